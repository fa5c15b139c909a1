//! Finds the pieces of curves that faces are mapped to ([`crate::shape::Section`]), and compares those of two parts.
//!
//! A face ends at edges. In a half plane beside an axis, an edge between two surfaces of revolution about that axis is a
//! point: the true edge is a circle. So the ends of the face's piece are known exactly, however coarse its facets are.
//!
//! The proof: the image of a face is closed. Away from the axis, and from the direction of sight of a circle, the map from
//! the surface to the curve takes open sets to open sets. So a border point of the image is the image of a point of an edge.
//! Between the images of the edges, the curve is all in the image, or not at all. What lies beyond the outermost edges is
//! not in the image if it is unbounded, or if one of its points is farther from all facets than they deviate. Where nothing
//! shows that, it is added.
//!
//! If all edges are circles about the axis, in no more than two places that are no wider than the noise, the face is
//! *whole*: it is all between them, all around. For it has no other border there, and one side of each circle does not
//! belong to it.

use super::posed_solid::PosedSolid;
use super::tolerance_zone::ZoneRelation;
use crate::closest::to_triangle;
use crate::shape::{At, Border, Curve, FaceSurface, Piece, Section, unit_normal};
use crate::{Point, Vector};
use std::f64::consts::{FRAC_PI_2, PI};

/// The image of a face, and of others that continue it on the same surface.
#[derive(Debug, Clone, Copy)]
pub(super) struct FaceProfile {
    pub(super) piece: Piece,
    /// The largest distance of the true image from it.
    pub(super) error: f64,
    /// True if the face is all that is mapped to the piece.
    pub(super) is_whole: bool,
    /// 1 if the part is below the curve, −1 if it is above, 0 if that is unknown.
    pub(super) outward: f64,
}
/// The least cosine of the angle between a facet's normal and that of its surface.
const ALIGNED: f64 = 0.25;
/// The distance between two curves at which they are not the same, in units of the noise.
const DISTINCT: f64 = 8.0;

/// The number of borders between two polls.
const POLL_EVERY: usize = 64;

