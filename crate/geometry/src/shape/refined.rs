//! Divides facets near a place, so that they are nearer to the surfaces that the file states.
//!
//! An edge whose chord is off a surface is divided at a point of the surface, and with it the facets on both sides, so that
//! the mesh stays closed. Which edges can be divided depends on the surfaces of their two facets:
//! - *one surface* on both sides: the point of the surface next to the middle;
//! - *two surfaces with a common axis*, such as a cylinder and the plane at its end: they meet in a circle, and the edge is
//!   divided in the middle of the arc;
//! - *a chord on both surfaces*: it is the true edge, and stays;
//! - any other edge stays, and its facets keep the deviations that the file states, which hold for this edge.
//!
//! The deviation of a facet of a curved face is the largest distance of its points from the surface, and of the arcs at its
//! sides from their chords. As for the mesh of a file, each facet is assumed to lie below the part of the surface that it
//! stands for; so no facet may turn over.

use super::face_surface::FaceSurfaces;
use super::{Edges, FaceSurface, HalfEdge, Mesh, Shape, axis_coordinates, unit_normal};
use crate::bounds::f32_above;
use crate::executor::{Executor, Interrupted};
use crate::tolerance::SPLINE_FORM_NOISE;
use crate::{Point, Vector};
use std::sync::Arc;

/// A shape some of whose facets are divided.
#[derive(Debug)]
pub(crate) struct RefinedShape {
    /// The shape, in the same frame.
    pub(crate) shape: Shape,
    /// For each triangle, the triangle of the original that it is a part of.
    pub(crate) sources: Vec<u32>,
    /// The largest deviation of the facets that were to be divided.
    pub(crate) deviation: f64,
}

/// The largest number of times that an edge is halved.
const MAX_LEVELS: usize = 8;
/// The share of the accuracy that is left to the sides of a facet; its inside is farther from the surface.
const SHARE_OF_SIDES: f64 = 0.5;
/// The least cosine of the angle between a facet and one that it is divided into.
const SAME_WAY: f64 = 0.5;

impl Shape {
    /// Divides facets until the surface is no farther than `accuracy` from them, or until there are `most` more triangles.
    /// `is_wanted` is given for each triangle. Returns None if no edge can be divided, or the mesh states no surfaces.
    ///
    /// # Errors
    /// [`Interrupted`] if `executor` interrupts it.
    pub(crate) fn refined(
        &self,
        is_wanted: &[bool],
        accuracy: f64,
        most: usize,
        executor: &impl Executor,
    ) -> Result<Option<RefinedShape>, Interrupted> {
        let Some(stated) = &self.mesh().face_surfaces else {
            return Ok(None);
        };
        let facet = |(source, &is_wanted): (u32, &bool)| Facet {
            source,
            deviation: stated.deviations[source as usize],
            is_wanted,
            is_new: false,
        };
        let mut refinement = Refinement {
            mesh: self.mesh().clone(),
            facets: (0..).zip(is_wanted).map(facet).collect(),
            accuracy,
            rounding: self.rounding(),
        };
        let count = is_wanted.len();
        let mut sides = refinement.measure();
        for _ in 0..MAX_LEVELS {
            executor.poll(true)?;
            let next = refinement.divided(&sides);
            let Some(next) = next.filter(|next| next.facets.len() <= count + most) else {
                break;
            };
            refinement = next;
            sides = refinement.measure();
        }
        if refinement.facets.len() == count {
            return Ok(None);
        }
        let deviation = refinement.max_wanted_deviation();
        let mut mesh = refinement.mesh;
        mesh.face_surfaces = Some(Arc::new(FaceSurfaces {
            surfaces: stated.surfaces.clone(),
            deviations: refinement
                .facets
                .iter()
                .map(|facet| facet.deviation)
                .collect(),
        }));
        Ok(Some(RefinedShape {
            shape: Shape::build(mesh, executor),
            deviation,
            sources: refinement.facets.iter().map(|facet| facet.source).collect(),
        }))
    }
}

