//! Defines the content of a report as plain data, in the unit and frame of the scene.

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::file::Camera;

use super::texts::language::Language;
use crate::clash_review::Status;
use crate::measure::PairMeasurement;

/// The name and version of the program that makes the report.
pub(super) const PROGRAM: &str = concat!("Nearpoint ", env!("CARGO_PKG_VERSION"));

/// A report of a review: the tests of an assembly, its clashes, and the decisions about them.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The name of the assembly.
    pub title: String,
    /// The paths or names of the files that the assembly was read from; empty if unknown.
    pub files: Vec<String>,
    /// A picture of the whole assembly, in which the places of the clashes are numbered.
    pub overview: Option<View>,
    /// The time and the author of the report.
    pub created: ReportOrigin,
    /// The language of the report.
    pub language: Language,
    /// The unit of all lengths; volumes are in its cube.
    pub unit: Unit,
    /// The axis that points up.
    pub up: Up,
    /// Sentences that state what was checked, and how exactly.
    pub checked: Vec<String>,
    /// The tests, in the order of the report.
    pub tests: Vec<Test>,
    /// The clashes, in the order of the report.
    pub clashes: Vec<Clash>,
}

/// A picture of the scene, and its camera.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// The camera of the picture.
    pub camera: Camera,
    /// The picture as a PNG file.
    pub picture: Vec<u8>,
}

/// The time and the author of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportOrigin {
    /// The time, such as `2026-11-23T16:05:00Z`. BCF needs this form; the others show any text.
    pub time: String,
    /// A name or an address, if one is given.
    pub author: Option<String>,
}

/// A test of the assembly, as a report shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// The name, to which [`Clash::test`] refers.
    pub name: String,
    /// A description in words: “all parts, hard clash”.
    pub description: String,
    /// The results besides the clashes: the numbers of tested pairs, undecided pairs, and so on.
    pub counts: Vec<Count>,
}

/// A number of counted things, with its label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// The name of the counted things, in words.
    pub label: String,
    /// The number of the things.
    pub value: u64,
}

/// Two parts that clash, and the decision about them, as a report shows them.
#[derive(Debug, Clone, PartialEq)]
pub struct Clash {
    /// An identifier that is the same in every revision, even if the number changes. BCF topics match by it.
    pub id: String,
    /// The number that people use for it; 0 if it has none.
    pub number: u32,
    /// The name of the test that found it.
    pub test: String,
    /// The relation of the two parts.
    pub class: ClashClass,
    /// The two parts.
    pub parts: [Part; 2],
    /// The position of the clash: its deepest point, or the middle between the nearest ones.
    pub position: [f64; 3],
    /// The numbers of both parts' faces at the deepest or the nearest points, where these are known.
    pub faces: Option<[u32; 2]>,
    /// The depth and volume of the intersection, or the clearance.
    pub measure: PairMeasurement,
    /// The reason why the pair is undecided, as a sentence.
    pub undecided_reason: Option<String>,
    /// The best move that ends the clash, where one was searched and found.
    pub clearing_move: Option<ClearingMove>,
    /// The decision.
    pub status: Status,
    /// True if the clash got worse since it was decided.
    pub is_worse: bool,
    /// The priority, in the words of the reviewers.
    pub priority: Option<String>,
    /// The person who should resolve it.
    pub assignee: Option<String>,
    /// The comments in order of time.
    pub comments: Vec<Comment>,
    /// The name of the group that it is reviewed in.
    pub group: Option<String>,
    /// A picture of both parts as a whole, in which the place is marked.
    pub context: Option<View>,
    /// The camera of its picture.
    pub camera: Option<Camera>,
    /// The picture as a PNG file.
    pub picture: Option<Vec<u8>>,
}

/// A translation of one of the two parts of a clash that ends it.
#[derive(Debug, Clone, PartialEq)]
pub struct ClearingMove {
    /// The index of the part in [`Clash::parts`].
    pub part: usize,
    /// The direction in the scene, of length 1.
    pub direction: [f64; 3],
    /// The distance, which suffices.
    pub distance: f64,
    /// The unit of the distance.
    pub unit: Unit,
    /// The number of clashes that the move ends, with this one.
    pub resolved: usize,
    /// The number of clashes that the move causes.
    pub caused: usize,
    /// The number of pairs that the move leaves undecided.
    pub undecided: usize,
}

/// A part of the assembly, as a report shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Part {
    /// The names of the nodes above it, outermost first.
    pub path: Vec<String>,
    /// The part's own name.
    pub name: String,
    /// The identifier in the file's own system, such as the GlobalId of an IFC element.
    pub guid: Option<String>,
    /// The file that it came from, if any, as a path relative to where the report is made.
    pub file: Option<String>,
}

/// The relation of two clashing parts, as a report shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClashClass {
    /// The parts intersect.
    Interferes,
    /// The second part is a duplicate of the first.
    Duplicate,
    /// It is undecided whether the parts intersect.
    Undecided,
    /// The parts are nearer than they should be.
    TooNear,
    /// The parts touch, and should not.
    Touches,
}

/// A comment on a clash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// The author of the comment.
    pub author: String,
    /// The time, in the form of [`ReportOrigin::time`].
    pub time: String,
    /// The text of the comment.
    pub text: String,
}

impl ClashClass {
    /// All classes, the worst first.
    pub const ALL: [ClashClass; 5] = [
        ClashClass::Interferes,
        ClashClass::Duplicate,
        ClashClass::Undecided,
        ClashClass::TooNear,
        ClashClass::Touches,
    ];

    /// Returns the identifier for programs, which is the same in every version.
    pub(super) const fn id(self) -> &'static str {
        match self {
            ClashClass::Interferes => "interferes",
            ClashClass::Duplicate => "duplicate",
            ClashClass::Undecided => "undecided",
            ClashClass::TooNear => "too-near",
            ClashClass::Touches => "touches",
        }
    }
}

impl Status {
    /// All statuses, in their order.
    pub const ALL: [Status; 5] = [
        Status::New,
        Status::Active,
        Status::Reviewed,
        Status::Approved,
        Status::Resolved,
    ];

    /// Returns the English word, which programs read.
    pub const fn as_str(self) -> &'static str {
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
    /// Returns the names on the part's path, its own last.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.path.iter().map(String::as_str).chain([&*self.name])
    }
}

impl Report {
    /// Returns the clashes of each test, in the order of the tests. Clashes of unknown tests come last, by the tests' names.
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
