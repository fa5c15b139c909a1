//! Asks for predictions: the freedoms that the next face leaves, the pull that releases a face, and that of half a face.

use std::f64::consts::FRAC_1_SQRT_2;

use super::drag_events::DragEvent;
use super::measure::Measurement;
use super::run::Run;
use crate::figure::Caption;
use crate::story::{Bound, Question};

/// The possible pulls that release half a face, as fractions of the pull that releases a whole one.
const PULLS: [(f64, &str); 4] = [
    (0.25, "¼"),
    (0.5, "½"),
    (FRAC_1_SQRT_2, "1/√2 ≈ 0.71"),
    (1.0, "1"),
];

/// Returns the question of an event, about the next event.
pub(super) fn question(run: &Run, beat: DragEvent, measured: &Measurement) -> Option<Question> {
    let next = run
        .events
        .iter()
        .skip_while(|(known, _)| *known != beat)
        .nth(1)?
        .0;
    match (beat, next) {
        (DragEvent::Candidates, _) => freedoms_question(run, "freedoms.on-table", next),
        (_, DragEvent::Second) => freedoms_question(run, "freedoms.second", next),
        (_, DragEvent::Third) => freedoms_question(run, "freedoms.third", next),
        (_, DragEvent::Released) => release_question(run, beat),
        (_, DragEvent::HalfOver) => half_face_question(measured),
        _ => None,
    }
}

fn freedoms_question(run: &Run, name: &'static str, next: DragEvent) -> Option<Question> {
    let left = run.event(next)?.sample.degrees_of_freedom();
    Some(Question::number(name, left))
}

/// Asks at which distance the table releases the face: k√A. The wrong choices are half of it and twice as much.
fn release_question(run: &Run, beat: DragEvent) -> Option<Question> {
    let first = run
        .event(beat)?
        .sample
        .snap_result
        .active_constraints
        .first()?;
    let distance = first.engagement.release_distance;
    let choices = [0.5, 1.0, 2.0].map(|times| Caption::Length(times * distance, Bound::Exact));
    Some(Question::among("freedoms.pull", choices, 1))
}

/// Asks for the pull that releases half of a face, as a fraction of the pull for a whole one, as it was measured.
fn half_face_question(measured: &Measurement) -> Option<Question> {
    let nearest = |wanted: f64| {
        let points = measured.release.iter();
        points.min_by(|p, q| (p[0] - wanted).abs().total_cmp(&(q[0] - wanted).abs()))
    };
    let (whole, half) = (nearest(1.0)?, nearest(0.5)?);
    // The nearest measured fraction is not exactly one half; the pull grows with the root of the fraction.
    let ratio = half[1] / whole[1] * (0.5 / half[0]).sqrt();
    let off = |(fraction, _): &(f64, &str)| (fraction - ratio).abs();
    let best = PULLS.iter().enumerate();
    let (answer, _) = best.min_by(|(_, p), (_, q)| off(p).total_cmp(&off(q)))?;
    Some(Question::among(
        "freedoms.half",
        PULLS.map(|(_, text)| Caption::Math(text.to_owned())),
        answer,
    ))
}
