//! Lists the steps: straight paths, moves alone, moves and turns, a step between two poses, the path, and what “no way”
//! means.

use std::sync::Arc;

use nearpoint_motion::plan::removal::TestedStep;

use super::search::{FoundPath, RemovalSearch, STEPS, TURNS, length};
use super::straight::{self, Straight};
use super::trapped_part::TrappedPart;
use super::world::World;
use crate::error::LessonError;
use crate::figure::Role;
use crate::motion::Motion;
use crate::story::{Chart, LazyStep, Number, Question, Story};

type ListedStep = fn(&Steps) -> LazyStep<'_>;

/// The steps of the lesson on the removal of a part from an assembly, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub world: World,
    step: f64,
    turns: f64,
    pub directions: Vec<Straight>,
    /// The search without turns.
    pub moves: Arc<RemovalSearch>,
    /// The search with turns, where moves alone find no path.
    pub turning: Option<Arc<RemovalSearch>>,
    /// The number of closed steps that end in a free pose.
    missed_by_discrete_test: usize,
    /// The closed step that is shown, and the time of its first contact.
    pub closed_step: Option<(TestedStep, f64)>,
    pub trapped: TrappedPart,
    list: Vec<ListedStep>,
}

/// Returns the value of a choice in one of two tables.
fn value(table: &[(&str, f64)], name: &str) -> f64 {
    let found = table.iter().find(|(known, _)| *known == name);
    found.map_or(table[0].1, |(_, value)| *value)
}

impl Steps {
    /// Searches a removal path for the assembly with this name, with a step length and a turn.
    pub fn new(part: &str, step: &str, turns: &str) -> Result<Self, LessonError> {
        let world = World::named(part)?;
        let (step, turns) = (value(&STEPS, step), value(&TURNS, turns));
        let moves = Arc::new(RemovalSearch::new(&world, step, 0.0)?);
        let turning = match moves.path {
            Some(_) => None,
            None => Some(Arc::new(RemovalSearch::new(&world, step, turns)?)),
        };
        let last = turning.as_ref().unwrap_or(&moves);
        let trapped = match last.path {
            Some(_) => {
                let rings = World::named("rings")?;
                let searched = RemovalSearch::new(&rings, step, turns)?;
                TrappedPart::new(rings, Arc::new(searched), [step, turns])?
            }
            None => TrappedPart::new(world.clone(), Arc::clone(last), [step, turns])?,
        };
        let let_through: Vec<&TestedStep> = last.missed_by_discrete_test(&world).collect();
        let turns_there = |look: &&&TestedStep| look.from.rotation != look.to.rotation;
        let shown = let_through.iter().find(turns_there);
        let shown = shown.or(let_through.first()).copied();
        let shown = shown.or_else(|| last.closed().next()).copied();
        let met = |look: TestedStep| {
            Some((
                look,
                straight::contact_fraction(&world, look.from, look.to)?,
            ))
        };
        let (is_found, has_turns) = (last.path.is_some(), turning.is_some());
        Ok(Self {
            directions: straight::straight_paths(&world),
            missed_by_discrete_test: let_through.len(),
            closed_step: shown.and_then(met),
            list: step_list(has_turns, is_found),
            world,
            step,
            turns,
            moves,
            turning,
            trapped,
        })
    }

    /// Returns the search whose path is shown.
    pub fn last(&self) -> &RemovalSearch {
        self.turning.as_ref().unwrap_or(&self.moves)
    }

    fn open_directions(&self) -> usize {
        self.directions
            .iter()
            .filter(|way| way.free.is_none())
            .count()
    }

    /// Returns the closed direction along which the part gets farthest, and that distance.
    pub fn farthest(&self) -> Option<(Straight, f64)> {
        let closed = self
            .directions
            .iter()
            .filter_map(|way| Some((*way, way.free?)));
        closed.max_by(|p, q| p.1.total_cmp(&q.1))
    }

