//! Writes the result of a search of joint ranges, as JSON and for people.

use std::io::{self, Write};

use nearpoint_motion::range::{
    PairRange, PairRangeClass, RangeCell, RangeCellClass, RangeClearance, ValueRange,
};
use nearpoint_review::report::junit::{self, Case, Suite};
use serde::Serialize;

use crate::args::RangeFailOn;
use crate::error::Error;
use crate::format::{number, printable};
use crate::outcome::Outcome;
use crate::range::SceneRange;
use crate::range::joints::ChosenJoint;
use crate::report::{AllowedPairRow, ModelRow, PartRow, write_line};
use crate::schema::VERSION;
use crate::table::write_allowed_pairs;

/// The largest number of cells that are listed.
const MAX_CELLS: usize = 1 << 20;
/// The largest number of ranges of a single joint in the table.
const MAX_RANGES: usize = 40;

/// The JSON output. Values of turning joints are in degrees, all others in the unit.
#[derive(Serialize)]
pub struct RangeOutput<'a> {
    schema: &'static str,
    version: u64,
    pub(super) unit: &'a str,
    models: Vec<ModelRow<'a>>,
    parts: &'a [PartRow],
    pub(super) joints: Vec<JointRow<'a>>,
    /// The number of cells that were examined, of all pairs.
    examined: usize,
    pub(super) pairs: Vec<PairRow>,
    /// The cells of the chosen joints, in order of their values; empty if no joint was chosen.
    pub(super) cells: Vec<CellRow>,
    /// The smallest distance, if it was wanted and there is a pair that does not meet at all values.
    #[serde(skip_serializing_if = "Option::is_none")]
    clearance: Option<ClearanceRow>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[serde(rename = "left_out")]
    allowed_pairs: &'a [AllowedPairRow],
    notes: &'a [String],
}

#[derive(Serialize)]
pub(super) struct JointRow<'a> {
    pub robot: &'a str,
    pub joint: &'a str,
    pub turns: bool,
    lower: f64,
    upper: f64,
    resolution: f64,
}

#[derive(Serialize)]
pub(super) struct PairRow {
    part_a: usize,
    part_b: usize,
    pub a: String,
    pub b: String,
    class: PairRangeClass,
    /// Values of the joints at which they meet, and at which they do not, in the order of the joints.
    meets_at: Option<Vec<f64>>,
    clear_at: Option<Vec<f64>>,
    undecided_share: f64,
    /// The smallest undecided cell, a lower and an upper value for each joint.
    undecided_cell: Option<Vec<[f64; 2]>>,
    cells: usize,
}

#[derive(Serialize)]
pub(super) struct CellRow {
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
    pub class: CellClass,
    /// True if the pair meets at all values in the cell, not only at some.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub everywhere: bool,
    /// The pair that meets or is undecided, as an index into the pairs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<usize>,
}

/// The smallest distance of two parts over all values.
#[derive(Serialize)]
struct ClearanceRow {
    lower: f64,
    /// The distance at `at`; 0 if the parts meet there.
    upper: f64,
    /// The pair that is nearest there, as an index into the pairs.
    pair: usize,
    /// The values of the joints, in their order.
    at: Vec<f64>,
    /// The nearest points of both parts.
    points: Option<[[f64; 3]; 2]>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum CellClass {
    Clear,
    Meets,
    Undecided,
}

impl<'a> RangeOutput<'a> {
    /// Makes the output of a search.
    pub fn new(range: &'a SceneRange) -> Self {
        let SceneRange {
            search,
            joints,
            parts,
            ..
        } = range;
        let found = search.pair_ranges();
        let is_always = |pair: usize| found[pair].class == PairRangeClass::Always;
        let cells = match search.settings().classes_only {
            true => Vec::new(),
            false => search.cells(MAX_CELLS, &|pair| !is_always(pair)),
        };
        let models = range.models.iter();
        let models = models.map(|model| ModelRow {
            files: &model.files,
        });
        Self {
            schema: "range",
            version: VERSION,
            unit: range.unit,
            models: models.collect(),
            joints: joints.iter().map(JointRow::new).collect(),
            examined: search.examined(),
            pairs: found
                .iter()
                .map(|pair| PairRow::new(pair, parts, joints))
                .collect(),
            cells: cells
                .iter()
                .map(|cell| CellRow::new(cell, joints))
                .collect(),
            clearance: search
                .clearance()
                .map(|found| ClearanceRow::new(&found, joints)),
            parts,
            allowed_pairs: &range.allowed_pairs,
            notes: &range.notes,
        }
    }

