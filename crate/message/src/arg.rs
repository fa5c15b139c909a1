//! Defines the arguments of messages.

use crate::Message;
use std::borrow::Cow;

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arg {
    /// A name, or any other text that is the same in every language.
    Text(String),
    /// A whole number; sentences choose their plural form by it.
    Number(i64),
    /// A message inside a message.
    Message(Message),
    /// A list of arguments.
    List(Vec<Arg>),
}

impl Arg {
    /// Lists at most `most` of the items, and adds an ellipsis if there are more.
    pub fn list_at_most(items: impl IntoIterator<Item: ToArg>, most: usize) -> Self {
        let mut items: Vec<Arg> = items.into_iter().map(|item| item.to_arg()).collect();
        if items.len() > most {
            items.truncate(most);
            items.push("…".to_arg());
        }
        Self::List(items)
    }

    pub(crate) fn find(&self, code: &str) -> Option<&Message> {
        match self {
            Self::Message(message) => message.find(code),
            Self::List(items) => items.iter().find_map(|item| item.find(code)),
            Self::Text(_) | Self::Number(_) => None,
        }
    }

    pub(crate) fn map_texts(self, change: &dyn Fn(&str) -> String) -> Self {
        match self {
            Self::Text(text) => Self::Text(change(&text)),
            Self::Number(_) => self,
            Self::Message(message) => Self::Message(message.map_texts(change)),
            Self::List(items) => Self::List(
                items
                    .into_iter()
                    .map(|item| item.map_texts(change))
                    .collect(),
            ),
        }
    }
}

/// A value that can be an argument of a message.
pub trait ToArg {
    /// Returns the value as an argument.
    fn to_arg(&self) -> Arg;
}

impl<T: ToArg + ?Sized> ToArg for &T {
    fn to_arg(&self) -> Arg {
        (**self).to_arg()
    }
}

impl ToArg for Arg {
    fn to_arg(&self) -> Arg {
        self.clone()
    }
}

impl ToArg for Message {
    fn to_arg(&self) -> Arg {
        Arg::Message(self.clone())
    }
}

impl<T: ToArg> ToArg for Option<T> {
    /// Returns the empty text for none.
    fn to_arg(&self) -> Arg {
        self.as_ref()
            .map_or_else(|| Arg::Text(String::new()), ToArg::to_arg)
    }
}

impl<T: ToArg> ToArg for Vec<T> {
    fn to_arg(&self) -> Arg {
        self.as_slice().to_arg()
    }
}

impl<T: ToArg> ToArg for [T] {
    fn to_arg(&self) -> Arg {
        Arg::List(self.iter().map(ToArg::to_arg).collect())
    }
}

impl<T: ToArg, const N: usize> ToArg for [T; N] {
    fn to_arg(&self) -> Arg {
        self.as_slice().to_arg()
    }
}

impl ToArg for Cow<'_, str> {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.clone().into_owned())
    }
}

macro_rules! texts {
    ($($type:ty),+) => {$(
        impl ToArg for $type {
            fn to_arg(&self) -> Arg {
                Arg::Text(self.to_string())
            }
        }
    )+};
}

texts!(str, String, char, std::fmt::Arguments<'_>);

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl ToArg for $type {
            fn to_arg(&self) -> Arg {
                i64::try_from(*self).map_or_else(|_| Arg::Text(self.to_string()), Arg::Number)
            }
        }
    )+};
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

macro_rules! floats {
    ($($type:ty),+) => {$(
        impl ToArg for $type {
            /// Returns a whole number as a number, which has a plural form, and any other as text.
            fn to_arg(&self) -> Arg {
                let is_whole = self.fract() == 0.0 && self.abs() < 1e15;
                if is_whole && (*self != 0.0 || self.is_sign_positive()) {
                    Arg::Number(*self as i64)
                } else {
                    Arg::Text(self.to_string())
                }
            }
        }
    )+};
}

floats!(f32, f64);
