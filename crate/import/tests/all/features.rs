//! Tests the features of the reducer's parts, which have known shapes.

use crate::common::{public, read_one};
use nearpoint_geometry::face::{CylindricalFace, Features, PlanarFace, features};
use nearpoint_import::Import;

/// Reads the reducer, whose parts all lie in one frame.
fn reducer() -> Import {
    read_one("reducer.glb", &public("reducer.glb")).unwrap()
}

fn of(import: &Import, name: &str) -> Features {
    let part = import.parts.iter().find(|p| p.name == name).unwrap();
    features(&import.meshes[part.mesh])
}

/// Returns the distance of the axes of two cylinders, at the centre of the first, and their deviation from parallel.
fn off(a: &CylindricalFace, b: &CylindricalFace) -> [f64; 2] {
    let between = a.axis.cross(&(b.centre - a.centre)).norm();
    [between, a.axis.cross(&b.axis).norm()]
}

#[test]
fn every_face_of_the_housing_is_flat_or_round() {
    let import = reducer();
    for (name, planar, cylindrical) in [("housing base", 32, 23), ("housing cover", 29, 22)] {
        let found = of(&import, name);
        let counts = (found.planar.len(), found.cylindrical.len());
        assert_eq!(counts, (planar, cylindrical), "{name}");
    }
}

#[test]
fn bolts_stand_in_holes_of_both_halves_of_the_housing() {
    let import = reducer();
    let halves = ["housing base", "housing cover"].map(|name| of(&import, name));
    for number in 1..=6 {
        let bolt = of(&import, &format!("bolt {number}"));
        let [shank] = &bolt.cylindrical[..] else {
            panic!("{:?}", bolt.cylindrical)
        };
        assert!(!shank.is_hole && (shank.radius - 3.0).abs() < 1e-6);
        assert!((shank.span - std::f64::consts::TAU).abs() < 1e-9);
        // The face under the head: the hexagon around the shank.
        let under =
            |f: &&PlanarFace| f.boundary.len() == 2 && f.normal.cross(&shank.axis).norm() < 1e-6;
        assert_eq!(bolt.planar.iter().filter(under).count(), 1);
        for (half, radius) in halves.iter().zip([3.01, 3.25]) {
            let coaxial = |hole: &&CylindricalFace| {
                hole.is_hole && off(shank, hole).iter().all(|&off| off < 1e-3)
            };
            let holes: Vec<_> = half.cylindrical.iter().filter(coaxial).collect();
            assert_eq!(holes.len(), 1, "bolt {number}");
            assert!((holes[0].radius - radius).abs() < 1e-4);
        }
    }
}

#[test]
fn rings_fit_their_shafts_and_seats() {
    let import = reducer();
    let base = of(&import, "housing base");
    for shaft in ["input", "output"] {
        let turned = of(&import, &format!("{shaft} shaft"));
        for end in ["front", "rear"] {
            let ring = |which| of(&import, &format!("bearing {shaft} {end} {which}"));
            let (inner, outer) = (ring("inner"), ring("outer"));
            let bore = inner.cylindrical.iter().find(|c| c.is_hole).unwrap();
            let seat = outer.cylindrical.iter().find(|c| !c.is_hole).unwrap();
            let on = |c: &&CylindricalFace, at: &CylindricalFace, gap: f64| {
                off(at, c).iter().all(|&off| off < 1e-3)
                    && (c.radius - at.radius - gap).abs() < 1e-4
            };
            let journals = turned.cylindrical.iter().filter(|c| on(c, bore, 0.0));
            assert!(journals.count() >= 1, "{shaft} {end}");
            // A half bore for each end, on one axis.
            let bores = base.cylindrical.iter().filter(|c| on(c, seat, 0.01));
            assert_eq!(bores.count(), 2, "{shaft} {end}");
        }
    }
}
