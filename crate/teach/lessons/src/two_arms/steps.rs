//! Lists the steps: the taught motion, sampled, checked as a whole, and repaired by one pose.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_motion::check::{Cell, CheckMethod, Interval, Report};

use super::belt::Conveyor;
use super::checked::{Checked, check, first, keys, length, parts, risks, samples};
use super::{Wish, arms, picture};
use crate::error::LessonError;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};
use crate::pointed::Pointed;
use crate::story::{Bound, Chart, Draft, Number, NumberUnit, Question, Story};

#[derive(Debug)]
pub(super) struct Steps {
    wish: Wish,
    cell: Arc<Cell>,
    taught: Checked,
    moved: Checked,
    /// The number of samples that see the collision of the taught motion: of `FEW` samples, and of one more.
    samples: [usize; 2],
    /// The number of its keys that see the collision.
    keys: usize,
    /// The report by spheres.
    spheres: Report,
    /// The conveyor beside one of the arms, in the last steps.
    conveyor: Conveyor,
}

/// The number of samples during the motion.
const FEW: usize = 5;
/// The clearance below which parts are near, mm.
const NEAR: f64 = 20.0;
/// The distance around a contact, in radii, up to which spheres are shown.
const AROUND: f64 = 6.0;

const STEPS: [fn(&Steps) -> Draft<'_>; 10] = [
    |it| {
        let draft = Draft::say("two-arms.cell").numbers(it.parts());
        draft.figure(|| it.at_start())
    },
    |it| {
        Draft::say("two-arms.paths")
            .with("keys", it.taught.motion.keys().len())
            .numbers(it.parts())
            .figure(|| {
                it.at_start()
                    .with(|figure| figure.paths(&it.cell, &it.taught.motion, None))
            })
    },
    |it| {
        let choices = ["never-meet", "meet-between"];
        let meet = !it.taught.risks.is_empty();
        Draft::say("two-arms.keys")
            .with("keys", it.taught.motion.keys().len())
            .with("met", it.keys)
            .count("poses-that-meet", it.keys)
            .ask(Question::choice(
                "between-poses",
                choices,
                usize::from(meet),
            ))
            .figure(|| {
                let motion = &it.taught.motion;
                let times: Vec<f64> = motion.keys().iter().map(|key| key.time).collect();
                it.at_start()
                    .with(|figure| figure.elsewhere(&it.cell, motion, &times[1..]))
            })
    },
    |it| {
        Draft::say("two-arms.looks")
            .with("few", FEW)
            .with("met", it.samples[0])
            .with("more", FEW + 1)
            .with("more-met", it.samples[1])
            .count("looks-that-meet", it.samples[0])
            .figure(|| {
                let motion = &it.taught.motion;
                let span = motion.end() - motion.start();
                let time = |n: usize| motion.start() + span * (n as f64 + 0.5) / FEW as f64;
                let others: Vec<f64> = (0..FEW).filter(|&n| n != FEW / 2).map(time).collect();
                picture::at(&it.cell, motion, time(FEW / 2))
                    .with(|figure| figure.elsewhere(&it.cell, motion, &others))
            })
    },
    |it| {
        let tests = &it.taught.report.tests;
        Draft::say("two-arms.checked")
            .with("pairs", it.cell.pairs.len())
            .with("from", it.taught.moment())
            .with("length", length(&it.taught.risks))
            .with("looks", tests.intervals as usize)
            .numbers([in_collision(&it.taught.risks)])
            .count("intervals-looked-at", tests.intervals as usize)
            .count("exact-clearances", tests.clearances as usize)
            .figure(|| it.met(&it.taught))
            .chart(|| it.clearance(&it.taught))
    },
    |it| {
        let by_spheres = risks(&it.spheres);
        let exact = length(&it.taught.risks);
        Draft::say("two-arms.spheres")
            .with("radius", it.wish.radius)
            .with("within", 4.0 * it.wish.radius)
            .with("exact", exact)
            .with("length", length(&by_spheres))
            .numbers([in_collision(&by_spheres).beside(Some(1000.0 * exact))])
            .count("spheres-tested", it.spheres.tests.spheres as usize)
            .figure(|| it.by_spheres())
            .chart(|| it.clearance(&it.taught))
    },
    |it| {
        let choices = ["still-meet", "come-near", "stay-apart"];
        Draft::say("two-arms.moved")
            .with("fold", 100.0 * it.wish.fold)
            .ask(Question::choice("one-pose", choices, it.outcome()))
            .figure(|| {
                let (cell, moved) = (&it.cell, &it.moved.motion);
                let key = it.taught.motion.keys()[arms::MOVED].time;
                picture::at(cell, moved, key).with(|figure| {
                    figure.elsewhere(cell, &it.taught.motion, &[key]);
                    figure.paths(cell, moved, Some(1));
                })
            })
            .chart(|| it.clearance(&it.taught))
    },
    |it| {
        let smallest = it.moved.report.smallest;
        let draft = match it.moved.risks.is_empty() {
            true => Draft::say("two-arms.free")
                .with("distance", smallest.map_or(0.0, |found| found.distance))
                .with("time", smallest.map_or(0.0, |found| found.time)),
            false => Draft::say("two-arms.still").with("length", length(&it.moved.risks)),
        };
        let smallest = Number::length("smallest-clearance", smallest.map(|found| found.distance));
        draft
            .numbers([in_collision(&it.moved.risks), smallest.worth(Bound::AtMost)])
            .figure(|| it.met(&it.moved))
            .chart(|| {
                let chart = it.clearance(&it.moved);
                chart.line("one-pose-moved", it.moved.curve())
            })
    },
    |it| it.conveyor.stands(),
    |it| it.conveyor.runs(),
];

/// States for how long parts meet.
fn in_collision(intervals: &[Interval]) -> Number {
    let (most, unit) = (1000.0 * length(intervals), NumberUnit::Milliseconds);
    Number::new("time-in-collision", most, unit, Bound::AtMost)
}

impl Steps {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let cell = Arc::new(arms::cell(wish)?);
        let taught = Checked::new(&cell, arms::taught(wish.form, 0.0)?)?;
        let moved = Checked::new(&cell, arms::taught(wish.form, wish.fold)?)?;
        let spheres = check(&cell, &taught.motion, CheckMethod::Spheres)?;
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

    fn parts(&self) -> [Number; 2] {
        parts(&self.cell)
    }

    fn at_start(&self) -> Figure {
        let motion = &self.taught.motion;
        picture::at(&self.cell, motion, motion.start())
    }

    /// Returns the outcome of the moved motion: the arms meet, come nearer than [`NEAR`], or stay apart.
    fn outcome(&self) -> usize {
        let smallest = self.moved.report.smallest.map(|smallest| smallest.distance);
        match (self.moved.risks.is_empty(), smallest) {
            (false, _) => 0,
            (true, Some(distance)) if distance < NEAR => 1,
            _ => 2,
        }
    }

    /// Draws the moment of the first contact, or the moment at which the arms are nearest.
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

    /// Draws the moment that the spheres report, and the smallest spheres of both parts.
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

    /// Charts the clearance of the taught motion, and marks the moment of one of the motions.
    fn clearance(&self, at: &Checked) -> Chart {
        Chart::new("clearance-over-time", "seconds", "length")
            .line("as-taught", self.taught.curve())
            .at(at.moment())
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> Draft<'_> {
        STEPS[step](self)
    }

    fn point(&self, _: usize, at: &Point) -> Option<Pointed> {
        self.conveyor.point(at)
    }
}
