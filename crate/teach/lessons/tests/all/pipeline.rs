//! Checks the whole pipeline: its answers, bounds and counts against distances of boxes that are computed here.

use nearpoint_lesson::{Chart, OpenLesson, Value};

use crate::common::{number, opened, word};

type Box3 = [[f64; 3]; 2];

/// The published example, as the specification has it: a rod and an outer arm with a bridge, and a channel.
const A: [Box3; 3] = [
    [[-0.5, -0.5, 3.5], [0.5, 0.5, 14.0]],
    [[5.1, -0.5, 2.0], [6.0, 0.5, 14.0]],
    [[-0.5, -0.5, 14.0], [6.0, 0.5, 15.0]],
];
const CHANNEL: [Box3; 3] = [
    [[-5.0, -5.0, 0.0], [-4.0, 5.0, 10.0]],
    [[4.0, -5.0, 0.0], [5.0, 5.0, 10.0]],
    [[-5.0, -5.0, -1.0], [5.0, 5.0, 0.0]],
];
const PLACES: [f64; 5] = [-32.0, -16.0, 0.0, 16.0, 32.0];

fn between(a: &Box3, b: &Box3, place: f64) -> f64 {
    let gap = |axis: usize| {
        let moved = if axis == 0 { place } else { 0.0 };
        let apart = (b[0][axis] + moved - a[1][axis]).max(a[0][axis] - b[1][axis] - moved);
        apart.max(0.0)
    };
    (0..3).map(|axis| gap(axis).powi(2)).sum::<f64>().sqrt()
}

/// Returns the least distance of these blocks from those of all channels.
fn minimum(a: &[Box3]) -> f64 {
    let of_block = |block: &Box3| {
        let pairs = PLACES
            .iter()
            .flat_map(|&place| CHANNEL.iter().map(move |other| (place, other)));
        let distances = pairs.map(|(place, other)| between(block, other, place));
        distances.fold(f64::INFINITY, f64::min)
    };
    a.iter().map(of_block).fold(f64::INFINITY, f64::min)
}

fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

fn story(mode: &str, cut: usize, others: &[(&str, Value)]) -> OpenLesson {
    let own = [("mode", word(mode)), ("cut", Value::Number(cut as f64))];
    opened("pipeline", own.into_iter().chain(others.iter().cloned()))
}

fn chart(story: &OpenLesson, name: &str) -> Chart {
    let mut all = (0..story.steps()).rev().flat_map(|step| story.charts(step));
    all.find(|chart| chart.name == name).unwrap()
}

fn line<'a>(chart: &'a Chart, name: &str) -> Vec<&'a [f64; 2]> {
    let found = chart.lines.iter().find(|line| line.name == name).unwrap();
    found.points.iter().filter(|p| !p[1].is_nan()).collect()
}

#[test]
fn published_mode_finds_rod_and_proven_mode_finds_arm() {
    assert_close(minimum(&A[..1]), 3.5);
    assert_close(minimum(&A), 0.1);
    for cut in [1, 2, 3, 5, 8] {
        for (mode, answer) in [("published", minimum(&A[..1])), ("proven", minimum(&A))] {
            for spheres in ["first", "every"] {
                let mut story = story(mode, cut, &[("spheres", word(spheres))]);
                let end = story.show(story.steps() - 1).unwrap();
                let [answered, truth, lower, upper] =
                    ["answered", "true-distance", "at-least", "at-most"]
                        .map(|name| number(end, name));
                assert_close(answered, answer);
                assert_close(truth, minimum(&A));
                assert!(lower <= truth + 1e-9 && truth <= upper + 1e-9, "{cut}");
                let tells_wrong = story.show(6 - usize::from(mode == "proven")).unwrap();
                assert_eq!(
                    tells_wrong.text.key == "pipeline.too-far",
                    mode == "published"
                );
            }
        }
        // A wider ε keeps the nearest element, which is found then.
        let mut story = story("published", cut, &[("near", Value::Number(0.2))]);
        assert_eq!(story.show(6).unwrap().text.key, "pipeline.right");
    }
}

#[test]
fn the_bounds_enclose_the_distance_at_every_search_and_meet_in_it() {
    for cut in 1..=8 {
        let bounds = chart(&story("proven", cut, &[]), "pipeline-bounds");
        let (lower, upper) = (line(&bounds, "least-open"), line(&bounds, "best-so-far"));
        assert!(lower.iter().all(|p| p[1] <= minimum(&A) + 1e-9), "{cut}");
        assert!(upper.iter().all(|p| p[1] >= minimum(&A) - 1e-9), "{cut}");
        assert_close(lower.last().unwrap()[1], minimum(&A));
        assert_close(upper.last().unwrap()[1], minimum(&A));
    }
}

#[test]
fn no_stage_compares_more_than_there_is_and_the_counts_add_up() {
    for cut in 1..=8 {
        for mode in ["published", "proven"] {
            let mut story = story(mode, cut, &[]);
            let stages = chart(&story, "pipeline-stages");
            let there = line(&stages, "all-there-are");
            assert_close(there[4][1], (5 * (3 * cut) * (3 * cut)) as f64);
            assert_close(there[5][1], there[4][1] * 12.0 * 12.0);
            let own = line(&stages, &format!("stages-{mode}"));
            for point in &own {
                assert!(point[1] <= there[point[0] as usize - 1][1], "{cut} {mode}");
            }
            let searches: f64 = own.iter().skip(1).map(|point| point[1]).sum();
            let end = story.show(story.steps() - 1).unwrap();
            assert_close(searches, number(end, "hulls-compared"));
            assert_close(searches, number(end, &format!("searches-{mode}")));
        }
    }
}

/// Counts the envelope spheres of channels that intersect that of A.
fn meeting() -> usize {
    let sphere = |blocks: &[Box3]| {
        let end = |side: usize, axis: usize| {
            let all = blocks.iter().map(|block| block[side][axis]);
            all.fold(0.0, if side == 0 { f64::min } else { f64::max })
        };
        let middle = [0, 1, 2].map(|axis| (end(0, axis) + end(1, axis)) / 2.0);
        let diagonal = (0..3).map(|axis| (end(1, axis) - end(0, axis)).powi(2));
        (middle, diagonal.sum::<f64>().sqrt() / 2.0)
    };
    let ((p, r), (q, s)) = (sphere(&A), sphere(&CHANNEL));
    let meets = |place: &&f64| {
        let apart = [q[0] + **place - p[0], q[1] - p[1], q[2] - p[2]];
        apart.iter().map(|d| d * d).sum::<f64>().sqrt() <= r + s
    };
    PLACES.iter().filter(meets).count()
}

#[test]
fn answers_equal_box_distances() {
    for cut in [1, 3, 8] {
        for (mode, block) in [("published", 0), ("proven", 1)] {
            let mut story = story(mode, cut, &[]);
            let remain = story.grade(0, meeting()).unwrap();
            assert!(remain.right, "{mode}: {} channels", meeting());
            let before = if mode == "published" { 4 } else { 3 };
            assert!(story.grade(before, block).unwrap().right, "{mode} {cut}");
            assert!(!story.grade(before, 1 - block).unwrap().right);
            let end = story.show(story.steps() - 1).unwrap();
            let searches = ["searches-published", "searches-proven"].map(|name| number(end, name));
            let fewer = match searches {
                [published, proven] if published < proven => 0,
                [published, proven] if published > proven => 1,
                _ => 2,
            };
            assert!(
                story.grade(before + 2, fewer).unwrap().right,
                "{mode} {cut}"
            );
        }
    }
}
