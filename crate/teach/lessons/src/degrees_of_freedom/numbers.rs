//! States the numbers beside the picture, all about the pose that is shown.

use super::run::FollowedHand;
use super::scene::Scene;
use crate::story::Number;

pub(super) fn numbers(scene: &Scene, hand: &FollowedHand) -> Vec<Number> {
    let moment = &hand.moment;
    let mut numbers = vec![Number::count("freedoms", moment.freedoms())];
    let [s, t] = [0, 1].map(|i| moment.shares().get(i).copied());
    let around = moment.followed.freedoms.around.len() == 1;
    let angle = around.then(|| moment.hand_angle.to_degrees());
    numbers.push(Number::length("s", s));
    numbers.push(Number::length("t", t));
    numbers.push(Number::degrees("ang", angle));
    let loosest = moment.loosest().map(|held| held.grip);
    numbers.push(Number::ratio(
        "overlap-ratio",
        loosest.map(|grip| grip.share),
    ));
    numbers.push(Number::length("hand-away", loosest.map(|grip| grip.away)));
    numbers.push(Number::length(
        "release-at",
        loosest.map(|grip| grip.release),
    ));
    for (i, other) in scene.others.iter().enumerate() {
        numbers.push(Number::plain(other.attraction, attraction(hand, i)));
    }
    numbers
}

/// Returns the attraction of the strongest candidate on one of the other parts; none if none was weighed for this pose.
fn attraction(hand: &FollowedHand, other: usize) -> Option<f64> {
    let candidates = hand.moment.followed.candidates.iter();
    let mut on_it = candidates.filter(|candidate| candidate.hold.other as usize == other + 1);
    on_it.next().map(|candidate| candidate.attraction)
}
