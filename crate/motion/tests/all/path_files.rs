//! Tests that path files preserve all numbers, and that invalid paths are not written.

use nearpoint_geometry::Pose;
use nearpoint_motion::pose::{PoseNumbers, from_numbers, to_numbers};
use nearpoint_motion::trajectory::file::TrajectoryFileError;
use nearpoint_motion::trajectory::file::poses::{
    PathMetadata, PosedKeyframe, PosedPath, to_csv, to_json,
};
use nearpoint_testing::Random;
use serde_json::Value;

fn pose(random: &mut Random) -> Pose {
    loop {
        let scale = random.pick(&[1.0, 1e-9, 1e12]);
        let numbers = std::array::from_fn(|at| match at {
            0..4 => random.signed(),
            _ => random.signed() * scale,
        });
        if let Some(pose) = from_numbers(numbers) {
            return pose;
        }
    }
}

fn path(random: &mut Random, names: &[&str]) -> PosedPath {
    let count = 1 + random.below(6) as usize;
    let key = |n: usize, random: &mut Random| PosedKeyframe {
        fraction: n as f64 / count as f64,
        poses: names.iter().map(|_| pose(random)).collect(),
    };
    PosedPath {
        names: names.iter().map(|name| name.to_string()).collect(),
        keyframes: (0..=count).map(|n| key(n, random)).collect(),
    }
}

fn numbers(key: &PosedKeyframe) -> Vec<u64> {
    let poses = key.poses.iter().flat_map(to_numbers);
    std::iter::once(key.fraction)
        .chain(poses)
        .map(f64::to_bits)
        .collect()
}

fn about(length: f64) -> PathMetadata {
    let unit = "mm".to_owned();
    PathMetadata { unit, length }
}

#[test]
fn table_of_poses_holds_them_bit_for_bit() {
    let mut random = Random::seeded("ways", 7);
    for _ in 0..200 {
        let path = path(&mut random, &["bolt 1", "größe/qw"]);
        let csv = to_csv(&path).unwrap();
        let mut lines = csv.lines();
        let columns: Vec<&str> = lines.next().unwrap().split(',').collect();
        assert_eq!(columns.len(), 15);
        assert_eq!(
            [columns[0], columns[2], columns[14]],
            ["share", "bolt 1/qx", "größe/qw/tz"]
        );
        for (line, key) in lines.by_ref().zip(&path.keyframes) {
            let read = line.split(',').map(|n| n.parse::<f64>().unwrap().to_bits());
            assert_eq!(read.collect::<Vec<_>>(), numbers(key));
        }
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn json_of_poses_holds_them_bit_for_bit() {
    let mut random = Random::seeded("ways", 7);
    let all = [
        "bolt 1",
        "a, b/\"c\"",
        " spaced ",
        "",
        "time",
        "two\nlines",
        "größe/qw",
    ];
    for _ in 0..200 {
        let count = 1 + random.below(all.len() as u64) as usize;
        let path = path(&mut random, &all[..count]);
        let length = random.signed().abs() * 1e3;
        let json: Value = serde_json::from_str(&to_json(&path, &about(length)).unwrap()).unwrap();
        assert_eq!((&json["version"], &json["unit"]), (&1.into(), &"mm".into()));
        assert_eq!(json["length"].as_f64(), Some(length));
        assert_eq!(json["parts"], Value::from(path.names.clone()));
        for (read, key) in json["keys"].as_array().unwrap().iter().zip(&path.keyframes) {
            let read = PosedKeyframe {
                fraction: read["share"].as_f64().unwrap(),
                poses: poses(&read["poses"]),
            };
            assert_eq!(numbers(&read), numbers(key));
        }
    }
}

fn poses(json: &Value) -> Vec<Pose> {
    let poses: Vec<PoseNumbers> = serde_json::from_value(json.clone()).unwrap();
    poses
        .into_iter()
        .map(|pose| from_numbers(pose).unwrap())
        .collect()
}

#[test]
fn names_with_commas_and_quotation_marks_are_quoted() {
    let path = path(&mut Random::new(1), &["a, b/\"c\""]);
    let csv = to_csv(&path).unwrap();
    assert!(
        csv.starts_with("share,\"a, b/\"\"c\"\"/qw\",\"a, b"),
        "{csv}"
    );
}

#[test]
fn invalid_posed_path_is_not_written() {
    use TrajectoryFileError::{Fraction, NoRows, SameName, WrongPoses};
    let key = |fraction: f64, poses: usize| PosedKeyframe {
        fraction,
        poses: vec![Pose::identity(); poses],
    };
    let refused = |names: &[&str], keyframes: Vec<PosedKeyframe>| {
        let names = names.iter().map(|name| name.to_string()).collect();
        let path = PosedPath { names, keyframes };
        let error = to_csv(&path).unwrap_err();
        assert_eq!(to_json(&path, &about(1.0)), Err(error.clone()));
        error
    };
    let name = "bolt".to_owned();
    assert_eq!(
        refused(&["bolt", "bolt"], vec![key(0.0, 2)]),
        SameName { name }
    );
    assert_eq!(refused(&["bolt"], Vec::new()), NoRows);
    let wrong = WrongPoses {
        key: 0,
        expected: 1,
        got: 2,
    };
    assert_eq!(refused(&["bolt"], vec![key(0.0, 2)]), wrong);
    for share in [0.0, -0.5, 1.5] {
        let keys = vec![key(0.0, 1), key(share, 1)];
        assert_eq!(
            refused(&["bolt"], keys),
            Fraction {
                key: 1,
                fraction: share
            }
        );
    }
}
