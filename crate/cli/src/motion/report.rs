//! Writes the results of pairs on a motion, as JSON and for people.

use std::io::{self, Write};

use nearpoint_batch::PlannedMotion;
use nearpoint_motion::check::{Interval, PairMotionReport};
use serde::Serialize;

use crate::error::Error;
use crate::format::{number, printable};
use crate::outcome::Outcome;
use crate::report::{AllowedPairRow, ModelRow, PartRow, write_line};
use crate::schema::VERSION;
use crate::table::write_allowed_pairs;

/// The largest number of intervals of a pair in the table.
const MAX_INTERVALS: usize = 3;

/// The output of a motion check, except its pairs.
pub struct MotionOutput<'a> {
    pub unit: &'a str,
    pub models: Vec<ModelRow<'a>>,
    pub parts: Vec<PartRow>,
    pub motion: &'a PlannedMotion,
    /// The pairs that were not checked because they are allowed to touch.
    pub allowed_pairs: Vec<AllowedPairRow>,
    pub notes: &'a [String],
}

/// The JSON output. Lengths are in the unit, positions in the scene's frame, times in seconds.
#[derive(Serialize)]
struct Report<'a> {
    schema: &'static str,
    version: u64,
    unit: &'a str,
    models: &'a [ModelRow<'a>],
    parts: &'a [PartRow],
    /// The largest distance of surfaces in a reported interval.
    tolerance: f64,
    from: f64,
    to: f64,
    /// The number of pairs that have relative motion and are not allowed to touch.
    #[serde(rename = "asked")]
    checked_pairs: usize,
    pairs: Vec<PairRow<'a>>,
    /// The pairs that were not checked because they are allowed to touch, with the reasons.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[serde(rename = "left_out")]
    allowed_pairs: &'a [AllowedPairRow],
    #[serde(rename = "too_fast")]
    speed_violations: &'a [String],
    notes: &'a [String],
}

/// The result of a pair that touches, or comes near enough to be reported.
#[derive(Serialize)]
struct PairRow<'a> {
    part_a: usize,
    part_b: usize,
    a: &'a str,
    b: &'a str,
    class: MotionClass,
    intervals: Vec<IntervalRow>,
    first: Option<FirstContactRow>,
    nearest: Option<NearestRow>,
}

/// The proven class of a pair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum MotionClass {
    /// Faces touch in some interval.
    #[serde(rename = "meets")]
    Contact,
    /// Faces are within the tolerance in some interval, and are not known to touch.
    Undecided,
    /// The two do not touch at any moment.
    Clear,
}

#[derive(Serialize)]
struct IntervalRow {
    from: f64,
    to: f64,
    certain: bool,
}

#[derive(Serialize)]
struct FirstContactRow {
    time: f64,
    at: [f64; 3],
    triangles: Vec<[u32; 2]>,
}

#[derive(Serialize)]
struct NearestRow {
    time: f64,
    clearance: f64,
    on_a: [f64; 3],
    on_b: [f64; 3],
}

