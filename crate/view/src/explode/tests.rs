//! Tests the laws of explosions on random boxes, and explosions in a viewer.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::{Mesh, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Command, NewPart, PartId, ThreadPool};
use nearpoint_testing::Random;

use super::siblings::{Piece, separate};
use super::*;
use crate::camera::StandardView;
use crate::input::{Key, PointerKind};
use crate::stage::Stage;
use crate::testing::{empty_viewer, finish, pointer};
use crate::viewer::Viewer;

/// Returns boxes on a coarse grid, so that many touch, contain each other, or are equal; some are flat.
fn boxes(random: &mut Random, count: usize) -> Vec<Aabb> {
    let grid = |random: &mut Random, n| (0..3).map(|_| random.below(n) as f64).collect::<Vec<_>>();
    let one = |_| {
        let (lo, size) = (grid(random, 7), grid(random, 7));
        let lo = Point::new(lo[0], lo[1], lo[2]);
        let hi = lo + Vector::new(size[0], size[1], size[2]);
        Aabb { lo, hi }
    };
    (0..count).map(one).collect()
}

fn moved(bounds: &Aabb, by: Vector) -> Aabb {
    Aabb {
        lo: bounds.lo + by,
        hi: bounds.hi + by,
    }
}

/// Returns the sides of the overlap of two boxes; none where they do not overlap.
fn shared(a: &Aabb, b: &Aabb) -> Option<Vector> {
    let sides = a.hi.inf(&b.hi) - a.lo.sup(&b.lo);
    sides.iter().all(|side| *side > 1e-9).then_some(sides)
}

fn alone(bounds: &Aabb) -> Piece {
    let (now, envelope) = (*bounds, *bounds);
    Piece {
        bounds: now,
        envelope,
    }
}

/// Returns the displacement of a box after this many steps.
fn displacement(steps: &[Vec<Vector>], i: usize, after: f64) -> Vector {
    let steps = steps.iter().enumerate();
    steps
        .map(|(n, step)| step[i] * (after - n as f64).clamp(0.0, 1.0))
        .sum()
}

#[test]
fn explosion_never_increases_overlap_and_ends_disjoint() {
    let mut random = Random::seeded("explode", 21);
    let mut met = 0;
    for round in 0..300 {
        let count = 2 + random.index(14);
        let boxes = boxes(&mut random, count);
        let pieces: Vec<Piece> = boxes.iter().map(alone).collect();
        let steps = separate(&pieces);
        assert_eq!(steps, separate(&pieces), "always the same");
        assert!(steps.len() <= 3);
        for i in 0..boxes.len() {
            for j in 0..i {
                let at = |fraction: f64| {
                    let [p, q] =
                        [i, j].map(|i| moved(&boxes[i], displacement(&steps, i, fraction)));
                    shared(&p, &q)
                };
                let mut before = at(0.0);
                met += usize::from(before.is_some());
                for step in 1..=12 {
                    let now = at(f64::from(step) / 4.0);
                    let grows = match (before, now) {
                        (_, None) => false,
                        (None, Some(_)) => true,
                        (Some(before), Some(now)) => (now - before).max() > 1e-9,
                    };
                    assert!(!grows, "round {round}, {i} and {j} at {step}: {boxes:?}");
                    before = now;
                }
                assert_eq!(before, None, "round {round}, {i} and {j}: {boxes:?}");
            }
        }
    }
    assert!(met > 1000, "{met} pairs share something at first");
}

#[test]
fn explosion_of_many_parts_keeps_their_order_along_each_axis() {
    let mut random = Random::seeded("explode many", 22);
    let boxes = boxes(&mut random, 2600);
    let pieces: Vec<Piece> = boxes.iter().map(alone).collect();
    let steps = separate(&pieces);
    assert_eq!(steps.len(), 1);
    for axis in 0..3 {
        let along = |(bounds, way): (&Aabb, &Vector)| (bounds.centre()[axis], way[axis]);
        let mut order: Vec<(f64, f64)> = boxes.iter().zip(&steps[0]).map(along).collect();
        order.sort_by(|p, q| p.0.total_cmp(&q.0));
        assert!(order.is_sorted_by(|p, q| p.1 <= q.1 + 1e-9));
    }
}

