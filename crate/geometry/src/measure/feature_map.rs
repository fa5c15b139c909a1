//! Finds a part's patches and edges, and the features at a position.

use super::edge::{Curve, Edge, edges};
use super::patch::{Patch, flatness, patches};
use super::picked_feature::{FeatureKind, PickedFeature};
use crate::closest::to_triangle;
use crate::shape::{Edges, Shape};
use crate::tolerance::SAME_FEATURE_DISTANCE;
use crate::{Point, Vector};
use std::sync::Arc;

/// The features of a part that can be picked.
#[derive(Debug)]
pub struct FeatureMap {
    shape: Arc<Shape>,
    is_exact_mesh: bool,
    patches: Vec<Patch>,
    /// The patch of each triangle.
    patch_of_triangle: Vec<u32>,
    edges: Vec<Edge>,
}

impl FeatureMap {
    /// Finds the features of a mesh that can be picked. If `is_exact_mesh`, the mesh is the part itself: its facets
    /// stand for no other surface.
    pub fn new(shape: &Arc<Shape>, is_exact_mesh: bool) -> Self {
        let mesh_edges = Edges::new(shape.mesh());
        let (patches, patch_of_triangle) = patches(shape, &mesh_edges, is_exact_mesh);
        let flat = flatness(shape);
        let edges = edges(
            shape.mesh(),
            &mesh_edges,
            &patches,
            &patch_of_triangle,
            flat,
        );
        Self {
            shape: Arc::clone(shape),
            is_exact_mesh,
            patches,
            patch_of_triangle,
            edges,
        }
    }

    /// Returns the mesh that the features belong to.
    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// Returns the patches of the part, in order of their first triangles.
    pub fn patches(&self) -> &[Patch] {
        &self.patches
    }

    /// Returns the patch that a triangle belongs to.
    pub fn patch_of(&self, triangle: u32) -> &Patch {
        &self.patches[self.patch_of_triangle[triangle as usize] as usize]
    }

    /// Returns the patch nearest to a position.
    pub fn nearest_patch(&self, at: &Point) -> Option<&Patch> {
        self.nearest_triangle(at).map(|(t, _)| self.patch_of(t))
    }

    /// Returns the centroid of a patch's area.
    pub fn centroid(&self, patch: &Patch) -> Point {
        let triangles = patch.triangles.iter().map(|&t| self.shape.triangle(t));
        let weighed = triangles.map(|[a, b, c]| {
            let area = (b - a).cross(&(c - a)).norm();
            (((b - a) + (c - a)) * (area / 3.0), area, a)
        });
        // From a corner of it, so that one far from the origin loses no digits.
        let corner = patch.corner;
        let (sum, area) = weighed.fold((Vector::zeros(), 0.0), |(sum, all), (by, area, a)| {
            (sum + by + (a - corner) * area, all + area)
        });
        if area > 0.0 {
            corner + sum / area
        } else {
            corner
        }
    }

    /// Returns the edges of the part, in order of the patches beside them.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Returns the borders of a patch.
    pub fn outline(&self, patch: &Patch) -> Vec<[Point; 2]> {
        let mesh = self.shape.mesh();
        let mut sides: Vec<[u32; 2]> = Vec::with_capacity(3 * patch.triangles.len());
        for &t in &patch.triangles {
            let [a, b, c] = mesh.triangles()[t as usize];
            sides.extend([(a, b), (b, c), (c, a)].map(|(u, v)| [u.min(v), u.max(v)]));
        }
        sides.sort_unstable();
        let alone = sides.chunk_by(|a, b| a == b).filter(|same| same.len() == 1);
        alone
            .map(|same| same[0].map(|v| mesh.vertices()[v as usize]))
            .collect()
    }

