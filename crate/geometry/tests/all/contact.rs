//! Pairs of triangles against integer arithmetic of any length.

use crate::common::oracle;
use nearpoint_geometry::collide::{Contact, contact};
use nearpoint_geometry::{Point, Vector};
use nearpoint_testing::Random;

type Triangle = [Point; 3];

const PAIRS_A_KIND: usize = 15_000;

/// How often each answer came up.
#[derive(Debug, Default)]
struct Rates {
    apart: usize,
    touching: usize,
    crossing: usize,
}

/// Compares both, in both orders and with corners turned round, and counts.
fn check(a: &Triangle, b: &Triangle, rates: &mut Rates) {
    let expected = oracle::contact(a, b);
    let turned = [b[2], b[1], b[0]];
    for (found, what) in [
        (contact(a, b), "a, b"),
        (contact(b, a), "b, a"),
        (contact(a, &turned), "b turned round"),
    ] {
        assert_eq!(found, expected, "{what}\na = {a:?}\nb = {b:?}");
    }
    *match expected {
        None => &mut rates.apart,
        Some(Contact::Touching) => &mut rates.touching,
        Some(Contact::Crossing) => &mut rates.crossing,
    } += 1;
}

/// Draws pairs of one kind, as they are, scaled, and far from the origin.
fn run(name: &str, least: [usize; 3], mut draw: impl FnMut(&mut Random) -> (Triangle, Triangle)) {
    let mut random = Random::seeded(name, 1);
    let mut rates = Rates::default();
    for i in 0..PAIRS_A_KIND {
        let (a, b) = draw(&mut random);
        let scale = match i % 3 {
            0 => 1.0,
            1 => 10_f64.powf(6.0 * random.signed()),
            _ => 2_f64.powi(random.below(41) as i32 - 20),
        };
        let far = if i % 4 == 3 { 1e7 } else { 0.0 };
        let offset: Vector = random.point().coords * far;
        let moved = |t: Triangle| t.map(|p| p * scale + offset);
        check(&moved(a), &moved(b), &mut rates);
    }
    println!("{name}: {rates:?}");
    let found = [rates.apart, rates.touching, rates.crossing];
    assert!(
        found.iter().zip(least).all(|(f, l)| *f >= l),
        "{name} no longer hits each answer: {rates:?}"
    );
}

#[test]
fn anywhere() {
    run("anywhere", [5000, 0, 1000], |r| {
        (
            [r.point(), r.point(), r.point()],
            [r.point(), r.point(), r.point()],
        )
    });
}

#[test]
fn on_a_coarse_grid() {
    run("on a coarse grid", [2000, 3000, 300], |r| {
        (
            [r.grid(3), r.grid(3), r.grid(3)],
            [r.grid(3), r.grid(3), r.grid(3)],
        )
    });
}

#[test]
fn on_a_finer_grid() {
    run("on a finer grid", [3000, 500, 1000], |r| {
        (
            [r.grid(6), r.grid(6), r.grid(6)],
            [r.grid(6), r.grid(6), r.grid(6)],
        )
    });
}

#[test]
fn with_shared_corners() {
    run("with shared corners", [0, 8000, 500], |r| {
        let a = [r.point(), r.point(), r.point()];
        let mut b = a;
        for corner in &mut b[..1 + r.below(2) as usize] {
            *corner = r.point();
        }
        (a, b)
    });
}

#[test]
fn in_one_oblique_plane() {
    run("in one oblique plane", [2000, 8000, 0], |r| {
        let [u, v, from] =
            [r.grid(9), r.grid(9), r.grid(9)].map(|p| p.coords - Vector::repeat(4.0));
        let mut corner = || Point::from(from + u * r.below(7) as f64 + v * r.below(7) as f64);
        let a = [corner(), corner(), corner()];
        (a, [corner(), corner(), corner()])
    });
}

#[test]
fn nearly_in_one_plane() {
    run("nearly in one plane", [500, 1000, 500], |r| {
        let [u, v, from] = [r.point().coords, r.point().coords, r.point().coords];
        let mut corner = || {
            let p = Point::from(from + u * r.below(5) as f64 + v * r.below(5) as f64);
            p.map(|x| if r.below(4) == 0 { x.next_up() } else { x })
        };
        let a = [corner(), corner(), corner()];
        (a, [corner(), corner(), corner()])
    });
}

#[test]
fn with_a_corner_on_an_edge_or_a_face() {
    run(
        "with a corner on an edge or a face",
        [1000, 2500, 1000],
        |r| {
            let a = [r.grid(9), r.grid(9), r.grid(9)];
            let weights = r.pick(&[
                [2.0, 2.0, 0.0],
                [1.0, 1.0, 2.0],
                [1.0, 3.0, 0.0],
                [5.0, -1.0, 0.0],
            ]);
            let on =
                (a[0].coords * weights[0] + a[1].coords * weights[1] + a[2].coords * weights[2])
                    / 4.0;
            let apex = Point::from(on);
            // Sometimes the corner only passes through: its opposite edge is where the triangle goes on.
            let b = if r.below(2) == 0 {
                [apex, r.grid(9), r.grid(9)]
            } else {
                [r.grid(9), apex + (apex - r.grid(9)), r.grid(9)]
            };
            (a, b)
        },
    );
}

#[test]
fn degenerate() {
    run("degenerate", [2000, 1500, 0], |r| {
        let n = r.pick(&[2, 3, 5]);
        let a = [r.grid(n), r.grid(n), r.grid(n)];
        let p = r.grid(n);
        let d = r.grid(3) - Point::new(1.0, 1.0, 1.0);
        let mut on = || p + d * r.below(4) as f64;
        let thin = [on(), on(), on()];
        let other = if r.below(3) == 0 {
            [a[0], a[1], a[0]]
        } else {
            a
        };
        if r.below(2) == 0 {
            (thin, other)
        } else {
            (other, thin)
        }
    });
}
