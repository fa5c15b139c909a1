//! Tests moving triangles against a search of the whole step: no method that must not miss a contact misses one; and the
//! laws.

use nearpoint_geometry::brute_force::{SampledTimeOfImpact, time_of_impact};
use nearpoint_geometry::collide::contact;
use nearpoint_geometry::collide::swept::{
    SweptMethod, SweptResult, SweptTriangle, TimeOfImpact, swept,
};
use nearpoint_geometry::{Point, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::swept::{in_plane, on_grid, random_motion, scaled};

/// The counts of the results of many pairs.
#[derive(Debug, Default)]
struct Tally {
    met: u32,
    uncertain: u32,
    hull_only: u32,
    false_alarms: u32,
}

impl Tally {
    /// Compares all methods with the search.
    fn check(&mut self, a: &SweptTriangle, b: &SweptTriangle) {
        let truth = time_of_impact(a, b, 1e-4);
        let exact = swept(a, b, SweptMethod::Exact);
        let hull = swept(a, b, SweptMethod::Hull).is_contact();
        let context = || format!("{a:?}\n{b:?}\n{truth:?}, {exact:?}, hull {hull}");
        let found = swept(a, b, SweptMethod::DiscreteAtStart).is_contact();
        assert_eq!(found, contact(&a.from, &b.from).is_some());
        let plain = [SweptMethod::DiscreteAtStart, SweptMethod::DiscreteAtEnd];
        for (instant, method) in [0.0, 1.0].into_iter().zip(plain) {
            if swept(a, b, method).is_contact() {
                let meeting = exact
                    .time_of_impact()
                    .unwrap_or_else(|| panic!("{}", context()));
                assert!(
                    meeting.is_certain && meeting.time <= instant,
                    "{}",
                    context()
                );
            }
        }
        assert!(hull || !exact.is_contact(), "{}", context());
        match (truth, exact) {
            (SampledTimeOfImpact::At(at), SweptResult::Separated) => {
                panic!("missed at {at}: {}", context())
            }
            (SampledTimeOfImpact::At(at), SweptResult::Contact(meeting)) => {
                assert!(meeting.time <= at, "too late: {}", context());
            }
            (SampledTimeOfImpact::Separated, SweptResult::Contact(meeting)) => {
                assert!(!meeting.is_certain, "{}", context());
                self.false_alarms += 1;
            }
            _ => {}
        }
        if let SweptResult::Contact(meeting) = exact {
            assert!(0.0 <= meeting.time && meeting.time <= meeting.latest && meeting.latest <= 1.0);
            self.met += 1;
            self.uncertain += u32::from(!meeting.is_certain);
        }
        self.hull_only += u32::from(hull && !exact.is_contact());
    }
}

/// Counts the results of many pairs.
fn tally(test: &str, seed: u64, count: u32, any: fn(&mut Random) -> SweptTriangle) -> Tally {
    let mut random = Random::seeded(test, seed);
    let mut tally = Tally::default();
    for _ in 0..count {
        tally.check(&any(&mut random), &any(&mut random));
    }
    println!("{tally:?}");
    tally
}

#[test]
fn nothing_is_missed_in_any_motion() {
    let tally = tally("nothing is missed in any motion", 1, 20_000, random_motion);
    assert!(tally.met > 700 && tally.hull_only > 300, "{tally:?}");
    assert_eq!(tally.uncertain, 0, "{tally:?}");
}

#[test]
fn swept_test_of_coincident_triangles_misses_no_contact() {
    let tally = tally("nothing is missed where things coincide", 2, 6_000, on_grid);
    assert!(tally.met > 2000 && tally.uncertain < 200, "{tally:?}");
}

#[test]
fn nothing_is_missed_in_one_plane() {
    let tally = tally("nothing is missed in one plane", 3, 4_000, in_plane);
    assert!(tally.met > 500, "{tally:?}");
}

#[test]
fn nothing_is_missed_at_any_scale_and_place() {
    let mut random = Random::seeded("nothing is missed at any scale and place", 4);
    for (factor, reach) in [
        (1e6, 0.0),
        (1e-6, 0.0),
        (1e-6, 1.0),
        (1e-3, 1e3),
        (1.0, 1e6),
    ] {
        let mut tally = Tally::default();
        for _ in 0..2_000 {
            let offset = random.point().coords * reach;
            let mut pair = || scaled(&random_motion(&mut random), factor, offset);
            tally.check(&pair(), &pair());
        }
        println!("{factor:e} at {reach:e}: {tally:?}");
        assert!(tally.met > 50 && tally.uncertain < 10, "{tally:?}");
    }
}

#[test]
fn the_unit_changes_nothing() {
    let mut random = Random::seeded("the unit changes nothing", 5);
    for _ in 0..2_000 {
        let (a, b) = (random_motion(&mut random), random_motion(&mut random));
        for factor in [0.5_f64.powi(20), 2_f64.powi(20)] {
            let [c, d] = [&a, &b].map(|t| scaled(t, factor, Vector::zeros()));
            for method in SweptMethod::ALL {
                assert_eq!(swept(&a, &b, method), swept(&c, &d, method));
            }
        }
    }
}

#[test]
fn swept_test_of_swapped_or_reversed_triangles_is_unchanged() {
    let mut random = Random::seeded("who is a and which way time runs do not matter", 6);
    for i in 0..6_000 {
        let pick = |random: &mut Random| match i % 2 {
            0 => random_motion(random),
            _ => on_grid(random),
        };
        let (a, b) = (pick(&mut random), pick(&mut random));
        let given = swept(&a, &b, SweptMethod::Exact);
        let [back_a, back_b] = [a, b].map(|t| SweptTriangle {
            from: t.to,
            to: t.from,
            ..t
        });
        for other in [
            swept(&b, &a, SweptMethod::Exact),
            swept(&back_a, &back_b, SweptMethod::Exact),
        ] {
            let certain = |o: &SweptResult| o.time_of_impact().is_some_and(|m| m.is_certain);
            assert!(!certain(&given) || other.is_contact(), "{a:?}\n{b:?}");
            assert!(!certain(&other) || given.is_contact(), "{a:?}\n{b:?}");
        }
        let hull = swept(&a, &b, SweptMethod::Hull).is_contact();
        assert_eq!(
            hull,
            swept(&back_a, &back_b, SweptMethod::Hull).is_contact()
        );
    }
}

#[test]
fn one_hull_inside_the_other_counts() {
    let at = |s: f64, z: f64| {
        [(-1.0, -1.0), (1.0, -1.0), (0.0, 1.0)].map(|(x, y)| Point::new(s * x, s * y, z))
    };
    let outer = SweptTriangle::new(at(10.0, -10.0), at(10.0, 10.0));
    let tilted = |mut t: [Point; 3]| {
        t[0].z += 0.05;
        t
    };
    let inner = SweptTriangle::new(tilted(at(0.1, -0.1)), tilted(at(0.1, 0.1)));
    assert!(swept(&outer, &inner, SweptMethod::Hull).is_contact());
    let meeting = swept(&outer, &inner, SweptMethod::Exact)
        .time_of_impact()
        .unwrap();
    assert!(meeting.is_certain, "{meeting:?}");
    assert!((meeting.time * 19.8 - 9.9).abs() < 0.051, "{meeting:?}");
    assert!(!swept(&outer, &inner, SweptMethod::DiscreteAtStart).is_contact());
    assert!(!swept(&outer, &inner, SweptMethod::DiscreteAtEnd).is_contact());
}

#[test]
fn swept_test_covers_deviation() {
    let mut random = Random::seeded("a deviation is allowed for", 7);
    let mut more = 0;
    for _ in 0..3_000 {
        let (a, b) = (random_motion(&mut random), random_motion(&mut random));
        let plain = swept(&a, &b, SweptMethod::Exact);
        let mut wide = a;
        wide.deviation = 0.1 * (1.0 + random.signed());
        let found = swept(&wide, &b, SweptMethod::Exact);
        // Within the deviation the corners take another path.
        let sagitta = random.point().coords.normalize() * wide.deviation * 0.99;
        let centre = wide.at(0.5).map(|p| p + sagitta);
        let is_there = contact(&centre, &b.at(0.5)).is_some();
        if plain.is_contact() || is_there {
            let meeting = found.time_of_impact().unwrap();
            let is_first = |p: TimeOfImpact| meeting.time <= p.time + 1e-9;
            assert!(plain.time_of_impact().is_none_or(is_first));
            assert!(swept(&wide, &b, SweptMethod::Hull).is_contact());
        } else if found.is_contact() {
            more += 1;
        }
    }
    assert!(more > 50, "{more}");
}

#[test]
fn swept_test_of_nan_does_not_panic() {
    let t = |x: f64| [[x, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(Point::from);
    for x in [f64::NAN, f64::INFINITY, f64::MAX, 1e200, 1e-300] {
        let a = SweptTriangle::new(t(0.0), t(x));
        let b = SweptTriangle::at_rest(t(0.5));
        for method in SweptMethod::ALL {
            let _ = swept(&a, &b, method);
            let _ = swept(&b, &a, method);
        }
        assert!(swept(&a, &b, SweptMethod::Exact).is_contact(), "{x}");
        assert!(swept(&a, &b, SweptMethod::Hull).is_contact(), "{x}");
    }
}
