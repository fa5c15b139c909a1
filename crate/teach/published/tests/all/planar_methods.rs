//! Tests the methods for comparison: convex pieces, separating axes, GJK with EPA, and the published method with its flaws.

use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon, Vector2, triangles};
use nearpoint_published::contours::{
    AxisDecision, OverlapResult, Pieces, Step, convex_pieces, gjk, published, resolve, sat,
};
use nearpoint_testing::Random;
use robust::{Coord, orient2d};

fn ring(points: &[[f64; 2]]) -> Vec<Point2> {
    points.iter().map(|[x, y]| Point2::new(*x, *y)).collect()
}

fn polygon(points: &[[f64; 2]]) -> Polygon {
    Polygon::new(vec![ring(points)]).unwrap()
}

fn boxed(low: [f64; 2], high: [f64; 2]) -> Polygon {
    let ([a, b], [c, d]) = (low, high);
    polygon(&[[a, b], [c, b], [c, d], [a, d]])
}

fn side(a: Point2, b: Point2, p: Point2) -> f64 {
    let coord = |p: Point2| Coord { x: p.x, y: p.y };
    orient2d(coord(a), coord(b), coord(p))
}

/// Returns whether the interiors of two convex rings intersect: no line along an edge separates them. The test is exact.
fn convex_overlap(p: &[Point2], q: &[Point2]) -> bool {
    let parts = |p: &[Point2], q: &[Point2]| {
        (0..p.len()).any(|i| {
            let ends = [p[i], p[(i + 1) % p.len()]];
            q.iter().all(|v| side(ends[0], ends[1], *v) <= 0.0)
        })
    };
    !parts(p, q) && !parts(q, p)
}

/// Returns the reference answer, triangles against triangles.
fn really_overlap(a: &Polygon, b: &Polygon, b_from_a: Vector2) -> bool {
    let cut = |polygon: &Polygon| -> Vec<Vec<Point2>> {
        let points: Vec<Point2> = polygon.rings().iter().flatten().copied().collect();
        let corners = |t: [u32; 3]| t.map(|v| points[v as usize]).to_vec();
        triangles(polygon).into_iter().map(corners).collect()
    };
    let (a, b) = (cut(a), cut(&b.shifted(b_from_a)));
    a.iter().any(|p| b.iter().any(|q| convex_overlap(p, q)))
}

fn pieces(polygon: &Polygon) -> Pieces {
    Pieces::new(polygon, PlanarRotation::IDENTITY)
}

fn ask(a: &Polygon, b: &Polygon, b_from_a: Vector2) -> OverlapResult {
    published(&a.rings()[0], &pieces(b), b_from_a, &mut ())
}

/// Returns a polygon of these radii at even angles, counter-clockwise.
fn star(radii: &[f64]) -> Polygon {
    let corner = |(i, r): (usize, &f64)| {
        let angle = std::f64::consts::TAU * i as f64 / radii.len() as f64;
        [r * angle.cos(), r * angle.sin()]
    };
    polygon(&radii.iter().enumerate().map(corner).collect::<Vec<_>>())
}

fn random_star(random: &mut Random, corners: u64, least: f64) -> Polygon {
    let radius = |_| least + (1.0 - least) * (random.signed() + 1.0) / 2.0;
    star(&(0..corners).map(radius).collect::<Vec<_>>())
}

/// Returns whether an edge's axis has one projected interval within the other.
fn is_nested(step: &Step) -> bool {
    matches!(step, Step::Edge(looked) if {
        let [a, b] = looked.projected_intervals;
        (a[0] < b[0]) == (a[1] > b[1]) || a[0] == b[0] || a[1] == b[1]
    })
}

/// Returns a polygon of points of an ellipse at random angles.
fn random_convex(random: &mut Random) -> Polygon {
    let count = 3 + random.below(9) as usize;
    let mut angles: Vec<f64> = (0..count).map(|_| random.signed() * 3.1).collect();
    angles.sort_by(f64::total_cmp);
    let (long, turn) = (1.0 + random.signed() * 0.5, random.signed());
    let corner = |angle: &f64| {
        let (x, y) = (long * angle.cos(), angle.sin());
        [
            x * turn.cos() - y * turn.sin(),
            x * turn.sin() + y * turn.cos(),
        ]
    };
    polygon(&angles.iter().map(corner).collect::<Vec<_>>())
}

