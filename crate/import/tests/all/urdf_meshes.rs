//! Tests the meshes of robots: how they are found, which are shared, and every format in any scale.

use crate::common::gltf::Gltf;
use crate::common::robot::{check_places, one_link, urdf};
use crate::common::{block, every_kind, names, parts, stl_binary, volume, warned};
use nearpoint_geometry::nalgebra::Vector3;
use nearpoint_import::Unit;
use serde_json::json;

#[test]
fn meshes_are_found_by_the_end_of_their_paths() {
    let block = stl_binary(&block());
    for (address, path) in [
        ("package://arm/meshes/a.stl", "ws/arm/meshes/a.stl"),
        ("package://arm/meshes/a.stl", "meshes/a.stl"),
        ("model://arm/meshes/a.stl", "A.STL"),
        ("file:///home/me/my%20arm/a.stl", "my arm/a.stl"),
        ("..\\meshes\\a.stl", "meshes/a.stl"),
        ("meshes/a.stl", "meshes/a.stl"),
    ] {
        let mesh = format!("<visual><geometry><mesh filename='{address}'/></geometry></visual>");
        let import = urdf(&one_link(&mesh), &[(path, &block)]);
        assert_eq!(names(&import), ["base"], "{address} at {path}");
        assert_eq!(import.warnings, Vec::new());
    }
    // A mesh that is found only by its name gets a warning.
    let mesh =
        "<visual><geometry><mesh filename='package://arm/visual/a.stl'/></geometry></visual>";
    let import = urdf(&one_link(mesh), &[("collision/a.stl", &block)]);
    warned(&import, &["collision/a.stl"]);
}

#[test]
fn what_no_robot_names_is_left_out_of_its_folders_and_read_beside_them() {
    let block = stl_binary(&block());
    let mesh = "<visual><geometry><mesh filename='meshes/a.stl'/></geometry></visual>";
    let files: [(&str, &[u8]); 4] = [
        ("meshes/a.stl", &block),
        ("meshes/other/spare.stl", &block),
        ("cell/fixture.stl", &block),
        ("workpiece.stl", &block),
    ];
    let import = urdf(&one_link(mesh), &files);
    assert_eq!(names(&import), ["base", "fixture", "workpiece"]);
    assert_eq!(import.robots[0].parts.len(), 1);
    assert_eq!(import.unit, Unit::M);
    assert_eq!(import.warnings.len(), 2, "{:?}", import.warnings);
    warned(&import, &["were read in m."]);
    warned(&import, &["meshes/other/spare.stl was not read"]);
}

#[test]
fn several_shapes_of_a_link_are_parts_and_equal_ones_share_a_mesh() {
    let block = stl_binary(&block());
    let visual = |x: f64, scale: &str| {
        format!(
            "<visual><origin xyz='{x} 0 0'/><geometry><mesh filename='a.stl' {scale}/></geometry></visual>"
        )
    };
    let shapes = visual(1.0, "")
        + &visual(2.0, "")
        + &visual(3.0, "scale='1 1 1'")
        + &visual(4.0, "scale='-2 1 1'");
    let import = urdf(&one_link(&shapes), &[("a.stl", &block)]);
    assert_eq!(names(&import), ["base", "base 2", "base 3", "base 4"]);
    let meshes: Vec<_> = import.parts.iter().map(|part| part.mesh).collect();
    assert_eq!(meshes, [0, 0, 0, 1]);
    assert_eq!(import.meshes.len(), 2);
    assert_eq!(import.parts[3].pose.translation.vector.x, 4.0);
    // A mirror keeps the orientation outward.
    let volumes: Vec<_> = (0..4).map(|part| volume(&import, part)).collect();
    assert_eq!(volumes, [36.0, 36.0, 36.0, 72.0]);
}

#[test]
fn every_kind_of_mesh_can_be_on_a_link_in_any_scale() {
    for (path, bytes) in every_kind(&block()) {
        for (scale, times) in [
            ("1 1 1", 1.0),
            ("2 2 2", 8.0),
            ("0.5 -1 4", 2.0),
            ("-1 -1 1", 1.0),
        ] {
            let mesh = format!(
                "<visual><geometry><mesh filename='{path}' scale='{scale}'/></geometry></visual>"
            );
            let import = urdf(&one_link(&mesh), &[(path, &bytes)]);
            assert_eq!(parts(&import), [("base", 12)], "{path}");
            // The mesh may have a pose in the link, like glTF's nodes.
            check_places(&import);
            assert!(
                (volume(&import, 0) - 36.0 * times).abs() < 1e-9,
                "{path} by {scale}"
            );
        }
    }
    // For a file of several parts the link has the same number of parts, each with its own pose.
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block()]);
    for x in [1.0, 5.0] {
        gltf.node(json!({"mesh": mesh, "name": "piece", "translation": [x, 0, 0]}));
    }
    let shape = |scale: &str| {
        format!(
            "<visual><origin xyz='0 0 7'/><geometry><mesh filename='a.glb' {scale}/></geometry></visual>"
        )
    };
    let import = urdf(&one_link(&shape("")), &[("a.glb", &gltf.glb())]);
    assert_eq!(names(&import), ["base", "base 2"]);
    assert_eq!(
        import.robots[0].parts[1].in_link.translation.vector,
        Vector3::new(5.0, 0.0, 7.0)
    );
    assert_eq!(import.meshes.len(), 1);
    let import = urdf(
        &one_link(&shape("scale='10 10 10'")),
        &[("a.glb", &gltf.glb())],
    );
    let lowest = |part: usize| {
        let vertices = import.meshes[import.parts[part].mesh].vertices().iter();
        vertices.map(|v| v.x).fold(f64::INFINITY, f64::min)
    };
    assert_eq!((lowest(0), lowest(1)), (5.0, 45.0));
}
