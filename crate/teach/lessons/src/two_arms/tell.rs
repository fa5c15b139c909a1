//! The story: what was taught, looked at now and then, checked as a whole, and repaired by one pose.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_motion::check::{Cell, CheckMethod, Interval, Report};

use super::belt::Conveyor;
use super::checked::{Checked, check, first, keys, length, risks, samples};
use super::{Wish, arms, picture};
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::pointed::Pointed;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};

#[derive(Debug)]
pub(super) struct Told {
    wish: Wish,
    cell: Arc<Cell>,
    taught: Checked,
    moved: Checked,
    /// Of the taught motion, how many of so many samples see it.
    samples: [usize; 2],
    /// How many of its keys do.
    keys: usize,
    /// By spheres.
    spheres: Report,
    /// What stands beside one of the arms in the end.
    conveyor: Conveyor,
}

/// Samples during the motion.
const FEW: usize = 5;

const CELL: usize = 0;
const PATHS: usize = 1;
const KEYS: usize = 2;
const SAMPLES_STEP: usize = 3;
const CHECKED: usize = 4;
const SPHERES: usize = 5;
const MOVED: usize = 6;
const AGAIN: usize = 7;
const BELT: usize = 8;
const RUNS: usize = 9;
const ALL: usize = 10;

impl Told {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let cell = Arc::new(arms::cell(wish)?);
        let taught = Checked::new(&cell, arms::taught(wish.form, 0.0)?, wish)?;
        let moved = Checked::new(&cell, arms::taught(wish.form, wish.fold)?, wish)?;
        let spheres = check(&cell, &taught.motion, CheckMethod::Spheres, wish)?;
        Ok(Self {
            samples: [FEW, FEW + 1].map(|count| samples(&cell, &taught.motion, count)),
            keys: keys(&cell, &taught.motion),
            conveyor: Conveyor::new(wish)?,
            wish: *wish,
            spheres,
            moved,
            taught,
            cell,
        })
    }

    /// When the first contact is, or the middle of the motion.
    fn moment(&self, checked: &Checked) -> f64 {
        let middle = (checked.motion.start() + checked.motion.end()) / 2.0;
        checked.report.first.map_or(middle, |first| first.time)
    }

    fn say(&self, step: usize) -> Say {
        let (taught, moved) = (&self.taught, &self.moved);
        match step {
            CELL => Say::new("two-arms.cell", []),
            PATHS => Say::new(
                "two-arms.paths",
                [("keys", taught.motion.keys().len().into())],
            ),
            KEYS => Say::new(
                "two-arms.keys",
                [
                    ("keys", taught.motion.keys().len().into()),
                    ("met", self.keys.into()),
                ],
            ),
            SAMPLES_STEP => Say::new(
                "two-arms.looks",
                [
                    ("few", FEW.into()),
                    ("met", self.samples[0].into()),
                    ("more", (FEW + 1).into()),
                    ("more-met", self.samples[1].into()),
                ],
            ),
            CHECKED => Say::new(
                "two-arms.checked",
                [
                    ("pairs", self.cell.pairs.len().into()),
                    ("from", self.moment(taught).into()),
                    ("length", length(&taught.risks).into()),
                    ("looks", (taught.report.tests.intervals as usize).into()),
                ],
            ),
            SPHERES => Say::new(
                "two-arms.spheres",
                [
                    ("radius", self.wish.radius.into()),
                    ("within", (4.0 * self.wish.radius).into()),
                    ("exact", length(&taught.risks).into()),
                    ("length", length(&risks(&self.spheres)).into()),
                ],
            ),
            MOVED => Say::new(
                "two-arms.moved",
                [("fold", (100.0 * self.wish.fold).into())],
            ),
            BELT | RUNS => self.conveyor.say(step == RUNS),
            _ if moved.risks.is_empty() => {
                let smallest = moved.report.smallest;
                Say::new(
                    "two-arms.free",
                    [
                        (
                            "distance",
                            smallest.map_or(0.0, |smallest| smallest.distance).into(),
                        ),
                        (
                            "time",
                            smallest.map_or(0.0, |smallest| smallest.time).into(),
                        ),
                    ],
                )
            }
            _ => Say::new("two-arms.still", [("length", length(&moved.risks).into())]),
        }
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let seconds = |name, checked: &[Interval]| {
            Number::new(
                name,
                1000.0 * length(checked),
                NumberUnit::Milliseconds,
                Bound::AtMost,
            )
        };
        let smallest = |checked: &Checked| {
            let found = checked.report.smallest.map(|smallest| smallest.distance);
            Number::new(
                "smallest-clearance",
                found,
                NumberUnit::Length,
                Bound::AtMost,
            )
        };
        match step {
            CELL | PATHS => vec![
                Number::count("parts", self.cell.bodies.len()),
                Number::count("pairs-of-parts", self.cell.pairs.len()),
            ],
            KEYS => vec![Number::count("poses-that-meet", self.keys)],
            SAMPLES_STEP => vec![Number::count("looks-that-meet", self.samples[0])],
            CHECKED => vec![
                seconds("time-in-collision", &self.taught.risks),
                Number::count(
                    "intervals-looked-at",
                    self.taught.report.tests.intervals as usize,
                ),
                Number::count(
                    "exact-clearances",
                    self.taught.report.tests.clearances as usize,
                ),
            ],
            SPHERES => vec![
                seconds("time-in-collision", &risks(&self.spheres))
                    .beside(Some(1000.0 * length(&self.taught.risks))),
                Number::count("spheres-tested", self.spheres.tests.spheres as usize),
            ],
            MOVED => vec![],
            BELT | RUNS => self.conveyor.numbers(step == RUNS),
            _ => vec![
                seconds("time-in-collision", &self.moved.risks),
                smallest(&self.moved),
            ],
        }
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            KEYS => Some(Question {
                name: "between-poses",
                choices: ["never-meet", "meet-between"].map(Caption::Key).to_vec(),
                answer: usize::from(!self.taught.risks.is_empty()),
                point: None,
            }),
            MOVED => Some(Question {
                name: "one-pose",
                choices: ["still-meet", "come-near", "stay-apart"]
                    .map(Caption::Key)
                    .to_vec(),
                answer: self.outcome(),
                point: None,
            }),
            BELT => self.conveyor.question(),
            _ => None,
        }
    }

    /// Of the moved motion: the arms meet, come nearer than [`NEAR`], or stay apart.
    fn outcome(&self) -> usize {
        let smallest = self.moved.report.smallest.map(|smallest| smallest.distance);
        match (self.moved.risks.is_empty(), smallest) {
            (false, _) => 0,
            (true, Some(distance)) if distance < NEAR => 1,
            _ => 2,
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let (cell, taught, moved) = (&*self.cell, &self.taught, &self.moved);
        let start = taught.motion.start();
        match step {
            CELL => picture::at(cell, &taught.motion, start),
            PATHS => {
                let mut figure = picture::at(cell, &taught.motion, start);
                figure.paths(cell, &taught.motion, None);
                figure
            }
            KEYS => {
                let mut figure = picture::at(cell, &taught.motion, start);
                let times: Vec<f64> = taught.motion.keys().iter().map(|key| key.time).collect();
                figure.elsewhere(cell, &taught.motion, &times[1..]);
                figure
            }
            SAMPLES_STEP => {
                let motion = &taught.motion;
                let span = motion.end() - motion.start();
                let time = |n: usize| motion.start() + span * (n as f64 + 0.5) / FEW as f64;
                let mut figure = picture::at(cell, motion, time(FEW / 2));
                let others = (0..FEW).filter(|&n| n != FEW / 2).map(time);
                figure.elsewhere(cell, motion, &others.collect::<Vec<_>>());
                figure
            }
            CHECKED => self.met(taught),
            SPHERES => self.by_spheres(),
            MOVED => {
                let key = taught.motion.keys()[arms::MOVED].time;
                let mut figure = picture::at(cell, &moved.motion, key);
                figure.elsewhere(cell, &taught.motion, &[key]);
                figure.paths(cell, &moved.motion, Some(1));
                figure
            }
            BELT | RUNS => self.conveyor.figure(step == RUNS),
            _ => self.met(moved),
        }
    }

    /// The moment of the first contact, or where the arms are nearest.
    fn met(&self, checked: &Checked) -> Figure {
        let (cell, motion) = (&*self.cell, &checked.motion);
        if let Some((bodies, contact)) = first(&checked.report) {
            let mut figure = picture::at(cell, motion, contact.time);
            let poses = cell.poses(&motion.at(contact.time));
            figure.contact(cell, &poses, bodies, &contact.triangles, contact.at);
            return figure;
        }
        let nearest = checked
            .report
            .smallest
            .and_then(|of_all| checked.report.pairs[of_all.pair].smallest);
        let mut figure = picture::at(cell, motion, nearest.map_or(motion.start(), |n| n.time));
        if let Some(nearest) = nearest {
            figure.line(&nearest.points, Role::Witness, Weight::Strong, Hidden::Over);
            for at in nearest.points {
                figure.dot(at, Role::Witness, Symbol::Disc);
            }
        }
        figure
    }

    /// The moment that the spheres tell, and the smallest spheres of both parts.
    fn by_spheres(&self) -> Figure {
        let (cell, motion) = (&*self.cell, &self.taught.motion);
        let Some((bodies, contact)) = first(&self.spheres) else {
            return self.met(&self.taught);
        };
        let mut figure = picture::at(cell, motion, contact.time);
        let poses = cell.poses(&motion.at(contact.time));
        for body in bodies {
            let Some(model) = &cell.bodies[body].spheres else {
                continue;
            };
            for sphere in model.rank(model.ranks() - 1) {
                let centre = poses[body] * model.sphere(sphere).centre;
                if (centre - contact.at).norm() < AROUND * self.wish.radius {
                    figure.dot(centre, Role::Upper, Symbol::Ring);
                }
            }
        }
        figure
    }

    fn curve(&self, checked: &Checked) -> Vec<[f64; 2]> {
        let curve = checked.report.curve.iter();
        curve.map(|point| [point.time, point.clearance]).collect()
    }
}

/// Clearances below this are near, mm.
const NEAR: f64 = 20.0;

/// Spheres this many radii around a contact are shown.
const AROUND: f64 = 6.0;

impl Story for Told {
    fn steps(&self) -> usize {
        ALL
    }

    fn tell(&mut self, step: usize) -> Step {
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn point(&mut self, _: usize, at: &Point) -> Option<Pointed> {
        self.conveyor.point(at)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        if step == RUNS {
            return vec![self.conveyor.chart()];
        }
        if !(CHECKED..BELT).contains(&step) {
            return Vec::new();
        }
        let line = |name, checked: &Checked| Line {
            name,
            points: self.curve(checked),
            style: LineStyle::Line,
        };
        let mut lines = vec![line("as-taught", &self.taught)];
        if step >= AGAIN {
            lines.push(line("one-pose-moved", &self.moved));
        }
        let shown = if step >= AGAIN {
            &self.moved
        } else {
            &self.taught
        };
        vec![Chart {
            name: "clearance-over-time",
            x: Axis {
                name: "seconds",
                log: false,
            },
            y: Axis {
                name: "length",
                log: false,
            },
            lines,
            at: Some(self.moment(shown)),
        }]
    }
}
