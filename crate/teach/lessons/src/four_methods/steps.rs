//! Lists the steps: the pair, a step for each method, and all four side by side.

use nearpoint_geometry::Point;
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{OverlapResult, resolve};

use super::world;
use crate::clock::{mark_noisy, microseconds};
use crate::contours::{ContourMethod, ContourPair, METHODS, Sheet};
use crate::error::LessonError;
use crate::graded_point::GradedPoint;
use crate::story::{Chart, LazyStep, Line, Number, Question, Story};

/// The steps of the lesson on four methods for one pair of flat contours, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub pair: ContourPair,
    /// The position of B, seen from A.
    pub shift: Vector2,
    /// The values that a drag set: x, y and the rotation.
    pub values: [f64; 3],
    pub results: [MethodResult; 4],
    /// The depth of the overlap at first.
    pub depth: f64,
    pub sheet: Sheet,
    now: fn() -> f64,
}

/// The answer of a method, and its effect.
#[derive(Debug)]
pub(super) struct MethodResult {
    pub answer: OverlapResult,
    /// True if the first move is enough.
    is_clear: bool,
    /// The overlap at first and after each move that was made.
    remaining_depths: Vec<f64>,
    /// The number of moves when the query is repeated. The method is finished if it then proposes no further move.
    moves: usize,
    is_finished: bool,
}

/// The number of queries that are timed in a row, because one is shorter than a clock's tick.
const TIMED_QUERIES: u32 = 200;
/// The largest number of queries of a method.
const MAX_MOVES: usize = 8;

/// The texts by method: apart, wrong, an overlap left, one that no number of moves clears, and clear.
const TEXT_KEYS: [[&str; 5]; 4] = [
    [
        "four.published-apart",
        "four.published-wrong",
        "four.published-left",
        "four.published-stuck",
        "four.published-clear",
    ],
    [
        "four.sat-apart",
        "four.sat-apart",
        "four.sat-left",
        "four.sat-stuck",
        "four.sat-clear",
    ],
    [
        "four.gjk-apart",
        "four.gjk-apart",
        "four.gjk-left",
        "four.gjk-stuck",
        "four.gjk-clear",
    ],
    [
        "four.exact-apart",
        "four.exact-apart",
        "four.exact-clear",
        "four.exact-clear",
        "four.exact-clear",
    ],
];
const TIMES: [&str; 4] = ["time-published", "time-sat", "time-gjk", "time-exact"];
const MOVES: [&str; 4] = ["move-published", "move-sat", "move-gjk", "move-exact"];
const LEFT: [&str; 4] = ["left-published", "left-sat", "left-gjk", "left-exact"];
pub(super) const NAMES: [&str; 4] = ["by-published", "by-sat", "by-gjk", "by-exact"];

const STEPS: [fn(&Steps) -> LazyStep<'_>; 6] = [
    Steps::pair,
    |it| it.method(0),
    |it| it.method(1).ask(it.same()),
    |it| {
        it.method(2)
            .ask(it.overlaps().then(|| it.position_question()))
    },
    |it| it.method(3),
    Steps::all,
];

impl Steps {
    /// Runs all four methods on the pair with this name, shifted and turned by x, y and degrees.
    pub fn new(name: &str, values: [f64; 3], now: fn() -> f64) -> Result<Self, LessonError> {
        let (a, b, home) = world::pair(name)?;
        let pair = ContourPair::new(a, &b, values[2])?;
        let shift = pair.shift(home + Vector2::new(values[0], values[1]));
        Ok(Self {
            results: METHODS.map(|method| MethodResult::new(&pair, method, shift)),
            depth: pair.depth(shift),
            pair,
            shift,
            values,
            now,
            sheet: Sheet {
                centre: Point2::new(home.x / 2.0, home.y / 2.0),
                half: Vector2::new(6.0, 4.0),
            },
        })
    }

    /// Returns the overlap that is left after a method's first move.
    pub fn remaining_depth(&self, method: usize) -> f64 {
        let left = &self.results[method].remaining_depths;
        left.get(1).or(left.first()).copied().unwrap_or(0.0)
    }

    fn overlaps(&self) -> bool {
        self.depth > 0.0
    }

