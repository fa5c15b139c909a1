//! Tests the direction that shows an intersection, the occluding parts, and that the view is restored.

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::primitives;
use nearpoint_scene::{Command, Scene};

use super::*;
use crate::camera::StandardView;
use crate::list::tests::{block, front, scene};
use crate::stage::Stage;
use crate::testing::{empty_viewer, finish};
use crate::viewer::Viewer;

const POST: PartId = PartId(0);
const BAR: PartId = PartId(1);
const WALL: PartId = PartId(2);
const ROOF: PartId = PartId(3);

/// Makes a bar that sticks in a post, with a wall in front and a roof above.
fn blocked() -> Scene {
    scene(&[
        (primitives::cuboid(2.0, 2.0, 10.0), Pose::identity()),
        block([6.0, 1.0, 1.0], [3.0, 0.0, 0.0]),
        block([40.0, 1.0, 40.0], [0.0, -8.0, 0.0]),
        block([40.0, 40.0, 1.0], [0.0, 0.0, 12.0]),
    ])
}

fn others(scene: &Scene) -> Vec<&Part> {
    let all = scene.parts().iter().map(|part| &**part);
    all.filter(|part| ![POST, BAR].contains(&part.id)).collect()
}

#[test]
fn intersection_is_viewed_from_the_least_occluded_side() {
    let scene = blocked();
    let target = Target::new(&scene, [POST, BAR]);
    assert_eq!(target.samples.len(), 48);
    let others = others(&scene);
    let cover = Occluders::new(&scene, [POST, BAR], &others);
    let camera = front(&scene);
    let back = best_direction(&target, &cover, &camera);
    // The wall is in front (−y), the roof above.
    assert!(back.y > 0.0, "{back}");
    let eye = target.bounds.centre() + back * 50.0;
    assert_eq!(occluding_parts(&target, &cover, eye), []);
    assert_eq!(
        best_direction(&target, &cover, &camera),
        back,
        "always the same"
    );
}

#[test]
fn occluders_lie_between_the_intersection_and_the_eye() {
    let scene = blocked();
    let target = Target::new(&scene, [POST, BAR]);
    let others = others(&scene);
    let cover = Occluders::new(&scene, [POST, BAR], &others);
    let middle = target.bounds.centre();
    let from = |way: Vector| occluding_parts(&target, &cover, middle + way);
    assert_eq!(from(Vector::new(0.0, -20.0, 0.0)), [WALL]);
    assert_eq!(from(Vector::new(0.0, -5.0, 0.0)), []);
    assert_eq!(from(Vector::new(0.0, 0.0, 30.0)), [ROOF]);
    assert_eq!(from(Vector::new(0.0, 30.0, 0.0)), []);
}

#[test]
fn of_pieces_far_apart_the_largest_is_looked_at() {
    // A comb of two pins in a plate has two intersections, one thicker than the other.
    let mut comb = primitives::cuboid(1.0, 1.0, 1.0);
    let mut thick = primitives::cuboid(3.0, 3.0, 3.0);
    for position in &mut comb.positions {
        position[0] += 80.0;
    }
    let first = comb.positions.len() as u32;
    comb.positions.append(&mut thick.positions);
    let shifted = thick.triangles.iter().map(|t| t.map(|v| v + first));
    comb.triangles.extend(shifted.collect::<Vec<_>>());
    comb.faces.clear();
    let scene = scene(&[
        (primitives::cuboid(200.0, 10.0, 1.0), Pose::identity()),
        (comb, Pose::translation(0.0, 0.0, 0.5)),
    ]);
    let target = Target::new(&scene, [PartId(0), PartId(1)]);
    assert!((target.bounds.centre().x).abs() < 2.0, "{target:?}");
    assert!(target.bounds.diagonal() < 5.0);
}

#[test]
fn parts_that_are_apart_are_seen_from_beside_the_line_between_them() {
    let scene = scene(&[
        (primitives::cuboid(2.0, 2.0, 2.0), Pose::identity()),
        block([2.0, 2.0, 2.0], [0.0, -3.0, 0.0]),
    ]);
    let pair = [PartId(0), PartId(1)];
    let target = Target::new(&scene, pair);
    let cover = Occluders::new(&scene, pair, &[]);
    let back = best_direction(&target, &cover, &front(&scene));
    assert!(back.y.abs() < 0.5, "{back}");
}

pub(crate) fn viewer() -> Viewer {
    let mut viewer = empty_viewer();
    let parts = blocked();
    let delta = parts.parts().iter().map(|part| part.to_new());
    viewer.add(delta.collect(), vec![]).unwrap();
    finish(&mut viewer);
    viewer
}

