//! Tests convex hulls against the definition, by certificate where that is too slow, and their laws.

use crate::common::clouds::{in_ball, on_sphere, random_cloud, random_points};
use nearpoint_geometry::hull::{Dimension, Hull, HullError};
use nearpoint_geometry::{Point, Vector, brute_force};
use nearpoint_testing::Random;
use std::collections::{HashMap, HashSet};

/// Returns the coordinates' bits. Zero is never negative here, so equal points have equal bits.
fn bits(p: &Point) -> [u64; 3] {
    [p.x, p.y, p.z].map(|x| (x + 0.0).to_bits())
}

fn set<'a>(points: impl IntoIterator<Item = &'a Point>) -> HashSet<[u64; 3]> {
    points.into_iter().map(bits).collect()
}

/// Sorts lists of corners.
fn sorted(lists: impl Iterator<Item = Vec<[u64; 3]>>) -> Vec<Vec<[u64; 3]>> {
    let mut lists = Vec::from_iter(lists);
    lists.iter_mut().for_each(|list| list.sort());
    lists.sort();
    lists
}

fn orient3d(points: [&Point; 4]) -> f64 {
    let [a, b, c, d] = points.map(|&Point { coords }| {
        let [x, y, z] = coords.into();
        robust::Coord3D { x, y, z }
    });
    robust::orient3d(a, b, c, d)
}

/// Certifies a hull. A closed surface, convex across every edge and without points above it, is the hull. If its faces are
/// whole and its vertices have three of them, the vertices are the extreme points.
fn certify(hull: &Hull, points: &[Point]) {
    let corner = |v: u32| hull.vertex(v);
    let mut across = HashMap::new();
    for polygon in hull.polygons().iter() {
        assert_eq!(polygon.iter().min(), Some(&polygon[0]));
        for i in 0..polygon.len() {
            let next = (i + 1) % polygon.len();
            let after = polygon[(i + 2) % polygon.len()];
            let known = across.insert([polygon[i], polygon[next]], after);
            assert!(known.is_none(), "an edge of two faces on one side");
        }
    }
    for (&[from, to], &after) in &across {
        let other = across[&[to, from]];
        let side = orient3d([corner(from), corner(to), corner(after), corner(other)]);
        assert!(side > 0.0, "not convex, or not whole, at {from} {to}");
        assert!(hull.neighbours().get(from).contains(&to));
    }
    let (v, f) = (hull.vertices().len(), hull.polygons().len());
    assert_eq!(v + f, across.len() / 2 + 2, "Euler");
    assert_eq!(hull.neighbours().items().len(), across.len());
    assert_eq!(hull.edges().count(), across.len() / 2);
    assert!(hull.neighbours().iter().all(|all| all.len() >= 3));
    for (&[a, b, c], &polygon) in hull.triangles().iter().zip(hull.polygon_of()) {
        let around = hull.polygons().get(polygon);
        assert!([a, b, c].iter().all(|v| around.contains(v)));
        for p in points {
            assert!(orient3d([corner(a), corner(b), corner(c), p]) >= 0.0);
        }
    }
    for (vertex, &source) in hull.vertices().iter().zip(hull.source_indices()) {
        assert_eq!(bits(vertex), bits(&points[source as usize]));
    }
}

#[test]
fn agrees_with_the_definition() {
    let mut random = Random::seeded("hull agrees with the definition", 31);
    let mut seen = HashMap::new();
    for _ in 0..1500 {
        let count = 1 + random.below(16) as usize;
        let points = random_cloud(&mut random, count);
        let hull = Hull::build(&points).unwrap();
        *seen.entry(hull.dimension() as u8).or_insert(0) += 1;
        let expected = brute_force::hull_faces(&points);
        assert_eq!(hull.dimension() == Dimension::Solid, !expected.is_empty());
        if expected.is_empty() {
            continue;
        }
        certify(&hull, &points);
        let mut faces_at = HashMap::new();
        for face in &expected {
            for p in set(face.iter().map(|&i| &points[i as usize])) {
                *faces_at.entry(p).or_insert(0) += 1;
            }
        }
        faces_at.retain(|_, faces| *faces >= 3);
        let extreme: HashSet<_> = faces_at.into_keys().collect();
        assert_eq!(set(hull.vertices()), extreme, "{points:?}");
        let corners = |of: &[u32]| of.iter().map(|&v| bits(hull.vertex(v))).collect();
        let found = sorted(hull.polygons().iter().map(corners));
        let of_face = |face: &Vec<u32>| {
            let all = set(face.iter().map(|&i| &points[i as usize]));
            all.intersection(&extreme).copied().collect()
        };
        let expected = sorted(expected.iter().map(of_face));
        assert_eq!(found, expected, "{points:?}");
    }
    assert!((0..4).all(|dimension| seen[&dimension] > 30), "{seen:?}");
}

#[test]
fn large_sets_are_certified() {
    let mut random = Random::seeded("large hulls are certified", 32);
    for count in [300, 2500] {
        for _ in 0..9 {
            let points = random_cloud(&mut random, count);
            let hull = Hull::build(&points).unwrap();
            if hull.dimension() == Dimension::Solid {
                certify(&hull, &points);
            }
        }
    }
}

