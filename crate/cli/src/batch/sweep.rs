//! Writes the results of a sweep, pose by pose.

use std::io::Write;

use nearpoint_batch::{BatchError, ResultLocation, Results};
use nearpoint_scene::{FramePair, MeshRelation, PairClass};
use serde::Serialize;

use super::args::Merge;
use crate::baseline::collides;
use crate::error::Error;
use crate::format::{between, printable};
use crate::outcome::Outcome;
use crate::report::{PairRow, PartRow, write_line};

#[derive(Serialize)]
struct PoseRow {
    /// The index of the pose, from 0.
    pose: usize,
    /// The pairs of the moved parts, as check writes them.
    pairs: Vec<PairRow>,
}

/// The data besides the poses, which comes before them.
#[derive(Serialize)]
struct ReportHeader<'a> {
    unit: &'a str,
    parts: Vec<PartRow>,
    moved: Vec<&'a str>,
}

#[derive(Debug, Default)]
struct PoseTotals {
    pairs: usize,
    interfering: usize,
    undecided: usize,
    touching: usize,
    colliding: usize,
}

/// Writes a line of JSON for the parts and one for each pose, or a table.
pub fn write(answers: &Results, options: &Merge, out: &mut impl Write) -> Result<Outcome, Error> {
    let mut sums = PoseTotals::default();
    let parts = &answers.list().parts;
    if options.json {
        write_line(&report_header(answers)?, out)?;
    }
    for (pose, places) in answers.by_pose().enumerate() {
        let pairs = pairs_at(answers, &places?)?;
        for pair in &pairs {
            sums.add(
                pair,
                collides(
                    pair.mesh_relation,
                    pair.class,
                    pair.settled_by,
                    options.fail_on,
                ),
            );
        }
        let rows = pairs
            .iter()
            .map(|pair| PairRow::from_plan(parts, pair))
            .collect();
        let row = PoseRow { pose, pairs: rows };
        match options.json {
            true => write_line(&row, out)?,
            false => write_pose(&row, answers.list().unit.as_str(), out)?,
        }
    }
    if !options.json {
        let PoseTotals {
            pairs,
            interfering,
            undecided,
            touching,
            ..
        } = sums;
        writeln!(
            out,
            "{} parts, {} of them in {} poses: {pairs} pairs reported, {interfering} interfering, {undecided} undecided, \
             {touching} touching.",
            answers.list().parts.len(),
            answers.list().moved.len(),
            answers.pose_count(),
        )?;
        for note in &answers.list().notes {
            writeln!(out, "note: {}", printable(note))?;
        }
    }
    let outcome = Outcome::from_results(sums.colliding > 0, sums.undecided > 0);
    Ok(outcome.unless_undecided(options.allow_undecided))
}

fn report_header(answers: &Results) -> Result<ReportHeader<'_>, BatchError> {
    let list = answers.list();
    let parts = (0..).zip(&list.parts);
    let parts = parts.map(|(at, part)| PartRow::from_plan(at, part));
    let moved = list.moved.iter();
    Ok(ReportHeader {
        unit: answers.unit()?.symbol(),
        parts: parts.collect(),
        moved: moved
            .map(|&part| list.parts[part as usize].name.as_str())
            .collect(),
    })
}

fn pairs_at(answers: &Results, places: &[ResultLocation]) -> Result<Vec<FramePair>, BatchError> {
    places.iter().map(|&place| answers.pair(place)).collect()
}

fn write_pose(row: &PoseRow, unit: &str, out: &mut impl Write) -> Result<(), Error> {
    for pair in &row.pairs {
        let report = &pair.report;
        let how = match (report.distance(), report.depth) {
            (_, Some(depth)) if report.mesh_relation != MeshRelation::Clear => {
                format!("{} deep", between([depth.lower, depth.upper], unit))
            }
            (Some(gap), _) => between(report.clearance_bounds.unwrap_or([gap; 2]), unit),
            _ => String::new(),
        };
        writeln!(
            out,
            "pose {:<8} {:<12} {}  {}  {how}",
            row.pose,
            report.class.as_str(),
            printable(&pair.a),
            printable(&pair.b),
        )?;
    }
    Ok(())
}

impl PoseTotals {
    fn add(&mut self, pair: &FramePair, collides: bool) {
        self.pairs += 1;
        self.colliding += usize::from(collides);
        match pair.class {
            PairClass::Interferes => self.interfering += 1,
            PairClass::Undecided => self.undecided += 1,
            PairClass::Touches => self.touching += 1,
            PairClass::Clear => {}
        }
    }
}
