//! Reads values from a JSON tree, and reports the path of an invalid one.
//!
//! `serde_json` parses the text. Derived readers do not track the path in the tree; with `serde_path_to_error` they do,
//! but add 160 kB to the page's wasm.

pub(super) use super::tree::Value;
use super::tree::{Content, children, field};
pub(super) use crate::error::Result;
use crate::error::{ImportError, damaged_at};
use crate::job::Job;
use crate::text::quoted;
use nearpoint_message::{Message, ToArg, message};
use serde_json::Number;
use std::borrow::Cow;
use std::fmt::Write;

/// A value that is an object.
type Object<'t> = Value<'t>;

/// Defines structs with their readers. Each field has its type, and a method of [`Reader`] with its arguments, of which
/// the first is the key.
macro_rules! records {
    ($($(#[$about:meta])* $name:ident {
        $($(#[$about_field:meta])* $field:ident: $type:ty = $method:ident($($argument:expr),+),)+
    })+) => {$(
        $(#[$about])*
        #[derive(Debug, Default)]
        pub(super) struct $name {
            $($(#[$about_field])* pub(super) $field: $type,)+
        }

        impl $name {
            pub(super) fn read(reader: &mut Reader, value: &Value) -> Result<Self> {
                let object = reader.object(value)?;
                Ok(Self { $($field: reader.$method(object, $($argument),+)?,)+ })
            }
        }
    )+};
}

pub(super) use records;

/// A reader with the current path in the tree.
pub(super) struct Reader<'j, 'p> {
    job: &'j Job<'p>,
    path: Vec<Step>,
}

enum Step {
    Key(&'static str),
    Item(usize),
}

impl<'j, 'p> Reader<'j, 'p> {
    pub(super) fn new(job: &'j Job<'p>) -> Self {
        Self {
            job,
            path: Vec::new(),
        }
    }

    /// Reads the value of a key; none if there is no such key, or it is null.
    pub(super) fn field<T>(
        &mut self,
        object: &Object,
        key: &'static str,
        read: impl FnOnce(&mut Self, &Value) -> Result<T>,
    ) -> Result<Option<T>> {
        let is_null = |value: &&Value| matches!(value[0].content, Content::Null);
        let Some(value) = field(object, key).filter(|value| !is_null(value)) else {
            return Ok(None);
        };
        self.path.push(Step::Key(key));
        let read = read(self, value)?;
        self.path.pop();
        Ok(Some(read))
    }

    /// Reads a field of the object in another field.
    pub(super) fn inner<T>(
        &mut self,
        object: &Object,
        [outer, key]: [&'static str; 2],
        read: impl FnOnce(&mut Self, &Value) -> Result<T>,
    ) -> Result<Option<T>> {
        let found = self.field(object, outer, |reader, value| {
            let inner = reader.object(value)?;
            reader.field(inner, key, read)
        })?;
        Ok(found.flatten())
    }

    /// Reads the first of these extensions that the object has.
    pub(super) fn extension<T>(
        &mut self,
        object: &Object,
        names: &[&'static str],
        read: fn(&mut Self, &Value) -> Result<T>,
    ) -> Result<Option<T>> {
        for name in names {
            let found = self.inner(object, ["extensions", name], read)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Reads a field that may be left out for its default.
    pub(super) fn or_default<T: Default>(
        &mut self,
        object: &Object,
        key: &'static str,
        read: impl FnOnce(&mut Self, &Value) -> Result<T>,
    ) -> Result<T> {
        Ok(self.field(object, key, read)?.unwrap_or_default())
    }

    pub(super) fn required<T>(
        &mut self,
        object: &Object,
        key: &'static str,
        read: impl FnOnce(&mut Self, &Value) -> Result<T>,
    ) -> Result<T> {
        match self.field(object, key, read)? {
            Some(value) => Ok(value),
            None => Err(self.error_here(message!("gltf-missing", key))),
        }
    }

    /// Reads the items of a list; none if it is left out.
    pub(super) fn list<T>(
        &mut self,
        object: &Object,
        key: &'static str,
        read: fn(&mut Self, &Value) -> Result<T>,
    ) -> Result<Vec<T>> {
        self.or_default(object, key, |reader, value| reader.items(value, read))
    }

    fn items<T>(
        &mut self,
        value: &Value,
        read: fn(&mut Self, &Value) -> Result<T>,
    ) -> Result<Vec<T>> {
        let Content::Array = value[0].content else {
            return Err(self.unexpected(message!("gltf-list"), value));
        };
        let mut items = Vec::new();
        self.job.reserve(&mut items, children(value).count())?;
        for (number, value) in children(value).enumerate() {
            self.path.push(Step::Item(number));
            items.push(read(self, value)?);
            self.path.pop();
        }
        Ok(items)
    }

    /// Reads a list of numbers of any length.
    pub(super) fn all_numbers(&mut self, value: &Value) -> Result<Vec<f64>> {
        self.items(value, Self::number)
    }

    /// Reads a list of exactly `N` numbers.
    pub(super) fn numbers<const N: usize>(&mut self, value: &Value) -> Result<[f64; N]> {
        let items = self.all_numbers(value)?;
        (items.try_into()).map_err(|_| self.unexpected(message!("gltf-list-numbers", n = N), value))
    }

    pub(super) fn object<'v, 't>(&mut self, value: &'v Value<'t>) -> Result<&'v Object<'t>> {
        match value[0].content {
            Content::Object => Ok(value),
            _ => Err(self.unexpected(message!("gltf-object"), value)),
        }
    }

    pub(super) fn text(&mut self, value: &Value) -> Result<String> {
        Ok(self.borrowed_text(value)?.to_owned())
    }

    /// Reads a text, which is the same as one of these for most files.
    pub(super) fn text_among(
        &mut self,
        usual: &[&'static str],
        value: &Value,
    ) -> Result<Cow<'static, str>> {
        let text = self.borrowed_text(value)?;
        let same = usual.iter().copied().find(|&usual| usual == text);
        Ok(same.map_or_else(|| text.to_owned().into(), Cow::Borrowed))
    }

    fn borrowed_text<'v>(&mut self, value: &'v Value) -> Result<&'v str> {
        match &value[0].content {
            Content::Text(text) => Ok(text),
            _ => Err(self.unexpected(message!("text"), value)),
        }
    }

    pub(super) fn flag(&mut self, value: &Value) -> Result<bool> {
        match value[0].content {
            Content::Bool(flag) => Ok(flag),
            _ => Err(self.unexpected(message!("true-false"), value)),
        }
    }

    pub(super) fn number(&mut self, value: &Value) -> Result<f64> {
        number(value, Number::as_f64).ok_or_else(|| self.unexpected(message!("number"), value))
    }

    pub(super) fn count(&mut self, value: &Value) -> Result<u64> {
        number(value, Number::as_u64).ok_or_else(|| self.unexpected(message!("gltf-count"), value))
    }

    /// Reads the index of an item of another list.
    pub(super) fn index(&mut self, value: &Value) -> Result<usize> {
        let index = number(value, Number::as_u64).and_then(|n| usize::try_from(n).ok());
        index.ok_or_else(|| self.unexpected(message!("gltf-number-item"), value))
    }

    fn unexpected(&self, wanted: Message, found: &Value) -> ImportError {
        let found = match &found[0].content {
            Content::Number(number) => number.to_string().to_arg(),
            Content::Text(text) => quoted(text.as_bytes()).to_arg(),
            Content::Array => message!("gltf-list-2", items = children(found).count()).to_arg(),
            Content::Object => message!("gltf-object").to_arg(),
            Content::Bool(flag) => flag.to_string().to_arg(),
            Content::Null => "null".to_arg(),
        };
        self.error_here(message!("gltf-expected", found, wanted))
    }

    fn error_here(&self, problem: Message) -> ImportError {
        let mut place = String::new();
        for step in &self.path {
            // Writing to a string cannot fail.
            let _ = match step {
                Step::Key(key) if place.is_empty() => write!(place, "{key}"),
                Step::Key(key) => write!(place, ".{key}"),
                Step::Item(number) => write!(place, "[{number}]"),
            };
        }
        let place = match place.is_empty() {
            true => message!("gltf-json").to_arg(),
            false => place.to_arg(),
        };
        damaged_at(place, problem)
    }
}

/// Converts a value that is a number.
fn number<T>(value: &Value, to: fn(&Number) -> Option<T>) -> Option<T> {
    match &value[0].content {
        Content::Number(number) => to(number),
        _ => None,
    }
}
