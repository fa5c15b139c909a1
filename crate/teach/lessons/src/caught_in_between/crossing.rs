//! Two balls whose ways cross, and which pass each other.

use nearpoint_geometry::closest::{Clearance, clearance};
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::relative;
use nearpoint_geometry::work::Serial;

use super::Wish;
use super::picture::{empty, of_pairs};
use super::report::{EXACT, HULL, Report};
use super::scene::{Mover, Pair, crossing};
use super::steps::Scene;
use super::through::{how_many, pairs, yes_or_no};
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::story::{Bound, Number, NumberUnit, Question, Say};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Crossing {
    pair: Pair,
    swept: [Vec<SweptTriangle>; 2],
    report: Report,
    /// How near the balls come, in the middle of the cycle.
    nearest: Clearance,
    /// How far the balls are apart, by the time of the cycle.
    pub gaps: Vec<[f64; 2]>,
}

/// By symmetry the balls are nearest then.
const MIDDLE: f64 = 0.5;

impl Crossing {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let pair = crossing(wish)?;
        let swept = pair.movers().map(Mover::swept);
        let nearest = gap_at(&pair, MIDDLE).ok_or_else(|| LessonError::Impossible {
            reason: "the balls have no distance".to_owned(),
        })?;
        Ok(Self {
            report: Report::of(&swept[0], &swept[1]),
            gaps: gaps(&pair),
            nearest,
            swept,
            pair,
        })
    }
}

impl Scene for Crossing {
    fn say(&self, step: usize) -> Say {
        let key = match step {
            0 => "caught.crossing",
            1 => "caught.crossing-hulls",
            _ => "caught.crossing-exact",
        };
        let with = [
            ("hull", Value::from(self.report.by[HULL].len())),
            ("exact", Value::from(self.report.by[EXACT].len())),
            ("false", Value::from(self.report.false_alarms())),
            ("gap", Value::from(self.nearest.distance)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let mut numbers = pairs(&self.report, [2, 3, 4][step.min(2)]);
        if step >= 2 {
            let gap = self.nearest.distance;
            numbers.push(Number::count("false-alarms", self.report.false_alarms()));
            numbers.push(Number::new(
                "passing-gap",
                gap,
                NumberUnit::Length,
                Bound::Exact,
            ));
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            0 => Some(yes_or_no(
                "caught.crossing",
                !self.report.by[HULL].is_empty(),
            )),
            1 => Some(how_many("caught.crossing-real", &self.report)),
            _ => None,
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let (pair, mut figure) = (&self.pair, empty());
        match step {
            0 => {
                figure.parts(pair, 1.0);
                figure.ghosts(pair, &[0.0]);
            }
            1 => {
                figure.ghosts(pair, &[0.0, 1.0]);
                let reported = of_pairs(&self.swept, &self.report.by[HULL]);
                for time in [0.0, 1.0] {
                    figure.marked(&reported, time, Role::Upper, Fill::Outlined);
                }
                if let Some([a, b]) = reported.get(reported.len() / 2) {
                    figure.swept(a, Role::A);
                    figure.swept(b, Role::B);
                }
            }
            _ => {
                figure.parts(pair, MIDDLE);
                figure.ghosts(pair, &[]);
                let ends = [self.nearest.on_a, self.nearest.on_b];
                let [a, b] = ends.map(|p| pair.a.travel.at(MIDDLE) * p);
                figure.line(&[a, b], Role::Witness, Weight::Strong, Hidden::Over);
                for end in [a, b] {
                    figure.dot(end, Role::Witness, Symbol::Disc);
                }
                let gap = Caption::Length(self.nearest.distance, Bound::Exact);
                figure.label(a + (b - a) * 0.5, gap, Role::Witness);
            }
        }
        figure.told()
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
    let b_in_a = relative(&a.travel.at(time), &b.travel.at(time));
    let warm = &mut Default::default();
    clearance(&a.shape, &b.shape, &b_in_a, f64::INFINITY, warm, &Serial).ok()?
}
