//! Measures loading a file of contours onto a sheet, step by step, for one contour of many vertices and for many
//! contours of few.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use std::f64::consts::TAU;
use std::fmt::Write;
use std::time::{Duration, Instant};

use nearpoint_geometry::planar::{Point2, Vector2, triangles};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_import::contour::{Contour, ContourOptions, read_contours};
use nearpoint_sheet::{Command, NewContour, Sheet};

/// Returns a path of this many vertices, whose distance from the centre varies by a relative roughness.
fn path(
    random: &mut SplitMix64,
    vertices: usize,
    rough: f64,
    [x, y]: [f64; 2],
    size: f64,
) -> String {
    let mut data = String::new();
    for i in 0..vertices {
        let angle = TAU * i as f64 / vertices as f64;
        let radius = size * (1.0 - rough * random.uniform()) * (1.0 + 0.3 * (5.0 * angle).sin());
        let letter = if i == 0 { 'M' } else { 'L' };
        write!(
            data,
            "{letter}{:.4} {:.4}",
            x + radius * angle.cos(),
            y + radius * angle.sin()
        )
        .unwrap();
    }
    format!("<path d='{data}Z'/>")
}

fn drawing(count: usize, vertices: usize, rough: f64) -> String {
    let mut random = SplitMix64::seeded(22);
    let columns = (count as f64).sqrt().ceil() as usize;
    let paths: Vec<String> = (0..count)
        .map(|i| {
            let at = [i % columns, i / columns].map(|k| 300.0 * k as f64);
            path(&mut random, vertices, rough, at, 100.0)
        })
        .collect();
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='1000mm' height='1000mm' viewBox='0 0 1000 1000'>{}</svg>",
        paths.concat()
    )
}

fn timed<T>(times: &mut Vec<Duration>, work: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let done = work();
    times.push(begin.elapsed());
    done
}

/// The number of contours, the number of vertices of each, and the roughness.
type Case = (usize, usize, f64);

const CASES: [Case; 7] = [
    (1, 4_000, 0.0),
    (1, 40_000, 0.0),
    (1, 4_000, 0.002),
    (1, 40_000, 0.002),
    (100, 40, 0.3),
    (1000, 40, 0.3),
    (5000, 40, 0.3),
];

/// Measures reading, placing, preparing to slide, inspecting and triangulating a file, and sliding one contour along
/// another.
fn measured((count, vertices, rough): Case) -> Vec<Duration> {
    let text = drawing(count, vertices, rough);
    let mut times = Vec::new();
    let options = ContourOptions::default();
    let file = timed(&mut times, || {
        read_contours("drawing.svg", text.as_bytes(), &options).unwrap()
    });
    let laid = |it: &Contour| NewContour::new(&it.name, it.polygon.clone());
    let mut contours: Vec<NewContour> = file.contours.iter().map(laid).collect();
    // A single contour needs a second one to slide along.
    if count == 1 {
        contours.push(contours[0].clone().at(300.0, 0.0));
    }
    let corners = [Point2::new(-1e4, -1e4), Point2::new(2.5e4, 2.5e4)];
    let mut sheet = Sheet::default();
    timed(&mut times, || {
        sheet.begin_open("drawing".into(), corners, contours.clone())
    })
    .unwrap();
    let last = times.len() - 1;
    let begin = Instant::now();
    while sheet.open_progress().is_some() {
        sheet.step(&|| true);
    }
    times[last] += begin.elapsed();
    timed(&mut times, || while sheet.step(&|| false) {});
    timed(&mut times, || sheet.frame());
    let cut = |it: &NewContour| triangles(&it.polygon).len();
    timed(&mut times, || contours.iter().map(cut).sum::<usize>());
    let (id, at) = (sheet.contours()[0].id, sheet.contours()[0].at);
    let to = at + Vector2::new(150.0, 10.0);
    timed(&mut times, || sheet.apply(Command::Move { id, to })).unwrap();
    times
}

fn main() {
    print!("{:<28}", "");
    for step in ["read", "opened", "ready", "frame", "triangles", "slid"] {
        print!("{step:>12}");
    }
    println!();
    for case in CASES {
        let (count, vertices, rough) = case;
        print!("{:<28}", format!("{count} × {vertices}, rough {rough}"));
        for time in measured(case) {
            print!("{:>12}", format!("{time:.1?}"));
        }
        println!();
    }
}
