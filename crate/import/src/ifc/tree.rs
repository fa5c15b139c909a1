//! Finds the names of products and of their containers: project, site, building, storey, assemblies, and last their
//! type.

use super::model::IfcObject;
use crate::instances::MAX_GROUP_DEPTH;
use crate::names::sanitize_name;
use std::collections::HashMap;

/// The objects of a file by their ids.
pub(super) struct Tree<'a> {
    objects: HashMap<u32, &'a IfcObject>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(things: &'a [IfcObject]) -> Self {
        Self {
            objects: things.iter().map(|thing| (thing.id, thing)).collect(),
        }
    }

    /// Returns a product's name, or else its type, with its GlobalId, which identifies it in other programs.
    pub(super) fn name(&self, id: u32) -> Option<String> {
        let thing = self.objects.get(&id)?;
        let name = display_name(thing);
        match (name, sanitize_name(&thing.global_id)) {
            (Some(name), Some(global)) => Some(format!("{name} ({global})")),
            (name, global) => name.or(global),
        }
    }

    /// Returns the names of a product's containers, outermost first.
    pub(super) fn group(&self, id: u32) -> Vec<String> {
        let Some(thing) = self.objects.get(&id) else {
            return Vec::new();
        };
        let mut seen = vec![id];
        let mut names = Vec::new();
        let mut above = thing.parent;
        // If an object contains itself, the walk stops at the first repetition.
        while let Some(upper) = above.filter(|upper| !seen.contains(upper))
            && let Some(upper) = self.objects.get(&upper)
            && seen.len() < MAX_GROUP_DEPTH
        {
            seen.push(upper.id);
            names.extend(display_name(upper));
            above = upper.parent;
        }
        names.reverse();
        names.extend(sanitize_name(&thing.kind));
        names
    }
}

/// Returns the GlobalId in a name that `Tree::name` made: 22 digits of base 64, of which the first has two bits.
#[must_use]
pub fn global_id(name: &str) -> Option<&str> {
    let last = (name.strip_suffix(')')).and_then(|name| name.rsplit_once(" ("));
    let last = last.map_or(name, |(_, last)| last);
    let is_digit = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
    let is_one =
        last.len() == 22 && last.bytes().all(is_digit) && last.starts_with(['0', '1', '2', '3']);
    is_one.then_some(last)
}

/// Returns an object's name, or else its type.
pub(super) fn display_name(object: &IfcObject) -> Option<String> {
    sanitize_name(&object.name).or_else(|| sanitize_name(&object.kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOBAL: &str = "2O2Fr$t4X7Zf8NOew3FLOH";

    #[test]
    fn what_is_in_a_name_is_found_again() {
        let thing = |name: &str, global_id: &str| IfcObject {
            id: 7,
            name: name.to_owned(),
            kind: "Wall".to_owned(),
            global_id: global_id.to_owned(),
            parent: None,
            has_shape: true,
        };
        for name in ["Wall (old)", "", "a (b"] {
            for global in [GLOBAL, ""] {
                let things = [thing(name, global)];
                let called = Tree::new(&things).name(7).unwrap_or_default();
                let requested = Some(global).filter(|global| !global.is_empty());
                assert_eq!(global_id(&called), requested, "{called}");
            }
        }
    }

    #[test]
    fn other_names_have_none() {
        for name in [
            "",
            "()",
            "bolt (2)",
            "x (9O2Fr$t4X7Zf8NOew3FLOH)",
            "x (2O2Fr$t4X7Zf8NOew3FLO-)",
            "2O2Fr$t4X7Zf8NOew3FLOH)",
        ] {
            assert_eq!(global_id(name), None, "{name}");
        }
    }
}