/// Makes a block in a group of its own with a plug in it, beside a plate with a washer on it.
fn assembly() -> Vec<NewPart> {
    let part = |name: &str, group: &[&str], size: [f64; 3], at: [f64; 3]| {
        let mesh = Mesh::weld(primitives::cuboid(size[0], size[1], size[2])).unwrap();
        let pose = Pose::translation(at[0], at[1], at[2]);
        NewPart {
            group: group.iter().map(ToString::to_string).collect(),
            ..NewPart::from_mesh(name, mesh, pose, &ThreadPool::Sequential)
        }
    };
    vec![
        part("block", &["all", "left"], [10.0, 10.0, 10.0], [0.0; 3]),
        part("plug", &["all", "left"], [1.0, 1.0, 6.0], [2.0, 0.0, 4.0]),
        part("plate", &["all", "right"], [8.0, 8.0, 1.0], [9.5, 0.0, 0.0]),
        part(
            "washer",
            &["all", "right"],
            [2.0, 2.0, 0.5],
            [9.5, 0.0, 0.75],
        ),
    ]
}

const BLOCK: PartId = PartId(0);
const PLUG: PartId = PartId(1);
const PLATE: PartId = PartId(2);
const WASHER: PartId = PartId(3);

#[test]
fn groups_separate_before_their_parts() {
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    scene.add(assembly()).unwrap();
    let explosion = Explosion::new(&scene, 1.0);
    let ways =
        |fraction| [BLOCK, PLUG, PLATE, WASHER].map(|part| explosion.displacement(part, fraction));
    assert_eq!(ways(0.0), [Vector::zeros(); 4]);
    let [block, plug, plate, washer] = ways(0.5);
    assert_eq!(
        [block, plug],
        [Vector::zeros(); 2],
        "the larger group stays"
    );
    assert_eq!(plate, washer, "a group is still one");
    assert!(plate.x > 0.0 && plate.yz().norm() == 0.0, "{plate}");
    let [block, plug, plate, washer] = ways(1.0);
    assert_eq!(block, Vector::zeros());
    assert!(plug.z > 4.0 && plug.xy().norm() == 0.0, "{plug}");
    assert!(washer.z > 0.0 && (washer - plate).xy().norm() == 0.0);
    // The motion is continuous, with no jump between the levels.
    for step in 0..100 {
        let [from, to] = [step, step + 1].map(|step| ways(f64::from(step) / 100.0));
        let far = (0..4).map(|i| (to[i] - from[i]).norm()).fold(0.0, f64::max);
        assert!(far < 0.5, "{step}: {far}");
    }
}

#[test]
fn deeply_nested_groups_separate() {
    let deep = |n: usize| {
        let mut part = assembly().swap_remove(1);
        part.group = (0..n).map(|level| format!("level {level}")).collect();
        part
    };
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    scene.add((0..300).map(deep).collect()).unwrap();
    let explosion = Explosion::new(&scene, 1.0);
    let mut places: Vec<[f64; 3]> = (0..300)
        .map(|part| explosion.displacement(PartId(part), 1.0).into())
        .collect();
    places.sort_by(|p, q| p.partial_cmp(q).expect("numbers"));
    places.dedup();
    assert_eq!(places.len(), 300, "all were in one place");
}

fn viewer() -> Viewer {
    let mut viewer = empty_viewer();
    viewer.add(assembly(), vec![]).unwrap();
    viewer.look_from(StandardView::Front);
    finish(&mut viewer);
    viewer
}

fn drawn(viewer: &mut Viewer, part: PartId) -> Vector {
    let list = viewer.draw_list(0.0);
    let item = list.parts.iter().find(|item| item.part == part);
    item.unwrap().pose.translation.vector
}

