//! All words of a report. Each language has all of them, or does not compile.

use nearpoint_geometry::unit::Unit;

/// A sentence with one thing in it.
type Of1 = fn(&str) -> String;
/// With two.
type Of2 = fn(&str, &str) -> String;
/// With three.
type Of3 = fn(&str, &str, &str) -> String;

/// The words of a language.
pub(in crate::report) struct Words {
    /// What is meant by each kind, in the order of `Kind::ALL`: the word, and a sentence.
    pub kinds: [[&'static str; 2]; 5],
    /// In the order of `Status::ALL`.
    pub statuses: [&'static str; 5],
    /// From low to critical.
    pub priorities: [&'static str; 4],
    /// mm, cm, m and in: how they are called after “lengths in”, and their symbols.
    pub units: [[&'static str; 2]; 4],

    pub not_known: &'static str,
    /// Of two numbers and their unit.
    pub between: Of3,
    /// Of a number and its unit.
    pub at_most: Of2,
    pub at_least: Of2,
    pub deep: Of1,
    pub in_common: Of1,
    pub apart: Of1,
    /// Of a number that holds for the meshes only.
    pub of_the_mesh: Of1,
    /// What the bounds of a row hold for: the solids, or the meshes only.
    pub bounds_of: [&'static str; 2],
    pub worse_since: Of1,
    pub yes: &'static str,

    pub facts: Facts,
    pub because: Because,
    pub asked: Asked,
    pub checked: Checked,
    pub page: Page,
    pub tables: Tables,
}

/// What is told of a clash, and what stands before it.
pub(in crate::report) struct Facts {
    pub depth: &'static str,
    pub volume: &'static str,
    pub clearance: &'static str,
    pub why: &'static str,
    pub place: &'static str,
    pub part_a: &'static str,
    pub part_b: &'static str,
    pub status: &'static str,
    pub priority: &'static str,
    pub assignee: &'static str,
    pub group: &'static str,
    pub test: &'static str,
    pub id: &'static str,
    /// Of its number: what its picture shows.
    pub picture: Of1,
}

/// Why a pair is undecided; of a length or of a part.
pub(in crate::report) struct Because {
    pub within_deviation: Of1,
    pub nearer_than_deviation: Of1,
    pub open: Of1,
    pub both_open: &'static str,
    pub self_overlap: Of1,
    pub unoriented: Of1,
    pub coarse: &'static str,
}

/// What tests ask, and what came of them.
pub(in crate::report) struct Asked {
    pub all_parts: &'static str,
    pub chosen_parts: &'static str,
    pub interference: &'static str,
    pub clearance: Of1,
    pub contact: &'static str,
    pub duplicates: &'static str,
    pub tolerance: Of1,
    /// Of a number, and of what.
    pub count: Of2,
    pub pairs: &'static str,
    pub undecided: &'static str,
    pub left_out: &'static str,
}

/// What was looked at, and how exactly.
pub(in crate::report) struct Checked {
    /// Of parts and of their pairs.
    pub all: Of2,
    pub not_all: &'static str,
    pub within: Of1,
    pub bound: Of1,
    pub estimate: Of1,
}

/// What the page to print says beside.
pub(in crate::report) struct Page {
    /// Of what the report is called.
    pub title: Of1,
    pub what: &'static str,
    pub none: &'static str,
    /// How many clashes, of these new ones, and of these worse ones.
    pub verdict: fn(usize, usize, usize) -> String,
    pub all: &'static str,
    /// The test, what it asks, how many clashes, and what else came of it.
    pub tests: [&'static str; 4],
    pub exactness: &'static str,
    /// Of the unit, after “lengths in”.
    pub numbers: Of1,
    pub list: &'static str,
    /// Number, parts, kind, measure and status.
    pub columns: [&'static str; 5],
}

/// What tables say beside.
pub(in crate::report) struct Tables {
    /// In the order of `table::COLUMNS`.
    pub columns: [&'static str; 30],
    /// Names of the sheets: the clashes, what was said of them, and the report.
    pub sheets: [&'static str; 3],
    /// Number, clash, time, author and text.
    pub comments: [&'static str; 5],
    pub report: &'static str,
    pub made: &'static str,
    pub lengths_in: &'static str,
    pub clashes: &'static str,
    pub asks: &'static str,
    /// A file that the assembly was read from.
    pub files: &'static str,
    pub checked: &'static str,
}

impl Words {
    /// How a unit is called, after “lengths in”.
    pub(in crate::report) fn unit(&self, unit: Unit) -> &'static str {
        self.units[of_unit(unit)][0]
    }

    /// What is written after a length.
    pub(in crate::report) fn symbol(&self, unit: Unit) -> &'static str {
        self.units[of_unit(unit)][1]
    }
}

/// Its place in the lists.
const fn of_unit(unit: Unit) -> usize {
    match unit {
        Unit::Mm => 0,
        Unit::Cm => 1,
        Unit::M => 2,
        Unit::In => 3,
    }
}
