//! Lists the steps: the source, its form, fewer cubes, one of them, some of the moves, and back.

use std::sync::Arc;

use nearpoint_geometry::executor::DynExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_published::octree::Octree;
use nearpoint_published::octree::motion::MotionSource;

use super::coloured::{self, ColouredCell};
use super::moved_cell::{MovedCell, moved_cell};
use super::moves::{EXACT, Measurement, Mover, Parameters, WENG_AHUJA};
use super::round_trip::{RoundTrip, round_trip};
use super::{body, charts, form, picture};
use crate::clock::{Time, mark_noisy};
use crate::error::LessonError;
use crate::figure::{Figure, Role};
use crate::slices::Slices;
use crate::story::{Bound, Chart, LazyStep, Number, NumberUnit, Question, Story};

/// The steps of the lesson on an octree that is rebuilt as its part moves, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    shape: Arc<Shape>,
    source: Octree,
    coloured_cell: Option<ColouredCell>,
    mover: Mover,
    moved_cell: Option<MovedCell>,
    round_trip: RoundTrip,
    /// The measurements by the moves that are shown.
    measured: Slices<Measurement>,
}

/// The moves that are shown, a step each.
const MOVES: [u32; 5] = [1, 10, 20, 30, 39];
/// The step of the first shown move.
const FIRST: usize = 6;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 13] = [
    |it| {
        let draft = it.of_source("tree.part");
        draft.figure(|| it.world(|figure| figure.solid(&it.shape, body::built_pose(), Role::A)))
    },
    |it| {
        let coloured = it.coloured_cell.as_ref();
        coloured::cell_step(coloured, &it.shape)
            .figure(move || {
                it.world(|figure| {
                    if let Some(coloured) = coloured {
                        figure.coloured_cell(&it.shape, &it.source, coloured);
                    }
                })
            })
            .chart(|| charts::colours(&it.source))
    },
    |it| {
        it.of_source("tree.source")
            .figure(|| it.world(|figure| figure.cells(&it.source, Role::A)))
            .chart(|| charts::colours(&it.source))
    },
    |it| {
        it.of_source("tree.form")
            .count("form-bytes", form::bytes(&it.source))
            .numbers(form::published(&it.source))
            .ask(Question::number("tree.cubes", it.cubes()[1]))
            .figure(|| {
                let (text, cells) = form::beginning(&it.source);
                it.world(|figure| figure.form(&it.source, &cells, text))
            })
    },
    |it| {
        it.of_source("tree.compacted")
            .count("cubes-compacted", it.cubes()[1])
            .figure(|| {
                let cubes = it.mover.sources[1].cubes();
                it.world(|figure| figure.by_size(&it.source, cubes))
            })
    },
    Steps::one_cube,
    |it| it.moved(0),
    |it| it.moved(1),
    |it| it.moved(2),
    |it| it.moved(3),
    |it| {
        let is_first = it.round_trip.wrong_from_last.counts().voxels == 0;
        it.moved(4).ask(Question::yes_or_no("tree.back", is_first))
    },
    Steps::there_and_back,
    Steps::table,
];

impl Steps {
    /// Builds the octree of the part, and moves it by all variants.
    pub fn new(
        parameters: &Parameters,
        now: fn() -> f64,
        executor: Arc<dyn DynExecutor>,
    ) -> Result<Self, LessonError> {
        let shape = body::shape()?;
        let source = body::tree(&shape, parameters.level)?;
        let mover = Mover {
            sources: [
                MotionSource::from_octree(&source),
                MotionSource::compacted(&source),
            ],
            parameters: *parameters,
            now,
            executor,
        };
        Ok(Self {
            coloured_cell: coloured::coloured_cell(&shape, &source),
            moved_cell: moved_cell(&mover, &source)?,
            round_trip: round_trip(&mover, &source)?,
            measured: Slices::new(MOVES.len()),
            mover,
            source,
            shape,
        })
    }

    /// Returns the numbers of full cells, and of cubes after compaction.
    fn cubes(&self) -> [usize; 2] {
        [0, 1].map(|i| self.mover.sources[i].cubes().len())
    }

    fn world(&self, draw: impl FnOnce(&mut Figure)) -> Figure {
        picture::world(&self.source).with(draw)
    }