fn vector(random: &mut Random, reach: f64) -> Vector2 {
    Vector2::new(random.signed(), random.signed()) * reach
}

fn l_shape() -> Polygon {
    polygon(&[
        [0.0, 0.0],
        [3.0, 0.0],
        [3.0, 1.0],
        [1.0, 1.0],
        [1.0, 3.0],
        [0.0, 3.0],
    ])
}

/// Returns a U with arms and a bottom of one, and a notch of two.
fn u_shape() -> Polygon {
    polygon(&[
        [0.0, 0.0],
        [4.0, 0.0],
        [4.0, 4.0],
        [3.0, 4.0],
        [3.0, 1.0],
        [1.0, 1.0],
        [1.0, 4.0],
        [0.0, 4.0],
    ])
}

#[test]
fn pieces_are_convex_and_cover_the_polygon() {
    let mut random = Random::seeded("pieces", 61);
    let mut shapes = vec![l_shape(), u_shape(), boxed([0.0, 0.0], [1.0, 2.0])];
    let hole = |low, high| {
        let holed: [Polygon; 2] = [boxed([0.0; 2], [4.0; 2]), boxed(low, high)];
        Polygon::new(holed.iter().map(|p| p.rings()[0].clone()).collect()).unwrap()
    };
    shapes.extend([hole([1.0; 2], [3.0; 2]), hole([1.0, 2.0], [2.0, 3.0])]);
    shapes.extend((4..60).map(|n| random_star(&mut random, n, 0.2)));
    for shape in &shapes {
        let pieces = convex_pieces(shape);
        let mut area = 0.0;
        for piece in &pieces {
            let n = piece.len();
            for i in 0..n {
                let corner = [piece[i], piece[(i + 1) % n], piece[(i + 2) % n]];
                assert!(side(corner[0], corner[1], corner[2]) >= 0.0, "{piece:?}");
            }
            area += Polygon::new(vec![piece.clone()]).unwrap().area();
        }
        assert!((area - shape.area()).abs() < 1e-12 * shape.area().max(1.0));
        assert!(pieces.len() <= triangles(shape).len());
        if shape.is_convex() {
            assert_eq!(pieces.len(), 1);
        }
    }
    assert_eq!(convex_pieces(&l_shape()).len(), 2);
    assert_eq!(convex_pieces(&u_shape()).len(), 3);
}

#[test]
fn convex_pairs_all_agree_and_one_move_clears() {
    let mut random = Random::seeded("convex", 62);
    let (mut met, mut plain) = (0, 0);
    for _ in 0..4000 {
        let (a, b) = (random_convex(&mut random), random_convex(&mut random));
        let shift = vector(&mut random, 2.5);
        let truth = really_overlap(&a, &b, shift);
        let (pa, pb) = (pieces(&a), pieces(&b));
        let answers = [
            sat(&pa, &pb, shift),
            gjk(&pa, &pb, shift),
            ask(&a, &b, shift),
        ];
        assert!(answers.iter().all(|answer| answer.overlaps == truth));
        if !truth {
            continue;
        }
        met += 1;
        let [one, two, three] = answers.map(|answer| answer.separation.norm());
        assert!((one - two).abs() < 1e-9, "{one} {two}");
        // The published method finds only one side if a projected interval is within the other.
        let mut steps = Vec::new();
        published(&a.rings()[0], &pb, shift, &mut steps);
        if !steps.iter().any(is_nested) {
            plain += 1;
            assert!((one - three).abs() < 1e-9, "{one} {three}");
            assert!((answers[0].separation - answers[2].separation).norm() < 1e-9);
        }
        for answer in &answers[..2] {
            let clear = shift - answer.separation * (1.0 + 1e-9);
            assert!(!really_overlap(&a, &b, clear));
            let short = shift - answer.separation * (1.0 - 1e-6);
            assert!(really_overlap(&a, &b, short));
        }
    }
    println!("{met} overlap, {plain} with no shadow within the other");
    assert!(met > 1000 && plain > 100);
}

