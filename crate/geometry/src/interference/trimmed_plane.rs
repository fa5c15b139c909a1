//! Determines where planar faces end at curved ones.
//!
//! A planar face ends at a curve, but its facets end at chords. At a hole, the facets cover slivers of the hole, which the
//! face does not have. At the end of a shaft, they leave out slivers of the face. Let E be the convex body of all points
//! not above the curved surface. A chord is in E, and the curve is on the border of E, so the sliver between them is in E.
//!
//! At both ends of the chord, let the facet lead out of E, steeply. Then what is in E on the facet's side of the chord is
//! a cap over the chord. The curve is on the border of E and no farther from the chord than its bound. If E contains the
//! points behind the chord up to that distance, then the curve is the border of the cap. So the cap is a sliver that the
//! face does not have: the face ends *above* the surface ([`Chord::is_below_face`]).

use super::solid::Solid;
use super::tolerance_zone::ToleranceZone;
use crate::shape::{BoundingPlanes, Envelope, FaceSurface, unit_normal};
use crate::tolerance::PARALLEL_FEATURES;
use crate::{Point, RigidTransform, Vector};

/// A side of a planar face's triangle at which a curved face begins.
struct Chord {
    ends: [Point; 2],
    /// The third corner of the planar face's triangle.
    apex: Point,
    /// The largest distance of the true edge from the chord.
    deviation: f64,
}

/// The least sine of the angle between a planar face and a curved surface at which the face is known to lead out of it.
const STEEP: f64 = 0.25;
/// The least cosine of the angle between the normals of a curved surface at both ends of a chord.
const SHORT: f64 = 0.5;

impl Chord {
    /// Returns whether the planar face ends above this surface, at its border.
    fn is_below_face(&self, surface: &FaceSurface) -> bool {
        if !surface.is_around_convex_body() {
            return false;
        }
        let [p, q] = self.ends;
        let along = q - p;
        let middle = p + along / 2.0;
        let up = self.apex - middle;
        let up = up - along * (up.dot(&along) / along.norm_squared());
        let slopes = self.ends.map(|end| surface.gradient(&end));
        let (Some(up), [Some(first), Some(last)]) = (up.try_normalize(0.0), slopes) else {
            return false;
        };
        let behind = surface.height(&(middle - up * self.deviation));
        up.dot(&first) > STEEP
            && up.dot(&last) > STEEP
            && first.dot(&last) > SHORT
            && behind.is_some_and(|height| height < 0.0)
    }
}

/// A part of a planar face beyond a side of a curved face's triangle.
pub(super) struct Sliver {
    pub(super) zone: ToleranceZone,
    /// The direction out of the part; zero if it is unknown.
    pub(super) outward: Vector,
    /// The planar face.
    pub(super) face: u32,
}

