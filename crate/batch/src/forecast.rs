//! Forecasts how long a plan takes on a cluster by discrete-event simulation, without a clock and with a seeded generator.
//!
//! All workers are equally fast. Each idle worker takes the next shard of the queue. A lost worker comes back and finds
//! its shard at the front of the queue, with the blocks that were written already done.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::random::SplitMix64;

/// The parameters of the simulated cluster; times are in seconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cluster {
    /// The number of workers, each with one shard at a time.
    pub workers: usize,
    /// The overhead of a shard: starting the process and reading the plan, the shard and its parts.
    pub shard_overhead: f64,
    /// The mean lifetime of a worker; infinite if none is lost.
    pub mean_lifetime: f64,
    /// The time until a lost worker is back.
    pub restart_time: f64,
    /// The duration of a block. A lost worker's unwritten block is done again.
    pub block: f64,
    /// The seed for the losses of workers.
    pub seed: u64,
}

/// The result of simulating a batch on a cluster: its times, and how often a worker was lost.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Forecast {
    /// The time from the first start to the last end.
    pub makespan: f64,
    /// The working time of all workers, including lost work.
    pub busy_time: f64,
    /// The number of times that a worker was lost with a shard.
    pub workers_lost: usize,
}

impl Forecast {
    /// Returns the fraction of the workers' time that went into the shards' queries.
    pub fn efficiency(&self, costs: &[f64], workers: usize) -> f64 {
        let useful: f64 = costs.iter().sum();
        match self.makespan > 0.0 {
            true => useful / (self.makespan * workers as f64),
            false => 1.0,
        }
    }
}

/// Simulates shards of these durations in seconds, in their order.
pub fn forecast(costs: &[f64], cluster: &Cluster) -> Forecast {
    let mut random = SplitMix64::seeded(cluster.seed);
    let mut queue: VecDeque<f64> = costs.iter().copied().collect();
    let mut report = Forecast {
        makespan: 0.0,
        busy_time: 0.0,
        workers_lost: 0,
    };
    // The times at which workers become idle, earliest first, then by number. Times are nonnegative, so their bits have
    // their order.
    let at = |time: f64, worker: usize| Reverse((time.to_bits(), worker));
    let workers = 0..cluster.workers.max(1);
    let mut free: BinaryHeap<_> = workers.map(|worker| at(0.0, worker)).collect();
    while let Some(cost) = queue.pop_front()
        && let Some(Reverse((now, worker))) = free.pop()
    {
        let now = f64::from_bits(now);
        let needs = cluster.shard_overhead + cost;
        let lives = draw_lifetime(&mut random, cluster.mean_lifetime);
        if lives >= needs {
            report.busy_time += needs;
            report.makespan = report.makespan.max(now + needs);
            free.push(at(now + needs, worker));
            continue;
        }
        report.workers_lost += 1;
        report.busy_time += lives;
        let done = (lives - cluster.shard_overhead).max(0.0);
        let written = (done / cluster.block).floor() * cluster.block;
        queue.push_front(cost - if written.is_finite() { written } else { 0.0 });
        free.push(at(now + lives + cluster.restart_time, worker));
    }
    report
}

/// Draws a lifetime from an exponential distribution (constant hazard), with a logarithm that is the same on every platform.
fn draw_lifetime(random: &mut SplitMix64, mean: f64) -> f64 {
    if !mean.is_finite() {
        return f64::INFINITY;
    }
    -mean * ComplexField::ln(1.0 - random.uniform())
}
