//! Lists the steps: the intersection, the interval of the depth, and the interval of the shortest separating motion.

use std::sync::Arc;

use nearpoint_geometry::interference::Narrowing;
use nearpoint_geometry::shape::Shape;

use super::parts::Parts;
use super::search::Search;
use super::way::Ways;
use crate::error::LessonError;
use crate::figure::Figure;
use crate::story::{Chart, Draft, Number, Question, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Steps {
    pub parts: Parts,
    pub search: Search,
    /// The intersection as a solid.
    pub body: Option<Arc<Shape>>,
    pub ways: Ways,
}

/// The steps at which more becomes known.
const COMMON: usize = 1;
const FIRST: usize = 2;
const HALF: usize = 3;
const SETTLED: usize = 4;
const SHORTER: usize = 5;
const HULLS: usize = 6;
const BACK: usize = 7;

const STEPS: [fn(&Steps) -> Draft<'_>; 10] = [
    |it| Draft::say("between.start").figure(|| it.at_rest()),
    |it| Draft::say("between.common").figure(|| it.in_common()),
    |it| Draft::say("between.first").figure(|| it.narrowed(FIRST)),
    |it| {
        Draft::say("between.half")
            .ask(Question::number("between.looked", it.search.looked()))
            .figure(|| it.narrowed(HALF))
    },
    |it| {
        let depth = &it.search.depth;
        let is_exact = depth.upper - depth.lower <= it.parts.tolerance();
        Draft::say_if(is_exact, "between.exact", "between.bounded").figure(|| it.settled())
    },
    |it| {
        Draft::say("between.shorter")
            .ask(Question::yes_or_no("between.long", it.is_closed()))
            .figure(|| it.too_short())
    },
    |it| {
        Draft::say("between.hulls")
            .ask(Question::yes_or_no("between.less", it.is_shortened()))
            .figure(|| it.by_hulls())
    },
    |it| {
        Draft::say_if(it.is_shortened(), "between.back", "between.not-back")
            .figure(|| it.moved(&it.ways.back))
    },
    |it| Draft::say_if(it.ways.push.parts, "between.push", "between.stuck").figure(|| it.pushed()),
    |it| Draft::say_if(it.is_closed(), "between.closed", "between.open").figure(|| it.both()),
];

impl Steps {
    pub fn new(parts: Parts) -> Result<Self, LessonError> {
        let search = Search::new(&parts)?;
        Ok(Self {
            body: Self::body_of(&search.common),
            ways: Ways::new(&parts)?,
            search,
            parts,
        })
    }

    /// Returns what the search knew at a step of the story, while it continued.
    fn narrowing(&self, step: usize) -> Option<&Narrowing> {
        match step {
            FIRST => self.search.steps.first(),
            HALF => self.search.halfway(),
            _ => None,
        }
    }

    /// Returns the lower and the upper bound of the depth.
    fn depth(&self, step: usize) -> [f64; 2] {
        match self.narrowing(step) {
            Some(known) => [known.lower, known.upper],
            None => [self.search.depth.lower, self.search.depth.upper],
        }
    }

    /// Returns the length of the best motion that is known at a step of the story.
    fn shortest(&self, step: usize) -> Option<f64> {
        let known = match step {
            HULLS => &self.ways.hulls,
            BACK => &self.ways.back,
            _ if step > BACK => self.ways.best(),
            _ => return None,
        };
        Some(known.length())
    }

    fn narrowed(&self, step: usize) -> Figure {
        match self.narrowing(step) {
            Some(known) => self.looked_at(known),
            None => self.settled(),
        }
    }

    /// Returns whether the shortest motion is known as well as the depth is.
    fn is_closed(&self) -> bool {
        self.ways.best().length() <= self.search.depth.upper + self.parts.tolerance()
    }

    fn is_shortened(&self) -> bool {
        self.ways.back.length() < self.ways.hulls.length() - self.parts.tolerance()
    }

    /// Returns the values that the texts of all steps may name.
    fn holes(&self, step: usize) -> [(&'static str, Value); 13] {
        let [least, most] = self.depth(step);
        let known = self.narrowing(step);
        let looked = known.map_or(self.search.looked(), |known| known.looked);
        let open = known.map_or(0, |known| known.open);
        let shortest = self.shortest(step).unwrap_or(self.ways.best().length());
        [
            ("pairs-meeting", Value::from(self.search.pairs)),
            (
                "pieces-in-common",
                Value::from(self.search.common.facets.len()),
            ),
            ("depth-least", Value::from(least)),
            ("depth-most", Value::from(most)),
            ("pieces-looked", Value::from(looked)),
            ("pieces-open", Value::from(open)),
            ("motions-tried", Value::from(self.search.tried.len())),
            ("motions-still-in", Value::from(self.search.left)),
            ("by-hulls", Value::from(self.ways.hulls.length())),
            ("by-back", Value::from(self.ways.back.length())),
            ("pushes", Value::from(self.ways.pushes.len())),
            ("by-pushes", Value::from(self.ways.push.length())),
            ("way-most", Value::from(shortest)),
        ]
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let mut numbers = vec![Number::count("pairs-meeting", self.search.pairs)];
        if step >= COMMON {
            let volume = self.search.common.volume();
            numbers.push(Number::plain("volume-in-common", volume));
            numbers.push(Number::count(
                "pieces-in-common",
                self.search.common.facets.len(),
            ));
        }
        if step >= FIRST {
            let known = self.narrowing(step);
            let [least, most] = self.depth(step);
            numbers.push(Number::at_least("depth-least", least));
            numbers.push(Number::at_most("depth-most", most));
            let looked = known.map_or(self.search.looked(), |known| known.looked);
            numbers.push(Number::count("pieces-looked", looked));
            numbers.extend(known.map(|known| Number::count("pieces-open", known.open)));
        }
        if step >= SHORTER {
            numbers.push(Number::count("motions-tried", self.search.tried.len()));
            numbers.push(Number::count("motions-still-in", self.search.left));
        }
        if let Some(way) = self.shortest(step) {
            numbers.push(Number::at_most("way-most", way));
        }
        numbers
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> Draft<'_> {
        STEPS[step](self)
            .with_all(self.holes(step))
            .numbers(self.numbers(step))
            .charts(move || {
                let pieces = (step >= FIRST).then(|| self.by_pieces(step));
                let ways = (step >= HULLS).then(|| self.by_steps(step));
                pieces.into_iter().chain(ways).collect()
            })
    }
}

impl Steps {
    /// Charts the interval of the depth, piece by piece.
    fn by_pieces(&self, step: usize) -> Chart {
        let end = self
            .narrowing(step)
            .map_or(self.search.looked(), |known| known.looked);
        let known = self.search.steps.iter().filter(|known| known.looked <= end);
        let mut points: Vec<[f64; 3]> = known
            .map(|known| [known.looked as f64, known.lower, known.upper])
            .collect();
        if step >= SETTLED {
            let depth = &self.search.depth;
            points.push([end as f64, depth.lower, depth.upper]);
        }
        Chart::new("depth-by-pieces", "pieces-looked", "length")
            .line("upper", points.iter().map(|p| [p[0], p[2]]))
            .line("lower", points.iter().map(|p| [p[0], p[1]]))
            .at(end as f64)
    }

    /// Charts the interval of the shortest separating motion, step by step.
    fn by_steps(&self, step: usize) -> Chart {
        let all = HULLS..=step;
        let best = |at: usize| self.shortest(at).map(|way| [at as f64, way]);
        let least = all.clone().map(|at| [at as f64, self.search.depth.lower]);
        Chart::new("way-out", "step", "length")
            .line("upper", all.filter_map(best))
            .line("lower", least)
            .at(step as f64)
    }
}
