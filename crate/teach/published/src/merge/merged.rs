//! Builds the hull of a group.

use super::VirtualFaceRule;
use super::virtual_face_rule::{of_several, uncovered};
use nearpoint_geometry::closest::convex::{Feature, Proximity};
use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_geometry::tolerance::POSE_ROUNDING;
use nearpoint_geometry::{Point, Pose, RigidTransform};

/// The convex hull of several parts, in the frame of the first one.
#[derive(Debug, Clone, PartialEq)]
pub struct MergedHull {
    hull: Hull,
    /// The part of each vertex, and the vertex's number there.
    vertices: Vec<[u32; 2]>,
    is_virtual: Vec<bool>,
    /// The parts. The first one's frame is the group's.
    parts: Vec<u32>,
    /// The pose of each part in that frame.
    part_in_group: Vec<Pose>,
}

impl MergedHull {
    /// Merges the parts with these numbers, at least one; `poses` of all parts are in the world.
    pub(super) fn build(
        numbers: &[u32],
        parts: &[Hull],
        poses: &[Pose],
        virtuality: VirtualFaceRule,
    ) -> Result<Self, HullError> {
        let part_in_group = in_first(numbers, poses);
        let posed = numbers.iter().zip(&part_in_group);
        let posed: Vec<_> = posed
            .map(|(&n, pose)| (&parts[n as usize], RigidTransform::new(pose)))
            .collect();
        let mut points: Vec<Point> = Vec::new();
        let mut origins = Vec::new();
        for (&number, (part, pose)) in numbers.iter().zip(&posed) {
            points.extend(part.vertices().iter().map(|p| pose.point(p)));
            origins.extend((0..part.vertices().len() as u32).map(|v| [number, v]));
        }
        let hull = Hull::build(&points)?;
        let vertices: Vec<_> = hull
            .source_indices()
            .iter()
            .map(|&s| origins[s as usize])
            .collect();
        let is_virtual = match virtuality {
            VirtualFaceRule::Published => of_several(&hull, &vertices),
            VirtualFaceRule::Uncovered => uncovered(&hull, &posed),
        };
        Ok(Self {
            hull,
            vertices,
            is_virtual,
            parts: numbers.to_vec(),
            part_in_group,
        })
    }

    /// Returns the hull, in the frame of the group's first part.
    pub fn hull(&self) -> &Hull {
        &self.hull
    }

    /// Returns for each polygon of the hull whether it is virtual: no part has it.
    pub fn is_virtual(&self) -> &[bool] {
        &self.is_virtual
    }

    /// Returns whether the parts have not moved relative to each other, except for rounding.
    pub(super) fn fits(&self, poses: &[Pose]) -> bool {
        let far = self
            .parts
            .iter()
            .map(|&n| poses[n as usize].translation.vector.amax());
        let sizes = self.hull.vertices().iter().map(|p| p.coords.amax());
        let reach = far.chain(sizes).fold(0.0, f64::max);
        let now = in_first(&self.parts, poses);
        now.iter().zip(&self.part_in_group).all(|(now, then)| {
            let moved = (now.translation.vector - then.translation.vector).amax();
            let (q, p) = (now.rotation.coords, then.rotation.coords);
            let turned = (q - p).amax().min((q + p).amax());
            moved <= POSE_ROUNDING * reach && turned <= POSE_ROUNDING
        })
    }

    /// Returns the faces of parts that have a corner of this face, as part and polygon, ascending.
    pub(super) fn faces_at(&self, face: u32, parts: &[Hull]) -> Vec<[u32; 2]> {
        let corners = self.hull.polygons().get(face).iter();
        let faces = corners.flat_map(|&v| {
            let [part, vertex] = self.vertices[v as usize];
            let around = parts[part as usize].polygons_at().get(vertex).iter();
            around.map(move |&polygon| [part, polygon])
        });
        let mut faces: Vec<_> = faces.collect();
        faces.sort_unstable();
        faces.dedup();
        faces
    }

    /// Returns whether the witness point on this side of a search is not known to lie on a part. Also returns the virtual
    /// face that it lies on or beside.
    pub(super) fn virtual_witness(
        &self,
        found: &Proximity,
        feature: Feature,
        side: usize,
        parts: &[Hull],
    ) -> (bool, Option<u32>) {
        let corners = found.simplex().corners();
        let is_one = corners
            .iter()
            .all(|c| c.indices[side] == corners[0].indices[side]);
        let is_virtual = |face: &&u32| self.is_virtual[**face as usize];
        match feature {
            Feature::Face(face) => (self.is_virtual[face as usize], Some(face)),
            Feature::Edge([a, b]) => {
                let both = |face: &&u32| self.hull.polygons_at().get(b).contains(face);
                let mut beside = self.hull.polygons_at().get(a).iter().filter(both);
                let is_edge =
                    self.is_edge_of_part(a, b, parts) || !beside.clone().all(|f| is_virtual(&f));
                (!is_edge, beside.find(is_virtual).copied())
            }
            // A vertex is always a part's. Rounding may have reported one for points that have no feature in common.
            Feature::Vertex(v) => {
                let mut around = self.hull.polygons_at().get(v).iter();
                (!is_one, around.find(is_virtual).copied())
            }
            Feature::Between(_) => (true, None),
        }
    }

    fn is_edge_of_part(&self, a: u32, b: u32, parts: &[Hull]) -> bool {
        let [[part, a], [other, b]] = [a, b].map(|v| self.vertices[v as usize]);
        part == other && parts[part as usize].neighbours().get(a).contains(&b)
    }
}

fn in_first(numbers: &[u32], poses: &[Pose]) -> Vec<Pose> {
    let first_from_world = poses[numbers[0] as usize].inverse();
    let pose = |&n: &u32| first_from_world * poses[n as usize];
    // The first one's pose is the identity, without rounding.
    let others = numbers[1..].iter().map(pose);
    std::iter::once(Pose::identity()).chain(others).collect()
}
