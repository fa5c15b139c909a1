//! Asks what can be predicted: the freedoms that the next face leaves, how far one must pull, and what half a face holds.

use std::f64::consts::FRAC_1_SQRT_2;

use super::beats::Beat;
use super::measure::Measured;
use super::run::Run;
use crate::figure::Caption;
use crate::story::{Bound, Question};

/// The possible pulls that tear off half a face, as shares of the pull that tears off a whole one.
const PULLS: [(f64, &str); 4] = [
    (0.25, "¼"),
    (0.5, "½"),
    (FRAC_1_SQRT_2, "1/√2 ≈ 0.71"),
    (1.0, "1"),
];

/// Returns the question of a beat, about the next beat.
pub(super) fn question(run: &Run, beat: Beat, measured: &Measured) -> Option<Question> {
    let next = run
        .beats
        .iter()
        .skip_while(|(known, _)| *known != beat)
        .nth(1)?
        .0;
    match (beat, next) {
        (Beat::Candidates, _) => how_many(run, "freedoms.on-table", next),
        (_, Beat::Second) => how_many(run, "freedoms.second", next),
        (_, Beat::Third) => how_many(run, "freedoms.third", next),
        (_, Beat::Pulled) => how_far(run, beat),
        (_, Beat::Half) => half(measured),
        _ => None,
    }
}

fn how_many(run: &Run, name: &'static str, next: Beat) -> Option<Question> {
    let left = run.beat(next)?.moment.freedoms();
    Some(Question::number(name, left))
}

/// Asks at which distance the table lets go: k√A. The wrong choices are half of it and twice as much.
fn how_far(run: &Run, beat: Beat) -> Option<Question> {
    let first = run.beat(beat)?.moment.followed.held.first()?;
    let distance = first.grip.release;
    let choices = [0.5, 1.0, 2.0].map(|times| Caption::Length(times * distance, Bound::Exact));
    Some(Question::among("freedoms.pull", choices, 1))
}

/// Asks for the pull that tears off half of a face, as a share of the pull for a whole one, as it was measured.
fn half(measured: &Measured) -> Option<Question> {
    let nearest = |wanted: f64| {
        let points = measured.release.iter();
        points.min_by(|p, q| (p[0] - wanted).abs().total_cmp(&(q[0] - wanted).abs()))
    };
    let (whole, half) = (nearest(1.0)?, nearest(0.5)?);
    // The nearest measured share is not exactly one half; the pull grows with the root of the share.
    let ratio = half[1] / whole[1] * (0.5 / half[0]).sqrt();
    let off = |(share, _): &(f64, &str)| (share - ratio).abs();
    let best = PULLS.iter().enumerate();
    let (answer, _) = best.min_by(|(_, p), (_, q)| off(p).total_cmp(&off(q)))?;
    Some(Question::among(
        "freedoms.half",
        PULLS.map(|(_, text)| Caption::Math(text.to_owned())),
        answer,
    ))
}