impl Solid<'_> {
    /// Returns the parts of planar faces beyond the sides of a curved face's triangle, where it is posed. They are flat,
    /// in the plane of the planar face's triangles, and no farther from the side than the curved surface may be.
    pub(super) fn slivers(&self, triangle: u32, pose: Option<&RigidTransform>) -> Vec<Sliver> {
        let mesh = self.shape.mesh();
        let corners = mesh.corners(triangle);
        let (deviation, surface) = (self.deviation(triangle), self.surface(triangle));
        let is_planar = |t: u32| matches!(self.surface(t), Some((FaceSurface::Plane { .. }, _)));
        // Between two planes there is a line.
        if is_planar(triangle) {
            return Vec::new();
        }
        let sliver = |(from, planar): (usize, u32)| {
            let [p, q] = [from, (from + 1) % 3].map(|k| corners[k]);
            let beside = mesh.corners(planar);
            let mut planes = BoundingPlanes::default();
            let mut outward = Vector::zeros();
            if let Some((FaceSurface::Plane { normal }, _)) = self.surface(planar)
                && self.deviation(planar) == 0.0
            {
                [planes[0], planes[1]] = [normal, -normal];
                outward = unit_normal(&beside) * self.facing(planar);
                let apex = beside
                    .into_iter()
                    .find(|corner| *corner != p && *corner != q);
                let chord = apex.map(|apex| Chord {
                    ends: [p, q],
                    apex,
                    deviation,
                });
                let known = surface.zip(chord);
                if known.is_some_and(|((surface, _), chord)| chord.is_below_face(&surface)) {
                    return None;
                }
            }
            let posed = |p: Point| pose.map_or(p, |pose| pose.point(&p));
            let [p, q] = [p, q].map(posed);
            let zone = ToleranceZone::new([p, q, q], Envelope::Distance(deviation, planes));
            let (zone, outward) = match pose {
                None => (zone, outward),
                Some(pose) => (zone.posed(pose), pose.vector(&outward)),
            };
            Some(Sliver {
                zone,
                outward,
                face: mesh.faces()[planar as usize],
            })
        };
        let face = mesh.faces()[triangle as usize];
        let borders = self
            .shape
            .deviations()
            .borders_of_triangle(face, triangle)
            .iter();
        let planar = borders.filter(|border| is_planar(border.beyond));
        planar
            .filter_map(|border| sliver((border.side().1, border.beyond)))
            .collect()
    }

    /// Returns the faces that the surface over a triangle belongs to, with the planar ones beyond its sides.
    pub(super) fn faces_over(&self, triangle: u32) -> Vec<u32> {
        let faces = self.shape.mesh().faces();
        let own = faces[triangle as usize];
        let borders = self
            .shape
            .deviations()
            .borders_of_triangle(own, triangle)
            .iter();
        let is_planar = |t: &u32| matches!(self.surface(*t), Some((FaceSurface::Plane { .. }, _)));
        let planar = borders.map(|border| border.beyond).filter(is_planar);
        [own]
            .into_iter()
            .chain(planar.map(|t| faces[t as usize]))
            .collect()
    }

    /// Returns the surfaces at which a planar face ends, and how far they may be from their faces: within this triangle of
    /// its, the face is nowhere below them.
    ///
    /// A triangle may cover some of E at one of its corners. That is convex and contains the corner. If it is in no cap
    /// over a chord at the corner, it begins between the two sides of the face's border there: in the hole. So the triangle
    /// covers only caps, if the face ends above the surface at each chord there, and no straight border leads into E.
    pub(super) fn rims(&self, triangle: u32) -> Vec<(FaceSurface, f64)> {
        let mesh = self.shape.mesh();
        let corners = mesh.triangles()[triangle as usize].into_iter();
        let mut rims: Vec<(FaceSurface, f64)> = Vec::new();
        for vertex in corners {
            let Some(sides) = self.border_at(vertex, mesh.faces()[triangle as usize]) else {
                continue;
            };
            for side in &sides {
                let Some((surface, error)) = self.surface(side.beyond) else {
                    continue;
                };
                let is_rim = || {
                    sides
                        .iter()
                        .all(|other| self.is_above(&surface, error, other))
                };
                if rims.iter().all(|rim| rim.0 != surface) && is_rim() {
                    rims.push((surface, error));
                }
            }
        }
        rims
    }

    /// Returns the sides at which a face ends at a vertex; None where more than two triangles meet.
    fn border_at(&self, vertex: u32, face: u32) -> Option<Vec<BorderSide>> {
        let mesh = self.shape.mesh();
        let around = self.shape.vertex_triangles().triangles(vertex);
        let mut border = Vec::new();
        for &own in around {
            if mesh.faces()[own as usize] != face {
                continue;
            }
            let corners = mesh.triangles()[own as usize];
            let place = corners.iter().position(|&v| v == vertex)?;
            let [a, b] = [1, 2].map(|k| corners[(place + k) % 3]);
            for (end, apex) in [(a, b), (b, a)] {
                let has = |t: &&u32| **t != own && mesh.triangles()[**t as usize].contains(&end);
                let mut beyond = around.iter().filter(has);
                let (Some(&beyond), None) = (beyond.next(), beyond.next()) else {
                    return None;
                };
                if mesh.faces()[beyond as usize] != face {
                    border.push(BorderSide {
                        ends: [vertex, end],
                        apex,
                        beyond,
                    });
                }
            }
        }
        Some(border)
    }

    /// Returns whether a planar face is above a surface at this side of its border.
    fn is_above(&self, surface: &FaceSurface, error: f64, side: &BorderSide) -> bool {
        let mesh = self.shape.mesh();
        let at = |v: u32| mesh.vertices()[v as usize];
        let ends = side.ends.map(at);
        match self.surface(side.beyond) {
            Some((FaceSurface::Plane { .. }, _)) if self.deviation(side.beyond) == 0.0 => {
                let slope = surface.gradient(&ends[0]);
                let along = (ends[1] - ends[0]).normalize();
                slope.is_some_and(|slope| slope.dot(&along) >= -PARALLEL_FEATURES)
            }
            Some((beyond, beyond_error)) => {
                let length = (ends[1] - ends[0]).norm();
                let noise = error + beyond_error + self.shape.rounding();
                let difference = surface.height_difference(&beyond, &ends[0], length);
                let chord = Chord {
                    ends,
                    apex: at(side.apex),
                    deviation: self.deviation(side.beyond),
                };
                difference.is_some_and(|ends| ends.iter().all(|end| end.abs() <= noise))
                    && chord.is_below_face(surface)
            }
            None => false,
        }
    }
}

/// A side of a face's border from a vertex.
struct BorderSide {
    /// The vertex and the other end.
    ends: [u32; 2],
    /// The third corner of the face's triangle.
    apex: u32,
    /// The triangle of the other face.
    beyond: u32,
}
