//! Runs `nearpoint range`: finds the joint values at which parts meet, over whole ranges.

mod csv;
mod joints;
mod report;
mod srdf;

use std::io::Write;
use std::sync::Arc;

use nearpoint_message::message;
use nearpoint_motion::range::{RangeError, RangeSearch, RangeSettings};
use nearpoint_scene::Scene;

use crate::args::Range;
use crate::check::find_pairs;
use crate::clock::clock;
use crate::error::Error;
use crate::load::load_into;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::report::AllowedPairRow;
use joints::{ChosenJoint, chosen_joints};
use report::RangeOutput;

/// Runs the command: searches the ranges of the chosen joints, and writes the cells, or the class of each pair over the ranges
/// of all joints.
pub fn run(args: &Range, out: &mut impl Write) -> Result<Outcome, Error> {
    let options = args.units.import_options(args.accuracy);
    let pool = args.threads.pool()?;
    let mut progress = Progress::new(args.quiet);
    let scene = Scene::without_queries(pool.clone(), clock);
    let loaded = load_into(scene, &args.input, options, None, &progress)?;
    let scene = &loaded.scene;
    let joints = chosen_joints(scene, &args.joints, args.resolution)?;
    if args.srdf.is_some() && scene.robots().len() > 1 {
        return Err(Error::usage(message!("cli-srdf-one-robot")));
    }
    let mut cell = scene.work_cell();
    let mut allowed_pairs = AllowedPairRow::all(scene);
    if !args.pairs.is_empty() {
        cell.pairs = find_pairs(scene, &args.pairs)?;
        allowed_pairs.clear();
    }
    let settings = RangeSettings {
        joints: joints.iter().map(|joint| joint.searched).collect(),
        values: scene
            .robots()
            .iter()
            .flat_map(|robot| robot.values.clone())
            .collect(),
        max_cells: args.max_cells,
        classes_only: args.joints.is_empty(),
    };
    let mut search = RangeSearch::new(Arc::new(cell), settings)
        .map_err(|error| Error::usage(in_degrees(error, &joints).message()))?;
    progress.show(|| format!("searching the range of {} joints", joints.len()));
    while !search.advance(&pool) {}
    progress.end();
    let output = RangeOutput::new(&loaded, &search, &joints, &allowed_pairs);
    if let Some(path) = &args.srdf {
        let text = srdf::text(scene, &search.pair_ranges(), &allowed_pairs)?;
        std::fs::write(path, text).map_err(Error::file(path))?;
    }
    if let Some(path) = &args.csv {
        std::fs::write(path, csv::text(&output)).map_err(Error::file(path))?;
    }
    let outcome = output.write(args.json, args.fail_on, out)?;
    Ok(outcome.unless_undecided(args.allow_undecided))
}

/// Returns the error with the numbers as they were typed.
fn in_degrees(error: RangeError, joints: &[ChosenJoint]) -> RangeError {
    let RangeError::TooFine { resolution, width } = error else {
        return error;
    };
    let is_meant = |joint: &&ChosenJoint| joint.searched.resolution == resolution;
    let meant = joints.iter().find(is_meant);
    let shown = |value: f64| meant.map_or(value, |joint| joint.shown(value));
    RangeError::TooFine {
        resolution: shown(resolution),
        width: shown(width),
    }
}
