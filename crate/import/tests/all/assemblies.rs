//! Tests the conversion of glTF nodes to parts, faces, poses, instances and colours.

use crate::common::gltf::Gltf;
use crate::common::{
    ball, block, bounds, counts, names, parts, read_one, refused, sentences, volume,
};
use nearpoint_geometry::Vector;
use nearpoint_geometry::shape::primitives::uv_sphere;
use nearpoint_geometry::shape::{Soup, diagnose};
use nearpoint_import::Import;
use serde_json::{Value, json};

/// Returns the six sides of a box, each a separate sheet.
fn sides() -> Vec<Soup> {
    let block = block();
    (block.triangles.chunks_exact(2))
        .map(|two| Soup {
            positions: two
                .iter()
                .flatten()
                .map(|&v| block.positions[v as usize])
                .collect(),
            triangles: vec![[0, 1, 2], [3, 4, 5]],
            faces: Vec::new(),
        })
        .collect()
}

/// Returns a node named "housing base" with these children and their names.
fn tree(
    pieces: &[Soup],
    name: impl Fn(usize) -> Option<String>,
    change: &dyn Fn(&mut Value),
) -> Import {
    let mut gltf = Gltf::new();
    let children: Vec<_> = (pieces.iter().enumerate())
        .map(|(number, piece)| {
            let mesh = gltf.mesh(&[piece]);
            let mut node = json!({"mesh": mesh});
            if let Some(name) = name(number) {
                node["name"] = json!(name);
            }
            if number == 0 {
                change(&mut node);
            }
            gltf.node(node)
        })
        .collect();
    let part = gltf.node(json!({"name": "housing base", "children": children}));
    let root = gltf.node(json!({"name": "reducer", "children": [part]}));
    gltf.json["scenes"] = json!([{"nodes": [root]}]);
    read_one("a.glb", &gltf.glb()).unwrap()
}

#[test]
fn sheets_below_a_node_are_the_faces_of_one_part() {
    let unnamed = tree(&sides(), |_| None, &|_| {});
    let numbered = tree(&sides(), |n| Some(format!("housing_base_{n}")), &|_| {});
    let faces = tree(&sides(), |n| Some(format!("Face {n}")), &|_| {});
    for import in [unnamed, numbered, faces] {
        assert_eq!(parts(&import), [("housing base", 12)]);
        assert_eq!(import.parts[0].group, ["reducer"]);
        assert_eq!(import.meshes[0].face_count(), 6);
        assert!(diagnose(&import.meshes[0]).is_closed);
        let reported = "a.glb: “housing base” was merged from unnamed nodes, with their faces";
        assert_eq!(sentences(&import.warnings), [reported]);
    }
}

/// Quantizing programs write such files: the faces are integers, and each node has its own shift and scale.
#[test]
fn sheets_that_are_quantized_are_faces_wherever_their_numbers_begin() {
    let build = |turn: Option<[f64; 4]>, below: bool| {
        let mut gltf = Gltf::new();
        let mut children = Vec::new();
        for (number, side) in sides().iter().enumerate() {
            let low = (side.positions.iter())
                .fold([f64::MAX; 3], |low, p| [0, 1, 2].map(|k| low[k].min(p[k])));
            let shorts = side.positions.iter().flat_map(|p| {
                let [x, y, z] = [0, 1, 2].map(|k| ((p[k] - low[k]) * 4.0) as i16);
                [x, y, z, 0].map(i16::to_le_bytes)
            });
            let view = gltf.view(shorts.flatten().collect::<Vec<u8>>().as_slice());
            gltf.json["bufferViews"][view]["byteStride"] = json!(8);
            let accessor =
                json!({"bufferView": view, "componentType": 5122, "type": "VEC3", "count": 6});
            let position = gltf.push("accessors", accessor);
            let indices = gltf.indices(side.triangles.as_flattened());
            let primitive = json!({"attributes": {"POSITION": position}, "indices": indices});
            let mesh = gltf.push("meshes", json!({"primitives": [primitive]}));
            let mut node = json!({"mesh": mesh, "scale": [0.25, 0.25, 0.25], "translation": low});
            if let Some(turn) = turn {
                node["rotation"] = json!(turn);
            }
            let name = format!("face {number}");
            children.push(match below {
                true => {
                    let inner = gltf.node(node);
                    gltf.node(json!({"name": name, "children": [inner]}))
                }
                false => gltf.node(node),
            });
        }
        let part =
            gltf.node(json!({"name": "housing base", "children": children, "scale": [2, 2, 2]}));
        gltf.json["scenes"] = json!([{"nodes": [part]}]);
        read_one("a.glb", &gltf.glb()).unwrap()
    };
    for below in [false, true] {
        let import = build(None, below);
        assert_eq!(names(&import), ["housing base"]);
        assert_eq!(
            (counts(&import), volume(&import, 0)),
            (vec![12], 8.0 * 36.0)
        );
        assert!(diagnose(&import.meshes[0]).is_closed);
    }
    assert_eq!(counts(&build(Some([0.0, 0.0, 1.0, 0.0]), false)), [2; 6]);
}

