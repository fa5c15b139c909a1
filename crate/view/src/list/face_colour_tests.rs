//! Tests when the faces of a part are drawn in the colours of their file.

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::{FaceColours, Mesh, primitives};
use nearpoint_scene::{Command, NewPart, PartId, Scene, ThreadPool};

use super::tests::{draw, front, lines};
use crate::stage::Stage;
use crate::style::Theme;
use crate::testing::{VIEWPORT, finish};
use crate::viewer::Viewer;

const GREY: [f32; 4] = [0.6, 0.6, 0.6, 1.0];

/// Makes two boxes that overlap: one with a red face, and one of one colour.
fn boxes() -> (Scene, Vec<PartId>) {
    let mut mesh = Mesh::weld(primitives::cuboid(2.0, 2.0, 2.0)).unwrap();
    let plain = mesh.clone();
    let red = Some([1.0, 0.0, 0.0, 1.0]);
    mesh.set_face_colours(FaceColours::new(GREY, [(2, red), (10, None)]).unwrap());
    let part = |(index_in_model, mesh): (usize, Mesh)| NewPart {
        colour: GREY,
        index_in_model,
        ..NewPart::from_mesh(
            "box",
            mesh,
            Pose::translation(index_in_model as f64, 0.0, 0.0),
            &ThreadPool::Sequential,
        )
    };
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let parts = [mesh, plain].into_iter().enumerate().map(part);
    let ids = scene.add(parts.collect()).unwrap();
    scene.finish();
    (scene, ids)
}

#[test]
fn a_part_is_drawn_in_face_colours_also_if_it_is_selected_or_transparent() {
    let (mut scene, ids) = boxes();
    let parts = vec![ids[0]];
    let opacity = 0.5;
    for (command, wanted) in [
        (None, " in face colours"),
        (
            Some(Command::SetOpacity {
                parts: parts.clone(),
                opacity,
            }),
            " translucent in face colours",
        ),
        (
            Some(Command::Select {
                parts: parts.clone(),
            }),
            " selected translucent in face colours",
        ),
        (
            Some(Command::SetColour {
                parts,
                colour: [0.1, 0.2, 0.3, 1.0],
            }),
            " selected",
        ),
    ] {
        let named = format!("{command:?}");
        if let Some(command) = command {
            scene.apply(command).unwrap();
        }
        let drawn = lines(&draw(&scene, &front(&scene), None), &["part"]);
        assert!(
            drawn[0].ends_with(&format!("){wanted}")),
            "{named}: {}",
            drawn[0]
        );
        assert!(drawn[1].ends_with(')'), "{named}: {}", drawn[1]);
    }
}

#[test]
fn the_parts_of_a_pair_in_focus_are_glass_of_one_colour() {
    let (scene, ids) = boxes();
    let mut viewer = Viewer::new(scene, VIEWPORT, Theme::Light);
    finish(&mut viewer);
    let has_face_colours = |viewer: &mut Viewer| {
        viewer
            .draw_list(0.0)
            .parts
            .iter()
            .any(|part| part.has_face_colours)
    };
    assert!(has_face_colours(&mut viewer));
    assert!(viewer.show_pair(ids[0], ids[1]));
    assert!(!has_face_colours(&mut viewer));
}
