//! Measures the cost of snapping in a drag frame, beside the scene's own query for the two parts, on one thread. The
//! parts have about 100 000 triangles, or are real ones.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases::{self, shape};
use nearpoint_bench::table::milliseconds;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Pose, relative_pose};
use nearpoint_motion::snap::{SnapPart, SnapParts, SnapSession, SnapSettings};
use std::hint::black_box;

const STEPS: usize = 200;

fn main() {
    let plate = shape(grid(224, 100.0));
    let block = shape(grid(224, 40.0));
    let torus = shape(primitives::torus(320, 156, 30.0, 9.0));
    let pin = shape(primitives::tube(800, 8.0, 0.0, 40.0));
    let hole = shape(primitives::tube(800, 40.0, 8.1, 20.0));
    println!(
        "{:<40} {:>9} {:>9} {:>9} {:>7} {:>9} {:>7}",
        "", "ms added", "worst", "frame", "ratio", "features", "holds"
    );
    let run = |name: &str, own: &Shape, other: &Shape, from: [f64; 3], step: [f64; 3]| {
        drag(name, [own, other], from, step)
    };
    run(
        "a block slides on a plate",
        &block,
        &plate,
        [-20.0, 0.0, 2.5],
        [0.2, 0.05, -0.001],
    );
    run(
        "a block is far from a plate",
        &block,
        &plate,
        [-20.0, 0.0, 150.0],
        [0.2, 0.05, 0.0],
    );
    run(
        "a torus over a plate",
        &torus,
        &plate,
        [-20.0, 0.0, 8.0],
        [0.2, 0.05, 0.0],
    );
    run(
        "a pin goes into a hole",
        &pin,
        &hole,
        [1.0, 0.5, 35.0],
        [0.0, 0.0, -0.1],
    );
    let parts: Vec<Shape> = cases::so101()
        .into_iter()
        .map(|mesh| Shape::build(mesh, &SequentialExecutor))
        .collect();
    let mut largest: Vec<&Shape> = parts.iter().collect();
    largest.sort_by_key(|part| std::cmp::Reverse(part.mesh().triangles().len()));
    run(
        "SO-101: the two largest parts, as they are",
        largest[0],
        largest[1],
        [0.0; 3],
        [1e-4, 0.0, 0.0],
    );
}

fn drag(name: &str, [own, other]: [&Shape; 2], from: [f64; 3], step: [f64; 3]) {
    let features = milliseconds(|| {
        black_box((own.features(), other.features()));
    });
    let body = |id, shape| SnapPart {
        id,
        shape,
        is_inverted: false,
        pose: Pose::identity(),
    };
    let (held, others) = ([body(0, own)], [body(1, other)]);
    let world = SnapParts {
        dragged: &held,
        targets: &&others[..],
    };
    let size = own.bounds().union(&other.bounds()).diagonal();
    let settings = SnapSettings {
        snap_distance: 0.015 * size,
        ..SnapSettings::default()
    };
    let pose = |n: usize| {
        Pose::translation(
            from[0] + step[0] * n as f64,
            from[1] + step[1] * n as f64,
            from[2] + step[2] * n as f64,
        )
    };
    let mut snap = SnapSession::new(settings, pose(0)).unwrap();
    let (mut added, mut frame, mut holds) = (Vec::new(), Vec::new(), 0);
    for n in 0..STEPS {
        let follow = || snap.update(&pose(n), &world, &mut |_| Ok(true)).unwrap();
        let (followed, took) = milliseconds(follow);
        added.push(took);
        let in_own = relative_pose(&followed.pose, &Pose::identity());
        frame.push(
            milliseconds(|| colliding_pairs(own, other, &in_own, &SequentialExecutor).unwrap()).1,
        );
        holds = followed.active_constraints.len();
    }
    added.sort_by(f64::total_cmp);
    frame.sort_by(f64::total_cmp);
    let (own, its) = (added[STEPS / 2], frame[STEPS / 2]);
    println!(
        "{name:<40} {own:>9.3} {:>9.3} {its:>9.3} {:>7.2} {:>7.0} ms {holds:>7}",
        added[STEPS - 1],
        own / its,
        features.1,
    );
}

/// Returns a closed plate, 2 high, with its top and bottom divided into squares: about 4 · n² triangles.
fn grid(n: u32, size: f64) -> Soup {
    let at = |i: u32| size * (f64::from(i) / f64::from(n) - 0.5);
    let mut soup = Soup::default();
    for z in [-1.0, 1.0] {
        for j in 0..=n {
            soup.positions.extend((0..=n).map(|i| [at(i), at(j), z]));
        }
    }
    let (row, layer) = (n + 1, (n + 1) * (n + 1));
    for j in 0..n {
        for i in 0..n {
            let [a, b, c, d] = [
                j * row + i,
                j * row + i + 1,
                (j + 1) * row + i + 1,
                (j + 1) * row + i,
            ];
            soup.triangles.extend([[a, c, b], [a, d, c]]);
            soup.triangles
                .extend([[a, b, c], [a, c, d]].map(|t| t.map(|v| v + layer)));
        }
    }
    let brim = (0..n)
        .map(|i| [i, i + 1])
        .chain((0..n).map(|j| [j * row + n, (j + 1) * row + n]));
    let back = (0..n)
        .map(|i| [n * row + n - i, n * row + n - i - 1])
        .chain((0..n).map(|j| [(n - j) * row, (n - j - 1) * row]));
    for [p, q] in brim.chain(back) {
        soup.triangles
            .extend([[p, q, q + layer], [p, q + layer, p + layer]]);
    }
    soup
}
