//! Lists the steps: the motion, the bound, the first steps, all of them, and the better bound.

use nearpoint_geometry::closest::convex::Proximity;

use super::advance::{Advance, SpeedBound, TOLERANCE};
use super::movement::Movement;
use crate::error::LessonError;
use crate::motion::Motion;
use crate::story::{Chart, LazyStep, Number, Question, Story};

/// The steps of the lesson on conservative advancement, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub movement: Movement,
    /// The stops with the bound on any speed, and with that on the speed against the shortest line.
    pub advances: [Advance; 2],
    /// The distances at even times.
    curve: Vec<[f64; 2]>,
}

/// The number of distances of the curve.
const CURVE: u32 = 200;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 7] = [
    |it| {
        LazyStep::new("safe.start")
            .with_arg("turn", it.movement.turn)
            .ask(Question::yes_or_no(
                "safe.touches",
                it.advances[0].is_contact,
            ))
            .figure(|| it.at_start())
    },
    |it| {
        LazyStep::new("safe.bound")
            .with_arg("turning", it.movement.turning_speed())
            .with_arg("way", it.movement.way.norm())
            .with_arg("speed", it.movement.speed())
            .numbers([Number::length("speed", it.movement.speed())])
            .figure(|| it.bound())
    },
    |it| {
        LazyStep::new("safe.first")
            .with_arg("speed", it.movement.speed())
            .with_arg("time", it.time(1))
            .with_arg("distance", it.distance(0))
            .ask(it.next_question())
            .figure(|| it.stop(1))
    },
    |it| {
        LazyStep::new("safe.next")
            .with_arg("time", it.time(2))
            .with_arg("distance", it.distance(1))
            .figure(|| it.stop(2))
            .chart(|| it.chart(&[SpeedBound::Any], 2))
    },
    |it| {
        LazyStep::new_if(it.advances[0].is_contact, "safe.contact", "safe.no-contact")
            .count_arg("stops", it.advances[0].stops.len())
            .with_arg("time", it.advances[0].end())
            .with_arg("tolerance", TOLERANCE)
            .ask(it.fewer_question())
            .figure(|| it.all_stops(SpeedBound::Any))
            .moving(Motion::share(it.advances[0].end()), |figure, time| {
                it.draw_b(figure, time)
            })
            .chart(|| it.chart(&[SpeedBound::Any], usize::MAX))
    },
    |it| {
        let [any, against] = it.advances.each_ref().map(|advance| advance.stops.len());
        LazyStep::new("safe.against")
            .with_arg("any", any)
            .count_arg("stops", against)
            .figure(|| it.all_stops(SpeedBound::Against))
            .moving(Motion::share(it.advances[1].end()), |figure, time| {
                it.draw_b(figure, time)
            })
            .chart(|| it.chart(&[SpeedBound::Any, SpeedBound::Against], usize::MAX))
    },
    |it| {
        LazyStep::new("safe.proof")
            .figure(|| it.all_stops(SpeedBound::Against))
            .moving(Motion::share(it.advances[1].end()), |figure, time| {
                it.draw_b(figure, time)
            })
    },
];

impl Steps {
    /// Advances the bar that turns by so many degrees on a path at this height.
    pub fn new(turn: f64, height: f64) -> Result<Self, LessonError> {
        let movement = Movement::new(turn, height)?;
        let advances = [
            Advance::new(&movement, SpeedBound::Any)?,
            Advance::new(&movement, SpeedBound::Against)?,
        ];
        let times = (0..=CURVE).map(|i| f64::from(i) / f64::from(CURVE));
        let point = |time| Ok([time, movement.proximity(time)?.distance()]);
        let curve = times.map(point).collect::<Result<_, LessonError>>()?;
        Ok(Self {
            movement,
            advances,
            curve,
        })
    }

    /// Returns the time of a stop with the bound on any speed, or the end.
    pub fn time(&self, stop: usize) -> f64 {
        self.advances[0]
            .stops
            .get(stop)
            .map_or(1.0, |stop| stop.time)
    }

    /// Returns the closest points at a stop with the bound on any speed.
    pub fn proximity(&self, stop: usize) -> Option<&Proximity> {
        Some(&self.advances[0].stops.get(stop)?.proximity)
    }

    /// Returns the distance at a stop; 0 if there is no such stop.
    fn distance(&self, stop: usize) -> f64 {
        self.proximity(stop).map_or(0.0, Proximity::distance)
    }

    /// Asks how long the next step is; none if there is no such step.
    fn next_question(&self) -> Option<Question> {
        let stops = self.advances[0].stops.get(..3)?;
        let [first, second] = [0, 1].map(|i| stops[i + 1].time - stops[i].time);
        let answer = match second < first {
            true => 0,
            false => 1,
        };
        let choices = ["safe-shorter", "safe-longer"];
        Some(Question::choice("safe.next", choices, answer))
    }

    fn fewer_question(&self) -> Question {
        let [any, against] = self.advances.each_ref().map(|advance| advance.stops.len());
        Question::yes_or_no("safe.fewer", against < any)
    }

    /// Charts the distance over time, with the first stops.
    fn chart(&self, bounds: &[SpeedBound], most: usize) -> Chart {
        let mut chart = Chart::new("safe-distance", "safe-time", "safe-apart")
            .line("safe-curve", self.curve.iter().copied());
        for bound in bounds {
            let (name, advance) = match bound {
                SpeedBound::Any => ("safe-any", &self.advances[0]),
                SpeedBound::Against => ("safe-against", &self.advances[1]),
            };
            chart = chart.points(name, advance.distances().take(most.saturating_add(1)));
        }
        chart
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }
}
