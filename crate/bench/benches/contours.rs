//! Measures planar contours: overlap tests beside parry2d's compounds of convex pieces, and the minimum translation out
//! of an overlap beside a no-fit polygon by Clipper. It first counts the peer's deviations from the exact predicates.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use clipper2::{Path, Paths, PointScaler, minkowski_diff};
use nearpoint_bench::table::{compare, heading};
use nearpoint_geometry::planar::{
    Grid, GridPolygon, NoFitPolygon, PlanarRotation, Point2, Polygon, Vector2, overlaps,
    overlaps_with_rotation,
};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_import::contour::{ContourOptions, read_contours};
use parry2d_f64::math::{Pose, Rotation, Vector};
use parry2d_f64::query::intersection_test;
use parry2d_f64::shape::{Compound, TriMesh};
use std::f64::consts::TAU;

const POSES: usize = 4000;
/// The number of poses with a new no-fit polygon each.
const FEW: usize = 40;

fn polygon(points: impl Iterator<Item = [f64; 2]>) -> Polygon {
    Polygon::new(vec![points.map(Point2::from).collect()]).unwrap()
}

fn star(random: &mut SplitMix64, count: usize) -> Polygon {
    polygon((0..count).map(|i| {
        let (radius, angle) = (0.4 + 0.6 * random.uniform(), TAU * i as f64 / count as f64);
        [radius * angle.cos(), radius * angle.sin()]
    }))
}

/// Returns a comb with teeth of uneven length, four vertices each.
fn comb(random: &mut SplitMix64, count: usize) -> Polygon {
    let teeth = count / 4;
    let width = 2.0 / teeth as f64;
    let mut points = Vec::new();
    for i in (0..teeth).rev() {
        let (x, y) = (-1.0 + width * i as f64, 0.4 * random.uniform());
        let right = x + 0.55 * width;
        points.extend([[right, -0.5], [right, 0.2 + y], [x, 0.2 + y], [x, -0.5]]);
    }
    points.extend([[-1.0, -0.8], [1.0, -0.8]]);
    polygon(points.into_iter())
}

struct ContourPair {
    name: String,
    a: Polygon,
    b: Polygon,
}

