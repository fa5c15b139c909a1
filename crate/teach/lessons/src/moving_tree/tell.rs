//! The story: the source, its form, fewer cubes, one of them, some of the moves, and back.

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::AnyWork;
use nearpoint_published::octree::motion::Source;
use nearpoint_published::octree::{Octree, OctreeError};

use super::coloured::{self, Coloured};
use super::moves::{EXACT, Measured, Mover, WENG_AHUJA, Wish};
use super::one::{One, one};
use super::there::{Back, there_and_back};
use super::{body, charts, form, picture};
use crate::clock::{Time, mark};
use crate::figure::{Caption, Figure, Role};
use crate::slices::Slices;
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    shape: Arc<Shape>,
    source: Octree,
    coloured: Option<Coloured>,
    mover: Mover,
    one: Option<One>,
    back: Back,
    /// By the moves that are told.
    measured: Slices<Measured>,
}

/// The moves that are told, a step each.
const TOLD: [u32; 5] = [1, 10, 20, 30, 39];
/// Of the steps before them that of one cube moved.
const CUBE: usize = 5;
const FIRST: usize = CUBE + 1;
const BACK: usize = FIRST + TOLD.len();
const TABLE: usize = BACK + 1;

impl Told {
    pub fn new(wish: &Wish, now: fn() -> f64, work: Arc<dyn AnyWork>) -> Result<Self, OctreeError> {
        let shape = body::shape().ok_or(OctreeError::Pose)?;
        let source = body::tree(&shape, wish.level)?;
        let mover = Mover {
            sources: [Source::of(&source), Source::compacted(&source)],
            wish: *wish,
            now,
            work,
        };
        Ok(Self {
            coloured: coloured::coloured(&shape, &source),
            one: one(&mover, &source)?,
            back: there_and_back(&mover, &source)?,
            measured: Slices::new(TOLD.len()),
            mover,
            source,
            shape,
        })
    }

    /// Full cells, and cubes after compaction.
    fn cubes(&self) -> [usize; 2] {
        [0, 1].map(|i| self.mover.sources[i].cubes().len())
    }

    fn figure(&self, step: usize) -> Figure {
        let mut figure = picture::world(&self.source);
        match step {
            0 => figure.solid(&self.shape, body::place(), Role::A),
            1 => {
                if let Some(coloured) = &self.coloured {
                    figure.coloured(&self.shape, &self.source, coloured);
                }
            }
            2 => figure.cells(&self.source, Role::A),
            3 => {
                let (text, cells) = form::beginning(&self.source);
                figure.form(&self.source, &cells, text);
            }
            4 => figure.by_size(&self.source, self.mover.sources[1].cubes()),
            CUBE => {
                if let Some(one) = &self.one {
                    figure.one(&self.source, one);
                }
            }
            BACK => {
                figure.cells(&self.back.from_last, Role::A);
                figure.cells(&self.back.wrong_from_last, Role::Upper);
            }
            _ => self.moved(&mut figure, step.min(BACK - 1) - FIRST),
        }
        figure
    }

    fn moved(&self, figure: &mut Figure, index: usize) {
        let Some(measured) = self.measured.get(index) else {
            return;
        };
        let pose = self.mover.pose(TOLD[index]) * body::place();
        if measured.differing.counts().full > 0 {
            figure.cells(&measured.differing, Role::Upper);
            figure.solid(&self.shape, pose, Role::A);
        } else {
            figure.cells(&measured.tree, Role::A);
        }
    }

