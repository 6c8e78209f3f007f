//! People: each does what a browser does, and keeps what it was told.

mod deeds;
pub mod http;
mod life;
mod link;
mod picture;
mod wishes;

pub use life::{Party, Role, live};
pub use picture::Picture;
