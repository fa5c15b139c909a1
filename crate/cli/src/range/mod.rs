//! Runs `nearpoint range`: finds the joint values at which parts meet, over whole ranges.

mod csv;
mod joints;
mod report;
mod srdf;

use std::io::Write;
use std::sync::Arc;

use nearpoint_message::{Message, message};
use nearpoint_motion::range::{MeasuredPairs, RangeError, RangeSearch, RangeSettings};
use nearpoint_review::part_identities;
use nearpoint_review::report::junit;
use nearpoint_scene::Scene;

use crate::args::Range;
use crate::check::find_pairs;
use crate::clock::clock;
use crate::error::Error;
use crate::load::{Origin, load_into};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::report::{AllowedPairRow, PartRow, write_line};
use crate::review::save;
use joints::ChosenJoint;
pub(crate) use joints::chosen_joints;
use report::RangeOutput;

/// The options of a search, as `nearpoint range` has them.
#[derive(Debug, Clone, Default)]
pub struct RangeOptions {
    /// The joints, each `NAME` or `NAME=LOWER:UPPER`; if empty, all that can move.
    pub joints: Vec<String>,
    /// The size of the smallest cells, in degrees or lengths.
    pub resolution: Option<f64>,
    /// The largest number of cells to examine.
    pub max_cells: usize,
    /// True to find the smallest distance, too.
    pub clearance: bool,
}

/// A search of the ranges of a scene's joints, and what its output needs of the scene.
#[derive(Debug)]
pub struct SceneRange {
    /// The search. It is complete when `advance` returns true.
    pub search: RangeSearch,
    joints: Vec<ChosenJoint>,
    unit: &'static str,
    models: Vec<Origin>,
    parts: Vec<PartRow>,
    allowed_pairs: Vec<AllowedPairRow>,
    notes: Vec<String>,
}

/// Runs the command: searches the ranges of the chosen joints, and writes the cells, or the class of each pair over the ranges
/// of all joints.
pub fn run(args: &Range, out: &mut impl Write) -> Result<Outcome, Error> {
    let options = args.units.import_options(args.accuracy);
    let pool = args.threads.pool()?;
    let mut progress = Progress::new(args.quiet);
    let scene = Scene::without_queries(pool.clone(), clock);
    let loaded = load_into(scene, &args.input, options, None, &progress)?;
    let scene = &loaded.scene;
    if args.srdf.is_some() && scene.robots().len() > 1 {
        return Err(Error::usage(message!("cli-srdf-one-robot")));
    }
    let pairs = match &args.pairs[..] {
        [] => None,
        pairs => Some(find_pairs(scene, pairs)?),
    };
    let options = RangeOptions {
        joints: args.joints.clone(),
        resolution: args.resolution,
        max_cells: args.max_cells,
        clearance: args.clearance,
    };
    let origin = (&loaded.models[..], &loaded.notes[..]);
    let mut range = SceneRange::new(scene, origin, &options, pairs).map_err(Error::usage)?;
    progress.show(|| format!("searching the range of {} joints", range.joints.len()));
    while !range.search.advance(&pool) {}
    progress.end();
    let output = RangeOutput::new(&range);
    if let Some(path) = &args.srdf {
        let text = srdf::text(scene, &range.search.pair_ranges(), &range.allowed_pairs)?;
        std::fs::write(path, text).map_err(Error::file(path))?;
    }
    if let Some(path) = &args.csv {
        std::fs::write(path, csv::text(&output)).map_err(Error::file(path))?;
    }
    if let Some(path) = &args.junit {
        let suite = output.junit_suite(args.fail_on, args.allow_undecided);
        let title = args.input.title();
        save(path, &junit::write_suites(&title, &[suite], None))?;
    }
    let outcome = output.write(args.json, args.fail_on, out)?;
    Ok(outcome.unless_undecided(args.allow_undecided))
}

impl SceneRange {
    /// Prepares the search of a scene with these models and notes. `pairs` are the only ones to search, even if they may
    /// meet.
    pub fn new(
        scene: &Scene,
        (models, notes): (&[Origin], &[String]),
        options: &RangeOptions,
        pairs: Option<Vec<[usize; 2]>>,
    ) -> Result<Self, Message> {
        let joints = chosen_joints(scene, &options.joints, options.resolution)?;
        let mut cell = scene.work_cell();
        let mut allowed_pairs = AllowedPairRow::all(scene);
        if let Some(pairs) = pairs {
            cell.pairs = pairs;
            allowed_pairs.clear();
        }
        let settings = RangeSettings {
            joints: joints.iter().map(|joint| joint.searched).collect(),
            values: scene
                .robots()
                .iter()
                .flat_map(|robot| robot.values.clone())
                .collect(),
            max_cells: options.max_cells,
            classes_only: options.joints.is_empty(),
            measured: match options.clearance {
                true => MeasuredPairs::All,
                false => MeasuredPairs::None,
            },
        };
        let search = RangeSearch::new(Arc::new(cell), settings)
            .map_err(|error| in_degrees(error, &joints).message())?;
        let (instances, _) = part_identities(scene);
        let parts = scene.parts().iter().zip(instances).enumerate();
        let parts = parts.map(|(at, (part, instance))| {
            PartRow::from_part(at, part, instance, models.get(part.model))
        });
        Ok(Self {
            search,
            joints,
            unit: scene.unit().symbol(),
            models: models.to_vec(),
            parts: parts.collect(),
            allowed_pairs,
            notes: notes.to_vec(),
        })
    }

    /// Returns the output of `range --json`.
    pub fn json(&self) -> std::io::Result<Vec<u8>> {
        let mut text = Vec::new();
        write_line(&RangeOutput::new(self), &mut text)?;
        Ok(text)
    }
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