    /// Writes the result and returns the outcome. Pairs that meet at all values count only if no joint was chosen.
    pub fn write(
        &self,
        is_json: bool,
        fail_on: RangeFailOn,
        out: &mut impl Write,
    ) -> Result<Outcome, Error> {
        match is_json {
            true => write_line(self, out)?,
            false => self.write_table(out)?,
        }
        let meets = self.pairs.iter().any(|pair| self.is_meeting(pair));
        let is_undecided = self
            .pairs
            .iter()
            .any(|pair| pair.class == PairRangeClass::Undecided)
            || self
                .cells
                .iter()
                .any(|cell| cell.class == CellClass::Undecided);
        let is_failure = meets && fail_on == RangeFailOn::Meets;
        Ok(Outcome::from_results(is_failure, is_undecided))
    }

    /// Returns whether a pair that meets counts: one that meets at all values does only if no joint was chosen.
    fn is_meeting(&self, pair: &PairRow) -> bool {
        let counts = self.cells.is_empty() || pair.class != PairRangeClass::Always;
        counts && pair.meets_at.is_some()
    }

    /// Returns a case for each pair. Those that cause the exit code have failed.
    pub fn junit_suite(&self, fail_on: RangeFailOn, allow_undecided: bool) -> Suite {
        let outcome = |pair: &PairRow| {
            let fails = match pair.class {
                PairRangeClass::Never => return junit::Outcome::Passed,
                PairRangeClass::Undecided if pair.meets_at.is_none() => !allow_undecided,
                _ => fail_on == RangeFailOn::Meets && self.is_meeting(pair),
            };
            let message = self.detail(pair);
            match fails {
                true => junit::Outcome::Failed {
                    kind: name_of(pair.class).to_owned(),
                    details: message.clone(),
                    message,
                },
                false => junit::Outcome::Skipped { message },
            }
        };
        let case = |pair: &PairRow| Case {
            name: format!("{} × {}", pair.a, pair.b),
            outcome: outcome(pair),
        };
        Suite {
            name: "no parts meet at any values of the joints".to_owned(),
            cases: self.pairs.iter().map(case).collect(),
        }
    }

    fn write_table(&self, out: &mut impl Write) -> io::Result<()> {
        let mut pairs: Vec<&PairRow> = self.pairs.iter().collect();
        pairs.sort_by_key(|pair| pair.class);
        let width = |name: fn(&PairRow) -> &str| {
            pairs
                .iter()
                .map(|pair| name(pair).chars().count())
                .max()
                .unwrap_or(0)
        };
        let (a_width, b_width) = (width(|pair| &pair.a), width(|pair| &pair.b));
        for pair in pairs
            .iter()
            .filter(|pair| pair.class != PairRangeClass::Never)
        {
            let (class, a, b) = (name_of(pair.class), printable(&pair.a), printable(&pair.b));
            let detail = self.detail(pair);
            writeln!(out, "{class:<10} {a:<a_width$}  {b:<b_width$}  {detail}")?;
        }
        let count = |class| pairs.iter().filter(|pair| pair.class == class).count();
        writeln!(
            out,
            "{}{} pairs: {} never meet, {} meet at some values, {} at all values, {} undecided.",
            if pairs.len() > count(PairRangeClass::Never) {
                "\n"
            } else {
                ""
            },
            pairs.len(),
            count(PairRangeClass::Never),
            count(PairRangeClass::Sometimes),
            count(PairRangeClass::Always),
            count(PairRangeClass::Undecided),
        )?;
        match &self.joints[..] {
            [joint] if !self.cells.is_empty() => self.write_ranges(joint, out)?,
            _ if !self.cells.is_empty() => self.write_shares(out)?,
            _ => {}
        }
        if let Some(clearance) = &self.clearance {
            self.write_clearance(clearance, out)?;
        }
        write_allowed_pairs(self.allowed_pairs, out)?;
        for note in self.notes {
            writeln!(out, "note: {}", printable(note))?;
        }
        Ok(())
    }

