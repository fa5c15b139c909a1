//! Tests the colours of faces: what a part shows after commands, in scene files and in another revision.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::command::{Run, set_colour, set_opacity};
use crate::common::{afresh, scene, shift};
use nearpoint_geometry::shape::{FaceColours, Mesh, Rgb, Shape, diagnose, primitives};
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{
    Colour, Command, NewPart, NewRevision, PartId, PartMatch, ReplacementMesh, Scene, ThreadPool,
};

const GREY: Colour = [0.6, 0.6, 0.6, 1.0];
const RED: Colour = [1.0, 0.0, 0.0, 1.0];
const BLUE: Colour = [0.0, 0.0, 1.0, 1.0];

fn mesh(part: Colour, faces: Colour) -> Mesh {
    let mut mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0)).unwrap();
    mesh.set_face_colours(FaceColours::new(part, [(4, Some(faces)), (8, None)]).unwrap());
    mesh
}

/// Makes a part of this colour with four triangles of another.
fn coloured(part: Colour, faces: Colour) -> NewPart {
    let mesh = mesh(part, faces);
    NewPart {
        colour: part,
        ..NewPart::from_mesh("box", mesh, shift(0.0), &ThreadPool::Sequential)
    }
}

/// Returns the colour of the first triangle, if the part shows the colours of its faces.
fn shown(scene: &Scene, part: PartId) -> Option<Rgb> {
    let colours = scene.part(part).unwrap().face_colours()?;
    Some(colours.of_triangles(12)[0])
}

fn restored(scene: &Scene, file: &SceneFile) -> Scene {
    let mut again = Scene::new(ThreadPool::Sequential, || 0.0);
    let parts = scene.parts().iter().map(|part| NewPart {
        colour: GREY,
        ..part.to_new()
    });
    again.add(parts.collect()).unwrap();
    again.restore(file).unwrap();
    again
}

#[test]
fn a_part_shows_its_face_colours_until_it_is_coloured() {
    let (mut scene, ids) = scene(vec![coloured(GREY, RED)]);
    let part = ids[0];
    assert_eq!(shown(&scene, part), Some([255, 0, 0]));
    scene.run(set_opacity(&[part], 0.5));
    assert_eq!(shown(&scene, part), Some([255, 0, 0]));
    scene.run(set_colour(&[part], BLUE));
    assert_eq!(shown(&scene, part), None);
    scene.run(Command::Undo);
    assert_eq!(shown(&scene, part), Some([255, 0, 0]));
}

#[test]
fn scene_files_keep_what_a_part_shows() {
    let (mut scene, ids) = scene(vec![coloured(GREY, RED)]);
    let part = ids[0];
    scene.run(set_opacity(&[part], 0.3));
    for (colour, wanted) in [(None, Some([255, 0, 0])), (Some(BLUE), None)] {
        if let Some(colour) = colour {
            scene.run(set_colour(&[part], colour));
        }
        let text = scene.save(vec![Model::from_url("a")], None).to_json();
        let again = restored(&scene, &SceneFile::from_json(&text).unwrap());
        assert_eq!(shown(&again, part), wanted);
        assert_eq!(
            again.part(part).unwrap().colour,
            scene.part(part).unwrap().colour
        );
    }
}

#[test]
fn an_old_scene_file_shows_the_colours_of_the_file_where_the_part_has_its_colour() {
    let (scene, ids) = scene(vec![coloured(GREY, RED)]);
    for (entry, wanted) in [
        (r#""visible":true"#, Some([255, 0, 0])),
        (r#""colour":[0.6,0.6,0.6,1]"#, Some([255, 0, 0])),
        (r#""colour":[0.6,0.61,0.6,1]"#, None),
    ] {
        let text =
            format!(r#"{{"version":1,"models":[{{"url":"a"}}],"parts":[{{"part":0,{entry}}}]}}"#);
        let again = restored(&scene, &SceneFile::from_json(&text).unwrap());
        assert_eq!(shown(&again, ids[0]), wanted, "{entry}");
    }
}

#[test]
fn another_revision_brings_its_face_colours_unless_the_user_coloured_the_part() {
    for (is_coloured, wanted) in [(false, Some([0, 0, 255])), (true, None)] {
        let (mut scene, ids) = scene(vec![coloured(GREY, RED)]);
        scene.run(set_opacity(&[ids[0]], 0.5));
        if is_coloured {
            scene.run(set_colour(&[ids[0]], [0.0, 1.0, 0.0, 0.5]));
        }
        let part = NewPart {
            model: 1,
            ..coloured([0.2, 0.2, 0.2, 1.0], BLUE)
        };
        let kept = PartMatch {
            index: 0,
            has_moved: false,
        };
        let new = NewRevision {
            replaced_model: 0,
            parts: vec![part],
            matches: BTreeMap::from([(0, kept)]),
        };
        scene.revise(new).unwrap();
        assert_eq!(shown(&scene, ids[0]), wanted);
        assert_eq!(scene.part(ids[0]).unwrap().colour[3], 0.5);
    }
}

#[test]
fn a_refined_mesh_brings_its_face_colours() {
    let (mut scene, ids) = scene(vec![coloured(GREY, RED)]);
    let mesh = mesh(GREY, BLUE);
    let new = ReplacementMesh {
        index_in_model: 0,
        diagnostics: Arc::new(diagnose(&mesh)),
        shape: Arc::new(Shape::build(mesh, &ThreadPool::Sequential)),
    };
    scene.replace_meshes(ids[0], &[new], 0.1).unwrap();
    assert_eq!(shown(&scene, ids[0]), Some([0, 0, 255]));
}

#[test]
fn face_colours_change_no_result() {
    let plain = |part: NewPart| NewPart {
        pose: shift(0.5),
        index_in_model: 1,
        ..part
    };
    let (mut one, _) = scene(vec![coloured(GREY, RED), plain(coloured(GREY, RED))]);
    one.finish();
    let uncoloured = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0)).unwrap();
    let part = NewPart::from_mesh("box", uncoloured, shift(0.0), &ThreadPool::Sequential);
    let (mut other, _) = scene(vec![part.clone(), plain(part)]);
    other.finish();
    assert_eq!(one.hash(), other.hash());
    let mut again = afresh(&one, ThreadPool::Sequential);
    again.finish();
    assert_eq!(again.hash(), one.hash());
}
