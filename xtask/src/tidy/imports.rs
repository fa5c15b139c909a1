//! Finds the imports between files: in Rust crates by the paths in the code, in scripts by relative addresses.

use std::collections::{BTreeMap, BTreeSet};

use regex_lite::{Captures, Regex};

use super::module_rules::is_below;
use super::source::Source;

/// The files that one file imports, each with the line and the words of its first import.
pub type Imports = BTreeMap<String, (usize, String)>;

/// Reads the imports of each file of a crate's `src`, and of each script.
pub fn between_files<'a>(sources: &[Source<'a>]) -> BTreeMap<&'a str, Imports> {
    let paths: BTreeSet<&str> = sources.iter().map(|source| source.path).collect();
    let rust = Rust::new(&paths);
    let of = |source: &Source<'a>| {
        let found = match module(source.path) {
            Some(here) => rust.imports(source, here),
            None if source.is_script() => scripts_of(source, &paths),
            None => return None,
        };
        Some((source.path, found))
    };
    sources.iter().filter_map(of).collect()
}

fn scripts_of(source: &Source, paths: &BTreeSet<&str>) -> Imports {
    let mut found = Imports::new();
    for (line, _, target) in of_script(source) {
        let to = resolve(source.path, target).unwrap_or_default();
        let mut names = ["", ".ts", "/index.ts"].iter();
        let to = names.find_map(|end| paths.get(format!("{to}{end}").as_str()));
        if let Some(to) = to {
            let words = || (line, target.to_owned());
            found.entry((*to).to_owned()).or_insert_with(words);
        }
    }
    found
}

