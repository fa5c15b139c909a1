//! Finds the parts of a COLLADA scene: one for each instance of a geometry, in the scene's nodes and in the nodes that
//! they instance.

use super::colour::Colours;
use super::document::{Node, XmlDocument, child, children, name};
use super::{geometry, positions, transform};
use crate::digits::Digits;
use crate::error::{Result, invalid_at, invalid_file};
use crate::instances::{InstanceContext, InstanceCount};
use crate::job::Job;
use crate::mesh_cache::{MeshCache, stretch, stretched_rounding};
use crate::model::Part;
use crate::names::sanitize_name;
use crate::placement::Placement;
use nearpoint_geometry::shape::Mesh;
use nearpoint_message::message;
use roxmltree::NodeId;

/// Returns all parts of the file's scene, and their meshes; `scaling` converts coordinates to the file's unit.
pub(super) fn parts(
    job: &mut Job,
    document: &XmlDocument,
    scaling: Placement,
) -> Result<(Vec<Part>, Vec<Mesh>)> {
    let mut walk = NodeTraversal {
        page: document,
        stack: Vec::new(),
        parts: Vec::new(),
        mesh_cache: MeshCache::new(),
        colours: Colours::default(),
        count: InstanceCount::default(),
        digits: [positions::digits(document), transform::digits(document)],
        scaling,
    };
    let scene = scene(job, document)?;
    walk.push_all(job, scene, &InstanceContext::root(scaling))?;
    while let Some((node, place)) = walk.stack.pop() {
        job.tick(walk.count.0 - walk.stack.len(), walk.count.0)?;
        walk.visit(job, node, place)?;
    }
    if walk.parts.is_empty() {
        let problem = message!("none-nodes-shows");
        return Err(invalid_file(problem, message!("export-least-one")));
    }
    Ok((walk.parts, walk.mesh_cache.finish(job)?))
}

/// Returns the scene that the file shows by default, or its first one.
fn scene<'a>(job: &mut Job, document: &XmlDocument<'a>) -> Result<Node<'a>> {
    let root = document.root();
    let shown = child(root, "scene").and_then(|scene| child(scene, "instance_visual_scene"));
    if let Some(shown) = shown {
        return document.target(shown, "url", "visual_scene");
    }
    let all = children(root, "library_visual_scenes").flat_map(|l| children(l, "visual_scene"));
    let all: Vec<_> = all.collect();
    match all[..] {
        [] => {
            let problem = message!("dae-no-scene-says");
            Err(invalid_file(problem, message!("dae-export-scene")))
        }
        [one] => Ok(one),
        [first, ..] => {
            let count = all.len();
            job.warn(message!("dae-scenes-first-read", count));
            Ok(first)
        }
    }
}

struct NodeTraversal<'p, 'a> {
    page: &'p XmlDocument<'a>,
    stack: Vec<(Node<'a>, InstanceContext<NodeId>)>,
    parts: Vec<Part>,
    /// The meshes; the appearance of each is the symbol of its material.
    mesh_cache: MeshCache<NodeId, Option<&'a str>>,
    colours: Colours,
    count: InstanceCount,
    /// The digits of all positions, and those of all transforms.
    digits: [Digits; 2],
    scaling: Placement,
}

impl<'a> NodeTraversal<'_, 'a> {
    /// Pushes the nodes of an element, and those it instances, onto the stack, the first on top.
    fn push_all(
        &mut self,
        job: &Job,
        element: Node<'a>,
        place: &InstanceContext<NodeId>,
    ) -> Result<()> {
        let page = self.page;
        let mut below = element.children();
        while let Some(child) = below.next_back() {
            let (node, place) = match child.tag_name().name() {
                "node" => (child, place.clone()),
                "instance_node" => {
                    let target = page.target(child, "url", "node")?;
                    let inside = place.clone().enter(target.id()).map_err(|problem| {
                        let id = target.attribute("id").unwrap_or_default();
                        page.error_at(child, message!("dae-node", id, problem))
                    })?;
                    (target, inside)
                }
                _ => continue,
            };
            self.count(child)?;
            job.push(&mut self.stack, (node, place))?;
        }
        Ok(())
    }

    fn count(&mut self, node: Node) -> Result<()> {
        self.count.increment().map_err(|problem| {
            let line = self.page.line(node);
            invalid_at(line, problem, message!("export-fewer-parts"))
        })
    }

    fn visit(
        &mut self,
        job: &mut Job,
        node: Node<'a>,
        place: InstanceContext<NodeId>,
    ) -> Result<()> {
        let placement = transform::placement(self.page, node, &place.parent_placement)?;
        for instance in children(node, "instance_geometry") {
            let geometry = self.page.target(instance, "url", "geometry")?;
            self.part(job, [node, instance, geometry], &place.group, &placement)?;
        }
        for instance in children(node, "instance_controller") {
            let (geometry, bound) = self.controller_geometry(job, instance, &placement)?;
            self.part(job, [node, instance, geometry], &place.group, &bound)?;
        }
        self.push_all(job, node, &place.child(placement, name(node)))
    }

    /// Returns the geometry that a controller deforms, and its undeformed placement.
    fn controller_geometry(
        &self,
        job: &mut Job,
        instance: Node<'a>,
        placement: &Placement,
    ) -> Result<(Node<'a>, Placement)> {
        let page = self.page;
        let warning = message!("dae-mesh-bent-skeleton", instance = page.line(instance));
        job.warn(warning);
        let controller = page.target(instance, "url", "controller")?;
        let bender = child(controller, "skin").or_else(|| child(controller, "morph"));
        let bender = bender
            .ok_or_else(|| page.error_at(controller, message!("dae-controller-neither-skin")))?;
        let geometry = page.target(bender, "source", "geometry")?;
        let Some(shape) = child(bender, "bind_shape_matrix") else {
            return Ok((geometry, *placement));
        };
        let bound = placement.then(&transform::matrix(page, shape)?);
        let bound = bound.ok_or_else(|| page.error_at(shape, transform::NOT_FINITE))?;
        Ok((geometry, bound))
    }

    fn part(
        &mut self,
        job: &mut Job,
        [node, instance, geometry]: [Node<'a>; 3],
        group: &[String],
        placement: &Placement,
    ) -> Result<()> {
        self.count(instance)?;
        let (page, by, [digits, of_places]) = (self.page, &placement.stretch, self.digits);
        let made = self
            .mesh_cache
            .get_or_build(job, geometry.id(), by, |job| {
                let (mut soup, symbol) = geometry::soup(job, page, geometry)?;
                let rounding = stretched_rounding(&soup, digits, by);
                stretch(&mut soup, by);
                Ok((soup, symbol, Some(rounding)))
            })?;
        let Some(mesh) = made else {
            let line = page.line(geometry);
            job.warn(message!("dae-geometry-no-triangles", line));
            return Ok(());
        };
        let off = of_places.placement_rounding(placement, &self.scaling);
        self.mesh_cache.record_rounding(mesh, off);
        let id = |node: Node| node.attribute("id").and_then(sanitize_name);
        let named = name(node).or_else(|| name(geometry));
        let named = named.or_else(|| group.last().cloned());
        let symbol = self.mesh_cache.appearances[mesh];
        self.parts.push(Part {
            name: named.or_else(|| id(node)).or_else(|| id(geometry)),
            group: group.to_vec(),
            mesh,
            pose: placement.pose(),
            colour: symbol.and_then(|symbol| self.colours.of(page, instance, symbol)),
        });
        Ok(())
    }
}
