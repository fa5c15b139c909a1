//! Finds the point of a mesh nearest to another, and tests whether all of a mesh is far enough.

use super::posed_shape::PosedShape;
use super::triangles::to_triangle;
use crate::Point;
use crate::shape::Shape;
use std::ops::ControlFlow;

/// A point of a shape near another point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PointProjection {
    pub distance: f64,
    /// The nearest point of the shape, in A's frame.
    pub point: Point,
    /// The triangle that the point lies on.
    pub triangle: u32,
}

/// Finds the point of a shape nearest to `p`, which is in A's frame. Among equally near points it returns any, but always
/// the same. The search ends early at a point no farther than `enough`. It begins with the triangle `start`: the nearer
/// that is, the sooner it ends.
pub(crate) fn project_point(
    side: &PosedShape,
    p: &Point,
    enough: f64,
    start: u32,
) -> PointProjection {
    let first = to_triangle(p, &side.corners(start));
    let mut bound = first.distance_squared.sqrt();
    if bound <= enough {
        return PointProjection {
            distance: bound,
            point: first.on_b,
            triangle: start,
        };
    }
    let mut best = (first, start);
    // The descent ends early at a point that is near enough.
    let _ = side.visit_nearest_first(p, bound, |triangle| {
        let nearest = to_triangle(p, &side.corners(triangle));
        let distance = nearest.distance_squared.sqrt();
        if distance < bound {
            (bound, best) = (distance, (nearest, triangle));
        }
        match bound <= enough {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(bound),
        }
    });
    let (nearest, triangle) = best;
    PointProjection {
        distance: bound,
        point: nearest.on_b,
        triangle,
    }
}

/// Returns the triangle of a shape nearest to a point in the shape's frame; among equally near ones always the same.
pub fn nearest_triangle(shape: &Shape, p: &Point) -> u32 {
    project_point(&PosedShape::new(shape, None), p, 0.0, 0).triangle
}

/// Returns the point of a shape's surface nearest to a point in the shape's frame; among equally near ones always the same.
pub fn nearest_point(shape: &Shape, p: &Point) -> Point {
    project_point(&PosedShape::new(shape, None), p, 0.0, 0).point
}

/// Returns whether every triangle of a shape is farther from `p`, in A's frame, than its `reach`, which never exceeds
/// `largest`.
pub(crate) fn all_beyond_reach(
    side: &PosedShape,
    p: &Point,
    largest: f64,
    reach: impl Fn(u32) -> f64,
) -> bool {
    let beyond = side.visit_nearest_first(p, largest, |triangle| {
        let nearest = to_triangle(p, &side.corners(triangle));
        match nearest.distance_squared.sqrt() <= reach(triangle) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(largest),
        }
    });
    beyond.is_continue()
}

/// Returns the largest `reach` of the triangles whose distance from `p`, in A's frame, is within their reach; 0 if there is
/// none. `reach` never exceeds `largest`.
pub(crate) fn max_reach(
    side: &PosedShape,
    p: &Point,
    largest: f64,
    reach: impl Fn(u32) -> f64,
) -> f64 {
    let mut found = 0f64;
    let _ = side.visit_nearest_first(p, largest, |triangle| {
        let own = reach(triangle);
        if own > found && to_triangle(p, &side.corners(triangle)).distance_squared <= own * own {
            found = own;
        }
        ControlFlow::<(), _>::Continue(largest)
    });
    found
}

/// Returns the least difference of a triangle's distance from `p`, in A's frame, and its `reach`, which never exceeds
/// `largest`. It is negative within the reach of a triangle.
pub(crate) fn min_excess(
    side: &PosedShape,
    p: &Point,
    largest: f64,
    reach: impl Fn(u32) -> f64,
) -> f64 {
    let mut least = f64::INFINITY;
    let _ = side.visit_nearest_first(p, least, |triangle| {
        let distance = to_triangle(p, &side.corners(triangle))
            .distance_squared
            .sqrt();
        least = least.min(distance - reach(triangle));
        ControlFlow::<(), _>::Continue(least + largest)
    });
    least
}

