//! Tests that every tree holds every triangle once, in boxes that contain it, and does not depend on what built it.

use nearpoint_geometry::bounds::{Aabb, Bvh, Child, Node};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::tolerance::SUM_ROUNDING;
use nearpoint_geometry::{Point, Vector};
use nearpoint_testing::executor::ThreadExecutor;

/// Makes a wavy sheet of `2·n·n` triangles, moved by `offset` and scaled.
fn sheet(n: u32, scale: f64, offset: f64) -> (Vec<Point>, Vec<[u32; 3]>) {
    let at = |i: u32, j: u32| {
        let (x, y) = (f64::from(i) / 7.0, f64::from(j) / 11.0);
        Point::new(x, y, (3.0 * x).sin() * (2.0 * y).cos()) * scale + Vector::repeat(offset)
    };
    let vertices = (0..=n)
        .flat_map(|i| (0..=n).map(move |j| at(i, j)))
        .collect();
    let corner = |i: u32, j: u32| i * (n + 1) + j;
    let cell = |(i, j)| {
        let ([a, d], [b, c]) = [i, i + 1].map(|i| [j, j + 1].map(|j| corner(i, j))).into();
        [[a, b, c], [a, c, d]]
    };
    let cells = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    (vertices, cells.flat_map(cell).collect())
}

/// Returns the box of a child in the mesh's frame, in f64; it contains the triangles below it.
fn child_bounds(bvh: &Bvh, node: &Node, slot: usize) -> Aabb {
    let at = |v: [f32; 3], outward: f64| {
        let p = bvh.origin() + Vector::from(v.map(f64::from));
        p.map(|x| x + outward * x.abs() * SUM_ROUNDING)
    };
    Aabb {
        lo: at(node.boxes.lo_of(slot), -1.0),
        hi: at(node.boxes.hi_of(slot), 1.0),
    }
}

/// Checks the subtree under a node and counts its triangles.
fn check(
    bvh: &Bvh,
    index: u32,
    max_distance: &Aabb,
    vertices: &[Point],
    triangles: &[[u32; 3]],
    seen: &mut [bool],
) -> u32 {
    let node = &bvh.nodes()[index as usize];
    let mut depth = 0;
    let unused = |slot: usize| node.child(slot) == Child::Empty;
    assert!(
        (1..4).all(|slot| unused(slot) || !unused(slot - 1)),
        "unused slots come last"
    );
    for slot in 0..4 {
        let bounds = child_bounds(bvh, node, slot);
        match node.child(slot) {
            Child::Empty => assert!(node.boxes.lo_of(slot)[0] > node.boxes.hi_of(slot)[0]),
            Child::Triangle(t) => {
                let is_known = std::mem::replace(&mut seen[t as usize], true);
                assert!(!is_known, "triangle {t} twice");
                let corners =
                    Aabb::from_points(&triangles[t as usize].map(|v| vertices[v as usize]));
                assert!(bounds.contains(&corners), "triangle {t} sticks out");
                assert!(max_distance.contains(&bounds));
            }
            Child::Node(i) => {
                assert!(i > index, "a parent comes after its child");
                assert!(max_distance.contains(&bounds));
                depth = depth.max(check(bvh, i, &bounds, vertices, triangles, seen));
            }
        }
    }
    depth + 1
}

fn checked(vertices: &[Point], triangles: &[[u32; 3]]) -> Bvh {
    let bvh = Bvh::build(vertices, triangles, &SequentialExecutor);
    let everything = Aabb {
        lo: Aabb::EMPTY.hi,
        hi: Aabb::EMPTY.lo,
    };
    let mut seen = vec![false; triangles.len()];
    let depth = check(&bvh, 0, &everything, vertices, triangles, &mut seen);
    assert!(seen.iter().all(|&s| s), "a triangle is missing");
    assert!(depth < 64, "depth {depth}");
    assert_eq!(
        bvh,
        Bvh::build(vertices, triangles, &ThreadExecutor::new(8))
    );
    bvh
}

#[test]
fn bvh_at_any_scale_holds_every_triangle_once() {
    for n in [1, 2, 3, 5, 30, 150] {
        for (scale, offset) in [(1.0, 0.0), (1e-6, 1.0), (1e6, -1e9), (1e-6, 0.0)] {
            let (vertices, triangles) = sheet(n, scale, offset);
            checked(&vertices, &triangles);
        }
    }
}

#[test]
fn identical_triangles_are_halved_anyhow() {
    let vertices = [[1.0, 2.0, 3.0], [2.0, 2.0, 3.0], [1.0, 5.0, 3.0]].map(Point::from);
    checked(&vertices, &vec![[0, 1, 2]; 1000]);
    checked(&vertices, &vec![[1, 1, 1]; 100]);
}

#[test]
fn ever_smaller_triangles_do_not_make_it_deep() {
    let x = |i: u32| 0.5_f64.powf(f64::from(i) / 12.0);
    let at = |i: u32| Point::new(x(i), 0.0, f64::from(i % 2) * 1e-60);
    let vertices: Vec<Point> = (0..3000).map(at).collect();
    let triangles: Vec<[u32; 3]> = (0..2998).map(|i| [i, i + 1, i + 2]).collect();
    checked(&vertices, &triangles);
}

#[test]
fn nothing_is_a_node_without_children() {
    let bvh = Bvh::build(&[], &[], &SequentialExecutor);
    assert_eq!(bvh.nodes().len(), 1);
    assert!((0..4).all(|slot| bvh.nodes()[0].child(slot) == Child::Empty));
    assert!(bvh.bounds().is_empty());
}

#[test]
fn nodes_are_nearly_full() {
    let (vertices, triangles) = sheet(150, 1.0, 0.0);
    let bvh = checked(&vertices, &triangles);
    let a_triangle = bvh.memory_bytes() as f64 / triangles.len() as f64;
    assert!(a_triangle < 45.0, "{a_triangle} bytes");
}