/// The interior filter must lose no vertex: shapes are round, flat, thin and far from the origin.
#[test]
fn sieved_sets_are_certified() {
    let mut random = Random::seeded("sieved hulls are certified", 33);
    for (stretch, offset) in [
        ([1.0, 1.0, 1.0], 0.0),
        ([1.0, 1e-7, 1.0], 0.0),
        ([1.0, 1e-7, 1.0], 1e8),
        ([1e3, 1e-9, 1e-3], 1e-8),
    ] {
        let stretch = Vector::from(stretch);
        let points = random_points(20_000, || {
            let p = in_ball(&mut random).coords.component_mul(&stretch);
            Point::from(p + Vector::new(offset, 0.0, -offset))
        });
        certify(&Hull::build(&points).unwrap(), &points);
    }
    let steps = |i: u32| f64::from(i % 30) * 0.1;
    let at = |i: u32| Point::new(steps(i), steps(i / 30), steps(i / 900));
    let cube: Vec<Point> = (0..27_000).map(at).collect();
    let hull = Hull::build(&cube).unwrap();
    certify(&hull, &cube);
    assert_eq!((hull.vertices().len(), hull.polygons().len()), (8, 6));
}

#[test]
fn a_sphere_keeps_every_point() {
    let mut random = Random::seeded("a sphere keeps every point", 34);
    let points = random_points(100_000, || on_sphere(&mut random));
    let hull = Hull::build(&points).unwrap();
    assert_eq!(hull.vertices().len(), 100_000);
    assert_eq!(hull.triangles().len(), 2 * 100_000 - 4);
    let near = |[a, b]: [u32; 2]| a.abs_diff(b) < 1000;
    let edges = hull.edges().count();
    assert!(10 * hull.edges().filter(|&edge| near(edge)).count() > 8 * edges);
}

#[test]
fn the_order_of_points_and_their_copies_change_nothing() {
    let mut random = Random::seeded("the order of points changes nothing", 35);
    for _ in 0..200 {
        let count = 1 + random.below(60) as usize;
        let points = random_cloud(&mut random, count);
        let mut other = points.clone();
        other.extend_from_slice(&points[..count / 2]);
        for i in 0..other.len() {
            other.swap(i, random.below(i as u64 + 1) as usize);
        }
        let (hull, again) = (Hull::build(&points).unwrap(), Hull::build(&other).unwrap());
        assert_eq!(hull.vertices(), again.vertices());
        assert_eq!(hull.polygons(), again.polygons());
        assert_eq!(hull.neighbours(), again.neighbours());
    }
}

#[test]
fn scaling_by_a_power_of_two_changes_no_face() {
    let mut random = Random::seeded("scaling changes no face", 36);
    for exponent in [-120, -20, 20, 120] {
        let points = random_cloud(&mut random, 200);
        let scaled: Vec<Point> = points.iter().map(|p| p * 2_f64.powi(exponent)).collect();
        let (hull, other) = (Hull::build(&points).unwrap(), Hull::build(&scaled).unwrap());
        assert_eq!(hull.polygons(), other.polygons());
    }
}

#[test]
fn hull_of_degenerate_points_has_lower_dimension() {
    let p = |x, y, z| Point::new(x, y, z);
    let build = |points: &[Point]| Hull::build(points).unwrap();
    let point = build(&[p(1.0, 2.0, 3.0); 5]);
    assert_eq!(point.dimension(), Dimension::Point);
    assert_eq!(point.vertices(), [p(1.0, 2.0, 3.0)]);
    assert_eq!(point.polygons().len(), 0);
    assert!(point.neighbours().get(0).is_empty());
    // −0 is 0.
    let found = build(&[p(0.0, -0.0, 1.0), p(-0.0, 0.0, 1.0)]).dimension();
    assert_eq!(found, Dimension::Point);

    let line: Vec<Point> = (0..7)
        .map(|i| p(f64::from(i), 0.0, 3.0 - f64::from(i)))
        .collect();
    let segment = build(&line);
    assert_eq!(segment.dimension(), Dimension::Segment);
    assert_eq!(segment.vertices(), [line[0], line[6]]);
    assert_eq!(segment.neighbours().get(1), [0]);

    // A square with points inside, on its edges and twice, in a slanted plane.
    let square: Vec<Point> = (0..50)
        .map(|i| p(f64::from(i % 5), f64::from(i / 5 % 5), f64::from(i % 5)))
        .collect();
    let polygon = build(&square);
    assert_eq!(polygon.dimension(), Dimension::Polygon);
    assert_eq!((polygon.vertices().len(), polygon.polygons().len()), (4, 2));
    assert_eq!((polygon.triangles().len(), polygon.edges().count()), (4, 4));
    let [front, back] = [0, 1].map(|i| polygon.polygons().get(i).to_vec());
    assert_eq!(front[0], back[0]);
    assert!(front[1..].iter().eq(back[1..].iter().rev()));

    // Nearly flat is not flat.
    let mut lifted = square;
    lifted[12].z += 1e-15;
    assert_eq!(build(&lifted).dimension(), Dimension::Solid);
}

#[test]
fn hull_of_invalid_points_is_named_error() {
    let ok = Point::new(1.0, 0.0, 0.0);
    let bad = |x| Hull::build(&[ok, Point::new(0.0, x, 0.0), ok]);
    assert_eq!(Hull::build(&[]), Err(HullError::Empty));
    let point = 1;
    for (x, expected) in [
        (f64::NAN, HullError::NotFinite { point }),
        (f64::NEG_INFINITY, HullError::NotFinite { point }),
        (-1e91, HullError::OutOfRange { point }),
        (f64::MIN_POSITIVE, HullError::OutOfRange { point }),
    ] {
        assert_eq!(bad(x), Err(expected), "{x}");
    }
    assert!(bad(1e-90).is_ok() && bad(-1e90).is_ok());
    for error in [bad(f64::NAN), bad(1e300), Hull::build(&[])] {
        assert!(error.unwrap_err().to_string().len() > 20);
    }
}
