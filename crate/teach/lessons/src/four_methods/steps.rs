//! Lists the steps: the pair, a step for each method, and all four side by side.

use nearpoint_geometry::Point;
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{Answer, resolve};

use super::world;
use crate::clock::{mark, microseconds};
use crate::contours::{ContourMethod, ContourPair, METHODS, Sheet};
use crate::error::LessonError;
use crate::pointed::Pointed;
use crate::story::{Chart, Draft, Line, Number, Question, Story};

#[derive(Debug)]
pub(super) struct Steps {
    pub pair: ContourPair,
    /// The place of B, seen from A.
    pub shift: Vector2,
    /// The values that dragging set: x, y and the rotation.
    pub values: [f64; 3],
    pub found: [Found; 4],
    /// The depth of the overlap at first.
    pub depth: f64,
    pub sheet: Sheet,
    now: fn() -> f64,
}

/// The answer of a method, and its effect.
#[derive(Debug)]
pub(super) struct Found {
    pub answer: Answer,
    /// True if the first move is enough.
    clear: bool,
    /// The overlap at first and after each move that was made.
    left: Vec<f64>,
    /// The number of moves when the method is asked repeatedly. The method is content if it then wants no further move.
    moves: usize,
    content: bool,
}

/// The number of questions that are timed in a row, because one ends sooner than clocks tick.
const ASKED: u32 = 200;
/// The largest number of times that a method is asked.
const MOST: usize = 8;