#[test]
fn hidden_pair_is_shown_and_leaving_restores_the_view() {
    let mut viewer = viewer();
    let before = viewer.stored_camera();
    let hide = Command::SetVisible {
        parts: vec![BAR, ROOF],
        visible: false,
    };
    viewer.command(hide).unwrap();
    assert!(viewer.show_pair(BAR, POST));
    assert_ne!(viewer.stored_camera(), before);
    let seen = |viewer: &mut Viewer| {
        let list = viewer.draw_list(0.0);
        let looks = list.parts.iter().map(|item| (item.part.0, item.dim));
        looks.collect::<Vec<_>>()
    };
    assert_eq!(seen(&mut viewer), [(0, false), (1, false), (2, true)]);
    assert_eq!(viewer.draw_list(0.0).intersections.len(), 1);
    // Another pair is shown: leaving it still restores the view from before the first.
    assert!(viewer.show_pair(POST, WALL));
    let undone = viewer.scene().can_undo();
    assert!(viewer.key(&crate::input::Key::down("Escape")).unwrap());
    assert_eq!(viewer.stored_camera(), before);
    assert_eq!(seen(&mut viewer), [(0, false), (2, false)]);
    assert_eq!(viewer.scene().can_undo(), undone);
    assert!(!viewer.leave_pair());
}

#[test]
fn dimmed_parts_are_not_picked_and_removal_ends_the_focus() {
    let mut viewer = viewer();
    viewer.look_from(crate::camera::StandardView::Front);
    assert_eq!(viewer.pick(400.0, 300.0).unwrap().part, WALL);
    assert!(viewer.show_pair(POST, BAR));
    viewer.look_from(crate::camera::StandardView::Front);
    assert_eq!(viewer.pick(400.0, 300.0).unwrap().part, POST);
    let parts = vec![BAR];
    viewer.command(Command::Remove { parts }).unwrap();
    assert!(viewer.shown_pair().is_none());
    assert!(!viewer.show_pair(POST, BAR));
}

#[test]
fn depth_label_does_not_cover_the_intersection() {
    let mut viewer = viewer();
    assert!(viewer.show_pair(POST, BAR));
    let list = viewer.draw_list(0.0);
    let label = list.labels.iter().find(|label| label.pair.is_some());
    let label = label.expect("the depth is told");
    let body = &list.intersections[0];
    let camera = &viewer.view().camera;
    let seen = body
        .mesh
        .points
        .iter()
        .filter_map(|p| camera.project(body.pose * p));
    let ys: Vec<f64> = seen.map(|seen| seen.y).collect();
    let over = ys.iter().any(|y| *y < label.y) && ys.iter().any(|y| *y > label.y);
    assert!(!over, "{label:?} {ys:?}");
}

#[test]
fn section_is_across_the_longest_side_and_faces_the_eye() {
    let mut viewer = viewer();
    assert!(viewer.show_pair(POST, BAR));
    // The bar is in the post from x = 0 to x = 1, and 1 by 1 across: all sides are equal. When deeper, x is longest.
    let to = Pose::translation(2.0, 0.0, 0.0);
    viewer
        .command(Command::SetPose {
            part: BAR,
            pose: to,
        })
        .unwrap();
    finish(&mut viewer);
    assert!(viewer.show_pair(POST, BAR));
    let cut = viewer.section_facing();
    assert_eq!(cut.normal.map(f64::abs), Vector::x());
    assert!(cut.normal.dot(&viewer.view().camera.back()) > 0.8);
    viewer.set_sections(vec![cut]);
    let list = viewer.draw_list(0.0);
    assert!(list.intersections[0].is_cut);
    let solid = list.parts.iter().filter(|item| !item.dim);
    assert!(
        solid
            .into_iter()
            .all(|item| item.solid && item.colour[3] == 1.0)
    );
    // The plane's handle is beside the intersection, not over it.
    let camera = &viewer.view().camera;
    let places = list.intersections[0].mesh.points.iter();
    let seen = places.filter_map(|p| camera.project(list.intersections[0].pose * p));
    let right = seen.map(|seen| seen.x).fold(0.0, f64::max);
    let handle = list.dots.last().expect("a handle");
    assert!(camera.project(handle.at).unwrap().x > right);
    // Another plane that misses the intersection, which is drawn as usual.
    let away = Section::new(Vector::x(), 4.0).unwrap();
    viewer.set_sections(vec![away]);
    assert!(!viewer.draw_list(0.0).intersections[0].is_cut);
}

#[test]
fn view_after_the_cut_is_closed_is_the_one_before_unless_it_was_turned() {
    let mut viewer = viewer();
    assert!(viewer.show_pair(POST, BAR));
    let before = viewer.view().camera.clone();
    let open = |viewer: &mut Viewer| {
        let cut = viewer.section_facing();
        viewer.set_sections(vec![cut]);
        assert_ne!(viewer.view().camera, before);
    };
    open(&mut viewer);
    open(&mut viewer);
    viewer.set_sections(vec![]);
    assert_eq!(viewer.view().camera, before);

    open(&mut viewer);
    viewer.look_from(StandardView::Front);
    let turned = viewer.view().camera.clone();
    viewer.set_sections(vec![]);
    assert_eq!(viewer.view().camera, turned);
}
