//! Decides how two triangles meet, and whether a point is inside a surface, in integers of any length: every f64 is an
//! integer times a power of two.
//!
//! One triangle is clipped by the half-spaces whose intersection is the other. The rest, in homogeneous coordinates, *is*
//! the intersection. It shares no code with the method under test.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::Contact;
use num_bigint::{BigInt, Sign};

/// The coordinates x, y, z and a positive denominator.
type Homogeneous = [BigInt; 4];
/// A linear function of homogeneous coordinates.
type Function = [BigInt; 4];
/// A point or a vector.
pub type IntegerVector = [BigInt; 3];

/// Returns how two triangles meet.
pub fn contact(a: &[Point; 3], b: &[Point; 3]) -> Option<Contact> {
    let (all, _) = integers(&[*a, *b].concat());
    let triangle = |from: usize| [0, 1, 2].map(|i| all[from + i].clone());
    contact_of(triangle(0), triangle(3))
}

/// Returns how two triangles meet whose corners move along straight lines, after `part` of `parts` of the motion; nothing
/// is rounded.
pub fn contact_at(ends: [[[Point; 3]; 2]; 2], part: u32, parts: u32) -> Option<Contact> {
    let all = ends.as_flattened().as_flattened();
    let (all, _) = integers(all);
    let triangle = |from: usize| {
        [0, 1, 2].map(|i| {
            let (start, end) = (&all[from + i], &all[from + 3 + i]);
            [0, 1, 2].map(|k| &start[k] * (parts - part) + &end[k] * part)
        })
    };
    contact_of(triangle(0), triangle(6))
}

fn contact_of(a: [IntegerVector; 3], b: [IntegerVector; 3]) -> Option<Contact> {
    let (a, b) = if normal(&b).is_none() { (b, a) } else { (a, b) };
    let mut shared: Vec<Homogeneous> = a.iter().cloned().map(homogeneous).collect();
    for function in half_spaces(&b) {
        shared = clip(&shared, &function);
    }
    if shared.is_empty() {
        return None;
    }
    let centre = average(&shared);
    let crossing =
        !coplanar(&a, &b) && strictly_inside(&centre, &a) && strictly_inside(&centre, &b);
    Some(if crossing {
        Contact::Crossing
    } else {
        Contact::Touching
    })
}

/// Returns all points times the same power of two, and the exponent that undoes it.
pub fn integers(points: &[Point]) -> (Vec<IntegerVector>, i32) {
    let all = points.iter().flat_map(|p| p.iter().copied());
    let least = all
        .filter(|x| *x != 0.0)
        .map(|x| exponent(x).1)
        .min()
        .unwrap_or(0);
    let integer = |x: f64| {
        let (mantissa, e) = exponent(x);
        if x == 0.0 {
            BigInt::ZERO
        } else {
            BigInt::from(mantissa) << (e - least)
        }
    };
    let point = |p: &Point| [integer(p.x), integer(p.y), integer(p.z)];
    (points.iter().map(point).collect(), least)
}

/// Returns the mantissa and the exponent of 2.
fn exponent(x: f64) -> (i64, i32) {
    let bits = x.to_bits();
    let raw = (bits >> 52 & 0x7ff) as i32;
    let fraction = (bits & ((1 << 52) - 1)) as i64;
    let (mantissa, e) = if raw == 0 {
        (fraction, -1074)
    } else {
        (fraction | 1 << 52, raw - 1075)
    };
    (if x < 0.0 { -mantissa } else { mantissa }, e)
}

fn homogeneous([x, y, z]: IntegerVector) -> Homogeneous {
    [x, y, z, BigInt::from(1)]
}

/// Returns the vector from `b` to `a`.
pub fn minus(a: &IntegerVector, b: &IntegerVector) -> IntegerVector {
    [0, 1, 2].map(|i| &a[i] - &b[i])
}

/// Returns the scalar product.
pub fn dot(a: &IntegerVector, b: &IntegerVector) -> BigInt {
    &a[0] * &b[0] + &a[1] * &b[1] + &a[2] * &b[2]
}

/// Returns the vector product.
pub fn cross(a: &IntegerVector, b: &IntegerVector) -> IntegerVector {
    [0, 1, 2].map(|i| {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        &a[j] * &b[k] - &a[k] * &b[j]
    })
}

fn is_zero(v: &IntegerVector) -> bool {
    v.iter().all(|x| x.sign() == Sign::NoSign)
}

/// Returns the normal; None for a degenerate triangle.
fn normal(t: &[IntegerVector; 3]) -> Option<IntegerVector> {
    let n = cross(&minus(&t[1], &t[0]), &minus(&t[2], &t[0]));
    (!is_zero(&n)).then_some(n)
}

/// Returns the function `along · (x − from)`.
fn function(along: &IntegerVector, from: &IntegerVector) -> Function {
    let [x, y, z] = along.clone();
    [x, y, z, -dot(along, from)]
}

fn negated(f: &Function) -> Function {
    [0, 1, 2, 3].map(|i| -&f[i])
}

fn value(f: &Function, p: &Homogeneous) -> BigInt {
    &f[0] * &p[0] + &f[1] * &p[1] + &f[2] * &p[2] + &f[3] * &p[3]
}

