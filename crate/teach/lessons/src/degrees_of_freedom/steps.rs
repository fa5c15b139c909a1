//! Lists the steps: the cube approaches, faces snap one by one, and are released again.

use nearpoint_motion::snap::{ReleaseReason, SnapMethod};

use super::drag_events::{self, DragEvent, DraggedPose};
use super::measure::Measurement;
use super::run::{Run, SnapRun};
use super::scene::Scene;
use super::{Drag, Parameters, charts, numbers, picture, question};
use crate::error::LessonError;
use crate::story::{LazyStep, Story};
use crate::values::Value;

/// The steps of the lesson on the degrees of freedom of a cube that snaps to other faces, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    parameters: Parameters,
    scene: Scene,
    events: Vec<(DragEvent, Vec<DraggedPose>)>,
    run: Run,
    measured: Measurement,
}

impl Steps {
    /// Runs the scripted drag of these parameters, measures the snapping, and lists the steps.
    pub fn new(parameters: &Parameters) -> Result<Self, LessonError> {
        let scene = Scene::new(parameters.case)?;
        let events = drag_events::drag_events(parameters.case, parameters.settings.method);
        Ok(Self {
            parameters: *parameters,
            run: Run::new(&scene, &parameters.settings, &events)?,
            measured: Measurement::new(&scene, &parameters.settings)?,
            events,
            scene,
        })
    }

    /// Returns the drag of a step, displaced as the user chose.
    fn drag_run(&self, step: usize) -> SnapRun {
        let mut hand = self.run.events[step].1.clone();
        hand.drag(&self.scene, &self.parameters.drag);
        hand
    }

    fn is_dragged(&self) -> bool {
        self.parameters.drag != Drag::default()
    }

    fn key(&self, beat: DragEvent, hand: &SnapRun) -> &'static str {
        if self.is_dragged() || !self.is_text_true(beat, hand) {
            return current_text(hand);
        }
        let published = self.parameters.settings.method == SnapMethod::Kitamura;
        match beat {
            DragEvent::Approach => "freedoms.approach",
            DragEvent::Candidates if published => "freedoms.candidates-published",
            DragEvent::Candidates => "freedoms.candidates",
            DragEvent::FirstSnap => "freedoms.taken",
            DragEvent::Slide => "freedoms.slide",
            DragEvent::Second => "freedoms.second",
            DragEvent::Third => "freedoms.third",
            DragEvent::Released if hand.sample.degrees_of_freedom() == 6 => "freedoms.pulled",
            DragEvent::Released => "freedoms.pulled-one",
            DragEvent::HalfOver if published => "freedoms.half-published",
            DragEvent::HalfOver => "freedoms.half",
            DragEvent::OverEdge if published => "freedoms.slid-published",
            DragEvent::OverEdge => "freedoms.slid",
            DragEvent::Back => "freedoms.back",
        }
    }

    /// Returns whether the step's text is true of the drag.
    fn is_text_true(&self, beat: DragEvent, hand: &SnapRun) -> bool {
        let published = self.parameters.settings.method == SnapMethod::Kitamura;
        let left = hand.sample.degrees_of_freedom();
        let lost = hand.last_released.map(|(_, why)| why);
        let weighs = !hand.sample.snap_result.candidates.is_empty();
        match beat {
            DragEvent::Approach | DragEvent::Back => left == 6,
            DragEvent::Candidates => left == 6 && weighs != published,
            DragEvent::FirstSnap => left == 3 && hand.first_constraint.is_some(),
            DragEvent::Slide | DragEvent::HalfOver => left == 3,
            DragEvent::Second => left == 1,
            DragEvent::Third => left == 0,
            DragEvent::Released => left > 0 && lost == Some(ReleaseReason::TooFar),
            DragEvent::OverEdge if published => left == 6 && lost == Some(ReleaseReason::TooFar),
            DragEvent::OverEdge => left == 6 && lost == Some(ReleaseReason::Uncovered),
        }
    }

    fn holes(&self, hand: &SnapRun) -> [(&'static str, Value); 18] {
        let settings = &self.parameters.settings;
        let moment = &hand.sample;
        let [s, t] = [0, 1].map(|i| moment.face_offsets().get(i).copied().unwrap_or(0.0));
        let taking = hand.first_constraint;
        let candidate = moment
            .snap_result
            .candidates
            .first()
            .or(hand.candidates.first());
        let of = |angle: Option<f64>| Value::from(angle.unwrap_or(0.0).to_degrees());
        let radians = |angle: Option<f64>| Value::from(angle.unwrap_or(0.0));
        let grip = moment.weakest_constraint().map(|held| held.engagement);
        let lost = hand
            .last_released
            .map(|(held, _)| held.engagement.release_distance);
        let length = |value: Option<f64>| Value::from(value.unwrap_or(0.0));
        [
            ("dof", Value::from(moment.degrees_of_freedom())),
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
            (
                "overlap",
                Value::from(grip.map_or(0.0, |grip| grip.covered_fraction)),
            ),
            ("away", length(grip.map(|grip| grip.signed_distance))),
            (
                "release",
                length(grip.map(|grip| grip.release_distance).or(lost)),
            ),
            ("k", Value::from(settings.release_factor)),
            (
                "takes-above",
                Value::from(settings.coverage_threshold + settings.coverage_hysteresis),
            ),
            (
                "lets-go-at",
                Value::from((settings.coverage_threshold - settings.coverage_hysteresis).max(0.0)),
            ),
        ]
    }
}

/// Returns the text that is true at every step.
fn current_text(hand: &SnapRun) -> &'static str {
    match hand.sample.degrees_of_freedom() {
        0 => "freedoms.now-none",
        1 => "freedoms.now-line",
        3 => "freedoms.now-plane",
        _ => "freedoms.now-free",
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.events.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let (beat, _) = self.events[step];
        let hand = self.drag_run(step);
        let asks = !self.is_dragged() && self.is_text_true(beat, &hand);
        let question = asks.then(|| question::question(&self.run, beat, &self.measured));
        let moment = hand.sample.clone();
        LazyStep::new(self.key(beat, &hand))
            .with_args(self.holes(&hand))
            .numbers(numbers::numbers(&self.scene, &hand))
            .ask(question.flatten())
            .figure(move || {
                let (drag, is_free) = (
                    &self.parameters.drag,
                    hand.sample.snap_result.active_constraints.is_empty(),
                );
                picture::figure(&self.scene, &hand, drag, is_free)
            })
            .charts(move || charts::charts(&self.measured, &moment))
    }
}
