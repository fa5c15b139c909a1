//! Parses JSON into one list of values: large documents have tens of thousands.

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Number;
use std::borrow::Cow;
use std::fmt;

/// A value, followed by all values in it. A key of an object is a text, followed by its value.
pub(super) type Value<'t> = [Node<'t>];

/// One value of a tree.
#[derive(Debug)]
pub(super) struct Node<'t> {
    pub(super) content: Content<'t>,
    /// The number of nodes of the value, this one included.
    size: usize,
}

/// The content of one value, without the values in it.
#[derive(Debug)]
pub(super) enum Content<'t> {
    Null,
    Bool(bool),
    Number(Number),
    Text(Cow<'t, str>),
    Array,
    Object,
}

/// Parses a document, whose first node is the whole.
pub(super) fn parse(text: &str) -> serde_json::Result<Vec<Node<'_>>> {
    let mut nodes = Vec::new();
    let mut json = serde_json::Deserializer::from_str(text);
    Append(&mut nodes).deserialize(&mut json)?;
    json.end()?;
    Ok(nodes)
}

/// Returns the values in an array, or the keys and values by turns in an object.
pub(super) fn children<'v, 't>(value: &'v Value<'t>) -> impl Iterator<Item = &'v Value<'t>> {
    let mut rest = &value[1..];
    std::iter::from_fn(move || {
        let (first, others) = rest.split_at(rest.first()?.size);
        rest = others;
        Some(first)
    })
}

/// Returns the last value of a key of an object.
pub(super) fn field<'v, 't>(object: &'v Value<'t>, key: &str) -> Option<&'v Value<'t>> {
    let mut inside = children(object);
    let mut found = None;
    while let (Some(name), Some(value)) = (inside.next(), inside.next()) {
        if matches!(&name[0].content, Content::Text(name) if name == key) {
            found = Some(value);
        }
    }
    found
}

/// A visitor that appends a value to the nodes.
struct Append<'n, 't>(&'n mut Vec<Node<'t>>);

impl<'t> Append<'_, 't> {
    fn push<E>(self, content: Content<'t>) -> Result<(), E> {
        self.0.push(Node { content, size: 1 });
        Ok(())
    }
}

impl<'t> DeserializeSeed<'t> for Append<'_, 't> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }
}

impl<'t> Visitor<'t> for Append<'_, 't> {
    type Value = ();

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        self.push(Content::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<(), E> {
        self.push(Content::Bool(flag))
    }

    fn visit_u64<E>(self, number: u64) -> Result<(), E> {
        self.push(Content::Number(number.into()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<(), E> {
        self.push(Content::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<(), E> {
        // The numbers of JSON are finite.
        self.push(Number::from_f64(number).map_or(Content::Null, Content::Number))
    }

    fn visit_borrowed_str<E>(self, text: &'t str) -> Result<(), E> {
        self.push(Content::Text(text.into()))
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        self.push(Content::Text(text.to_owned().into()))
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut items: A) -> Result<(), A::Error> {
        let first = self.0.len();
        Append(self.0).push(Content::Array)?;
        while items.next_element_seed(Append(self.0))?.is_some() {}
        self.0[first].size = self.0.len() - first;
        Ok(())
    }

    fn visit_map<A: MapAccess<'t>>(self, mut fields: A) -> Result<(), A::Error> {
        let first = self.0.len();
        Append(self.0).push(Content::Object)?;
        while fields.next_key_seed(Append(self.0))?.is_some() {
            fields.next_value_seed(Append(self.0))?;
        }
        self.0[first].size = self.0.len() - first;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_key_and_in_order() {
        let text = r#"{"a": [1, {"b": null}, "\n"], "b": true, "a\u0062": -0.5, "b": []}"#;
        let tree = parse(text).unwrap();
        let list = field(&tree, "a").unwrap();
        let sizes: Vec<_> = children(list).map(<[Node]>::len).collect();
        assert_eq!(sizes, [1, 3, 1]);
        assert!(field(&tree, "c").is_none());
        let content = |key| &field(&tree, key).unwrap()[0].content;
        assert!(matches!(content("ab"), Content::Number(n) if n.as_f64() == Some(-0.5)));
        assert!(matches!(content("b"), Content::Array));
        assert!(parse("[1] 2").is_err());
    }
}
