//! Tests tiny coordinates, translations and turns beside ordinary ones: products of three of them underflow in f64, and no
//! sign may be lost by it.

use crate::common::{loose, oracle};
use nearpoint_geometry::collide::{Contact, colliding_pairs};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_geometry::{Point, Pose};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::shape;

const CASES: u64 = 4000;

/// Returns a number from the smallest other than 0 to ordinary ones, including the smallest of f32 and both sides of its
/// half.
fn number(random: &mut Random) -> f64 {
    let f32_least = f64::from(f32::from_bits(1));
    let size = random.pick(&[
        0.0,
        0.0,
        5e-324,
        1e-310,
        1e-200,
        1e-100,
        1e-46,
        f32_least / 2.0,
        f32_least,
        3.0 * f32_least,
        1e-30,
        6e-17,
        0.25,
        1.0,
        1.0,
        3.0,
    ]);
    size * random.pick(&[1.0, -1.0])
}

fn triangle(random: &mut Random) -> Shape {
    let corners = [(); 3].map(|()| [(); 3].map(|()| number(random)));
    shape(loose(corners.to_vec()))
}

/// Returns a turn by nearly a right angle, or by nearly none.
fn pose(random: &mut Random) -> Pose {
    let turn = random.pick(&[
        [1.0, 0.0, 0.0, 0.0],
        [0.5, 0.5, 0.5, 0.5],
        [0.0, 0.0, 1.0, 0.0],
    ]);
    let [w, i, j, k] = turn.map(|x| if x == 0.0 { number(random) * 1e-17 } else { x });
    Pose::from_parts(
        Translation3::new(number(random), number(random), number(random)),
        UnitQuaternion::new_unchecked(Quaternion::new(w, i, j, k)),
    )
}

/// Returns the point as queries pose it: rounded, with tiny numbers of the pose replaced by 0.
fn posed(pose: &Pose, p: &Point) -> Point {
    let no_less = |x: f64, least: f64| if x.abs() < least { 0.0 } else { x };
    let m = pose.rotation.to_rotation_matrix();
    let axis = |i: usize| {
        let [x, y, z] = [0, 1, 2].map(|k| no_less(m[(i, k)], 2_f64.powi(-100)) * p[k]);
        x + y + z + no_less(pose.translation.vector[i], 2_f64.powi(-150))
    };
    Point::new(axis(0), axis(1), axis(2))
}

#[test]
fn contact_of_denormal_coordinates_agrees_with_oracle() {
    let mut random = Random::seeded("next to nothing", 1);
    let mut met = [0; 3];
    for case in 0..CASES {
        let [a, b] = [(); 2].map(|()| triangle(&mut random));
        let pose = match case % 2 {
            0 => Pose::identity(),
            _ => pose(&mut random),
        };
        let corners = a.mesh().corners(0);
        let posed = b.mesh().corners(0).map(|p| posed(&pose, &p));
        let expected = oracle::contact(&corners, &posed);
        let found = colliding_pairs(&a, &b, &pose, &SequentialExecutor).unwrap();
        let found = found.first().map(|pair| pair.contact);
        assert_eq!(found, expected, "case {case}: {corners:?} and {posed:?}");
        met[match expected {
            None => 0,
            Some(Contact::Touching) => 1,
            Some(Contact::Crossing) => 2,
        }] += 1;
    }
    println!("{met:?} apart, touching, crossing");
    assert!(met.iter().all(|count| *count > 20), "{met:?}");
}

/// Numbers that f32 can represent are kept, smaller ones become 0.
#[test]
fn mesh_keeps_f32_coordinates_and_flushes_smaller() {
    let least = f64::from(f32::from_bits(1));
    let soup = loose(vec![
        [least, 0.0, -5e-324],
        [1.0, -least / 2.0, 0.0],
        [0.0, 1.0, least / 2.1],
    ]);
    let mesh = Mesh::weld(soup).unwrap();
    let expected = [[least, 0.0, 0.0], [1.0, -least / 2.0, 0.0], [0.0, 1.0, 0.0]];
    assert_eq!(mesh.vertices(), expected.map(Point::from));
    let again = Mesh::from_parts(
        vec![[5e-324, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]],
        vec![[0, 1, 2]],
        vec![],
    );
    assert_eq!(again.unwrap().vertices()[0], Point::origin());
}
