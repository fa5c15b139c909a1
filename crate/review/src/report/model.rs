//! What a report says: plain data, in the unit and frame of the scene.

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::file::Camera;

use super::words::language::Language;
use crate::measure::Measure;
use crate::said::Status;

/// What made the report.
pub(super) const PROGRAM: &str = concat!("Nearpoint ", env!("CARGO_PKG_VERSION"));

/// What was found and decided about an assembly.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// What the assembly is called.
    pub title: String,
    /// The paths or names of the files that the assembly was read from; empty: nobody said.
    pub files: Vec<String>,
    /// When and by whom the report was made.
    pub made: Made,
    /// What people read it in.
    pub language: Language,
    /// Of all lengths; volumes are in its cube.
    pub unit: Unit,
    /// The axis that points up.
    pub up: Up,
    /// What was checked, and how exactly: a sentence each.
    pub checked: Vec<String>,
    /// What was asked, in the order of the reader.
    pub tests: Vec<Test>,
    /// What was found, in the order of the reader.
    pub clashes: Vec<Clash>,
}

/// When and by whom something was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// As `2026-11-23T16:05:00Z`: BCF needs that, the others show any text.
    pub when: String,
    /// A name or an address; nobody needs to be named.
    pub who: Option<String>,
}

/// What was asked of the assembly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// What [`Clash::test`] names.
    pub name: String,
    /// What it asks, as words: “all parts, hard clash”.
    pub kind: String,
    /// What came of it beside the clashes: how many pairs were asked about, are undecided, and so on.
    pub counts: Vec<Count>,
}

/// A number of things.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// Of what, as words.
    pub what: String,
    /// How many there are.
    pub how_many: u64,
}

/// Two parts that are in each other's way, and what was decided about them.
#[derive(Debug, Clone, PartialEq)]
pub struct Clash {
    /// What names it in every revision, whatever its number is. BCF topics are known again by it.
    pub id: String,
    /// What people call it by; 0: nobody numbered it.
    pub number: u32,
    /// The name of the test that found it.
    pub test: String,
    /// How the parts lie to each other.
    pub kind: Kind,
    /// The two parts.
    pub parts: [Part; 2],
    /// Where it is.
    pub place: [f64; 3],
    /// How deep they are in each other, what they have in common, or how far apart they are.
    pub measure: Measure,
    /// Why it cannot be told whether they are in each other, as a sentence.
    pub because: Option<String>,
    /// What was decided.
    pub status: Status,
    /// Whether it has become worse since that was decided.
    pub is_worse: bool,
    /// How much it matters, in the words of those who decide.
    pub priority: Option<String>,
    /// Who is to do something about it.
    pub assignee: Option<String>,
    /// What people said, in order of time.
    pub comments: Vec<Comment>,
    /// The clashes that it is looked at with.
    pub group: Option<String>,
    /// From where it is seen.
    pub camera: Option<Camera>,
    /// What is seen from there, as a PNG file.
    pub picture: Option<Vec<u8>>,
}

/// A part in its place in the assembly.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Part {
    /// The names of the groups that it is in, outermost first.
    pub path: Vec<String>,
    /// Its own name.
    pub name: String,
    /// Its name in the file's own system: of parts of IFC files their GlobalId.
    pub guid: Option<String>,
    /// The file that it came from, as a path from where the report is made, if it came from one.
    pub file: Option<String>,
}

/// How two parts lie to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// They have a body in common.
    Interferes,
    /// They are the same thing twice.
    Duplicate,
    /// It cannot be told whether they have a body in common.
    Undecided,
    /// They are nearer than they should be.
    TooNear,
    /// They touch, and should not.
    Touches,
}

/// What somebody said about a clash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// Who said it.
    pub author: String,
    /// When, as [`Made::when`].
    pub when: String,
    /// What was said.
    pub text: String,
}

impl Kind {
    /// All of them, the worst first.
    pub const ALL: [Kind; 5] = [
        Kind::Interferes,
        Kind::Duplicate,
        Kind::Undecided,
        Kind::TooNear,
        Kind::Touches,
    ];

    /// What names it to programs, in every version of this one.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Kind::Interferes => "interferes",
            Kind::Duplicate => "duplicate",
            Kind::Undecided => "undecided",
            Kind::TooNear => "too-near",
            Kind::Touches => "touches",
        }
    }
}

impl Status {
    /// All of them, in the order in which they come.
    pub const ALL: [Status; 5] = [
        Status::New,
        Status::Active,
        Status::Reviewed,
        Status::Approved,
        Status::Resolved,
    ];

    /// The word for it in what programs read, and in English.
    pub const fn word(self) -> &'static str {
        match self {
            Status::New => "New",
            Status::Active => "Active",
            Status::Reviewed => "Reviewed",
            Status::Approved => "Approved",
            Status::Resolved => "Resolved",
        }
    }
}

impl Part {
    /// The names that lead to it, its own last.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.path.iter().map(String::as_str).chain([&*self.name])
    }
}

impl Report {
    /// The clashes of each test, in the order of the tests; those that name none of them come last, by the names they give.
    pub(super) fn by_test(&self) -> Vec<(&str, Vec<&Clash>)> {
        let mut suites: Vec<(&str, Vec<&Clash>)> = Vec::new();
        for test in &self.tests {
            if !suites.iter().any(|(name, _)| *name == test.name) {
                suites.push((&test.name, Vec::new()));
            }
        }
        for clash in &self.clashes {
            match suites.iter_mut().find(|(name, _)| *name == clash.test) {
                Some((_, found)) => found.push(clash),
                None => suites.push((&clash.test, vec![clash])),
            }
        }
        suites
    }
}
