//! Tests the tasks: their sizes, their corners, and that the finished ones fit.

use nearpoint_experiment::{Block, Task, TaskId, measure};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{Scene, ThreadPool};

fn scene_of(task: &Task, poses: &[Pose]) -> Scene {
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let mut parts = task.parts(0);
    for (part, pose) in parts.iter_mut().zip(poses) {
        part.pose = *pose;
    }
    scene.add(parts).unwrap();
    scene.finish();
    scene
}

#[test]
fn corner_count_is_published_and_corners_coincide_at_target() {
    for (id, corners) in TaskId::ALL.into_iter().zip([4, 6, 7, 14]) {
        let task = Task::new(id);
        let measured = measure(&task, &task.targets()).unwrap();
        assert_eq!(measured.corners_mm.len(), corners, "{id:?}");
        for placing in &task.moves {
            assert!((placing.approach.norm() - 1.0).abs() < 1e-12);
            for pair in &placing.pairs {
                assert_eq!(pair.placed.block, placing.block);
                let [a, b] = [pair.placed, pair.standing]
                    .map(|corner| task.blocks[corner.block].target * corner.at);
                assert!((a - b).norm() < 1e-12);
                // Both are vertices, not just points of the shapes.
                for corner in [pair.placed, pair.standing] {
                    let vertices = task.blocks[corner.block].shape.mesh().vertices();
                    let is_vertex = vertices.iter().any(|v| (v - corner.at).norm() < 1e-12);
                    assert!(is_vertex, "{id:?}: {corner:?}");
                }
            }
        }
    }
}

#[test]
fn every_block_is_sound_and_in_the_middle_of_its_frame() {
    for id in TaskId::ALL {
        for block in &Task::new(id).blocks {
            let defects = block.diagnostics.messages();
            assert!(defects.is_empty(), "{}: {defects:?}", block.name);
            assert!(block.shape.is_closed(), "{}", block.name);
            let centre = block.shape.bounds().centre();
            assert!(centre.coords.norm() < 1e-5, "{}: {centre}", block.name);
        }
    }
}

#[test]
fn nothing_interferes_at_the_start_or_in_the_end() {
    for id in TaskId::ALL {
        let task = Task::new(id);
        let scene = scene_of(&task, &task.starts());
        assert_eq!(scene.frame().totals.interfering, 0, "{id:?}, start");
        let scene = scene_of(&task, &task.targets());
        let totals = &scene.frame().totals;
        let found = [
            totals.interfering,
            totals.mesh_crossing,
            totals.mesh_contained,
        ];
        assert_eq!(found, [0; 3], "{id:?}, finished");
        // Every placed block rests on the blocks that it is placed against.
        for pair in task.moves.iter().flat_map(|placing| &placing.pairs) {
            let ids = [pair.placed, pair.standing].map(|corner| scene.parts()[corner.block].id);
            let pair = scene.frame().pair(ids[0], ids[1]).unwrap();
            assert!(pair.mesh_relation.intersects());
        }
    }
}

#[test]
fn symmetries_leave_a_block_as_it_is() {
    for id in TaskId::ALL {
        for block in &Task::new(id).blocks {
            let vertices = block.shape.mesh().vertices();
            for turn in &block.symmetries {
                let is_there = |at: Point| vertices.iter().any(|v| (v - at).norm() < 1e-4);
                let all = vertices.iter().all(|v| is_there(turn * v));
                assert!(all, "{}: {turn}", block.name);
            }
        }
    }
    assert_eq!(Task::new(TaskId::A).blocks[0].symmetries.len(), 24);
}

#[test]
fn the_snail_has_the_published_size_and_three_blocks_to_turn() {
    let task = Task::new(TaskId::Snail);
    assert_eq!(task.blocks.len(), 5);
    let points = task.blocks.iter().flat_map(|block| {
        let vertices = block.shape.mesh().vertices().iter();
        vertices.map(|v| block.target * v)
    });
    let all = points.fold(Aabb::EMPTY, |all, p| all.with_point(&p));
    let size = all.hi - all.lo;
    for (measured, published) in size.iter().zip([145.0, 47.0, 72.0]) {
        assert!((measured - published).abs() < 0.01, "{size}");
    }
    let turned = |block: &&Block| {
        let angles = block.symmetries.iter().map(|turn| {
            let looks_like = block.start.rotation * turn;
            looks_like.angle_to(&block.target.rotation)
        });
        angles.fold(f64::INFINITY, f64::min) > 0.1
    };
    assert_eq!(task.blocks.iter().filter(turned).count(), 3);
}

#[test]
fn tasks_by_name() {
    for id in TaskId::ALL {
        assert_eq!(TaskId::from_name(id.name()), Ok(id));
    }
    assert_eq!(TaskId::from_name(" Snail "), Ok(TaskId::Snail));
    let error = TaskId::from_name("D").unwrap_err().to_string();
    assert!(error.contains("“D”") && error.contains("snail"), "{error}");
}
