//! Lists the steps: the taught motion, sampled, checked as a whole, and repaired by one pose.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_motion::check::{CheckMethod, Interval, MotionReport, WorkCell};

use super::belt::Conveyor;
use super::checked::{
    CheckedMotion, check, first_contact, keys, part_counts, risks, samples, total_duration,
};
use super::{Parameters, arms, picture};
use crate::error::LessonError;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};
use crate::graded_point::GradedPoint;
use crate::story::{Bound, Chart, LazyStep, Number, NumberUnit, Question, Story};

/// The steps of the lesson on two robot arms that share a table, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    parameters: Parameters,
    cell: Arc<WorkCell>,
    taught: CheckedMotion,
    moved: CheckedMotion,
    /// The number of samples that detect the collision of the taught motion: of `FEW` samples, and of one more.
    samples: [usize; 2],
    /// The number of its keys that detect the collision.
    keys: usize,
    /// The report by spheres.
    spheres: MotionReport,
    /// The conveyor beside one of the arms, in the last steps.
    conveyor: Conveyor,
}

/// The number of samples during the motion.
const FEW: usize = 5;
/// The clearance below which parts are near, mm.
const NEAR_CLEARANCE: f64 = 20.0;
/// The distance around a contact, in radii, up to which spheres are shown.
const SPHERE_RADIUS_FACTOR: f64 = 6.0;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 10] = [
    |it| {
        let draft = LazyStep::new("two-arms.cell").numbers(it.parts());
        draft.figure(|| it.at_start())
    },
    |it| {
        LazyStep::new("two-arms.paths")
            .with_arg("keys", it.taught.motion.keyframes().len())
            .numbers(it.parts())
            .figure(|| {
                Figure::empty().with(|figure| figure.paths(&it.cell, &it.taught.motion, None))
            })
            .moving(it.taught.span(it.taught.motion.start()), |figure, time| {
                figure.arms(&it.cell, &it.taught.motion, time);
            })
    },
    |it| {
        let choices = ["never-meet", "meet-between"];
        let meet = !it.taught.risks.is_empty();
        LazyStep::new("two-arms.keys")
            .with_arg("keys", it.taught.motion.keyframes().len())
            .with_arg("met", it.keys)
            .count("poses-that-meet", it.keys)
            .ask(Question::choice(
                "between-poses",
                choices,
                usize::from(meet),
            ))
            .figure(|| {
                let motion = &it.taught.motion;
                let times: Vec<f64> = motion.keyframes().iter().map(|key| key.time).collect();
                it.at_start()
                    .with(|figure| figure.elsewhere(&it.cell, motion, &times[1..]))
            })
    },
    |it| {
        LazyStep::new("two-arms.looks")
            .with_arg("few", FEW)
            .with_arg("met", it.samples[0])
            .with_arg("more", FEW + 1)
            .with_arg("more-met", it.samples[1])
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
        let tests = &it.taught.report.counts;
        LazyStep::new("two-arms.checked")
            .with_arg("pairs", it.cell.pairs.len())
            .with_arg("from", it.taught.moment())
            .with_arg("length", total_duration(&it.taught.risks))
            .with_arg("looks", tests.intervals as usize)
            .numbers([in_collision(&it.taught.risks)])
            .count("intervals-looked-at", tests.intervals as usize)
            .count("exact-clearances", tests.clearances as usize)
            .moving(it.taught.span(it.taught.shown_time()), |figure, time| {
                it.at_contact(figure, &it.taught, time);
            })
            .chart(|| it.clearance(&it.taught))
    },
    |it| {
        let by_spheres = risks(&it.spheres);
        let exact = total_duration(&it.taught.risks);
        LazyStep::new("two-arms.spheres")
            .with_arg("radius", it.parameters.radius)
            .with_arg("within", 4.0 * it.parameters.radius)
            .with_arg("exact", exact)
            .with_arg("length", total_duration(&by_spheres))
            .numbers([in_collision(&by_spheres).compared_with(Some(1000.0 * exact))])
            .count("spheres-tested", it.spheres.counts.spheres as usize)
            .figure(|| it.by_spheres())
            .chart(|| it.clearance(&it.taught))
    },
    |it| {
        let choices = ["still-meet", "come-near", "stay-apart"];
        LazyStep::new("two-arms.moved")
            .with_arg("fold", 100.0 * it.parameters.fold)
            .ask(Question::choice("one-pose", choices, it.outcome()))
            .figure(|| {
                Figure::empty().with(|figure| {
                    figure.elsewhere(&it.cell, &it.taught.motion, &[it.moved_key()]);
                    figure.paths(&it.cell, &it.moved.motion, Some(1));
                })
            })
            .moving(it.moved.span(it.moved_key()), |figure, time| {
                figure.arms(&it.cell, &it.moved.motion, time);
            })
            .chart(|| it.clearance(&it.taught))
    },
    |it| {
        let smallest = it.moved.report.min_clearance;
        let draft = match it.moved.risks.is_empty() {
            true => LazyStep::new("two-arms.free")
                .with_arg("distance", smallest.map_or(0.0, |found| found.distance))
                .with_arg("time", smallest.map_or(0.0, |found| found.time)),
            false => {
                LazyStep::new("two-arms.still").with_arg("length", total_duration(&it.moved.risks))
            }
        };
        let smallest = Number::length("smallest-clearance", smallest.map(|found| found.distance));
        draft
            .numbers([
                in_collision(&it.moved.risks),
                smallest.with_bound(Bound::AtMost),
            ])
            .moving(it.moved.span(it.moved.shown_time()), |figure, time| {
                it.at_contact(figure, &it.moved, time);
            })
            .chart(|| {
                let chart = it.clearance(&it.moved);
                chart.line("one-pose-moved", it.moved.curve())
            })
    },
    |it| it.conveyor.resting_step(),
    |it| it.conveyor.running_step(),
];

