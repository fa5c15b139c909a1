//! Provides sample files for the tests of the readers, and ways to read them.
#![allow(dead_code, clippy::unwrap_used)]

pub mod contours;
pub mod dae;
pub mod damage;
pub mod gltf;
pub mod ifc;
pub mod robot;
pub mod streams;
pub mod threemf;

use nearpoint_geometry::Vector;
use nearpoint_geometry::shape::Soup;
use nearpoint_geometry::shape::primitives::{cuboid, uv_sphere};
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File as Dropped, Import, ImportError, ImportOptions, read};
use nearpoint_message::{Arg, Message, ToArg};
use std::fmt::{Display, Write as _};
use std::ops::ControlFlow;
use std::path::Path;

/// Returns the bytes of a shipped model.
pub fn public(name: &str) -> Vec<u8> {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/models");
    std::fs::read(models.join(name)).unwrap()
}

/// Reads one file with default options.
pub fn read_one(path: &str, bytes: &[u8]) -> Result<Import, ImportError> {
    read_all(&[(path, bytes)])
}

/// Reads some files together with default options.
pub fn read_all(files: &[(&str, &[u8])]) -> Result<Import, ImportError> {
    read_as(files, &ImportOptions::default())
}

/// Reads some files together with these options.
pub fn read_as(files: &[(&str, &[u8])], options: &ImportOptions) -> Result<Import, ImportError> {
    let files = files.iter().map(|&(path, bytes)| Dropped { path, bytes });
    let report = &mut |_: f32, _: &str| ControlFlow::Continue(());
    read(&files.collect::<Vec<_>>(), options, &mut NoReaders, report)
}

/// Returns the English sentences of messages.
pub fn sentences(messages: &[Message]) -> Vec<String> {
    messages.iter().map(ToString::to_string).collect()
}

/// Returns whether a message is this code or contains it, or contains this text: a name, a number, a position.
pub fn says(reported: &impl ToArg, what: &str) -> bool {
    match reported.to_arg() {
        Arg::Message(message) => message.find(what).is_some() || message.to_string().contains(what),
        _ => false,
    }
}

/// Checks that a text contains all of these.
#[track_caller]
pub fn has(text: &impl Display, what: &[&str]) {
    let text = text.to_string();
    let lacks = what.iter().find(|part| !text.contains(**part));
    assert_eq!(lacks, None, "{text}");
}

/// Returns the explanation of the guessed unit.
pub fn unit_guess(import: &Import) -> Option<String> {
    import.unit_guess.as_ref().map(ToString::to_string)
}

/// Returns whether one of the warnings contains this, by [`says`].
pub fn warns(import: &Import, what: &str) -> bool {
    import.warnings.iter().any(|warning| says(warning, what))
}

/// Checks that one of the warnings contains all of these, by [`says`].
#[track_caller]
pub fn warned(import: &Import, what: &[&str]) {
    let warnings = &import.warnings;
    let has_all = |warning: &Message| what.iter().all(|part| says(warning, part));
    assert!(warnings.iter().any(has_all), "{what:?}: {warnings:?}");
}

/// Checks that a file gives an error that contains all of these, by [`says`].
#[track_caller]
pub fn refused(path: &str, bytes: &[u8], what: &[&str]) {
    refused_all(&[(path, bytes)], &[what, &[path]].concat());
}

/// Checks that files together give an error that contains all of these, by [`says`].
#[track_caller]
pub fn refused_all(files: &[(&str, &[u8])], what: &[&str]) {
    let error = match read_all(files) {
        Err(error) => error,
        Ok(import) => panic!("{} was read: {:?}", files[0].0, import.warnings),
    };
    for part in what {
        assert!(says(&error, part), "“{part}” is not in: {error} {error:?}");
    }
    assert!(error.to_string().ends_with('.'), "{error}");
}

/// Returns the rows of a table in a text: a line each, ` | ` between its cells.
pub fn rows<const N: usize>(table: &str) -> impl Iterator<Item = [&str; N]> {
    let lines = table.lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty()).map(|line| {
        let cells: Vec<&str> = line.split(" | ").collect();
        let cells = cells.try_into();
        cells.unwrap_or_else(|_| panic!("not {N} cells: {line}"))
    })
}

/// Returns the items of a table's cell, separated by `; `.
pub fn items(cell: &str) -> Vec<&str> {
    cell.split("; ").collect()
}

/// Returns the number of triangles of each part.
pub fn counts(import: &Import) -> Vec<usize> {
    let mesh = |part: &nearpoint_import::ImportedPart| &import.meshes[part.mesh];
    import
        .parts
        .iter()
        .map(|p| mesh(p).triangles().len())
        .collect()
}

pub fn names(import: &Import) -> Vec<&str> {
    import.parts.iter().map(|p| p.name.as_str()).collect()
}

/// Returns the name of each part, and its number of triangles.
pub fn parts(import: &Import) -> Vec<(&str, usize)> {
    names(import).into_iter().zip(counts(import)).collect()
}

