//! Draws convex parts on a lattice, and computes their class in whole numbers.

use crate::Random;
use nearpoint_geometry::Point;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::shape::{Mesh, Shape};

/// A point of the lattice.
pub type LatticePoint = [i64; 3];

fn lattice_point(p: &Point) -> LatticePoint {
    [p.x, p.y, p.z].map(|x| {
        assert_eq!(x.fract(), 0.0);
        x as i64
    })
}

fn minus(a: &LatticePoint, b: &LatticePoint) -> LatticePoint {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn cross(a: &LatticePoint, b: &LatticePoint) -> LatticePoint {
    [0, 1, 2].map(|i| {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        a[j] * b[k] - a[k] * b[j]
    })
}

fn dot(a: &LatticePoint, b: &LatticePoint) -> i64 {
    (0..3).map(|i| a[i] * b[i]).sum()
}

/// Returns the class of two convex polyhedra in whole numbers, by all separating axes: normals of faces, products of edges.
pub fn class(a: &Hull, b: &Hull, shift: LatticePoint) -> PairClass {
    let of_a: Vec<LatticePoint> = a.vertices().iter().map(lattice_point).collect();
    let of_b: Vec<LatticePoint> = (b.vertices().iter().map(lattice_point))
        .map(|p| [p[0] + shift[0], p[1] + shift[1], p[2] + shift[2]])
        .collect();
    let normals = |points: &[LatticePoint], hull: &Hull| -> Vec<LatticePoint> {
        let of = |t: &[u32; 3]| t.map(|v| points[v as usize]);
        let triangles = hull.triangles().iter().map(of);
        triangles
            .map(|[p, q, r]| cross(&minus(&q, &p), &minus(&r, &p)))
            .collect()
    };
    let edges = |points: &[LatticePoint], hull: &Hull| -> Vec<LatticePoint> {
        let of = |[p, q]: [u32; 2]| minus(&points[q as usize], &points[p as usize]);
        hull.edges().map(of).collect()
    };
    let mut axes = normals(&of_a, a);
    axes.extend(normals(&of_b, b));
    for p in edges(&of_a, a) {
        axes.extend(edges(&of_b, b).iter().map(|q| cross(&p, q)));
    }
    let mut class = PairClass::Interferes;
    for axis in axes.iter().filter(|axis| **axis != [0; 3]) {
        let along = |points: &[LatticePoint]| {
            let all = points.iter().map(|p| dot(p, axis));
            (all.clone().min().unwrap(), all.max().unwrap())
        };
        let ((low, high), (other_low, other_high)) = (along(&of_a), along(&of_b));
        if high < other_low || other_high < low {
            return PairClass::Clear;
        }
        if high == other_low || other_high == low {
            class = PairClass::Touches;
        }
    }
    class
}

/// Draws a prism, a pyramid, a wedge or a box on a small grid: many edges and planes coincide.
pub fn cad_like(random: &mut Random) -> Vec<Point> {
    let mut side = || 1.0 + random.below(4) as f64;
    let [x, y, z] = [side(), side(), side()];
    let base = [[0.0, 0.0, 0.0], [x, 0.0, 0.0], [x, y, 0.0], [0.0, y, 0.0]];
    let base = &base[..3 + random.below(2) as usize];
    let top = match random.below(3) {
        0 => base.iter().map(|[x, y, _]| [*x, *y, z]).collect(),
        1 => vec![[random.below(5) as f64, random.below(5) as f64, z]],
        _ => vec![[0.0, 0.0, z], [x, 0.0, z]],
    };
    base.iter().copied().chain(top).map(Point::from).collect()
}

/// Returns the hull of points with its shape; None if it has no volume.
pub fn hull(points: &[Point]) -> Option<(Hull, Shape)> {
    let hull = Hull::build(points).ok()?;
    let positions: Vec<[f64; 3]> = hull.vertices().iter().map(|&p| p.into()).collect();
    let mesh = Mesh::from_parts(positions, hull.triangles().to_vec(), Vec::new()).ok()?;
    let shape = Shape::build(mesh, &SequentialExecutor);
    (shape.volume() > 0.0).then_some((hull, shape))
}
