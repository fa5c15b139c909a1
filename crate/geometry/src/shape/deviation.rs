//! How far a mesh's facets may lie from the curved surface that they stand for.

use super::bounded::{Bounded, Walls};
use super::bulges::Bulges;
use super::{FaceSurface, Mesh};

/// How far the surface that a mesh stands for may be from its triangles, in the mesh's unit. Its vertices are taken to
/// lie on the surface. Where the mesh says how far ([`Mesh::deviations`]), that is a bound; else it is an estimate, made
/// from the mesh alone.
#[derive(Debug, Clone)]
pub struct Deviations {
    source: Source,
    largest: f64,
}

#[derive(Debug, Clone)]
enum Source {
    Bounded(Bounded),
    Estimated(Bulges),
}

/// What the surface over a triangle may take up.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Room {
    /// It bulges by so much at the middle of each edge, and over the facet accordingly.
    Bulging([f64; 3]),
    /// It is no farther than this from the facet, and does not pass the walls.
    Within(f64, Walls),
}

impl Room {
    /// The triangle itself.
    pub(crate) const NONE: Self = Self::Bulging([0.0; 3]);
}

impl Deviations {
    /// As a mesh says; None if it says nothing.
    pub(super) fn bounded(mesh: &Mesh) -> Option<Self> {
        let bounded = Bounded::of(mesh)?;
        let largest = bounded.deviations().iter().fold(0f32, |d, &e| d.max(e));
        Some(Self {
            source: Source::Bounded(bounded),
            largest: f64::from(largest),
        })
    }

    /// 0 for the triangles in `planar`, which lie in planar faces.
    pub(super) fn estimated<'a>(mesh: &Mesh, planar: impl Iterator<Item = &'a u32>) -> Self {
        let bulges = Bulges::estimated(mesh, planar);
        let all = 0..mesh.triangles().len() as u32;
        Self {
            largest: all.map(|t| bulges.highest(t)).fold(0.0, f64::max),
            source: Source::Estimated(bulges),
        }
    }

    /// Whether it is known that the surface is no farther off.
    pub fn are_bounds(&self) -> bool {
        matches!(self.source, Source::Bounded(_))
    }

    /// How far the surface may be from a triangle.
    pub fn of(&self, triangle: u32) -> f64 {
        match &self.source {
            Source::Bounded(bounded) => f64::from(bounded.deviations()[triangle as usize]),
            Source::Estimated(bulges) => bulges.highest(triangle),
        }
    }

    /// What the surface over a triangle may take up.
    pub(crate) fn room(&self, triangle: u32) -> Room {
        match &self.source {
            Source::Bounded(bounded) => Room::Within(self.of(triangle), bounded.walls(triangle)),
            Source::Estimated(bulges) => Room::Bulging(bulges.of(triangle)),
        }
    }

    /// What a face lies on, as the mesh says, and how far it may be from that.
    pub(crate) fn surface(&self, face: u32) -> Option<(FaceSurface, f64)> {
        match &self.source {
            Source::Bounded(bounded) => Some(bounded.surface(face)),
            Source::Estimated(_) => None,
        }
    }

    /// The sides of a triangle of a curved face at which planar faces end, by the corners they start from, and these
    /// faces' triangles: what they have beyond the side is as far from it as the surface over the triangle at most.
    pub(crate) fn brims(&self, triangle: u32) -> impl Iterator<Item = (usize, u32)> {
        let bounded = match &self.source {
            Source::Bounded(bounded) => Some(bounded),
            Source::Estimated(_) => None,
        };
        (bounded.into_iter()).flat_map(move |bounded| bounded.brims(triangle))
    }

    /// How far it may be from the triangle where that is most.
    pub fn largest(&self) -> f64 {
        self.largest
    }

    /// Bytes that the lists take, but for those of the mesh.
    pub(super) fn memory_bytes(&self) -> usize {
        match &self.source {
            Source::Bounded(bounded) => bounded.memory_bytes(),
            Source::Estimated(bulges) => bulges.memory_bytes(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Shape, Soup, make};
    use crate::work::Serial;

    /// Positions are rounded to f32, and a sagitta is small beside them.
    fn close(found: f64, expected: f64) {
        assert!(
            (found - expected).abs() <= 1e-3 * expected,
            "{found} for {expected}"
        );
    }

    fn shape(soup: Soup) -> Shape {
        Shape::build(Mesh::weld(soup).unwrap(), &Serial)
    }

    #[test]
    fn a_cylinder_deviates_by_the_sagitta_of_its_facets_and_its_ends_do_not() {
        for segments in [16, 48, 200] {
            let tube = shape(make::tube(segments, 5.0, 2.0, 7.0));
            let half = std::f64::consts::PI / f64::from(segments);
            let deviations = tube.deviations();
            for t in 0..tube.mesh().triangles().len() as u32 {
                let corners = tube.triangle(t);
                let flat = corners.iter().all(|p| p.z == corners[0].z);
                let radius = corners[0].x.hypot(corners[0].y);
                let expected = if flat {
                    0.0
                } else {
                    radius * (1.0 - half.cos())
                };
                close(deviations.of(t), expected);
            }
            close(deviations.largest(), 5.0 * (1.0 - half.cos()));
        }
    }

    #[test]
    fn curved_shapes_deviate_by_about_what_they_do() {
        // Measured along both parameter lines: at a facet's middle the true deviation is up to the sum of both
        // sagittas.
        let sagitta = |r: f64, n: u32| r * (1.0 - (std::f64::consts::PI / f64::from(n)).cos());
        let shapes = [
            (make::uv_sphere(64, 32, 3.0), sagitta(3.0, 64)),
            (
                make::torus(100, 40, 4.0, 1.0),
                sagitta(1.0, 40).max(sagitta(5.0, 100)),
            ),
        ];
        for (soup, expected) in shapes {
            let found = shape(soup).deviations().largest();
            assert!(
                (0.8..2.5).contains(&(found / expected)),
                "{found} for {expected}"
            );
        }
    }

    #[test]
    fn flat_faces_do_not_deviate() {
        let found = shape(make::cuboid(1.0, 2.0, 3.0)).deviations().largest();
        assert_eq!(found, 0.0);
    }
}