impl FaceProfile {
    /// Returns None if the face is mapped to no curve, or if `stops` returns true.
    pub(super) fn new(
        part: PosedSolid,
        face: u32,
        section: &Section,
        noise: f64,
        stops: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let bounds = part.solid.shape.bounds();
        let reach = bounds.diagonal() + 2.0 * part.solid.max_deviation();
        let of_face = |face: u32| -> Option<(Curve, f64)> {
            let first = part
                .borders(face)
                .first()
                .map(|border| part.ends(border)[0]);
            let (surface, error) = part.surface(face)?;
            // A face without a border is all of a closed surface.
            let on = first.or(surface.parameters().0)?;
            let (curve, off) = section.curve(&surface, &on, reach)?;
            (error + off <= noise).then_some((curve, error + off))
        };
        let (curve, mut error) = of_face(face)?;
        // All faces that continue it, and the edges at which others begin.
        let mut faces = vec![face];
        let mut edges: Vec<(Border, Option<Curve>)> = Vec::new();
        let mut next = 0;
        while let Some(&at) = faces.get(next) {
            next += 1;
            for (k, border) in part.borders(at).iter().enumerate() {
                if k.is_multiple_of(POLL_EVERY) && stops() {
                    return None;
                }
                let beyond = part.face(border.beyond);
                if faces.contains(&beyond) {
                    continue;
                }
                let near = section.point(&part.ends(border)[0]);
                match of_face(beyond) {
                    Some((other, off)) if curve.is_same(&other, &near, reach, noise) => {
                        error = error.max(off);
                        faces.push(beyond);
                    }
                    other => edges.push((*border, other.map(|(other, _)| other))),
                }
            }
        }
        edges.retain(|(border, _)| !faces.contains(&part.face(border.beyond)));
        let of_faces = faces.iter().map(|&face| part.triangles_of_faces.get(face));
        let triangles: Vec<u32> = of_faces.flatten().copied().collect();

        let middle = middle_parameter(&curve, section, part, &triangles);
        let unwrapped = |p: &At| {
            let at = curve.parameter(p);
            match curve {
                Curve::Line { .. } => at,
                Curve::Circle { .. } => middle + (at - middle + PI).rem_euclid(2.0 * PI) - PI,
            }
        };
        let mut ends: Vec<[f64; 2]> = Vec::new();
        let mut are_points = matches!(section, Section::Revolved { .. });
        for (k, (border, beyond)) in edges.iter().enumerate() {
            if k.is_multiple_of(POLL_EVERY) && stops() {
                return None;
            }
            let [p, q] = part.ends(border);
            let [u, v] = [p, q].map(|p| section.point(&p));
            let [s, t] = [unwrapped(&u), unwrapped(&v)];
            let [low, high] = [s.min(t), s.max(t)];
            // Two different curves have single points in common, and the edge is one of them. Halves of a face that differ
            // by the digits of the file are no different curves.
            let is_other = |other: &Curve| {
                let length = (p - q).norm();
                !curve.is_same(other, &u, length, DISTINCT * noise)
            };
            if (u - v).norm() <= noise && beyond.as_ref().is_some_and(is_other) {
                ends.push([low, high]);
                continue;
            }
            are_points = false;
            ends.push(edge_range(
                part,
                section,
                &curve,
                border,
                [low, high],
                noise,
            )?);
        }
        ends.sort_by(|p, q| p[0].total_cmp(&q[0]));
        let off = noise / curve.speed();
        let mut places: Vec<[f64; 2]> = Vec::new();
        for &[low, high] in &ends {
            match places.last_mut() {
                Some(last) if low <= last[1] + off => last[1] = last[1].max(high),
                _ => places.push([low, high]),
            }
        }
        let are_narrow = places.iter().all(|[low, high]| high - low <= off);
        let bounds = match ends.is_empty() {
            true => None,
            false => Some([
                ends[0][0],
                ends.iter().map(|end| end[1]).fold(f64::MIN, f64::max),
            ]),
        };
        // Returns whether no facet's surface reaches a point, seen in this direction.
        let is_free = |at: f64, out: At| {
            let p = curve.at(at);
            triangles.iter().all(|&t| {
                let hull = section.hull(&part.corners(t)).into_iter();
                let far = hull.map(|q| out.dot(&(q - p))).fold(f64::MIN, f64::max);
                far < -part.solid.deviation(t) - noise - error
            })
        };
        let outward_at = |at: f64| match curve {
            Curve::Circle { centre, .. } => curve.at(at) - centre,
            Curve::Line { .. } => At::zeros(),
        };
        let unit = |v: At| v.try_normalize(0.0).unwrap_or_else(At::zeros);
        // The farthest that the curve leads beyond the edges, and whether the face does not: None if it leads to infinity.
        let limits: [Option<(f64, bool)>; 2] = match (section, curve) {
            (Section::Revolved { .. }, Curve::Line { through, normal }) => {
                // Lines other than those of cylinders begin on the axis.
                let slope = -normal.y;
                match through.x == 0.0 && slope != 0.0 {
                    false => [None, None],
                    true => {
                        let towards = At::new(-normal.y, normal.x) * -slope.signum();
                        let pole = Some((0.0, is_free(0.0, unit(towards))));
                        if slope > 0.0 {
                            [pole, None]
                        } else {
                            [None, pole]
                        }
                    }
                }
            }
            (Section::Revolved { .. }, Curve::Circle { centre, .. }) if centre.x == 0.0 => {
                [-FRAC_PI_2, FRAC_PI_2].map(|at| Some((at, is_free(at, unit(outward_at(at))))))
            }
            (_, Curve::Circle { .. }) => {
                let cut = middle + PI;
                let is_free = is_free(cut, unit(outward_at(cut)));
                [middle - PI, cut].map(|at| Some((at, is_free)))
            }
            (_, Curve::Line { .. }) => [None, None],
        };
        let is_beyond = |k: usize| limits[k].is_some_and(|(_, is_free)| !is_free);
        let end = |k: usize| match (limits[k], bounds) {
            (Some((at, false)), _) => Some(at),
            (_, Some(bounds)) => Some(bounds[k]),
            (Some((at, true)), None) => Some(at),
            (None, None) => None,
        };
        let piece = Piece {
            curve,
            from: end(0)?,
            to: end(1)?,
        };
        let is_whole = are_points
            && are_narrow
            && match places.len() {
                0 => true,
                1 => is_beyond(0) != is_beyond(1),
                2 => !is_beyond(0) && !is_beyond(1),
                _ => false,
            };
        Some(Self {
            piece,
            error,
            is_whole,
            outward: outward(part, &curve, section, &triangles),
        })
    }

    /// Finds how a face lies to another with a profile in the same section. They *touch* if neither is farther than
    /// `tolerance` inside the other's part, as far as these two show.
    pub(super) fn relation_to(&self, other: &Self, tolerance: f64) -> ZoneRelation {
        let error = self.error + other.error;
        if self.piece.distance(&other.piece) > tolerance + error {
            return ZoneRelation::Separated;
        }
        let is_outside = |one: &Self, other: &Self| {
            let [low, high] = other.piece.heights(&one.piece.curve);
            let least = if one.outward > 0.0 { low } else { -high };
            one.outward != 0.0 && least >= error - tolerance
        };
        match is_outside(self, other) || is_outside(other, self) {
            true => ZoneRelation::Touch,
            false => ZoneRelation::Overlap,
        }
    }
}