/// A mesh on its way to the accuracy.
struct Refinement {
    mesh: Mesh,
    /// One for each triangle.
    facets: Vec<Facet>,
    accuracy: f64,
    rounding: f64,
}

#[derive(Debug, Clone, Copy)]
struct Facet {
    source: u32,
    deviation: f32,
    is_wanted: bool,
    /// True if the deviation is that of the facet that this one is a part of.
    is_new: bool,
}

/// The way in which an edge lies to the surfaces on its two sides.
#[derive(Debug, Clone, Copy)]
enum Side {
    /// It is the true edge.
    Exact,
    /// Both sides are one surface, which this point is on, this far from the chord.
    Surface(Point, f64),
    /// The true edge is an arc; its middle, and how far that is from the chord.
    Arc(Point, f64),
    /// The true edge is unknown.
    Unknown,
}

impl Side {
    /// Bounds the distance of the true edge from the chord.
    fn deviation(&self) -> f64 {
        match *self {
            Self::Exact | Self::Surface(..) => 0.0,
            Self::Arc(_, off) => off,
            Self::Unknown => f64::INFINITY,
        }
    }
}

impl Refinement {
    fn facet(&self, side: &HalfEdge) -> &Facet {
        &self.facets[side.triangle() as usize]
    }

    fn surface(&self, triangle: u32) -> FaceSurface {
        self.mesh.surfaces()[self.mesh.faces()[triangle as usize] as usize]
    }

    fn max_wanted_deviation(&self) -> f64 {
        let wanted = self.facets.iter().filter(|facet| facet.is_wanted);
        wanted
            .map(|facet| facet.deviation.into())
            .fold(0.0, f64::max)
    }

    fn is_too_far(&self, facet: &Facet) -> bool {
        facet.is_wanted && f64::from(facet.deviation) > self.accuracy
    }

    /// Bounds the deviations of the facets that are new or still too far. Returns the sides of the latter, sorted.
    fn measure(&mut self) -> Vec<([u32; 2], Side)> {
        let mut sides = Vec::new();
        let mut along_sides = vec![0f64; self.facets.len()];
        for (edge, around) in Edges::new(&self.mesh).iter() {
            let is_far = around.iter().any(|side| self.is_too_far(self.facet(side)));
            if is_far || around.iter().any(|side| self.facet(side).is_new) {
                let side = match around {
                    [p, q] => self.side(edge, [*p, *q]),
                    _ => Side::Unknown,
                };
                for triangle in around.iter().map(|side| side.triangle()) {
                    let bound = &mut along_sides[triangle as usize];
                    *bound = bound.max(side.deviation());
                }
                if is_far {
                    sides.push((edge, side));
                }
            }
        }
        for (t, along_sides) in along_sides.into_iter().enumerate() {
            let facet = self.facets[t];
            let over = self.distance_from_surface(t as u32);
            if let Some(over) = over.filter(|_| facet.is_new || self.is_too_far(&facet)) {
                let known = f64::from(facet.deviation);
                let deviation = match (along_sides.is_finite(), facet.is_new) {
                    (true, true) => over.max(along_sides),
                    (true, false) => over.max(along_sides).min(known),
                    // The deviation that is known holds for the edge as well.
                    (false, true) => over.max(known),
                    (false, false) => known,
                };
                self.facets[t].deviation = f32_above(deviation);
            }
            self.facets[t].is_new = false;
        }
        sides
    }

    /// Bounds the distance of a facet's points from its surface, which is recognised to a fraction of its size.
    fn distance_from_surface(&self, triangle: u32) -> Option<f64> {
        let surface = self.surface(triangle);
        let heights = surface.heights_of_triangle(&self.mesh.corners(triangle));
        let recognised = SPLINE_FORM_NOISE * surface.max_abs_parameter();
        heights.map(|[low, high]| low.abs().max(high.abs()) + recognised)
    }

