//! Which nodes are parts.
//!
//! A node with a mesh is a part, all primitives of the mesh together: CAD systems write one primitive for each face.
//! Some write one *node* for each face instead, below the node of the part; then all conditions hold, and the node with
//! its children is one part:
//! - it has at least two children, and each has a mesh and no children of its own;
//! - none is moved: faces are written in the frame of their part;
//! - none has a name of its own (see `sheets::is_numbered`);
//! - most are sheets with a rim, not closed solids (see `sheets::are_sheets`).
//!
//! Everything else stays an assembly of many parts.

use super::Source;
use super::bake::{Bakery, bake, soup};
use super::document::Node;
use super::transform::placement;
use crate::error::ImportError;
use crate::job::{EXPORT_AGAIN, Job};
use crate::model::Part;
use crate::names::cleaned;
use crate::placement::Placement;
use crate::sheets::{are_sheets, is_numbered};
use nearpoint_geometry::nalgebra::{Matrix3, Matrix4};
use nearpoint_geometry::shape::Mesh;

/// A part's group has at most so many names; deeper levels are left out.
const DEEPEST_GROUP: usize = 16;

/// A node that is to be visited.
struct Visit {
    node: usize,
    /// The placement of the node above.
    above: Placement,
    /// The names of the nodes above.
    group: Vec<String>,
}

/// All parts of the document's scene, and their meshes.
pub(super) fn parts(job: &mut Job, source: &Source) -> Result<(Vec<Part>, Vec<Mesh>), ImportError> {
    let nodes = &source.document.nodes;
    let mut seen = vec![false; nodes.len()];
    let mut bakery = Bakery::new();
    let mut parts = Vec::new();
    let mut stack = Vec::new();
    push_all(&mut stack, &roots(job, source)?, Placement::identity(), &[]);
    while let Some(visit) = stack.pop() {
        let number = visit.node;
        let Some(node) = nodes.get(number) else {
            let problem = format!("there are only {} nodes", nodes.len());
            return Err(job.bad(format!("nodes[{number}]"), problem, EXPORT_AGAIN));
        };
        if std::mem::replace(&mut seen[number], true) {
            let problem = "it is reached twice: nodes must form a tree, without loops";
            return Err(job.bad(format!("nodes[{number}]"), problem, EXPORT_AGAIN));
        }
        source.done.set(source.done.get() + 1);
        source.tick(job)?;
        warn_of_unread(job, number, node);
        let placement = visit.above.then(&placement(job, number, node)?);
        let Some(placement) = placement else {
            let problem = "it and the nodes above it give no finite transform";
            return Err(job.bad(format!("nodes[{number}]"), problem, EXPORT_AGAIN));
        };
        let faces = faces(job, source, node)?;
        let mut pieces: Vec<usize> = node.mesh.into_iter().collect();
        pieces.extend(faces.iter().filter_map(|&child| nodes[child].mesh));
        if !pieces.is_empty() {
            match bake(&mut bakery, job, source, &pieces, &placement.stretch)? {
                Some(mesh) => parts.push(Part {
                    name: name(source, node).or_else(|| visit.group.last().cloned()),
                    group: visit.group.clone(),
                    mesh,
                    pose: placement.pose(),
                    colour: bakery.looks[mesh],
                }),
                None => job.warn(format_args!("nodes[{number}] has no triangles")),
            }
        }
        if faces.is_empty() {
            let mut group = visit.group;
            let own = node.name.as_deref().and_then(cleaned);
            group.extend(own.filter(|_| group.len() < DEEPEST_GROUP));
            push_all(&mut stack, &node.children, placement, &group);
        } else {
            faces.iter().for_each(|&child| seen[child] = true);
            source.done.set(source.done.get() + faces.len());
        }
    }
    if parts.is_empty() {
        let problem = "none of its nodes shows triangles";
        return Err(job.bad_file(problem, "Export it with at least one mesh"));
    }
    Ok((parts, bakery.meshes))
}

/// So that the first is on top.
fn push_all(stack: &mut Vec<Visit>, nodes: &[usize], above: Placement, group: &[String]) {
    stack.extend(nodes.iter().rev().map(|&node| Visit {
        node,
        above,
        group: group.to_vec(),
    }));
}

/// The nodes of the scene that the file says to show, the first if it says nothing, all that are nobody's children if
/// it has no scenes.
fn roots(job: &mut Job, source: &Source) -> Result<Vec<usize>, ImportError> {
    let document = source.document;
    let wanted = document.scene.unwrap_or(0);
    if document.scenes.len() > 1 {
        let count = document.scenes.len();
        job.warn(format_args!(
            "of its {count} scenes, number {wanted} was read"
        ));
    }
    if let Some(scene) = document.scenes.get(wanted) {
        return Ok(scene.nodes.clone());
    }
    if document.scene.is_some() {
        let problem = format!(
            "it is {wanted}, but there are {} scenes",
            document.scenes.len()
        );
        return Err(job.bad("scene", problem, EXPORT_AGAIN));
    }
    let mut is_child = vec![false; document.nodes.len()];
    for &child in document.nodes.iter().flat_map(|node| &node.children) {
        if let Some(is_child) = is_child.get_mut(child) {
            *is_child = true;
        }
    }
    Ok((0..is_child.len()).filter(|&n| !is_child[n]).collect())
}

fn name(source: &Source, node: &Node) -> Option<String> {
    let mesh = node.mesh.and_then(|mesh| source.document.meshes.get(mesh));
    let own = node.name.as_deref().and_then(cleaned);
    own.or_else(|| cleaned(mesh?.name.as_deref()?))
}

/// The node's children if they are the faces of one part; none if they are not.
fn faces(job: &mut Job, source: &Source, node: &Node) -> Result<Vec<usize>, ImportError> {
    let parent = name(source, node);
    let is_face = |number: &usize| {
        source.document.nodes.get(*number).is_some_and(|child| {
            let own = name(source, child);
            child.mesh.is_some()
                && child.children.is_empty()
                && !is_moved(child)
                && is_numbered(own.as_deref(), parent.as_deref())
        })
    };
    if node.children.len() < 2 || !node.children.iter().all(is_face) {
        return Ok(Vec::new());
    }
    let mut pieces = Vec::new();
    for mesh in node
        .children
        .iter()
        .filter_map(|&n| source.document.nodes[n].mesh)
    {
        let (soup, _) = soup(job, source, &[mesh], &Matrix3::identity())?;
        if !soup.triangles.is_empty() {
            pieces.push(Mesh::weld(soup).map_err(|e| job.bad_file(e.to_string(), EXPORT_AGAIN))?);
        }
    }
    if are_sheets(&pieces) {
        Ok(node.children.clone())
    } else {
        Ok(Vec::new())
    }
}

fn is_moved(node: &Node) -> bool {
    node.matrix
        .is_some_and(|m| m[..] != *Matrix4::<f64>::identity().as_slice())
        || node.translation.is_some_and(|t| t != [0.0; 3])
        || node.rotation.is_some_and(|r| r[..3] != [0.0; 3])
        || node.scale.is_some_and(|s| s != [1.0; 3])
}

fn warn_of_unread(job: &mut Job, number: usize, node: &Node) {
    if node.skin.is_some() {
        job.warn(format_args!(
            "nodes[{number}] is bent by a skeleton; it was read as its mesh lies"
        ));
    }
    if node
        .extensions
        .iter()
        .any(|e| e == "EXT_mesh_gpu_instancing")
    {
        job.warn(format_args!(
            "nodes[{number}] has instances by EXT_mesh_gpu_instancing; only one was read"
        ));
    }
}
