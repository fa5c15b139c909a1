//! Tests many placements of one glTF mesh, by nodes or by one node's instances.

use crate::common::gltf::Gltf;
use crate::common::streams::{COUNT, Packed};
use crate::common::{block, bounds, names, read_one, refused};
use crate::stream;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Matrix4, Rotation3, Vector3};
use serde_json::json;

fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|x| x.to_le_bytes()).collect()
}

/// Returns a block with two instances in a node that is moved, rotated and scaled.
fn two() -> Gltf {
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block()]);
    let at = gltf.accessor(5126, "VEC3", 2, &floats(&[0.0, 0.0, 0.0, 7.0, 0.0, 0.0]));
    let half = std::f32::consts::FRAC_1_SQRT_2;
    let turned = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, half, half];
    let turned = gltf.accessor(5126, "VEC4", 2, &floats(&turned));
    let scaled = gltf.accessor(5126, "VEC3", 2, &floats(&[1.0, 1.0, 1.0, 2.0, 2.0, 2.0]));
    let attributes = json!({"TRANSLATION": at, "ROTATION": turned, "SCALE": scaled});
    gltf.json["extensionsRequired"] = json!(["EXT_mesh_gpu_instancing"]);
    gltf.node(
        json!({"name": "bolt", "mesh": mesh, "translation": [100, 0, 0], "scale": [10, 10, 10],
        "rotation": [0, 0, 1, 0],
        "extensions": {"EXT_mesh_gpu_instancing": {"attributes": attributes}}}),
    );
    gltf
}

#[test]
fn instances_are_parts_where_their_node_puts_them() {
    let import = read_one("a.glb", &two().glb()).unwrap();
    assert_eq!(names(&import), ["bolt", "bolt 2"]);
    let corner = |part: usize, at: [f64; 3]| {
        let [low, _] = bounds(&import, part);
        assert!((low - Vector3::from(at)).amax() < 1e-5, "{low}");
    };
    corner(0, [95.0, -10.0, -15.0]);
    // Half a turn of the node, after a quarter of the instance: x has the former length of y.
    corner(1, [100.0 - 70.0 - 20.0, -10.0, -30.0]);
}

#[test]
fn instances_of_one_size_share_one_mesh_also_if_it_is_written_with_noise() {
    let mut gltf = two();
    let count = COUNT;
    let mut attributes =
        gltf.json["nodes"][0]["extensions"]["EXT_mesh_gpu_instancing"]["attributes"].clone();
    // The rotations as gltfpack compresses them.
    let turned = Packed::attributes(stream!("quaternions.bin"), 8, "QUATERNION");
    let view = turned.view(&mut gltf, "EXT_meshopt_compression");
    let turned = json!({"bufferView": view, "componentType": 5122, "normalized": true, "type": "VEC4", "count": count});
    attributes["ROTATION"] = json!(gltf.push("accessors", turned));
    let at: Vec<f32> = (0..count)
        .flat_map(|k| [k as f32 * 9.0, 0.0, 0.0])
        .collect();
    attributes["TRANSLATION"] = json!(gltf.accessor(5126, "VEC3", count, &floats(&at)));
    let size: Vec<f32> = (0..3 * count)
        .map(|k| 2.5 + (k % 5) as f32 * 2e-7)
        .collect();
    attributes["SCALE"] = json!(gltf.accessor(5126, "VEC3", count, &floats(&size)));
    gltf.json["nodes"][0]["extensions"]["EXT_mesh_gpu_instancing"]["attributes"] = attributes;
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!((import.parts.len(), import.meshes.len()), (count, 1));
    for (k, part) in import.parts.iter().enumerate() {
        let angle = 2.0 * k as f64 / 50.0 + std::f64::consts::PI;
        let wanted = Pose::from_parts(
            Vector3::new(100.0 - 90.0 * k as f64, 0.0, 0.0).into(),
            Rotation3::from_axis_angle(&Vector3::z_axis(), angle).into(),
        );
        let apart = part.pose.to_homogeneous() - wanted.to_homogeneous();
        assert!(apart.amax() < 1e-3, "instance {k}: {apart}");
    }
}

#[test]
fn nodes_of_one_size_share_one_mesh_also_if_matrices_say_it() {
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block()]);
    for k in 0..40 {
        let turn = Rotation3::from_euler_angles(f64::from(k), 0.7 * f64::from(k), 0.1);
        let matrix: Matrix4<f64> = turn.to_homogeneous() * Matrix4::new_scaling(0.013_062_320_6);
        let matrix: Vec<f32> = matrix.iter().map(|x| *x as f32).collect();
        gltf.node(json!({"mesh": mesh, "matrix": matrix}));
    }
    gltf.node(json!({"mesh": mesh, "scale": [0.0131, 0.0131, 0.0131]}));
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!((import.parts.len(), import.meshes.len()), (41, 2));
}

#[test]
fn instances_that_cannot_be_are_refused() {
    let refuse = |change: &dyn Fn(&mut Gltf), named: &[&str]| {
        let mut gltf = two();
        change(&mut gltf);
        refused("a.glb", &gltf.glb(), named);
    };
    let place = "nodes[0].extensions.EXT_mesh_gpu_instancing";
    let last = |gltf: &Gltf| gltf.json["accessors"].as_array().unwrap().len() - 1;
    refuse(
        &|gltf| {
            let last = last(gltf);
            gltf.json["accessors"][last]["count"] = json!(1);
        },
        &[place, "gltf-translations-rotations-scales"],
    );
    refuse(
        &|gltf| {
            let last = last(gltf);
            gltf.json["accessors"][last]["type"] = json!("SCALAR");
        },
        &["accessors[", "VEC3 was expected"],
    );
    refuse(
        &|gltf| {
            let at = gltf.json["bufferViews"][3]["byteOffset"].as_u64().unwrap() as usize;
            gltf.bin[at..at + 16].fill(0);
        },
        &[place, "rotation of instance 0"],
    );
    refuse(
        &|gltf| {
            let many = floats(&vec![0.0; 3 * 200_000]);
            let many = gltf.accessor(5126, "VEC3", 200_000, &many);
            let attributes = json!({"TRANSLATION": many});
            gltf.json["nodes"][0]["extensions"]["EXT_mesh_gpu_instancing"]["attributes"] =
                attributes;
        },
        &[place, "200000 instances", "131072"],
    );
}

#[test]
fn an_extension_without_instances_changes_nothing() {
    let mut gltf = two();
    gltf.json["nodes"][0]["extensions"]["EXT_mesh_gpu_instancing"]["attributes"] =
        json!({"_ID": 0});
    assert_eq!(names(&read_one("a.glb", &gltf.glb()).unwrap()), ["bolt"]);
}
