//! Tests that no damage makes a reader panic, or take memory without bytes in the file: every truncation, seeded random
//! bytes, flips and splices. Damaged files that are still read must be sound.

use crate::common::damage::{attempt, damage};
use crate::common::gltf::Gltf;
use crate::common::streams::{Packed, draco_sheet, packed_sheet};
use crate::common::{ball, block, every_kind};
use crate::stream;
use nearpoint_import::Import;
use nearpoint_testing::Random;
use serde_json::json;

/// Returns samples with every element that the readers support.
fn samples() -> Vec<(&'static str, Vec<u8>)> {
    let mut samples = every_kind(&block());
    let mut gltf = Gltf::new();
    let mesh = gltf.mesh(&[&block(), &ball()]);
    let nodes = [
        json!({"mesh": mesh, "name": "a", "matrix": [0,1,0,0, -1,0,0,0, 0,0,2,0, 1,2,3,1]}),
        json!({"mesh": mesh, "name": "b", "rotation": [0.5,0.5,0.5,0.5], "scale": [1,2,-3]}),
        json!({"name": "c", "children": [0, 1], "scale": [2,1,1]}),
    ];
    nodes.into_iter().for_each(|node| {
        gltf.node(node);
    });
    gltf.json["materials"] = json!([{"pbrMetallicRoughness": {"baseColorFactor": [1,0,0,1]}}]);
    samples.push(("tree.glb", gltf.glb()));
    let packed = packed_sheet(stream!("shorts-1.bin"), "KHR_meshopt_compression");
    samples.push(("packed.glb", packed.glb()));
    let draco = draco_sheet(stream!("edgebreaker.drc"));
    samples.push(("draco.glb", draco.glb()));
    let groups = "mtllib x.mtl\ng a\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0.5 0.5 0\nv 0 1 0\nusemtl m\nf 1 2 3 4 5\ng b\nf -5// -1// \\\n -2//\n";
    samples.push(("groups.obj", groups.as_bytes().to_vec()));
    let strip = "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nelement tristrips 1\nproperty list int int vertex_indices\nend_header\n0 0 0 9 9 9\n1 0 0 9 9 9\n0 1 0 9 9 9\n1 1 1 9 9 9\n6 0 1 2 -1 1 2\n";
    samples.push(("strip.ply", strip.as_bytes().to_vec()));
    samples.push(("machine.dae", crate::dae::everything().into_bytes()));
    samples
}

#[test]
fn a_file_cut_anywhere_is_refused_or_read_with_a_warning() {
    for (path, bytes) in samples() {
        let whole = attempt(path, &bytes, "whole").unwrap();
        let triangles =
            |import: &Import| -> usize { import.meshes.iter().map(|m| m.triangles().len()).sum() };
        for length in 0..bytes.len() {
            let Some(import) = attempt(path, &bytes[..length], length) else {
                continue;
            };
            // A text may end after any line, and OBJ has no end mark, so missing faces cannot be detected.
            let lost = triangles(&import) < triangles(&whole);
            assert!(
                !lost || !import.warnings.is_empty() || path.ends_with(".obj"),
                "{path} cut at {length} was read without a warning"
            );
        }
    }
}

#[test]
fn random_damage_never_panics() {
    const FIRST_SEED: u64 = 20_261_120;
    const ROUNDS: u64 = 30_000;
    let samples = samples();
    let (mut read, mut refused) = (0, 0);
    for seed in FIRST_SEED..FIRST_SEED + ROUNDS {
        let mut random = Random::new(seed);
        let (path, bytes) = &samples[random.index(samples.len())];
        let mut bytes = bytes.clone();
        for _ in 0..=random.index(3) {
            damage(&mut random, &mut bytes, &samples);
        }
        match attempt(path, &bytes, format_args!("seed {seed}")) {
            Some(_) => read += 1,
            None => refused += 1,
        }
    }
    // The damage must be neither harmless nor always fatal, or it tests nothing.
    assert!(
        read > ROUNDS / 10 && refused > ROUNDS / 10,
        "{read} read, {refused} refused"
    );
}

/// Only compressed bytes are damaged: the rest of the file is sound and needs all of them.
#[test]
fn damaged_streams_never_panic() {
    const FIRST_SEED: u64 = 20_261_123;
    const ROUNDS: u64 = 6_000;
    let mut with_quaternions = packed_sheet(stream!("shorts-0.bin"), "EXT_meshopt_compression");
    let turned = Packed::attributes(stream!("quaternions.bin"), 8, "QUATERNION");
    let view = turned.view(&mut with_quaternions, "EXT_meshopt_compression");
    let turned = json!({"bufferView": view, "componentType": 5122, "normalized": true, "type": "VEC4", "count": 300});
    let turned = with_quaternions.push("accessors", turned);
    with_quaternions.json["nodes"][0]["extensions"] =
        json!({"EXT_mesh_gpu_instancing": {"attributes": {"ROTATION": turned}}});
    let samples = [
        with_quaternions,
        packed_sheet(stream!("shorts-1.bin"), "EXT_meshopt_compression"),
        draco_sheet(stream!("edgebreaker.drc")),
        draco_sheet(stream!("sequential.drc")),
    ];
    let streams = [("a stream", stream!("exponential.bin").to_vec())];
    let (mut read, mut refused) = (0, 0);
    for seed in FIRST_SEED..FIRST_SEED + ROUNDS {
        let mut random = Random::new(seed);
        let sample = &samples[random.index(samples.len())];
        let (length, mut bin) = (sample.bin.len(), sample.bin.clone());
        for _ in 0..=random.index(3) {
            damage(&mut random, &mut bin, &streams);
        }
        bin.resize(length, 0);
        let damaged = Gltf {
            json: sample.json.clone(),
            bin,
            fallback: sample.fallback,
        };
        match attempt("a.glb", &damaged.glb(), format_args!("seed {seed}")) {
            Some(_) => read += 1,
            None => refused += 1,
        }
    }
    assert!(
        read > ROUNDS / 20 && refused > ROUNDS / 20,
        "{read} read, {refused} refused"
    );
}

#[test]
fn random_bytes_are_no_model() {
    for seed in 0..600 {
        let mut random = Random::new(seed);
        let length = random.index(3000);
        let mut bytes: Vec<u8> = (0..length).map(|_| random.next_u64() as u8).collect();
        for (path, start) in [
            ("a.stl", &b""[..]),
            ("a.obj", b""),
            ("a.obj", b"v "),
            ("a.ply", b"ply\nformat binary_little_endian 1.0\n"),
            ("a.glb", b"glTF\x02\0\0\0"),
            ("a.gltf", b"{"),
            ("a.bin", b""),
        ] {
            bytes.splice(..start.len().min(bytes.len()), start.iter().copied());
            attempt(path, &bytes, format_args!("seed {seed}"));
        }
    }
}
