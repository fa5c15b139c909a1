//! Compares the shipped models with their published counts.

use crate::common::{has, public, read_one};
use crate::demo_models;
use nearpoint_geometry::Pose;
use nearpoint_import::{Unit, Up};

fn names(import: &nearpoint_import::Import) -> Vec<&str> {
    import.parts.iter().map(|p| p.name.as_str()).collect()
}

#[test]
fn the_reducer_has_its_parts_in_place() {
    for (file, triangles) in [("reducer.glb", 74_324), ("reducer-faulty.glb", 74_252)] {
        let import = read_one(file, &public(file)).unwrap();
        assert_eq!(import.parts.len(), 50);
        let total: usize = (import.parts.iter())
            .map(|p| import.meshes[p.mesh].triangles().len())
            .sum();
        assert_eq!(total, triangles, "{file}");
        assert_eq!(
            names(&import)[..4],
            ["housing base", "housing cover", "bolt 1", "bolt 2"]
        );
        assert_eq!((import.unit, import.up), (Unit::Mm, Up::Y));
        let why = import.unit_guess.unwrap();
        has(&why, &["Millimetres", "Open CASCADE"]);
        assert!(import.warnings.is_empty(), "{:?}", import.warnings);
        // All lie under one root rotation, so that coincident faces stay coincident.
        for part in &import.parts {
            assert_eq!(part.pose, import.parts[0].pose);
            assert_eq!(part.group, ["gear reducer"]);
            assert!(part.colour.is_some());
        }
        assert!(
            import.meshes[0].face_count() > 50,
            "one face for each CAD face"
        );
    }
}

#[test]
fn the_robot_arm_has_the_published_triangles() {
    let import = read_one("so101.glb", &public("so101.glb")).unwrap();
    let counts: Vec<_> = (import.parts.iter())
        .map(|p| (p.name.as_str(), import.meshes[p.mesh].triangles().len()))
        .collect();
    let published = [
        ("base_motor_holder", 37_540),
        ("base", 9_430),
        ("sts3215_03a", 19_080),
        ("waveshare_mounting_plate", 1_254),
        ("sts3215_03a 2", 19_080),
        ("motor_holder_so101_base", 22_586),
        ("rotation_pitch", 17_672),
        ("sts3215_03a 3", 19_080),
        ("upper_arm", 26_068),
        ("under_arm", 39_516),
        ("motor_holder_so101_wrist", 21_042),
        ("sts3215_03a 4", 19_080),
        ("sts3215_03a_no_horn", 17_316),
        ("wrist_roll_pitch", 53_994),
        ("sts3215_03a 5", 19_080),
        ("wrist_roll_follower", 28_796),
        ("moving_jaw", 28_270),
    ];
    assert_eq!(counts, published);
    assert_eq!(import.unit, Unit::M);
    assert!(import.parts.iter().all(|p| p.pose == Pose::identity()));
}

#[test]
fn the_made_models_are_as_they_are_made() {
    let files = demo_models::files().into_iter();
    for ((name, bytes), triangles) in files.zip([3_968, 32_000, 1_188]) {
        let again = "cargo run -p nearpoint-import --example demo_models";
        assert!(public(name) == bytes, "{name} differs: {again}");
        let import = read_one(name, &bytes).unwrap();
        let counts = import.meshes.iter().map(|mesh| mesh.triangles().len());
        assert_eq!(counts.sum::<usize>(), triangles);
        for mesh in &import.meshes {
            let found = nearpoint_geometry::shape::diagnose(mesh);
            assert!(found.is_closed && !found.is_inverted, "{found:?}");
        }
    }
}