/// Returns whether a triangle no farther than `max_distance` from `p`, in A's frame, satisfies `is_asked`.
pub(crate) fn any_within_distance(
    side: &PosedShape,
    p: &Point,
    max_distance: f64,
    mut is_asked: impl FnMut(u32) -> bool,
) -> bool {
    let found = side.visit_nearest_first(p, max_distance, |triangle| match is_asked(triangle) {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(max_distance),
    });
    found.is_break()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::executor::SequentialExecutor;
    use crate::random::SplitMix64;
    use crate::shape::{Mesh, Shape, Soup, primitives};
    use crate::{Pose, RigidTransform, Vector};

    const SEED: u64 = 21;

    fn vector(random: &mut SplitMix64) -> Vector {
        Vector::from_fn(|_, _| random.signed())
    }

    /// Returns the distance of every triangle.
    fn distances(side: &PosedShape, p: &Point) -> Vec<f64> {
        let count = side.shape.mesh().triangles().len() as u32;
        let of = |t| to_triangle(p, &side.corners(t)).distance_squared.sqrt();
        (0..count).map(of).collect()
    }

    /// Creates shapes that are smooth, slender, or flat along the axes, where many triangles are equally near; in all
    /// sizes, near and far.
    fn shapes() -> impl Iterator<Item = Shape> {
        let soups = [
            primitives::bumpy_sphere(24, 13, 3),
            primitives::tube(24, 0.3, 0.2, 40.0),
            primitives::cuboid(1.0, 2.0, 3.0),
            primitives::torus(30, 4, 1.0, 0.01),
        ];
        let scaled = |soup: &Soup, size: f64, off: f64| Soup {
            positions: (soup.positions.iter().map(|p| p.map(|x| size * (x + off)))).collect(),
            ..soup.clone()
        };
        let sizes = [(1.0, 0.0), (1e-6, 0.0), (1e6, 0.0), (1.0, 1e4)];
        let all = move |soup: Soup| sizes.map(|(size, off)| scaled(&soup, size, off));
        let all = soups.into_iter().flat_map(all);
        all.map(|soup| Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor))
    }

    /// Returns a point on the surface, near it, or farther away.
    fn some_point(random: &mut SplitMix64, shape: &Shape, round: usize) -> Point {
        let count = shape.mesh().triangles().len() as f64;
        let [a, b, c] = shape.triangle((random.uniform() * count) as u32);
        let on = nalgebra::center(&nalgebra::center(&a, &b), &c);
        let off = [0.0, 1e-9, 0.01, 1.0, 100.0][round % 5];
        on + vector(random) * (off * shape.bounds().diagonal())
    }

    #[test]
    fn descents_to_a_point_lose_no_triangle() {
        let mut random = SplitMix64::seeded(SEED);
        for shape in shapes() {
            let size = shape.bounds().diagonal();
            for round in 0..60 {
                let pose = Pose::new(vector(&mut random) * size, vector(&mut random));
                let pose = (round % 2 == 0).then(|| RigidTransform::new(&pose));
                let side = PosedShape::new(&shape, pose);
                let p = side.point(&some_point(&mut random, &shape, round));
                let all = distances(&side, &p);
                let least = all.iter().copied().fold(f64::INFINITY, f64::min);
                let count = all.len() as f64;
                for start in [0, (random.uniform() * count) as u32] {
                    let near = project_point(&side, &p, 0.0, start);
                    assert_eq!(near.distance, least, "seed {SEED}: {p:?}");
                    assert_eq!(all[near.triangle as usize], least, "seed {SEED}: {p:?}");
                    let enough = least * (1.0 + random.uniform());
                    let near = project_point(&side, &p, enough, start);
                    assert!(near.distance <= enough.max(least), "seed {SEED}: {p:?}");
                }
                let largest = least * (0.5 + random.uniform());
                let reach = |t: u32| largest / f64::from(1 + t % 3);
                let reaches = |t: u32| all[t as usize] <= reach(t);
                let max_distance = (0..all.len() as u32).filter(|&t| reaches(t));
                let beyond = all_beyond_reach(&side, &p, largest, reach);
                assert_eq!(
                    beyond,
                    max_distance.clone().count() == 0,
                    "seed {SEED}: {p:?}"
                );
                let found = max_reach(&side, &p, largest, reach);
                let squares = |t: &u32| all[*t as usize].powi(2) <= reach(*t).powi(2);
                let wanted = max_distance.filter(squares).map(reach).fold(0.0, f64::max);
                assert!(found >= wanted, "seed {SEED}: {p:?}, {found} {wanted}");
            }
        }
    }
}
