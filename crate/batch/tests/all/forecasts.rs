//! Compares the simulation with analytic bounds, and simulates a thousand workers on a thousand million queries.

use nearpoint_batch::{Cluster, forecast};
use nearpoint_testing::Random;

const SURE: Cluster = Cluster {
    workers: 1,
    shard_overhead: 0.0,
    mean_lifetime: f64::INFINITY,
    restart_time: 0.0,
    block: 1.0,
    seed: 1,
};

fn with(workers: usize) -> Cluster {
    Cluster { workers, ..SURE }
}

#[test]
fn makespan_of_small_plans_matches_hand_computation() {
    let makespan = |costs: &[f64], workers| forecast(costs, &with(workers)).makespan;
    assert_eq!(makespan(&[], 3), 0.0);
    assert_eq!(makespan(&[2.0, 3.0, 4.0], 1), 9.0);
    assert_eq!(makespan(&[2.0, 3.0, 4.0], 2), 6.0);
    assert_eq!(makespan(&[2.0, 3.0, 4.0], 100), 4.0);
    let slow = Cluster {
        shard_overhead: 0.5,
        ..with(2)
    };
    assert_eq!(forecast(&[1.0; 5], &slow).makespan, 4.5);
}

/// The bounds are the optimum's lower bound and Graham's bound for list scheduling.
#[test]
fn makespans_are_within_their_bounds() {
    for seed in 0..50 {
        println!("seed {seed}");
        let mut random = Random::new(seed);
        let count = 1 + random.index(300);
        let costs: Vec<f64> = (0..count).map(|_| random.between(0.1, 9.0)).collect();
        let (sum, longest) = (
            costs.iter().sum::<f64>(),
            costs.iter().copied().fold(0.0, f64::max),
        );
        for workers in [1, 2, 7, 40, 1000] {
            let report = forecast(&costs, &with(workers));
            let shared = sum / workers as f64;
            assert!(report.makespan >= shared.max(longest) - 1e-9);
            assert!(report.makespan <= shared + longest + 1e-9);
            assert!((report.busy_time - sum).abs() < 1e-9);
        }
    }
}

/// 10⁹ pose–pair queries of 12 µs are 12 000 s of work: in 10 000 shards on 1000 workers, with estimates off by up to a
/// factor of two, half a second to start each, and workers that live for an hour.
#[test]
fn a_thousand_workers_are_used_well() {
    let mut random = Random::new(9);
    let shards = 10_000;
    let mean = 1e9 * 12e-6 / shards as f64;
    let costs = (0..shards).map(|_| mean * 2f64.powf(random.between(-1.0, 1.0)));
    let costs: Vec<f64> = costs.collect();
    let useful: f64 = costs.iter().sum();
    let sure = forecast(
        &costs,
        &Cluster {
            shard_overhead: 0.05,
            ..with(1000)
        },
    );
    println!("{sure:?}, {}", sure.efficiency(&costs, 1000));
    assert!(sure.efficiency(&costs, 1000) > 0.8);
    let lossy = Cluster {
        shard_overhead: 0.05,
        mean_lifetime: 3600.0,
        restart_time: 30.0,
        block: 0.012,
        ..with(1000)
    };
    let report = forecast(&costs, &lossy);
    println!("{report:?}");
    assert!(report.workers_lost > 0 && report.makespan < sure.makespan + 2.0 * lossy.restart_time);
    // A loss costs a start and a block.
    let most =
        useful + (shards + report.workers_lost) as f64 * 0.05 + report.workers_lost as f64 * 0.012;
    assert!(report.busy_time <= most + 1e-6, "{report:?} {most}");
    assert_eq!(forecast(&costs, &lossy), report);
}