/// The texts by method: apart, wrong, an overlap left, one that no number of moves clears, and clear.
const SAYS: [[&str; 5]; 4] = [
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

const STEPS: [fn(&Steps) -> Draft<'_>; 6] = [
    Steps::pair,
    |it| it.method(0),
    |it| it.method(1).ask(it.same()),
    |it| it.method(2).ask(it.overlaps().then(|| it.way_out())),
    |it| it.method(3),
    Steps::all,
];

impl Steps {
    pub fn new(name: &str, values: [f64; 3], now: fn() -> f64) -> Result<Self, LessonError> {
        let (a, b, home) = world::pair(name)?;
        let pair = ContourPair::new(a, &b, values[2])?;
        let shift = pair.shift(home + Vector2::new(values[0], values[1]));
        Ok(Self {
            found: METHODS.map(|method| Found::new(&pair, method, shift)),
            depth: pair.depth(shift),
            pair,
            shift,
            values,
            now,
            sheet: Sheet {
                middle: Point2::new(home.x / 2.0, home.y / 2.0),
                half: Vector2::new(6.0, 4.0),
            },
        })
    }

    /// Returns the overlap that is left after a method's first move.
    pub fn left(&self, method: usize) -> f64 {
        let left = &self.found[method].left;
        left.get(1).or(left.first()).copied().unwrap_or(0.0)
    }

    fn overlaps(&self) -> bool {
        self.depth > 0.0
    }

    fn pair(&self) -> Draft<'_> {
        let first = &self.found[0];
        let name = match self.overlaps() {
            true => "four.published-clears",
            false => "four.published-apart",
        };
        let right = first.answer.overlaps == self.overlaps() && first.clear;
        let [a, b] = &self.pair.pieces;
        self.of_all("four.pair")
            .numbers([Number::length("overlap-before", self.depth)])
            .count("pieces-of-a", a.count())
            .count("pieces-of-b", b.count())
            .ask(Question::yes_or_no(name, right))
            .figure(|| self.before())
    }

    fn method(&self, method: usize) -> Draft<'_> {
        let found = &self.found[method];
        let key = SAYS[method][match (found.answer.overlaps, self.overlaps()) {
            (false, false) => 0,
            (false, true) | (true, false) => 1,
            (true, true) if found.clear => 4,
            (true, true) if found.content => 2,
            (true, true) => 3,
        }];
        let [a, b] = &self.pair.pieces;
        let moves = found.content.then_some(found.moves);
        Draft::say(key)
            .with("by", found.answer.by.norm())
            .with("left", self.left(method))
            .with("depth", self.depth)
            .with("pieces", a.count())
            .with("others", b.count())
            .with("moves", found.moves)
            .numbers([
                self.moved(method),
                Number::length(LEFT[method], self.left(method)),
                Number::count("moves-until-content", moves),
            ])
            .measured(move || {
                let is_exact = METHODS[method] == ContourMethod::Exact;
                let prepared = is_exact.then(|| self.time_to_prepare());
                [self.time(method)].into_iter().chain(prepared).collect()
            })
            .figure(move || self.after(method))
            .chart(move || self.left_by_moves(method + 1))
    }

    /// Asks whether two methods move the same way.
    fn same(&self) -> Question {
        let [sat, gjk] = [1, 2].map(|i| self.found[i].answer.by);
        Question::yes_or_no("four.same", (sat - gjk).norm() <= SAME * sat.norm())
    }

    fn all(&self) -> Draft<'_> {
        let key = match self.overlaps() {
            true => "four.all",
            false => "four.all-apart",
        };
        let methods = || 0..METHODS.len();
        self.of_all(key)
            .numbers(methods().map(|method| self.moved(method)))
            .numbers(methods().map(|method| Number::length(LEFT[method], self.left(method))))
            .measured(move || {
                let mut times: Vec<Number> = methods().map(|method| self.time(method)).collect();
                mark(&mut times);
                times
            })
            .figure(|| self.side_by_side())
            .chart(|| self.left_by_moves(METHODS.len()))
    }

    fn of_all(&self, key: &'static str) -> Draft<'_> {
        let clear = self.found.iter().filter(|found| found.clear).count();
        Draft::say(key)
            .with("depth", self.depth)
            .with("clear", clear)
    }

    fn moved(&self, method: usize) -> Number {
        Number::length(MOVES[method], self.found[method].answer.by.norm())
    }

    /// Charts the overlap after each move, when the first `methods` methods are asked repeatedly.
    fn left_by_moves(&self, methods: usize) -> Chart {
        let line = |method: usize| {
            let left = &self.found[method].left;
            let last = left.last().copied().unwrap_or(0.0);
            // The line continues at its last value.
            let at = |i: usize| [i as f64, left.get(i).copied().unwrap_or(last)];
            Line::new(NAMES[method], (0..=MOST).map(at))
        };
        Chart::new("left-by-moves", "moves", "overlap").lines((0..methods).map(line))
    }

    fn time(&self, method: usize) -> Number {
        let (pair, shift) = (&self.pair, self.shift);
        let ask = || _ = std::hint::black_box(pair.ask(METHODS[method], shift));
        let time = microseconds(self.now, || (0..ASKED).for_each(|_| ask()));
        let time = time.map(|time| time / f64::from(ASKED));
        Number::micros(TIMES[method], time)
    }

    /// Times the no-fit polygon, which is made once for a pair and a rotation, and kept.
    fn time_to_prepare(&self) -> Number {
        let time = microseconds(self.now, || _ = self.pair.prepare());
        Number::micros("time-prepare", time)
    }
}

/// The relative difference below which lengths are called the same.
const SAME: f64 = 0.001;

impl Found {
    fn new(pair: &ContourPair, method: ContourMethod, shift: Vector2) -> Self {
        let answer = pair.ask(method, shift);
        let mut left = Vec::new();
        let resolved = resolve(shift, MOST, |b_from_a| {
            left.push(pair.depth(pair.shift(b_from_a)));
            pair.ask(method, pair.shift(b_from_a))
        });
        Self {
            answer,
            clear: pair.clears(shift, answer.by),
            left,
            moves: resolved.moves,
            // The published method calls touching a collision, with nothing to move.
            content: resolved.moves < MOST,
        }
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
        Some(self.at_place(at))
    }
}
