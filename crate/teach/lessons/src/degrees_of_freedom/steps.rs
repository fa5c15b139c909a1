//! Lists the steps: the hand comes, faces take hold one by one, and let go again.

use nearpoint_motion::snap::{Release, SnapMethod};

use super::beats::{self, Beat, Stop};
use super::measure::Measured;
use super::run::{FollowedHand, Run};
use super::scene::Scene;
use super::{Drag, Wish, charts, numbers, picture, question};
use crate::error::LessonError;
use crate::story::{Draft, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Steps {
    wish: Wish,
    scene: Scene,
    beats: Vec<(Beat, Vec<Stop>)>,
    run: Run,
    measured: Measured,
}

impl Steps {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let scene = Scene::new(wish.case)?;
        let beats = beats::beats(wish.case, wish.settings.method);
        Ok(Self {
            wish: *wish,
            run: Run::new(&scene, &wish.settings, &beats)?,
            measured: Measured::new(&scene, &wish.settings)?,
            beats,
            scene,
        })
    }

    /// Returns the hand of a step, dragged as the user chose.
    fn hand(&self, step: usize) -> FollowedHand {
        let mut hand = self.run.beats[step].1.clone();
        hand.drag(&self.scene, &self.wish.drag);
        hand
    }

    fn is_dragged(&self) -> bool {
        self.wish.drag != Drag::default()
    }

    fn key(&self, beat: Beat, hand: &FollowedHand) -> &'static str {
        if self.is_dragged() || !self.is_as_told(beat, hand) {
            return now(hand);
        }
        let published = self.wish.settings.method == SnapMethod::Published;
        match beat {
            Beat::Approach => "freedoms.approach",
            Beat::Candidates if published => "freedoms.candidates-published",
            Beat::Candidates => "freedoms.candidates",
            Beat::Taken => "freedoms.taken",
            Beat::Slide => "freedoms.slide",
            Beat::Second => "freedoms.second",
            Beat::Third => "freedoms.third",
            Beat::Pulled if hand.moment.freedoms() == 6 => "freedoms.pulled",
            Beat::Pulled => "freedoms.pulled-one",
            Beat::Half if published => "freedoms.half-published",
            Beat::Half => "freedoms.half",
            Beat::Slid if published => "freedoms.slid-published",
            Beat::Slid => "freedoms.slid",
            Beat::Back => "freedoms.back",
        }
    }

    /// Returns whether the step's text is true of the hand.
    fn is_as_told(&self, beat: Beat, hand: &FollowedHand) -> bool {
        let published = self.wish.settings.method == SnapMethod::Published;
        let left = hand.moment.freedoms();
        let lost = hand.lost.map(|(_, why)| why);
        let weighs = !hand.moment.followed.candidates.is_empty();
        match beat {
            Beat::Approach | Beat::Back => left == 6,
            Beat::Candidates => left == 6 && weighs != published,
            Beat::Taken => left == 3 && hand.first.is_some(),
            Beat::Slide | Beat::Half => left == 3,
            Beat::Second => left == 1,
            Beat::Third => left == 0,
            Beat::Pulled => left > 0 && lost == Some(Release::Pulled),
            Beat::Slid if published => left == 6 && lost == Some(Release::Pulled),
            Beat::Slid => left == 6 && lost == Some(Release::Slid),
        }
    }

    fn holes(&self, hand: &FollowedHand) -> [(&'static str, Value); 18] {
        let settings = &self.wish.settings;
        let moment = &hand.moment;
        let [s, t] = [0, 1].map(|i| moment.shares().get(i).copied().unwrap_or(0.0));
        let taking = hand.first;
        let candidate = moment.followed.candidates.first().or(hand.weighed.first());
        let of = |angle: Option<f64>| Value::from(angle.unwrap_or(0.0).to_degrees());
        let radians = |angle: Option<f64>| Value::from(angle.unwrap_or(0.0));
        let grip = moment.loosest().map(|held| held.grip);
        let lost = hand.lost.map(|(held, _)| held.grip.release);
        let length = |value: Option<f64>| Value::from(value.unwrap_or(0.0));
        [
            ("dof", Value::from(moment.freedoms())),
            ("s", Value::from(s)),
            ("t", Value::from(t)),
            ("ang", of(Some(moment.hand_angle))),
            ("r", radians(candidate.map(|c| c.angle))),
            ("v", radians(candidate.map(|c| c.velocity_angle))),
            (
                "attraction",
                Value::from(candidate.map_or(0.0, |c| c.attraction)),
            ),
            (
                "full",
                Value::from(candidate.map_or(0.0, |c| {
                    settings.angle_weight * c.angle + settings.velocity_weight * c.velocity_angle
                })),
            ),
            ("r-weight", Value::from(settings.angle_weight)),
            ("v-weight", Value::from(settings.velocity_weight)),
            ("theta", of(taking.map(|taking| taking.turned))),
            ("moved", length(taking.map(|taking| taking.moved))),
            ("overlap", Value::from(grip.map_or(0.0, |grip| grip.share))),
            ("away", length(grip.map(|grip| grip.away))),
            ("release", length(grip.map(|grip| grip.release).or(lost))),
            ("k", Value::from(settings.pull)),
            (
                "takes-above",
                Value::from(settings.threshold + settings.hysteresis),
            ),
            (
                "lets-go-at",
                Value::from((settings.threshold - settings.hysteresis).max(0.0)),
            ),
        ]
    }
}

/// Returns the text that holds at every step.
fn now(hand: &FollowedHand) -> &'static str {
    match hand.moment.freedoms() {
        0 => "freedoms.now-none",
        1 => "freedoms.now-line",
        3 => "freedoms.now-plane",
        _ => "freedoms.now-free",
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.beats.len()
    }

    fn step(&self, step: usize) -> Draft<'_> {
        let (beat, _) = self.beats[step];
        let hand = self.hand(step);
        let asks = !self.is_dragged() && self.is_as_told(beat, &hand);
        let question = asks.then(|| question::question(&self.run, beat, &self.measured));
        let moment = hand.moment.clone();
        Draft::say(self.key(beat, &hand))
            .with_all(self.holes(&hand))
            .numbers(numbers::numbers(&self.scene, &hand))
            .ask(question.flatten())
            .figure(move || {
                let (drag, is_free) = (&self.wish.drag, hand.moment.followed.held.is_empty());
                picture::figure(&self.scene, &hand, drag, is_free)
            })
            .charts(move || charts::charts(&self.measured, &moment))
    }
}
