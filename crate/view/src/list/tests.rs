//! Tests draw lists of small scenes, read as text.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{Command, KernelAnswer, NewPart, PartId, Placement, Scene, ThreadPool};
use nearpoint_testing::Random;

use crate::camera::{Camera, Projection, StandardView};
use crate::interact::PickScene;
use crate::list::{
    DrawContext, DrawList, IntersectionItem, Label, LabelKind, MarkBuilder, MarkKind, MarkOptions,
    Marks, Symbol, Units, build,
};
use crate::style::Theme;
use crate::testing::VIEWPORT;

/// Makes a scene of these shapes at these poses, with all queries finished.
pub(crate) fn scene(parts: &[(Soup, Pose)]) -> Scene {
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let part = |(index, (soup, pose)): (usize, &(Soup, Pose))| NewPart {
        index_in_model: index,
        ..crate::testing::part(&format!("part {index}"), soup.clone(), *pose)
    };
    scene
        .add(parts.iter().enumerate().map(part).collect())
        .unwrap();
    scene.finish();
    scene
}

pub(crate) fn front(scene: &Scene) -> Camera {
    let mut camera = Camera::new(scene.up(), VIEWPORT);
    camera.look_from(StandardView::Front);
    camera.fit(&scene.extent(None));
    camera
}

pub(crate) fn draw(scene: &Scene, camera: &Camera, focus: Option<[PartId; 2]>) -> DrawList {
    let marks = MarkBuilder::default().marks(
        scene,
        MarkOptions {
            focus,
            ..MarkOptions::default()
        },
    );
    build(
        scene,
        &DrawContext {
            units: Units::same(scene.unit()),
            sphere: None,
            moved: &[],
            camera,
            theme: Theme::Light,
            marks: &marks,
            hover: None,
            focus,
            shown_pair: None,
            sections: (&[], None),
            handle_origin: Point::origin(),
            gizmo: None,
            ground: None,
            has_axes: true,
            is_minimal: false,
        },
    )
}

/// Returns the lines that begin with one of these words.
pub(crate) fn lines(list: &DrawList, words: &[&str]) -> Vec<String> {
    let text = list.to_string();
    text.lines()
        .filter(|line| words.iter().any(|word| line.starts_with(word)))
        .map(str::to_owned)
        .collect()
}

/// Makes a block with this size and this centre.
pub(crate) fn block([a, b, c]: [f64; 3], [x, y, z]: [f64; 3]) -> (Soup, Pose) {
    (primitives::cuboid(a, b, c), Pose::translation(x, y, z))
}

pub(crate) fn cube(x: f64) -> (Soup, Pose) {
    block([2.0; 3], [x, 0.0, 0.0])
}

/// Returns the numbers of facets of the intersection from the first part's surface and from the second's.
fn facets(list: &DrawList) -> Vec<[usize; 2]> {
    let of = |item: &IntersectionItem, side| {
        let facets = item.mesh.facets.iter();
        facets.filter(|facet| facet.source.side().0 == side).count()
    };
    let counts = |item: &IntersectionItem| [of(item, 0), of(item, 1)];
    list.intersections.iter().map(counts).collect()
}

#[test]
fn intersection_of_crossing_boxes_is_marked_without_faces() {
    let scene = scene(&[cube(0.0), block([1.0, 1.0, 1.0], [1.0, 0.25, 0.125])]);
    let list = draw(&scene, &front(&scene), None);
    assert_eq!(
        lines(&list, &["part"]),
        [
            "part 0 triangles 12 at (0.000, 0.000, 0.000)",
            "part 1 triangles 12 at (1.000, 0.250, 0.125)",
        ]
    );
    // One side of the big box, and five sides of the small box.
    let [[a, b]] = facets(&list)[..] else {
        panic!("{list}");
    };
    assert!(a >= 2 && b >= 10, "{list}");
    assert!(lines(&list, &["body"])[0].starts_with("body 0 1 interferes loud facets"));
    assert!(lines(&list, &["tint", "Outline"]).is_empty(), "{list}");
    let rim = lines(&list, &["Boundary"]);
    assert!(
        rim[0].starts_with("Boundary 0 interferes loud segments"),
        "{list}"
    );
    let bounds = Aabb::from_points(&list.intersections[0].mesh.points);
    assert_eq!((bounds.lo.x, bounds.hi.x), (0.5, 1.0));
}