    fn say(&self, step: usize) -> Say {
        let [full, compacted] = self.cubes();
        match step {
            1 => coloured::say(self.coloured.as_ref(), &self.shape),
            0..CUBE => {
                let keys = [
                    "tree.part",
                    "",
                    "tree.source",
                    "tree.form",
                    "tree.compacted",
                ];
                let counts = self.source.counts();
                let with = [
                    ("level", Value::from(self.source.depth() as usize)),
                    ("full", Value::from(full)),
                    ("compacted", Value::from(compacted)),
                    ("cells", Value::from(counts.cells())),
                    ("voxels", Value::from(counts.voxels)),
                    ("bytes", Value::from(form::bytes(&self.source))),
                ];
                Say::new(keys[step], with)
            }
            CUBE => {
                let tests = self.one.as_ref().map(|one| [&one.exact, &one.approximate]);
                let tests = tests.map_or([0; 2], |tests| tests.map(|counts| counts.cube_tests));
                let edge = self.one.as_ref().map_or(0, |one| one.cube.edge as usize);
                let with = [
                    ("exact", Value::from(tests[0])),
                    ("approximate", Value::from(tests[1])),
                    ("edge", Value::from(edge)),
                ];
                Say::new("tree.cube", with)
            }
            BACK => {
                let with = [
                    ("moves", Value::from(self.back.moves)),
                    ("source", Value::from(self.back.wrong_from_source)),
                    (
                        "last",
                        Value::from(self.back.wrong_from_last.counts().voxels),
                    ),
                ];
                let is_still = !self.mover.wish.turns && with[2].1 == Value::from(0);
                let key = if is_still {
                    "tree.back-still"
                } else {
                    "tree.back"
                };
                Say::new(key, with)
            }
            TABLE if !self.mover.wish.turns => Say::new("tree.shifts-table", []),
            TABLE => {
                let [all, exact] = charts::TESTS.map(|(_, tests)| tests);
                let [approximate, tested, proposed] = charts::TIMES.map(|(_, time)| time);
                let with = [
                    ("all", Value::from(all)),
                    ("exact", Value::from(exact)),
                    ("approximate", Value::from(approximate)),
                    ("tested", Value::from(tested)),
                    ("proposed", Value::from(proposed)),
                ];
                Say::new("tree.table", with)
            }
            _ => self.say_moved(step - FIRST),
        }
    }