/// Returns six times the volume that a part's mesh encloses: negative if it is inside out.
pub fn volume(import: &Import, part: usize) -> f64 {
    let mesh = &import.meshes[import.parts[part].mesh];
    (0..mesh.triangles().len() as u32)
        .map(|t| {
            let [a, b, c] = mesh.corners(t).map(|p| p.coords);
            a.dot(&b.cross(&c))
        })
        .sum()
}

/// Returns the lowest and the highest corner of a part in the scene.
pub fn bounds(import: &Import, part: usize) -> [Vector; 2] {
    let part = &import.parts[part];
    let points = || import.meshes[part.mesh].vertices().iter();
    let points = || points().map(|vertex| (part.pose * vertex).coords);
    let [low, high] = [Vector::inf, Vector::sup];
    [low, high].map(|outer| points().reduce(|a, b| outer(&a, &b)).unwrap())
}

/// Returns a box with edges 1, 2, 3 about the origin.
pub fn block() -> Soup {
    cuboid(1.0, 2.0, 3.0)
}

pub fn ball() -> Soup {
    uv_sphere(12, 6, 1.0)
}

fn corners(soup: &Soup) -> impl Iterator<Item = [[f64; 3]; 3]> {
    (soup.triangles.iter()).map(|t| t.map(|v| soup.positions[v as usize]))
}

pub fn stl_binary(soup: &Soup) -> Vec<u8> {
    let mut file = vec![b' '; 80];
    file.extend((soup.triangles.len() as u32).to_le_bytes());
    for triangle in corners(soup) {
        file.extend([0; 12]);
        for x in triangle.as_flattened() {
            file.extend((*x as f32).to_le_bytes());
        }
        file.extend([0; 2]);
    }
    file
}

pub fn stl_text(name: &str, soup: &Soup) -> String {
    let mut file = format!("solid {name}\n");
    for triangle in corners(soup) {
        file += "  facet normal 0 0 0\n    outer loop\n";
        for [x, y, z] in triangle {
            writeln!(file, "      vertex {x} {y} {z}").unwrap();
        }
        file += "    endloop\n  endfacet\n";
    }
    file + &format!("endsolid {name}\n")
}

pub fn obj(soup: &Soup) -> String {
    let mut file = "# a comment\nmtllib colours.mtl\no thing\n".to_owned();
    for [x, y, z] in &soup.positions {
        writeln!(file, "v {x} {y} {z}").unwrap();
    }
    for [a, b, c] in soup.triangles.iter().map(|t| t.map(|v| v + 1)) {
        writeln!(file, "f {a}/1/1 {b}//1 {c}").unwrap();
    }
    file
}

pub fn ply_text(soup: &Soup) -> Vec<u8> {
    let mut file = ply_header("ascii", soup);
    for [x, y, z] in &soup.positions {
        writeln!(file, "{y} 7 {x} {z}").unwrap();
    }
    for [a, b, c] in &soup.triangles {
        writeln!(file, "3 {a} {b} {c} 9").unwrap();
    }
    file.into_bytes()
}

pub fn ply_binary(soup: &Soup, big_endian: bool) -> Vec<u8> {
    let order = if big_endian { "big" } else { "little" };
    let mut file = ply_header(&format!("binary_{order}_endian"), soup).into_bytes();
    let mut put = |bytes: &mut dyn Iterator<Item = u8>| file.extend(bytes);
    let mut number = |le: &[u8]| {
        if big_endian {
            put(&mut le.iter().rev().copied());
        } else {
            put(&mut le.iter().copied());
        }
    };
    for [x, y, z] in &soup.positions {
        number(&(*y as f32).to_le_bytes());
        number(&7u16.to_le_bytes());
        number(&x.to_le_bytes());
        number(&(*z as f32).to_le_bytes());
    }
    for triangle in &soup.triangles {
        number(&[3]);
        triangle.iter().for_each(|v| number(&v.to_le_bytes()));
        number(&[9]);
    }
    file
}

/// Returns a header with properties in an unusual order, some of them unknown.
fn ply_header(format: &str, soup: &Soup) -> String {
    format!(
        "ply\nformat {format} 1.0\ncomment made by a test\nelement vertex {}\nproperty float y\nproperty ushort flag\nproperty double x\nproperty float32 z\nelement face {}\nproperty list uchar int vertex_indices\nproperty uchar quality\nend_header\n",
        soup.positions.len(),
        soup.triangles.len()
    )
}

/// Returns every kind of file with the same content.
pub fn every_kind(soup: &Soup) -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("a.stl", stl_binary(soup)),
        ("text.stl", stl_text("thing", soup).into_bytes()),
        ("a.obj", obj(soup).into_bytes()),
        ("text.ply", ply_text(soup)),
        ("little.ply", ply_binary(soup, false)),
        ("big.ply", ply_binary(soup, true)),
        ("a.glb", gltf::Gltf::of(soup).glb()),
        ("a.gltf", gltf::Gltf::of(soup).embedded()),
        ("a.dae", dae::of(soup).into_bytes()),
        ("a.3mf", threemf::of(soup)),
    ]
}
