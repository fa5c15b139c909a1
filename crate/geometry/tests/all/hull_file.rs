//! Tests hulls as bytes: they are restored, or give a named error.

use crate::common::clouds::{in_ball, on_sphere, random_cloud, random_points};
use nearpoint_geometry::Point;
use nearpoint_geometry::hull::{Dimension, Hull, HullFileError};
use nearpoint_testing::Random;

#[test]
fn every_hull_comes_back() {
    let mut random = Random::seeded("every hull comes back", 51);
    let mut seen = [0; 4];
    for _ in 0..300 {
        let count = 1 + random.below(60) as usize;
        let hull = Hull::build(&random_cloud(&mut random, count)).unwrap();
        seen[hull.dimension() as usize] += 1;
        assert_eq!(Hull::from_bytes(&hull.to_bytes()), Ok(hull));
    }
    assert!(seen.iter().all(|&count| count > 2), "{seen:?}");
    let large = Hull::build(&random_points(20_000, || on_sphere(&mut random))).unwrap();
    assert_eq!(Hull::from_bytes(&large.to_bytes()), Ok(large));
}

/// Any damage gives an error or a valid hull: a vertex may have moved without changing the faces, or a source changed.
#[test]
fn damaged_hull_file_is_refused() {
    let mut random = Random::seeded("damage is told", 52);
    let hull = Hull::build(&random_points(40, || in_ball(&mut random))).unwrap();
    let bytes = hull.to_bytes();
    for length in 0..bytes.len() {
        assert!(Hull::from_bytes(&bytes[..length]).is_err());
    }
    let mut classified = 0;
    for _ in 0..4000 {
        let mut bad = bytes.clone();
        for _ in 0..1 + random.below(3) {
            let at = random.below(bad.len() as u64) as usize;
            bad[at] ^= 1 << random.below(8);
        }
        match Hull::from_bytes(&bad) {
            Ok(other) => {
                let again = Hull::build(other.vertices()).unwrap();
                assert_eq!(again.vertices().len(), other.vertices().len());
            }
            Err(error) => {
                assert!(error.to_string().len() > 20);
                classified += 1;
            }
        }
    }
    assert!(classified > 2000, "{classified}");
}

#[test]
fn damaged_hull_files_give_their_errors() {
    let corner = |i: u32| Point::new(f64::from(i & 1), f64::from(i >> 1 & 1), f64::from(i >> 2));
    let cube = Hull::build(&(0..8).map(corner).collect::<Vec<_>>()).unwrap();
    assert_eq!(cube.dimension(), Dimension::Solid);
    let bytes = cube.to_bytes();
    let with = |at: usize, new: &[u8]| {
        let mut bytes = bytes.clone();
        bytes[at..at + new.len()].copy_from_slice(new);
        Hull::from_bytes(&bytes).unwrap_err()
    };
    let (positions, corners) = (24, 24 + 8 * 28 + 6 * 4);
    assert_eq!(with(0, b"solid"), HullFileError::NotAHull);
    assert_eq!(Hull::from_bytes(b""), Err(HullFileError::NotAHull));
    let more = [&bytes[..], &[0]].concat();
    let [expected, found] = [bytes.len() as u64, more.len() as u64];
    let classified = Hull::from_bytes(&more);
    assert_eq!(
        classified,
        Err(HullFileError::WrongLength { expected, found })
    );
    let nan = f64::NAN.to_le_bytes();
    let bad_vertex = HullFileError::BadVertex { vertex: 1 };
    assert_eq!(with(positions + 24, &nan), bad_vertex);
    let far = 99_u32.to_le_bytes();
    assert_eq!(with(corners, &far), HullFileError::BadFace { face: 0 });
    let outside = with(positions, &9_f64.to_le_bytes());
    assert!(matches!(outside, HullFileError::NotConvex { .. }));
    assert_eq!(with(8, &[2]), HullFileError::NotClosed);
    // The same face twice: an edge has two faces on one side.
    let first = bytes[corners..corners + 16].to_vec();
    assert_eq!(with(corners + 16, &first), HullFileError::NotClosed);
    let longer = with(12, &u32::MAX.to_le_bytes());
    assert!(matches!(longer, HullFileError::WrongLength { .. }));
}
