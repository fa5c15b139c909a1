//! Represents text for the user as a [`Message`]: a code and its arguments. The catalogue of a language has a sentence for
//! each code. The English one is `en.ftl`, and `tools.ftl` for the messages of the command line, batches and Python only.
//! Both are in a subset of [Fluent](https://projectfluent.org): `code = text { $argument }`.

mod arg;
pub mod catalogue;
#[cfg(not(feature = "json"))]
mod english;
mod json;

pub use arg::{Arg, ToArg};

/// A code and its arguments, which contain all that a sentence in any language needs.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Message {
    /// The code of the sentence in the catalogues.
    pub code: &'static str,
    /// The arguments, with the names that the catalogues use.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// Makes a message of its parts. All expansions of [`message!`] share this function, which keeps programs small.
    #[doc(hidden)]
    #[inline(never)]
    pub fn with(code: &'static str, args: &[(&'static str, &dyn ToArg)]) -> Self {
        let args = args.iter().map(|(name, arg)| (*name, arg.to_arg()));
        let args = args.collect();
        Self { code, args }
    }

    /// Makes a message from a text of another library or program.
    pub fn from_text(words: impl std::fmt::Display) -> Self {
        let words = words.to_string();
        message!("foreign", words)
    }

    /// Returns the argument of this name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        let mut args = self.args.iter();
        args.find(|(own, _)| *own == name).map(|(_, arg)| arg)
    }

    /// Finds the message with this code: this one, or one inside it.
    pub fn find(&self, code: &str) -> Option<&Message> {
        if self.code == code {
            return Some(self);
        }
        self.args.iter().find_map(|(_, arg)| arg.find(code))
    }

    /// Changes every text of the message, for instance to shorten long texts from a file.
    #[must_use]
    pub fn map_texts(mut self, change: &dyn Fn(&str) -> String) -> Self {
        for (_, arg) in &mut self.args {
            *arg = std::mem::replace(arg, Arg::Number(0)).map_texts(change);
        }
        self
    }
}

impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        #[cfg(not(feature = "json"))]
        return f.write_str(&english::sentence(self));
        #[cfg(feature = "json")]
        f.write_str(&self.to_json())
    }
}

/// Makes a [`Message`] of a code and named arguments, as in `message!("stl-too-short", needed, found = bytes.len())`.
#[macro_export]
macro_rules! message {
    ($code:literal $(,)?) => {
        $crate::Message { code: $code, args: ::std::vec::Vec::new() }
    };
    ($code:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::Message::with($code, &[$((stringify!($name), $crate::arg!($name $(, $value)?))),+])
    };
}

/// Makes an argument of [`message!`].
#[doc(hidden)]
#[macro_export]
macro_rules! arg {
    ($name:ident) => {
        &$name as &dyn $crate::ToArg
    };
    ($name:ident, $value:expr) => {
        &$value as &dyn $crate::ToArg
    };
}

/// Makes a type with a method `message` an error, and an argument of other messages.
#[macro_export]
macro_rules! error {
    ($type:ty) => {
        $crate::display!($type);

        impl ::std::error::Error for $type {}
    };
}

/// Declares an error whose variants each make a message of their fields: `Variant { field: Type } => message,`.
#[macro_export]
macro_rules! errors {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {$(
            $(#[$doc:meta])*
            $variant:ident $({ $($field:ident : $type:ty),* })? $(($inner:ident : $wrapped:ty))? => $message:expr,
        )*}
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* $variant $({ $($field: $type),* })? $(($wrapped))?,)*
        }

        $crate::error!($name);

        impl $name {
            /// Returns the message for the user.
            pub fn message(&self) -> $crate::Message {
                match self {
                    $(Self::$variant $({ $($field),* })? $(($inner))? => $message,)*
                }
            }
        }
    };
}

/// Makes a type with a method `message` printable, and an argument of other messages.
#[macro_export]
macro_rules! display {
    ($type:ty) => {
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                self.message().fmt(f)
            }
        }

        impl $crate::ToArg for $type {
            fn to_arg(&self) -> $crate::Arg {
                $crate::Arg::Message(self.message())
            }
        }
    };
}

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
