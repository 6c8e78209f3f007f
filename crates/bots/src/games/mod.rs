//! What bots look at in each game.

/// A file that is part of the program: with the feature `carried`, and empty without it.
#[cfg(feature = "carried")]
macro_rules! carried {
    (bytes $path:literal) => {
        include_bytes!($path)
    };
    (text $path:literal) => {
        include_str!($path)
    };
}

#[cfg(not(feature = "carried"))]
macro_rules! carried {
    (bytes $path:literal) => {
        &[]
    };
    (text $path:literal) => {
        "[]"
    };
}

mod deja_vu;
mod momiji;
mod vivid_memories;
