//! Decides which nodes are parts.
//!
//! A node with a mesh is a part, all primitives of the mesh together: CAD systems write one primitive for each face.
//! Each instance of it is a separate part with the same mesh. A node whose children are the faces of one part (see
//! `faces`) is that part. Every other node is an assembly of parts.
//!
//! A part is named after its node, or else its mesh, or else the parent node. The name of a parent with an only child
//! is used for the part alone and not for a group. The colour is that of the material with the largest area, and each
//! primitive is shown in that of its material (see `colour`).

use super::map::Map;
use super::mesh_cache::{GltfMeshCache, Piece, get_or_build};
use super::notes::Notes;
use super::source::Source;
use super::transform::placement;
use super::{faces, instances};
use crate::error::{Result, damaged_at, invalid_file};
use crate::face_colours::set_face_colours;
use crate::job::Job;
use crate::model::Part;
use crate::names::sanitize_name;
use crate::placement::Placement;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::tolerance::FILE_POSITION_NOISE;
use nearpoint_message::message;

/// The largest number of names in a part's group; deeper levels are left out.
const MAX_GROUP_DEPTH: usize = 16;

struct Visit {
    node: usize,
    /// The placement of the parent node.
    parent_placement: Placement,
    /// The names of the ancestor nodes.
    group: Vec<String>,
    /// True if the last of these names belongs to an only child.
    is_only: bool,
}

/// The traversal of the scene, and its results.
struct NodeTraversal<'s, 'b> {
    source: &'s Source<'b>,
    visited: Vec<bool>,
    stack: Vec<Visit>,
    mesh_cache: GltfMeshCache,
    parts: Vec<Part>,
    notes: Notes,
}

/// Returns all parts of the document's scene, and their meshes.
pub(super) fn parts(job: &mut Job, source: &Source) -> Result<(Vec<Part>, Vec<Mesh>)> {
    let mut walk = NodeTraversal {
        source,
        visited: vec![false; source.document.nodes.len()],
        stack: Vec::new(),
        mesh_cache: GltfMeshCache::new(),
        parts: Vec::new(),
        notes: Notes::default(),
    };
    walk.push(&roots(job, source)?, Placement::identity(), &[], false);
    while let Some(visit) = walk.stack.pop() {
        walk.visit(job, visit)?;
    }
    if walk.parts.is_empty() {
        let problem = message!("none-nodes-shows");
        return Err(invalid_file(problem, message!("export-least-one")));
    }
    let rounding = walk.mesh_cache.appearances.iter().map(|look| look.rounding);
    let rounding = rounding.fold(0.0, f64::max);
    let looks = std::mem::take(&mut walk.mesh_cache.appearances);
    let mut meshes = walk.mesh_cache.finish(job)?;
    set_face_colours(
        &mut meshes,
        looks.into_iter().map(|look| look.colours.faces),
    );
    let has_draco = source.has_draco.get();
    walk.notes.add_warnings(job, &meshes, rounding, has_draco);
    Ok((walk.parts, meshes))
}

impl NodeTraversal<'_, '_> {
    /// Pushes nodes so that the first is on top.
    fn push(
        &mut self,
        nodes: &[usize],
        parent_placement: Placement,
        group: &[String],
        is_only: bool,
    ) {
        self.stack.extend(nodes.iter().rev().map(|&node| Visit {
            node,
            parent_placement,
            group: group.to_vec(),
            is_only,
        }));
    }

