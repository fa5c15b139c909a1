//! Tests that valid rings are accepted, all others are refused with the position, and repairs are reported.

use crate::common::drawn;
use crate::common::planar::ring;
use nearpoint_geometry::brute_force;
use nearpoint_geometry::planar::{Point2, Polygon, PolygonError, Repair, RingEdge, repair};
use nearpoint_testing::Random;

fn square(low: f64, high: f64) -> Vec<Point2> {
    ring(&[[low, low], [high, low], [high, high], [low, high]])
}

fn error(rings: &[Vec<Point2>]) -> PolygonError {
    Polygon::new(rings.to_vec()).unwrap_err()
}

fn edge(ring: usize, edge: usize) -> RingEdge {
    RingEdge { ring, edge }
}

#[test]
fn rings_are_ordered_turned_and_counted() {
    let mut clockwise = square(0.0, 10.0);
    clockwise.reverse();
    let mut nested = vec![square(3.0, 7.0), square(2.0, 8.0), square(1.0, 9.0)];
    nested.push(clockwise.clone());
    let polygon = Polygon::new(nested).unwrap();
    assert_eq!(polygon.area(), 100.0 - 64.0 + 36.0 - 16.0);
    let pieces: Vec<_> = polygon.pieces().map(<[_]>::len).collect();
    assert_eq!(pieces, [2, 2]);
    assert_eq!(Polygon::new(vec![clockwise]).unwrap().area(), 100.0);
    // Vertices in the middle of an edge stay.
    let collinear = drawn("0 0, 1 0, 2 0, 2 2, 0 2");
    let polygon = Polygon::new(vec![collinear]).unwrap();
    assert!(polygon.is_convex());
    assert_eq!(polygon.len(), 5);
}

#[test]
fn a_hole_may_touch_its_outer_ring_with_all_its_vertices() {
    let diamond = drawn("5 0, 10 5, 5 10, 0 5");
    let polygon = Polygon::new(vec![diamond, square(0.0, 10.0)]).unwrap();
    assert_eq!(polygon.area(), 50.0);
    assert_eq!(polygon.pieces().count(), 1);
    // A ring that touches itself: two triangles, traversed so that it does not cross.
    let bow = drawn("0 0, 2 1, 4 0, 4 2, 2 1, 0 2");
    assert_eq!(Polygon::new(vec![bow]).unwrap().area(), 4.0);
}

#[test]
fn bad_rings_are_refused_with_the_place() {
    use PolygonError::*;
    let at = Point2::new;
    let mut closed = square(0.0, 1.0);
    closed.push(closed[0]);
    #[rustfmt::skip]
    let cases = [
        (vec![], NoRing),
        (vec![drawn("0 0, 1 0")], TooFewVertices { ring: 0, vertices: 2 }),
        (vec![square(0.0, 9.0), drawn("1 1, 2 2, 4 4")], ZeroArea { ring: 1, at: at(1.0, 1.0) }),
        (vec![closed], RepeatedVertex { ring: 0, vertex: 0, at: at(0.0, 0.0) }),
        (vec![drawn("0 0, 2 2, 2 0, 0 2")], Crossing { edges: [edge(0, 0), edge(0, 2)], at: at(1.0, 1.0) }),
        (vec![drawn("0 0, 2 0, 5 0, 2 0, 0 2")], Spike { ring: 0, vertex: 2, at: at(5.0, 0.0) }),
        (vec![square(0.0, 2.0), drawn("2 0.5, 3 0.5, 3 1.5, 2 1.5")], OverlappingEdges { edges: [edge(0, 1), edge(1, 3)], at: at(2.0, 0.5) }),
    ];
    for (rings, expected) in cases {
        assert_eq!(error(&rings), expected);
    }
    let twice = error(&[square(0.0, 2.0), square(0.0, 2.0)]);
    assert!(matches!(twice, OverlappingEdges { .. }), "{twice}");
}