#[test]
fn depth_is_shown_between_its_bounds() {
    let scene = scene(&[cube(0.0), cube(1.5)]);
    let list = draw(&scene, &front(&scene), Some([PartId(0), PartId(1)]));
    let label = |label: &&Label| label.kind == LabelKind::Depth;
    let text = &list.labels.iter().find(label).unwrap().text;
    assert!(text.ends_with(" mm deep") && !text.contains('≥'), "{text}");
}

#[test]
fn a_clearance_has_a_line_two_ends_and_its_number_in_the_middle() {
    let scene = scene(&[
        cube(0.0),
        (
            primitives::uv_sphere(16, 8, 1.0),
            Pose::translation(3.5, 0.0, 0.0),
        ),
    ]);
    let camera = front(&scene);
    let list = draw(&scene, &camera, None);
    assert_eq!(
        lines(&list, &["Disc"]),
        [
            "Disc (1.000, 0.000, 0.000) radius 4",
            "Disc (2.500, 0.000, 0.000) radius 4"
        ]
    );
    let label = list
        .labels
        .iter()
        .find(|label| label.kind == LabelKind::Clearance)
        .unwrap();
    assert_eq!(label.text, "1.5 mm");
    let middle = camera.project(Point::new(1.75, 0.0, 0.0)).unwrap();
    assert!((label.x - middle.x).abs() < 1e-6 && (label.y - middle.y).abs() < 1e-6);
    assert!(lines(&list, &["tint", "Outline", "Curve"]).is_empty());
}

#[test]
fn below_the_limit_the_line_is_of_another_colour() {
    let mut scene = scene(&[cube(0.0), cube(2.5)]);
    let colour = |scene: &Scene| draw(scene, &front(scene), None).dots[0].colour;
    assert_eq!(colour(&scene), Theme::Light.palette().clear);
    scene.apply(Command::SetLimit { limit: 0.6 }).unwrap();
    scene.finish();
    assert_eq!(colour(&scene), Theme::Light.palette().below_limit);
}

#[test]
fn contacts_stay_quiet_until_one_of_the_parts_is_selected() {
    let mut scene = scene(&[cube(0.0), cube(2.0), cube(9.0)]);
    let styles = |scene: &Scene| -> Vec<(PartId, MarkKind, bool)> {
        let list = draw(scene, &front(scene), None);
        list.marks
            .tints()
            .map(|t| (t.part, t.style.kind, t.style.is_strong))
            .collect()
    };
    let touching = |loud| {
        [
            (PartId(0), MarkKind::Touches, loud),
            (PartId(1), MarkKind::Touches, loud),
        ]
    };
    assert_eq!(styles(&scene), touching(false));
    let parts = vec![PartId(1)];
    scene.apply(Command::Select { parts }).unwrap();
    assert_eq!(styles(&scene), touching(true));
}

#[test]
fn focused_pair_weakens_other_marks() {
    let scene = scene(&[cube(0.0), cube(1.5), cube(-1.5)]);
    let list = draw(&scene, &front(&scene), Some([PartId(0), PartId(1)]));
    let styles: Vec<([u32; 2], bool)> = (list.intersections.iter())
        .map(|body| (body.pair.map(|part| part.0), body.style.is_strong))
        .collect();
    assert_eq!(styles, [([0, 1], true), ([0, 2], false)], "{list}");
}