    fn visit(&mut self, job: &mut Job, visit: Visit) -> Result<()> {
        let (source, number) = (self.source, visit.node);
        self.enter(job, number)?;
        let node = &source.document.nodes[number];
        if node.skin.is_some() {
            job.warn(message!("gltf-nodes-bent-skeleton", number));
        }
        let mesh = node.mesh.and_then(|mesh| source.document.meshes.get(mesh));
        let weights = match (&node.weights[..], mesh) {
            ([], Some(mesh)) => &mesh.weights[..],
            (own, _) => own,
        };
        if weights.iter().any(|&weight| weight != 0.0) {
            job.warn(message!("gltf-nodes-morphed-another", number));
        }
        let endless = message!("nodes-above-give");
        let placement = (visit.parent_placement.then(&placement(number, node)?))
            .ok_or_else(|| damaged_at(format!("nodes[{number}]"), endless))?;
        let faces = faces::of(job, source, node)?;
        let own = node.mesh.map(|mesh| Piece {
            mesh,
            map: Map::identity(),
        });
        let pieces: Vec<Piece> = own.into_iter().chain(faces.pieces).collect();
        if !pieces.is_empty() {
            let before = self.parts.len();
            self.add(job, &visit, &placement, &pieces)?;
            if let ([.., part], false) = (&self.parts[before..], faces.nodes.is_empty()) {
                self.notes.note_merged(part);
            }
        }
        for &face in &faces.nodes {
            self.enter(job, face)?;
        }
        if faces.nodes.is_empty() {
            let mut group = visit.group;
            let own = node.name.as_deref().and_then(sanitize_name);
            let own = own.filter(|_| group.len() < MAX_GROUP_DEPTH);
            let is_only = own.is_some() && node.children.len() == 1 && node.mesh.is_none();
            group.extend(own);
            self.push(&node.children, placement, &group, is_only);
        }
        Ok(())
    }

    /// Marks a node as visited; refuses one that does not exist, or was visited before.
    fn enter(&mut self, job: &mut Job, number: usize) -> Result<()> {
        let problem = match self.visited.get_mut(number) {
            Some(seen @ false) => {
                *seen = true;
                self.source.done.set(self.source.done.get() + 1);
                return self.source.tick(job);
            }
            Some(_) => message!("gltf-reached-twice-nodes"),
            None => message!("gltf-only-nodes", seen = self.visited.len()),
        };
        Err(damaged_at(format!("nodes[{number}]"), problem))
    }

    /// Adds a part of these pieces for each instance of the node.
    fn add(
        &mut self,
        job: &mut Job,
        visit: &Visit,
        placement: &Placement,
        pieces: &[Piece],
    ) -> Result<()> {
        let (source, number) = (self.source, visit.node);
        let node = &source.document.nodes[number];
        let mut group = visit.group.clone();
        let own = source.name(node);
        let name = match own {
            None if visit.is_only => group.pop(),
            None => group.last().cloned(),
            own => own,
        };
        let instances = instances::of(job, source, number, node, self.parts.len())?;
        job.reserve(&mut self.parts, instances.len())?;
        for instance in instances {
            let above = placement;
            let placement = above.then(&instance).ok_or_else(|| {
                let problem = message!("gltf-one-instances-no");
                damaged_at(format!("nodes[{number}]"), problem)
            })?;
            let made = get_or_build(
                &mut self.mesh_cache,
                job,
                source,
                pieces,
                &placement.stretch,
            )?;
            let Some(mesh) = made else {
                job.warn(message!("gltf-nodes-no-triangles", number));
                break;
            };
            // The translations of instances are stored as f32.
            let off = FILE_POSITION_NOISE * instance.translation.amax();
            let scale = above.stretch.column_iter().map(|column| column.norm());
            self.mesh_cache
                .record_rounding(mesh, off * scale.fold(0.0, f64::max));
            self.parts.push(Part {
                name: name.clone(),
                group: group.clone(),
                mesh,
                pose: placement.pose(),
                colour: self.mesh_cache.appearances[mesh].colours.part,
            });
        }
        Ok(())
    }
}

/// Returns the nodes of the scene that the file shows by default, or of the first scene. Without scenes, these are all
/// nodes without a parent.
fn roots(job: &mut Job, source: &Source) -> Result<Vec<usize>> {
    let document = source.document;
    let wanted = document.scene.unwrap_or(0);
    if document.scenes.len() > 1 {
        let count = document.scenes.len();
        job.warn(message!("gltf-scenes-number-read", count, wanted));
    }
    if let Some(scene) = document.scenes.get(wanted) {
        return Ok(scene.nodes.clone());
    }
    if document.scene.is_some() {
        let problem = message!("gltf-scenes", wanted, scenes = document.scenes.len());
        return Err(damaged_at("scene", problem));
    }
    let mut is_child = vec![false; document.nodes.len()];
    for &child in document.nodes.iter().flat_map(|node| &node.children) {
        if let Some(is_child) = is_child.get_mut(child) {
            *is_child = true;
        }
    }
    Ok((0..is_child.len()).filter(|&n| !is_child[n]).collect())
}
