//! Lists the steps: the intersection, the interval of the depth, and the interval of the shortest separating motion.

use std::sync::Arc;

use nearpoint_geometry::interference::RecordedDepthStep;
use nearpoint_geometry::shape::Shape;

use super::parts::Parts;
use super::search::Search;
use super::separating_motion::SeparatingMotions;
use crate::error::LessonError;
use crate::figure::Figure;
use crate::story::{Chart, LazyStep, Number, Question, Story};
use crate::values::Value;

/// The steps of the lesson on bounds of the penetration depth and of the shortest separating motion, with the data that
/// they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub parts: Parts,
    pub search: Search,
    /// The intersection as a solid.
    pub body: Option<Arc<Shape>>,
    pub motions: SeparatingMotions,
}

/// The indices of the steps at which more becomes known.
const INTERSECTION: usize = 1;
const FIRST: usize = 2;
const HALF: usize = 3;
const SETTLED: usize = 4;
const SHORTER: usize = 5;
const HULLS: usize = 6;
const BACK: usize = 7;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 10] = [
    |it| LazyStep::new("between.start").figure(|| it.at_rest()),
    |it| LazyStep::new("between.common").figure(|| it.intersection_figure()),
    |it| LazyStep::new("between.first").figure(|| it.narrowed(FIRST)),
    |it| {
        LazyStep::new("between.half")
            .ask(Question::number("between.looked", it.search.piece_count()))
            .figure(|| it.narrowed(HALF))
    },
    |it| {
        let depth = &it.search.depth;
        let is_exact = depth.upper - depth.lower <= it.parts.tolerance();
        LazyStep::new_if(is_exact, "between.exact", "between.bounded").figure(|| it.settled())
    },
    |it| {
        LazyStep::new("between.shorter")
            .ask(Question::yes_or_no("between.long", it.is_closed()))
            .figure(|| it.too_short())
    },
    |it| {
        LazyStep::new("between.hulls")
            .ask(Question::yes_or_no("between.less", it.is_shortened()))
            .figure(|| it.by_hulls())
    },
    |it| {
        LazyStep::new_if(it.is_shortened(), "between.back", "between.not-back")
            .figure(|| it.moved(&it.motions.back))
    },
    |it| {
        LazyStep::new_if(
            it.motions.push.is_separating,
            "between.push",
            "between.stuck",
        )
        .figure(|| it.pushed())
    },
    |it| LazyStep::new_if(it.is_closed(), "between.closed", "between.open").figure(|| it.both()),
];

impl Steps {
    /// Searches the depth and the separating motions of two parts, and lists the steps.
    pub fn new(parts: Parts) -> Result<Self, LessonError> {
        let search = Search::new(&parts)?;
        Ok(Self {
            body: Self::body_of(&search.intersection),
            motions: SeparatingMotions::new(&parts)?,
            search,
            parts,
        })
    }

    /// Returns what the search knew at a step of the story, while it continued.
    fn narrowing(&self, step: usize) -> Option<&RecordedDepthStep> {
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
            HULLS => &self.motions.hulls,
            BACK => &self.motions.back,
            _ if step > BACK => self.motions.best(),
            _ => return None,
        };
        Some(known.length())
    }

    fn narrowed(&self, step: usize) -> Figure {
        match self.narrowing(step) {
            Some(known) => self.search_figure(known),
            None => self.settled(),
        }
    }

    /// Returns whether the shortest motion is known as well as the depth is.
    fn is_closed(&self) -> bool {
        self.motions.best().length() <= self.search.depth.upper + self.parts.tolerance()
    }

    fn is_shortened(&self) -> bool {
        self.motions.back.length() < self.motions.hulls.length() - self.parts.tolerance()
    }

    /// Returns the values that the texts of all steps may name.
    fn holes(&self, step: usize) -> [(&'static str, Value); 13] {
        let [least, most] = self.depth(step);
        let known = self.narrowing(step);
        let looked = known.map_or(self.search.piece_count(), |known| known.visited);
        let open = known.map_or(0, |known| known.open);
        let shortest = self.shortest(step).unwrap_or(self.motions.best().length());
        [
            ("pairs-meeting", Value::from(self.search.pairs)),
            (
                "pieces-in-common",
                Value::from(self.search.intersection.facets.len()),
            ),
            ("depth-least", Value::from(least)),
            ("depth-most", Value::from(most)),
            ("pieces-looked", Value::from(looked)),
            ("pieces-open", Value::from(open)),
            ("motions-tried", Value::from(self.search.tried.len())),
            (
                "motions-still-in",
                Value::from(self.search.still_interfering),
            ),
            ("by-hulls", Value::from(self.motions.hulls.length())),
            ("by-back", Value::from(self.motions.back.length())),
            ("pushes", Value::from(self.motions.pushes.len())),
            ("by-pushes", Value::from(self.motions.push.length())),
            ("way-most", Value::from(shortest)),
        ]
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let mut numbers = vec![Number::count("pairs-meeting", self.search.pairs)];
        if step >= INTERSECTION {
            let volume = self.search.intersection.volume();
            numbers.push(Number::plain("volume-in-common", volume));
            numbers.push(Number::count(
                "pieces-in-common",
                self.search.intersection.facets.len(),
            ));
        }
        if step >= FIRST {
            let known = self.narrowing(step);
            let [least, most] = self.depth(step);
            numbers.push(Number::at_least("depth-least", least));
            numbers.push(Number::at_most("depth-most", most));
            let looked = known.map_or(self.search.piece_count(), |known| known.visited);
            numbers.push(Number::count("pieces-looked", looked));
            numbers.extend(known.map(|known| Number::count("pieces-open", known.open)));
        }
        if step >= SHORTER {
            numbers.push(Number::count("motions-tried", self.search.tried.len()));
            numbers.push(Number::count(
                "motions-still-in",
                self.search.still_interfering,
            ));
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

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
            .with_args(self.holes(step))
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
            .map_or(self.search.piece_count(), |known| known.visited);
        let known = self
            .search
            .steps
            .iter()
            .filter(|known| known.visited <= end);
        let mut points: Vec<[f64; 3]> = known
            .map(|known| [known.visited as f64, known.lower, known.upper])
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