#[test]
fn the_picture_is_exploded_and_the_scene_is_not() {
    let mut viewer = viewer();
    let (camera, hash) = (viewer.view().camera.clone(), viewer.scene().hash());
    let home = drawn(&mut viewer, PLUG);
    assert_eq!(viewer.draw_list(0.0).intersections.len(), 1);
    assert!(viewer.explode(1.0));
    assert!(!viewer.explode(1.0), "that is no change");
    let apart = drawn(&mut viewer, PLUG);
    assert!(apart.z > home.z + 4.0);
    assert_eq!(viewer.scene().hash(), hash);
    assert!(!viewer.scene().can_undo());
    // The intersection is at neither of the drawn parts, so the faces in contact are marked instead.
    let list = viewer.draw_list(0.0);
    assert!(list.intersections.is_empty() && list.marks.tints().next().is_some());
    // The washer is picked where it is drawn.
    let at = drawn(&mut viewer, WASHER);
    let seen = viewer.camera().project(at.into()).unwrap();
    assert_eq!(viewer.pick(seen.x, seen.y).unwrap().part, WASHER);
    // All parts are still in the picture.
    for part in [BLOCK, PLUG, PLATE, WASHER] {
        let at = drawn(&mut viewer, part);
        let seen = viewer.camera().project(at.into()).unwrap();
        assert!((0.0..800.0).contains(&seen.x) && (0.0..600.0).contains(&seen.y));
    }
    assert!(viewer.key(&Key::down("Escape")).unwrap());
    assert_eq!(viewer.requested_fraction(), 0.0);
    assert_eq!(drawn(&mut viewer, PLUG), home);
    let back = &viewer.view().camera;
    assert!((back.eye() - camera.eye()).norm() < 1e-9 * camera.distance());
}

#[test]
fn while_parts_are_apart_a_drag_turns_the_view_and_a_click_selects() {
    let mut viewer = viewer();
    viewer.explode(1.0);
    let at = drawn(&mut viewer, WASHER);
    let seen = viewer.camera().project(at.into()).unwrap();
    let pointer = |kind, by: f64| pointer(kind, (seen.x + by, seen.y));
    for kind in [PointerKind::Down, PointerKind::Up] {
        viewer.pointer(pointer(kind, 0.0)).unwrap();
    }
    assert_eq!(viewer.scene().selection(), [WASHER]);
    let before = viewer.view().camera.clone();
    for (kind, by) in [
        (PointerKind::Down, 0.0),
        (PointerKind::Move, 30.0),
        (PointerKind::Up, 30.0),
    ] {
        viewer.pointer(pointer(kind, by)).unwrap();
    }
    assert_ne!(viewer.view().camera, before);
    assert!(!viewer.scene().can_undo());
    viewer.key(&Key::down("g")).unwrap();
    assert!(viewer.input_state().drag().is_none());
}

#[test]
fn focused_pair_is_shown_unexploded_and_the_explosion_returns() {
    let mut viewer = viewer();
    viewer.explode(0.8);
    let apart = drawn(&mut viewer, PLUG);
    assert!(viewer.show_pair(BLOCK, PLUG));
    let list = viewer.draw_list(0.0);
    assert_eq!(list.intersections.len(), 1);
    assert_eq!(drawn(&mut viewer, PLUG).z, 4.0);
    assert_eq!(viewer.requested_fraction(), 0.8);
    assert!(viewer.key(&Key::down("Escape")).unwrap());
    assert_eq!(drawn(&mut viewer, PLUG), apart);
}

#[test]
fn added_and_removed_parts_update_the_explosion() {
    let mut viewer = viewer();
    viewer.explode(1.0);
    let parts = vec![BLOCK, PLATE, WASHER];
    viewer.command(Command::Remove { parts }).unwrap();
    assert_eq!(drawn(&mut viewer, PLUG).z, 4.0, "it is alone");
    viewer.command(Command::Undo).unwrap();
    assert!(drawn(&mut viewer, PLUG).z > 8.0);
    viewer.command(Command::Clear).unwrap();
    assert_eq!(viewer.requested_fraction(), 0.0);
}