    fn pair(&self) -> LazyStep<'_> {
        let first = &self.results[0];
        let name = match self.overlaps() {
            true => "four.published-clears",
            false => "four.published-apart",
        };
        let right = first.answer.overlaps == self.overlaps() && first.is_clear;
        let [a, b] = &self.pair.pieces;
        self.of_all("four.pair")
            .numbers([Number::length("overlap-before", self.depth)])
            .count("pieces-of-a", a.count())
            .count("pieces-of-b", b.count())
            .ask(Question::yes_or_no(name, right))
            .figure(|| self.before())
    }

    fn method(&self, method: usize) -> LazyStep<'_> {
        let found = &self.results[method];
        let key = TEXT_KEYS[method][match (found.answer.overlaps, self.overlaps()) {
            (false, false) => 0,
            (false, true) | (true, false) => 1,
            (true, true) if found.is_clear => 4,
            (true, true) if found.is_finished => 2,
            (true, true) => 3,
        }];
        let [a, b] = &self.pair.pieces;
        let moves = found.is_finished.then_some(found.moves);
        LazyStep::new(key)
            .with_arg("by", found.answer.separation.norm())
            .with_arg("left", self.remaining_depth(method))
            .with_arg("depth", self.depth)
            .with_arg("pieces", a.count())
            .with_arg("others", b.count())
            .with_arg("moves", found.moves)
            .numbers([
                self.moved(method),
                Number::length(LEFT[method], self.remaining_depth(method)),
                Number::count("moves-until-content", moves),
            ])
            .slow_numbers(move || {
                let is_exact = METHODS[method] == ContourMethod::Exact;
                let prepared = is_exact.then(|| self.time_to_prepare());
                [self.time(method)].into_iter().chain(prepared).collect()
            })
            .figure(move || self.after(method))
            .chart(move || self.left_by_moves(method + 1))
    }

    /// Asks whether two methods propose the same move.
    fn same(&self) -> Question {
        let [sat, gjk] = [1, 2].map(|i| self.results[i].answer.separation);
        Question::yes_or_no("four.same", (sat - gjk).norm() <= SAME * sat.norm())
    }

    fn all(&self) -> LazyStep<'_> {
        let key = match self.overlaps() {
            true => "four.all",
            false => "four.all-apart",
        };
        let methods = || 0..METHODS.len();
        self.of_all(key)
            .numbers(methods().map(|method| self.moved(method)))
            .numbers(
                methods().map(|method| Number::length(LEFT[method], self.remaining_depth(method))),
            )
            .slow_numbers(move || {
                let mut times: Vec<Number> = methods().map(|method| self.time(method)).collect();
                mark_noisy(&mut times);
                times
            })
            .figure(|| self.side_by_side())
            .chart(|| self.left_by_moves(METHODS.len()))
    }

    fn of_all(&self, key: &'static str) -> LazyStep<'_> {
        let clear = self.results.iter().filter(|found| found.is_clear).count();
        LazyStep::new(key)
            .with_arg("depth", self.depth)
            .with_arg("clear", clear)
    }

    fn moved(&self, method: usize) -> Number {
        Number::length(MOVES[method], self.results[method].answer.separation.norm())
    }

    /// Charts the overlap after each move, when the queries of the first `methods` methods are repeated.
    fn left_by_moves(&self, methods: usize) -> Chart {
        let line = |method: usize| {
            let left = &self.results[method].remaining_depths;
            let last = left.last().copied().unwrap_or(0.0);
            // The line continues at its last value.
            let at = |i: usize| [i as f64, left.get(i).copied().unwrap_or(last)];
            Line::new(NAMES[method], (0..=MAX_MOVES).map(at))
        };
        Chart::new("left-by-moves", "moves", "overlap").lines((0..methods).map(line))
    }

    fn time(&self, method: usize) -> Number {
        let (pair, shift) = (&self.pair, self.shift);
        let ask = || _ = std::hint::black_box(pair.answer(METHODS[method], shift));
        let time = microseconds(self.now, || (0..TIMED_QUERIES).for_each(|_| ask()));
        let time = time.map(|time| time / f64::from(TIMED_QUERIES));
        Number::micros(TIMES[method], time)
    }

    /// Times the no-fit polygon, which is made once for a pair and a rotation, and cached.
    fn time_to_prepare(&self) -> Number {
        let time = microseconds(self.now, || _ = self.pair.prepare());
        Number::micros("time-prepare", time)
    }
}

/// The relative difference below which lengths are called the same.
const SAME: f64 = 0.001;

impl MethodResult {
    fn new(pair: &ContourPair, method: ContourMethod, shift: Vector2) -> Self {
        let answer = pair.answer(method, shift);
        let mut remaining_depths = Vec::new();
        let resolved = resolve(shift, MAX_MOVES, |b_from_a| {
            remaining_depths.push(pair.depth(pair.shift(b_from_a)));
            pair.answer(method, pair.shift(b_from_a))
        });
        Self {
            answer,
            is_clear: pair.is_cleared_by(shift, answer.separation),
            remaining_depths,
            moves: resolved.moves,
            // The published method reports touching as a collision, with nothing to move.
            is_finished: resolved.moves < MAX_MOVES,
        }
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
        Some(self.grade_at(at))
    }
}