    fn detail(&self, pair: &PairRow) -> String {
        match (pair.class, &pair.meets_at) {
            (PairRangeClass::Always, _) => "at all values".to_owned(),
            (_, Some(values)) => format!("meets at {}", self.at(values)),
            _ => format!(
                "{} % of the values undecided",
                number(100.0 * pair.undecided_share)
            ),
        }
    }

    /// Returns the values of the joints, with their names.
    fn at(&self, values: &[f64]) -> String {
        let values = values.iter().zip(&self.joints);
        let each = values.map(|(&value, joint)| {
            format!(
                "{} {}",
                printable(joint.joint),
                joint.with_unit(value, self.unit)
            )
        });
        each.collect::<Vec<_>>().join(", ")
    }

    fn write_clearance(&self, clearance: &ClearanceRow, out: &mut impl Write) -> io::Result<()> {
        let PairRow { a, b, .. } = &self.pairs[clearance.pair];
        let (a, b, at) = (printable(a), printable(b), self.at(&clearance.at));
        if clearance.upper == 0.0 {
            return writeln!(
                out,
                "Smallest distance: 0, where {a} and {b} meet, at {at}."
            );
        }
        let (upper, unit) = (number(clearance.upper), self.unit);
        // Four digits of a bound may be above it.
        let lower = number(clearance.lower * (1.0 - 5e-4));
        writeln!(
            out,
            "Smallest distance found: {upper} {unit}, between {a} and {b}, at {at}; nowhere below {lower} {unit}."
        )
    }

    /// Writes the ranges of the only joint, neighbours of one class joined.
    fn write_ranges(&self, joint: &JointRow<'_>, out: &mut impl Write) -> io::Result<()> {
        writeln!(out)?;
        let is_same = |p: &CellRow, q: &CellRow| (p.class, p.pair) == (q.class, q.pair);
        let ranges: Vec<&[CellRow]> = self.cells.chunk_by(is_same).collect();
        for range in ranges.iter().take(MAX_RANGES) {
            let ([first, ..], [.., last]) = (range, range) else {
                continue;
            };
            let pair = first.pair.map(|pair| {
                let pair = &self.pairs[pair];
                format!("  {} and {}", printable(&pair.a), printable(&pair.b))
            });
            writeln!(
                out,
                "{:<10} {} from {} to {}{}",
                first.class.as_str(),
                printable(joint.joint),
                joint.with_unit(first.lower[0], self.unit),
                joint.with_unit(last.upper[0], self.unit),
                pair.unwrap_or_default(),
            )?;
        }
        match ranges.len().saturating_sub(MAX_RANGES) {
            0 => Ok(()),
            more => writeln!(out, "and {more} more ranges"),
        }
    }

