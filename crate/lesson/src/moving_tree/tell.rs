//! The story: the source, its form, fewer cubes, one of them, some of the moves, and back.

use std::sync::Arc;

use nearpoint_geometry::published::octree::motion::Source;
use nearpoint_geometry::published::octree::{Octree, OctreeError};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::AnyWork;

use super::moves::{EXACT, Measured, Mover, WENG_AHUJA, Wish};
use super::one::{One, one};
use super::there::{Back, there_and_back};
use super::{body, charts, form, picture};
use crate::figure::{Caption, Figure, Role};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    shape: Arc<Shape>,
    source: Octree,
    mover: Mover,
    one: Option<One>,
    back: Back,
    /// By the moves that are told, once they were.
    measured: [Option<Measured>; TOLD.len()],
}

/// The moves that are told, a step each.
const TOLD: [u32; 5] = [1, 10, 20, 30, 39];
/// Steps before them.
const FIRST: usize = 5;
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
            one: one(&mover, &source)?,
            back: there_and_back(&mover, &source)?,
            measured: [const { None }; TOLD.len()],
            mover,
            source,
            shape,
        })
    }

    /// All moves up to this one, measured.
    fn measure(&mut self, index: usize) {
        for (moves, measured) in TOLD.iter().zip(&mut self.measured).take(index + 1) {
            if measured.is_none() {
                *measured = self.mover.measure(*moves).ok();
            }
        }
    }

    /// Full cells, and cubes after compaction.
    fn cubes(&self) -> [usize; 2] {
        [0, 1].map(|i| self.mover.sources[i].cubes().len())
    }

    fn figure(&self, step: usize) -> Figure {
        let mut figure = picture::world(&self.source);
        match step {
            0 => figure.solid(&self.shape, body::place(), Role::A),
            1 => figure.cells(&self.source, Role::A),
            2 => {
                let (text, cells) = form::beginning(&self.source);
                figure.form(&self.source, &cells, text);
            }
            3 => figure.by_size(&self.source, self.mover.sources[1].cubes()),
            4 => {
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
        let Some(measured) = &self.measured[index] else {
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
            0..=3 => {
                let keys = ["tree.part", "tree.source", "tree.form", "tree.compacted"];
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
            4 => {
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
        let measured = self.measured[index].as_ref();
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
            0..=3 => {
                let mut numbers = vec![
                    Number::count("level", self.source.depth() as usize),
                    Number::count("full-cells", full),
                    Number::count("mixed-cells", counts.mixed),
                    Number::count("empty-cells", counts.empty),
                    Number::count("full-voxels", counts.voxels),
                ];
                if step == 2 {
                    numbers.push(Number::count("form-bytes", form::bytes(&self.source)));
                }
                if step == 3 {
                    numbers.push(Number::count("cubes-compacted", compacted));
                }
                numbers
            }
            4 => self.one.as_ref().map(numbers_of_one).unwrap_or_default(),
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
        let Some(measured) = &self.measured[index] else {
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
            time("update-time", own.time).beside(other.time),
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
        let measured = self.measured[TOLD.len() - 1].as_ref();
        let variants = [WENG_AHUJA, EXACT, 0];
        let own = ["time-weng-ahuja", "time-exact", "time-proposed"];
        let published = charts::TIMES.map(|(name, ms)| {
            let unit = NumberUnit::Milliseconds;
            Number::new(name, ms, unit, Bound::Measured)
        });
        let own = own.into_iter().zip(variants).map(|(name, variant)| {
            let of = measured.and_then(|measured| measured.costs[variant].time);
            time(name, of)
        });
        own.chain(published).collect()
    }

    fn question(&self, step: usize) -> Option<Question> {
        let yes_or_no = |name, yes: bool| Question {
            name,
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!yes),
        };
        let [full, compacted] = self.cubes();
        match step {
            2 => {
                let mut all = vec![full / 10, compacted, full * 4 / 5, full];
                all.sort_unstable();
                all.dedup();
                let number = |n: &usize| Caption::Math(n.to_string());
                Some(Question {
                    name: "tree.cubes",
                    choices: all.iter().map(number).collect(),
                    answer: all.binary_search(&compacted).unwrap_or(0),
                })
            }
            4 => {
                let first = self.measured[0].as_ref()?;
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

fn time(name: &'static str, milliseconds: Option<f64>) -> Number {
    let unit = NumberUnit::Milliseconds;
    Number::new(name, milliseconds, unit, Bound::Measured)
}

impl Story for Told {
    fn steps(&self) -> usize {
        TABLE + 1
    }

    fn tell(&mut self, step: usize) -> Step {
        // A step before, for its question.
        if let Some(index) = (step + 1).min(BACK - 1).checked_sub(FIRST) {
            self.measure(index);
        }
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let Some(last) = step.min(BACK - 1).checked_sub(FIRST) else {
            return Vec::new();
        };
        let known = TOLD.into_iter().zip(&self.measured).take(last + 1);
        let known: Vec<_> = known
            .filter_map(|(moves, m)| Some((moves, m.as_ref()?)))
            .collect();
        let at = (step < BACK).then(|| TOLD[last]);
        charts::charts(&known, at, &self.mover.wish)
    }
}
