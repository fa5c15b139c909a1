//! Finds motions that go against no normal, and the shortest motion that goes far enough along each. These are small
//! quadratic programs, solved by trying every set of normals that may be active.

use nearpoint_geometry::Vector;
use nearpoint_geometry::tolerance::{FREE_MOTION_NOISE, PARALLEL_NORMALS};

/// A lower bound of a motion's component along a unit normal; below 0, the motion may go against the normal.
#[derive(Debug, Clone, Copy)]
pub(super) struct MotionConstraint {
    pub normal: Vector,
    pub min_advance: f64,
}

/// Returns the motion nearest to `displacement` that goes against none of the normals. This is `displacement` itself,
/// bit for bit, if it goes against none.
pub(super) fn project_on_cone(
    displacement: &Vector,
    normals: impl Iterator<Item = Vector>,
) -> Vector {
    let constraint = |normal: Vector| MotionConstraint {
        min_advance: -normal.dot(displacement),
        normal,
    };
    let constraints: Vec<MotionConstraint> = normals.map(constraint).collect();
    match min_norm_motion(&constraints) {
        Some(more) if more == Vector::zeros() => *displacement,
        Some(more) => displacement + more,
        None => Vector::zeros(),
    }
}

/// Returns the shortest motion that satisfies all constraints; `None` if none does.
///
/// It is a combination of the normals of its active constraints, and no more than three of these are needed.
pub(super) fn min_norm_motion(constraints: &[MotionConstraint]) -> Option<Vector> {
    let largest = constraints
        .iter()
        .fold(0.0, |l: f64, w| l.max(w.min_advance.abs()));
    let noise = FREE_MOTION_NOISE * largest;
    let fulfils = |m: &Vector| {
        constraints
            .iter()
            .all(|w| w.normal.dot(m) >= w.min_advance - noise)
    };
    let shorter = |m: &Vector, than: &Option<Vector>| {
        than.is_none_or(|than| m.norm_squared() < than.norm_squared())
    };
    let mut best = None;
    let mut look = |motion: Option<Vector>| {
        best = motion.filter(|m| shorter(m, &best) && fulfils(m)).or(best);
    };
    look(
        constraints
            .iter()
            .all(|w| w.min_advance <= 0.0)
            .then(Vector::zeros),
    );
    for (i, p) in constraints.iter().enumerate() {
        look(Some(p.normal * p.min_advance));
        for (j, q) in constraints.iter().enumerate().take(i) {
            look(along_two(p, q));
            for r in &constraints[..j] {
                look(along_three(p, q, r));
            }
        }
    }
    best
}

/// Returns the motion in the plane of two normals that goes exactly as far as required along both.
fn along_two(p: &MotionConstraint, q: &MotionConstraint) -> Option<Vector> {
    let cosine = p.normal.dot(&q.normal);
    let sine_squared = p.normal.cross(&q.normal).norm_squared();
    let sum = p.normal * (p.min_advance - cosine * q.min_advance)
        + q.normal * (q.min_advance - cosine * p.min_advance);
    (sine_squared > PARALLEL_NORMALS).then(|| sum / sine_squared)
}

/// Returns the motion that goes exactly as far as required along three normals.
fn along_three(p: &MotionConstraint, q: &MotionConstraint, r: &MotionConstraint) -> Option<Vector> {
    let (pq, qr, rp) = (
        p.normal.cross(&q.normal),
        q.normal.cross(&r.normal),
        r.normal.cross(&p.normal),
    );
    let volume = pq.dot(&r.normal);
    let sum = qr * p.min_advance + rp * q.min_advance + pq * r.min_advance;
    (volume.abs() > PARALLEL_NORMALS).then(|| sum / volume)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn free_of(displacement: [f64; 3], normals: &[[f64; 3]]) -> Vector {
        let normals = normals.iter().map(|n| Vector::from(*n).normalize());
        project_on_cone(&displacement.into(), normals)
    }

    #[test]
    fn one_normal_leaves_a_plane_two_a_line_three_nothing() {
        let (x, y, z) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]);
        let displacement = [-1.0, -2.0, -3.0];
        let v = |x: f64, y: f64, z: f64| Vector::new(x, y, z);
        assert_eq!(free_of(displacement, &[]), Vector::from(displacement));
        assert_eq!(free_of(displacement, &[x]), v(0.0, -2.0, -3.0));
        assert_eq!(free_of(displacement, &[x, z]), v(0.0, -2.0, 0.0));
        assert_eq!(free_of(displacement, &[x, y, z]), Vector::zeros());
        // A normal that the motion does not go against does not matter.
        assert_eq!(free_of([1.0, 2.0, -3.0], &[x, y, z]), v(1.0, 2.0, 0.0));
    }

    #[test]
    fn in_an_obtuse_corner_the_projection_on_one_plane_is_free() {
        let found = free_of([3.0, -1.0, 0.0], &[[0.0, 1.0, 0.0], [-0.1, 1.0, 0.0]]);
        assert!(
            (found - Vector::new(2.8713, 0.2871, 0.0)).norm() < 1e-3,
            "{found}"
        );
    }

    #[test]
    fn normals_that_differ_by_rounding_are_one() {
        let found = free_of([1.0, 0.0, -1.0], &[[0.0, 0.0, 1.0], [1e-9, 1e-9, 1.0]]);
        assert!((found - Vector::x()).norm() < 1e-8, "{found}");
    }

    #[test]
    fn min_norm_motion_of_opposite_constraints_is_none() {
        let constraint = |z: f64| MotionConstraint {
            normal: Vector::z() * z,
            min_advance: 1.0,
        };
        assert!(min_norm_motion(&[constraint(1.0), constraint(-1.0)]).is_none());
        assert_eq!(
            min_norm_motion(&[constraint(1.0), constraint(1.0)]),
            Some(Vector::z())
        );
    }
}
