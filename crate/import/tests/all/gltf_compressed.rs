//! Tests that compressed or quantized glTF geometry is restored.

use crate::common::gltf::Gltf;
use crate::common::streams::{COUNT, Packed, draco_sheet, packed_sheet, sheet};
use crate::common::{
    block, counts, items, parts, read_all, read_one, refused, rows, warned, warns,
};
use crate::stream;
use nearpoint_geometry::shape::{Mesh, Soup};
use serde_json::{Value, json};

fn is_same(mesh: &Mesh, soup: Soup) {
    let wanted = Mesh::weld(soup).unwrap();
    assert_eq!(mesh.vertices(), wanted.vertices());
    // The encoder may rotate a triangle's corners.
    let from_lowest = |mesh: &Mesh| -> Vec<[u32; 3]> {
        let turned = |&[a, b, c]: &[u32; 3]| [[a, b, c], [b, c, a], [c, a, b]].into_iter().min();
        mesh.triangles().iter().filter_map(turned).collect()
    };
    assert!(from_lowest(mesh) == from_lowest(&wanted));
}

#[test]
fn meshopt_views_give_their_numbers_in_both_versions_of_the_extension() {
    let streams = [stream!("shorts-0.bin"), stream!("shorts-1.bin")];
    let names = ["EXT_meshopt_compression", "KHR_meshopt_compression"];
    for (shorts, extension) in streams.into_iter().zip(names) {
        let import = read_one("a.glb", &packed_sheet(shorts, extension).glb()).unwrap();
        is_same(&import.meshes[0], sheet(1.0));
        warned(&import, &["rounded"]);
    }
}

/// Returns the sheet as a list of corners, its floats in this stream.
fn floats(stream: &'static [u8], filter: &'static str) -> Gltf {
    let mut gltf = Gltf::new();
    let view = Packed::attributes(stream, 12, filter).view(&mut gltf, "EXT_meshopt_compression");
    let indices = gltf.indices(sheet(1.0).triangles.as_flattened());
    let position =
        json!({"bufferView": view, "componentType": 5126, "type": "VEC3", "count": COUNT});
    let position = gltf.push("accessors", position);
    let primitive = json!({"attributes": {"POSITION": position}, "indices": indices});
    let mesh = gltf.push("meshes", json!({"primitives": [primitive]}));
    gltf.node(json!({"mesh": mesh}));
    gltf
}

#[test]
fn meshopt_floats_are_exact_with_and_without_a_filter() {
    for (stream, filter) in [
        (stream!("quarters-0.bin"), "NONE"),
        (stream!("quarters-1.bin"), "NONE"),
        (stream!("exponential.bin"), "EXPONENTIAL"),
    ] {
        let import = read_one("a.glb", &floats(stream, filter).glb()).unwrap();
        is_same(&import.meshes[0], sheet(0.25));
        assert!(!warns(&import, "rounded"));
    }
}

#[test]
fn meshopt_indices_may_be_any_sequence() {
    let mut gltf = floats(stream!("quarters-0.bin"), "NONE");
    let row = Packed {
        stream: stream!("strip.bin"),
        stride: 2,
        count: 40,
        mode: "INDICES",
        filter: "NONE",
    };
    let view = row.view(&mut gltf, "EXT_meshopt_compression");
    let indices = json!({"bufferView": view, "componentType": 5123, "type": "SCALAR", "count": 40});
    let indices = gltf.push("accessors", indices);
    gltf.json["meshes"][0]["primitives"][0]["indices"] = json!(indices);
    gltf.json["meshes"][0]["primitives"][0]["mode"] = json!(5);
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    let corners: Vec<u32> = (0..20).flat_map(|x| [x, x + 20]).collect();
    let wanted = (0..38).map(|k| match k % 2 {
        0 => [corners[k], corners[k + 1], corners[k + 2]],
        _ => [corners[k], corners[k + 2], corners[k + 1]],
    });
    let positions = sheet(0.25).positions;
    for (found, wanted) in (0..38).zip(wanted) {
        let corners = import.meshes[0].corners(found).map(|p| [p.x, p.y, p.z]);
        assert_eq!(corners, wanted.map(|v| positions[v as usize]));
    }
}

/// The property of a compressed view, its replacement, and the expected message.
const MESHOPT: &str = r#"
    buffer | 7 | bufferViews[0]; buffer 7
    buffer | 1 | buffers[1]; gltf-bytes-not-file
    byteLength | 1099511627776 | bufferViews[0]; only
    byteLength | 700 | bufferViews[0]; compressed
    byteLength | 9 | gltf-compressed-elements-take; 300; at least 49 bytes
    byteStride | 6 | gltf-compressed-elements-size
    byteStride | 12 | gltf-length-not-compressed
    count | 18446744073709551615 | gltf-length-not-compressed
    count | 3000 | gltf-length-not-compressed
    mode | "TRIANGLES" | gltf-compressed-elements-size
    mode | "WAVES" | gltf-compression-mode-none
    filter | "OCTAHEDRAL" | filter
    count | "x" | EXT_meshopt_compression.count; “x”