#[test]
fn disconnected_bodies_of_one_part_give_a_warning() {
    let mut far = sides();
    for side in &mut far {
        side.positions.iter_mut().for_each(|p| p[0] += 9.0);
    }
    let both = [sides(), far].concat();
    let import = tree(&both, |_| None, &|_| {});
    assert_eq!(counts(&import), [24]);
    let reported = &import.warnings[0];
    assert!(
        reported
            .to_string()
            .ends_with("1 of them have several bodies, which are not checked against each other"),
        "{reported}"
    );
}

#[test]
fn a_mesh_alone_below_its_named_node_is_that_part() {
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block()]);
    let children: Vec<_> = (0..2)
        .map(|k| {
            let inner = gltf.node(json!({"mesh": mesh}));
            gltf.node(json!({"name": format!("bolt {k}"), "children": [inner]}))
        })
        .collect();
    let root = gltf.node(json!({"name": "reducer", "children": children}));
    gltf.json["scenes"] = json!([{"nodes": [root]}]);
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(names(&import), ["bolt 0", "bolt 1"]);
    assert_eq!(import.parts[0].group, ["reducer"]);
}

#[test]
fn a_thousand_primitives_of_one_mesh_are_the_faces_of_one_part() {
    let ball = uv_sphere(32, 17, 1.0);
    let faces: Vec<Soup> = (ball.triangles.iter())
        .map(|t| Soup {
            positions: t.map(|v| ball.positions[v as usize]).to_vec(),
            triangles: vec![[0, 1, 2]],
            faces: Vec::new(),
        })
        .collect();
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&faces.iter().collect::<Vec<_>>());
    gltf.node(json!({"name": "ball", "mesh": mesh}));
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(parts(&import), [("ball", 1024)]);
    assert_eq!(import.meshes[0].face_count(), 1024);
    assert!(diagnose(&import.meshes[0]).is_closed);
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
}

#[test]
fn solids_named_sheets_and_moved_sheets_stay_parts() {
    let solids = tree(&[block(), ball(), block()], |_| None, &|_| {});
    assert_eq!(counts(&solids), [12, 120, 12]);
    assert_eq!(
        names(&solids),
        ["housing base", "housing base 2", "housing base 3"]
    );
    assert_eq!(solids.parts[0].group, ["reducer", "housing base"]);

    let named = tree(&sides(), |n| Some(format!("plate {n}")), &|_| {});
    assert_eq!(counts(&named), [2; 6]);
    assert_eq!(names(&named)[..2], ["plate 0", "plate 1"]);

    let moved = tree(&sides(), |_| None, &|node| {
        node["translation"] = json!([1, 0, 0])
    });
    assert_eq!(counts(&moved), [2; 6]);
    let still = tree(&sides(), |_| None, &|node| {
        node["translation"] = json!([0, 0, 0]);
        node["rotation"] = json!([0, 0, 0, 1]);
    });
    assert_eq!(counts(&still), [12]);
}

#[test]
fn primitives_are_faces_unless_they_are_paint() {
    let sides = sides();
    let all: Vec<_> = sides.iter().collect();
    for (materials, faces) in [([0, 0, 0, 1, 1, 1], 6), ([0, 1, 2, 3, 4, 5], 6)] {
        let mut gltf = Gltf::new();
        let mesh = gltf.mesh(&all);
        for (side, material) in materials.iter().enumerate() {
            gltf.json["meshes"][mesh]["primitives"][side]["material"] = json!(material);
        }
        gltf.node(json!({"mesh": mesh}));
        let import = read_one("block.glb", &gltf.glb()).unwrap();
        assert_eq!(parts(&import), [("block", 12)]);
        assert_eq!(import.meshes[0].face_count(), faces);
    }
    // Two halves in two colours: the faces are still the six sides.
    let block = block();
    let half = |range: std::ops::Range<usize>| Soup {
        triangles: block.triangles[range].to_vec(),
        ..block.clone()
    };
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&half(0..6), &half(6..12)]);
    gltf.node(json!({"mesh": mesh}));
    let same = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(same.meshes[0].face_count(), 2, "as the file groups them");
    gltf.json["meshes"][mesh]["primitives"][1]["material"] = json!(0);
    let painted = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(painted.meshes[0].face_count(), 6);
}

fn near(found: [Vector; 2], wanted: [[f64; 3]; 2]) {
    for (found, wanted) in found
        .map(<[f64; 3]>::from)
        .as_flattened()
        .iter()
        .zip(wanted.as_flattened())
    {
        assert!((found - wanted).abs() < 1e-6, "{found} instead of {wanted}");
    }
}