#[test]
fn pieces_tell_the_truth_of_any_pair_and_repeated_moves_mostly_clear() {
    let mut random = Random::seeded("any", 63);
    let (mut met, mut one, mut cleared) = (0, 0, 0);
    for _ in 0..600 {
        let a = random_star(&mut random, 12, 0.25);
        let b = random_star(&mut random, 9, 0.25);
        let shift = vector(&mut random, 1.5);
        let truth = really_overlap(&a, &b, shift);
        let (pa, pb) = (pieces(&a), pieces(&b));
        for method in [sat, gjk] {
            let answer = method(&pa, &pb, shift);
            assert_eq!(answer.overlaps, truth, "{shift}");
            let resolved = resolve(shift, 64, |from_a| method(&pa, &pb, from_a));
            assert_eq!(resolved.moves == 0, !truth);
            if truth {
                met += 1;
                one += usize::from(resolved.is_clear && resolved.moves == 1);
                cleared += usize::from(resolved.is_clear);
            }
            let end = shift - resolved.shift;
            assert_eq!(method(&pa, &pb, end).overlaps, !resolved.is_clear);
        }
    }
    println!("{met} overlap, {one} cleared by one move, {cleared} by up to 64");
    assert!(met > 300 && one < met && cleared > one);
}

#[test]
fn the_steps_are_as_printed() {
    let (a, b) = (boxed([0.0, 0.0], [2.0, 2.0]), boxed([1.5, 0.5], [3.0, 1.5]));
    let mut steps = Vec::new();
    let answer = published(&a.rings()[0], &pieces(&b), Vector2::zeros(), &mut steps);
    assert_eq!(
        answer,
        published(&a.rings()[0], &pieces(&b), Vector2::zeros(), &mut ())
    );
    assert!((answer.separation - Vector2::new(-0.5, 0.0)).norm() < 1e-12);
    let edges = steps.iter().filter(|s| matches!(s, Step::Edge(_))).count();
    assert_eq!((edges, steps.len()), (8, 9));
    let Step::Edge(second) = steps[1] else {
        panic!("{steps:?}")
    };
    assert_eq!(
        (second.axis, second.interval),
        (Vector2::new(-1.0, 0.0), -0.5)
    );
    assert_eq!(second.projected_intervals, [[-2.0, 0.0], [-3.0, -1.5]]);
    assert_eq!(second.decision, AxisDecision::NewSmallest);
    // If they are apart, it ends at the first axis with a gap.
    let mut steps = Vec::new();
    let away = Vector2::new(4.0, 0.0);
    assert_eq!(
        published(&a.rings()[0], &pieces(&b), away, &mut steps),
        OverlapResult::DISJOINT
    );
    let last = steps.last().unwrap();
    assert!(matches!(last, Step::Edge(looked) if looked.decision == AxisDecision::Separated));
}

#[test]
fn bar_in_the_notch_of_a_u_collides() {
    let (u, bar) = (u_shape(), boxed([1.75, 1.5], [2.25, 6.0]));
    assert!(!really_overlap(&u, &bar, Vector2::zeros()));
    assert!(
        ask(&u, &bar, Vector2::zeros()).overlaps,
        "as printed, wrongly"
    );
    assert!(!sat(&pieces(&u), &pieces(&bar), Vector2::zeros()).overlaps);
    assert!(!gjk(&pieces(&u), &pieces(&bar), Vector2::zeros()).overlaps);
}

#[test]
fn box_within_the_solid_is_separated() {
    let (u, inner) = (u_shape(), boxed([0.25, 0.25], [0.75, 0.75]));
    assert!(really_overlap(&u, &inner, Vector2::zeros()));
    assert_eq!(
        ask(&u, &inner, Vector2::zeros()),
        OverlapResult::DISJOINT,
        "wrongly"
    );
    assert!(sat(&pieces(&u), &pieces(&inner), Vector2::zeros()).overlaps);
    assert!(gjk(&pieces(&u), &pieces(&inner), Vector2::zeros()).overlaps);
}