#[test]
fn polygon_with_out_of_range_coordinate_is_refused() {
    let at = |x: f64| ring(&[[0.0, 0.0], [1.0, 0.0], [x, 1.0]]);
    let (ring, vertex) = (0, 2);
    let not_finite = PolygonError::NotFinite { ring, vertex };
    for x in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(error(&[at(x)]), not_finite);
        assert_eq!(repair(vec![at(x)]).unwrap_err(), not_finite);
    }
    for x in [1.1e90, -1e300, f64::MAX] {
        let bad = at(x);
        let at = bad[vertex];
        assert_eq!(error(&[bad]), PolygonError::TooLarge { ring, vertex, at });
    }
    for x in [1e-91, -f64::MIN_POSITIVE] {
        let bad = at(x);
        let at = bad[vertex];
        assert_eq!(error(&[bad]), PolygonError::TooSmall { ring, vertex, at });
    }
    for scale in [1e-80, 1e-9, 1e-3, 1e8] {
        let scaled = |p: &Point2| p * scale;
        let small: Vec<Point2> = square(0.0, 2.0).iter().map(scaled).collect();
        assert!(Polygon::new(vec![small.clone()]).is_ok());
        let crossing = vec![small[0], small[2], small[1], small[3]];
        assert!(matches!(error(&[crossing]), PolygonError::Crossing { .. }));
    }
}

#[test]
fn repaired_rings_report_their_repairs() {
    let messy = drawn("0 0, 2 0, 2 0, 5 0, 2 0, 2 2, 2 2, 0 2, 0 4, 0 2, 0 0");
    let flat = drawn("0.5 0.5, 1 1");
    let mut again = square(0.0, 2.0);
    again.reverse();
    again.rotate_left(1);
    let repaired = repair(vec![messy, flat, again]).unwrap();
    let known = Polygon::new(vec![square(0.0, 2.0)]).unwrap();
    assert_eq!(repaired.polygon, known);
    let at = Point2::new(5.0, 0.0);
    let flat_at = Point2::new(0.5, 0.5);
    #[rustfmt::skip]
    let expected = [
        Repair::ClosingVertex { ring: 0 },
        Repair::RepeatedVertices { ring: 0, count: 2 },
        Repair::Spikes { ring: 0, count: 2, at },
        Repair::FlatRing { ring: 1, at: flat_at },
        Repair::DuplicateRing { ring: 2, original: 0 },
    ];
    assert_eq!(repaired.repairs, expected);
    let stated = "2 tips of spikes cut off ring 1, the first at (5, 0)";
    assert_eq!(expected[2].to_string(), stated);
    // Spikes that meet where the ring closes, and one in another.
    let ends = drawn("5 0, 2 0, 2 2, 0 2, 0 0, 2 0, 7 0, 6 0");
    let repaired = repair(vec![ends]).unwrap();
    assert_eq!(repaired.polygon.area(), 4.0);
    // The rest of a ring without area.
    let flat = drawn("0 0, 2 0, 1 0, 3 0, 0 0");
    let at = Point2::new(0.0, 0.0);
    let found = repair(vec![flat]).unwrap_err();
    assert_eq!(found, PolygonError::ZeroArea { ring: 0, at });
    assert_eq!(repair(vec![]).unwrap_err(), PolygonError::NoRing);
    // Errors count as the rings were given.
    let crossing = drawn("0 0, 0 0, 2 2, 2 0, 0 2, 0 0");
    let edges = [edge(1, 1), edge(1, 3)];
    let at = Point2::new(1.0, 1.0);
    let empty = Vec::new();
    let found = repair(vec![empty, crossing]).unwrap_err();
    assert_eq!(found, PolygonError::Crossing { edges, at });
}

fn random_ring(random: &mut Random, vertices: u64, cells: u64) -> Vec<Point2> {
    let point =
        |random: &mut Random| Point2::new(random.below(cells) as f64, random.below(cells) as f64);
    (0..vertices).map(|_| point(random)).collect()
}

/// Returns whether a point on no edge is inside, by all edges to its right.
fn is_inside<'a>(rings: impl IntoIterator<Item = &'a Vec<Point2>>, p: Point2) -> bool {
    let edges = rings
        .into_iter()
        .flat_map(|ring| (0..ring.len()).map(move |i| [ring[i], ring[(i + 1) % ring.len()]]));
    let crossing = |[a, b]: &[Point2; 2]| {
        (a.y > p.y) != (b.y > p.y) && a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x
    };
    edges.filter(crossing).count() % 2 == 1
}

#[test]
fn random_rings_are_judged_as_all_pairs_judge_them() {
    let mut random = Random::seeded("rings and all pairs", 8);
    let (mut sound, mut crossing) = (0, 0);
    for _ in 0..60_000 {
        let cells = random.pick(&[3, 4, 6, 30]);
        let rings: Vec<_> = (0..1 + random.below(3))
            .map(|_| {
                let vertices = 3 + random.below(5);
                random_ring(&mut random, vertices, cells)
            })
            .collect();
        let expected = match Polygon::new(rings.clone()) {
            Ok(polygon) => {
                sound += 1;
                check_inside(&rings, &polygon, cells);
                false
            }
            Err(PolygonError::Crossing { edges, at }) => {
                crossing += 1;
                for RingEdge { ring, edge } in edges {
                    let ring = &rings[ring];
                    let [a, b] = [ring[edge], ring[(edge + 1) % ring.len()]];
                    let off = (b - a).perp(&(at - a)) / (b - a).norm();
                    assert!(off.abs() < 1e-12, "{rings:?}");
                }
                true
            }
            Err(PolygonError::OverlappingEdges { .. }) => true,
            Err(_) => continue,
        };
        assert_eq!(brute_force::rings_cross(&rings), expected, "{rings:?}");
    }
    assert!(
        sound > 3000 && crossing > 3000,
        "{sound} sound, {crossing} crossing"
    );
}

