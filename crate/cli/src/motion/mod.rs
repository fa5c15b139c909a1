//! Runs `nearpoint motion`: finds the contacts of parts on a taught motion, and the smallest clearances of the others.

mod report;

use std::io::Write;
use std::sync::Arc;

use nearpoint_batch::PlannedMotion;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_motion::check::{Check, CheckMethod};
use nearpoint_motion::trajectory::Interpolation;
use nearpoint_review::part_identities;
use nearpoint_scene::{Command, MotionCheckInput, MotionCheckOptions, Scene, SceneError};

use crate::args::Motion;
use crate::check::find_pairs;
use crate::clock::clock;
use crate::error::Error;
use crate::input;
use crate::load::load_into;
use crate::options::MotionOptions;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::report::{AllowedPairRow, ModelRow, PartRow};
pub use report::MotionOutput;

/// Runs the command: checks parts along a taught motion, and writes contacts and smallest clearances.
pub fn run(args: &Motion, out: &mut impl Write) -> Result<Outcome, Error> {
    let options = args.units.import_options(args.accuracy);
    let pool = args.threads.pool()?;
    let mut progress = Progress::new(args.quiet);
    // The pairs of parts that do not move are not needed.
    let scene = Scene::without_queries(pool.clone(), clock);
    let mut loaded = load_into(scene, &args.input, options, args.within, &progress)?;
    let question = check_input(&mut loaded.scene, &args.motion_options)?;
    let MotionCheckInput {
        mut cell,
        trajectory,
        settings,
    } = question;
    let mut allowed_pairs = AllowedPairRow::all(&loaded.scene);
    if !args.pairs.is_empty() {
        // The bodies are the parts in the order of the scene.
        cell.pairs = find_pairs(&loaded.scene, &args.pairs)?;
        allowed_pairs.clear();
    }
    progress.show(|| format!("checking {} pairs along the motion", cell.pairs.len()));
    let trajectory = Arc::unwrap_or_clone(trajectory);
    let motion = PlannedMotion::new(&loaded.scene, &trajectory, settings.accuracy);
    let check = Check::new(Arc::new(cell), trajectory, settings);
    let mut check = check.map_err(SceneError::Check)?;
    while !check.advance(&pool) {}
    progress.end();
    let (instances, _) = part_identities(&loaded.scene);
    let parts = (loaded.scene.parts().iter().zip(instances)).enumerate();
    let parts = parts.map(|(at, (part, instance))| {
        PartRow::from_part(at, part, instance, loaded.models.get(part.model))
    });
    let models = loaded.models.iter();
    let report = MotionOutput {
        unit: loaded.scene.unit().symbol(),
        models: models
            .map(|model| ModelRow {
                files: &model.files,
            })
            .collect(),
        parts: parts.collect(),
        motion: &motion,
        allowed_pairs,
        notes: &loaded.notes,
    };
    let outcome = report.write(check.report().pairs.into_iter().map(Ok), args.json, out)?;
    Ok(outcome.unless_undecided(args.allow_undecided))
}

/// Sets the given motion in the scene and returns the input of its check.
pub fn check_input(scene: &mut Scene, options: &MotionOptions) -> Result<MotionCheckInput, Error> {
    if let Some(path) = &options.keys {
        let text = input::read_text(path)?;
        let refused = |error: SceneError| Error::usage(Error::in_file(path, error.message()));
        let motion = scene.import_trajectory(&text, options.form.unwrap_or(Interpolation::Linear));
        let motion = Some(motion.map_err(refused)?);
        scene
            .apply(Command::SetMotion { motion })
            .map_err(refused)?;
    }
    if scene.trajectory().is_none() {
        return Err(Error::usage(message!("cli-no-motion")));
    }
    let accuracy = options
        .tolerance
        .unwrap_or_else(|| Unit::Mm.to(scene.unit(), 1.0));
    Ok(scene.motion_check_input(MotionCheckOptions {
        method: CheckMethod::Exact,
        accuracy,
        stop_at_first_contact: false,
    })?)
}

impl MotionOptions {
    /// Returns whether any option about the motion was given.
    pub fn is_given(&self) -> bool {
        self.keys.is_some() || self.form.is_some() || self.tolerance.is_some()
    }
}