"#;

#[test]
fn damaged_meshopt_views_are_reported_with_their_position() {
    for [key, value, named] in rows(MESHOPT) {
        let mut gltf = packed_sheet(stream!("shorts-0.bin"), "EXT_meshopt_compression");
        gltf.json["bufferViews"][0]["extensions"]["EXT_meshopt_compression"][key] =
            serde_json::from_str(value).unwrap();
        refused("a.glb", &gltf.glb(), &items(named));
    }
    // A false claim: 20 GB of equal elements.
    let mut gltf = packed_sheet(stream!("shorts-1.bin"), "EXT_meshopt_compression");
    let view = &mut gltf.json["bufferViews"][0];
    view["byteLength"] = json!(20_000_000_000u64);
    view["extensions"]["EXT_meshopt_compression"]["count"] = json!(2_500_000_000u64);
    let error = read_one("a.glb", &gltf.glb()).unwrap_err().to_string();
    let is_reported = error.contains("memory") || error.contains("at least");
    assert!(is_reported, "{error}");
}

#[test]
fn draco_gives_the_triangles_within_what_it_rounds() {
    for (stream, tolerance) in [
        (stream!("edgebreaker.drc"), 0.05),
        (stream!("sequential.drc"), 0.0),
    ] {
        let import = read_one("a.glb", &draco_sheet(stream).glb()).unwrap();
        assert_eq!(parts(&import), [("sheet", 532)]);
        warned(&import, &["Draco"]);
        let wanted = Mesh::weld(sheet(0.25)).unwrap();
        // The encoder determines the order; the triangles are identified by their centres.
        let middles = |mesh: &Mesh| {
            let mut all: Vec<[f64; 3]> = (0..532)
                .map(|t| {
                    let [a, b, c] = mesh.corners(t).map(|p| p.coords);
                    assert!((b - a).cross(&(c - a)).z > 0.0, "the way round is kept");
                    ((a + b + c) / 3.0).into()
                })
                .collect();
            all.sort_by_key(|m| [m[1], m[0]].map(|x| (x * 2.0).round() as i64));
            all
        };
        for (found, wanted) in middles(&import.meshes[0]).iter().zip(middles(&wanted)) {
            for (found, wanted) in found.iter().zip(wanted) {
                assert!(
                    (found - wanted).abs() <= tolerance + 1e-12,
                    "{found} {wanted}"
                );
            }
        }
    }
}

/// The path of a value, its replacement, and the expected message; `DRACO` is the extension of the primitive.
const DRACO: &str = r#"
    /bufferViews/0/byteLength | 300 | meshes[0].primitives[0]; Draco; cannot be read
    /bufferViews/0/byteOffset | 9 | bufferViews[0]
    DRACO/attributes | {"NORMAL": 0} | meshes[0].primitives[0]; no POSITION
    DRACO/attributes/POSITION | 7 | meshes[0].primitives[0]; no POSITION
    /accessors/0/componentType | 5122 | meshes[0].primitives[0]; another type
"#;

#[test]
fn draco_is_refused_with_its_place_and_not_used_where_the_data_is_there_too() {
    let gltf = draco_sheet(stream!("edgebreaker.drc"));
    let draco = "/meshes/0/primitives/0/extensions/KHR_draco_mesh_compression";
    for [path, value, named] in rows(DRACO) {
        let mut gltf = Gltf {
            json: gltf.json.clone(),
            bin: gltf.bin.clone(),
            fallback: 0,
        };
        let place = gltf.json.pointer_mut(&path.replace("DRACO", draco));
        *place.unwrap() = serde_json::from_str(value).unwrap();
        refused("a.glb", &gltf.glb(), &items(named));
    }

    let mut both = Gltf::of(&block());
    both.json["meshes"][0]["primitives"][0]["extensions"] =
        json!({"KHR_draco_mesh_compression": {"bufferView": 0, "attributes": {}}});
    let import = read_one("a.glb", &both.glb()).unwrap();
    assert_eq!(counts(&import), [12]);
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
}