/// Checks that the solid is inside an odd number of rings, and that pieces lie in each other only through holes.
fn check_inside(rings: &[Vec<Point2>], polygon: &Polygon, cells: u64) {
    for cell in 0..cells.min(6) * cells.min(6) {
        let (x, y) = (cell / cells.min(6), cell % cells.min(6));
        let p = Point2::new(x as f64 + 0.501_234, y as f64 + 0.487_123);
        let expected = is_inside(rings, p);
        let pieces = polygon.pieces().filter(|piece| is_inside(*piece, p));
        assert_eq!(pieces.count(), usize::from(expected), "{rings:?} at {p}");
    }
    let area: f64 = polygon
        .pieces()
        .map(|piece| {
            let areas: Vec<f64> = piece.iter().map(|ring| signed_area(ring)).collect();
            assert!(
                areas[0] > 0.0 && areas[1..].iter().all(|area| *area < 0.0),
                "{rings:?}"
            );
            areas.iter().sum::<f64>()
        })
        .sum();
    assert_eq!(area, polygon.area());
}

fn signed_area(ring: &[Point2]) -> f64 {
    let n = ring.len();
    (0..n)
        .map(|i| ring[i].coords.perp(&ring[(i + 1) % n].coords))
        .sum::<f64>()
        / 2.0
}

#[test]
fn repairs_leave_what_is_enclosed() {
    let mut random = Random::seeded("repairs", 9);
    let mut mended = 0;
    for _ in 0..60_000 {
        let vertices = 3 + random.below(7);
        let given = vec![random_ring(&mut random, vertices, 4)];
        let Ok(repaired) = repair(given.clone()) else {
            continue;
        };
        mended += usize::from(!repaired.repairs.is_empty());
        let found = Polygon::new(given.clone()).is_ok();
        assert_eq!(found, repaired.repairs.is_empty());
        check_inside(&given, &repaired.polygon, 4);
        let again = repair(repaired.polygon.rings().to_vec()).unwrap();
        assert_eq!(again.repairs, []);
    }
    assert!(mended > 1000, "{mended} mended");
}

/// A comb has upright teeth, or lying ones, and a disc has many vertices and holes: at these sizes all pairs would take
/// minutes.
#[test]
fn large_rings_are_swept() {
    let teeth = 5_000;
    let tooth = |i: usize| {
        let x = 2.0 * i as f64;
        [[x, 1.0], [x, 900.0], [x + 1.0, 900.0], [x + 1.0, 1.0]]
    };
    let mut comb: Vec<[f64; 2]> = (0..teeth).flat_map(tooth).collect();
    let end = 2.0 * teeth as f64;
    comb.extend([[end, 1.0], [end, 0.0], [0.0, 0.0]]);
    let upright = ring(&comb);
    let lying: Vec<Point2> = upright.iter().map(|p| Point2::new(p.y, p.x)).collect();
    for comb in [upright, lying] {
        let found = Polygon::new(vec![comb.clone()]).unwrap().len();
        assert_eq!(found, 4 * teeth + 3);
        let mut bad = comb;
        bad.swap(4001, 4002);
        assert!(matches!(error(&[bad]), PolygonError::Crossing { .. }));
    }
    let holes = (0..30).flat_map(|i| (0..30).map(move |j| (i, j)));
    let hole = |(i, j): (i32, i32)| {
        let [x, y] = [3.0 * f64::from(i), 3.0 * f64::from(j)];
        ring(&[[x, y], [x + 1.0, y], [x + 1.0, y + 1.0], [x, y + 1.0]])
    };
    let mut rings: Vec<_> = holes.map(hole).collect();
    rings.push(square(-1.0, 100.0));
    let polygon = Polygon::new(rings).unwrap();
    assert_eq!(polygon.area(), 101.0 * 101.0 - 900.0);
    assert_eq!(polygon.pieces().count(), 1);
}
