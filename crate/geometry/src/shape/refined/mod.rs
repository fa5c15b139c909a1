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
//! The diagonal of two facets of one surface is far from it only because the sides that it connects are long. So where two
//! opposite sides are divided, the diagonal stays, and is then replaced by that of their middles. A strip of a cylinder's
//! facets becomes two such strips, and no third row of vertices divides them.
//!
//! The deviation of a facet of a curved face is the largest distance of its points from the surface, and of the arcs at its
//! sides from their chords. As for the mesh of a file, each facet is assumed to lie below the part of the surface that it
//! stands for; so no facet may turn over. The sides of one that would turn over stay.
//!
//! Divided are only facets that are wanted, and facets beside these. So only they are copied and divided: the *region*. All
//! triangles at its inner edges are in it.

mod division;
mod region;

use super::{Edges, FaceSurface, HalfEdge, Mesh, Shape, axis_coordinates};
use crate::bounds::f32_above;
use crate::executor::{Executor, Interrupted};
use crate::tolerance::SPLINE_FORM_NOISE;
use crate::{Point, Vector};
use region::Region;

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
        let mesh = self.mesh();
        let Some(stated) = &mesh.face_surfaces else {
            return Ok(None);
        };
        let region = Region::around(mesh, is_wanted);
        let facet = |&source: &u32| Facet {
            source,
            deviation: stated.deviations[source as usize],
            is_wanted: is_wanted[source as usize],
            is_new: false,
        };
        let mut refinement = Refinement {
            mesh: region.mesh(mesh),
            facets: region.triangles.iter().map(facet).collect(),
            inner_vertices: region.inner_vertices(),
            accuracy,
            rounding: self.rounding(),
        };
        let count = region.triangles.len();
        let mut sides = refinement.measure();
        for _ in 0..MAX_LEVELS {
            executor.poll(true)?;
            let next = refinement.divided(sides);
            let Some(next) = next.filter(|next| next.facets.len() <= count + most) else {
                break;
            };
            refinement = next;
            sides = refinement.measure();
        }
        if refinement.facets.len() == count {
            return Ok(None);
        }
        executor.poll(true)?;
        let deviation = refinement.max_wanted_deviation();
        let (mesh, sources) = region.replaced(mesh, stated, &refinement);
        Ok(Some(RefinedShape {
            shape: Shape::build(mesh, executor),
            deviation,
            sources,
        }))
    }
}

/// A region on its way to the accuracy.
struct Refinement {
    mesh: Mesh,
    /// One for each triangle.
    facets: Vec<Facet>,
    /// For each vertex, whether all triangles at its edges to other such vertices are in the region.
    inner_vertices: Vec<bool>,
    accuracy: f64,
    rounding: f64,
}

#[derive(Debug, Clone, Copy)]
struct Facet {
    /// The triangle that it is a part of, or after a change of diagonals one beside it in the same face.
    source: u32,
    deviation: f32,
    is_wanted: bool,
    /// True if the deviation is that of the facets that this one consists of parts of.
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

/// An edge that may be divided.
#[derive(Debug, Clone, Copy)]
struct FarEdge {
    /// The lower vertex and the higher one.
    edge: [u32; 2],
    /// The point of the true edge, or of the surface, next to its middle.
    middle: Point,
    sides: [HalfEdge; 2],
    /// True if both facets lie on one surface.
    is_inside_surface: bool,
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

