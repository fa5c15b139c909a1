//! Computes on which side a point is in plain doubles, and which stage of exact arithmetic a certain answer needs.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::{Expansion, Plane, two_difference};
use nearpoint_geometry::planar::{Point2, ring};
use nearpoint_geometry::tolerance::{AREA_RESULT, AREA_STAGES};

/// The stage that is certain of a sign (Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric
/// predicates", 1997, figure 21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Plain doubles: the value is larger than its error bound.
    Filter,
    /// The exact determinant of the rounded differences.
    Differences,
    /// The exact determinant, with the rounding errors of the differences added to first order.
    Corrected,
    /// All digits.
    Exact,
}

/// The result of a sign test of a point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SignResult {
    /// The determinant in plain doubles.
    pub plain: f64,
    /// The bound of that value's rounding error.
    pub bound: f64,
    /// The true sign: 1, −1, or 0 on the line or the plane.
    pub sign: i8,
    /// The first stage that is certain of it.
    pub stage: Stage,
}

impl SignResult {
    /// Returns the sign of the value that plain doubles give.
    pub fn plain_sign(&self) -> i8 {
        sign(self.plain)
    }

    /// Returns whether plain doubles give the wrong sign.
    pub fn is_plain_wrong(&self) -> bool {
        self.plain_sign() != self.sign
    }
}

fn sign(x: f64) -> i8 {
    i8::from(x > 0.0) - i8::from(x < 0.0)
}

/// Returns the sign of the turn from `p` over `q` to `r`: 1 for counterclockwise, where `p` is to the left of the line
/// from `q` to `r`. The differences are taken from `p`.
///
/// The sign is that of the product's own predicate. The stages are computed beside it, with exact sums in place of
/// Shewchuk's faster ones.
pub fn turn(p: Point2, q: Point2, r: Point2) -> SignResult {
    let (plain, bound) = plain_turn(p, q, r);
    SignResult {
        plain,
        bound,
        sign: ring::side(q, r, p),
        stage: match plain.abs() >= bound {
            true => Stage::Filter,
            false => later_stage(p, q, r).0,
        },
    }
}

/// Returns twice the area in plain doubles, and bound A of its error.
fn plain_turn(p: Point2, q: Point2, r: Point2) -> (f64, f64) {
    let (u, v) = (q - p, r - p);
    let (left, right) = (u.x * v.y, u.y * v.x);
    (left - right, AREA_STAGES[0] * (left.abs() + right.abs()))
}

/// Returns the first stage after the filter that is certain, and its sign.
fn later_stage(p: Point2, q: Point2, r: Point2) -> (Stage, i8) {
    let [ux, uy, vx, vy] = [(q.x, p.x), (q.y, p.y), (r.x, p.x), (r.y, p.y)]
        .map(|(end, from)| two_difference(end, from));
    let size = (ux.0 * vy.0).abs() + (uy.0 * vx.0).abs();
    let mut sum = Expansion::default();
    sum.add_product(ux.0, vy.0, 1.0);
    sum.add_product(-uy.0, vx.0, 1.0);
    let of_rounded = sum.rounded();
    let lost_nothing = [ux, uy, vx, vy].iter().all(|(_, tail)| *tail == 0.0);
    if lost_nothing || of_rounded.abs() >= AREA_STAGES[1] * size {
        return (Stage::Differences, sum.sign());
    }
    let corrected = of_rounded + ((ux.0 * vy.1 + vy.0 * ux.1) - (uy.0 * vx.1 + vx.0 * uy.1));
    if corrected.abs() >= AREA_STAGES[2] * size + AREA_RESULT * of_rounded.abs() {
        return (Stage::Corrected, sign(corrected));
    }
    for (a, b) in [(ux, vy), ((-uy.0, -uy.1), vx)] {
        sum.add_product(a.0, b.1, 1.0);
        sum.add_product(a.1, b.0, 1.0);
        sum.add_product(a.1, b.1, 1.0);
    }
    (Stage::Exact, sum.sign())
}

/// Returns the sign of the side of a triangle's plane on which a point is: 1 where the normal points to. Value, bound
/// and sign are those of the product's own predicate, which has two stages here.
pub fn side(triangle: &[Point; 3], p: &Point) -> SignResult {
    let plane = Plane::new(triangle);
    let (plain, bound) = plane.volume(p);
    SignResult {
        plain,
        bound,
        sign: plane.side(p),
        stage: match plain.abs() > bound || bound == 0.0 {
            true => Stage::Filter,
            false => Stage::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::random::SplitMix64;

    /// Tests points a few digits beside a line against the sign with all digits.
    #[test]
    fn a_stage_that_is_sure_is_right() {
        let seed = 20_081_997;
        println!("seed {seed}");
        let mut random = SplitMix64::seeded(seed);
        let mut met = [0; 4];
        for i in 0..4000 {
            let mut fraction = || random.uniform();
            let q = Point2::new(12.0 + fraction(), 12.0 + fraction());
            let r = Point2::new(24.0 + fraction(), 24.0 + fraction());
            let (at, off) = (fraction() - 0.5, fraction() - 0.5);
            let small = 0.5_f64.powi(20 + i % 36);
            let p = q + (r - q) * at + nearpoint_geometry::planar::Vector2::new(off, -off) * small;
            let reported = turn(p, q, r);
            let mut exact = Expansion::default();
            for (a, b) in [(q, r), (r, p), (p, q)] {
                exact.add_product(a.x, b.y, 1.0);
                exact.add_product(-a.y, b.x, 1.0);
            }
            assert_eq!(reported.sign, exact.sign(), "{p} {q} {r}");
            assert!(
                reported.stage > Stage::Filter || !reported.is_plain_wrong(),
                "{p} {q} {r}"
            );
            let (_, of_stage) = later_stage(p, q, r);
            assert_eq!(of_stage, reported.sign, "{p} {q} {r}");
            met[reported.stage as usize] += 1;
        }
        assert!(met[..3].iter().all(|count| *count > 0), "{met:?}");
        let [p, q, r] = [0.5, 12.0, 24.0].map(|x| Point2::new(x, x));
        assert_eq!(
            (turn(p, q, r).sign, turn(p, q, r).stage),
            (0, Stage::Differences)
        );
        let p = Point2::new(0.5 + f64::EPSILON, 0.5 + f64::EPSILON);
        assert_eq!((turn(p, q, r).sign, turn(p, q, r).stage), (0, Stage::Exact));
    }

    #[test]
    fn in_space_it_is_the_sign_of_the_determinant() {
        let mut random = SplitMix64::seeded(7);
        for _ in 0..500 {
            let mut point = || Point::new(random.uniform(), random.uniform(), random.uniform());
            let triangle = [point(), point(), point()];
            let p =
                triangle[0] + (triangle[1] - triangle[0]) * 0.3 + (triangle[2] - triangle[0]) * 0.4;
            let reported = side(&triangle, &p);
            let [a, b, c] = &triangle;
            assert_eq!(
                reported.sign,
                -nearpoint_geometry::collide::orient3d(a, b, c, &p)
            );
            assert!(reported.stage == Stage::Exact || !reported.is_plain_wrong());
        }
    }
}