fn pairs() -> Vec<ContourPair> {
    let mut random = SplitMix64::seeded(8);
    let mut pairs = Vec::new();
    for count in [20, 50, 100, 200] {
        let name = |kind: &str| format!("{kind} of {count} vertices");
        let (a, b) = (star(&mut random, count), star(&mut random, count));
        pairs.push(ContourPair {
            name: name("stars"),
            a,
            b,
        });
        let (a, b) = (comb(&mut random, count), comb(&mut random, count));
        pairs.push(ContourPair {
            name: name("combs"),
            a,
            b,
        });
    }
    for (name, [i, j]) in [("swim", [0, 9]), ("swim", [4, 6]), ("shirts", [1, 2])] {
        let path = format!("{}/contours/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(path).unwrap();
        let file = read_contours(name, &bytes, &ContourOptions::default()).unwrap();
        let [a, b] = [i, j].map(|i| unit(&file.contours[i].polygon));
        pairs.push(ContourPair {
            name: format!("{name} {i} and {j}"),
            a,
            b,
        });
    }
    pairs
}

/// Returns the polygon about the origin, scaled to a width or height of 2.
fn unit(polygon: &Polygon) -> Polygon {
    let [low, high] = polygon.bounds();
    let middle = low + (high - low) / 2.0;
    let scaled = |p: &Point2| ((p - middle) * (2.0 / (high - low).amax())).into();
    self::polygon(polygon.rings()[0].iter().map(scaled))
}

fn compound(polygon: &Polygon) -> Compound {
    let points = polygon.rings()[0].iter().map(|p| Vector::new(p.x, p.y));
    let mesh = TriMesh::from_polygon(points.collect()).unwrap();
    Compound::decompose_trimesh(&mesh).unwrap()
}

/// The scale for integer coordinates in millionths.
#[derive(Debug, Default, Clone, Copy, PartialEq, Hash)]
struct MicroScale;

impl PointScaler for MicroScale {
    const MULTIPLIER: f64 = 1e6;
}

fn path(points: &[Point2]) -> Path<MicroScale> {
    points.iter().map(|p| [p.x, p.y]).collect::<Vec<_>>().into()
}

/// Returns the distance to the nearest point of the boundary of Clipper's no-fit polygon.
fn exit_distance(boundary: &Paths<MicroScale>, p: Vector2) -> f64 {
    let mut least = f64::INFINITY;
    for path in boundary.iter() {
        let ring: Vec<Vector2> = path.iter().map(|p| Vector2::new(p.x(), p.y())).collect();
        for (i, a) in ring.iter().enumerate() {
            let along = ring[(i + 1) % ring.len()] - a;
            let share = ((p - a).dot(&along) / along.norm_squared()).clamp(0.0, 1.0);
            least = least.min((p - (a + along * share)).norm());
        }
    }
    least
}

fn main() {
    let grid = Grid::for_extent(8.0);
    let mut random = SplitMix64::seeded(9);
    let pairs = pairs();
    let poses: Vec<(PlanarRotation, Vector2)> = (0..POSES)
        .map(|_| {
            let turn = PlanarRotation::from_radians(TAU * random.uniform());
            let [x, y] = [random.uniform(), random.uniform()].map(|share| 3.6 * share - 1.8);
            (turn, grid.vector(Vector2::new(x, y)))
        })
        .collect();
    heading("4000 random poses: do they overlap? hits, ours | theirs");
    for ContourPair { name, a, b } in &pairs {
        let fixed = GridPolygon::new(a, PlanarRotation::IDENTITY, grid);
        let turned: Vec<GridPolygon> = poses
            .iter()
            .map(|(turn, _)| GridPolygon::new(b, *turn, grid))
            .collect();
        let (ca, cb) = (compound(a), compound(b));
        let still = Pose::identity();
        let posed: Vec<Pose> = poses
            .iter()
            .map(|(turn, at)| {
                Pose::from_parts(Vector::new(at.x, at.y), Rotation::from_angle(turn.angle()))
            })
            .collect();
        let ours = |i: usize| overlaps(&fixed, &turned[i], poses[i].1);
        let theirs = |pose: &Pose| {
            intersection_test(&still, &ca, pose, &cb)
                .unwrap()
                .intersecting
        };
        let wrong = (0..POSES)
            .filter(|i| ours(*i) != theirs(&posed[*i]))
            .count();
        let their_hits = || posed.iter().filter(|pose| theirs(pose)).count();
        compare(
            &format!("{name}, {wrong} wrong"),
            || (0..POSES).filter(|i| ours(*i)).count(),
            "parry2d compound",
            their_hits,
        );
        let turning =
            |(turn, at): &&(PlanarRotation, Vector2)| overlaps_with_rotation(&fixed, b, *turn, *at);
        compare(
            &format!("{name}, turned each time"),
            || poses.iter().filter(turning).count(),
            "parry2d compound",
            their_hits,
        );
    }
    heading("the least way out: sum over poses that overlap, ours | theirs");
    // Clipper takes a minute for 200.
    for ContourPair { name, a, b } in pairs.iter().filter(|pair| pair.a.len() <= 100) {
        let fixed = GridPolygon::new(a, PlanarRotation::IDENTITY, grid);
        let turned = GridPolygon::new(b, poses[0].0, grid);
        let by_clipper = || minkowski_diff(path(turned.points()), path(fixed.points()), true);
        let hits = poses
            .iter()
            .map(|(_, at)| *at)
            .filter(|at| overlaps(&fixed, &turned, *at));
        let hits: Vec<Vector2> = hits.take(FEW).collect();
        let ours = |nofit: &NoFitPolygon| {
            let ways = hits.iter().filter_map(|at| nofit.separation(*at));
            ways.map(|way| way.translation.norm()).sum::<f64>()
        };
        let theirs = |nofit: &Paths<MicroScale>| {
            hits.iter().map(|at| exit_distance(nofit, *at)).sum::<f64>()
        };
        let cached = NoFitPolygon::new(&fixed, &turned);
        compare(
            &format!("{name}, made and asked {FEW} times"),
            || format!("{:.4}", ours(&NoFitPolygon::new(&fixed, &turned))),
            "Clipper 2",
            || format!("{:.4}", theirs(&by_clipper())),
        );
        if a.len() > 50 {
            continue;
        }
        compare(
            &format!("{name}, kept, {FEW} queries"),
            || format!("{:.4}", ours(&cached)),
            &format!("made {FEW} times"),
            || {
                format!(
                    "{:.4}",
                    hits.iter()
                        .map(|at| exit_distance(&by_clipper(), *at))
                        .sum::<f64>()
                )
            },
        );
    }
}
