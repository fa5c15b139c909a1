//! Tests that pairs are counted before memory is allocated for them, and that a refusal of too many changes nothing.

use std::sync::Arc;

use crate::common::command::{Run, remove};
use crate::common::{part, scene, set_pose, shift};
use nearpoint_geometry::shape::Soup;
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{Command, NewPart, PartId, Scene};

/// Makes triangles in a row, 10 apart, which share a shape: if all are near each other they make 718 201 pairs.
fn row() -> Vec<NewPart> {
    let soup = Soup {
        positions: vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]],
        triangles: vec![[0, 1, 2]],
        ..Soup::default()
    };
    let first = part("triangle", soup, shift(0.0));
    let at = |n: usize| NewPart {
        name: format!("triangle {n}"),
        shape: Arc::clone(&first.shape),
        file_pose: shift(10.0 * n as f64),
        pose: shift(10.0 * n as f64),
        index_in_model: n,
        ..first.clone()
    };
    (0..1199).map(at).collect()
}

fn assert_tells(sentence: &str, parts: usize) {
    for part in [&format!("{parts} parts"), "524288 pairs", "fewer parts"] {
        assert!(sentence.contains(part), "{part}: {sentence}");
    }
}

fn within(max_distance: Option<f64>) -> Command {
    Command::SetMaxDistance { max_distance }
}

fn near() -> (Scene, Vec<PartId>) {
    let (mut scene, _) = scene(Vec::new());
    scene.run(within(Some(0.0)));
    let ids = scene.add(row()).unwrap();
    (scene, ids)
}

#[test]
fn max_distance_with_too_many_pairs_is_refused() {
    let (mut scene, _) = near();
    for command in [within(None), Command::SetLimit { limit: 1e6 }] {
        let error = scene.apply(command).unwrap_err();
        assert_tells(&error.to_string(), 1199);
        assert_eq!(
            (scene.max_distance(), scene.settings().clearance_limit),
            (0.0, 0.0)
        );
    }
    scene.run(within(Some(15.0)));
    assert_eq!(scene.finish().pairs.len(), 1198);
}

#[test]
fn parts_that_make_too_many_pairs_are_not_added() {
    let (mut scene, _) = scene(row().split_off(1198));
    scene.run(within(None));
    let error = scene.add(row()).unwrap_err();
    assert_tells(&error.to_string(), 1200);
    assert_eq!(scene.parts().len(), 1);
    assert!(!scene.can_undo());
    scene.run(within(Some(0.0)));
    assert_eq!(scene.add(row()).unwrap().len(), 1199);
}

#[test]
fn no_change_makes_too_many_pairs() {
    let (mut scene, ids) = near();
    // The remaining parts are few enough to be checked, but not with the others.
    scene.run(remove(&ids[100..]));
    scene.run(within(None));
    let error = scene.apply(Command::Undo).unwrap_err();
    assert_tells(&error.to_string(), 1199);
    assert!(scene.parts().len() == 100 && scene.can_undo());
    scene.run(within(Some(0.0)));
    scene.run(Command::Undo);
    assert_eq!(scene.parts().len(), 1199);
    scene.run(set_pose(ids[1], shift(0.0)));
    assert_eq!(scene.finish().pairs.len(), 1);
}

#[test]
fn a_scene_file_that_looks_for_too_many_pairs_is_refused() {
    let (mut scene, _) = near();
    let file = SceneFile::new(vec![Model::from_url("row.stl")]).to_json();
    let read = |within: &str| {
        let more = format!("\"version\": 1, \"within\": {within}");
        SceneFile::from_json(&file.replace("\"version\": 1", &more)).unwrap()
    };
    let error = scene.restore(&read("\"unlimited\"")).unwrap_err();
    assert_tells(&error.to_string(), 1199);
    assert_eq!((scene.parts().len(), scene.max_distance()), (1199, 0.0));
    scene.restore(&read("15")).unwrap();
    assert_eq!(scene.max_distance(), 15.0);
}
