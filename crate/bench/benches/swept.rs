//! Triangles in motion: a million random pairs by every method, what each misses and reports in vain, and its cost; and first
//! contact of whole parts.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_geometry::Point;
use nearpoint_geometry::brute::{FirstMeeting, first_meeting};
use nearpoint_geometry::collide::swept::{Method, SweptTriangle, swept};
use std::hint::black_box;
use std::time::Instant;

/// Pairs of each kind.
const PAIRS: usize = 1_000_000;

fn main() {
    for (name, spread, size, motion) in [
        ("mostly far from each other", 2.0, 0.3, 0.3),
        ("close, a small step", 0.3, 0.3, 0.1),
        ("close, a large step", 0.3, 0.3, 1.0),
    ] {
        random_pairs(name, spread, size, motion);
    }
}

/// SplitMix64 (Steele, Lea & Flood 2014).
struct Random(u64);

impl Random {
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    fn point(&mut self, reach: f64) -> Point {
        Point::new(self.unit(), self.unit(), self.unit()) * reach
    }

    fn triangle(&mut self, spread: f64, size: f64, motion: f64) -> SweptTriangle {
        let (centre, shift) = (self.point(spread), self.point(motion).coords);
        let from = [(); 3].map(|()| centre + self.point(size).coords);
        let to = from.map(|p| p + shift + self.point(motion / 5.0).coords);
        SweptTriangle::new(from, to)
    }
}

fn random_pairs(name: &str, spread: f64, size: f64, motion: f64) {
    let mut random = Random(1);
    let mut triangle = || random.triangle(spread, size, motion);
    let pairs: Vec<_> = (0..PAIRS).map(|_| [triangle(), triangle()]).collect();
    let begin = Instant::now();
    let truth: Vec<_> = pairs
        .iter()
        .map(|[a, b]| first_meeting(a, b, 1e-5))
        .collect();
    let count = |wanted: fn(&FirstMeeting) -> bool| truth.iter().filter(|t| wanted(t)).count();
    println!(
        "\n{PAIRS} pairs, {name}: {} meet, {} near, by search in {:.2} us each",
        count(|t| matches!(t, FirstMeeting::At(_))),
        count(|t| matches!(t, FirstMeeting::Near(_))),
        begin.elapsed().as_secs_f64() * 1e6 / PAIRS as f64
    );
    println!(
        "{:<16} {:>9} {:>8} {:>8} {:>10} {:>12}",
        "", "meet", "missed", "in vain", "uncertain", "us a pair"
    );
    for method in Method::ALL {
        let begin = Instant::now();
        let found: Vec<_> = pairs
            .iter()
            .map(|[a, b]| black_box(swept(a, b, method)))
            .collect();
        let each = begin.elapsed().as_secs_f64() * 1e6 / PAIRS as f64;
        let both = || found.iter().zip(&truth);
        println!(
            "{:<16} {:>9} {:>8} {:>8} {:>10} {each:>12.3}",
            format!("{method:?}"),
            found.iter().filter(|f| f.meets()).count(),
            both()
                .filter(|(f, t)| !f.meets() && matches!(t, FirstMeeting::At(_)))
                .count(),
            both()
                .filter(|(f, t)| f.meets() && matches!(t, FirstMeeting::Apart))
                .count(),
            found
                .iter()
                .filter(|f| f.meeting().is_some_and(|m| !m.certain))
                .count(),
        );
    }
}