#[test]
fn invisibly_small_contact_region_gets_a_marker() {
    let tip = primitives::cuboid(0.01, 0.01, 0.01);
    let scene = scene(&[
        (primitives::cuboid(100.0, 100.0, 100.0), Pose::identity()),
        (tip, Pose::translation(50.0, 3.0, 7.0)),
    ]);
    let camera = front(&scene);
    let list = draw(&scene, &camera, None);
    let rings: Vec<_> = list
        .dots
        .iter()
        .filter(|dot| dot.symbol == Symbol::Ring)
        .collect();
    assert_eq!(rings.len(), 1);
    assert!((rings[0].at - Point::new(50.0, 3.0, 7.0)).norm() < 0.02);
    let mut near = camera.clone();
    near.zoom(rings[0].at, 1e-4);
    assert!(
        draw(&scene, &near, None)
            .dots
            .iter()
            .all(|dot| dot.symbol != Symbol::Ring),
        "from near it shows itself"
    );
}

#[test]
fn a_part_inside_another_is_marked_whole() {
    let scene = scene(&[
        cube(0.0),
        (primitives::cuboid(0.5, 0.5, 0.5), Pose::identity()),
    ]);
    let list = draw(&scene, &front(&scene), None);
    let [[outer, inner]] = facets(&list)[..] else {
        panic!("{list}");
    };
    assert_eq!((outer, inner), (0, 12));
}

#[test]
fn hidden_parts_are_not_drawn_but_their_contacts_are() {
    let mut scene = scene(&[cube(0.0), cube(1.5)]);
    let (parts, visible) = (vec![PartId(1)], false);
    let hide = Command::SetVisible { parts, visible };
    scene.apply(hide).unwrap();
    scene.finish();
    let list = draw(&scene, &front(&scene), None);
    assert_eq!(
        lines(&list, &["part"]),
        ["part 0 triangles 12 at (0.000, 0.000, 0.000)"]
    );
    assert_eq!(list.intersections.len(), 1);
}

#[test]
fn everything_drawn_lies_between_the_depths() {
    for scale in [1e-6, 1.0, 1e6] {
        let shape = primitives::cuboid(scale, 2.0 * scale, scale);
        let scene = scene(&[
            (shape.clone(), Pose::identity()),
            (shape, Pose::translation(3.0 * scale, 0.0, 0.0)),
        ]);
        let camera = front(&scene);
        let list = draw(&scene, &camera, None);
        for corner in scene.extent(None) {
            let depth = camera.depth_of(corner);
            assert!(
                list.near < depth && depth < list.far,
                "{depth} {} {}",
                list.near,
                list.far
            );
        }
        assert!(list.far / list.near < 5000.0);

        // An orthographic camera also draws what is behind its eye.
        let mut camera = camera;
        camera.set_projection(Projection::Orthographic);
        camera.zoom(camera.target(), 1e-3);
        let list = draw(&scene, &camera, None);
        let depths: Vec<f64> = (scene.extent(None).iter())
            .map(|corner| camera.depth_of(*corner))
            .collect();
        assert!(depths.iter().any(|depth| *depth < 0.0));
        assert!(
            depths
                .iter()
                .all(|depth| list.near < *depth && *depth < list.far)
        );
    }
}

#[test]
fn marks_are_made_anew_only_when_something_changed() {
    let mut scene = scene(&[cube(0.0), cube(1.5)]);
    let mut marker = MarkBuilder::default();
    let first = marker.marks(&scene, MarkOptions::default());
    assert!(Arc::ptr_eq(
        &first,
        &marker.marks(&scene, MarkOptions::default())
    ));
    let (part, pose) = (PartId(1), Pose::translation(9.0, 0.0, 0.0));
    scene.apply(Command::SetPose { part, pose }).unwrap();
    scene.finish();
    let second = marker.marks(&scene, MarkOptions::default());
    assert!(!first.chunks.is_empty() && second.chunks.is_empty());
}

/// Gives the scene the CAD kernel's answer about its first two parts.
fn answer(scene: &mut Scene, volume: f64, distance: f64) {
    let placed = [0, 1].map(|id| Placement(PartId(id), scene.part(PartId(id)).unwrap().pose));
    scene.set_kernel_answers([(placed, KernelAnswer::Found { volume, distance })]);
}

/// Makes two coarse balls whose true surfaces may meet or not.
fn undecided_balls(distance: f64) -> Scene {
    scene(&[0.0, distance].map(|x| {
        let pose = Pose::translation(x, 0.0, 0.0);
        (primitives::uv_sphere(16, 8, 1.0), pose)
    }))
}

