//! Tests the continuous search: climbing is exact; the published methods mostly are, and are wrong where expected.

use nearpoint_geometry::closest::convex::{
    Convex, ConvexWarmStart, ExhaustiveHull, NO_HINT, ProximitySettings, ProximityStatus, proximity,
};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::tracking::{Graph, Neighbourhood, TrackState, track};
use nearpoint_testing::Random;
use nearpoint_testing::clouds::{on_sphere, random_points};

const METHODS: [Neighbourhood; 3] = [
    Neighbourhood::Polygons,
    Neighbourhood::Triangles,
    Neighbourhood::List,
];

fn hull(random: &mut Random, count: usize) -> Hull {
    Hull::build(&random_points(count, || on_sphere(random))).unwrap()
}

/// Returns a slow path around A, never in contact.
fn path() -> impl Iterator<Item = Pose> {
    (0..500).map(|i| {
        let t = f64::from(i) * 0.005;
        let at = Vector::new(t.cos(), t.sin(), 0.2) * (2.4 + 0.2 * (3.0 * t).sin());
        Pose::new(at, Vector::new(0.3 * t, 0.7 * t, -0.2))
    })
}

#[test]
fn climbing_finds_the_top_from_anywhere() {
    let mut random = Random::seeded("climbing finds the top", 61);
    for count in [1, 2, 5, 60, 3000] {
        let hull = hull(&mut random, count);
        for _ in 0..300 {
            let direction = random.point().coords;
            let height = |vertex: u32| direction.dot(&hull.vertex(vertex).coords);
            let expected = height(ExhaustiveHull(&hull).support(&direction, 0));
            let near = random.below(hull.count().into()) as u32;
            for near in [near, NO_HINT] {
                assert!((height(hull.support(&direction, near)) - expected).abs() < 1e-15);
            }
        }
    }
}

#[test]
fn published_methods_follow_a_slow_path() {
    let mut random = Random::seeded("published methods follow a slow path", 62);
    let (a, b) = (hull(&mut random, 400), hull(&mut random, 400));
    for method in METHODS {
        let graphs = [Graph::new(&a, method), Graph::new(&b, method)];
        let pair = [(&a, &graphs[0]), (&b, &graphs[1])];
        let (mut state, mut known) = (TrackState::default(), ConvexWarmStart::default());
        let settings = ProximitySettings::default();
        for (cycle, pose) in path().enumerate() {
            let found = track(pair, &pose, &settings, &mut state, &mut ());
            let truth = proximity(&a, &b, &pose, &settings, &mut known, &mut ());
            assert_eq!(found.is_exact, cycle == 0);
            assert!(
                found.proximity.upper >= truth.lower - 1e-12,
                "an upper bound"
            );
            assert!(
                (found.proximity.upper - truth.upper).abs() < 1e-12,
                "{method:?}, cycle {cycle}"
            );
        }
    }
}

/// Tests the claim of the method: the number of tested vertices does not grow with the hull.
#[test]
fn vertices_looked_at_do_not_grow() {
    let mut random = Random::seeded("vertices looked at do not grow", 63);
    for method in METHODS {
        let mut looked = |count: usize| {
            let (a, b) = (hull(&mut random, count), hull(&mut random, count));
            let graphs = [Graph::new(&a, method), Graph::new(&b, method)];
            let pair = [(&a, &graphs[0]), (&b, &graphs[1])];
            let mut state = TrackState::default();
            let settings = ProximitySettings::default();
            let cycles = path().map(|pose| {
                let found = track(pair, &pose, &settings, &mut state, &mut ());
                if found.is_exact { 0 } else { found.vertices }
            });
            cycles.sum::<usize>() as f64 / 499.0
        };
        let (few, many) = (looked(50), looked(3200));
        println!("{method:?}: {few} {many}");
        assert!(many < 4.0 * few && many < 200.0, "{method:?}: {few} {many}");
    }
}

/// Tests that a point that has passed through a face is *free* inside the solid, by the paper's methods.
#[test]
fn tracking_of_point_entering_cube_wrongly_reports_separation() {
    let corner = |i: u32| Point::new(f64::from(i & 1), f64::from(i >> 1 & 1), f64::from(i >> 2));
    let cube = Hull::build(&(0..8).map(corner).collect::<Vec<_>>()).unwrap();
    let point = Hull::build(&[Point::origin()]).unwrap();
    let above = Pose::translation(0.5, 0.5, 1.1);
    let inside = Pose::translation(0.5, 0.5, 0.9);
    let settings = ProximitySettings::default();
    let graphs = [
        Graph::new(&cube, Neighbourhood::Polygons),
        Graph::new(&point, Neighbourhood::Polygons),
    ];
    let pair = [(&cube, &graphs[0]), (&point, &graphs[1])];
    let mut state = TrackState::default();
    let first = track(pair, &above, &settings, &mut state, &mut ());
    assert_eq!(
        (first.proximity.status, first.is_exact),
        (ProximityStatus::Separated, true)
    );
    let wrong = track(pair, &inside, &settings, &mut state, &mut ());
    assert_eq!(
        (wrong.proximity.status, wrong.is_exact),
        (ProximityStatus::Separated, false)
    );
    assert!((wrong.proximity.upper - 0.1).abs() < 1e-15);
    // The exact search, with a warm start from the same step, is right.
    let mut state = ConvexWarmStart::default();
    proximity(&cube, &point, &above, &settings, &mut state, &mut ());
    let right = proximity(&cube, &point, &inside, &settings, &mut state, &mut ());
    assert_eq!(right.status, ProximityStatus::Overlapping);
    assert!((right.depth() - 0.1).abs() < 1e-15 && right.direction == Vector::z());
}