    /// Writes the share of the cells of each class.
    fn write_shares(&self, out: &mut impl Write) -> io::Result<()> {
        let size = |cell: &CellRow| {
            let sides = cell.lower.iter().zip(&cell.upper).zip(&self.joints);
            let share = |((lower, upper), joint): ((&f64, &f64), &JointRow<'_>)| match joint.upper
                > joint.lower
            {
                true => (upper - lower) / (joint.upper - joint.lower),
                false => 1.0,
            };
            sides.map(share).product::<f64>()
        };
        let share = |class| {
            let cells = self.cells.iter().filter(|cell| cell.class == class);
            number(100.0 * cells.map(size).sum::<f64>())
        };
        writeln!(
            out,
            "Of all values, {} % are clear, {} % meet, {} % are undecided.",
            share(CellClass::Clear),
            share(CellClass::Meets),
            share(CellClass::Undecided),
        )
    }
}

impl<'a> JointRow<'a> {
    fn new(joint: &'a ChosenJoint) -> Self {
        Self {
            robot: &joint.robot,
            joint: &joint.name,
            turns: joint.is_rotary,
            lower: joint.shown(joint.searched.range.lower),
            upper: joint.shown(joint.searched.range.upper),
            resolution: joint.shown(joint.searched.resolution),
        }
    }

    fn with_unit(&self, value: f64, unit: &str) -> String {
        match self.turns {
            true => format!("{}°", number(value)),
            false => format!("{} {unit}", number(value)),
        }
    }
}

impl PairRow {
    fn new(pair: &PairRange, parts: &[PartRow], joints: &[ChosenJoint]) -> Self {
        let [part_a, part_b] = pair.bodies;
        let shown = |values: &Vec<f64>| shown_values(values, joints);
        let ends = |cell: &Vec<ValueRange>| {
            let each = cell.iter().zip(joints);
            each.map(|(range, joint)| [range.lower, range.upper].map(|end| joint.shown(end)))
                .collect()
        };
        Self {
            part_a,
            part_b,
            a: parts[part_a].name.clone(),
            b: parts[part_b].name.clone(),
            class: pair.class,
            meets_at: pair.colliding_at.as_ref().map(shown),
            clear_at: pair.clear_at.as_ref().map(shown),
            undecided_share: pair.undecided_share,
            undecided_cell: pair.undecided_cell.as_ref().map(ends),
            cells: pair.cells,
        }
    }
}

impl ClearanceRow {
    fn new(found: &RangeClearance, joints: &[ChosenJoint]) -> Self {
        Self {
            lower: found.lower,
            upper: found.upper,
            pair: found.pair,
            at: shown_values(&found.values, joints),
            points: found.points.map(|points| points.map(|p| p.into())),
        }
    }
}

/// Returns the values of the chosen joints, of all values of the work cell.
fn shown_values(values: &[f64], joints: &[ChosenJoint]) -> Vec<f64> {
    let each = joints
        .iter()
        .map(|joint| joint.shown(values[joint.searched.value]));
    each.collect()
}

impl CellRow {
    fn new(cell: &RangeCell, joints: &[ChosenJoint]) -> Self {
        let (class, pair) = match cell.class {
            RangeCellClass::Clear => (CellClass::Clear, None),
            RangeCellClass::Colliding(pair) | RangeCellClass::CollidingPose(pair) => {
                (CellClass::Meets, Some(pair))
            }
            RangeCellClass::Undecided(pair) => (CellClass::Undecided, Some(pair)),
        };
        let ends = |end: fn(&ValueRange) -> f64| {
            let each = cell.ranges.iter().zip(joints);
            each.map(|(range, joint)| joint.shown(end(range))).collect()
        };
        Self {
            lower: ends(|range| range.lower),
            upper: ends(|range| range.upper),
            class,
            everywhere: matches!(cell.class, RangeCellClass::Colliding(_)),
            pair,
        }
    }
}

/// Returns the class for the table.
fn name_of(class: PairRangeClass) -> &'static str {
    match class {
        PairRangeClass::Always => "always",
        PairRangeClass::Sometimes => "sometimes",
        PairRangeClass::Undecided => "undecided",
        PairRangeClass::Never => "never",
    }
}

impl CellClass {
    pub fn as_str(self) -> &'static str {
        match self {
            CellClass::Clear => "clear",
            CellClass::Meets => "meets",
            CellClass::Undecided => "undecided",
        }
    }
}