    fn side(&self, edge: [u32; 2], around: [HalfEdge; 2]) -> Side {
        let [p, q] = edge.map(|v| self.mesh.vertices()[v as usize]);
        let surfaces = around.map(|side| self.surface(side.triangle()));
        let along = |share: f64| p + (q - p) * share;
        let is_on = |surface: &FaceSurface, at: &Point| match surface {
            FaceSurface::Plane { .. } => true,
            _ => (surface.height(at)).is_some_and(|h| h.abs() <= self.rounding),
        };
        let are_on = |shares: &[f64]| {
            let points = shares.iter().map(|&share| along(share));
            points
                .into_iter()
                .all(|at| surfaces.iter().all(|surface| is_on(surface, &at)))
        };
        if are_on(&[0.0, 0.25, 0.5, 0.75, 1.0]) {
            return Side::Exact;
        }
        let middle = along(0.5);
        let [one, other] = around.map(|side| f64::from(self.facet(&side).deviation));
        let deviation = one.max(other);
        if self.is_one_surface(&surfaces, &middle, (q - p).norm()) {
            let nearest = || {
                // Nearer than that, the point next to the chord is on its own side of a round surface.
                let is_near = 2.0 * deviation < surfaces[0].radius_at(&middle)?;
                is_near.then_some(())?;
                let height = surfaces[0].height(&middle)?;
                let at = middle - surfaces[0].gradient(&middle)? * height;
                Some(Side::Surface(at, height.abs()))
            };
            return nearest().unwrap_or(Side::Unknown);
        }
        match common_axis(&surfaces, &p, self.rounding).filter(|_| are_on(&[0.0, 1.0])) {
            Some((through, axis)) => arc(&through, &axis, [p, q], deviation, self.rounding),
            None => Side::Unknown,
        }
    }

    fn is_one_surface(&self, [one, other]: &[FaceSurface; 2], middle: &Point, radius: f64) -> bool {
        let difference = || one.height_difference(other, middle, radius);
        one == other
            || difference().is_some_and(|ends| ends.iter().all(|end| end.abs() <= self.rounding))
    }

    /// Divides every edge that is too far from its surface, and the facets at it. Returns None if there is none, or if a
    /// facet would turn over.
    fn divided(&self, sides: &[([u32; 2], Side)]) -> Option<Self> {
        let mut vertices = self.mesh.vertices().to_vec();
        let mut middles = Vec::new();
        for &(edge, side) in sides {
            if let Side::Surface(at, off) | Side::Arc(at, off) = side
                && off > SHARE_OF_SIDES * self.accuracy
            {
                middles.push((edge, vertices.len() as u32));
                vertices.push(at);
            }
        }
        if middles.is_empty() {
            return None;
        }
        let mut next = Self {
            mesh: Mesh {
                vertices,
                triangles: Vec::new(),
                faces: Vec::new(),
                face_surfaces: self.mesh.face_surfaces.clone(),
                ..self.mesh
            },
            facets: Vec::new(),
            ..*self
        };
        for (t, &corners) in self.mesh.triangles().iter().enumerate() {
            let middle = |k: usize| {
                let [p, q] = [corners[k], corners[(k + 1) % 3]];
                let at = middles.binary_search_by_key(&[p.min(q), p.max(q)], |(edge, _)| *edge);
                at.ok().map(|at| middles[at].1)
            };
            let normal = unit_normal(&self.mesh.corners(t as u32));
            for part in parts(corners, [0, 1, 2].map(middle), &next.mesh.vertices) {
                let is_new = part != corners;
                let own = unit_normal(&part.map(|v| next.mesh.vertices[v as usize]));
                if is_new && normal.dot(&own) < SAME_WAY * normal.norm() {
                    return None;
                }
                next.mesh.triangles.push(part);
                next.mesh.faces.push(self.mesh.faces()[t]);
                next.facets.push(Facet {
                    is_new,
                    ..self.facets[t]
                });
            }
        }
        Some(next)
    }
}

