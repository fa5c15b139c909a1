//! Tests planar faces, cylindrical faces and straight edges of meshes.

use crate::common::{cube, loose, posed};
use nearpoint_geometry::face::{Features, PlanarFace, features};
use nearpoint_geometry::shape::{Mesh, Soup, primitives};
use nearpoint_geometry::{Point, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{grid, joined, random_triangles, scaled};
use std::f64::consts::TAU;

fn found(soup: Soup) -> Features {
    features(&Mesh::weld(soup).unwrap())
}

fn counts(soup: Soup) -> [usize; 3] {
    let f = found(soup);
    [f.planar.len(), f.cylindrical.len(), f.edges.len()]
}

/// Returns the enclosed area along the normal: corners go counter-clockwise about it, and holes subtract.
fn enclosed(face: &PlanarFace) -> f64 {
    let area = |polygon: &Vec<Point>| {
        let next = polygon.iter().cycle().skip(1);
        let cross = |(p, q): (&Point, &Point)| {
            let [p, q] = [p, q].map(|corner| corner - face.centroid);
            p.cross(&q).dot(&face.normal) / 2.0
        };
        polygon.iter().zip(next).map(cross).sum::<f64>()
    };
    face.boundary.iter().map(area).sum()
}

/// Makes a prism over a polygon, its top turned outwards, ends cut as fans.
fn prism(around: &[[f64; 2]], height: f64) -> Soup {
    let n = around.len() as u32;
    let at = |z: f64| around.iter().map(move |p| [p[0], p[1], z]);
    let mut triangles = Vec::new();
    for i in 0..n {
        let j = (i + 1) % n;
        triangles.extend([[i, j, n + j], [i, n + j, n + i]]);
        if i > 0 && j > 0 {
            triangles.extend([[0, j, i], [n, n + i, n + j]]);
        }
    }
    Soup {
        positions: at(0.0).chain(at(height)).collect(),
        triangles,
        faces: Vec::new(),
    }
}

#[test]
fn a_box_has_six_faces_and_twelve_edges() {
    let box_ = found(primitives::cuboid(1.0, 2.0, 4.0));
    let mut areas: Vec<f64> = box_.planar.iter().map(|f| f.area).collect();
    areas.sort_by(f64::total_cmp);
    assert_eq!(areas, [2.0, 2.0, 4.0, 4.0, 8.0, 8.0]);
    for face in &box_.planar {
        assert_eq!(face.boundary.len(), 1);
        assert_eq!(face.boundary[0].len(), 4);
        assert_eq!(enclosed(face), face.area);
        assert!(face.normal.dot(&face.centroid.coords) > 0.0);
        assert_eq!(face.bounds.centre(), face.centroid);
    }
    assert_eq!(box_.edges.len(), 12);
    for edge in &box_.edges {
        assert!([1.0, 2.0, 4.0].contains(&(edge.ends[1] - edge.ends[0]).norm()));
        assert!(edge.planar[0] < edge.planar[1]);
        for face in edge.planar.map(|f| &box_.planar[f as usize]) {
            for end in edge.ends {
                assert_eq!(face.normal.dot(&(end - face.centroid)), 0.0);
            }
        }
    }
}

#[test]
fn a_tube_has_two_rings_and_two_cylinders() {
    for segments in [13, 48, 500] {
        let tube = found(primitives::tube(segments, 5.0, 2.0, 7.0));
        assert_eq!((tube.planar.len(), tube.edges.len()), (2, 0));
        for ring in &tube.planar {
            let corners: Vec<usize> = ring.boundary.iter().map(Vec::len).collect();
            assert_eq!(corners, [segments as usize; 2]);
            let turn = TAU / f64::from(segments);
            let area = f64::from(segments) / 2.0 * turn.sin() * (25.0 - 4.0);
            assert!((ring.area - area).abs() < 1e-5);
            assert!((enclosed(ring) - area).abs() < 1e-5);
        }
        let mut radii = [5.0, 2.0].into_iter();
        assert_eq!(tube.cylindrical.len(), 2);
        for face in &tube.cylindrical {
            let radius = radii.next().unwrap();
            assert!((face.radius - radius).abs() < 1e-6, "{}", face.radius);
            assert_eq!(face.is_hole, radius == 2.0);
            assert!((face.axis - Vector::z()).norm() < 1e-6);
            assert!(face.centre.coords.norm() < 1e-6);
            assert!((face.length - 7.0).abs() < 1e-6 && (face.span - TAU).abs() < 1e-12);
        }
    }
}

#[test]
fn round_shapes_have_neither_flat_nor_cylindrical_faces() {
    for n in [16, 30, 64, 150] {
        assert_eq!(
            counts(primitives::uv_sphere(2 * n, n, 3.0)),
            [0; 3],
            "sphere {n}"
        );
        assert_eq!(
            counts(primitives::torus(2 * n, n, 4.0, 1.0)),
            [0; 3],
            "torus {n}"
        );
        let [flat, _, edges] = counts(primitives::capsule(2 * n, n / 2, 1.0, 6.0));
        assert_eq!([flat, edges], [0; 2], "capsule {n}");
    }
}

#[test]
fn rounded_corners_are_cylinders_between_walls() {
    // A square of 10 with corners of radius 2, each of 8 facets; no faces given.
    let mut around = Vec::new();
    for (k, centre) in [[3.0, 3.0], [-3.0, 3.0], [-3.0, -3.0], [3.0, -3.0]]
        .iter()
        .enumerate()
    {
        for i in 0..=8 {
            let angle = TAU / 4.0 * (k as f64 + f64::from(i) / 8.0);
            around.push([centre[0] + 2.0 * angle.cos(), centre[1] + 2.0 * angle.sin()]);
        }
    }
    let rounded = found(prism(&around, 5.0));
    assert_eq!((rounded.planar.len(), rounded.cylindrical.len()), (6, 4));
    for face in &rounded.cylindrical {
        assert!((face.radius - 2.0).abs() < 1e-12 && (face.span - TAU / 4.0).abs() < 1e-9);
        assert!(!face.is_hole);
    }
    assert_eq!(rounded.edges.len(), 8);
}

#[test]
fn halves_of_a_cylinder_are_one_face() {
    let mut soup = primitives::tube(32, 5.0, 0.0, 7.0);
    let mesh = Mesh::weld(soup.clone()).unwrap();
    let half = |t: u32| {
        let centre: f64 = mesh.corners(t).iter().map(|p| p.y).sum();
        mesh.faces()[t as usize] * 2 + u32::from(centre > 0.0)
    };
    soup.faces = (0..soup.triangles.len() as u32).map(half).collect();
    assert_eq!(Mesh::weld(soup.clone()).unwrap().face_count(), 6);
    let cylinder = found(soup);
    assert_eq!((cylinder.planar.len(), cylinder.cylindrical.len()), (2, 1));
    assert!((cylinder.cylindrical[0].span - TAU).abs() < 1e-12);
}

#[test]
fn features_move_and_scale_with_the_part() {
    let mut random = Random::seeded("features_move_and_scale_with_the_part", 5);
    for round in 0..30 {
        let sizes = [0; 3].map(|_| 1.5 + random.signed());
        let soup = match round % 3 {
            0 => primitives::cuboid(sizes[0], sizes[1], sizes[2]),
            1 => {
                let segments = 13 + random.below(60) as u32;
                primitives::tube(segments, 3.0, sizes[0].min(2.4), sizes[1])
            }
            _ => {
                let n = 3 + random.below(7);
                let angle = |i: u64| TAU * i as f64 / n as f64;
                let corner = |i| [sizes[0] * angle(i).cos(), sizes[0] * angle(i).sin()];
                prism(&(0..n).map(corner).collect::<Vec<_>>(), sizes[1])
            }
        };
        let before = found(soup.clone());
        let pose = random.pose(3.0);
        let scale = random.pick(&[0.001, 0.03, 1.0, 40.0, 1000.0]);
        let after = found(scaled(posed(soup, &pose), scale, 0.0));
        let near = |a: f64, b: f64| (a - b).abs() <= 1e-6 * a.abs().max(b.abs());
        assert_eq!(before.planar.len(), after.planar.len());
        for (a, b) in before.planar.iter().zip(&after.planar) {
            assert_eq!(a.triangles, b.triangles);
            assert!(near(a.area * scale * scale, b.area));
            assert!((pose * a.normal - b.normal).norm() < 1e-9);
            assert!((pose * a.centroid * scale - b.centroid).norm() < 1e-9 * scale);
            let corners = |f: &PlanarFace| f.boundary.iter().map(Vec::len).collect::<Vec<_>>();
            assert_eq!(corners(a), corners(b));
        }
        assert_eq!(before.cylindrical.len(), after.cylindrical.len());
        for (a, b) in before.cylindrical.iter().zip(&after.cylindrical) {
            assert_eq!(a.triangles, b.triangles);
            assert_eq!(a.is_hole, b.is_hole);
            assert!(near(a.radius * scale, b.radius) && near(a.length * scale, b.length));
            assert!((pose * a.axis).cross(&b.axis).norm() < 1e-6);
            assert!((pose * a.centre * scale - b.centre).norm() < 1e-6 * scale);
        }
        assert_eq!(before.edges.len(), after.edges.len());
        for (a, b) in before.edges.iter().zip(&after.edges) {
            assert_eq!(a.planar, b.planar);
        }
    }
}

/// Makes a square of n × n cells whose inner vertices are off their plane by up to `noise`.
fn sheet(n: u32, noise: f64, random: &mut Random) -> Soup {
    let mut soup = Soup::default();
    for i in 0..=n {
        for j in 0..=n {
            let z = noise * random.signed();
            soup.positions.push([f64::from(i), f64::from(j), z]);
            if i < n && j < n {
                let at = |i, j| i * (n + 1) + j;
                let [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
                soup.triangles.extend([[a, b, c], [a, c, d]]);
            }
        }
    }
    soup
}

#[test]
fn noise_below_the_tolerance_is_flat_and_above_it_is_not() {
    let mut random = Random::seeded("noise_below_the_tolerance", 6);
    let size = 20.0 * f64::sqrt(2.0);
    let flat = found(sheet(20, 0.4e-6 * size, &mut random));
    assert_eq!(flat.planar.len(), 1);
    assert_eq!(flat.planar[0].triangles.len(), 800);
    assert_eq!(flat.planar[0].boundary[0].len(), 4);
    assert!((flat.planar[0].area - 400.0).abs() < 1e-6);
    let rough = found(sheet(20, 1e-2 * size, &mut random));
    assert!(rough.planar.iter().all(|f| f.triangles.len() < 20));
}

#[test]
fn walls_at_a_slight_angle_stay_walls() {
    let degrees = TAU / 360.0;
    for angle in [0.1, 1.0, 10.0, 25.0] {
        let rise = (angle * degrees).tan();
        let roof = [[1.0, 3.0], [0.0, 3.0 + rise], [-1.0, 3.0]];
        let house = [&[[-1.0, 0.0], [1.0, 0.0]], &roof[..]].concat();
        assert_eq!(counts(prism(&house, 2.0)), [7, 0, 15], "{angle}°");
    }
}

#[test]
fn features_of_defective_mesh_are_those_of_its_intact_parts() {
    let single = loose(vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]);
    assert_eq!(counts(single.clone()), [1, 0, 0]);
    // Both sides of one triangle: two faces.
    let mut sides = single.clone();
    sides.triangles.push([0, 2, 1]);
    assert_eq!(counts(sides), [2, 0, 3]);
    // The same triangle twice: the edges have two triangles, which lie on each other.
    let mut twice = single.clone();
    twice.triangles.push([0, 1, 2]);
    found(twice);
    // No area.
    let mut flat = single;
    flat.positions[2] = [2.0, 0.0, 0.0];
    assert_eq!(counts(flat), [0; 3]);
    // Open: no lid.
    let mut open = primitives::cuboid(1.0, 2.0, 3.0);
    open.triangles.truncate(10);
    assert_eq!(counts(open), [5, 0, 8]);
    // Every triangle twice: no edge has exactly two, so that nothing is connected.
    let mut double = primitives::cuboid(1.0, 2.0, 3.0);
    double.triangles.extend(double.triangles.clone());
    assert_eq!(found(double).edges, []);
    // A sliver beside a box is no face.
    let beside = loose(vec![[2.0, 0.0, 0.0], [2.0, 1.0, 0.0], [2.0, 1.0, 1e-5]]);
    assert_eq!(counts(joined(cube(1.0), beside)), [6, 0, 12]);
}

#[test]
fn features_of_random_triangles_do_not_panic() {
    let mut random = Random::seeded("any_triangles_are_borne", 7);
    for _ in 0..200 {
        let count = 1 + random.below(60) as u32;
        let features = found(match random.below(2) {
            0 => grid(&mut random, count),
            _ => random_triangles(&mut random, count),
        });
        for face in &features.planar {
            assert!((face.normal.norm() - 1.0).abs() < 1e-12 && face.area > 0.0);
            assert!(face.triangles.is_sorted());
            let gap = (enclosed(face) - face.area).abs();
            assert!(gap < 1e-5 * face.area.max(1.0), "{gap}");
        }
    }
}