impl MotionOutput<'_> {
    /// Writes the results and returns the outcome.
    pub fn write(
        &self,
        pairs: impl Iterator<Item = Result<PairMotionReport, Error>>,
        is_json: bool,
        out: &mut impl Write,
    ) -> Result<Outcome, Error> {
        let (mut asked, mut rows) = (0, Vec::new());
        for pair in pairs {
            asked += 1;
            rows.extend(self.to_row(pair?));
        }
        let has = |class| rows.iter().any(|row| row.class == class);
        let outcome = Outcome::from_results(has(MotionClass::Contact), has(MotionClass::Undecided));
        match is_json {
            true => self.write_json(asked, rows, out)?,
            false => self.write_table(asked, rows, out)?,
        }
        Ok(outcome)
    }

    /// Returns the row of a pair; `None` if it neither touches nor comes near.
    fn to_row(&self, pair: PairMotionReport) -> Option<PairRow<'_>> {
        let [part_a, part_b] = pair.bodies;
        let class = match &pair.intervals[..] {
            [] if pair.min_clearance.is_none() => return None,
            [] => MotionClass::Clear,
            met if met.iter().any(|interval| interval.is_certain) => MotionClass::Contact,
            _ => MotionClass::Undecided,
        };
        let intervals = pair.intervals.into_iter();
        let intervals = intervals.map(
            |Interval {
                 from,
                 to,
                 is_certain,
             }| IntervalRow {
                from,
                to,
                certain: is_certain,
            },
        );
        Some(PairRow {
            part_a,
            part_b,
            a: &self.parts[part_a].name,
            b: &self.parts[part_b].name,
            class,
            intervals: intervals.collect(),
            first: pair.first_contact.map(|first| FirstContactRow {
                time: first.time,
                at: first.point.into(),
                triangles: first.triangles,
            }),
            nearest: pair.min_clearance.map(|nearest| NearestRow {
                time: nearest.time,
                clearance: nearest.distance,
                on_a: nearest.points[0].into(),
                on_b: nearest.points[1].into(),
            }),
        })
    }

    fn write_json(
        &self,
        checked_pairs: usize,
        pairs: Vec<PairRow<'_>>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let report = Report {
            schema: "motion",
            version: VERSION,
            unit: self.unit,
            models: &self.models,
            parts: &self.parts,
            tolerance: self.motion.accuracy,
            from: self.motion.time[0],
            to: self.motion.time[1],
            checked_pairs,
            pairs,
            allowed_pairs: &self.allowed_pairs,
            speed_violations: &self.motion.speed_violations,
            notes: self.notes,
        };
        write_line(&report, out)
    }

    /// Writes the pairs that touch, by their first contact, then the others by their smallest distance.
    fn write_table(
        &self,
        asked: usize,
        mut pairs: Vec<PairRow<'_>>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let by = |row: &PairRow| match (&row.first, &row.nearest) {
            (Some(first), _) => first.time,
            (None, Some(nearest)) => nearest.clearance,
            (None, None) => f64::INFINITY,
        };
        pairs.sort_by(|p, q| p.class.cmp(&q.class).then(by(p).total_cmp(&by(q))));
        let width = |name: fn(&PairRow) -> usize| pairs.iter().map(name).max().unwrap_or(0);
        let a_width = width(|row| row.a.chars().count());
        let b_width = width(|row| row.b.chars().count());
        for row in &pairs {
            writeln!(
                out,
                "{:<10} {:<a_width$}  {:<b_width$}  {}",
                row.class.as_str(),
                printable(row.a),
                printable(row.b),
                self.detail(row)
            )?;
        }
        if !pairs.is_empty() {
            writeln!(out)?;
        }
        let count = |class| pairs.iter().filter(|row| row.class == class).count();
        writeln!(
            out,
            "{} parts, {asked} pairs that may move to each other, from {:.3} to {:.3} s: {} meet, {} undecided within {} {}, {} \
             others near. At no other moment does any of them meet.",
            self.parts.len(),
            self.motion.time[0],
            self.motion.time[1],
            count(MotionClass::Contact),
            count(MotionClass::Undecided),
            number(self.motion.accuracy),
            self.unit,
            count(MotionClass::Clear),
        )?;
        write_allowed_pairs(&self.allowed_pairs, out)?;
        let notes = self.motion.speed_violations.iter().chain(self.notes);
        for note in notes {
            writeln!(out, "note: {}", printable(note))?;
        }
        Ok(())
    }

    fn detail(&self, row: &PairRow) -> String {
        let nearest = row.nearest.as_ref();
        if row.intervals.is_empty() {
            return nearest.map_or_else(String::new, |nearest| {
                let clearance = number(nearest.clearance);
                format!("{clearance} {} at {:.3} s", self.unit, nearest.time)
            });
        }
        let report = row.intervals.iter().take(MAX_INTERVALS);
        let report = report.map(|interval| format!("{:.3} to {:.3} s", interval.from, interval.to));
        let report = report.collect::<Vec<_>>().join(", ");
        let more = match row.intervals.len().saturating_sub(MAX_INTERVALS) {
            0 => String::new(),
            1 => " and once more".to_owned(),
            more => format!(" and {more} times more"),
        };
        let at = row.first.as_ref().map(|first| {
            let [x, y, z] = first.at.map(number);
            let inside = match row.class == MotionClass::Contact && first.triangles.is_empty() {
                true => ", one inside the other",
                false => "",
            };
            format!("{inside}, first at ({x}, {y}, {z})")
        });
        format!("{report}{more}{}", at.unwrap_or_default())
    }
}

impl MotionClass {
    fn as_str(self) -> &'static str {
        match self {
            MotionClass::Contact => "meets",
            MotionClass::Undecided => "undecided",
            MotionClass::Clear => "clear",
        }
    }
}
