//! Damaged glTF: what is wrong is told with its place in the JSON or the file.

use crate::common::gltf::{Gltf, glb_of};
use crate::common::{block, refused};
use nearpoint_geometry::shape::Soup;
use serde_json::json;

#[test]
fn damage_is_told_with_its_place_in_the_json() {
    let refuse = |path: &str, value: serde_json::Value, named: &[&str]| {
        let mut gltf = Gltf::of(&block());
        *gltf
            .json
            .pointer_mut(path)
            .unwrap_or_else(|| panic!("{path}")) = value;
        refused("bad.glb", &gltf.glb(), named);
    };
    refuse(
        "/accessors/0/count",
        json!(1_000_000_000),
        &["accessors[0]", "1000000000", "96 bytes"],
    );
    refuse(
        "/accessors/1/count",
        json!(1_000_000_000),
        &["accessors[1]", "1000000000"],
    );
    refuse("/accessors/0/count", json!(u64::MAX), &["accessors[0]"]);
    refuse(
        "/accessors/0/count",
        json!(-1),
        &["accessors[0].count", "there is -1"],
    );
    refuse(
        "/accessors/0/count",
        json!(7),
        &["meshes[0].primitives[0].indices", "vertex 7", "only 7"],
    );
    refuse(
        "/accessors/0/type",
        json!("VEC2"),
        &["accessors[0]", "VEC3"],
    );
    refuse(
        "/accessors/0/componentType",
        json!(5124),
        &["accessors[0]", "5124"],
    );
    refuse(
        "/accessors/1/componentType",
        json!(5126),
        &["indices", "component type"],
    );
    refuse(
        "/accessors/0/bufferView",
        json!(9),
        &["bufferViews[9]", "only 2"],
    );
    refuse(
        "/bufferViews/0/buffer",
        json!(3),
        &["bufferViews[0]", "buffer 3"],
    );
    refuse(
        "/bufferViews/0/byteOffset",
        json!(u64::MAX),
        &["bufferViews[0]"],
    );
    refuse(
        "/bufferViews/0/byteLength",
        json!(10_000),
        &["bufferViews[0]", "10000"],
    );
    refuse(
        "/meshes/0/primitives/0/attributes",
        json!({}),
        &["primitives[0]", "POSITION"],
    );
    refuse(
        "/meshes/0/primitives/0/attributes/POSITION",
        json!(77),
        &["accessors[77]", "only 2"],
    );
    refuse(
        "/meshes/0/primitives/0/indices",
        json!("x"),
        &["meshes[0].primitives[0].indices", "there is “x”"],
    );
    refuse("/nodes/0/mesh", json!(5), &["meshes[5]", "only 1"]);
    refuse("/asset/version", json!("1.0"), &["asset.version", "“1.0”"]);
    refuse("/asset", json!({}), &["asset.version"]);
    refuse("/meshes", json!([]), &["meshes[0]", "only 0"]);
    refuse("/nodes", json!([]), &["none-nodes-shows"]);
}

#[test]
fn damaged_containers_and_numbers_are_told_with_their_place() {
    let mut nan = block();
    nan.positions[3][1] = f64::NAN;
    refused(
        "nan.glb",
        &Gltf::of(&nan).glb(),
        &["POSITION, element 3", "finite"],
    );
    refused(
        "none.glb",
        &Gltf::of(&Soup::default()).glb(),
        &["none-nodes-shows"],
    );
    refused(
        "old.glb",
        b"glTF\x01\0\0\0\x14\0\0\0\0\0\0\0\0\0\0\0",
        &["byte 4", "version 2"],
    );
    refused("x.glb", &glb_of(b"{\"asset\":", &[]), &["line 1", "EOF"]);
    refused(
        "x.gltf",
        b"{\"asset\":{\"version\":\"2.0\"}} x",
        &["trailing"],
    );
    refused(
        "x.gltf",
        &[b"{\"asset\":".repeat(10_000)].concat(),
        &["JSON", "recursion"],
    );
}
