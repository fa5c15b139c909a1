//! Makes names for links and joints that have none.

use std::collections::{HashMap, HashSet};

#[derive(Default)]
pub(crate) struct Names {
    used: HashSet<String>,
    /// The number that is tried next after each name.
    next: HashMap<String, u64>,
}

impl Names {
    /// Returns the name, with a number if it is in use, and marks it as used.
    pub(crate) fn unique(&mut self, like: &str) -> String {
        if self.used.insert(like.to_owned()) {
            return like.to_owned();
        }
        let next = self.next.entry(like.to_owned()).or_insert(2);
        loop {
            let name = format!("{like} {next}");
            *next += 1;
            if self.used.insert(name.clone()) {
                return name;
            }
        }
    }
}

impl FromIterator<String> for Names {
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        Self {
            used: names.into_iter().collect(),
            next: HashMap::new(),
        }
    }
}
