//! Finds fits: a shaft's cylindrical face in a coaxial one of a hole, on two parts whose files state their surfaces.
//!
//! The diameters are those that the files state. Their difference says nothing about other places of the two parts.

use super::CylindricalFace;
use super::cylinder::{Arcs, InfiniteCylinder, arcs, covered};
use crate::executor::{DynExecutor, Executor, Interrupted};
use crate::interference::Solid;
use crate::shape::Shape;
use crate::tolerance::{MAX_FIT_OFFSET, MIN_FIT_RATIO, PARALLEL_FEATURES};
use crate::{Point, RigidTransform, Vector};

/// A cylindrical face of one part in one of the other, around the same axis and of nearly the same diameter. Positions
/// are in A's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CylinderFit {
    /// The number of a face of A and of one of B. Of several faces on one cylinder it is the first.
    pub faces: [u32; 2],
    /// True if the shaft is B's and the hole is A's.
    pub is_shaft_of_b: bool,
    /// The diameter of the hole.
    pub hole_diameter: f64,
    /// The diameter of the shaft.
    pub shaft_diameter: f64,
    /// The length along the axis over which both faces extend.
    pub length: f64,
    /// The largest distance of the two axes over this length.
    pub offset: f64,
    /// The point of A's axis in the middle of this length.
    pub centre: Point,
}

impl CylinderFit {
    /// Returns the diameter of the hole less that of the shaft: play, or interference if it is negative.
    pub fn play(&self) -> f64 {
        self.hole_diameter - self.shaft_diameter
    }
}

/// Finds the fits of two parts, those with the least play first. A part whose file states no surfaces has none, and neither
/// has one that is its mesh. The pose is B's in A's frame.
///
/// A fit has parallel axes. Over the common length they are apart by no more than rounding and a fraction of the difference
/// of the radii. The two faces share a part of the turn, too: the half of a split bush fits no other half.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub fn cylinder_fits(
    a: &Solid,
    b: &Solid,
    b_in_a: &RigidTransform,
    executor: &impl Executor,
) -> Result<Vec<CylinderFit>, Interrupted> {
    let states = |solid: &&Solid| !solid.is_exact_mesh && !solid.shape.mesh().surfaces().is_empty();
    match [a, b].iter().all(states) {
        true => fits_of_surfaces(a.shape, b.shape, b_in_a, &(executor as &dyn DynExecutor)),
        false => Ok(Vec::new()),
    }
}

/// Finds the fits of two parts whose files state their surfaces.
// Never inlined: loaded by this name, with the first file that states its surfaces.
#[inline(never)]
fn fits_of_surfaces(
    a: &Shape,
    b: &Shape,
    b_in_a: &RigidTransform,
    executor: &&dyn DynExecutor,
) -> Result<Vec<CylinderFit>, Interrupted> {
    let mut found = Vec::new();
    let [near_a, near_b] = [a.bounds(), b.bounds().posed(*b_in_a)];
    let is_beside = |face: &CylindricalFace| face.bounds.posed(*b_in_a).overlaps(&near_a);
    let of_b = cylinders(b, is_beside, executor)?;
    for (one, is_hole) in cylinders(a, |face| face.bounds.overlaps(&near_b), executor)? {
        executor.poll(true)?;
        let others = of_b.iter().filter(|(_, is_other)| *is_other != is_hole);
        found.extend(others.filter_map(|(other, _)| fit([a, b], [one, other], is_hole, b_in_a)));
    }
    found.sort_by(|x: &CylinderFit, y| x.play().total_cmp(&y.play()).then(x.faces.cmp(&y.faces)));
    Ok(found)
}

/// Returns some of the cylindrical faces of a shape, and whether each is that of a hole.
fn cylinders<'a>(
    shape: &'a Shape,
    is_meant: impl Fn(&CylindricalFace) -> bool,
    executor: &&dyn DynExecutor,
) -> Result<Vec<(&'a CylindricalFace, bool)>, Interrupted> {
    let signs = shape.orientations(executor)?;
    let all = shape.features().cylindrical.iter();
    let side = |face: &CylindricalFace| face.is_hole != (signs.sign(face.triangles[0]) < 0);
    Ok(all
        .filter(|face| is_meant(face))
        .map(|face| (face, side(face)))
        .collect())
}

/// Returns the fit of a shaft's face and a hole's, if it is one.
fn fit(
    [a, b]: [&Shape; 2],
    faces: [&CylindricalFace; 2],
    is_shaft_of_b: bool,
    b_in_a: &RigidTransform,
) -> Option<CylinderFit> {
    let [one, other] = faces;
    let [smaller, larger] = [one.radius.min(other.radius), one.radius.max(other.radius)];
    let axis = b_in_a.vector(&other.axis);
    if smaller < MIN_FIT_RATIO * larger || one.axis.cross(&axis).norm() > PARALLEL_FEATURES {
        return None;
    }
    let rounding = a.rounding() + b.rounding();
    // In a direction that both faces share, their facets are between the axes and the larger cylinder.
    let near = larger * (1.0 + MAX_FIT_OFFSET) + rounding;
    if !(one.bounds.grown(near)).overlaps(&other.bounds.posed(*b_in_a)) {
        return None;
    }
    let centre = b_in_a.point(&other.centre);
    let middle = one.axis.dot(&(centre - one.centre));
    let from = (middle - other.length / 2.0).max(-one.length / 2.0);
    let to = (middle + other.length / 2.0).min(one.length / 2.0);
    let at = |height: f64| one.centre + one.axis * height;
    let [start, end] = [from, to].map(|end| axis.cross(&(at(end) - centre)).norm());
    let offset = start.max(end);
    if to - from <= rounding || offset > MAX_FIT_OFFSET * (larger - smaller) + rounding {
        return None;
    }
    let line = InfiniteCylinder::new(Vector::zeros(), one.axis, larger);
    let is_beside = |corners: &[Vector; 3]| {
        let heights = corners.map(|p| one.axis.dot(&p));
        heights.iter().any(|&h| h > from) && heights.iter().any(|&h| h < to)
    };
    let local = |corners: [Point; 3]| corners.map(|p| p - one.centre);
    let of_a = one.triangles.iter().map(|&t| local(a.triangle(t)));
    let of_b = (other.triangles.iter()).map(|&t| local(b.posed_triangle(t, b_in_a)));
    let of_a = arcs(of_a.filter(is_beside), &line);
    let of_b = arcs(of_b.filter(is_beside), &line);
    if shared_angle(of_a, of_b) * larger <= rounding {
        return None;
    }
    let [of_a, of_b] = faces.map(|face| 2.0 * face.radius);
    let number =
        |shape: &Shape, face: &CylindricalFace| shape.mesh().faces()[face.triangles[0] as usize];
    Some(CylinderFit {
        faces: [number(a, one), number(b, other)],
        is_shaft_of_b,
        hole_diameter: if is_shaft_of_b { of_a } else { of_b },
        shaft_diameter: if is_shaft_of_b { of_b } else { of_a },
        length: to - from,
        offset,
        centre: at((from + to) / 2.0),
    })
}

/// Returns the angle that both sets of arcs cover, in radians.
fn shared_angle(mut one: Arcs, other: Arcs) -> f64 {
    let each = covered(one.clone()) + covered(other.clone());
    one.extend(other);
    each - covered(one)
}