    /// Returns the length of the path, pose by pose.
    fn found_length(&self) -> f64 {
        let way = self.last().path.as_ref();
        way.map_or(0.0, |way| length(&self.world, &way.searched_path))
    }

    fn start(&self) -> LazyStep<'_> {
        self.text_step("taken.start", self.last())
            .numbers([
                Number::length("step-of-search", self.step),
                Number::degrees("turn-of-search", self.turns),
            ])
            .ask(Question::yes_or_no(
                "taken.straight",
                self.open_directions() > 0,
            ))
            .figure(|| self.holding_parts().with(|figure| figure.part(&self.world)))
    }

    fn straight(&self) -> LazyStep<'_> {
        let key = if self.open_directions() > 0 {
            "taken.open"
        } else {
            "taken.closed"
        };
        self.text_step(key, self.last())
            .count("directions", self.directions.len())
            .count("directions-open", self.open_directions())
            .figure(|| self.holding_parts().with(|figure| self.directions(figure)))
    }

    fn why(&self) -> LazyStep<'_> {
        let free = self.farthest().map(|(_, free)| free);
        self.text_step("taken.why", self.last())
            .numbers(free.map(|free| Number::at_least("free-before-contact", free)))
            .figure(|| self.holding_parts().with(|figure| self.contact(figure)))
    }

    fn by_moves(&self) -> LazyStep<'_> {
        let key = match self.moves.path {
            Some(_) => "taken.moves-out",
            None => "taken.moves-none",
        };
        let is_found = self.last().path.is_some();
        let question = Question::yes_or_no("taken.turns", is_found);
        self.text_step(key, &self.moves)
            .numbers(counts(&self.moves))
            .ask(self.turning.as_ref().map(|_| question))
            .figure(|| self.reached(&self.world, &self.moves))
            .chart(|| self.growth(false))
    }

    fn by_turns(&self) -> LazyStep<'_> {
        let key = match self.last().path {
            Some(_) => "taken.turns-out",
            None => "taken.turns-none",
        };
        self.text_step(key, self.last())
            .numbers(counts(self.last()))
            .figure(|| self.reached(&self.world, self.last()))
            .chart(|| self.growth(true))
    }

    fn discrete_test_step(&self) -> LazyStep<'_> {
        let key = match self.missed_by_discrete_test {
            0 => "taken.between-as-places",
            _ => "taken.between",
        };
        self.text_step(key, self.last())
            .numbers(counts(self.last()))
            .count("steps-let-through", self.missed_by_discrete_test)
            .figure(|| {
                self.holding_parts()
                    .with(|figure| self.closed_segment(figure))
            })
            .chart(|| self.growth(true))
    }

    fn found(&self) -> LazyStep<'_> {
        let draft = self.text_step("taken.found", self.last());
        let Some(way) = &self.last().path else {
            return draft;
        };
        draft
            .numbers([Number::length("way-length", self.found_length())])
            .count("legs", way.searched_path.len() - 1)
            .ask(Question::number("taken.legs", way.path.poses.len() - 1))
            .figure(|| self.reached(&self.world, self.last()))
            .draw(|figure| self.trail(figure, &way.searched_path, Role::Witness))
    }

    fn shorter(&self) -> LazyStep<'_> {
        let draft = self.text_step("taken.shorter", self.last());
        let Some(way) = &self.last().path else {
            return draft;
        };
        let poses = &way.path.poses;
        let legs = Number::count("legs", poses.len() - 1);
        let draft = draft
            .numbers([
                Number::length("way-length", way.path.length)
                    .compared_with(Some(self.found_length())),
                legs.compared_with(Some((way.searched_path.len() - 1) as f64)),
            ])
            .figure(|| self.holding_parts())
            .draw(|figure| {
                self.trail(figure, &way.searched_path, Role::Removed);
                self.trail(figure, poses, Role::Witness);
            });
        self.along(draft, way, 0.0).chart(|| {
            let legs = way.segment_counts.iter().enumerate();
            let legs = legs.map(|(i, legs)| [i as f64, *legs as f64]);
            Chart::new("way-shorter", "step", "legs").line("legs", legs)
        })
    }

    fn clearance(&self) -> LazyStep<'_> {
        let draft = self.text_step("taken.clearance", self.last());
        let Some(way) = &self.last().path else {
            return draft;
        };
        let smallest = way.path.min_clearance.into_iter().flat_map(|smallest| {
            [
                Number::at_least("way-clear-from", smallest.lower),
                Number::at_most("way-clear-to", smallest.upper),
            ]
        });
        let draft = draft.numbers(smallest).figure(|| {
            self.holding_parts().with(|figure| {
                self.trail(figure, &way.path.poses, Role::Witness);
                self.smallest_clearance(figure, way);
            })
        });
        let nearest = way.path.min_clearance.map(|smallest| smallest.fraction);
        self.along(draft, way, nearest.unwrap_or_default())
            .chart(|| {
                Chart::new("clearance-of-way", "share-of-way", "length")
                    .line("clearance-of-way", self.clearances())
            })
    }

    /// Moves the part along a path, first at a fraction of it.
    fn along<'a>(&'a self, draft: LazyStep<'a>, way: &'a FoundPath, at: f64) -> LazyStep<'a> {
        draft.moving(Motion::share(at), move |figure, fraction| {
            figure.solid(&self.world.part, way.path.at(fraction), Role::A);
        })
    }

    /// Shows another part, which does not come out, or this one with other steps.
    fn trapped_part(&self) -> LazyStep<'_> {
        let captive = &self.trapped;
        let key = match (self.last().path.is_some(), captive.path_count()) {
            (true, _) => "taken.captive",
            (false, 0) => "taken.finer-none",
            (false, _) => "taken.finer-out",
        };
        self.text_step(key, &captive.search)
            .numbers(counts(&captive.search))
            .figure(|| self.reached(&captive.world, &captive.search))
            .chart(|| captive.chart())
    }

    /// Makes a step with a text about a search.
    fn text_step(&self, key: &'static str, searched: &RemovalSearch) -> LazyStep<'_> {
        let legs = |way: Option<usize>| way.map_or(0, |poses| poses - 1);
        let way = self.last().path.as_ref();
        LazyStep::new(key)
            .with_arg("step", self.step)
            .with_arg("turns", self.turns)
            .with_arg("orientations", searched.orientations)
            .with_arg("open", self.open_directions())
            .with_arg("free", self.farthest().map_or(0.0, |(_, free)| free))
            .with_arg("places", searched.positions())
            .with_arg("looks", searched.tested_steps.len())
            .with_arg("shut", searched.closed().count())
            .with_arg("through", self.missed_by_discrete_test)
            .with_arg("before", legs(way.map(|way| way.searched_path.len())))
            .with_arg("left", legs(way.map(|way| way.path.poses.len())))
            .with_arg("ways", self.trapped.path_count())
            .with_arg("tries", self.trapped.tries())
    }
}

fn counts(searched: &RemovalSearch) -> [Number; 3] {
    [
        Number::count("places-reached", searched.positions()),
        Number::count("steps-looked-at", searched.tested_steps.len()),
        Number::count("steps-closed", searched.closed().count()),
    ]
}

fn step_list(has_turns: bool, is_found: bool) -> Vec<ListedStep> {
    let mut list: Vec<ListedStep> =
        vec![Steps::start, Steps::straight, Steps::why, Steps::by_moves];
    if has_turns {
        list.push(Steps::by_turns);
    }
    list.push(Steps::discrete_test_step);
    if is_found {
        let found: [ListedStep; 3] = [Steps::found, Steps::shorter, Steps::clearance];
        list.extend(found);
    }
    list.push(Steps::trapped_part);
    list
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.list.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        self.list[step](self).about_whole_figure()
    }
}
