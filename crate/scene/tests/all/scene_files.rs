//! Tests that scene files preserve the scene, and that invalid ones are rejected with a message.

use crate::common::command::{Run, remove, rename, select, set_colour, set_fixed, set_visible};
use crate::common::{cubes, scene, set_pose};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::file::{Camera, Model, SceneFile};
use nearpoint_scene::{Command, PartId, Scene};
use serde_json::{Value, json};

/// Returns all that a scene file must preserve.
fn state(scene: &Scene) -> Value {
    let parts = scene.parts().iter();
    let parts: Vec<Value> = parts
        .map(|p| {
            let pose = nearpoint_scene::pose::to_numbers(&p.pose).map(f64::to_bits);
            json!([
                p.name,
                p.file_name,
                pose,
                p.colour,
                p.fixed,
                p.visible,
                p.model,
                p.index_in_model
            ])
        })
        .collect();
    let place = |id: &PartId| scene.parts().iter().position(|part| part.id == *id);
    let selection: Vec<_> = scene.selection().iter().map(place).collect();
    json!([parts, selection, format!("{:?}", scene.settings())])
}

fn edited() -> Scene {
    let (mut scene, ids) = scene(cubes(5, 0.25));
    let turned = Pose::new(
        Vector::new(0.1, 1.0 / 3.0, 1e-7),
        Vector::new(0.3, -2.0, 0.1),
    );
    for command in [
        set_pose(ids[1], turned),
        rename(ids[0], "<b>Sockel “1” 台座</b>"),
        set_colour(&[ids[2]], [1.0, 0.1, 0.0, 0.5]),
        set_visible(&[ids[1]], false),
        set_fixed(&[ids[4]], true),
        remove(&[ids[3]]),
        select(&[ids[4], ids[1]]),
        Command::SetUnit { unit: Unit::Cm },
        Command::SetUp { up: Up::Y },
        Command::SetLimit { limit: 0.125 },
        Command::SetMaxDistance {
            max_distance: Some(2.5),
        },
    ] {
        scene.run(command);
    }
    scene
}

#[test]
fn a_saved_scene_comes_back() {
    let before = edited();
    let camera = Camera {
        eye: [1.0, 2.0, 3.0],
        target: [0.0; 3],
        up: [0.0, 1.0, 0.0],
        field_of_view: 0.8,
        orthographic: true,
    };
    let text = before
        .save(vec![Model::from_url("cubes.glb")], Some(camera))
        .to_json();
    let file = SceneFile::from_json(&text).unwrap();
    assert_eq!(file.camera, Some(camera));
    let (mut after, _) = scene(cubes(5, 0.25));
    after.restore(&file).unwrap();
    assert_eq!(state(&after), state(&before));
    after.restore(&file).unwrap();
    assert_eq!(state(&after), state(&before), "twice is as good as once");
    assert_eq!(after.save(file.models, file.camera).to_json(), text);
}

#[test]
fn a_second_entry_is_another_instance() {
    let (mut scene, ids) = scene(cubes(2, 1.0));
    let file = json!({"version": 1, "models": [{"url": "cubes.glb"}], "parts": [
        {"part": "cube 1", "name": "moved", "pose": [2, 0, 0, 0, 5, 0, 0]},
        {"part": 1, "name": "again"},
    ]});
    scene.read(&file.to_string());
    let names: Vec<&str> = scene
        .parts()
        .iter()
        .map(|part| part.name.as_str())
        .collect();
    assert_eq!(names, ["cube 0", "moved", "again"]);
    assert_eq!(
        (scene.parts()[0].id, scene.parts()[1].id),
        (ids[0], ids[1]),
        "parts keep their ids"
    );
    assert_eq!(scene.parts()[1].pose, Pose::translation(5.0, 0.0, 0.0));
    assert_eq!(
        scene.parts()[2].pose,
        scene.parts()[1].file_pose,
        "an entry without a pose stays at home"
    );
    assert!(std::sync::Arc::ptr_eq(
        &scene.parts()[1].shape,
        &scene.parts()[2].shape
    ));

    let text = scene
        .save(vec![Model::from_url("cubes.glb")], None)
        .to_json();
    let before = state(&scene);
    scene.read(&text);
    assert_eq!(state(&scene), before);
}

#[test]
fn entries_for_all_parts_give_their_order() {
    let (mut scene, _) = scene(cubes(3, 1.0));
    let file = json!({"version": 1, "models": [{"url": "cubes.glb"}], "selection": [0],
        "parts": [{"part": 2}, {"part": 0}, {"part": 1, "removed": true}]});
    scene.read(&file.to_string());
    let names: Vec<&str> = scene
        .parts()
        .iter()
        .map(|part| part.name.as_str())
        .collect();
    assert_eq!(names, ["cube 2", "cube 0"]);
    assert_eq!(scene.selection(), [scene.parts()[0].id]);
}

