//! States the numbers beside the picture, all about the pose that is shown.

use super::run::SnapRun;
use super::scene::Scene;
use crate::story::Number;

pub(super) fn numbers(scene: &Scene, hand: &SnapRun) -> Vec<Number> {
    let moment = &hand.sample;
    let mut numbers = vec![Number::count("freedoms", moment.degrees_of_freedom())];
    let [s, t] = [0, 1].map(|i| moment.face_offsets().get(i).copied());
    let around = moment.snap_result.degrees_of_freedom.rotations.len() == 1;
    let angle = around.then(|| moment.hand_angle.to_degrees());
    numbers.push(Number::length("s", s));
    numbers.push(Number::length("t", t));
    numbers.push(Number::degrees("ang", angle));
    let loosest = moment.weakest_constraint().map(|held| held.engagement);
    numbers.push(Number::ratio(
        "overlap-ratio",
        loosest.map(|grip| grip.covered_fraction),
    ));
    numbers.push(Number::length(
        "hand-away",
        loosest.map(|grip| grip.signed_distance),
    ));
    numbers.push(Number::length(
        "release-at",
        loosest.map(|grip| grip.release_distance),
    ));
    for (i, other) in scene.others.iter().enumerate() {
        numbers.push(Number::plain(other.attraction, attraction(hand, i)));
    }
    numbers
}

/// Returns the attraction of the strongest candidate on one of the other parts; none if none was weighed for this pose.
fn attraction(hand: &SnapRun, other: usize) -> Option<f64> {
    let candidates = hand.sample.snap_result.candidates.iter();
    let mut on_it =
        candidates.filter(|candidate| candidate.constraint.other_part as usize == other + 1);
    on_it.next().map(|candidate| candidate.attraction)
}
