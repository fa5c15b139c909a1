//! Explains two balls that pass each other on crossing paths.

use nearpoint_geometry::closest::{Clearance, clearance};
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::relative_pose;

use super::Parameters;
use super::picture::of_pairs;
use super::report::{EXACT, HULL, Report};
use super::scene::{Mover, Pair, crossing};
use super::through::{pairs, reported_question};
use crate::error::LessonError;
use crate::figure::{Fill, Role};
use crate::motion::Motion;
use crate::story::{Bound, LazyStep, Number, Question};

#[derive(Debug)]
pub(super) struct BallCase {
    pair: Pair,
    swept: [Vec<SweptTriangle>; 2],
    report: Report,
    /// The distance of the balls in the middle of the cycle, where it is smallest.
    nearest: Clearance,
    /// The distance of the balls, by the time in the cycle.
    pub gaps: Vec<[f64; 2]>,
}

/// The time at which the balls are nearest, by symmetry.
const NEAREST_TIME: f64 = 0.5;

impl BallCase {
    /// Tests two balls on crossing paths.
    pub fn new(parameters: &Parameters) -> Result<Self, LessonError> {
        let pair = crossing(parameters)?;
        let swept = pair.movers().map(Mover::swept);
        let nearest = gap_at(&pair, NEAREST_TIME).ok_or(LessonError::NoStory)?;
        Ok(Self {
            report: Report::new(&swept[0], &swept[1]),
            gaps: gaps(&pair),
            nearest,
            swept,
            pair,
        })
    }
}

impl BallCase {
    pub(super) const STEPS: [fn(&Self) -> LazyStep<'_>; 3] = [
        |it| {
            let meet = !it.report.pairs_by_test[HULL].is_empty();
            it.text_step("caught.crossing", 2)
                .ask(Question::yes_or_no("caught.crossing", meet))
                .draw(|figure| {
                    figure.parts(&it.pair, 1.0);
                    figure.ghosts(&it.pair, &[0.0]);
                })
        },
        |it| {
            it.text_step("caught.crossing-hulls", 3)
                .ask(reported_question("caught.crossing-real", &it.report))
                .draw(|figure| {
                    figure.ghosts(&it.pair, &[0.0, 1.0]);
                    let reported = of_pairs(&it.swept, &it.report.pairs_by_test[HULL]);
                    for time in [0.0, 1.0] {
                        figure.marked(&reported, time, Role::Upper, Fill::Outlined);
                    }
                    if let Some([a, b]) = reported.get(reported.len() / 2) {
                        figure.swept(a, Role::A);
                        figure.swept(b, Role::B);
                    }
                })
        },
        |it| {
            let gap = it.nearest.distance;
            it.text_step("caught.crossing-exact", 4)
                .count("false-alarms", it.report.false_alarms())
                .numbers([Number::length("passing-gap", gap)])
                .draw(|figure| figure.ghosts(&it.pair, &[]))
                .moving(Motion::share(NEAREST_TIME), |figure, time| {
                    figure.parts(&it.pair, time);
                    if let Some(gap) = gap_at(&it.pair, time) {
                        let ends = [gap.on_a, gap.on_b];
                        let ends = ends.map(|p| it.pair.a.travel.at(time) * p);
                        figure.distance(ends, gap.distance, Bound::Exact, Role::Witness);
                    }
                })
        },
    ];

    /// Makes a step with a text and the numbers of the first `tests` tests.
    fn text_step(&self, key: &'static str, tests: usize) -> LazyStep<'_> {
        LazyStep::new(key)
            .with_arg("hull", self.report.pairs_by_test[HULL].len())
            .with_arg("exact", self.report.pairs_by_test[EXACT].len())
            .with_arg("false", self.report.false_alarms())
            .with_arg("gap", self.nearest.distance)
            .numbers(pairs(&self.report, tests))
    }
}

fn gaps(pair: &Pair) -> Vec<[f64; 2]> {
    const TIMES: u32 = 20;
    let point = |i| {
        let time = f64::from(i) / f64::from(TIMES);
        Some([time, gap_at(pair, time)?.distance])
    };
    (0..=TIMES).filter_map(point).collect()
}

pub(super) fn gap_at(pair: &Pair, time: f64) -> Option<Clearance> {
    let [a, b] = pair.movers();
    let b_in_a = relative_pose(&a.travel.at(time), &b.travel.at(time));
    let warm = &mut Default::default();
    clearance(
        &a.shape,
        &b.shape,
        &b_in_a,
        f64::INFINITY,
        warm,
        &SequentialExecutor,
    )
    .ok()?
}