#[test]
fn answer_of_the_kernel_changes_the_marks_of_an_undecided_pair() {
    let mut scene = undecided_balls(1.98);
    let mut marker = MarkBuilder::default();
    let mut kinds = |scene: &Scene| {
        let options = MarkOptions {
            is_minimal: true,
            ..MarkOptions::default()
        };
        let kinds =
            |marks: &Marks| -> Vec<_> { marks.tints().map(|tint| tint.style.kind).collect() };
        let updated = kinds(&marker.marks(scene, options));
        assert_eq!(
            updated,
            kinds(&MarkBuilder::default().marks(scene, options))
        );
        updated
    };
    assert_eq!(kinds(&scene), [MarkKind::Undecided; 2]);
    answer(&mut scene, 0.5, 0.0);
    assert_eq!(kinds(&scene), [MarkKind::Interferes; 2]);
    answer(&mut scene, 0.0, 0.0);
    assert_eq!(kinds(&scene), [MarkKind::Touches; 2]);
    answer(&mut scene, 0.0, 0.25);
    assert_eq!(kinds(&scene), []);
}

#[test]
fn gap_of_a_settled_pair_is_drawn_only_if_the_pair_is_clear() {
    let mut scene = undecided_balls(2.001);
    let gaps = |scene: &Scene| -> Vec<String> {
        let list = draw(scene, &front(scene), Some([PartId(0), PartId(1)]));
        let kinds = [LabelKind::Clearance, LabelKind::Undecided];
        let gaps = list
            .labels
            .iter()
            .filter(|label| kinds.contains(&label.kind));
        gaps.map(|label| label.text.clone()).collect()
    };
    assert_eq!(gaps(&scene).len(), 1);
    answer(&mut scene, 0.0, 0.25);
    assert_eq!(gaps(&scene), ["0.25 mm"]);
    for volume in [0.0, 0.5] {
        answer(&mut scene, volume, 0.0);
        assert!(gaps(&scene).is_empty());
    }
}

/// Moves cubes and changes the selection, the focus and the drag; marks that are updated equal new ones.
#[test]
fn updated_marks_equal_marks_from_scratch() {
    let mut random = Random::seeded("marks", 0x3a7c);
    let mut scene = scene(&[0.0, 2.0, 4.5, 6.0, 7.5, 20.0, 30.0].map(cube));
    let count = scene.parts().len();
    let mut marker = MarkBuilder::default();
    let (mut marked, mut kept) = (0, 0);
    for step in 0..200 {
        let part = PartId(random.index(count) as u32);
        let command = match random.index(4) {
            0 => Command::Select { parts: vec![part] },
            1 => Command::Isolate { parts: vec![part] },
            _ => Command::SetPose {
                part,
                pose: Pose::translation(random.index(17) as f64 / 2.0, 0.0, 0.0),
            },
        };
        scene.apply(command).unwrap();
        scene.finish();
        let other = PartId((part.0 + 1) % count as u32);
        let options = MarkOptions {
            focus: (step % 50 > 45).then_some([part.min(other), part.max(other)]),
            only_focus: step % 50 > 47,
            is_minimal: step > 150,
        };
        let updated = marker.marks(&scene, options);
        let new = MarkBuilder::default().marks(&scene, options);
        let all = |marks: &Marks| {
            (
                marks.tints().cloned().collect::<Vec<_>>(),
                marks.wires().cloned().collect::<Vec<_>>(),
                marks.contact_regions().copied().collect::<Vec<_>>(),
            )
        };
        assert_eq!(all(&updated), all(&new), "step {step}");
        marked += usize::from(!updated.chunks.is_empty());
        let again = marker.marks(&scene, options);
        kept += usize::from(Arc::ptr_eq(&updated, &again));
    }
    assert!(marked > 100 && kept == 200, "{marked} {kept}");
}