impl FaceSurface {
    /// Returns the least radius of the surface near a point.
    fn radius_at(&self, p: &Point) -> Option<f64> {
        match *self {
            Self::Sphere { radius, .. } | Self::Cylinder { radius, .. } => Some(radius),
            Self::Torus { minor, .. } => Some(minor),
            Self::Cone { apex, axis, .. } => Some(axis_coordinates(&apex, &axis, p)[0]),
            Self::Plane { .. } | Self::Spline | Self::Other => None,
        }
    }
}

/// Returns the triangles that a triangle is divided into, given the vertices in the middle of its sides.
fn parts(corners: [u32; 3], middles: [Option<u32>; 3], vertices: &[Point]) -> Vec<[u32; 3]> {
    let [a, b, c] = corners;
    let length = |[p, q]: [u32; 2]| (vertices[p as usize] - vertices[q as usize]).norm_squared();
    match middles {
        [None, None, None] => vec![corners],
        [Some(ab), Some(bc), Some(ca)] => {
            vec![[a, ab, ca], [ab, b, bc], [ca, bc, c], [ab, bc, ca]]
        }
        [Some(ab), None, None] => vec![[a, ab, c], [ab, b, c]],
        [Some(ab), Some(bc), None] => {
            let rest = match length([a, bc]) < length([ab, c]) {
                true => [[a, ab, bc], [a, bc, c]],
                false => [[a, ab, c], [ab, bc, c]],
            };
            vec![[ab, b, bc], rest[0], rest[1]]
        }
        // Turned so that the first side is divided, and the last is not.
        [None, bc, ca] => parts([b, c, a], [bc, ca, None], vertices),
        [ab, None, ca] => parts([c, a, b], [ca, ab, None], vertices),
    }
}

/// Returns the common axis of two different surfaces, as far as it matters at a point of both. They meet in circles around
/// it.
fn common_axis(surfaces: &[FaceSurface; 2], at: &Point, rounding: f64) -> Option<(Point, Vector)> {
    let [(p, one, _), (q, other, _)] = surfaces.each_ref().map(FaceSurface::parameters);
    let through = p.or(q)?;
    let between = || (q? - p?).try_normalize(rounding);
    // Around a sphere's centre, every axis will do.
    let axis = one.or(other).or_else(between)?.normalize();
    let is_common = |(from, own): (Option<Point>, Option<Vector>)| {
        let size = from
            .map_or(0.0, |from| (at - from).norm())
            .max((at - through).norm());
        own.is_none_or(|own| own.cross(&axis).norm() * size <= rounding)
            && from.is_none_or(|from| axis_coordinates(&through, &axis, &from)[0] <= rounding)
    };
    [(p, one), (q, other)]
        .into_iter()
        .all(is_common)
        .then_some((through, axis))
}

/// Returns the arc around an axis between two points, if they are at one height and distance. A long way round the circle is
/// farther from the chord than its radius, and so than `deviation`.
fn arc(through: &Point, axis: &Vector, ends: [Point; 2], deviation: f64, rounding: f64) -> Side {
    let [[near, low], [far, high]] = ends.map(|p| axis_coordinates(through, axis, &p));
    let centre = through + axis * ((low + high) / 2.0);
    let out = (ends[0] - centre) + (ends[1] - centre);
    let out = (out - axis * out.dot(axis)).try_normalize(0.0);
    let is_circle = (near - far).abs() <= rounding && (high - low).abs() <= rounding;
    match out {
        Some(out) if is_circle && deviation < near.min(far) => {
            let at = centre + out * ((near + far) / 2.0);
            let middle = ends[0] + (ends[1] - ends[0]) / 2.0;
            Side::Arc(at, (at - middle).norm())
        }
        _ => Side::Unknown,
    }
}
