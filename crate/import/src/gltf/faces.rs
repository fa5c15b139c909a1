//! Decides whether a node's children are the faces of one part.
//!
//! CAD systems write a part as one node, with a mesh that has a primitive for each of its faces. Some write a *node*
//! for each face instead, below the node of the part. The children are faces of one part if all of this holds:
//! - there are at least two, and each has a mesh and no children of its own, or one child that has its mesh;
//! - none is moved: faces are written in the frame of their part. Integer positions are an exception: a shift and a
//!   scale without a rotation, which restore lengths, count as the mesh's own;
//! - none has a name of its own (see `sheets::is_numbered`);
//! - most are sheets with a rim, not closed solids (see `sheets::are_sheets`).
//!
//! A number in the name is not sufficient, and neither is a rim. Twelve balls of a bearing are numbered, and two badly
//! exported plates are open. Merged parts can no longer collide with each other, so the user gets a note.

use super::document::Node;
use super::map::Map;
use super::mesh_cache::{Piece, merge_pieces};
use super::source::Source;
use super::transform::placement;
use crate::error::{Result, damaged_file};
use crate::job::Job;
use crate::sheets::{are_sheets, is_numbered};
use nearpoint_geometry::nalgebra::{Matrix3, Matrix4};
use nearpoint_geometry::shape::Mesh;

#[derive(Default)]
pub(super) struct Faces {
    pub(super) pieces: Vec<Piece>,
    pub(super) nodes: Vec<usize>,
}

/// Returns the node's children as faces if they are the faces of one part; otherwise no faces.
pub(super) fn of(job: &mut Job, source: &Source, node: &Node) -> Result<Faces> {
    if node.children.len() < 2 || node.instancing.is_some() {
        return Ok(Faces::default());
    }
    let parent = source.name(node);
    let mut faces = Faces::default();
    for &child in &node.children {
        let Some(mut nodes) = face(source, child, parent.as_deref(), &mut faces.pieces)? else {
            return Ok(Faces::default());
        };
        faces.nodes.append(&mut nodes);
    }
    let mut sheets = Vec::new();
    for piece in &faces.pieces {
        let soup = merge_pieces(job, source, &[*piece], &Matrix3::identity())?.soup;
        if !soup.triangles.is_empty() {
            sheets.push(Mesh::weld(soup).map_err(|e| damaged_file(e.message()))?);
        }
    }
    Ok(match are_sheets(&sheets) {
        true => faces,
        false => Faces::default(),
    })
}

/// Adds the mesh of a child that is a face. Returns its nodes, or none if it is not a face.
fn face(
    source: &Source,
    child: usize,
    parent: Option<&str>,
    pieces: &mut Vec<Piece>,
) -> Result<Option<Vec<usize>>> {
    let nodes = &source.document.nodes;
    let Some(outer) = nodes.get(child) else {
        return Ok(None);
    };
    // Some programs give the name to one node, and put the mesh with its scale in a child.
    let inner = match outer.children[..] {
        [only] if outer.mesh.is_none() && !has_transform(outer) && only != child => only,
        _ => child,
    };
    let Some(node) = nodes.get(inner) else {
        return Ok(None);
    };
    let own = source.name(outer).or_else(|| source.name(node));
    let (Some(mesh), true) = (node.mesh, node.children.is_empty()) else {
        return Ok(None);
    };
    if node.instancing.is_some() || !is_numbered(own.as_deref(), parent) {
        return Ok(None);
    }
    let map = if !has_transform(node) {
        Map::identity()
    } else if is_quantized(source, mesh) && !has_rotation(node) {
        Map::from_unrotated(&placement(inner, node)?)
    } else {
        return Ok(None);
    };
    pieces.push(Piece { mesh, map });
    Ok(Some(match inner == child {
        true => vec![child],
        false => vec![child, inner],
    }))
}

fn has_transform(node: &Node) -> bool {
    has_rotation(node)
        || node.translation.is_some_and(|t| t != [0.0; 3])
        || node.scale.is_some_and(|s| s != [1.0; 3])
}

/// Returns whether a node may have more than a translation and a scale.
fn has_rotation(node: &Node) -> bool {
    node.matrix
        .is_some_and(|m| m[..] != *Matrix4::<f64>::identity().as_slice())
        || node.rotation.is_some_and(|r| r[..3] != [0.0; 3])
}

/// Returns whether all positions of a mesh are integers.
fn is_quantized(source: &Source, mesh: usize) -> bool {
    const FLOAT: u64 = 5126;
    let document = source.document;
    document.meshes.get(mesh).is_some_and(|mesh| {
        let mut positions = mesh.primitives.iter().map(|p| {
            let accessor = document.accessors.get(p.position?)?;
            Some(accessor.component_type)
        });
        positions.all(|kind| kind.is_some_and(|kind| kind != FLOAT))
    })
}