#[test]
fn a_move_keeps_the_marks_of_other_parts() {
    let mut scene = scene(&[0.0, 1.5, 20.0, 21.5].map(cube));
    let mut marker = MarkBuilder::default();
    let first = marker.marks(&scene, MarkOptions::default());
    let (part, pose) = (PartId(1), Pose::translation(1.6, 0.0, 0.0));
    scene.apply(Command::SetPose { part, pose }).unwrap();
    scene.finish();
    let second = marker.marks(&scene, MarkOptions::default());
    let is_kept = |n: usize| Arc::ptr_eq(&first.chunks[n], &second.chunks[n]);
    assert_eq!([0, 1].map(is_kept), [false, true]);
}

#[test]
fn a_part_that_passed_through_another_leaves_its_ghost_at_first_contact() {
    let mut scene = scene(&[
        (primitives::cuboid(0.2, 2.0, 2.0), Pose::identity()),
        block([1.0, 1.0, 1.0], [-4.0, 0.0, 0.0]),
    ]);
    let held = PartId(1);
    let to = nearpoint_scene::Placement(held, Pose::translation(4.0, 0.0, 0.0));
    for command in [
        Command::BeginDrag { parts: vec![held] },
        Command::DragTo { poses: vec![to] },
        Command::EndDrag,
    ] {
        scene.apply(command).unwrap();
    }
    scene.finish();
    let camera = front(&scene);
    let list = draw(&scene, &camera, None);
    let at: Vec<f64> = list
        .parts
        .iter()
        .map(|item| item.pose.translation.x)
        .collect();
    assert_eq!(at[..2], [0.0, 4.0]);
    assert!((at[2] + 0.6).abs() < 1e-6 && list.parts[2].colour[3] < 1.0);
    assert!(list.dots.iter().any(|dot| (dot.at.x + 0.1).abs() < 0.01));
    // Back at the first contact, no contact is shown.
    let (a, b) = (PartId(0), held);
    scene.apply(Command::MoveToFirstContact { a, b }).unwrap();
    scene.finish();
    assert_eq!(draw(&scene, &camera, None).parts.len(), 2);
}

#[test]
fn removal_path_is_a_line_with_an_arrow_and_a_ghost() {
    let mut scene = scene(&[cube(0.0), cube(-2.5), cube(2.5)]);
    let quiet = draw(&scene, &front(&scene), None);
    scene
        .apply(Command::FindRemoval {
            parts: vec![PartId(0)],
            step: 1.0,
            rotation_step: 0.0,
            shrink: 0.0,
        })
        .unwrap();
    scene.finish();
    let path = scene.removal().unwrap().path().unwrap().clone();
    let list = draw(&scene, &front(&scene), None);
    let legs = path.points.len() - 1;
    assert!(legs > 0);
    assert_eq!(list.strokes.len(), quiet.strokes.len() + 2 * legs + 1);
    let end = path.end_placements[0].1.translation.vector;
    let [ghost] = &list.ghosts[..] else {
        panic!("{list}");
    };
    assert_eq!(
        (ghost.part, ghost.pose.translation.vector),
        (PartId(0), end)
    );
    assert!(list.dots.iter().any(|dot| dot.at == path.points[0]));
    let arrow =
        |stroke: &&crate::list::Stroke| stroke.from.coords == end && stroke.widths[1] == 0.0;
    assert_eq!(list.strokes.iter().filter(arrow).count(), 1, "{list}");
    scene
        .apply(Command::ShowRemovalAt {
            fraction: Some(1.0),
        })
        .unwrap();
    let list = draw(&scene, &front(&scene), None);
    assert!(list.ghosts.is_empty(), "it is there");
    assert_eq!(list.parts[0].pose.translation.vector, end);
}

#[test]
fn touching_boxes_have_only_their_touching_faces_tinted() {
    let mut scene = scene(&[cube(0.0), block([1.0, 1.0, 1.0], [1.5, 0.0, 0.0])]);
    let parts = vec![PartId(0)];
    scene.apply(Command::Select { parts }).unwrap();
    let list = draw(&scene, &front(&scene), None);
    let faces: Vec<usize> = list.marks.tints().map(|tint| tint.faces.len()).collect();
    assert_eq!(faces, [1, 1], "{list}");
}
