//! Finds the faces of a merged hull that no part has.

use crate::cover::is_covered;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::unit_normal;
use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_geometry::{Point, RigidTransform};

/// The rule that makes a face of a merged hull virtual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum VirtualFaceRule {
    /// A face is virtual if the faces of parts do not cover it, so that some of it is not on the surface of the parts.
    #[default]
    Uncovered,
    /// A face is virtual if it has vertices of several parts, as published. Flush faces of neighbouring parts count, too.
    Published,
}

/// Returns for each polygon whether it has vertices of several parts; `parts` has the part of each vertex.
pub(super) fn of_several(hull: &Hull, parts: &[[u32; 2]]) -> Vec<bool> {
    let part = |v: &u32| parts[*v as usize][0];
    let is_mixed = |polygon: &[u32]| polygon.iter().any(|v| part(v) != part(&polygon[0]));
    hull.polygons().iter().map(is_mixed).collect()
}

/// Returns for each polygon whether the parts' faces leave some of it uncovered. A face counts if its corners are in the
/// polygon's plane, except for rounding.
pub(super) fn uncovered(hull: &Hull, parts: &[(&Hull, RigidTransform)]) -> Vec<bool> {
    let posed = |(part, pose): &(&Hull, RigidTransform)| -> Vec<Vec<Point>> {
        let corner = |&v: &u32| pose.point(part.vertex(v));
        let faces = part.polygons().iter();
        faces
            .map(|face| face.iter().map(corner).collect())
            .collect()
    };
    let faces: Vec<Vec<Point>> = parts.iter().flat_map(posed).collect();
    let sizes = hull.vertices().iter().map(|p| p.coords.amax());
    let noise = DISTANCE_NOISE * sizes.fold(0.0, f64::max);
    let is_uncovered = |polygon: &[u32]| {
        let around: Vec<Point> = polygon.iter().map(|&v| *hull.vertex(v)).collect();
        let normal = unit_normal(&[around[0], around[1], around[2]]);
        let is_near = |p: &Point| normal.dot(&(p - around[0])).abs() <= noise;
        let flush = faces.iter().filter(|face| face.iter().all(is_near));
        !is_covered(&around, flush.cloned())
    };
    hull.polygons().iter().map(is_uncovered).collect()
}