    /// Bounds the deviations of the facets that are new or still too far. Returns the edges of the latter that should be
    /// divided, sorted.
    fn measure(&mut self) -> Vec<FarEdge> {
        let mut far = Vec::new();
        let mut along_sides = vec![0f64; self.facets.len()];
        for (edge, around) in Edges::new(&self.mesh).iter() {
            let is_far = around.iter().any(|side| self.is_too_far(self.facet(side)));
            if is_far || around.iter().any(|side| self.facet(side).is_new) {
                let is_inner = edge.iter().all(|&v| self.inner_vertices[v as usize]);
                let side = match around {
                    [p, q] if is_inner => self.side(edge, [*p, *q]),
                    _ => Side::Unknown,
                };
                for triangle in around.iter().map(|side| side.triangle()) {
                    let bound = &mut along_sides[triangle as usize];
                    *bound = bound.max(side.deviation());
                }
                if let (Side::Surface(middle, off) | Side::Arc(middle, off), [p, q]) =
                    (side, around)
                    && is_far
                    && off > SHARE_OF_SIDES * self.accuracy
                {
                    far.push(FarEdge {
                        edge,
                        middle,
                        sides: [*p, *q],
                        is_inside_surface: matches!(side, Side::Surface(..)),
                    });
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
        far
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::executor::SequentialExecutor;
    use crate::nalgebra::ComplexField;
    use crate::shape::{Soup, primitives, unit_normal};
    use std::f64::consts::PI;

    const SEGMENTS: u32 = 16;

    fn sagitta(radius: f64) -> f64 {
        radius * (1.0 - ComplexField::cos(PI / f64::from(SEGMENTS)))
    }

    /// Makes a solid of planar faces across the z axis and cylinders around it, which states them.
    fn stated(soup: Soup) -> Shape {
        let mesh = Mesh::weld(soup).unwrap();
        let radius = |p: &Point| p.coords.xy().norm();
        let known = (0..mesh.face_count()).map(|face| {
            let mut of_face = (0..mesh.triangles().len() as u32).zip(mesh.faces());
            let (t, _) = of_face.find(|(_, of)| **of == face).unwrap();
            let [a, b, c] = mesh.corners(t);
            match a.z == b.z && b.z == c.z {
                true => FaceSurface::Plane {
                    normal: Vector::z(),
                },
                false => FaceSurface::Cylinder {
                    through: Point::origin(),
                    axis: Vector::z(),
                    radius: radius(&a),
                },
            }
        });
        let surfaces: Vec<FaceSurface> = known.collect();
        let deviation = |&face: &u32| match surfaces[face as usize] {
            FaceSurface::Cylinder { radius, .. } => f32_above(sagitta(radius) + 1e-9),
            _ => 0.0,
        };
        let deviations = mesh.faces().iter().map(deviation).collect();
        let mesh = mesh.with_surfaces(surfaces, deviations).unwrap();
        Shape::build(mesh, &SequentialExecutor)
    }

    fn cylinder_at(shape: &Shape, t: u32) -> Option<f64> {
        match shape.mesh().surfaces()[shape.mesh().faces()[t as usize] as usize] {
            FaceSurface::Cylinder { radius, .. } => Some(radius),
            _ => None,
        }
    }

    fn triangles(shape: &Shape) -> std::ops::Range<u32> {
        0..shape.mesh().triangles().len() as u32
    }

    /// Divides the facets of a cylinder.
    fn refined(shape: &Shape, radius: f64, accuracy: f64) -> RefinedShape {
        let is_wanted = |t| cylinder_at(shape, t).is_some_and(|own| (own - radius).abs() < 1e-6);
        let is_wanted: Vec<bool> = triangles(shape).map(is_wanted).collect();
        let found = shape.refined(&is_wanted, accuracy, 1 << 14, &SequentialExecutor);
        found.unwrap().unwrap()
    }

    #[test]
    fn strip_of_quads_becomes_strip_of_twice_as_many() {
        let pin = stated(primitives::tube(SEGMENTS, 2.0, 0.0, 3.0));
        let count = pin.mesh().triangles().len();
        for halvings in 1..4 {
            // Half of it is left to the sides.
            let accuracy = 2.2 * sagitta(2.0) / f64::from(4u32.pow(halvings));
            let fine = refined(&pin, 2.0, accuracy);
            assert!(fine.deviation <= accuracy);
            let shape = &fine.shape;
            assert!(shape.is_closed());
            // The ends are fans, whose triangles are divided along the rim.
            let quads = SEGMENTS << halvings;
            let wall = triangles(shape).filter(|&t| cylinder_at(shape, t).is_some());
            assert_eq!(wall.clone().count(), 2 * quads as usize);
            assert_eq!(shape.mesh().triangles().len(), count << halvings);
            for t in wall {
                let [a, b, c] = shape.triangle(t);
                let out = (a.coords + b.coords + c.coords) / 3.0;
                let normal = unit_normal(&[a, b, c]);
                assert!(normal.dot(&out.xy().push(0.0).normalize()) > 0.99);
                let source = fine.sources[t as usize];
                let faces = [(shape, t), (&pin, source)];
                let faces = faces.map(|(shape, t)| shape.mesh().faces()[t as usize]);
                assert_eq!(faces[0], faces[1]);
            }
        }
    }

    #[test]
    fn strips_in_rows_become_as_many_rows() {
        // A wall of two rows, which is what a CAD kernel makes of a long one.
        let mut soup = primitives::tube(SEGMENTS, 2.0, 0.0, 3.0);
        let upper = soup.positions.clone();
        let rows = |soup: &mut Soup, z: f64| {
            let (first, count) = (soup.positions.len() as u32, soup.triangles.len());
            soup.positions
                .extend(upper.iter().map(|p| [p[0], p[1], p[2] + z]));
            for k in 0..count {
                let corners = soup.triangles[k].map(|v| v + first);
                soup.triangles.push(corners);
            }
        };
        rows(&mut soup, 3.0);
        // Without the two ends in the middle.
        let z = |soup: &Soup, t: usize| soup.triangles[t].map(|v| soup.positions[v as usize][2]);
        let kept: Vec<usize> = (0..soup.triangles.len())
            .filter(|&t| z(&soup, t) != [1.5; 3])
            .collect();
        soup.triangles = kept.iter().map(|&t| soup.triangles[t]).collect();
        let pin = stated(soup);
        assert!(pin.is_closed());
        let fine = refined(&pin, 2.0, 2.2 * sagitta(2.0) / 16.0);
        let wall = triangles(&fine.shape).filter(|&t| cylinder_at(&fine.shape, t).is_some());
        assert_eq!(wall.count(), 2 * 2 * 4 * SEGMENTS as usize);
    }

    /// A facet of the end that is lower than the arc over its chord would turn over.
    #[test]
    fn facet_that_would_turn_over_keeps_its_sides_and_others_are_divided() {
        let mut soup = primitives::tube(SEGMENTS, 4.0, 2.0, 3.0);
        let at = |soup: &Soup, v: u32| Point::from(soup.positions[v as usize]);
        let chord = |corners: &[u32; 3]| {
            let is_inner = |v: &&u32| at(&soup, **v).coords.xy().norm() < 3.0;
            let is_top = corners.iter().all(|&v| at(&soup, v).z > 0.0);
            let [a, b, c] = *corners;
            let sides = [[a, b, c], [b, c, a], [c, a, b]];
            let side = sides
                .into_iter()
                .find(|side| side[..2].iter().filter(is_inner).count() == 2);
            side.filter(|side| is_top && at(&soup, side[2]).coords.xy().norm() > 3.0)
        };
        let (t, [a, b, c]) = (soup.triangles.iter().map(chord).enumerate())
            .find_map(|(t, side)| Some((t, side?)))
            .unwrap();
        let [p, q, apex] = [a, b, c].map(|v| at(&soup, v));
        let middle = p + (q - p) / 2.0;
        let near = middle + (apex - middle).normalize() * (0.2 * sagitta(2.0));
        let new = soup.positions.len() as u32;
        soup.positions.push(near.into());
        soup.triangles[t] = [a, b, new];
        soup.triangles.extend([[b, c, new], [c, a, new]]);
        let tube = stated(soup);
        assert!(tube.is_closed());
        let accuracy = 1.1 * sagitta(2.0) / 16.0;
        let fine = refined(&tube, 2.0, accuracy);
        let shape = &fine.shape;
        assert!(shape.is_closed());
        let coarse = triangles(shape).filter(|&t| shape.deviations().of_triangle(t) > accuracy);
        let is_beside = |t| {
            let corners = shape.triangle(t);
            cylinder_at(shape, t).is_some_and(|radius| radius > 3.0)
                || [p, q]
                    .iter()
                    .any(|end| corners.iter().any(|v| (v - end).norm() < 1e-6))
        };
        assert!(coarse.into_iter().all(is_beside));
        let inner = triangles(shape).filter(|&t| cylinder_at(shape, t).is_some_and(|r| r < 3.0));
        assert!(inner.count() > 3 * 2 * SEGMENTS as usize);
    }
}
