//! The story: the pair, a step for each method, and all four side by side.

use nearpoint_geometry::Point;
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{Answer, resolve};

use super::world;
use crate::clock::{mark, microseconds};
use crate::contours::{ContourMethod, ContourPair, METHODS, Sheet};
use crate::error::LessonError;
use crate::plans::yes_or_no;
use crate::pointed::Pointed;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    pub pair: ContourPair,
    /// Where B is from A.
    pub shift: Vector2,
    /// As a hand has set it: x, y and the turn.
    pub values: [f64; 3],
    pub found: [Found; 4],
    /// The overlap at first.
    pub depth: f64,
    pub sheet: Sheet,
    now: fn() -> f64,
}

/// What a method says, and what comes of it.
#[derive(Debug)]
pub(super) struct Found {
    pub answer: Answer,
    /// Whether the first move is enough.
    clear: bool,
    /// The overlap after each move, as far as moves were made: first that at the start.
    left: Vec<f64>,
    /// By how much A was moved when the method was asked again and again, in how many moves, and whether the method is
    /// content then.
    moves: usize,
    content: bool,
}

pub(super) const PAIR: usize = 0;
pub(super) const ALL: usize = 5;
/// A question is over sooner than clocks tick: so many are asked in a row.
const ASKED: u32 = 200;
/// A method is asked so often at most.
const MOST: usize = 8;

/// By method: apart, wrong, an overlap left, one that no number of moves clears, and clear.
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

impl Told {
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

    /// Which method a step is about.
    pub fn method(&self, step: usize) -> Option<usize> {
        (1..=METHODS.len()).contains(&step).then(|| step - 1)
    }

    /// What overlap is left after a method's first move.
    pub fn left(&self, method: usize) -> f64 {
        let left = &self.found[method].left;
        left.get(1).or(left.first()).copied().unwrap_or(0.0)
    }

    fn overlaps(&self) -> bool {
        self.depth > 0.0
    }

    fn say(&self, step: usize) -> Say {
        let Some(method) = self.method(step) else {
            return self.say_all(step);
        };
        let found = &self.found[method];
        let key = SAYS[method][match (found.answer.overlaps, self.overlaps()) {
            (false, false) => 0,
            (false, true) | (true, false) => 1,
            (true, true) if found.clear => 4,
            (true, true) if found.content => 2,
            (true, true) => 3,
        }];
        let pieces = &self.pair.pieces;
        let with = [
            ("by", Value::from(found.answer.by.norm())),
            ("left", Value::from(self.left(method))),
            ("depth", Value::from(self.depth)),
            ("pieces", Value::from(pieces[0].count())),
            ("others", Value::from(pieces[1].count())),
            ("moves", Value::from(found.moves)),
        ];
        Say::new(key, with)
    }

    fn say_all(&self, step: usize) -> Say {
        let key = match (step, self.overlaps()) {
            (PAIR, _) => "four.pair",
            (_, true) => "four.all",
            (_, false) => "four.all-apart",
        };
        let clear = self.found.iter().filter(|found| found.clear).count();
        let with = [
            ("depth", Value::from(self.depth)),
            ("clear", Value::from(clear)),
        ];
        Say::new(key, with)
    }

    fn time(&self, method: usize) -> Number {
        let (pair, shift) = (&self.pair, self.shift);
        let ask = || _ = std::hint::black_box(pair.ask(METHODS[method], shift));
        let time = microseconds(self.now, || (0..ASKED).for_each(|_| ask()));
        let time = time.map(|time| time / f64::from(ASKED));
        Number::time(TIMES[method], time, NumberUnit::Microseconds)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let length = |name, value: f64| Number::new(name, value, NumberUnit::Length, Bound::Exact);
        let moved = |method: usize| {
            let by = self.found[method].answer.by.norm();
            length(MOVES[method], by)
        };
        let left = |method: usize| length(LEFT[method], self.left(method));
        if let Some(method) = self.method(step) {
            let found = &self.found[method];
            let mut numbers = vec![moved(method), left(method)];
            let moves = found.content.then_some(found.moves as f64);
            let moves = Number::new(
                "moves-until-content",
                moves,
                NumberUnit::Count,
                Bound::Exact,
            );
            numbers.extend([moves, self.time(method)]);
            if METHODS[method] == ContourMethod::Exact {
                numbers.push(self.time_to_prepare());
            }
            return numbers;
        }
        if step == PAIR {
            let [a, b] = &self.pair.pieces;
            return vec![
                length("overlap-before", self.depth),
                Number::count("pieces-of-a", a.count()),
                Number::count("pieces-of-b", b.count()),
            ];
        }
        let all = 0..METHODS.len();
        let mut times: Vec<Number> = all.clone().map(|method| self.time(method)).collect();
        mark(&mut times);
        let moves = all.clone().map(moved);
        moves.chain(all.map(left)).chain(times).collect()
    }

    /// The no-fit polygon is made once for a pair and a turn, and kept.
    fn time_to_prepare(&self) -> Number {
        let time = microseconds(self.now, || _ = self.pair.prepare());
        let unit = NumberUnit::Microseconds;
        Number::time("time-prepare", time, unit)
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            PAIR => {
                let first = &self.found[0];
                let right = first.answer.overlaps == self.overlaps() && first.clear;
                let name = match self.overlaps() {
                    true => "four.published-clears",
                    false => "four.published-apart",
                };
                Some(yes_or_no(name, right))
            }
            2 => {
                let [sat, gjk] = [1, 2].map(|i| self.found[i].answer.by);
                let same = (sat - gjk).norm() <= SAME * sat.norm();
                Some(yes_or_no("four.same", same))
            }
            3 if self.overlaps() => Some(self.way_out()),
            _ => None,
        }
    }
}

/// Lengths that differ by less, as a share, are told to be the same.
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
            // Touching is a collision as published, with nothing to move.
            content: resolved.moves < MOST,
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        ALL + 1
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

    /// What is left after each move, when a method is asked again and again.
    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn point(&mut self, _: usize, at: &Point) -> Option<Pointed> {
        Some(self.at_place(at))
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let shown = match step {
            PAIR => 0..0,
            ALL => 0..METHODS.len(),
            _ => 0..step,
        };
        if shown.is_empty() {
            return Vec::new();
        }
        let line = |method: usize| {
            let left = &self.found[method].left;
            let last = left.last().copied().unwrap_or(0.0);
            // It goes on as it ended.
            let at = |i: usize| [i as f64, left.get(i).copied().unwrap_or(last)];
            Line {
                name: NAMES[method],
                points: (0..=MOST).map(at).collect(),
                style: LineStyle::Line,
            }
        };
        let axis = |name| Axis { name, log: false };
        vec![Chart {
            name: "left-by-moves",
            x: axis("moves"),
            y: axis("overlap"),
            lines: shown.map(line).collect(),
            at: None,
        }]
    }
}