#[test]
fn quantized_positions_are_what_their_node_makes_of_them() {
    // A block in normalized shorts: the node scales by half the size.
    let quantized = |positions: &[[i16; 3]], normalized: bool, node: Value| {
        let mut gltf = Gltf::new();
        let bytes: Vec<u8> = (positions.iter())
            .flat_map(|&[x, y, z]| [x, y, z, 0].map(i16::to_le_bytes))
            .flatten()
            .collect();
        let view = gltf.view(&bytes);
        gltf.json["bufferViews"][view]["byteStride"] = json!(8);
        let accessor = json!({"bufferView": view, "componentType": 5122, "type": "VEC3",
            "count": positions.len(), "normalized": normalized});
        let position = gltf.push("accessors", accessor);
        let indices = gltf.indices(block().triangles.as_flattened());
        let primitive = json!({"attributes": {"POSITION": position}, "indices": indices});
        let mesh = gltf.push("meshes", json!({"primitives": [primitive]}));
        let mut node = node;
        node["mesh"] = json!(mesh);
        gltf.node(node);
        gltf.glb()
    };
    let given = block().positions;
    let sized: Vec<[i16; 3]> = (given.iter())
        .map(|p| [0, 1, 2].map(|k| p[k].signum() as i16 * 32767))
        .collect();
    let node = json!({"scale": [0.5, 1, 1.5], "translation": [5, 0, 0]});
    let import = read_one("a.glb", &quantized(&sized, true, node)).unwrap();
    is_same(&import.meshes[0], block());
    assert_eq!(import.parts[0].pose.translation.x, 5.0);
    // Half a step of 1/32767 in each of (0.5, 1, 1.5): 0.0000285.
    let reported = import
        .warnings
        .iter()
        .find(|w| w.to_string().contains("rounded"))
        .unwrap();
    assert!(
        reported.to_string().contains("by up to 0.00003 of"),
        "{reported}"
    );

    let halves: Vec<[i16; 3]> = given.iter().map(|p| p.map(|x| (2.0 * x) as i16)).collect();
    let node = json!({"scale": [0.5, 0.5, 0.5]});
    let import = read_one("a.glb", &quantized(&halves, false, node)).unwrap();
    is_same(&import.meshes[0], block());
}

#[test]
fn a_buffer_that_compression_replaces_need_not_be_there() {
    let gltf = packed_sheet(stream!("shorts-0.bin"), "EXT_meshopt_compression");
    let outside = gltf.beside("a.bin");
    let import = read_all(&[("a.gltf", &outside[..]), ("a.bin", &gltf.bin)]).unwrap();
    is_same(&import.meshes[0], sheet(1.0));
    let mut gltf = gltf;
    gltf.json["bufferViews"][1]
        .as_object_mut()
        .unwrap()
        .remove("extensions");
    refused("a.glb", &gltf.glb(), &["buffers[1]", "gltf-bytes-not-file"]);
}

/// Returns a tetrahedron in a Draco stream whose numbers are not packed, of this data type.
fn draco_tetrahedron(kind: u8, numbers: &[u8]) -> Vec<u8> {
    let mut stream = b"DRACO\x02\x02\x01\x00\x00\x00".to_vec();
    // Four faces, four points, corners one by one.
    stream.extend([4, 4, 1, 0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]);
    // One decoder with one attribute: uncompressed positions of three numbers, with the id 0.
    stream.extend([1, 1, 0, kind, 3, 0, 0, 0]);
    stream.extend(numbers);
    stream
}

#[test]
fn draco_positions_may_be_integers() {
    let corners: [[i16; 3]; 4] = [[0, 0, 0], [32767, 0, 0], [0, 16384, 0], [0, 0, -32767]];
    let numbers: Vec<u8> = (corners.as_flattened().iter())
        .flat_map(|x| x.to_le_bytes())
        .collect();
    let mut gltf = draco_sheet(&draco_tetrahedron(3, &numbers));
    gltf.json["accessors"][0]["componentType"] = json!(5122);
    gltf.json["accessors"][0]["count"] = json!(4);
    for (normalized, one) in [(false, 32767.0), (true, 1.0)] {
        gltf.json["accessors"][0]["normalized"] = json!(normalized);
        let import = read_one("a.glb", &gltf.glb()).unwrap();
        let half = 16384.0 * one / 32767.0;
        // The corners are in the order of the first triangle.
        let expected = [
            [0.0; 3],
            [0.0, half, 0.0],
            [one, 0.0, 0.0],
            [0.0, 0.0, -one],
        ];
        let found = import.meshes[0].vertices().iter();
        let found: Vec<[f64; 3]> = found.map(|at| at.coords.into()).collect();
        assert_eq!(found, expected);
        assert_eq!(counts(&import), [4]);
    }
    let bytes = [0, 0, 0, 9, 0, 0, 0, 8, 0, 0, 0, 7];
    let mut gltf = draco_sheet(&draco_tetrahedron(2, &bytes));
    gltf.json["accessors"][0]["componentType"] = json!(5121);
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(import.meshes[0].vertices()[2].x, 9.0);
    gltf.json["accessors"][0]["componentType"] = json!(5123);
    refused("a.glb", &gltf.glb(), &["gltf-compressed-positions-another"]);
}
