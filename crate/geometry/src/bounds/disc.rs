//! A flat cylinder around a piece of surface: the bound that distances want.

use crate::{Point, Rigid, Vector};

/// A cylinder: every bounded point p has |n̂·(p − centre)| ≤ half_thickness, and lies no farther than `radius` from the
/// axis through the centre along n̂, the direction of `normal`.
///
/// Surfaces are smooth or flat where meshes come near each other. There the lower bound of the distance of two discs
/// falls short by the square of their size, that of two boxes by the size itself, and so a search with discs
/// visits few pairs on every level where a search with boxes visits ever more. The rectangles of Larsen, Gottschalk, Lin & Manocha,
/// "Fast proximity queries with swept sphere volumes" (1999) are as good; discs have a cheaper bound.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Disc {
    pub centre: Point,
    /// Never longer than 1, and shorter by no more than [`crate::tolerance::DISC_GROWTH`] covers; zero for a ball.
    pub normal: Vector,
    pub half_thickness: f64,
    pub radius: f64,
}

impl Disc {
    /// Around a triangle.
    pub(crate) fn around([a, b, c]: &[Point; 3]) -> Disc {
        let centre = a + ((b - a) + (c - a)) / 3.0;
        let corners = [a - centre, b - centre, c - centre];
        let normal = (b - a).cross(&(c - a));
        let normal = match normal.norm() {
            0.0 => Vector::zeros(),
            length => normal / (length * (1.0 + 4.0 * f64::EPSILON)),
        };
        let radius_squared = corners.map(|p| p.norm_squared());
        let radius = radius_squared[0]
            .max(radius_squared[1])
            .max(radius_squared[2])
            .sqrt();
        let heights = corners.map(|p| p.dot(&normal).abs());
        Disc {
            centre,
            normal,
            half_thickness: heights[0].max(heights[1]).max(heights[2]),
            radius,
        }
    }

    /// Around a point only.
    pub(crate) fn point(centre: Point) -> Disc {
        Disc {
            centre,
            normal: Vector::zeros(),
            half_thickness: 0.0,
            radius: 0.0,
        }
    }

    /// The same disc in the frame that `pose` leads to.
    #[inline]
    pub(crate) fn posed(&self, pose: &Rigid) -> Disc {
        Disc {
            centre: pose.point(&self.centre),
            normal: pose.vector(&self.normal),
            ..*self
        }
    }

    /// A lower bound of the distance of the two discs' contents, to rounding; negative when the discs may meet: the
    /// widest gap between them along either axis or the line of the centres.
    #[inline]
    pub(crate) fn distance_bound(&self, other: &Disc) -> f64 {
        let between = other.centre - self.centre;
        let length = between.norm();
        let (along_a, along_b) = (
            self.normal.dot(&between).abs(),
            other.normal.dot(&between).abs(),
        );
        let cosine = self.normal.dot(&other.normal).abs();
        let by_a = along_a - self.half_thickness - other.reach(cosine);
        let by_b = along_b - other.half_thickness - self.reach(cosine);
        let inverse = if length > 0.0 { 1.0 / length } else { 0.0 };
        let by_line = length - self.reach(along_a * inverse) - other.reach(along_b * inverse);
        by_a.max(by_b).max(by_line)
    }

    /// A lower bound of the distance of a point from the disc's content, to rounding.
    #[inline]
    pub(crate) fn distance_to(&self, p: &Point) -> f64 {
        let off = p - self.centre;
        let along = off.dot(&self.normal);
        let beside = (off - self.normal * along).norm() - self.radius;
        let above = along.abs() - self.half_thickness;
        match (above > 0.0, beside > 0.0) {
            (true, true) => (above * above + beside * beside).sqrt(),
            _ => above.max(beside).max(0.0),
        }
    }

    /// How far the disc reaches from its centre in a direction, given the cosine to its axis.
    #[inline]
    pub(crate) fn reach(&self, cosine: f64) -> f64 {
        self.half_thickness * cosine + self.radius * (1.0 - cosine * cosine).max(0.0).sqrt()
    }
}
