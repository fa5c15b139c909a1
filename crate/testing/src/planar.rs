//! Draws contours for tests, on small grids, where exact coincidences happen, and anywhere; provides the rational oracle.

use std::collections::HashMap;

use nearpoint_geometry::planar::{
    Grid, GridPolygon, PlanarRotation, Point2, Polygon, Vector2, triangles,
};

use crate::Random;

/// Converts corners to points.
pub fn ring(points: &[[f64; 2]]) -> Vec<Point2> {
    points.iter().map(|p| Point2::from(*p)).collect()
}

/// Makes a polygon of rings that are known to bound one.
pub fn polygon(rings: &[&[[f64; 2]]]) -> Polygon {
    Polygon::new(rings.iter().map(|r| ring(r)).collect()).unwrap()
}

/// Makes a rectangle with its sides along the axes.
pub fn rectangle(low: [f64; 2], high: [f64; 2]) -> Polygon {
    polygon(&[&[low, [high[0], low[1]], high, [low[0], high[1]]]])
}

/// Draws a polygon of unit squares of a small board: notches, holes, rings that touch in points. None if a ring touches
/// itself.
fn squares(random: &mut Random, side: i32) -> Option<Polygon> {
    let full: Vec<bool> = (0..side * side).map(|_| random.below(100) < 62).collect();
    let is_full = |x: i32, y: i32| {
        (0..side).contains(&x) && (0..side).contains(&y) && full[(y * side + x) as usize]
    };
    let mut ways: HashMap<[i32; 2], Vec<[i32; 2]>> = HashMap::new();
    let mut way = |from: [i32; 2], to: [i32; 2]| ways.entry(from).or_default().push(to);
    for (x, y) in (0..side).flat_map(|x| (0..side).map(move |y| (x, y))) {
        if !is_full(x, y) {
            continue;
        }
        let sides = [
            ([x, y], [x + 1, y], [x, y - 1]),
            ([x + 1, y], [x + 1, y + 1], [x + 1, y]),
            ([x + 1, y + 1], [x, y + 1], [x, y + 1]),
            ([x, y + 1], [x, y], [x - 1, y]),
        ];
        for (from, to, [ox, oy]) in sides {
            if !is_full(ox, oy) {
                way(from, to);
            }
        }
    }
    let mut rings = Vec::new();
    while let Some(start) = ways
        .iter()
        .filter(|(_, to)| !to.is_empty())
        .map(|(p, _)| *p)
        .min()
    {
        let (mut ring, mut at, mut heading) = (Vec::new(), start, [0, 0]);
        loop {
            let choices = ways.get_mut(&at).unwrap();
            // Of two continuations, the left one is taken.
            let left = |to: &[i32; 2]| heading[0] * (to[1] - at[1]) - heading[1] * (to[0] - at[0]);
            let best = (0..choices.len())
                .max_by_key(|i| left(&choices[*i]))
                .unwrap();
            let to = choices.swap_remove(best);
            if ring.contains(&at) {
                return None;
            }
            ring.push(at);
            heading = [to[0] - at[0], to[1] - at[1]];
            at = to;
            if at == start {
                break;
            }
        }
        rings.push(
            ring.iter()
                .map(|p| Point2::new(f64::from(p[0]), f64::from(p[1])))
                .collect(),
        );
    }
    Polygon::new(rings).ok()
}

/// Draws corners on whole numbers, in order about a point between them.
fn lattice_star(random: &mut Random, size: usize) -> Option<Polygon> {
    let count = 3 + random.index(6);
    let half = size as f64 / 2.0 + 0.25;
    let mut corners: Vec<Point2> = (0..count)
        .map(|_| Point2::new(random.index(size + 1) as f64, random.index(size + 1) as f64))
        .collect();
    let angle = |p: &Point2| (p.y - half).atan2(p.x - half);
    corners.sort_by(|p, q| angle(p).total_cmp(&angle(q)));
    corners.dedup_by(|p, q| angle(p) == angle(q));
    let widest = (0..corners.len()).map(|i| {
        let next = angle(&corners[(i + 1) % corners.len()]) - angle(&corners[i]);
        if next > 0.0 {
            next
        } else {
            next + std::f64::consts::TAU
        }
    });
    let narrow = widest.fold(0.0, f64::max) < 3.1;
    (corners.len() >= 3 && narrow).then(|| Polygon::new(vec![corners]).ok())?
}

/// Draws a contour on whole numbers from 0 to about 6.
pub fn on_lattice(random: &mut Random) -> Polygon {
    loop {
        let made = match random.below(3) {
            0 => squares(random, 3),
            1 => squares(random, 5),
            _ => lattice_star(random, 6),
        };
        if let Some(made) = made {
            return made;
        }
    }
}

