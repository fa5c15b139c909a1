//! Tests glTF: geometry in all its forms, containers and extensions.

use crate::common::gltf::Gltf;
use crate::common::{
    block, counts, has, names, parts, read_all, read_one, refused, volume, warned, warns,
};
use serde_json::json;

/// Returns a file with one node and a mesh of one primitive, which `make` returns.
fn with_primitive(make: impl FnOnce(&mut Gltf) -> serde_json::Value) -> Vec<u8> {
    let mut gltf = Gltf::new();
    let primitive = make(&mut gltf);
    let mesh = gltf.push(
        "meshes",
        json!({"name": "shape", "primitives": [primitive]}),
    );
    gltf.node(json!({"mesh": mesh}));
    gltf.glb()
}

const FAN: [[f64; 3]; 5] = [
    [0.0, 0.0, 0.0],
    [1.0, 0.0, 0.0],
    [1.0, 1.0, 0.0],
    [0.0, 1.0, 0.0],
    [-1.0, 1.0, 0.0],
];

fn triangles(file: &[u8]) -> Vec<[u32; 3]> {
    let import = read_one("a.glb", file).unwrap();
    assert_eq!(names(&import), ["shape"]);
    import.meshes[0].triangles().to_vec()
}

#[test]
fn lists_strips_and_fans_with_and_without_indices() {
    for (mode, wanted) in [
        (4, vec![[0, 1, 2]]),
        (5, vec![[0, 1, 2], [1, 3, 2], [2, 3, 4]]),
        (6, vec![[0, 1, 2], [1, 3, 2], [3, 4, 2]]),
    ] {
        let file = with_primitive(|g| {
            let position = g.positions(&FAN);
            json!({"attributes": {"POSITION": position}, "mode": mode})
        });
        let found = triangles(&file);
        assert_eq!(found.len(), wanted.len(), "mode {mode}");
        if mode != 6 {
            assert_eq!(found, wanted);
        }
        for (kind, bytes) in [
            (5121, vec![0u8, 1, 2, 3, 4]),
            (5123, (0..5u16).flat_map(u16::to_le_bytes).collect()),
            (5125, (0..5u32).flat_map(u32::to_le_bytes).collect()),
        ] {
            let file = with_primitive(|g| {
                let position = g.positions(&FAN);
                let indices = g.accessor(kind, "SCALAR", 5, &bytes);
                json!({"attributes": {"POSITION": position}, "indices": indices, "mode": mode})
            });
            assert_eq!(triangles(&file), found, "mode {mode}, type {kind}");
        }
    }
}

#[test]
fn strips_and_fans_keep_the_way_round() {
    for mode in [5, 6] {
        // A strip's zigzag, a fan's rim: all triangles have positive area seen from above.
        let positions = match mode {
            5 => [FAN[0], FAN[1], FAN[3], FAN[2], [0.5, 2.0, 0.0]],
            _ => FAN,
        };
        let file = with_primitive(|g| {
            let position = g.positions(&positions);
            json!({"attributes": {"POSITION": position}, "mode": mode})
        });
        let import = read_one("a.glb", &file).unwrap();
        for t in 0..3 {
            let [a, b, c] = import.meshes[0].corners(t);
            assert!((b - a).cross(&(c - a)).z > 0.0, "mode {mode}, triangle {t}");
        }
    }
}

