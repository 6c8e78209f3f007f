//! Words of a game: types for things that are told apart by name or number alone.

/// Makes an enum of things that have nothing but a name: colours, shapes, directions.
///
/// Each variant stands beside the word that documents, moves and messages use for it. The word is
/// written out and not made from the variant, because it is kept in records and positions: a variant
/// may get a better name, a word that was published may not. Sets of them are kept in the number after
/// `in` (see [`SmallSet`](crate::SmallSet)).
///
/// ```
/// reverie_table::vocabulary! {
///     /// A wind.
///     pub enum Wind in u8 {
///         /// From the sea.
///         Sea = "sea-wind",
///         /// From the land.
///         Land = "land-wind",
///     }
/// }
///
/// assert_eq!(Wind::COUNT, 2);
/// assert_eq!(Wind::ALL, [Wind::Sea, Wind::Land]);
/// assert_eq!(Wind::Land.index(), 1);
/// assert_eq!(Wind::Land.name(), "land-wind");
/// assert_eq!(Wind::from_name("sea-wind"), Some(Wind::Sea));
/// assert_eq!(Wind::Sea.to_string(), "sea-wind");
/// assert_eq!(reverie_table::SmallSet::<Wind>::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident in $bits:ident {
            $($(#[$about_one:meta])* $variant:ident = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visible enum $name {
            $($(#[$about_one])* $variant),+
        }

        impl $name {
            /// All of them, in order.
            $visible const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// How many there are.
            $visible const COUNT: usize = $name::ALL.len();

            /// Position in an array over all of them.
            #[inline]
            $visible const fn index(self) -> usize {
                self as usize
            }

            /// The word for it in documents, moves and messages.
            #[inline]
            $visible const fn name(self) -> &'static str {
                [$($word),+][self as usize]
            }

            /// The one that this word names.
            $visible fn from_name(name: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl $crate::Member for $name {
            type Bits = $bits;

            const COUNT: usize = $name::COUNT;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> $name {
                $name::ALL[index]
            }
        }
    };
}

/// Makes a type for things that a game numbers from zero: cards, tiles, hexes.
///
/// The number is kept in a byte, and sets of them (see [`SmallSet`](crate::SmallSet)) in the number
/// after `in`.
///
/// ```
/// reverie_table::numbered! {
///     /// A lantern.
///     pub struct Lantern in u16, of 12;
/// }
///
/// assert_eq!(Lantern::COUNT, 12);
/// assert_eq!(Lantern::from_index(7).index(), 7);
/// assert_eq!(Lantern::all().len(), 12);
/// assert_eq!(reverie_table::SmallSet::<Lantern>::ALL.iter().last(), Some(Lantern::from_index(11)));
/// ```
#[macro_export]
macro_rules! numbered {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident in $bits:ident, of $count:expr;
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visible struct $name(u8);

        impl $name {
            /// How many there are, or may be.
            $visible const COUNT: usize = $count;

            /// The one at this position, which must be below [`Self::COUNT`].
            #[inline]
            $visible const fn from_index(index: usize) -> $name {
                debug_assert!(index < $name::COUNT);
                $name(index as u8)
            }

            /// Position in an array over all of them.
            #[inline]
            $visible const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, in order.
            $visible fn all() -> $crate::Members<$name> {
                $crate::SmallSet::ALL.iter()
            }
        }

        impl $crate::Member for $name {
            type Bits = $bits;

            const COUNT: usize = $name::COUNT;

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn from_index(index: usize) -> $name {
                $name::from_index(index)
            }
        }
    };
}
