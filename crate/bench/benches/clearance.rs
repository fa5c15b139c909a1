//! Measures the clearance of meshes in coherent motion, warm against cold, and cold against parry; and welding.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases::Motion;
use nearpoint_bench::table::{compare, heading};
use nearpoint_bench::{cases, parry};
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, diagnose, primitives};
use nearpoint_geometry::{Point, Pose};
use parry3d_f64::query::distance;
use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The number of runs of a query, of which the best time is printed.
const RUNS: usize = 7;

fn main() {
    let motions = cases::motions();
    heading("Clearance in coherent motion, a frame (answer: the last distance)");
    for motion in &motions {
        let (a, b, poses) = (&motion.a, &motion.b, &motion.poses);
        let mut warm = WarmStart::default();
        let mut frames = there_and_back(poses);
        let mut same_frames = there_and_back(poses);
        compare(
            motion.name,
            || measure(a, b, frames.next().unwrap(), &mut warm),
            "ours, cold",
            || measure(a, b, same_frames.next().unwrap(), &mut WarmStart::default()),
        );
    }
    println!(
        "\nThe very first question about shapes, which makes the discs and tiles of both, and the next"
    );
    for motion in &motions {
        first_question(motion);
    }
    heading("Clearance, cold");
    for motion in motions.iter().filter(|motion| !motion.is_large()) {
        let (a, b, pose) = (&motion.a, &motion.b, &motion.poses[0]);
        let (mesh_a, mesh_b) = (parry::build(a.mesh()), parry::build(b.mesh()));
        let (identity, isometry) = (parry::isometry(&Pose::identity()), parry::isometry(pose));
        compare(
            motion.name,
            || measure(a, b, pose, &mut WarmStart::default()),
            "parry f64",
            || {
                let found = distance(&identity, &mesh_a, &isometry, &mesh_b);
                format!("{:.6}", found.unwrap().distance)
            },
        );
    }
    welding();
}

fn measure(a: &Shape, b: &Shape, pose: &Pose, warm: &mut WarmStart) -> String {
    let found = clearance(a, b, pose, f64::INFINITY, warm, &SequentialExecutor);
    format!("{:.6}", found.unwrap().unwrap().distance)
}

/// Measures the first query of new shapes, and the same query again without a warm start.
fn first_question(motion: &Motion) {
    let pose = &motion.poses[0];
    let ask = |shapes: &[Shape; 2]| {
        let begin = Instant::now();
        black_box(measure(
            &shapes[0],
            &shapes[1],
            pose,
            &mut WarmStart::default(),
        ));
        begin.elapsed()
    };
    let run = || {
        let shapes = [&motion.a, &motion.b];
        let shapes = shapes.map(|shape| Shape::build(shape.mesh().clone(), &SequentialExecutor));
        [ask(&shapes), ask(&shapes)]
    };
    let runs: Vec<[Duration; 2]> = (0..RUNS).map(|_| run()).collect();
    let best = |which: usize| runs.iter().map(|times| times[which]).min().unwrap();
    println!("{:<44} {:>10.1?} {:>10.1?}", motion.name, best(0), best(1));
}

fn there_and_back(poses: &[Pose]) -> impl Iterator<Item = &Pose> {
    poses.iter().chain(poses.iter().rev()).cycle()
}

/// Measures a million triangles in the form of STL: three positions each.
fn welding() {
    heading("Welding a million triangles, faces included (answer: vertices)");
    let mesh = cases::mesh(primitives::bumpy_sphere(1000, 501, 7));
    let corners = |t: &[u32; 3]| t.map(|v| mesh.vertices()[v as usize].into());
    let positions: Vec<[f64; 3]> = mesh.triangles().iter().flat_map(corners).collect();
    let soup = Soup {
        triangles: (0..positions.len() as u32 / 3)
            .map(|t| [3 * t, 3 * t + 1, 3 * t + 2])
            .collect(),
        positions,
        faces: Vec::new(),
    };
    compare(
        "1M triangles, 3M positions",
        || Mesh::weld(soup.clone()).unwrap().vertices().len(),
        "a HashMap, no faces",
        || by_hash_map(&soup),
    );
    compare(
        "  diagnosed",
        || diagnose(&mesh).vertices,
        "ours, welding",
        || Mesh::weld(soup.clone()).unwrap().vertices().len(),
    );
}

fn by_hash_map(soup: &Soup) -> usize {
    let mut numbers = HashMap::new();
    let mut vertices: Vec<Point> = Vec::new();
    let triangles: Vec<u32> = soup
        .positions
        .iter()
        .map(|p| {
            *numbers.entry(p.map(f64::to_bits)).or_insert_with(|| {
                vertices.push((*p).into());
                vertices.len() as u32 - 1
            })
        })
        .collect();
    std::hint::black_box(triangles);
    vertices.len()
}