#[test]
fn quantized_sparse_and_strided_positions() {
    let list = |position| json!({"attributes": {"POSITION": position}});
    let vertices = |file: &[u8]| {
        let import = read_one("a.glb", file).unwrap();
        (import.meshes[0].vertices().iter())
            .map(|p| [p.x, p.y, p.z])
            .collect::<Vec<_>>()
    };
    let wanted = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, -1.0]];
    let bytes: Vec<u8> = [[0i8, 0, 0], [127, 0, 0], [0, 127, -128]]
        .iter()
        .flat_map(|p| [p[0] as u8, p[1] as u8, p[2] as u8, 0])
        .collect();
    let quantized = with_primitive(|g| {
        let view = g.view(&bytes);
        g.json["bufferViews"][view]["byteStride"] = json!(4);
        g.json["extensionsRequired"] = json!(["KHR_mesh_quantization"]);
        let accessor = json!({"bufferView": view, "componentType": 5120, "type": "VEC3", "count": 3, "normalized": true});
        list(g.push("accessors", accessor))
    });
    assert_eq!(vertices(&quantized), wanted);

    let sparse = |dense: bool| {
        with_primitive(|g| {
            let indices = g.view(&[1, 0, 2, 0]);
            let values: Vec<u8> = wanted[1..]
                .as_flattened()
                .iter()
                .flat_map(|x| (*x as f32).to_le_bytes())
                .collect();
            let values = g.view(&values);
            let at = g.positions(&[[0.0; 3]; 3]);
            if !dense {
                g.json["accessors"][at]
                    .as_object_mut()
                    .unwrap()
                    .remove("bufferView");
            }
            g.json["accessors"][at]["sparse"] = json!({
                "count": 2,
                "indices": {"bufferView": indices, "componentType": 5123},
                "values": {"bufferView": values}
            });
            list(at)
        })
    };
    assert_eq!(vertices(&sparse(true)), wanted);
    assert_eq!(vertices(&sparse(false)), wanted);
}

#[test]
fn many_primitives_may_share_one_list_of_positions() {
    let block = block();
    let mut gltf = Gltf::new();
    let position = gltf.positions(&block.positions);
    let primitives: Vec<_> = (block.triangles.iter())
        .map(|t| {
            let indices = gltf.indices(t);
            json!({"attributes": {"POSITION": position}, "indices": indices})
        })
        .collect();
    let mesh = gltf.push("meshes", json!({"primitives": primitives}));
    gltf.node(json!({"mesh": mesh}));
    let import = read_one("block.glb", &gltf.glb()).unwrap();
    assert_eq!((counts(&import), volume(&import, 0)), (vec![12], 36.0));
    assert_eq!(import.meshes[0].face_count(), 12);
}

#[test]
fn buffers_may_be_inside_or_beside() {
    let gltf = Gltf::of(&block());
    let (outside, bin) = (gltf.beside("data/my%20block.bin"), &gltf.bin[..]);
    let together = [("m/a.gltf", &outside[..]), ("m/data/my block.bin", bin)];
    for import in [
        read_one("a.gltf", &gltf.embedded()).unwrap(),
        read_all(&together).unwrap(),
        read_all(&[("a.gltf", &outside), ("my block.bin", bin)]).unwrap(),
    ] {
        assert_eq!(parts(&import), [("thing", 12)]);
        assert!(import.warnings.is_empty(), "{:?}", import.warnings);
    }
    refused(
        "a.gltf",
        &outside,
        &["buffers[0]", "my block.bin", "together"],
    );
    refused(
        "a.gltf",
        &gltf.beside("data:;base64,*"),
        &["buffers[0]", "data:"],
    );
    let short = [("a.gltf", &outside[..]), ("my block.bin", &bin[1..])];
    let error = read_all(&short).unwrap_err().to_string();
    has(&error, &["buffers[0]", "bytes"]);
    // The data is in base64, as most programs write it.
    let tiny = br#"{"asset":{"version":"2.0"},"nodes":[{"mesh":0}],"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],"accessors":[{"bufferView":0,"componentType":5121,"type":"VEC3","count":3}],"bufferViews":[{"buffer":0,"byteLength":9}],"buffers":[{"byteLength":9,"uri":"data:application/gltf-buffer;base64,AAAAAQAAAAEA"}]}"#;
    assert_eq!(counts(&read_one("tiny.gltf", tiny).unwrap()), [1]);
}

#[test]
fn unknown_extensions_are_named_if_they_are_required() {
    let mut gltf = Gltf::of(&block());
    gltf.json["extensionsRequired"] = json!(["ACME_wormhole"]);
    let named = ["extensionsRequired", "ACME_wormhole", "not supported"];
    refused("a.glb", &gltf.glb(), &named);
    gltf.json["extensionsRequired"] = json!(["KHR_materials_unlit", "KHR_texture_transform"]);
    assert_eq!(counts(&read_one("a.glb", &gltf.glb()).unwrap()), [12]);
}