    /// Returns the feature of this kind at a position in the part's frame; None if there is none.
    pub fn pick(&self, kind: FeatureKind, at: Point) -> Option<PickedFeature> {
        if !at.iter().all(|x| x.is_finite()) {
            return None;
        }
        match kind {
            FeatureKind::Point => {
                let (t, off) = self.nearest_triangle(&at)?;
                self.is_within_tolerance(t, off).then(|| self.point(t, at))
            }
            FeatureKind::Face => {
                let (t, off) = self.nearest_triangle(&at)?;
                let face = || PickedFeature::face(self.shape.mesh(), self.patch_of(t), at);
                self.is_within_tolerance(t, off).then(face)
            }
            FeatureKind::Edge => self.edge_at(&at),
            FeatureKind::Axis => PickedFeature::axis(&self.arc_or_face(at)?),
            FeatureKind::Centre => PickedFeature::centre(&self.arc_or_face(at)?),
            FeatureKind::Part => Some(PickedFeature::part(&self.shape, self.is_exact_mesh)),
        }
    }

    /// Returns the arc at a position, or else the face.
    fn arc_or_face(&self, at: Point) -> Option<PickedFeature> {
        let arc = self.nearest_edge(&at).filter(|(edge, off)| {
            matches!(edge.curve, Curve::Arc { .. }) && *off <= flatness(&self.shape)
        });
        match arc {
            Some(_) => self.pick(FeatureKind::Edge, at),
            None => self.pick(FeatureKind::Face, at),
        }
    }

    /// Returns the point at a position. A vertex is on the true surface; other points may deviate from it.
    fn point(&self, triangle: u32, at: Point) -> PickedFeature {
        match self.shape.triangle(triangle).contains(&at) {
            true => PickedFeature::point(at, 0.0),
            false => PickedFeature::point(at, self.deviation(triangle)),
        }
    }

    /// Returns the edge nearest to a position, if it is near enough.
    fn edge_at(&self, at: &Point) -> Option<PickedFeature> {
        let (edge, off) = self.nearest_edge(at)?;
        let (t, _) = self.nearest_triangle(at)?;
        let deviation = self.patch_of(t).deviation;
        (self.is_within_tolerance(t, off)).then(|| PickedFeature::edge(edge, *at, deviation))
    }

    /// Returns the edge nearest to a position, and its distance.
    pub fn nearest_edge(&self, at: &Point) -> Option<(&Edge, f64)> {
        let off = |edge: &Edge| {
            let segments = edge.points.windows(2);
            let off = segments.map(|ends| (foot(at, [ends[0], ends[1]]) - at).norm());
            off.fold(f64::INFINITY, f64::min)
        };
        let all = self.edges.iter().map(|edge| (edge, off(edge)));
        all.min_by(|a, b| a.1.total_cmp(&b.1))
    }

    fn nearest_triangle(&self, at: &Point) -> Option<(u32, f64)> {
        let off = |t: u32| to_triangle(at, &self.shape.triangle(t)).distance_squared;
        let all = (0..self.patch_of_triangle.len() as u32).map(|t| (t, off(t)));
        let (t, squared) = all.min_by(|a, b| a.1.total_cmp(&b.1))?;
        Some((t, squared.sqrt()))
    }

    /// Returns whether a feature at this distance from a position can be the one that was there.
    fn is_within_tolerance(&self, triangle: u32, off: f64) -> bool {
        off <= SAME_FEATURE_DISTANCE * self.shape.bounds().diagonal() + self.deviation(triangle)
    }

    /// Returns how far the true surface may be from a triangle.
    fn deviation(&self, triangle: u32) -> f64 {
        match self.is_exact_mesh {
            true => 0.0,
            false => self.shape.deviations().of_triangle(triangle),
        }
    }
}

/// Returns the point of a segment nearest to another.
pub(super) fn foot(p: &Point, [from, to]: [Point; 2]) -> Point {
    let along: Vector = to - from;
    let squared = along.norm_squared();
    if squared == 0.0 {
        return from;
    }
    from + along * (along.dot(&(p - from)) / squared).clamp(0.0, 1.0)
}
