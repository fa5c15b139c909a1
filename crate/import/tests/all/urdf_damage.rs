//! Tests that robots with damage of every kind give an error or a sound robot, and never a panic.

use crate::common::damage::{attempt_all, tried};
use crate::common::robot::{arm, irb4400};

/// Returns the robot's file and the smaller of its meshes.
fn shipped() -> Vec<(String, Vec<u8>)> {
    let mut files = irb4400();
    let text = String::from_utf8(files[0].1.clone()).unwrap();
    files[0].1 = text.replace("/visual/", "/collision/").into_bytes();
    files.retain(|(path, _)| !path.contains("/visual/"));
    files
}

/// Returns all files but the robot's.
fn meshes(files: &[(String, Vec<u8>)]) -> Vec<(&str, &[u8])> {
    let meshes = files[1..].iter();
    meshes.map(|(path, bytes)| (&**path, &**bytes)).collect()
}

#[test]
fn a_robot_cut_anywhere_is_refused() {
    let files = shipped();
    let text = &files[0].1;
    let meshes = meshes(&files);
    let end = text.trim_ascii_end().len();
    for length in 0..end {
        let mut cut = vec![(files[0].0.as_str(), &text[..length])];
        cut.extend(&meshes);
        assert!(
            attempt_all(&cut, length).is_none(),
            "read though cut at {length}"
        );
    }
}

#[test]
fn random_damage_never_panics() {
    let files = shipped();
    let arm = arm().into_bytes();
    let samples = [("irb.urdf", files[0].1.clone()), ("arm.urdf", arm)];
    let meshes = meshes(&files);
    tried(20_261_121..20_265_121, &samples, |path, bytes, seed| {
        let mut all = vec![(path, bytes)];
        all.extend(&meshes);
        attempt_all(&all, seed).is_some()
    });
}
