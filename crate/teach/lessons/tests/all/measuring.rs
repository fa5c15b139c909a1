//! Checks measurements: measured times are repeatable or not stated, and long work is done in parts.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::common::{opened_by, ticking, word, words};
use nearpoint_lesson::{OpenLesson, Step, Value};

fn opened(now: fn() -> f64, name: &str, requested: &[(&str, &str)]) -> OpenLesson {
    let wished = words(requested).map(|(name, value)| (name.to_owned(), value));
    opened_by(now, name, &wished.collect())
}

/// Returns a time that grows faster with each call, so that each level takes longer than the one before.
fn ever_slower() -> f64 {
    static LOOKS: AtomicU64 = AtomicU64::new(1);
    let looks = LOOKS.fetch_add(1, Ordering::Relaxed) as f64;
    looks * looks
}

/// Returns the levels that are reported as fastest: one, or a range.
fn best(step: &Step) -> ([f64; 2], bool) {
    let best = step.numbers.iter().find(|number| number.name == "best-48");
    let best = best.unwrap();
    let one = best.value.map(|level| [level; 2]);
    (one.or(best.spread).unwrap(), best.noisy)
}

#[test]
fn fastest_level_is_named_only_if_the_clock_can_tell() {
    let requested = [("largest", "48")];
    let mut story = opened(ever_slower, "how-deep", &requested);
    let last = story.steps() - 1;
    let reported = story.show(last).unwrap();
    assert_eq!(
        (reported.text.key, best(reported)),
        ("how-deep.rule", ([2.0; 2], false))
    );

    // Where all levels take the same time, none is the fastest.
    let mut story = opened(ticking, "how-deep", &requested);
    let reported = story.show(last).unwrap();
    assert_eq!(
        (reported.text.key, best(reported)),
        ("how-deep.rule-noisy", ([2.0, 7.0], true))
    );
}

/// Checks that each level has the same collisions, independent of the clock.
#[test]
fn each_level_is_measured_with_the_same_collisions() {
    let mut story = opened(ticking, "how-deep", &[("largest", "360")]);
    let collisions = |step: &Step| {
        let found = step
            .numbers
            .iter()
            .find(|number| number.name == "collisions");
        found.and_then(|number| number.value).unwrap()
    };
    let all: Vec<f64> = (0..6).map(|i| collisions(story.show(i).unwrap())).collect();
    assert!(
        all.iter().all(|count| *count == all[0] && *count >= 4.0),
        "{all:?}"
    );
}

/// Checks that long work is done in parts whose fraction grows, and that no part is done again later.
#[test]
fn long_work_is_done_in_parts_and_nothing_is_lost() {
    for (lesson, requested, step, least) in [
        ("where-it-errs", ("largest", "50"), 5, 10),
        ("how-deep", ("largest", "48"), 6, 30),
        ("figure-3", ("largest", "16"), 2, 2),
        ("moving-tree", ("level", "4"), 12, 5),
        ("shuttle-and-chair", ("world", "one-wall"), 7, 4),
        ("accuracy-against-speed", ("shapes", "ring"), 6, 5),
    ] {
        let mut story = opened(ticking, lesson, &[requested]);
        let mut shares = Vec::new();
        let mut prepare = |story: &mut OpenLesson| {
            let fraction = story.prepare(step);
            assert!(
                shares.last().is_none_or(|last| *last < fraction),
                "{lesson}: {shares:?}"
            );
            shares.push(fraction);
            fraction < 1.0
        };
        // Does a part of it, then something else, then the rest.
        assert!(prepare(&mut story), "{lesson}");
        story.show(0).unwrap();
        while prepare(&mut story) {}
        assert!(shares.len() >= least, "{lesson}: {shares:?}");
        assert_eq!(shares.last(), Some(&1.0), "{lesson}");
        story.show(step).unwrap();
        assert_eq!(story.prepare(step), 1.0, "{lesson}: told");
    }
    let unknown = opened(ticking, "gilbert", &[]).prepare(10_000);
    assert_eq!(unknown, 1.0, "a step that is not there takes no time");
}

/// Checks that the time of a check equals the chart's value beside it.
#[test]
fn a_check_takes_what_its_chart_shows() {
    for (shapes, ratio) in [("ring", 2.0), ("bracket", 1.4), ("ring", 3.0)] {
        let requested = [("shapes", word(shapes)), ("ratio", Value::Number(ratio))];
        let requested = requested.map(|(name, value)| (name.to_owned(), value));
        let mut story = opened_by(ever_slower, "accuracy-against-speed", &requested.into());
        for step in 1..story.steps() {
            let numbers = story.show(step).unwrap().numbers.clone();
            let time = numbers.iter().find(|number| number.name == "check-time");
            let charts = story.charts(step);
            let chart = charts
                .iter()
                .find(|chart| chart.name == "time-of-check")
                .unwrap();
            let point = chart.lines[0]
                .points
                .iter()
                .find(|[x, _]| Some(*x) == chart.at);
            assert_eq!(
                point.map(|[_, y]| *y),
                time.unwrap().value,
                "{shapes} {ratio} {step}"
            );
        }
    }
}
