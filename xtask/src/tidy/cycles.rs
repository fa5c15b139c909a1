//! Finds import cycles: files in a cycle can only be read, moved and tested together.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::finding::Finding;
use super::imports::{Imports, between_files};
use super::source::Source;

type Graph<'a> = BTreeMap<&'a str, Imports>;

/// Finds the cycles of the tree, in which the files import each other directly or indirectly.
pub fn check(sources: &[Source]) -> Vec<Finding> {
    let graph = between_files(sources);
    let mut known = BTreeSet::new();
    let mut findings = Vec::new();
    for source in sources {
        let reached = imports_of(source.path, &graph);
        if known.contains(source.path) || !reached.contains_key(source.path) {
            continue;
        }
        let imports_first = |file: &&&str| self::imports_of(file, &graph).contains_key(source.path);
        let circle: BTreeSet<&str> = reached.keys().filter(imports_first).copied().collect();
        known.extend(circle.iter().map(|&file| file.to_owned()));
        findings.push(describe_cycle(source, circle, &reached, &graph));
    }
    findings
}

/// Returns the direct and indirect imports of a file, each with its predecessor on the shortest import path.
fn imports_of<'a>(from: &str, graph: &'a Graph) -> BTreeMap<&'a str, &'a str> {
    let mut found = BTreeMap::new();
    let mut left: VecDeque<&str> = graph.keys().copied().filter(|file| *file == from).collect();
    while let Some(file) = left.pop_front() {
        for next in graph.get(file).into_iter().flat_map(BTreeMap::keys) {
            found.entry(next.as_str()).or_insert_with(|| {
                left.push_back(next);
                file
            });
        }
    }
    found
}

/// Names the imports of the shortest cycle through the first file, and the other files of the cycle.
fn describe_cycle(
    first: &Source,
    circle: BTreeSet<&str>,
    reached: &BTreeMap<&str, &str>,
    graph: &Graph,
) -> Finding {
    let count = circle.len();
    let mut others = circle;
    let (mut ties, mut to, mut line) = (Vec::new(), first.path, 0);
    while others.remove(to) {
        let file = reached[to];
        let (at, words) = &graph[file][to];
        ties.insert(0, format!("{file}:{at} imports {words}"));
        (to, line) = (file, *at);
    }
    let mut message = format!("a circle of {count} files: {}", ties.join(", "));
    if !others.is_empty() {
        let others: Vec<&str> = others.into_iter().collect();
        message += &format!("; and {}", others.join(", "));
    }
    first.error(line, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let sources = files.iter().map(|(path, text)| Source::new(path, text));
        let findings = check(&sources.collect::<Vec<_>>());
        findings.into_iter().map(|one| one.message).collect()
    }

    #[test]
    fn scripts_that_import_each_other_are_a_circle() {
        let files = [
            ("web/src/a.ts", "import type {\n  B,\n} from \"./ui\";"),
            (
                "web/src/b.ts",
                "import { a } from \"./a\";\nimport \"./c.ts\";",
            ),
            (
                "web/src/c.ts",
                "await import(\"./b\");\nimport \"lit-html\";",
            ),
            ("web/src/ui/index.ts", "export { b } from '../b';"),
        ];
        let says = "a circle of 4 files: web/src/a.ts:3 imports ./ui, web/src/ui/index.ts:1 imports ../b, \
            web/src/b.ts:1 imports ./a; and web/src/c.ts";
        assert_eq!(found(&files), [says]);
        assert_eq!(found(&files[..2]), [""; 0]);
    }

    #[test]
    fn files_of_a_crate_that_import_each_other_are_a_circle() {
        let files = [
            ("crate/a/src/lib.rs", "mod b;\nmod c;\nuse b::go;"),
            ("crate/a/src/b.rs", "use crate::c::Word;"),
            ("crate/a/src/c/mod.rs", "mod d;\nfn go() { d::go() }"),
            (
                "crate/a/src/c/d.rs",
                "use super::Word;\nuse crate::Root;\nuse crate::b::go;",
            ),
            ("crate/e/src/b.rs", "use crate::c::Word;"),
        ];
        let says = "a circle of 3 files: crate/a/src/b.rs:1 imports crate::c::Word, \
            crate/a/src/c/mod.rs:2 imports d::go, crate/a/src/c/d.rs:3 imports crate::b::go";
        assert_eq!(found(&files), [says]);
        assert_eq!(found(&files[..3]), [""; 0]);
    }
}
