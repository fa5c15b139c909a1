//! Plans the cut: the parts of a module, and the part of each of its functions and constants.

use std::collections::{BTreeMap, BTreeSet};

use super::constants::Constants;
use super::source::{FUNCTION_TABLE, Source};

/// The name of a part, as a path: `a/b` is loaded when it is needed, and before it `a`, which contains the functions
/// that several parts below `a` need. The first module is the root, the empty name.
pub type PartName = String;

#[derive(Debug)]
pub struct Plan {
    /// The parts in the order of their names, without empty ones.
    pub parts: Vec<PartName>,
    /// The part of each function; `None` for the first module.
    pub part_of: Vec<Option<usize>>,
    /// The part of each constant; `None` for the first module.
    pub part_of_constant: Vec<Option<usize>>,
    /// The functions of parts that others call, with their slots in the table.
    pub entries: BTreeMap<u32, u32>,
    /// The number of slots in the table.
    pub slots: u32,
}

/// The part of a function during planning.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Placement {
    /// The part depends on its callers.
    Open,
    At(PartName),
}

impl Plan {
    /// Plans the cut. `part_by_name` returns the part that a function's name determines, if any; the second argument is
    /// whether the host or the table knows the function. All others go to the nearest common ancestor of their callers,
    /// or to the first module if the host or the table knows them. A constant goes to the nearest common ancestor of
    /// its users, or to the first module if unknown data point to it.
    pub fn new(
        source: &Source,
        constants: &Constants,
        part_by_name: impl Fn(&str, bool) -> Option<String>,
    ) -> Self {
        let count = source.functions.len() as u32;
        let mut places: Vec<Placement> = (0..count)
            .map(|function| {
                if source.is_import(function) {
                    return Placement::At(String::new());
                }
                if let Some(exports) = source.exported.get(&function) {
                    let part = |name: &&str| part_by_name(name, true).unwrap_or_default();
                    let parts = exports.iter().map(part);
                    let both = |a: String, b: String| common_prefix(&a, &b).to_owned();
                    return Placement::At(parts.reduce(both).unwrap_or_default());
                }
                let is_in_table = source.slots.contains_key(&function);
                let name = source.names.get(&function);
                match name.and_then(|name| part_by_name(name, is_in_table)) {
                    Some(part) => Placement::At(part),
                    None if is_in_table => Placement::At(String::new()),
                    None => Placement::Open,
                }
            })
            .collect();
        let (needed, by_any) = needed(source, constants);
        places.resize(needed.len(), Placement::Open);
        for one in by_any {
            places[one] = Placement::At(String::new());
        }
        let is_open: Vec<bool> = places
            .iter()
            .map(|place| *place == Placement::Open)
            .collect();
        let mut changed: Vec<usize> = (0..places.len()).collect();
        while let Some(needing) = changed.pop() {
            let Placement::At(from) = places[needing].clone() else {
                continue;
            };
            for &one in needed[needing].iter().filter(|one| is_open[**one]) {
                let now = match &places[one] {
                    Placement::Open => from.clone(),
                    Placement::At(other) => common_prefix(&from, other).to_owned(),
                };
                if places[one] != Placement::At(now.clone()) {
                    places[one] = Placement::At(now);
                    changed.push(one);
                }
            }
        }
        Self::of(source, &places)
    }

    /// Returns the plan for these parts of the functions, and of the constants that follow them.
    fn of(source: &Source, places: &[Placement]) -> Self {
        let named = |place: &Placement| match place {
            Placement::At(name) if !name.is_empty() => Some(name.clone()),
            _ => None,
        };
        let parts: Vec<PartName> = places
            .iter()
            .filter_map(named)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let index =
            |place: &Placement| named(place).and_then(|name| parts.binary_search(&name).ok());
        let mut part_of: Vec<_> = places.iter().map(index).collect();
        let part_of_constant = part_of.split_off(source.functions.len());

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
            part_of_constant,
            entries,
            slots,
        }
    }

    /// Returns the nearest part on the path to a part.
    pub fn before(&self, part: usize) -> Option<usize> {
        let names = self.parts[part].match_indices('/').rev();
        let mut before = names.map(|(at, _)| &self.parts[part][..at]);
        before.find_map(|name| self.parts.iter().position(|part| part == name))
    }

    pub fn is_in_part(&self, function: u32, part: usize) -> bool {
        self.part_of[function as usize] == Some(part)
    }
}

/// Returns the calls and pointers of each function and constant, with constants numbered after the functions. Also
/// returns the constants that unknown data point to.
fn needed(source: &Source, constants: &Constants) -> (Vec<Vec<usize>>, BTreeSet<usize>) {
    let behind = |constant: &usize| source.functions.len() + constant;
    let mut needed: Vec<Vec<usize>> = Vec::new();
    for calls in &source.calls {
        needed.push(calls.iter().map(|callee| *callee as usize).collect());
    }
    for pointed in &constants.of_constant {
        needed.push(pointed.iter().map(behind).collect());
    }
    let mut by_any: BTreeSet<usize> = constants.of_others.iter().map(behind).collect();
    let symbols = source.symbols.iter();
    let functions: BTreeMap<&str, u32> = symbols.map(|(at, symbol)| (*symbol, *at)).collect();
    for (symbol, pointed) in &constants.of_function {
        // For functions that JavaScript calls, wasm-bindgen has removed a number after the name.
        let named = symbol.rsplit_once('_').map(|(name, _)| name);
        let function = [Some(symbol.as_str()), named].into_iter().flatten();
        match function.filter_map(|name| functions.get(name)).next() {
            Some(function) => needed[*function as usize].extend(pointed.iter().map(behind)),
            // wasm-bindgen has removed the functions that described types to it.
            None if symbol.starts_with("__wbindgen_describe") => {}
            None => by_any.extend(pointed.iter().map(behind)),
        }
    }
    (needed, by_any)
}

/// Returns the nearest common ancestor of both.
fn common_prefix<'a>(a: &'a str, b: &str) -> &'a str {
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
    fn common_prefix_of_part_names() {
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
            assert_eq!(common_prefix(a, b), both, "{a:?} {b:?}");
        }
    }
}
