//! Defines sets of parts by the criteria of a reviewer.

use std::collections::HashSet;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::part::{IdentifiedPart, PartIdentity, ReviewPart};
use crate::pattern::Pattern;

/// A selection of parts of an assembly by a criterion.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PartSet {
    /// All parts.
    #[default]
    All,
    /// The parts under a node of the tree, given by the names from the outermost node to this node or to the part itself.
    #[serde(rename = "tree")]
    Subtree(Vec<String>),
    /// Parts whose own name matches a pattern: `*` stands for any characters, `?` for one.
    Name(Pattern),
    /// Parts of a colour.
    Colour(CssColour),
    /// Parts in layers whose name matches a pattern; none in files that have no layers.
    Layer(Pattern),
    /// Exactly these parts.
    Parts(Vec<PartIdentity>),
    /// The union of the sets.
    AnyOf(Vec<PartSet>),
    /// The intersection of the sets.
    AllOf(Vec<PartSet>),
    /// The complement of the set.
    Not(Box<PartSet>),
}

impl PartSet {
    /// Returns for each part whether it is in the set.
    pub(crate) fn mask(&self, parts: &[ReviewPart], known: &[IdentifiedPart]) -> Vec<bool> {
        let of = |is: &dyn Fn(&ReviewPart) -> bool| parts.iter().map(is).collect();
        let with = |sets: &[PartSet], start: bool| {
            let masks = sets.iter().map(|set| set.mask(parts, known));
            masks.fold(vec![start; parts.len()], |so_far, mask| {
                let each = so_far.into_iter().zip(mask);
                each.map(|(p, q)| if start { p && q } else { p || q })
                    .collect()
            })
        };
        match self {
            PartSet::All => vec![true; parts.len()],
            PartSet::Subtree(node) => of(&|part| part.path.starts_with(node)),
            PartSet::Name(pattern) => {
                let names = known.iter().map(|part| part.instance.name());
                names.map(|name| pattern.matches(name)).collect()
            }
            PartSet::Colour(colour) => of(&|part| *colour == CssColour::from_rgba(part.colour)),
            PartSet::Layer(pattern) => of(&|part| {
                part.layer
                    .as_ref()
                    .is_some_and(|layer| pattern.matches(layer))
            }),
            PartSet::Parts(list) => {
                let list: HashSet<&PartIdentity> = list.iter().collect();
                let instances = known.iter().map(|part| &part.instance);
                instances.map(|part| list.contains(part)).collect()
            }
            PartSet::AnyOf(sets) => with(sets, false),
            PartSet::AllOf(sets) => with(sets, true),
            PartSet::Not(set) => {
                let inside = set.mask(parts, known).into_iter();
                inside.map(|is_in| !is_in).collect()
            }
        }
    }

    /// Replaces names in its lists of parts by their current names. Returns whether any changed.
    pub(crate) fn rename(&mut self, name: &dyn Fn(&PartIdentity) -> Option<PartIdentity>) -> bool {
        let mut renamed = false;
        match self {
            PartSet::Parts(parts) => {
                for part in parts {
                    if let Some(new) = name(part) {
                        *part = new;
                        renamed = true;
                    }
                }
            }
            PartSet::AnyOf(sets) | PartSet::AllOf(sets) => {
                for set in sets {
                    renamed |= set.rename(name);
                }
            }
            PartSet::Not(set) => renamed = set.rename(name),
            PartSet::All
            | PartSet::Subtree(_)
            | PartSet::Name(_)
            | PartSet::Colour(_)
            | PartSet::Layer(_) => {}
        }
        renamed
    }
}

/// An opaque colour in CSS notation, `#c8a04b`; opacity does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CssColour([u8; 3]);

impl CssColour {
    /// Returns the nearest colour for components in 0…1. It uses double precision, as browsers do: 0.7 of 255 is just below
    /// 178.5.
    pub fn from_rgba([r, g, b, _]: [f32; 4]) -> Self {
        Self([r, g, b].map(|c| (f64::from(c.clamp(0.0, 1.0)) * 255.0).round() as u8))
    }
}

impl Serialize for CssColour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [r, g, b] = self.0;
        serializer.serialize_str(&format!("#{r:02x}{g:02x}{b:02x}"))
    }
}

impl<'de> Deserialize<'de> for CssColour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let digits = word.strip_prefix('#');
        let digits = digits.filter(|d| d.len() == 6 && d.bytes().all(|c| c.is_ascii_hexdigit()));
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let expected = || D::Error::custom(format!("“{word}” is not a colour such as #c8a04b"));
        let [_, r, g, b] = number.ok_or_else(expected)?.to_be_bytes();
        Ok(Self([r, g, b]))
    }
}

#[cfg(test)]
mod tests {
    use super::CssColour;

    #[test]
    fn a_colour_is_the_one_that_a_page_shows() {
        for (share, byte) in [
            (0.0, 0),
            (0.1, 26),
            (0.5, 128),
            (0.7, 178),
            (1.0, 255),
            (7.0, 255),
        ] {
            assert_eq!(
                CssColour::from_rgba([share; 4]),
                CssColour([byte; 3]),
                "{share}"
            );
        }
    }
}
