//! `nearpoint plan`, `run-shard` and `merge`: a check in pieces, by as many machines as there are.

pub(crate) mod args;
#[cfg(feature = "cloud")]
mod cloud;
mod files;
mod forecast;
mod merged;
mod place;
mod poses;
#[cfg(feature = "cloud")]
mod refused;
mod swept;

use std::io::Write;

use nearpoint_batch::{Course, Origin, Ran};
use nearpoint_geometry::work::Serial;
use nearpoint_message::message;
use nearpoint_review::instances;
use nearpoint_scene::Scene;
use serde::Serialize;

use crate::clock::clock;
use crate::error::Error;
use crate::load::{Loaded, load_into};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::{motion, report, table};
use args::{Merge, Plan, RunShard};
pub use forecast::run as forecast;
use merged::Merged;
pub use place::open;

/// What plan says.
#[derive(Debug, Serialize)]
struct PlanRow {
    parts: usize,
    pairs: usize,
    asked: usize,
    known: usize,
    repeated: usize,
    shards: u32,
    parts_in_shards: usize,
    /// Seconds, as estimated, of all shards.
    work: f64,
}

impl PlanRow {
    fn write(&self, asks_motion: bool, out: &mut impl Write) -> Result<(), Error> {
        let pairs = match asks_motion {
            true => "moving to each other",
            false => "near each other",
        };
        Ok(writeln!(
            out,
            "{} parts, {} pairs of them {pairs}: {} to be asked in {} shards, about {:.2} s each; {} known, {} like another one.",
            self.parts,
            self.pairs,
            self.asked,
            self.shards,
            self.work / f64::from(self.shards),
            self.known,
            self.repeated,
        )?)
    }
}

/// What run-shard says of each shard.
#[derive(Debug, Serialize)]
struct ShardRow {
    shard: usize,
    asked: usize,
    known: usize,
    ms: f64,
}

pub fn plan(wishes: &Plan, out: &mut impl Write) -> Result<Outcome, Error> {
    let asks_motion = asks_motion(wishes)?;
    let store = open(&wishes.plan)?;
    let wish = wishes.units.wish(wishes.accuracy);
    let scene = Scene::unasked(wishes.threads.pool()?, clock);
    let mut progress = Progress::new(wishes.json);
    let mut loaded = load_into(scene, &wishes.input, wish, wishes.within, &progress)?;
    progress.end();
    let poses = wishes.poses.as_deref();
    let sweep = poses.map(|path| poses::read(path, &loaded.scene));
    let sweep = sweep.transpose()?;
    let motion = asks_motion.then(|| motion::question(&mut loaded.scene, &wishes.way));
    let motion = motion.transpose()?;
    let models = loaded.models.iter().map(|model| model.files.clone());
    let models: Vec<Vec<String>> = models.collect();
    let batch = nearpoint_batch::Wishes {
        course: match (&sweep, &motion) {
            (Some(sweep), _) => Course::Sweep(sweep),
            (None, Some(question)) => Course::Motion(question),
            (None, None) => Course::Still,
        },
        shards: wishes.shards as usize,
        models: &models,
        origins: &origins(&loaded),
        notes: &loaded.notes,
    };
    let planned = nearpoint_batch::plan(&loaded.scene, batch, &*store)?;
    let row = PlanRow {
        parts: loaded.scene.parts().len(),
        pairs: planned.pairs,
        asked: planned.asked,
        known: planned.known,
        repeated: planned.repeated,
        shards: wishes.shards,
        parts_in_shards: planned.parts_in_shards,
        work: planned.work,
    };
    match wishes.json {
        true => report::write_line(&row, out)?,
        false => row.write(asks_motion, out)?,
    }
    Ok(Outcome::Clear)
}

/// Whether it is the taught motion that is asked.
fn asks_motion(wishes: &Plan) -> Result<bool, Error> {
    if !wishes.motion && wishes.way.is_said() {
        return Err(Error::usage(message!("cli-say-motion")));
    }
    Ok(wishes.motion)
}

/// Of each part what tells it apart, and where it came from.
fn origins(loaded: &Loaded) -> Vec<Origin> {
    let (instances, _) = instances(&loaded.scene);
    let parts = loaded.scene.parts().iter().zip(instances);
    let origins = parts.map(|(part, instance)| Origin {
        path: instance.path,
        nth: instance.nth,
        model: part.source,
        file: loaded.file_of(part),
    });
    origins.collect()
}

pub fn run_shard(wishes: &RunShard, out: &mut impl Write) -> Result<Outcome, Error> {
    let store = open(&wishes.plan)?;
    let shards = match wishes.all {
        true => (0..nearpoint_batch::read_plan(&*store)?.shards.len()).collect(),
        false => wishes.shards.clone(),
    };
    for shard in shards {
        let begin = clock();
        let Ran { asked, known } = nearpoint_batch::run(&*store, shard, &Serial)?;
        let ms = clock() - begin;
        if wishes.json {
            let row = ShardRow {
                shard,
                asked,
                known,
                ms,
            };
            report::write_line(&row, out)?;
        } else {
            writeln!(
                out,
                "shard {shard}: {asked} pairs asked, {known} known, {ms:.0} ms"
            )?;
        }
    }
    Ok(Outcome::Clear)
}

pub fn merge(wishes: &Merge, out: &mut impl Write) -> Result<Outcome, Error> {
    let store = open(&wishes.plan)?;
    if wishes.missing {
        let missing = nearpoint_batch::missing(&*store)?.0;
        let numbers: Vec<String> = missing.iter().map(usize::to_string).collect();
        writeln!(out, "{}", numbers.join(","))?;
        return Ok(Outcome::Clear);
    }
    let answers = nearpoint_batch::merge(&*store)?;
    if let Some(motion) = &answers.list().motion {
        return merged::motion(&answers, motion, wishes, out);
    }
    if !answers.list().moved.is_empty() {
        return swept::write(&answers, wishes, out);
    }
    let merged = Merged::new(&answers, wishes.fail_on)?;
    if wishes.json {
        report::write_json(&merged, &Progress::default(), out)?;
    } else {
        table::write(&merged, out)?;
    }
    Ok(merged.outcome(wishes.allow_undecided)?)
}
