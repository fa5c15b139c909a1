//! What goes where: the parts of a module, and the part of each of its functions.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{FUNCTION_TABLE, Source};

/// What lies on the way to a part, and the part itself: `a/b` is loaded by what needs it alone, `a` by what several parts
/// below `a` need. The first module is the root, the empty name.
pub type PartName = String;

#[derive(Debug)]
pub struct Plan {
    /// The parts, in the order of their names; those that hold nothing are left out.
    pub parts: Vec<PartName>,
    /// The part of each function; none: the first module.
    pub part_of: Vec<Option<usize>>,
    /// Functions of parts that others reach, and the slot of the table where each is found.
    pub entries: BTreeMap<u32, u32>,
    /// How many slots the table has now.
    pub slots: u32,
}

/// Where a function is so far.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    /// Wherever its callers are.
    Open,
    At(PartName),
}

impl Plan {
    /// `part_by_name` says where a function of that name belongs, if its name says it; the second argument is whether the host
    /// or the table knows it. All others are where their callers are, at the nearest place that these have in common; what
    /// the host or the table knows too is in the first module.
    pub fn new(source: &Source, part_by_name: impl Fn(&str, bool) -> Option<String>) -> Self {
        let count = source.functions.len() as u32;
        let mut places: Vec<Place> = (0..count)
            .map(|function| {
                if source.is_import(function) {
                    return Place::At(String::new());
                }
                if let Some(exports) = source.exported.get(&function) {
                    let part = |name: &&str| part_by_name(name, true).unwrap_or_default();
                    let parts = exports.iter().map(part);
                    let both = |a: String, b: String| in_common(&a, &b).to_owned();
                    return Place::At(parts.reduce(both).unwrap_or_default());
                }
                let is_in_table = source.slots.contains_key(&function);
                let name = source.names.get(&function);
                match name.and_then(|name| part_by_name(name, is_in_table)) {
                    Some(part) => Place::At(part),
                    None if is_in_table => Place::At(String::new()),
                    None => Place::Open,
                }
            })
            .collect();
        let is_open: Vec<bool> = places.iter().map(|place| *place == Place::Open).collect();
        let mut changed: Vec<u32> = (0..count).collect();
        while let Some(caller) = changed.pop() {
            let Place::At(from) = places[caller as usize].clone() else {
                continue;
            };
            for &callee in &source.calls[caller as usize] {
                if !is_open[callee as usize] {
                    continue;
                }
                let before = &mut places[callee as usize];
                let now = match &*before {
                    Place::Open => from.clone(),
                    Place::At(other) => in_common(&from, other).to_owned(),
                };
                if *before != Place::At(now.clone()) {
                    *before = Place::At(now);
                    changed.push(callee);
                }
            }
        }
        Self::of(source, &places)
    }

    fn of(source: &Source, places: &[Place]) -> Self {
        let named = |place: &Place| match place {
            Place::At(name) if !name.is_empty() => Some(name.clone()),
            _ => None,
        };
        let parts: Vec<PartName> = places
            .iter()
            .filter_map(named)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let index = |place: &Place| named(place).and_then(|name| parts.binary_search(&name).ok());
        let part_of: Vec<_> = places.iter().map(index).collect();

        let mut reached: BTreeSet<u32> = source.exported.keys().copied().collect();
        reached.extend(source.slots.keys());
        for (caller, callees) in source.calls.iter().enumerate() {
            let elsewhere = |callee: &&u32| part_of[**callee as usize] != part_of[caller];
            reached.extend(callees.iter().filter(elsewhere));
        }
        let mut slots = source.tables[FUNCTION_TABLE as usize].initial as u32;
        let mut entries = BTreeMap::new();
        for function in reached {
            if part_of[function as usize].is_some() {
                let slot = source.slots.get(&function).copied().unwrap_or_else(|| {
                    slots += 1;
                    slots - 1
                });
                entries.insert(function, slot);
            }
        }
        Self {
            parts,
            part_of,
            entries,
            slots,
        }
    }

    pub fn is_in_part(&self, function: u32, part: usize) -> bool {
        self.part_of[function as usize] == Some(part)
    }
}

/// The nearest place on the way to both.
fn in_common<'a>(a: &'a str, b: &str) -> &'a str {
    if a == b {
        return a;
    }
    let mut end = 0;
    for (at, _) in a.match_indices('/') {
        if b.get(..=at) != Some(&a[..=at]) {
            break;
        }
        end = at;
    }
    if b.starts_with(a) && b[a.len()..].starts_with('/') {
        return a;
    }
    if a.starts_with(b) && a[b.len()..].starts_with('/') {
        return &a[..b.len()];
    }
    &a[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_places_have_a_way_in_common() {
        for (a, b, both) in [
            ("", "a", ""),
            ("a", "a", "a"),
            ("a/b", "a/c", "a"),
            ("a/b", "a", "a"),
            ("a", "a/b", "a"),
            ("a/b/c", "a/b/d", "a/b"),
            ("a/b", "ab/b", ""),
            ("x", "y", ""),
        ] {
            assert_eq!(in_common(a, b), both, "{a:?} {b:?}");
        }
    }
}