#[test]
fn bad_scene_files_are_refused_with_a_sentence() {
    let models = json!([{"url": "cubes.glb"}]);
    for (text, stated) in [
        (String::new(), "EOF"),
        ("[1, 2".to_owned(), "EOF"),
        ("{}".to_owned(), "no \"version\" number"),
        (json!({"version": 99, "models": {}}).to_string(), "version 99"),
        (json!({"version": 1}).to_string(), "models"),
        (json!({"version": 1, "models": models, "scale": 2}).to_string(), "scale"),
        (json!({"version": 1, "models": models, "unit": "furlong"}).to_string(), "mm, cm, m or in"),
        (json!({"version": 1, "models": models, "up": "x"}).to_string(), "y or z"),
        (json!({"version": 1, "models": models, "unit": {"mm": null}}).to_string(), "expected a string"),
        (json!({"version": 1, "models": models, "limit": -1}).to_string(), "zero or more"),
        (json!({"version": 1, "models": models, "within": "near"}).to_string(), "unlimited"),
        (json!({"version": 1, "models": models, "parts": [{"part": 0, "pose": [1, 0, 0]}]}).to_string(), "7"),
        (json!({"version": 1, "models": models, "parts": [{"part": 0, "pose": [0, 0, 0, 0, 1, 1, 1]}]}).to_string(), "quaternion"),
        (json!({"version": 1, "models": models, "parts": [{"part": 0, "colour": [1, 2, 3, 4]}]}).to_string(), "0 to 1"),
        (json!({"version": 1, "models": models, "parts": [{"part": -1}]}).to_string(), "number"),
        (json!({"version": 1, "models": models, "parts": [{"part": 0, "model": 1}]}).to_string(), "model 1"),
        (r#"{"version": 1, "models": [], "limit": 1e999}"#.to_owned(), "out of range"),
    ] {
        let error = SceneFile::from_json(&text).expect_err(&text).to_string();
        assert!(error.contains(stated), "{text}\n{error}");
    }
    let (mut scene, _) = scene(cubes(2, 1.0));
    let before = state(&scene);
    for (parts, selection, stated) in [
        (json!([{"part": 7}]), json!([]), "no part number 7"),
        (json!([{"part": "gear"}]), json!([]), "no part “gear”"),
        (json!([{"part": 0}]), json!([2]), "selection 2"),
    ] {
        let file = json!({"version": 1, "models": models, "parts": parts, "selection": selection})
            .to_string();
        let error = scene
            .restore(&SceneFile::from_json(&file).unwrap())
            .unwrap_err()
            .to_string();
        assert!(error.contains(stated), "{file}\n{error}");
        assert_eq!(state(&scene), before);
    }
}

#[test]
fn a_truncated_scene_file_is_refused_at_every_byte() {
    let text = edited()
        .save(vec![Model::from_url("cubes.glb")], None)
        .to_json();
    let whole = text.trim_end().len();
    for end in (0..whole).filter(|&end| text.is_char_boundary(end)) {
        assert!(SceneFile::from_json(&text[..end]).is_err(), "cut at {end}");
    }
}

/// Tests that the schema, which is written by hand, has exactly the fields of the reader.
#[test]
fn the_schema_has_the_fields_that_are_read() {
    let schema = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../public/scene.schema.json"
    ))
    .unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let refused = |value: Value| {
        SceneFile::from_json(&value.to_string())
            .unwrap_err()
            .to_string()
    };
    let expected = |error: &str| {
        let mut names: Vec<String> = error
            .split('`')
            .skip(3)
            .step_by(2)
            .map(str::to_owned)
            .collect();
        names.sort();
        names
    };
    let listed = |value: &Value| {
        let mut names: Vec<String> = value["properties"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect();
        names.sort();
        names
    };
    let known = expected(&refused(json!({"version": 1, "models": [], "?": 0})));
    assert_eq!(known, listed(&schema));
    let known = expected(&refused(
        json!({"version": 1, "models": [], "parts": [{"?": 0}]}),
    ));
    assert_eq!(known, listed(&schema["$defs"]["part"]));
    let known = expected(&refused(
        json!({"version": 1, "models": [], "robots": [{"?": 0}]}),
    ));
    assert_eq!(known, listed(&schema["$defs"]["robot"]));
    let empty = json!({"version": 1, "models": [], "robots": [{"mechanism": {"?": 0}}]});
    let file = SceneFile::from_json(&empty.to_string()).unwrap();
    let error = scene(Vec::new()).0.restore(&file).unwrap_err();
    assert_eq!(
        expected(&error.to_string()),
        listed(&schema["$defs"]["mechanism"])
    );
    let known = expected(&refused(
        json!({"version": 1, "models": [], "camera": {"?": 0}}),
    ));
    assert_eq!(known, listed(&schema["properties"]["camera"]));
    let model = &schema["properties"]["models"]["items"];
    let [url, embedded] = [0, 1].map(|form| &schema["$defs"]["file"]["oneOf"][form]);
    let mut all = [model, url, embedded, &model["oneOf"][1]]
        .map(listed)
        .concat();
    all.sort();
    let known = expected(&refused(json!({"version": 1, "models": [{"?": 0}]})));
    assert_eq!(known, all);
}

#[test]
fn the_scenes_that_ship_can_be_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/scenes");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().unwrap() == "golden.json" {
            continue;
        }
        let file = SceneFile::from_json(&std::fs::read_to_string(&path).unwrap());
        let file = file.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(
            file.title.is_some() && file.description.is_some(),
            "{}",
            path.display()
        );
        count += 1;
    }
    assert!(count >= 6);
}
