//! Tests the direction that shows an intersection, the parts in the way, and that the view is restored.

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::make;
use nearpoint_scene::{Command, Scene};

use super::*;
use crate::camera::Standard;
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
        (make::cuboid(2.0, 2.0, 10.0), Pose::identity()),
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
fn a_body_is_seen_from_where_least_is_before_it() {
    let scene = blocked();
    let target = Target::of(&scene, [POST, BAR]);
    assert_eq!(target.samples.len(), 48);
    let others = others(&scene);
    let cover = Cover::of(&scene, [POST, BAR], &others);
    let camera = front(&scene);
    let back = best(&target, &cover, &camera);
    // The wall is in front (−y), the roof above.
    assert!(back.y > 0.0, "{back}");
    let eye = target.bounds.centre() + back * 50.0;
    assert_eq!(in_the_way(&target, &cover, eye), []);
    assert_eq!(best(&target, &cover, &camera), back, "always the same");
}

#[test]
fn what_is_before_a_body_is_in_the_way_and_what_is_behind_the_eye_is_not() {
    let scene = blocked();
    let target = Target::of(&scene, [POST, BAR]);
    let others = others(&scene);
    let cover = Cover::of(&scene, [POST, BAR], &others);
    let middle = target.bounds.centre();
    let from = |way: Vector| in_the_way(&target, &cover, middle + way);
    assert_eq!(from(Vector::new(0.0, -20.0, 0.0)), [WALL]);
    assert_eq!(from(Vector::new(0.0, -5.0, 0.0)), []);
    assert_eq!(from(Vector::new(0.0, 0.0, 30.0)), [ROOF]);
    assert_eq!(from(Vector::new(0.0, 30.0, 0.0)), []);
}

#[test]
fn of_pieces_far_apart_the_largest_is_looked_at() {
    // A comb of two pins in a plate has two intersections, one thicker than the other.
    let mut comb = make::cuboid(1.0, 1.0, 1.0);
    let mut thick = make::cuboid(3.0, 3.0, 3.0);
    for position in &mut comb.positions {
        position[0] += 80.0;
    }
    let first = comb.positions.len() as u32;
    comb.positions.append(&mut thick.positions);
    let shifted = thick.triangles.iter().map(|t| t.map(|v| v + first));
    comb.triangles.extend(shifted.collect::<Vec<_>>());
    comb.faces.clear();
    let scene = scene(&[
        (make::cuboid(200.0, 10.0, 1.0), Pose::identity()),
        (comb, Pose::translation(0.0, 0.0, 0.5)),
    ]);
    let target = Target::of(&scene, [PartId(0), PartId(1)]);
    assert!((target.bounds.centre().x).abs() < 2.0, "{target:?}");
    assert!(target.bounds.diagonal() < 5.0);
}

#[test]
fn parts_that_are_apart_are_seen_from_beside_the_line_between_them() {
    let scene = scene(&[
        (make::cuboid(2.0, 2.0, 2.0), Pose::identity()),
        block([2.0, 2.0, 2.0], [0.0, -3.0, 0.0]),
    ]);
    let pair = [PartId(0), PartId(1)];
    let target = Target::of(&scene, pair);
    let cover = Cover::of(&scene, pair, &[]);
    let back = best(&target, &cover, &front(&scene));
    assert!(back.y.abs() < 0.5, "{back}");
}

pub(crate) fn viewer() -> Viewer {
    let mut viewer = empty_viewer();
    let parts = blocked();
    let news = parts.parts().iter().map(|part| part.to_new());
    viewer.add(news.collect(), vec![]).unwrap();
    finish(&mut viewer);
    viewer
}

#[test]
fn the_pair_is_shown_though_it_is_hidden_and_leaving_gives_the_view_back() {
    let mut viewer = viewer();
    let before = viewer.stored_camera();
    let hide = Command::SetVisible {
        parts: vec![BAR, ROOF],
        visible: false,
    };
    viewer.command(hide).unwrap();
    assert!(viewer.show(BAR, POST));
    assert_ne!(viewer.stored_camera(), before);
    let seen = |viewer: &mut Viewer| {
        let list = viewer.draw_list(0.0);
        let looks = list.parts.iter().map(|item| (item.part.0, item.dim));
        looks.collect::<Vec<_>>()
    };
    assert_eq!(seen(&mut viewer), [(0, false), (1, false), (2, true)]);
    assert_eq!(viewer.draw_list(0.0).bodies.len(), 1);
    // Another pair is shown: leaving it still restores the view from before the first.
    assert!(viewer.show(POST, WALL));
    let undone = viewer.scene().can_undo();
    assert!(viewer.key(&crate::input::Key::down("Escape")).unwrap());
    assert_eq!(viewer.stored_camera(), before);
    assert_eq!(seen(&mut viewer), [(0, false), (2, false)]);
    assert_eq!(viewer.scene().can_undo(), undone);
    assert!(!viewer.leave());
}