/// Reads the imports of a script: the number of each line that has one, the line, and the imported file.
pub fn of_script<'a>(source: &Source<'a>) -> Vec<(usize, &'a str, &'a str)> {
    let import = Regex::new(r#"(?:\bfrom|\bimport\(?)\s*["']([^"']+)["']"#).expect("valid");
    let of_line = |(line, number)| Some((number, line, import.captures(line)?.get(1)?.as_str()));
    source.text.lines().zip(1..).filter_map(of_line).collect()
}

/// Returns the path from the root that a relative import names.
pub fn resolve(importer: &str, target: &str) -> Option<String> {
    match target.starts_with('.') {
        true => relative_path(importer, target),
        false => None,
    }
}

/// Returns the path from the root for a path relative to a file.
pub fn relative_path(file: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// The modules of all crates with their files, and a search for the imports between them. The name of a module is its
/// file's path without extension, `crate/a/src/b/c`; the name of a crate's root is its folder, `crate/a/src`.
struct Rust<'a> {
    modules: BTreeMap<&'a str, &'a str>,
    tree: Regex,
    path: Regex,
}

impl<'a> Rust<'a> {
    fn new(paths: &BTreeSet<&'a str>) -> Self {
        let one = |path: &&'a str| Some((module(path)?, *path));
        Self {
            modules: paths.iter().filter_map(one).collect(),
            tree: Regex::new(r"\b(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);").expect("valid"),
            path: Regex::new(r"\b[a-z_][a-z0-9_]*(?:::[A-Za-z_]\w*)+").expect("valid"),
        }
    }

    /// Finds the files of the innermost modules that a file names. It skips the file's ancestors, which exist for their
    /// children. It also skips descendants in a `pub use`, which only re-exports names.
    fn imports(&self, source: &Source, here: &str) -> Imports {
        let mut found = Imports::new();
        let mut take = |at: usize, path: &str, to: &str| {
            if let Some(file) = self.modules.get(to).filter(|_| !is_below(here, to)) {
                let line = || source.code[..at].matches('\n').count() + 1;
                let words = || (line(), path.to_owned());
                found.entry((*file).to_owned()).or_insert_with(words);
            }
        };
        let mut renamed = BTreeMap::new();
        for one in self.tree.captures_iter(&source.code) {
            for leaf in leaves(&one[2]) {
                let (path, name) = leaf.split_once(" as ").unwrap_or((&leaf, ""));
                let path = path.trim_end_matches("::self");
                let last = path.rsplit("::").next().unwrap_or(path);
                let Some(to) = self.module_of(here, path, &BTreeMap::new()) else {
                    continue;
                };
                if to.ends_with(&format!("/{last}")) {
                    let name = if name.is_empty() { last } else { name };
                    renamed.insert(name.to_owned(), to.clone());
                }
                if one.get(1).is_none() || !is_below(&to, here) {
                    take(one.get(2).map_or(0, |tree| tree.start()), path, &to);
                }
            }
        }
        let blank = |one: &Captures| one[0].replace(|c| c != '\n', " ");
        let code = self.tree.replace_all(&source.code, blank);
        for path in self.path.find_iter(&code) {
            if let Some(to) = self.module_of(here, path.as_str(), &renamed) {
                take(path.start(), path.as_str(), &to);
            }
        }
        found
    }

    /// Finds the innermost module that a path names; `renamed` are the imported modules by their local names.
    fn module_of(
        &self,
        here: &str,
        path: &str,
        renamed: &BTreeMap<String, String>,
    ) -> Option<String> {
        let child = |of: &str, name: &str| {
            let child = format!("{of}/{name}");
            self.modules.contains_key(child.as_str()).then_some(child)
        };
        let mut names = path.split("::").peekable();
        let mut at = match names.next()? {
            "crate" => here[..here.find("/src")? + "/src".len()].to_owned(),
            "self" => here.to_owned(),
            "super" => parent(here).to_owned(),
            name => renamed.get(name).cloned().or_else(|| child(here, name))?,
        };
        while names.next_if_eq(&"super").is_some() {
            at.truncate(parent(&at).len());
        }
        for name in names {
            let Some(next) = child(&at, name) else { break };
            at = next;
        }
        Some(at)
    }
}

/// Returns the module of a file in a crate's `src`.
fn module(path: &str) -> Option<&str> {
    let whole = path
        .strip_suffix(".rs")
        .filter(|_| path.contains("/src/"))?;
    let (folder, name) = whole.rsplit_once('/')?;
    let is_root = folder.ends_with("/src") && matches!(name, "lib" | "main");
    Some(if is_root || name == "mod" {
        folder
    } else {
        whole
    })
}

fn parent(module: &str) -> &str {
    module.rsplit_once('/').map_or("", |(parent, _)| parent)
}

/// Returns the single paths of a `use`, which may have several in braces.
fn leaves(tree: &str) -> Vec<String> {
    let (mut found, mut heads, mut word) = (Vec::new(), vec![String::new()], String::new());
    for c in tree.chars().chain([',']) {
        if !matches!(c, '{' | ',' | '}') {
            word.push(c);
            continue;
        }
        let path = heads.concat() + word.trim();
        if c == '{' {
            heads.push(word.trim().to_owned());
        } else if !word.trim().is_empty() {
            found.push(path);
        }
        if c == '}' {
            heads.pop();
        }
        word.clear();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &str = "crate/a/src/b/c.rs";

    /// Returns the imports of a file of a crate with their lines.
    fn found(path: &str, text: &str) -> Vec<(usize, String)> {
        let others = ["lib", "b/mod", "b/c", "b/c/d", "e", "e/f"];
        let others = others.map(|name| format!("crate/a/src/{name}.rs"));
        let mut sources: Vec<Source> = others.iter().map(|path| Source::new(path, "")).collect();
        sources.retain(|source| source.path != path);
        sources.push(Source::new(path, text));
        let found = between_files(&sources).remove(path).unwrap();
        let short = |(to, (line, _)): (String, (usize, String))| {
            (line, to["crate/a/src/".len()..].to_owned())
        };
        found.into_iter().map(short).collect()
    }

    #[test]
    fn rust_imports_the_innermost_file_that_a_path_names() {
        for (text, line, to) in [
            ("use crate::e::Word;", 1, "e.rs"),
            (
                "use crate::{\n    Root,\n    e::{self, f::{Word, other}},\n};",
                1,
                "e.rs",
            ),
            ("fn g() {\n    super::super::e::f::go()\n}", 2, "e/f.rs"),
            ("use crate::e as far;\nfn g() { far::f::go() }", 2, "e/f.rs"),
            ("use self::d::Word;", 1, "b/c/d.rs"),
            ("\nfn g() { d::go() }", 2, "b/c/d.rs"),
            ("pub(crate) use crate::e::Word;", 1, "e.rs"),
        ] {
            let found = found(HERE, text);
            assert!(found.contains(&(line, to.to_owned())), "{text}: {found:?}");
        }
    }

    #[test]
    fn parents_names_handed_on_and_tests_are_no_imports() {
        for text in [
            "use super::Word;\nuse crate::b::Other;\nfn g() { crate::root() }",
            "mod d;\npub use d::Word;\npub(crate) use self::d::go;",
            "#[cfg(test)]\nmod tests {\n    use crate::e::Word;\n}",
            "/// [`crate::e`]\nfn g() { std::mem::take(e::x(\"crate::e::f\")) }",
        ] {
            assert_eq!(found(HERE, text), [], "{text}");
        }
    }
}
