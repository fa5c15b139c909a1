//! Tests that measurements follow their parts, are removed and restored with them, and are stored in files.

use crate::common::command::{Run, remove};
use crate::common::{cubes, scene, set_pose, shift};
use nearpoint_geometry::measure::SupportKind;
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::measure::{MeasurementCache, Pick, PickKind};
use nearpoint_scene::{Command, PartId, Scene};
use serde_json::json;

/// Picks the centre of a cube's side across x.
fn side(part: PartId, x: f64) -> Pick {
    Pick {
        part,
        kind: PickKind::Face,
        point: [x, 0.1, 0.2],
    }
}

/// Makes two cubes a quarter apart, and a measurement between the sides that face each other.
fn measured() -> (Scene, Vec<PartId>) {
    let (mut scene, ids) = scene(cubes(2, 0.25));
    let lo = scene.part(ids[0]).unwrap().shape.bounds();
    let picks = vec![side(ids[0], lo.hi.x), side(ids[1], lo.lo.x)];
    scene.run(Command::AddMeasurement { picks });
    (scene, ids)
}

fn distance(scene: &Scene, measurer: &mut MeasurementCache) -> f64 {
    let picks = &scene.measurements()[0].picks;
    let found = measurer.measure(scene, picks).unwrap();
    let between = found.between.as_ref().unwrap();
    assert_eq!(between.support_distances[0].kind, SupportKind::Plane);
    assert_eq!(between.support_distances[0].distance, between.distance);
    between.distance
}

#[test]
fn a_measure_follows_its_parts_and_is_the_same_as_measured_afresh() {
    let (mut scene, ids) = measured();
    let mut measurer = MeasurementCache::default();
    assert_eq!(distance(&scene, &mut measurer), 0.25);
    for x in [1.5, 2.25, 7.0] {
        scene.run(set_pose(ids[1], shift(x)));
        let reported = distance(&scene, &mut measurer);
        assert_eq!(reported, x - 1.0);
        assert_eq!(reported, distance(&scene, &mut MeasurementCache::default()));
    }
}

#[test]
fn measurement_is_removed_and_restored_with_its_part() {
    let (mut scene, ids) = measured();
    scene.run(Command::Undo);
    assert!(scene.measurements().is_empty());
    scene.run(Command::Redo);
    let before = scene.measurements().clone();
    assert_eq!(before.len(), 1);
    scene.run(remove(&[ids[1]]));
    assert!(scene.measurements().is_empty());
    scene.run(Command::Undo);
    assert_eq!(*scene.measurements(), before);
    let ids = vec![before[0].id];
    let remove = Command::RemoveMeasurements { ids };
    scene.run(remove.clone());
    assert!(scene.measurements().is_empty());
    let refused = scene.apply(remove).unwrap_err().to_string();
    assert!(refused.contains("no measurement number 0"), "{refused}");
}

#[test]
fn what_is_no_pick_is_refused_and_changes_nothing() {
    let (mut scene, ids) = scene(cubes(2, 0.25));
    let fine = side(ids[0], 0.5);
    let nowhere = Pick {
        point: [f64::NAN; 3],
        ..fine
    };
    let gone = Pick {
        part: PartId(99),
        ..fine
    };
    for (picks, stated) in [
        (vec![], "one or two picked"),
        (vec![fine; 3], "one or two picked"),
        (vec![nowhere], "three finite numbers"),
        (vec![fine, gone], "no part number 99"),
    ] {
        let refused = scene.apply(Command::AddMeasurement { picks }).unwrap_err();
        assert!(refused.to_string().contains(stated), "{refused}");
    }
    assert!(scene.measurements().is_empty() && !scene.can_undo());
    // The part has nothing there.
    let far = Pick {
        point: [50.0, 0.0, 0.0],
        ..fine
    };
    assert!(
        MeasurementCache::default()
            .measure(&scene, &[far])
            .is_none()
    );
    assert!(
        MeasurementCache::default()
            .measure(&scene, &[gone])
            .is_none()
    );
}

#[test]
fn scene_file_preserves_measurements_and_rejects_invalid_ones() {
    let (scene, _) = measured();
    let models = vec![Model::from_url("cubes.obj".to_owned())];
    let text = scene.save(models, None).to_json();
    let file = SceneFile::from_json(&text).unwrap();
    let (mut again, _) = crate::common::scene(cubes(2, 0.25));
    again.restore(&file).unwrap();
    assert_eq!(again.measurements().len(), 1);
    assert_eq!(again.measurements()[0].picks, scene.measurements()[0].picks);
    let mut measurer = MeasurementCache::default();
    assert_eq!(distance(&again, &mut measurer), 0.25);
    let pick = json!({ "part": 0, "kind": "face", "at": [0.5, 0, 0] });
    for (measures, stated) in [
        (json!([{ "picks": [] }]), "one pick or two"),
        (json!([{ "picks": [pick, pick, pick] }]), "one pick or two"),
        (
            json!([{ "picks": [{ "part": 9, "kind": "face", "at": [0, 0, 0] }] }]),
            "of parts in the scene",
        ),
        (
            json!([{ "picks": [{ "part": 0, "kind": "smell", "at": [0, 0, 0] }] }]),
            "smell",
        ),
        (json!({ "picks": [] }), "measures"),
    ] {
        let mut json: serde_json::Value = serde_json::from_str(&text).unwrap();
        json["measures"] = measures;
        let file = SceneFile::from_json(&json.to_string()).unwrap();
        let refused = again.restore(&file).unwrap_err().to_string();
        assert!(refused.contains(stated), "{refused}");
        assert_eq!(again.measurements().len(), 1, "as it was");
    }
}

#[test]
fn measurement_of_part_has_its_size() {
    let (scene, ids) = scene(cubes(1, 0.0));
    let part = Pick {
        part: ids[0],
        kind: PickKind::Part,
        point: [0.0; 3],
    };
    let reported = MeasurementCache::default()
        .measure(&scene, &[part])
        .unwrap();
    assert_eq!(reported.bounding_size, Some([1.0; 3]));
    let text = scene.save(Vec::new(), None).to_json();
    assert!(!text.contains("measures"));
}
