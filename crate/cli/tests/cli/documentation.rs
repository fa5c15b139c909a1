//! Runs the commands in the documentation page by page, and compares their output with the text. Commands on files that
//! only the reader has are at least parsed, so that their options exist.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::tree;

/// A block of code, and the text right below it.
struct Block {
    line: usize,
    language: String,
    text: String,
}

fn pages() -> Vec<PathBuf> {
    let mut pages: Vec<_> = std::fs::read_dir(tree("docs"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    pages.sort();
    pages.insert(0, tree("README.md"));
    pages
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (line, number) in page.lines().zip(1..) {
        match (line.strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(language), None) => {
                open = Some(Block {
                    line: number,
                    language: language.to_owned(),
                    text: String::new(),
                });
            }
            (None, Some(block)) => {
                block.text += line;
                block.text += "\n";
            }
            (None, None) => {}
        }
    }
    blocks
}

/// Returns the words of each line that calls the program, in any notation.
fn calls(block: &str) -> Vec<Vec<String>> {
    let joined = block.replace("\\\n", " ");
    let call = |line: &str| {
        let rest = line.strip_prefix("nearpoint ").or_else(|| {
            let (cargo, rest) = line.split_once("--bin nearpoint -- ")?;
            cargo.starts_with("cargo run").then_some(rest)
        })?;
        Some(words(rest))
    };
    joined.lines().filter_map(call).collect()
}

/// Splits a line like a shell, as far as the documentation uses it.
fn words(line: &str) -> Vec<String> {
    let line = line.split(['|', '>']).next().unwrap();
    let mut words = vec![String::new()];
    let mut quote = None;
    let mut is_quoted = false;
    for letter in line.chars() {
        match (letter, quote) {
            ('"' | '\'', None) => (quote, is_quoted) = (Some(letter), true),
            (letter, Some(mark)) if letter == mark => quote = None,
            (' ', None) => {
                words.push(String::new());
                is_quoted = false;
            }
            ('#', None) if words.last().is_some_and(String::is_empty) && !is_quoted => break,
            (letter, _) => words.last_mut().unwrap().push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Returns a folder where a page's commands find the repository and leave their output.
#[cfg(unix)]
fn desk(page: &Path) -> PathBuf {
    let name = page.file_stem().unwrap().to_str().unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("documentation-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for part in ["public", "docs"] {
        lay(&tree(part), &folder.join(part));
    }
    folder
}

/// Copies a folder. A link to it would lead out of the test's folder, and a scene may name only files inside.
#[cfg(unix)]
fn lay(from: &Path, to: &Path) {
    std::fs::create_dir(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            lay(&from, &to);
        } else if std::fs::hard_link(&from, &to).is_err() {
            std::fs::copy(&from, &to).unwrap();
        }
    }
}

/// Runs a command with fewer trials, so that the test does not take long.
fn run(words: &[String], folder: &Path) -> Output {
    let program = env!("CARGO_BIN_EXE_nearpoint");
    let mut is_trials = false;
    let words = words.iter().map(|word| {
        let word = if is_trials { "1" } else { word };
        is_trials = word == "--trials";
        word
    });
    Command::new(program)
        .args(words)
        .current_dir(folder)
        .output()
        .unwrap()
}

#[cfg(unix)]
#[test]
fn commands_do_what_the_documentation_says() {
    let mut count = 0;
    for page in pages() {
        let all = blocks(&std::fs::read_to_string(&page).unwrap());
        let name = page.strip_prefix(tree("")).unwrap().display();
        let folder = desk(&page);
        for (at, block) in all.iter().enumerate() {
            if block.language != "sh" {
                continue;
            }
            let report = all.get(at + 1).filter(|next| {
                next.language == "text" && next.line <= block.line + block.text.lines().count() + 3
            });
            for words in calls(&block.text) {
                let place = format!("{name}:{}: nearpoint {}", block.line, words.join(" "));
                let output = run(&words, &folder);
                let complaint = String::from_utf8_lossy(&output.stderr);
                let code = output.status.code();
                let is_shipped = words.iter().any(|word| word.starts_with("public/"));
                let is_fine = match code {
                    Some(0 | 1 | 3) => true,
                    Some(2) => !is_shipped && !complaint.contains("--help"),
                    _ => false,
                };
                assert!(is_fine, "{place}: {code:?}\n{complaint}");
                if let Some(report) = report {
                    let stdout = String::from_utf8_lossy(&output.stdout);
                    expect_lines(&place, &stdout, &report.text);
                }
                count += usize::from(is_shipped);
            }
        }
    }
    assert!(count > 5, "{count} commands");
}

/// Checks that the documented lines occur in order; a line of dots stands for any lines.
fn expect_lines(place: &str, output: &str, report: &str) {
    let mut lines = output.lines();
    for line in report.lines().filter(|line| line.trim() != "…") {
        assert!(
            lines.any(|output| output.trim_end() == line.trim_end()),
            "{place} does not say, or not here:\n{line}\nbut:\n{output}"
        );
    }
}

#[test]
fn words_are_taken_apart_as_by_a_shell() {
    let call = calls(
        "nearpoint check a.glb \"bolt 1\" 'x y' > z # why\nls\nnpx nearpoint\ncargo run --release --bin nearpoint -- man \\\n  --help\n",
    );
    assert_eq!(
        call,
        [
            vec!["check", "a.glb", "bolt 1", "x y"],
            vec!["man", "--help"]
        ]
    );
}