/// Draws a star-like contour of so many vertices about the origin, of radius about 1, sometimes with a hole.
pub fn star(random: &mut Random, vertices: usize) -> Polygon {
    let radii: Vec<f64> = (0..vertices).map(|_| random.between(0.3, 1.0)).collect();
    let at = |i: usize, scale: f64| {
        let angle = std::f64::consts::TAU * i as f64 / vertices as f64;
        Point2::new(
            radii[i] * scale * angle.cos(),
            radii[i] * scale * angle.sin(),
        )
    };
    let mut rings = vec![(0..vertices).map(|i| at(i, 1.0)).collect::<Vec<_>>()];
    if random.below(3) == 0 {
        rings.push((0..vertices).map(|i| at(i, 0.6)).collect());
    }
    Polygon::new(rings).unwrap()
}

/// The rational oracle: it tests triangles on whole steps of the grid against each other.
#[derive(Debug)]
pub struct ExactContour {
    triangles: Vec<[[i128; 2]; 3]>,
}

impl ExactContour {
    /// Makes the oracle; None if the triangles do not cover the contour exactly: an error of the cutting, not of the
    /// contour.
    pub fn new(turned: &GridPolygon, shift: Vector2) -> Option<Self> {
        let step = turned.grid().step();
        let whole = |p: &Point2| {
            [p.x / step, p.y / step].map(|x| {
                assert_eq!(x, x.round());
                x as i128
            })
        };
        let rings: Vec<Vec<Point2>> = turned.rings().map(<[Point2]>::to_vec).collect();
        let again = Polygon::new(rings).ok()?;
        let flat: Vec<[i128; 2]> = again.rings().iter().flatten().map(whole).collect();
        let by = whole(&Point2::from(turned.grid().vector(shift)));
        let corner = |i: u32| [flat[i as usize][0] + by[0], flat[i as usize][1] + by[1]];
        let cut: Vec<[[i128; 2]; 3]> = triangles(&again).iter().map(|t| t.map(corner)).collect();
        let doubled: i128 = cut.iter().map(|[a, b, c]| turn(*a, *b, *c)).sum();
        let area = |ring: &Vec<Point2>| {
            let p: Vec<[i128; 2]> = ring.iter().map(whole).collect();
            (0..p.len())
                .map(|i| {
                    let [a, b] = [p[i], p[(i + 1) % p.len()]];
                    a[0] * b[1] - a[1] * b[0]
                })
                .sum::<i128>()
        };
        let wanted: i128 = again.rings().iter().map(area).sum();
        (doubled == wanted).then_some(Self { triangles: cut })
    }

    /// Returns whether the interiors intersect. They do if and only if those of two triangles do: the intersection has an
    /// area, and edges between triangles have none.
    pub fn overlaps(&self, other: &Self) -> bool {
        let separates = |a: &[[i128; 2]; 3], b: &[[i128; 2]; 3]| {
            (0..3).any(|i| b.iter().all(|p| turn(a[i], a[(i + 1) % 3], *p) <= 0))
        };
        let meet = |a, b| !separates(a, b) && !separates(b, a);
        self.triangles
            .iter()
            .any(|a| other.triangles.iter().any(|b| meet(a, b)))
    }
}

fn turn(a: [i128; 2], b: [i128; 2], c: [i128; 2]) -> i128 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// Draws two contours and a position of the second: on whole numbers, at quarter turns, in halves of steps; or anywhere.
pub fn pair(random: &mut Random) -> (GridPolygon, GridPolygon, Vector2) {
    let kind = random.index(2);
    pair_of(kind, random)
}

/// Draws a pair of the first kind, or the other.
pub fn pair_of(kind: usize, random: &mut Random) -> (GridPolygon, GridPolygon, Vector2) {
    let grid = Grid::for_extent(64.0);
    if kind == 0 {
        let quarter =
            |random: &mut Random| PlanarRotation::from_degrees(90.0 * random.below(4) as f64);
        let a = GridPolygon::new(&on_lattice(random), quarter(random), grid);
        let b = GridPolygon::new(&on_lattice(random), quarter(random), grid);
        let half = |random: &mut Random| random.below(24) as f64 / 2.0 - 6.0;
        let by = Vector2::new(half(random), half(random));
        (a, b, by)
    } else {
        let any = |random: &mut Random| {
            let vertices = 3 + random.index(20);
            GridPolygon::new(
                &star(random, vertices),
                PlanarRotation::from_radians(random.between(-3.0, 3.0)),
                grid,
            )
        };
        let (a, b) = (any(random), any(random));
        let by = Vector2::new(random.between(-2.0, 2.0), random.between(-2.0, 2.0));
        (a, b, by)
    }
}