    fn of_source(&self, key: &'static str) -> LazyStep<'_> {
        let [full, compacted] = self.cubes();
        let counts = self.source.counts();
        let level = self.source.depth() as usize;
        LazyStep::new(key)
            .with_arg("full", full)
            .with_arg("compacted", compacted)
            .with_arg("cells", counts.cells())
            .with_arg("voxels", counts.voxels)
            .with_arg("bytes", form::bytes(&self.source))
            .count_arg("level", level)
            .count("full-cells", full)
            .count("mixed-cells", counts.mixed)
            .count("empty-cells", counts.empty)
            .count("full-voxels", counts.voxels)
    }

    fn one_cube(&self) -> LazyStep<'_> {
        let one = self.moved_cell.as_ref();
        let tests = one.map_or([0; 2], |one| {
            [&one.exact, &one.approximate].map(|counts| counts.cube_tests)
        });
        let first = self.measured.get(0).filter(|_| self.mover.parameters.turns);
        let is_same = first.map(|first| first.differing.counts().voxels == 0);
        LazyStep::new("tree.cube")
            .with_arg("exact", tests[0])
            .with_arg("approximate", tests[1])
            .with_arg("edge", one.map_or(0, |one| one.cube.edge as usize))
            .numbers(one.map(numbers_of_one).unwrap_or_default())
            .ask(is_same.map(|is_same| Question::yes_or_no("tree.same", is_same)))
            .figure(move || {
                self.world(|figure| {
                    if let Some(one) = one {
                        figure.moved_cell(&self.source, one);
                    }
                })
            })
    }