#[test]
fn odd_texts_are_kept_as_text() {
    let mut gltf = Gltf::of(&block());
    gltf.json["nodes"][0]["name"] = json!("<img src=x onerror=alert(1)>\u{202e}\u{0}\n歯車");
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(names(&import), ["<img src=x onerror=alert(1)> 歯車"]);
    gltf.json["nodes"][0]["name"] = json!("é".repeat(100_000));
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert!(import.parts[0].name.len() < 300);
    gltf.json["nodes"][0]["name"] = json!("bolt");
    let mut file = gltf.glb();
    let at = file.windows(4).position(|w| w == b"bolt").unwrap();
    file[at] = 0xff;
    let import = read_one("a.glb", &file).unwrap();
    assert_eq!(names(&import), ["\u{fffd}olt"]);
    warned(&import, &["UTF-8"]);
}

/// The limits apply to all coordinates, even if a pose and a mesh cancel each other out.
#[test]
fn transforms_that_take_a_part_too_far_are_refused() {
    let shifted = |x: f64| json!({"translation": [0, x, 0]});
    let scaled = |s: f64| json!({"scale": [s, s, s]});
    let matrix = json!({"matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1e300, 0, 0, 1]});
    let far = vec![
        vec![shifted(1e300)],
        vec![shifted(2e12)],
        vec![matrix],
        vec![scaled(1e150), scaled(1e150)],
        vec![scaled(1e5), scaled(1e5), shifted(1.0)],
        vec![shifted(9e11), shifted(9e11)],
    ];
    for above in far {
        let file = below(&above, [0.0; 3]);
        refused("a.glb", &file, &["part “shape”", "too large", "scale"]);
    }
    let cancelled = below(&[shifted(2e12)], [0.0, -2e12, 0.0]);
    refused("a.glb", &cancelled, &["part “shape”", "too large"]);
    let endless = below(&vec![scaled(1e300); 2], [0.0; 3]);
    refused("a.glb", &endless, &["nodes[1]", "is not finite"]);
    assert!(read_one("a.glb", &below(&[shifted(9e8)], [0.0; 3])).is_ok());
}

/// Returns a fan of triangles that is moved in its mesh, below nodes in a row; the last node has the mesh.
fn below(nodes: &[serde_json::Value], moved: [f64; 3]) -> Vec<u8> {
    let mut gltf = Gltf::new();
    let corners = FAN.map(|p| [0, 1, 2].map(|i| p[i] + moved[i]));
    let position = gltf.positions(&corners);
    let primitive = json!({"attributes": {"POSITION": position}, "mode": 6});
    let mesh = json!({"name": "shape", "primitives": [primitive]});
    let mesh = gltf.push("meshes", mesh);
    for (n, node) in nodes.iter().enumerate() {
        let mut node = node.clone();
        match n + 1 < nodes.len() {
            true => node["children"] = json!([n + 1]),
            false => node["mesh"] = json!(mesh),
        }
        gltf.push("nodes", node);
    }
    gltf.json["scenes"] = json!([{"nodes": [0]}]);
    gltf.glb()
}

/// The default shape of a file may differ from that of its mesh.
#[test]
fn morphed_meshes_are_named() {
    for (of_node, of_mesh, is_reported) in [
        (json!([0.0, 0.5]), json!([0.0, 0.0]), true),
        (json!([0.0, 0.0]), json!([1.0, 0.0]), false),
        (json!([]), json!([1.0, 0.0]), true),
        (json!([]), json!([]), false),
    ] {
        let mut gltf = Gltf::new();
        let mesh = gltf.mesh(&[&block()]);
        gltf.json["meshes"][mesh]["weights"] = of_mesh;
        gltf.node(json!({"mesh": mesh, "weights": of_node}));
        let import = read_one("a.glb", &gltf.glb()).unwrap();
        let reported = warns(&import, "nodes[0] is morphed");
        assert_eq!(reported, is_reported, "{:?}", import.warnings);
    }
}
