//! Runs `nearpoint forecast`: estimates how long a plan takes on some number of workers.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use nearpoint_batch::{Cluster, PlannedShard, forecast, read_plan};
use nearpoint_message::message;
use serde::Deserialize;

use super::args::Forecast;
use super::open::open;
use crate::error::Error;
use crate::input;
use crate::outcome::Outcome;

/// The relevant part of a line of run-shard.
#[derive(Deserialize)]
struct ShardTiming {
    shard: usize,
    #[serde(rename = "asked")]
    computed: usize,
    ms: f64,
}

/// The time until a lost worker is back, in seconds.
const RESTART_TIME: f64 = 30.0;
const SEED: u64 = 1;

/// Runs the command: writes for each given number of workers how long a plan takes.
pub fn run(options: &Forecast, out: &mut impl Write) -> Result<Outcome, Error> {
    let plan = read_plan(&*open(&options.plan)?)?;
    let fresh = &plan.shards[..plan.shards_to_run.min(plan.shards.len())];
    let took = options.times.as_deref().map(measured).transpose()?;
    let cost = |(number, shard): (usize, &PlannedShard)| match &took {
        Some(took) => took.get(&number).copied(),
        None => Some(shard.work),
    };
    let costs: Vec<f64> = fresh.iter().enumerate().filter_map(cost).collect();
    let over = options.times_over as usize;
    let costs: Vec<f64> = costs
        .iter()
        .copied()
        .cycle()
        .take(costs.len() * over)
        .collect();
    let sum: f64 = costs.iter().sum();
    writeln!(
        out,
        "{} shards, {sum:.1} s of work{}",
        costs.len(),
        if took.is_some() {
            " as measured"
        } else {
            " as estimated"
        }
    )?;
    for &workers in &options.workers {
        let cluster = Cluster {
            workers: workers as usize,
            shard_overhead: options.start,
            mean_lifetime: options.life.unwrap_or(f64::INFINITY),
            restart_time: RESTART_TIME,
            block: 1.0,
            seed: SEED,
        };
        let report = forecast(&costs, &cluster);
        let used = 100.0 * report.efficiency(&costs, cluster.workers);
        writeln!(
            out,
            "{workers:>7} workers: {:.1} s, {used:.0} % of their time is work, {} lost",
            report.makespan, report.workers_lost
        )?;
    }
    Ok(Outcome::Clear)
}

/// Reads the measured time of each shard that was run, in seconds.
fn measured(path: &Path) -> Result<BTreeMap<usize, f64>, Error> {
    let text = input::read_text(path)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty());
    let mut all = BTreeMap::new();
    for (number, line) in lines {
        let took: ShardTiming = serde_json::from_str(line).map_err(|error| {
            let (path, error) = (path.to_string_lossy(), error.to_string());
            Error::usage(message!("cli-line-took", path, line = number, error))
        })?;
        if took.computed > 0 {
            all.insert(took.shard, took.ms / 1e3);
        }
    }
    Ok(all)
}
