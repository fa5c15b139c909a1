//! Many parts, one of them dragged: what a command costs until everything is known again, one thread.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::{Mesh, Shape, diagnose, make};
use nearpoint_geometry::work::Serial;
use nearpoint_scene::{Command, DragMode, NewPart, PartId, Placement, Pool, Scene};
use std::sync::Arc;
use std::time::Instant;

/// Of a drag, and how often it is renamed.
const STEPS: usize = 100;

/// Cubes in rows, columns and layers, each as far from the next as it is wide.
fn cubes(side: usize) -> Scene {
    let mesh = Mesh::weld(make::cuboid(1.0, 1.0, 1.0)).unwrap();
    let shape = Arc::new(Shape::build(mesh, &Serial));
    let diagnostics = Arc::new(diagnose(shape.mesh()));
    let part = |index: usize| {
        let at = [index, index / side, index / side / side].map(|n| 2.0 * (n % side) as f64);
        let pose = Pose::translation(at[0], at[1], at[2]);
        NewPart {
            name: format!("cube {index}"),
            group: Vec::new(),
            shape: shape.clone(),
            diagnostics: diagnostics.clone(),
            is_model: false,
            home: pose,
            pose,
            colour: [1.0; 4],
            fixed: false,
            visible: true,
            source: 0,
            index,
        }
    };
    let mut scene = Scene::new(Pool::Serial, || 0.0);
    scene.add((0..side.pow(3)).map(part).collect()).unwrap();
    let limit = Some(0.5);
    scene.apply(Command::SetWithin { limit }).unwrap();
    scene.finish();
    scene
}

/// Milliseconds of the quickest, and of the middle one.
fn timed(scene: &mut Scene, commands: impl Iterator<Item = Command>) -> [f64; 2] {
    let mut times: Vec<f64> = commands
        .map(|command| {
            let begin = Instant::now();
            scene.apply(command).unwrap();
            scene.finish();
            begin.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    [times[0], times[times.len() / 2]]
}

fn main() {
    println!("{:>7} {:<8} {:>9} {:>9}", "parts", "", "ms least", "median");
    for side in [10, 16, 22] {
        let mut scene = cubes(side);
        let parts = scene.parts().len();
        let held: PartId = scene.parts()[parts / 2].id;
        let start = scene.part(held).unwrap().pose;
        let told = |what: &str, [least, median]: [f64; 2]| {
            println!("{parts:>7} {what:<8} {least:>9.3} {median:>9.3}");
        };
        let renames = (0..STEPS).map(|n| Command::Rename {
            part: held,
            name: format!("name {n}"),
        });
        told("rename", timed(&mut scene, renames));
        for (what, mode) in [
            ("detect", DragMode::Detect),
            ("stop", DragMode::Stop),
            ("snap", DragMode::Snap),
        ] {
            scene.apply(Command::SetDragMode { mode }).unwrap();
            scene
                .apply(Command::BeginDrag { parts: vec![held] })
                .unwrap();
            let steps = (0..STEPS).map(|n| {
                let way = Pose::translation(0.03 * n as f64, 0.3, 0.2);
                let poses = vec![Placement(held, way * start)];
                Command::DragTo { poses }
            });
            told(what, timed(&mut scene, steps));
            scene.apply(Command::CancelDrag).unwrap();
        }
    }
}