    fn say_moved(&self, index: usize) -> Say {
        let turns = self.mover.wish.turns;
        let measured = self.measured.get(index);
        let tests = |variant: usize| measured.map_or(0, |m| m.costs[variant].tests(turns));
        let differing = measured.map_or(0, |m| m.differing.counts().voxels);
        let key = match (turns, differing) {
            (false, _) => "tree.shifted",
            (true, 0) => "tree.moved",
            (true, _) => "tree.moved-differing",
        };
        let with = [
            ("moves", Value::from(TOLD[index] as usize)),
            ("cubes", Value::from(self.cubes()[1])),
            ("full", Value::from(self.cubes()[0])),
            ("approximate", Value::from(tests(WENG_AHUJA))),
            ("exact", Value::from(tests(EXACT))),
            ("compacted", Value::from(tests(0))),
            ("differing", Value::from(differing)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let [full, compacted] = self.cubes();
        let counts = self.source.counts();
        match step {
            1 => coloured::numbers(self.coloured.as_ref()),
            0..CUBE => {
                let mut numbers = vec![
                    Number::count("level", self.source.depth() as usize),
                    Number::count("full-cells", full),
                    Number::count("mixed-cells", counts.mixed),
                    Number::count("empty-cells", counts.empty),
                    Number::count("full-voxels", counts.voxels),
                ];
                if step == 3 {
                    numbers.push(Number::count("form-bytes", form::bytes(&self.source)));
                    numbers.extend(form::published(&self.source));
                }
                if step == 4 {
                    numbers.push(Number::count("cubes-compacted", compacted));
                }
                numbers
            }
            CUBE => self.one.as_ref().map(numbers_of_one).unwrap_or_default(),
            BACK => vec![
                Number::count("wrong-from-source", self.back.wrong_from_source),
                Number::count("wrong-from-last", self.back.wrong_from_last.counts().voxels),
                Number::count("voxels-from-source", self.back.from_source.counts().voxels),
                Number::count("voxels-from-last", self.back.from_last.counts().voxels),
            ],
            TABLE => self.table(),
            _ => self.numbers_of_move(step - FIRST),
        }
    }

    fn numbers_of_move(&self, index: usize) -> Vec<Number> {
        let Some(measured) = self.measured.get(index) else {
            return Vec::new();
        };
        let (variant, turns) = (self.mover.variant(), self.mover.wish.turns);
        let [own, other] = [variant, WENG_AHUJA].map(|variant| &measured.costs[variant]);
        let cubes = |variant| self.mover.source(variant).cubes().len();
        let beside = |number: Number, other: usize| number.beside(Some(other as f64));
        let tests = if turns { "cube-tests" } else { "comparisons" };
        let mut numbers = vec![
            beside(
                Number::count("cubes-moved", cubes(variant)),
                cubes(WENG_AHUJA),
            ),
            beside(Number::count(tests, own.tests(turns)), other.tests(turns)),
            time("update-time", own.time).beside(other.time.map(|time| time.median / 1000.0)),
        ];
        numbers.extend(measured.by_all.map(|all| time("time-all-hands", Some(all))));
        numbers.push(Number::count("moved-cells", measured.tree.counts().full));
        numbers.push(Number::count(
            "differing-voxels",
            measured.differing.counts().voxels,
        ));
        numbers
    }

    /// The last move by three of the variants, and what Table 5.1 has for them.
    fn table(&self) -> Vec<Number> {
        let measured = self.measured.get(TOLD.len() - 1);
        let names = match self.mover.wish.turns {
            true => ["time-weng-ahuja", "time-here", "time-proposed"],
            false => [
                "time-shift-plain",
                "time-shift-axes",
                "time-shift-compacted",
            ],
        };
        let variants = names.into_iter().zip([WENG_AHUJA, EXACT, 0]);
        let own = variants.map(|(name, variant)| {
            let of = measured.and_then(|measured| measured.costs[variant].time);
            time(name, of)
        });
        let mut numbers: Vec<Number> = own.collect();
        mark(&mut numbers);
        let turns = self.mover.wish.turns;
        let counted: &[_] = match turns {
            true => &[
                ("all-tests-weng-ahuja", WENG_AHUJA),
                ("all-tests-exact", EXACT),
            ],
            false => &[
                ("comparisons-plain", WENG_AHUJA),
                ("comparisons-axes", EXACT),
                ("comparisons-compacted", 0),
            ],
        };
        let count = |&(name, variant): &(&'static str, usize)| {
            Some(Number::count(name, measured?.costs[variant].tests(turns)))
        };
        numbers.extend(counted.iter().filter_map(count));
        if self.mover.wish.turns {
            numbers.extend(charts::TIMES.map(|(name, ms)| {
                let unit = NumberUnit::Milliseconds;
                Number::new(name, ms, unit, Bound::Published)
            }));
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        let yes_or_no = |name, yes: bool| Question {
            name,
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!yes),
            point: None,
        };
        let [_, compacted] = self.cubes();
        match step {
            3 => Some(Question::number("tree.cubes", compacted)),
            CUBE => {
                let first = self.measured.get(0)?;
                let is_same = first.differing.counts().voxels == 0;
                let turns = self.mover.wish.turns;
                turns.then(|| yes_or_no("tree.same", is_same))
            }
            _ if step == BACK - 1 => {
                let is_first = self.back.wrong_from_last.counts().voxels == 0;
                Some(yes_or_no("tree.back", is_first))
            }
            _ => None,
        }
    }
}

fn numbers_of_one(one: &One) -> Vec<Number> {
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
    Number::time(name, time, NumberUnit::Milliseconds)
}

impl Story for Told {
    fn steps(&self) -> usize {
        TABLE + 1
    }

    /// All moves up to the step's; the first one a step before, for its question.
    fn prepare(&mut self, step: usize) -> f64 {
        let moves = (step + 2).min(BACK).saturating_sub(FIRST);
        let mover = &self.mover;
        self.measured
            .make_one(0..moves, |index| mover.measure(TOLD[index]).ok())
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

    fn charts(&self, step: usize) -> Vec<Chart> {
        let Some(last) = step.min(BACK - 1).checked_sub(FIRST) else {
            let is_of_colours = (1..=2).contains(&step);
            return is_of_colours
                .then(|| charts::colours(&self.source))
                .into_iter()
                .collect();
        };
        let known = TOLD.into_iter().enumerate().take(last + 1);
        let known: Vec<_> = known
            .filter_map(|(index, moves)| Some((moves, self.measured.get(index)?)))
            .collect();
        let at = (step < BACK).then(|| TOLD[last]);
        charts::charts(&known, at, &self.mover.wish)
    }
}
