//! Tests damaged glTF: errors are reported with their position in the JSON or the file.

use crate::common::gltf::{Gltf, glb_of};
use crate::common::{block, items, refused, rows};
use nearpoint_geometry::shape::Soup;

/// The path of a value of a sound file, its replacement, and the expected message.
const DAMAGE: &str = r#"
    /accessors/0/count | 1000000000 | accessors[0]; 1000000000; 96 bytes
    /accessors/1/count | 1000000000 | accessors[1]; 1000000000
    /accessors/0/count | 18446744073709551615 | accessors[0]
    /accessors/0/count | -1 | accessors[0].count; -1 was found; gltf-count
    /accessors/0/count | 7 | meshes[0].primitives[0].indices; vertex 7; only 7
    /accessors/0/type | "VEC2" | accessors[0]; VEC3
    /accessors/0/componentType | 5124 | accessors[0]; 5124
    /accessors/1/componentType | 5126 | indices; component type
    /accessors/0/bufferView | 9 | bufferViews[9]; only 2
    /bufferViews/0/buffer | 3 | bufferViews[0]; buffer 3
    /bufferViews/0/byteOffset | 18446744073709551615 | bufferViews[0]
    /bufferViews/0/byteLength | 10000 | bufferViews[0]; 10000
    /meshes/0/primitives/0/attributes | {} | primitives[0]; POSITION
    /meshes/0/primitives/0/attributes/POSITION | 77 | accessors[77]; only 2
    /meshes/0/primitives/0/indices | "x" | meshes[0].primitives[0].indices; “x” was found
    /nodes/0/mesh | 5 | meshes[5]; only 1
    /asset/version | "1.0" | asset.version; “1.0”
    /asset | {} | asset.version
    /meshes | [] | meshes[0]; only 0
    /nodes | [] | none-nodes-shows
"#;

#[test]
fn damage_is_reported_with_its_position_in_the_json() {
    for [path, value, named] in rows(DAMAGE) {
        let mut gltf = Gltf::of(&block());
        let place = gltf.json.pointer_mut(path);
        *place.unwrap_or_else(|| panic!("{path}")) = serde_json::from_str(value).unwrap();
        refused("bad.glb", &gltf.glb(), &items(named));
    }
}

#[test]
fn damaged_containers_and_numbers_are_reported_with_their_position() {
    let mut nan = block();
    nan.positions[3][1] = f64::NAN;
    let named = ["POSITION, element 3", "finite"];
    refused("nan.glb", &Gltf::of(&nan).glb(), &named);
    let named = ["none-nodes-shows"];
    refused("none.glb", &Gltf::of(&Soup::default()).glb(), &named);
    refused(
        "old.glb",
        b"glTF\x01\0\0\0\x14\0\0\0\0\0\0\0\0\0\0\0",
        &["byte 4", "version 2"],
    );
    refused("x.glb", &glb_of(b"{\"asset\":", &[]), &["line 1", "EOF"]);
    let named = ["trailing"];
    refused("x.gltf", b"{\"asset\":{\"version\":\"2.0\"}} x", &named);
    let named = ["JSON", "recursion"];
    refused("x.gltf", &[b"{\"asset\":".repeat(10_000)].concat(), &named);
}
