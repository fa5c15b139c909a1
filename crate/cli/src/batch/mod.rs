//! Runs `nearpoint plan`, `run-shard` and `merge`: a check in pieces, on any number of machines.

pub(crate) mod args;
#[cfg(feature = "cloud")]
mod cloud;
mod files;
mod forecast;
mod open;
mod poses;
mod results;
#[cfg(feature = "cloud")]
mod storage_error;
mod sweep;

use std::io::{self, Write};

use nearpoint_batch::{Origin, PlanSummary, PoseSource, ShardSummary};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_message::message;
use nearpoint_review::part_identities;
use nearpoint_scene::Scene;
use serde::Serialize;

use crate::clock::clock;
use crate::error::Error;
use crate::load::{LoadedScene, load_into};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::{motion, report, table};
use args::{Merge, Plan, RunShard};
pub use forecast::run as forecast;
pub use open::open;
use results::MergedResults;

/// The output of run-shard for each shard.
#[derive(Debug, Serialize)]
struct ShardRow {
    shard: usize,
    #[serde(flatten)]
    ran: ShardSummary,
    ms: f64,
}

/// Runs `nearpoint plan`: divides a check into shards, and stores these as a plan.
pub fn plan(args: &Plan, out: &mut impl Write) -> Result<Outcome, Error> {
    let asks_motion = checks_motion(args)?;
    let store = open(&args.plan)?;
    let options = args.units.import_options(args.accuracy);
    let scene = Scene::without_queries(args.threads.pool()?, clock);
    let mut progress = Progress::new(args.json);
    let mut loaded = load_into(scene, &args.input, options, args.within, &progress)?;
    progress.end();
    let poses = args.poses.as_deref();
    let sweep = poses.map(|path| poses::read(path, &loaded.scene));
    let sweep = sweep.transpose()?;
    let motion = asks_motion.then(|| motion::check_input(&mut loaded.scene, &args.motion_options));
    let motion = motion.transpose()?;
    let models = loaded.models.iter().map(|model| model.files.clone());
    let models: Vec<Vec<String>> = models.collect();
    let batch = nearpoint_batch::PlanOptions {
        pose_source: match (&sweep, &motion) {
            (Some(sweep), _) => PoseSource::Sweep(sweep),
            (None, Some(question)) => PoseSource::Motion(question),
            (None, None) => PoseSource::ScenePoses,
        },
        shards: args.shards as usize,
        models: &models,
        origins: &origins(&loaded),
        notes: &loaded.notes,
    };
    let planned = nearpoint_batch::plan(&loaded.scene, batch, &*store)?;
    match args.json {
        true => report::write_line(&planned, out)?,
        false => write_plan(&planned, asks_motion, out)?,
    }
    Ok(Outcome::Clear)
}

fn write_plan(planned: &PlanSummary, asks_motion: bool, out: &mut impl Write) -> io::Result<()> {
    let near = match asks_motion {
        true => "moving to each other",
        false => "near each other",
    };
    let PlanSummary {
        parts,
        pairs,
        computed,
        reused,
        duplicates,
        shards,
        work,
        ..
    } = planned;
    let each = work / *shards as f64;
    writeln!(
        out,
        "{parts} parts, {pairs} pairs of them {near}: {computed} to be asked in {shards} shards, about {each:.2} s each; \
         {reused} known, {duplicates} like another one."
    )
}

/// Returns whether the plan is about the taught motion.
fn checks_motion(options: &Plan) -> Result<bool, Error> {
    if !options.motion && options.motion_options.is_given() {
        return Err(Error::usage(message!("cli-say-motion")));
    }
    Ok(options.motion)
}

/// Returns the identity and the source of each part.
fn origins(loaded: &LoadedScene) -> Vec<Origin> {
    let (instances, _) = part_identities(&loaded.scene);
    let parts = loaded.scene.parts().iter().zip(instances);
    let origins = parts.map(|(part, instance)| Origin {
        path: instance.path,
        nth: instance.nth,
        model: part.model,
        file: loaded.file_of(part),
    });
    origins.collect()
}

/// Runs `nearpoint run-shard`: checks the pairs of shards, and stores their results in the plan.
pub fn run_shard(options: &RunShard, out: &mut impl Write) -> Result<Outcome, Error> {
    let store = open(&options.plan)?;
    let shards = match options.all {
        true => (0..nearpoint_batch::read_plan(&*store)?.shards.len()).collect(),
        false => options.shards.clone(),
    };
    for shard in shards {
        let begin = clock();
        let ran = nearpoint_batch::run(&*store, shard, &SequentialExecutor)?;
        let ms = clock() - begin;
        if options.json {
            report::write_line(&ShardRow { shard, ran, ms }, out)?;
        } else {
            let ShardSummary { computed, reused } = ran;
            writeln!(
                out,
                "shard {shard}: {computed} pairs checked, {reused} known, {ms:.0} ms"
            )?;
        }
    }
    Ok(Outcome::Clear)
}

/// Runs `nearpoint merge`: writes the results of all shards as one report, or the numbers of missing shards.
pub fn merge(options: &Merge, out: &mut impl Write) -> Result<Outcome, Error> {
    let store = open(&options.plan)?;
    if options.missing {
        let missing = nearpoint_batch::missing(&*store)?.0;
        let numbers: Vec<String> = missing.iter().map(usize::to_string).collect();
        writeln!(out, "{}", numbers.join(","))?;
        return Ok(Outcome::Clear);
    }
    let answers = nearpoint_batch::merge(&*store)?;
    if let Some(motion) = &answers.list().motion {
        return results::motion(&answers, motion, options, out);
    }
    if !answers.list().moved.is_empty() {
        return sweep::write(&answers, options, out);
    }
    let merged = MergedResults::new(&answers, options.fail_on)?;
    if options.json {
        report::write_json(&merged, &Progress::default(), out)?;
    } else {
        table::write(&merged, out)?;
    }
    Ok(merged.outcome(options.allow_undecided)?)
}