/// States for how long parts collide.
fn in_collision(intervals: &[Interval]) -> Number {
    let (most, unit) = (1000.0 * total_duration(intervals), NumberUnit::Milliseconds);
    Number::new("time-in-collision", most, unit, Bound::AtMost)
}

impl Steps {
    /// Checks the taught motion, and the motion with one pose moved, and lists the steps.
    pub fn new(parameters: &Parameters) -> Result<Self, LessonError> {
        let cell = Arc::new(arms::cell(parameters)?);
        let taught = CheckedMotion::new(&cell, arms::taught_motion(parameters.form, 0.0)?)?;
        let moved = CheckedMotion::new(
            &cell,
            arms::taught_motion(parameters.form, parameters.fold)?,
        )?;
        let spheres = check(&cell, &taught.motion, CheckMethod::Spheres)?;
        Ok(Self {
            samples: [FEW, FEW + 1].map(|count| samples(&cell, &taught.motion, count)),
            keys: keys(&cell, &taught.motion),
            conveyor: Conveyor::new(parameters)?,
            parameters: *parameters,
            spheres,
            moved,
            taught,
            cell,
        })
    }

    fn parts(&self) -> [Number; 2] {
        part_counts(&self.cell)
    }

    fn at_start(&self) -> Figure {
        let motion = &self.taught.motion;
        picture::at(&self.cell, motion, motion.start())
    }

    /// Returns the outcome of the moved motion: the arms collide, come nearer than [`NEAR_CLEARANCE`], or stay apart.
    fn outcome(&self) -> usize {
        let smallest = self
            .moved
            .report
            .min_clearance
            .map(|smallest| smallest.distance);
        match (self.moved.risks.is_empty(), smallest) {
            (false, _) => 0,
            (true, Some(distance)) if distance < NEAR_CLEARANCE => 1,
            _ => 2,
        }
    }

    /// Returns the time of the pose that is changed.
    fn moved_key(&self) -> f64 {
        self.taught.motion.keyframes()[arms::MOVED].time
    }

    /// Draws the arms at a time, and where they touch first or are nearest, if it is that time.
    fn at_contact(&self, figure: &mut Figure, checked: &CheckedMotion, time: f64) {
        let cell = &*self.cell;
        figure.arms(cell, &checked.motion, time);
        if time != checked.shown_time() {
            return;
        }
        if let Some((bodies, contact)) = first_contact(&checked.report) {
            let poses = cell.poses(&checked.motion.at(time));
            figure.contact(cell, &poses, bodies, &contact.triangles, contact.point);
        } else if let Some(nearest) = checked.nearest() {
            figure.line(&nearest.points, Role::Witness, Weight::Strong, Hidden::Over);
            for at in nearest.points {
                figure.dot(at, Role::Witness, Symbol::Disc);
            }
        }
    }

    /// Draws the moment that the spheres report, and the smallest spheres of both parts.
    fn by_spheres(&self) -> Figure {
        let (cell, motion) = (&*self.cell, &self.taught.motion);
        let Some((bodies, contact)) = first_contact(&self.spheres) else {
            let time = self.taught.shown_time();
            return Figure::empty().with(|figure| self.at_contact(figure, &self.taught, time));
        };
        let mut figure = picture::at(cell, motion, contact.time);
        let poses = cell.poses(&motion.at(contact.time));
        for body in bodies {
            let Some(model) = &cell.bodies[body].spheres else {
                continue;
            };
            for sphere in model.spheres_of_rank(model.rank_count() - 1) {
                let centre = poses[body] * model.sphere(sphere).centre;
                if (centre - contact.point).norm() < SPHERE_RADIUS_FACTOR * self.parameters.radius {
                    figure.dot(centre, Role::Upper, Symbol::Ring);
                }
            }
        }
        figure
    }

    /// Charts the clearance of the taught motion, and marks the moment of one of the motions.
    fn clearance(&self, at: &CheckedMotion) -> Chart {
        Chart::new("clearance-over-time", "seconds", "length")
            .line("as-taught", self.taught.curve())
            .at(at.moment())
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }

    fn grade_point(&self, _: usize, at: &Point) -> Option<GradedPoint> {
        self.conveyor.point(at)
    }
}