#[test]
fn the_move_can_make_it_worse() {
    // A box is a little into the inner side of an arm. A's centre is on the far side of it, so that A is moved in the wrong
    // direction.
    let (u, inner) = (u_shape(), boxed([0.88, 2.0], [1.5, 2.6]));
    let answer = ask(&u, &inner, Vector2::zeros());
    assert!((answer.separation - Vector2::new(0.12, 0.0)).norm() < 1e-12);
    let left = |by: f64| really_overlap(&u, &inner, Vector2::new(by, 0.0));
    assert!(left(0.119) && !left(0.121), "an overlap of 0.12");
    let left = |by: f64| really_overlap(&u, &inner, Vector2::new(by, 0.0) - answer.separation);
    assert!(left(0.239) && !left(0.241), "has grown to 0.24");
}

#[test]
fn many_moves_do_not_clear() {
    let mut random = Random::seeded("moves", 64);
    let (mut met, mut cleared) = (0, 0);
    for _ in 0..400 {
        let a = random_star(&mut random, 8, 0.3);
        let b = random_convex(&mut random);
        let shift = vector(&mut random, 1.6);
        let answer = ask(&a, &b, shift);
        if answer.overlaps && really_overlap(&a, &b, shift) {
            met += 1;
            cleared += usize::from(!really_overlap(&a, &b, shift - answer.separation));
        }
    }
    println!("{cleared} of {met} cleared by one move");
    assert!(met > 100 && cleared > 10 && cleared < met - 10);
}

#[test]
fn extreme_contours_have_finite_answers() {
    let thin = polygon(&[
        [0.0, 0.0],
        [1.0, 0.0],
        [2.0, 0.0],
        [2.0, 1e-12],
        [0.0, 1e-12],
    ]);
    let straight = polygon(&[
        [0.0, 0.0],
        [1.0, 0.0],
        [2.0, 0.0],
        [2.0, 2.0],
        [0.0, 2.0],
        [0.0, 1.0],
    ]);
    assert_eq!(convex_pieces(&straight).len(), 1);
    for scale in [1e-30, 1e-3, 1.0, 1e30] {
        let scaled = |shape: &Polygon| {
            let points = shape.rings()[0].iter().map(|p| p * scale).collect();
            Polygon::new(vec![points]).unwrap()
        };
        for a in [scaled(&thin), scaled(&straight), scaled(&u_shape())] {
            for b in [scaled(&thin), scaled(&straight)] {
                for shift in [[0.0, 0.0], [0.5, 0.0], [2.0, 0.0], [5.0, 5.0]] {
                    let shift = Vector2::from(shift) * scale;
                    let (pa, pb) = (pieces(&a), pieces(&b));
                    let found = [
                        sat(&pa, &pb, shift),
                        gjk(&pa, &pb, shift),
                        ask(&a, &b, shift),
                    ];
                    for answer in found {
                        assert!(answer.separation.iter().all(|c| c.is_finite()));
                        assert!(answer.overlaps || answer.separation == Vector2::zeros());
                    }
                    assert_eq!(found[0].overlaps, found[1].overlaps, "{scale} {shift}");
                }
            }
        }
    }
    // Double vertices have no normal.
    let double = [
        [0.0, 0.0],
        [0.0, 0.0],
        [1.0, 0.0],
        [1.0, 1.0],
        [1.0, 1.0],
        [0.0, 1.0],
    ];
    let answer = published(
        &ring(&double),
        &pieces(&straight),
        Vector2::zeros(),
        &mut (),
    );
    assert!(answer.overlaps && answer.separation.norm() > 0.0);
    assert_eq!(
        published(&[], &pieces(&straight), Vector2::new(9.0, 9.0), &mut ()),
        OverlapResult::DISJOINT
    );
}

#[test]
fn where_two_touch_they_do_not_overlap() {
    let (a, b) = (boxed([0.0, 0.0], [1.0, 1.0]), boxed([0.0, 0.0], [1.0, 1.0]));
    for shift in [[1.0, 0.0], [0.0, -1.0], [1.0, 1.0], [-1.0, 0.5]] {
        let shift = Vector2::from(shift);
        let (a, b) = (pieces(&a), pieces(&b));
        assert_eq!(sat(&a, &b, shift), OverlapResult::DISJOINT);
        assert_eq!(gjk(&a, &b, shift), OverlapResult::DISJOINT);
    }
    // As printed, touching is a collision with nothing to move.
    assert_eq!(
        ask(&a, &b, Vector2::new(1.0, 0.0)).separation,
        Vector2::zeros()
    );
}
