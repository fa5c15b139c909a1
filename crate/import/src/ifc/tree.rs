//! How products are called, and what they are in: project, site, building, storey, assemblies, and last their type.

use super::found::Thing;
use crate::instances::DEEPEST_GROUP;
use crate::names::cleaned;
use std::collections::HashMap;

/// The things of a file by their numbers.
pub(super) struct Tree<'a> {
    things: HashMap<u32, &'a Thing>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(things: &'a [Thing]) -> Self {
        Self {
            things: things.iter().map(|thing| (thing.id, thing)).collect(),
        }
    }

    /// A product's name, or else its type, and its GlobalId, by which other programs and people know it.
    pub(super) fn name(&self, id: u32) -> Option<String> {
        let thing = self.things.get(&id)?;
        let name = called(thing);
        match (name, cleaned(&thing.global_id)) {
            (Some(name), Some(global)) => Some(format!("{name} ({global})")),
            (name, global) => name.or(global),
        }
    }

    /// What a product is in, outermost first.
    pub(super) fn group(&self, id: u32) -> Vec<String> {
        let Some(thing) = self.things.get(&id) else {
            return Vec::new();
        };
        let mut seen = vec![id];
        let mut names = Vec::new();
        let mut above = thing.above;
        // A file in which something is in itself is read as far as that is not so.
        while let Some(upper) = above.filter(|upper| !seen.contains(upper))
            && let Some(upper) = self.things.get(&upper)
            && seen.len() < DEEPEST_GROUP
        {
            seen.push(upper.id);
            names.extend(called(upper));
            above = upper.above;
        }
        names.reverse();
        names.extend(cleaned(&thing.kind));
        names
    }
}

/// By its name, or else by its type.
pub(super) fn called(thing: &Thing) -> Option<String> {
    cleaned(&thing.name).or_else(|| cleaned(&thing.kind))
}