/// Returns the functions that are not negative exactly on the triangle.
fn half_spaces(t: &[IntegerVector; 3]) -> Vec<Function> {
    if let Some(n) = normal(t) {
        let plane = function(&n, &t[0]);
        let mut all = vec![negated(&plane), plane];
        all.extend(edges(t, &n));
        return all;
    }
    let mut sorted = t.clone();
    sorted.sort();
    let [p, _, q] = sorted;
    let d = minus(&q, &p);
    let mut all = vec![function(&d, &p), negated(&function(&d, &q))];
    for i in 0..3 {
        let mut axis = [BigInt::ZERO, BigInt::ZERO, BigInt::ZERO];
        axis[i] = BigInt::from(1);
        // The point is on the segment's line, or at its point.
        let along = if is_zero(&d) { axis } else { cross(&d, &axis) };
        let f = function(&along, &p);
        all.extend([negated(&f), f]);
    }
    all
}

/// Returns functions that are not negative inside the prism over the triangle.
fn edges(t: &[IntegerVector; 3], n: &IntegerVector) -> [Function; 3] {
    [0, 1, 2].map(|i| function(&cross(n, &minus(&t[(i + 1) % 3], &t[i])), &t[i]))
}

/// Returns the part of a convex polygon, segment or point where `f` is not negative.
fn clip(polygon: &[Homogeneous], f: &Function) -> Vec<Homogeneous> {
    let values: Vec<BigInt> = polygon.iter().map(|p| value(f, p)).collect();
    let mut kept = Vec::new();
    for i in 0..polygon.len() {
        let j = (i + 1) % polygon.len();
        if values[i].sign() != Sign::Minus {
            kept.push(polygon[i].clone());
        }
        let signs = (values[i].sign(), values[j].sign());
        if matches!(signs, (Sign::Plus, Sign::Minus) | (Sign::Minus, Sign::Plus)) {
            let (from, to) = if signs.0 == Sign::Plus {
                (i, j)
            } else {
                (j, i)
            };
            kept.push(
                [0, 1, 2, 3]
                    .map(|k| &polygon[to][k] * &values[from] - &polygon[from][k] * &values[to]),
            );
        }
    }
    kept
}

fn average(points: &[Homogeneous]) -> Homogeneous {
    let zero = || BigInt::ZERO;
    let mut sum = [zero(), zero(), zero(), BigInt::from(1)];
    for p in points {
        for k in 0..3 {
            sum[k] = &sum[k] * &p[3] + &p[k] * &sum[3];
        }
        sum[3] = &sum[3] * &p[3];
    }
    sum[3] *= points.len();
    sum
}

fn coplanar(a: &[IntegerVector; 3], b: &[IntegerVector; 3]) -> bool {
    let on = |t: &[IntegerVector; 3], of: &[IntegerVector; 3]| {
        normal(of).is_some_and(|n| {
            t.iter()
                .all(|p| dot(&n, &minus(p, &of[0])).sign() == Sign::NoSign)
        })
    };
    on(a, b) || on(b, a)
}

fn strictly_inside(p: &Homogeneous, t: &[IntegerVector; 3]) -> bool {
    normal(t).is_some_and(|n| {
        edges(t, &n)
            .iter()
            .all(|f| value(f, p).sign() == Sign::Plus)
    })
}

/// Returns how often a ray from a point leaves through triangles less how often it enters, and the number of all crossings.
/// The point is on none of them.
pub fn ray_crossings(triangles: &[[Point; 3]], from: &Point) -> (i64, i64) {
    let (all, _) = integers(&[&[*from], triangles.as_flattened()].concat());
    let corners: Vec<IntegerVector> = all[1..].iter().map(|p| minus(p, &all[0])).collect();
    // Some direction meets no edge and no vertex.
    let directions = (1_i64..).map(|i| [1009 + i, 31 * i - 17, 7 - i * i].map(BigInt::from));
    let counted = directions
        .filter_map(|along| count(&corners, &along))
        .next();
    counted.expect("there is no end of directions")
}

/// Counts the crossings; None if a ray from the origin meets an edge or a vertex, or runs in a plane.
fn count(corners: &[IntegerVector], along: &IntegerVector) -> Option<(i64, i64)> {
    let (mut out, mut all) = (0, 0);
    for [a, b, c] in corners.as_chunks::<3>().0 {
        let sides = [(a, b), (b, c), (c, a)].map(|(u, v)| dot(along, &cross(u, v)).sign());
        if sides.contains(&Sign::Plus) && sides.contains(&Sign::Minus) {
            continue;
        }
        let normal = cross(&minus(b, a), &minus(c, a));
        if sides.contains(&Sign::NoSign) {
            if normal.iter().all(|x| x.sign() == Sign::NoSign) {
                // It has no area, so nothing passes through it. If it were in line with the origin, it would rule out every
                // direction.
                continue;
            }
            return None;
        }
        // The line runs through the interior; the triangle is ahead if the ray goes away from the origin's side.
        let (height, climbs) = (dot(&normal, a).sign(), dot(&normal, along).sign());
        if height == climbs {
            out += if climbs == Sign::Plus { 1 } else { -1 };
            all += 1;
        }
    }
    Some((out, all))
}