/// Returns an interval of the parameters of an edge's points. They are no farther from the border's side, whose ends have
/// these parameters, than the edge may deviate.
fn edge_range(
    part: PosedSolid,
    section: &Section,
    curve: &Curve,
    border: &Border,
    [low, high]: [f64; 2],
    noise: f64,
) -> Option<[f64; 2]> {
    let [p, q] = part.ends(border);
    let [own, other] = [border.side().0, border.beyond].map(|t| part.surface(part.face(t)));
    let ((own, _), (other, _)) = (own?, other?);
    // A chord that is on both surfaces is the true edge.
    let is_on = |surface: &FaceSurface, at: &Point| match surface {
        FaceSurface::Plane { .. } => true,
        _ => surface.height(at).is_some_and(|h| h.abs() <= noise),
    };
    let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
    let mut samples = shares.iter().map(|share| p + (q - p) * *share);
    let off = match samples.all(|at| is_on(&own, &at) && is_on(&other, &at)) {
        true => 0.0,
        false => part.edge_deviation(border),
    };
    match (section, curve) {
        (Section::Revolved { through, axis }, Curve::Line { .. }) => {
            // The chord comes nearer to the axis than its ends.
            let flat = [p, q, q].map(|p| p - axis * axis.dot(&(p - through)));
            let nearest = to_triangle(through, &flat).distance_squared.sqrt();
            let least = section.point(&p).x.min(section.point(&q).x);
            let off = off + (least - nearest).max(0.0);
            let range = [low - off, high + off];
            let is_plane = matches!(own, FaceSurface::Plane { .. });
            // In a plane across the axis, an edge may be an arc around another axis.
            let Some((from, around)) = axis_of(&other).filter(|_| is_plane) else {
                return Some(range);
            };
            let circle = Section::revolved(from, around);
            let [u, v] = [p, q].map(|p| circle.point(&p));
            let size = (p - from).norm() + (p - through).norm();
            if axis.cross(&around).norm() * size > noise || (u - v).norm() > noise {
                return Some(range);
            }
            let centre = section.point(&(from + around.normalize() * u.y));
            let ends = [(centre.x - u.x).abs(), centre.x + u.x];
            let [s, t] = ends.map(|out| curve.parameter(&At::new(out, centre.y)));
            Some([range[0].max(s.min(t)), range[1].min(s.max(t))])
        }
        (Section::Extruded { .. }, Curve::Line { .. }) => Some([low - off, high + off]),
        (Section::Extruded { along, .. }, Curve::Circle { radius, .. }) => {
            // In a plane across the cylinder, the edge follows the circle, unless it takes the long way round.
            let off = 2.0 * off / radius;
            match other {
                FaceSurface::Plane { normal }
                    if normal.cross(along).norm() * (q - p).norm() <= noise =>
                {
                    (off < 2.0).then_some([low, high])
                }
                _ => (off + high - low < FRAC_PI_2).then_some([low - off, high + off]),
            }
        }
        (Section::Revolved { .. }, Curve::Circle { .. }) => None,
    }
}

/// Returns the axis of a surface of revolution that has only one.
pub(super) fn axis_of(surface: &FaceSurface) -> Option<(Point, Vector)> {
    let (through, axis, _) = surface.parameters();
    through.zip(axis)
}

/// Returns a parameter in the middle of a face's facets; 0 on a line, and on a circle around a point of the axis.
fn middle_parameter(curve: &Curve, section: &Section, part: PosedSolid, triangles: &[u32]) -> f64 {
    let Curve::Circle { centre, .. } = curve else {
        return 0.0;
    };
    if matches!(section, Section::Revolved { .. }) && centre.x == 0.0 {
        return 0.0;
    }
    let directions = triangles.iter().flat_map(|&t| part.corners(t));
    let directions = directions.map(|p| {
        let off = section.point(&p) - centre;
        off.try_normalize(0.0).unwrap_or_else(At::zeros)
    });
    let sum: At = directions.sum();
    curve.parameter(&(centre + sum))
}

/// Returns the side of the curve on which the part is, as far as all facets agree.
fn outward(part: PosedSolid, curve: &Curve, section: &Section, triangles: &[u32]) -> f64 {
    let mut known = None;
    for &t in triangles {
        let corners = part.corners(t);
        let normal = unit_normal(&corners) * part.solid.facing(t);
        let Some((surface, _)) = part.surface(part.face(t)) else {
            return 0.0;
        };
        let slopes = corners.map(|p| match surface {
            FaceSurface::Plane { .. } => {
                let Curve::Line { normal: own, .. } = curve else {
                    return 0.0;
                };
                section.normal(own).dot(&normal)
            }
            _ => surface.gradient(&p).map_or(0.0, |slope| slope.dot(&normal)),
        });
        let sign = slopes[0].signum();
        let is_known = slopes.iter().all(|slope| slope * sign > ALIGNED);
        if !is_known || known.is_some_and(|known| known != sign) {
            return 0.0;
        }
        known = Some(sign);
    }
    known.unwrap_or(0.0)
}