#[test]
fn transforms_are_poses_and_stretched_meshes() {
    let quarter = [0.0, 0.0, 0.5f64.sqrt(), 0.5f64.sqrt()];
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block()]);
    // A root in millimetres, rotated; below it a part that is moved, rotated and mirrored.
    let part = gltf.node(
        json!({"mesh": mesh, "name": "part", "translation": [10, 0, 0],
        "rotation": quarter, "scale": [-2, 1, 1]}),
    );
    let matrix = json!({"mesh": mesh, "name": "matrix",
        "matrix": [0,1,0,0, -1,0,0,0, 0,0,1,0, 10,0,0,1]});
    let matrix = gltf.node(matrix);
    let skewed = gltf.node(json!({"mesh": mesh, "name": "skewed",
        "matrix": [1,0,0,0, 1,1,0,0, 0,0,1,0, 0,0,0,1]}));
    gltf.node(
        json!({"name": "root", "scale": [1000, 1000, 1000], "rotation": quarter,
        "children": [part, matrix, skewed]}),
    );
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(names(&import), ["part", "matrix", "skewed"]);
    // Two quarter turns about z: x and y keep their lengths.
    near(
        bounds(&import, 0),
        [[-1000.0, 9000.0, -1500.0], [1000.0, 11000.0, 1500.0]],
    );
    near(
        bounds(&import, 1),
        [[-500.0, 9000.0, -1500.0], [500.0, 11000.0, 1500.0]],
    );
    near(
        bounds(&import, 2),
        [[-1000.0, -1500.0, -1500.0], [1000.0, 1500.0, 1500.0]],
    );
    for part in 0..3 {
        assert!(volume(&import, part) > 0.0, "part {part} is inside out");
    }
}

#[test]
fn instances_share_one_mesh() {
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block()]);
    let children: Vec<_> = (0..20)
        .map(|k| {
            let angle = f64::from(k) * 0.3;
            let rotation = [0.0, angle.sin(), 0.0, angle.cos()];
            gltf.node(json!({"name": "bolt", "mesh": mesh, "rotation": rotation,
                "translation": [k, 0, 0]}))
        })
        .collect();
    gltf.node(json!({"scale": [0.001, 0.001, 0.001], "children": children}));
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!((import.parts.len(), import.meshes.len()), (20, 1));
    assert_eq!(names(&import)[..3], ["bolt", "bolt 2", "bolt 3"]);
}

#[test]
fn the_colour_is_that_of_the_largest_area_in_srgb() {
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block(), &ball()]);
    gltf.json["materials"] = json!([
        {"pbrMetallicRoughness": {"baseColorFactor": [1, 0.0, 0.21404114, 0.5]}},
        {"pbrMetallicRoughness": {"baseColorFactor": [0, 1, 0, 1]}}
    ]);
    gltf.json["meshes"][mesh]["primitives"][0]["material"] = json!(0);
    gltf.json["meshes"][mesh]["primitives"][1]["material"] = json!(1);
    gltf.node(json!({"mesh": mesh}));
    let found = read_one("a.glb", &gltf.glb()).unwrap().parts[0]
        .colour
        .unwrap();
    for (found, wanted) in found.into_iter().zip([1.0, 0.0, 0.5, 0.5]) {
        assert!((found - wanted).abs() < 1e-4, "{found} instead of {wanted}");
    }
}

#[test]
fn nodes_that_are_no_tree_are_refused() {
    let mut gltf = Gltf::of(&block());
    gltf.node(json!({"children": [2]}));
    gltf.node(json!({"children": [1, 0]}));
    gltf.json["scenes"] = json!([{"nodes": [1]}]);
    refused("loop.glb", &gltf.glb(), &["nodes[1]", "twice"]);

    let mut twice = Gltf::of(&block());
    twice.node(json!({"children": [0, 0]}));
    refused("twice.glb", &twice.glb(), &["nodes[0]", "twice"]);

    let mut beyond = Gltf::of(&block());
    beyond.json["nodes"][0]["children"] = json!([99]);
    refused("beyond.glb", &beyond.glb(), &["nodes[99]", "only 1"]);
    beyond.json["scene"] = json!(3);
    refused("scene.glb", &beyond.glb(), &["scene", "3"]);

    for (key, value) in [
        ("rotation", json!([0, 0, 0, 0])),
        ("matrix", json!(vec![0; 16])),
        ("scale", json!([1e300, 1e300, 1e300])),
        ("translation", json!([1e300, 0, 0])),
    ] {
        let mut gltf = Gltf::of(&block());
        gltf.json["nodes"][0][key] = value;
        refused("odd.glb", &gltf.glb(), &[]);
    }
}

#[test]
fn a_chain_of_nodes_may_be_as_deep_as_it_likes() {
    let mut gltf = Gltf::of(&block());
    for below in 0..100_000 {
        gltf.node(json!({"name": "n", "children": [below]}));
    }
    let import = read_one("deep.glb", &gltf.glb()).unwrap();
    assert_eq!(counts(&import), [12]);
    assert_eq!(import.parts[0].group.len(), 16);
}
