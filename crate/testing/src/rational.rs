//! Computes the signed distance of the origin from the hull of a few points, in integers of any length.

use crate::oracle::{IntegerVector, cross, dot, integers, minus};
use nearpoint_geometry::Point;
use num_bigint::{BigInt, Sign};

/// Returns the distance, or the negative depth, correctly rounded except for the last digits. It is 0 exactly if the origin
/// is on the boundary or the points have no volume around it.
pub fn signed_distance(points: &[Point]) -> f64 {
    let (points, exponent) = integers(points);
    let faces = faces(&points);
    let worst = faces.iter().map(|face| face.offset.sign()).min();
    let scaled = match worst {
        Some(Sign::Plus) => -root(faces.iter().map(Face::square_of_distance)),
        _ => root(all_simplices(&points)),
    };
    scaled * 2_f64.powi(exponent)
}

/// A plane `normal · x = offset` that all points lie on or below, some below.
struct Face {
    normal: IntegerVector,
    offset: BigInt,
}

type Fraction = (BigInt, BigInt);

impl Face {
    fn square_of_distance(&self) -> Fraction {
        (&self.offset * &self.offset, dot(&self.normal, &self.normal))
    }
}

fn faces(points: &[IntegerVector]) -> Vec<Face> {
    let mut faces = Vec::new();
    for (i, a) in points.iter().enumerate() {
        for (j, b) in points.iter().enumerate().skip(i + 1) {
            for c in &points[j + 1..] {
                let normal = cross(&minus(b, a), &minus(c, a));
                let offset = dot(&normal, a);
                let sides = || points.iter().map(|p| (dot(&normal, p) - &offset).sign());
                let (above, below) = (
                    sides().any(|side| side == Sign::Plus),
                    sides().any(|side| side == Sign::Minus),
                );
                match (above, below) {
                    (false, true) => faces.push(Face { normal, offset }),
                    (true, false) => faces.push(Face {
                        normal: normal.map(|x| -x),
                        offset: -offset,
                    }),
                    _ => {}
                }
            }
        }
    }
    faces
}

/// Returns the squared distance of every vertex, and of every segment and triangle whose nearest point is in its interior.
fn all_simplices(points: &[IntegerVector]) -> impl Iterator<Item = Fraction> {
    let vertices = points.iter().map(|p| (dot(p, p), BigInt::from(1)));
    let pairs = (0..points.len()).flat_map(move |i| (0..i).map(move |j| [i, j]));
    let segments = pairs
        .clone()
        .filter_map(|[i, j]| segment(&points[i], &points[j]));
    let triples = pairs.flat_map(|[i, j]| (0..j).map(move |k| [i, j, k]));
    let triangles = triples.filter_map(|[i, j, k]| triangle([&points[i], &points[j], &points[k]]));
    vertices.chain(segments).chain(triangles)
}

fn segment(a: &IntegerVector, b: &IntegerVector) -> Option<Fraction> {
    let edge = minus(b, a);
    let (along, length) = (-dot(a, &edge), dot(&edge, &edge));
    if along.sign() != Sign::Plus || along >= length {
        return None;
    }
    // The value is |a|² − along² / length.
    Some((dot(a, a) * &length - &along * &along, length))
}

fn triangle([a, b, c]: [&IntegerVector; 3]) -> Option<Fraction> {
    let normal = cross(&minus(b, a), &minus(c, a));
    let square = dot(&normal, &normal);
    // The weights of the origin's projection: the volumes over the edges, with the normal as the fourth corner.
    let is_within =
        |p: &IntegerVector, q: &IntegerVector| dot(&cross(p, q), &normal).sign() == Sign::Plus;
    if square.sign() == Sign::NoSign || !(is_within(a, b) && is_within(b, c) && is_within(c, a)) {
        return None;
    }
    let offset = dot(&normal, a);
    Some((&offset * &offset, square))
}

/// Returns the square root of the smallest fraction.
fn root(fractions: impl Iterator<Item = Fraction>) -> f64 {
    let least = fractions.min_by(|(p, q), (r, s)| (p * s).cmp(&(r * q)));
    let (num, den) = least.expect("there are points");
    if num.sign() == Sign::NoSign {
        return 0.0;
    }
    // The digits are so many that the root's last one is irrelevant.
    let shift = (140 + den.bits().saturating_sub(num.bits())) & !1;
    let root = ((num << shift) / den).sqrt();
    let drop = root.bits().saturating_sub(64);
    let top = u64::try_from(root >> drop).expect("64 bits are left");
    top as f64 * 2_f64.powi(drop as i32 - (shift / 2) as i32)
}

/// Returns the distance of two point sets whose hulls are disjoint, correctly rounded except for the last digits.
pub fn distance_apart(a: &[Point], b: &[Point]) -> f64 {
    let (all, exponent) = integers(&[a, b].concat());
    let (a, b) = all.split_at(a.len());
    let differences: Vec<IntegerVector> = a
        .iter()
        .flat_map(|p| b.iter().map(move |q| minus(p, q)))
        .collect();
    root(all_simplices(&differences)) * 2_f64.powi(exponent)
}
