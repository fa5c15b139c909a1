//! Tests the replacement of meshes by others of the same surfaces.

use std::sync::Arc;

use crate::common::command::{Run, remove, select};
use crate::common::{afresh, part, scene, shift};
use nearpoint_geometry::shape::{Mesh, Shape, Soup, diagnose, primitives};
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{Command, NewPart, PartId, ReplacementMesh, Scene, SceneError, ThreadPool};
use serde_json::json;

fn ball(fine: u32) -> Soup {
    primitives::uv_sphere(8 * fine, 4 * fine, 1.0)
}

/// Makes four coarse balls in a row, a little of each inside the next; the last is another instance of the first.
fn row() -> (Scene, Vec<PartId>) {
    let balls = (0..4).map(|n| NewPart {
        index_in_model: n % 3,
        ..part(&format!("ball {n}"), ball(1), shift(1.9 * n as f64))
    });
    scene(balls.collect())
}

fn anew(indices: &[usize], fine: u32) -> Vec<ReplacementMesh> {
    let mesh = Mesh::weld(ball(fine)).unwrap();
    let diagnostics = Arc::new(diagnose(&mesh));
    let shape = Arc::new(Shape::build(mesh, &ThreadPool::Sequential));
    let reshaped = |&index: &usize| ReplacementMesh {
        index_in_model: index,
        shape: shape.clone(),
        diagnostics: diagnostics.clone(),
    };
    indices.iter().map(reshaped).collect()
}

/// Returns the shown colliding spheres.
fn spheres(scene: &mut Scene) -> String {
    let accuracy = Some(0.1);
    if scene.spheres().is_none() {
        scene.run(Command::ShowSpheres { accuracy });
    }
    scene.finish();
    let shown = scene.spheres().unwrap();
    format!("{:?}", shown.pairs().collect::<Vec<_>>())
}

#[test]
fn all_instances_get_the_mesh_and_nothing_else_of_them_changes() {
    let (mut scene, ids) = row();
    scene.run(select(&[ids[3]]));
    let before = scene.parts().clone();
    scene
        .replace_meshes(ids[0], &anew(&[0, 1], 4), 0.02)
        .unwrap();
    for (old, new) in before.iter().zip(scene.parts().iter()) {
        let reported = |part: &nearpoint_scene::Part| {
            let place = (part.pose, part.file_pose, part.model, part.index_in_model);
            let looks = (part.name.clone(), part.colour, part.visible, part.fixed);
            (part.id, place, looks)
        };
        assert_eq!(reported(old), reported(new));
    }
    let accuracies: Vec<_> = scene.parts().iter().map(|part| part.accuracy).collect();
    assert_eq!(accuracies, [Some(0.02), Some(0.02), None, Some(0.02)]);
    let shapes: Vec<_> = scene.parts().iter().map(|part| &part.shape).collect();
    for (a, b, same) in [(0, 3, true), (0, 1, true), (0, 2, false)] {
        assert_eq!(Arc::ptr_eq(shapes[a], shapes[b]), same, "{a} {b}");
    }
    assert!(shapes[0].mesh().triangles().len() > 4 * shapes[2].mesh().triangles().len());
    assert_eq!(scene.selection(), [ids[3]]);
}

#[test]
fn answers_are_those_of_the_mesh_that_is_there_also_after_undo_and_redo() {
    let (mut scene, ids) = row();
    let hash = |scene: &mut Scene| scene.finish().hash();
    let coarse = (hash(&mut scene), spheres(&mut scene));
    scene
        .replace_meshes(ids[1], &anew(&[1, 2], 3), 0.02)
        .unwrap();
    assert!(scene.frame().pending > 0);
    let fine = (hash(&mut scene), spheres(&mut scene));
    assert_ne!((coarse.0, &coarse.1), (fine.0, &fine.1));
    let mut new = afresh(&scene, ThreadPool::Sequential);
    assert_eq!((hash(&mut new), spheres(&mut new)), fine);
    scene.run(Command::Undo);
    assert_eq!((hash(&mut scene), spheres(&mut scene)), coarse);
    assert!(scene.parts().iter().all(|part| part.accuracy.is_none()));
    scene.run(Command::Redo);
    assert_eq!((hash(&mut scene), spheres(&mut scene)), fine);
}

#[test]
fn replaced_meshes_drop_the_removal_path() {
    let (mut scene, ids) = row();
    let find = Command::FindRemoval {
        parts: vec![ids[0]],
        step: 0.0,
        rotation_step: 0.0,
        shrink: 0.0,
    };
    scene.finish_after(find);
    assert!(scene.removal().is_some());
    scene.replace_meshes(ids[2], &anew(&[2], 2), 0.1).unwrap();
    assert!(scene.removal().is_none());
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let (mut scene, ids) = row();
    for accuracy in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let reported = scene.replace_meshes(ids[0], &anew(&[0], 2), accuracy);
        assert!(matches!(reported, Err(SceneError::BadAccuracy { .. })));
    }
    let others = scene
        .replace_meshes(ids[0], &anew(&[1], 2), 0.1)
        .unwrap_err();
    assert!(others.to_string().contains("“ball 0”"), "{others}");
    let gone = remove(&[ids[0]]);
    scene.run(gone);
    assert!(scene.replace_meshes(ids[0], &anew(&[0], 2), 0.1).is_err());
    scene.run(Command::Undo);
    assert!(!scene.can_undo());
}

#[test]
fn a_scene_file_says_which_parts_were_made_finer() {
    let (mut scene, ids) = row();
    scene.replace_meshes(ids[0], &anew(&[0], 2), 0.125).unwrap();
    let saved = scene
        .save(vec![Model::from_url("row.step")], None)
        .to_json();
    let file = SceneFile::from_json(&saved).unwrap();
    assert_eq!(file.accuracies(0), [(0, 0.125), (0, 0.125)]);
    assert_eq!(file.accuracies(1), []);
    // The models have been read with these accuracies.
    let (mut again, _) = row();
    again.restore(&file).unwrap();
    assert_eq!(again.save(file.models.clone(), None).to_json(), saved);
    for (part, accuracy) in [(json!(0), 0.0), (json!(0), -1.0), (json!("ball 0"), 0.1)] {
        let parts = json!([{"part": part, "accuracy": accuracy}]);
        let text = json!({"version": 1, "models": [{"url": "a"}], "parts": parts}).to_string();
        let reported = SceneFile::from_json(&text).unwrap_err().to_string();
        assert!(reported.contains("the accuracy of parts[0]"), "{reported}");
    }
}
