//! Writes the shipped models that are generated: `cargo run -p nearpoint-import --example demo_models`.
//! They are the same on every machine; a test compares them with the files in `public/models`.

use nearpoint_geometry::shape::Soup;
use nearpoint_geometry::shape::primitives::{torus, uv_sphere};
use std::path::Path;

#[path = "demo_models/robot_cell.rs"]
mod robot_cell;

/// Returns the files' names and contents.
pub fn files() -> [(&'static str, Vec<u8>); 3] {
    [
        // Kitamura's report uses 3 968 triangles.
        ("sphere3968.ply", ply(&uv_sphere(64, 32, 1.0))),
        ("torus32k.ply", ply(&torus(200, 80, 1.0, 0.3))),
        ("robot-cell.obj", robot_cell::obj()),
    ]
}

/// Writes a binary PLY file. The positions are f32 already, so no digits are lost.
fn ply(soup: &Soup) -> Vec<u8> {
    let mut file = format!(
        "ply\nformat binary_little_endian 1.0\ncomment made for Nearpoint\nelement vertex {}\nproperty float x\nproperty float y\nproperty float z\nelement face {}\nproperty list uchar int vertex_indices\nend_header\n",
        soup.positions.len(),
        soup.triangles.len()
    )
    .into_bytes();
    for x in soup.positions.as_flattened() {
        file.extend((*x as f32).to_le_bytes());
    }
    for triangle in &soup.triangles {
        file.push(3);
        file.extend(triangle.iter().flat_map(|v| v.to_le_bytes()));
    }
    file
}

/// Returns the folder of the shipped models.
pub fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/models")
}

#[allow(dead_code)] // the test uses the rest
fn main() -> std::io::Result<()> {
    for (name, bytes) in files() {
        std::fs::write(folder().join(name), bytes)?;
    }
    Ok(())
}