#[test]
fn what_is_dim_is_not_picked_and_a_removed_part_ends_it() {
    let mut viewer = viewer();
    viewer.look(crate::camera::Standard::Front);
    assert_eq!(viewer.pick(400.0, 300.0).unwrap().part, WALL);
    assert!(viewer.show(POST, BAR));
    viewer.look(crate::camera::Standard::Front);
    assert_eq!(viewer.pick(400.0, 300.0).unwrap().part, POST);
    let parts = vec![BAR];
    viewer.command(Command::Remove { parts }).unwrap();
    assert!(viewer.shown().is_none());
    assert!(!viewer.show(POST, BAR));
}

#[test]
fn the_label_is_never_over_the_body() {
    let mut viewer = viewer();
    assert!(viewer.show(POST, BAR));
    let list = viewer.draw_list(0.0);
    let label = list.labels.iter().find(|label| label.pair.is_some());
    let label = label.expect("the depth is told");
    let body = &list.bodies[0];
    let camera = &viewer.view().camera;
    let seen = body
        .common
        .points
        .iter()
        .filter_map(|p| camera.project(body.pose * p));
    let ys: Vec<f64> = seen.map(|seen| seen.y).collect();
    let over = ys.iter().any(|y| *y < label.y) && ys.iter().any(|y| *y > label.y);
    assert!(!over, "{label:?} {ys:?}");
}

#[test]
fn a_cut_through_it_is_across_what_is_longest_of_it_and_seen_from_before_it() {
    let mut viewer = viewer();
    assert!(viewer.show(POST, BAR));
    // The bar is in the post from x = 0 to x = 1, and 1 by 1 across: all sides are equal. When deeper, x is longest.
    let to = Pose::translation(2.0, 0.0, 0.0);
    viewer
        .command(Command::SetPose {
            part: BAR,
            pose: to,
        })
        .unwrap();
    finish(&mut viewer);
    assert!(viewer.show(POST, BAR));
    let cut = viewer.cut_facing();
    assert_eq!(cut.normal.map(f64::abs), Vector::x());
    assert!(cut.normal.dot(&viewer.view().camera.back()) > 0.8);
    viewer.set_cuts(vec![cut]);
    let list = viewer.draw_list(0.0);
    assert!(list.bodies[0].cut);
    let solid = list.parts.iter().filter(|item| !item.dim);
    assert!(
        solid
            .into_iter()
            .all(|item| item.solid && item.colour[3] == 1.0)
    );
    // The plane's handle is beside the intersection, not over it.
    let camera = &viewer.view().camera;
    let places = list.bodies[0].common.points.iter();
    let seen = places.filter_map(|p| camera.project(list.bodies[0].pose * p));
    let right = seen.map(|seen| seen.x).fold(0.0, f64::max);
    let handle = list.dots.last().expect("a handle");
    assert!(camera.project(handle.at).unwrap().x > right);
    // Another plane does not meet the intersection, which is drawn as usual.
    let away = Section::new(Vector::x(), 4.0).unwrap();
    viewer.set_cuts(vec![away]);
    assert!(!viewer.draw_list(0.0).bodies[0].cut);
}

#[test]
fn view_after_the_cut_is_closed_is_the_one_before_unless_it_was_turned() {
    let mut viewer = viewer();
    assert!(viewer.show(POST, BAR));
    let before = viewer.view().camera.clone();
    let open = |viewer: &mut Viewer| {
        let cut = viewer.cut_facing();
        viewer.set_cuts(vec![cut]);
        assert_ne!(viewer.view().camera, before);
    };
    open(&mut viewer);
    open(&mut viewer);
    viewer.set_cuts(vec![]);
    assert_eq!(viewer.view().camera, before);

    open(&mut viewer);
    viewer.look(Standard::Front);
    let turned = viewer.view().camera.clone();
    viewer.set_cuts(vec![]);
    assert_eq!(viewer.view().camera, turned);
}
