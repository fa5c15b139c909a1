//! Measures the bubble method on meshes in coherent motion: plain, with pairs cached for ten cycles, and proven. It
//! counts the work and prints the time of a cycle.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases::{Motion, large_motions};
use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::bubble::{
    BubbleCache, BubbleSettings, ContinuousSettings, Counts, LeafMethod, SearchSchedule,
    SphereTree, continuous_distance,
};
use std::time::{Duration, Instant};

fn main() {
    for motion in large_motions() {
        let begin = Instant::now();
        let trees = [&motion.a, &motion.b].map(|shape| {
            let radius = SphereTree::radius_for(shape.mesh(), 2.0);
            SphereTree::build(shape.mesh(), radius).unwrap()
        });
        println!(
            "\n{}, {} cycles; trees of {} and {} leaves in {:.1?}",
            motion.name,
            motion.poses.len(),
            trees[0].leaves(),
            trees[1].leaves(),
            begin.elapsed()
        );
        println!(
            "{:<36} {:>10} {:>9} {:>9} {:>8} {:>7} {:>10} {:>8}",
            "a cycle", "spheres", "triangles", "work", "searched", "ratio", "time", "ratio"
        );
        let truth = true_clearances(&motion);
        follow_all(&motion, &trees, &truth);
    }
}

fn follow_all(motion: &Motion, trees: &[SphereTree; 2], truth: &[f64]) {
    let published = |cycles| SearchSchedule::Published { cycles };
    let ways = [
        ("plain bubbles", published(0), 0.0, 0.0, 1),
        ("  alpha 0.1", published(0), 0.1, 0.0, 1),
        ("C = 10", published(10), 0.0, 0.0, 16),
        ("  alpha 0.1", published(10), 0.1, 0.0, 16),
        ("proven", SearchSchedule::Proven, 0.0, 0.05, 8192),
        ("  alpha 0.1", SearchSchedule::Proven, 0.1, 0.05, 256),
    ];
    let mut plain = None;
    for (name, cycle, alpha, slack, max_pairs) in ways {
        let settings = ContinuousSettings {
            search: BubbleSettings {
                alpha,
                leaf_method: LeafMethod::Gilbert,
            },
            schedule: cycle,
            slack,
            max_pairs,
        };
        let cost = follow(motion, trees, &settings, truth);
        let (work, time) = *plain.get_or_insert((cost.work(), cost.time));
        let cycles = motion.poses.len();
        println!(
            "{:<36} {:>10} {:>9} {:>9} {:>8} {:>5.1} x {:>10.1?} {:>6.1} x  at most {:.1} % over",
            name,
            cost.counts.spheres / cycles,
            cost.counts.triangles / cycles,
            cost.work() / cycles,
            cost.searches,
            work as f64 / cost.work() as f64,
            cost.time / cycles as u32,
            time.as_secs_f64() / cost.time.as_secs_f64(),
            100.0 * cost.excess,
        );
    }
}

struct Cost {
    counts: Counts,
    searches: usize,
    time: Duration,
    /// The largest relative excess of a result over the true distance.
    excess: f64,
}

impl Cost {
    fn work(&self) -> usize {
        self.counts.spheres + self.counts.triangles
    }
}

fn follow(
    motion: &Motion,
    trees: &[SphereTree; 2],
    settings: &ContinuousSettings,
    truth: &[f64],
) -> Cost {
    let mut cache = BubbleCache::default();
    let mut next = |pose: &Pose| {
        let [a, b] = trees;
        let found = continuous_distance(
            a,
            b,
            pose,
            settings,
            &mut cache,
            &SequentialExecutor,
            &mut (),
        );
        found.unwrap().unwrap()
    };
    let begin = Instant::now();
    let all: Vec<_> = motion.poses.iter().map(&mut next).collect();
    let time = begin.elapsed();
    let mut cost = Cost {
        counts: Counts::default(),
        searches: 0,
        time,
        excess: 0.0,
    };
    for (found, truth) in all.iter().zip(truth) {
        cost.counts.spheres += found.counts.spheres;
        cost.counts.triangles += found.counts.triangles;
        cost.searches += usize::from(found.age == 0);
        cost.excess = cost.excess.max(found.clearance.distance / truth - 1.0);
    }
    cost
}

/// Measures the app's own tracker and returns the true distances.
fn true_clearances(motion: &Motion) -> Vec<f64> {
    let mut warm = WarmStart::default();
    let begin = Instant::now();
    let next = |pose: &Pose| {
        let (a, b, all) = (&motion.a, &motion.b, f64::INFINITY);
        let found = clearance(a, b, pose, all, &mut warm, &SequentialExecutor);
        found.unwrap().unwrap().distance
    };
    let distances = motion.poses.iter().map(next).collect();
    let each = begin.elapsed() / motion.poses.len() as u32;
    println!("{:<36} {:>60.1?}", "closest::clearance, warm", each);
    distances
}
