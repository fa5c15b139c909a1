//! Declares enums whose values have one spelling everywhere.

/// Declares an enum with one spelling of its values: `as_str`, and the same words in JSON and TypeScript with the features `serde`
/// and `typescript`.
macro_rules! string_enum {
    (
        $(#[$about:meta])*
        pub enum $name:ident { $($(#[$meaning:meta])* $value:ident = $word:literal,)+ }
    ) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
        $(#[$about])*
        pub enum $name {
            $($(#[$meaning])* #[cfg_attr(feature = "serde", serde(rename = $word))] $value,)+
        }

        impl $name {
            /// All values, in the order in which they are declared.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// Returns the spelling of the value in all machine-readable output.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }
        }
    };
}

pub(crate) use string_enum;