    fn moved(&self, index: usize) -> LazyStep<'_> {
        let turns = self.mover.parameters.turns;
        let measured = self.measured.get(index);
        let tests = |variant: usize| measured.map_or(0, |m| m.costs[variant].tests(turns));
        let differing = measured.map_or(0, |m| m.differing.counts().voxels);
        let key = match (turns, differing) {
            (false, _) => "tree.shifted",
            (true, 0) => "tree.moved",
            (true, _) => "tree.moved-differing",
        };
        LazyStep::new(key)
            .with_arg("moves", MOVES[index] as usize)
            .with_arg("cubes", self.cubes()[1])
            .with_arg("full", self.cubes()[0])
            .with_arg("approximate", tests(WENG_AHUJA))
            .with_arg("exact", tests(EXACT))
            .with_arg("compacted", tests(0))
            .with_arg("differing", differing)
            .numbers(measured.map_or_else(Vec::new, |m| self.numbers_of_move(m)))
            .figure(move || self.at_move(index))
            .charts(move || self.charts(index, Some(MOVES[index])))
    }

    fn at_move(&self, index: usize) -> Figure {
        let pose = self.mover.pose(MOVES[index]) * body::built_pose();
        self.world(|figure| match self.measured.get(index) {
            Some(measured) if measured.differing.counts().full > 0 => {
                figure.cells(&measured.differing, Role::Upper);
                figure.solid(&self.shape, pose, Role::A);
            }
            Some(measured) => figure.cells(&measured.tree, Role::A),
            None => {}
        })
    }

    fn numbers_of_move(&self, measured: &Measurement) -> Vec<Number> {
        let (variant, turns) = (self.mover.variant(), self.mover.parameters.turns);
        let [own, other] = [variant, WENG_AHUJA].map(|variant| &measured.costs[variant]);
        let cubes = |variant| self.mover.source(variant).cubes().len();
        let count =
            |name, own, other: usize| Number::count(name, own).compared_with(Some(other as f64));
        let tests = if turns { "cube-tests" } else { "comparisons" };
        let mut numbers = vec![
            count("cubes-moved", cubes(variant), cubes(WENG_AHUJA)),
            count(tests, own.tests(turns), other.tests(turns)),
            time("update-time", own.time)
                .compared_with(other.time.map(|time| time.median / 1000.0)),
        ];
        numbers.extend(measured.by_all.map(|all| time("time-all-hands", Some(all))));
        let differing = measured.differing.counts().voxels;
        numbers.extend([
            Number::count("moved-cells", measured.tree.counts().full),
            Number::count("differing-voxels", differing),
        ]);
        numbers
    }

    fn there_and_back(&self) -> LazyStep<'_> {
        let back = &self.round_trip;
        let wrong = back.wrong_from_last.counts().voxels;
        LazyStep::new_if(
            !self.mover.parameters.turns && wrong == 0,
            "tree.back-still",
            "tree.back",
        )
        .with_arg("moves", back.moves)
        .with_arg("source", back.wrong_from_source)
        .with_arg("last", wrong)
        .count("wrong-from-source", back.wrong_from_source)
        .count("wrong-from-last", wrong)
        .count("voxels-from-source", back.from_source.counts().voxels)
        .count("voxels-from-last", back.from_last.counts().voxels)
        .figure(|| {
            self.world(|figure| {
                figure.cells(&back.from_last, Role::A);
                figure.cells(&back.wrong_from_last, Role::Upper);
            })
        })
        .charts(|| self.charts(MOVES.len() - 1, None))
    }

    /// Shows the last move by three of the variants, and their values in Table 5.1.
    fn table(&self) -> LazyStep<'_> {
        let turns = self.mover.parameters.turns;
        let last = MOVES.len() - 1;
        let measured = self.measured.get(last);
        let cost = |variant: usize| Some(&measured?.costs[variant]);
        let timed = |(name, variant)| time(name, cost(variant).and_then(|cost| cost.time));
        let count = |(name, variant)| Some(Number::count(name, cost(variant)?.tests(turns)));
        let published = |(name, ms): (&'static str, f64)| {
            Number::new(name, ms, NumberUnit::Milliseconds, Bound::Published)
        };
        let (draft, mut times, counts) = match turns {
            true => (
                LazyStep::new("tree.table")
                    .with_arg("all", charts::TESTS[0].1)
                    .with_arg("exact", charts::TESTS[1].1)
                    .with_arg("approximate", charts::TIMES[0].1)
                    .with_arg("tested", charts::TIMES[1].1)
                    .with_arg("proposed", charts::TIMES[2].1),
                [
                    ("time-weng-ahuja", WENG_AHUJA),
                    ("time-here", EXACT),
                    ("time-proposed", 0),
                ]
                .map(timed),
                vec![
                    ("all-tests-weng-ahuja", WENG_AHUJA),
                    ("all-tests-exact", EXACT),
                ],
            ),
            false => (
                LazyStep::new("tree.shifts-table"),
                [
                    ("time-shift-plain", WENG_AHUJA),
                    ("time-shift-axes", EXACT),
                    ("time-shift-compacted", 0),
                ]
                .map(timed),
                vec![
                    ("comparisons-plain", WENG_AHUJA),
                    ("comparisons-axes", EXACT),
                    ("comparisons-compacted", 0),
                ],
            ),
        };
        mark_noisy(&mut times);
        let published = charts::TIMES.map(published).into_iter().filter(|_| turns);
        draft
            .numbers(times)
            .numbers(counts.into_iter().filter_map(count))
            .numbers(published)
            .figure(move || self.at_move(last))
            .charts(move || self.charts(last, None))
    }

    /// Charts the measured moves up to one.
    fn charts(&self, last: usize, at: Option<u32>) -> Vec<Chart> {
        let known = MOVES.into_iter().zip(self.measured.iter()).take(last + 1);
        let known: Vec<_> = known.filter_map(|(moves, m)| Some((moves, m?))).collect();
        charts::charts(&known, at, &self.mover.parameters)
    }
}

fn numbers_of_one(one: &MovedCell) -> Vec<Number> {
    let (exact, approximate) = (&one.exact, &one.approximate);
    vec![
        Number::count("cube-edge", one.cube.edge as usize),
        Number::count("tests-exact", exact.cube_tests),
        Number::count("by-spheres", exact.by_spheres),
        Number::count("by-corners", exact.by_corners),
        Number::count("by-edges", exact.by_edges),
        Number::count("tests-approximate", approximate.cube_tests),
        Number::count("differing-voxels", one.differing.counts().voxels),
    ]
}

fn time(name: &'static str, time: Option<Time>) -> Number {
    Number::millis(name, time)
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    /// Measures all moves up to the step's; the first one a step before, for its question.
    fn prepare(&mut self, step: usize) -> f64 {
        let moves = (step + 2).saturating_sub(FIRST).min(MOVES.len());
        let mover = &self.mover;
        self.measured
            .make_one(0..moves, |index| mover.measure(MOVES[index]).ok())
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }
}
