//! How long a plan takes on how many workers: a simulation from event to event, without a clock and with seeded chance.
//!
//! Workers are alike. Each takes the next shard of the queue as soon as it has none, as engines do, and a lost worker
//! comes back and finds its shard at the front of the queue, with the blocks that were written known.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::random::SplitMix64;

/// A cluster as it is simulated. Seconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cluster {
    /// How many take shards at once.
    pub workers: usize,
    /// What each shard takes beside its questions: a process is started, the plan, the shard and its parts are read.
    pub start: f64,
    /// How long a worker lives on average; infinite: none is lost.
    pub life: f64,
    /// How long it takes until a lost one is back.
    pub back: f64,
    /// What is not written yet when a worker is lost is done again: the length of a block.
    pub block: f64,
    /// Of the chance by which workers are lost.
    pub seed: u64,
}

/// What came of a simulation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Forecast {
    /// From the first start to the last end.
    pub makespan: f64,
    /// What all workers worked, what was lost included.
    pub worked: f64,
    /// How many times a worker was lost with a shard.
    pub lost: usize,
}

impl Forecast {
    /// Which share of the workers' time went into what the shards take themselves.
    pub fn efficiency(&self, costs: &[f64], workers: usize) -> f64 {
        let useful: f64 = costs.iter().sum();
        match self.makespan > 0.0 {
            true => useful / (self.makespan * workers as f64),
            false => 1.0,
        }
    }
}

/// Simulates shards that take so many seconds each, in their order.
pub fn forecast(costs: &[f64], cluster: &Cluster) -> Forecast {
    let mut random = SplitMix64::seeded(cluster.seed);
    let mut queue: VecDeque<f64> = costs.iter().copied().collect();
    let mut told = Forecast {
        makespan: 0.0,
        worked: 0.0,
        lost: 0,
    };
    // When each worker has nothing to do, the first first; of several the one with the lowest number. Times are never below
    // zero: their bits have their order.
    let at = |time: f64, worker: usize| Reverse((time.to_bits(), worker));
    let workers = 0..cluster.workers.max(1);
    let mut free: BinaryHeap<_> = workers.map(|worker| at(0.0, worker)).collect();
    while let Some(cost) = queue.pop_front()
        && let Some(Reverse((now, worker))) = free.pop()
    {
        let now = f64::from_bits(now);
        let needs = cluster.start + cost;
        let lives = life(&mut random, cluster.life);
        if lives >= needs {
            told.worked += needs;
            told.makespan = told.makespan.max(now + needs);
            free.push(at(now + needs, worker));
            continue;
        }
        told.lost += 1;
        told.worked += lives;
        let done = (lives - cluster.start).max(0.0);
        let written = (done / cluster.block).floor() * cluster.block;
        queue.push_front(cost - if written.is_finite() { written } else { 0.0 });
        free.push(at(now + lives + cluster.back, worker));
    }
    told
}

/// How long a worker lives that may be lost at any time: of an exponential distribution, by the logarithm that is the
/// same everywhere.
fn life(random: &mut SplitMix64, mean: f64) -> f64 {
    if !mean.is_finite() {
        return f64::INFINITY;
    }
    -mean * ComplexField::ln(1.0 - random.share())
}
