//! Lists the steps: straight paths, moves alone, moves and turns, a step between two places, the path, and what “no way”
//! means.

use std::sync::Arc;

use nearpoint_motion::plan::removal::Look;

use super::captive::Captive;
use super::search::{STEPS, Searched, TURNS, length};
use super::straight::{self, Straight};
use super::world::World;
use crate::error::LessonError;
use crate::figure::Role;
use crate::story::{Chart, Draft, Number, Question, Story};

type Listed = fn(&Steps) -> Draft<'_>;

#[derive(Debug)]
pub(super) struct Steps {
    pub world: World,
    step: f64,
    turns: f64,
    pub ways: Vec<Straight>,
    /// The search without turns.
    pub moves: Arc<Searched>,
    /// The search with turns, where moves alone find no path.
    pub turning: Option<Arc<Searched>>,
    /// The number of closed steps that end in a free place.
    let_through: usize,
    /// The closed step that is shown, and the time of its first contact.
    pub between: Option<(Look, f64)>,
    pub captive: Captive,
    list: Vec<Listed>,
}

/// Returns the value of a choice in one of two tables.
fn value(table: &[(&str, f64)], name: &str) -> f64 {
    let found = table.iter().find(|(known, _)| *known == name);
    found.map_or(table[0].1, |(_, value)| *value)
}

impl Steps {
    pub fn new(part: &str, step: &str, turns: &str) -> Result<Self, LessonError> {
        let world = World::named(part)?;
        let (step, turns) = (value(&STEPS, step), value(&TURNS, turns));
        let moves = Arc::new(Searched::new(&world, step, 0.0)?);
        let turning = match moves.way {
            Some(_) => None,
            None => Some(Arc::new(Searched::new(&world, step, turns)?)),
        };
        let last = turning.as_ref().unwrap_or(&moves);
        let captive = match last.way {
            Some(_) => {
                let rings = World::named("rings")?;
                let searched = Searched::new(&rings, step, turns)?;
                Captive::new(rings, Arc::new(searched), [step, turns])?
            }
            None => Captive::new(world.clone(), Arc::clone(last), [step, turns])?,
        };
        let let_through: Vec<&Look> = last.let_through(&world).collect();
        let turns_there = |look: &&&Look| look.from.rotation != look.to.rotation;
        let shown = let_through.iter().find(turns_there);
        let shown = shown.or(let_through.first()).copied();
        let shown = shown.or_else(|| last.closed().next()).copied();
        let met = |look: Look| Some((look, straight::meets(&world, look.from, look.to)?));
        let (is_found, has_turns) = (last.way.is_some(), turning.is_some());
        Ok(Self {
            ways: straight::all(&world),
            let_through: let_through.len(),
            between: shown.and_then(met),
            list: list(has_turns, is_found),
            world,
            step,
            turns,
            moves,
            turning,
            captive,
        })
    }

    /// Returns the search whose path is shown.
    pub fn last(&self) -> &Searched {
        self.turning.as_ref().unwrap_or(&self.moves)
    }

    fn open(&self) -> usize {
        self.ways.iter().filter(|way| way.free.is_none()).count()
    }

    /// Returns the closed direction along which the part gets farthest, and that distance.
    pub fn farthest(&self) -> Option<(Straight, f64)> {
        let closed = self.ways.iter().filter_map(|way| Some((*way, way.free?)));
        closed.max_by(|p, q| p.1.total_cmp(&q.1))
    }

    /// Returns the length of the path, place by place.
    fn found_length(&self) -> f64 {
        let way = self.last().way.as_ref();
        way.map_or(0.0, |way| length(&self.world, &way.found))
    }

    fn start(&self) -> Draft<'_> {
        self.say("taken.start", self.last())
            .numbers([
                Number::length("step-of-search", self.step),
                Number::degrees("turn-of-search", self.turns),
            ])
            .ask(Question::yes_or_no("taken.straight", self.open() > 0))
            .figure(|| self.held().with(|figure| figure.part(&self.world)))
    }

    fn straight(&self) -> Draft<'_> {
        let key = if self.open() > 0 {
            "taken.open"
        } else {
            "taken.closed"
        };
        self.say(key, self.last())
            .count("directions", self.ways.len())
            .count("directions-open", self.open())
            .figure(|| self.held().with(|figure| self.directions(figure)))
    }

    fn why(&self) -> Draft<'_> {
        let free = self.farthest().map(|(_, free)| free);
        self.say("taken.why", self.last())
            .numbers(free.map(|free| Number::at_least("free-before-contact", free)))
            .figure(|| self.held().with(|figure| self.contact(figure)))
    }

    fn by_moves(&self) -> Draft<'_> {
        let key = match self.moves.way {
            Some(_) => "taken.moves-out",
            None => "taken.moves-none",
        };
        let is_found = self.last().way.is_some();
        let question = Question::yes_or_no("taken.turns", is_found);
        self.say(key, &self.moves)
            .numbers(counts(&self.moves))
            .ask(self.turning.as_ref().map(|_| question))
            .figure(|| self.reached(&self.world, &self.moves))
            .chart(|| self.growth(false))
    }

    fn by_turns(&self) -> Draft<'_> {
        let key = match self.last().way {
            Some(_) => "taken.turns-out",
            None => "taken.turns-none",
        };
        self.say(key, self.last())
            .numbers(counts(self.last()))
            .figure(|| self.reached(&self.world, self.last()))
            .chart(|| self.growth(true))
    }

    fn between(&self) -> Draft<'_> {
        let key = match self.let_through {
            0 => "taken.between-as-places",
            _ => "taken.between",
        };
        self.say(key, self.last())
            .numbers(counts(self.last()))
            .count("steps-let-through", self.let_through)
            .figure(|| self.held().with(|figure| self.leg(figure)))
            .chart(|| self.growth(true))
    }

    fn found(&self) -> Draft<'_> {
        let draft = self.say("taken.found", self.last());
        let Some(way) = &self.last().way else {
            return draft;
        };
        draft
            .numbers([Number::length("way-length", self.found_length())])
            .count("legs", way.found.len() - 1)
            .ask(Question::number("taken.legs", way.path.poses.len() - 1))
            .figure(|| self.reached(&self.world, self.last()))
            .draw(|figure| self.trail(figure, &way.found, Role::Witness))
    }

    fn shorter(&self) -> Draft<'_> {
        let draft = self.say("taken.shorter", self.last());
        let Some(way) = &self.last().way else {
            return draft;
        };
        let poses = &way.path.poses;
        let legs = Number::count("legs", poses.len() - 1);
        draft
            .numbers([
                Number::length("way-length", way.path.length).beside(Some(self.found_length())),
                legs.beside(Some((way.found.len() - 1) as f64)),
            ])
            .figure(|| self.held().with(|figure| figure.part(&self.world)))
            .draw(|figure| {
                for pose in &poses[1..] {
                    figure.solid(&self.world.part, *pose, Role::Virtual);
                }
                self.trail(figure, &way.found, Role::Removed);
                self.trail(figure, poses, Role::Witness);
            })
            .chart(|| {
                let legs = way.legs.iter().enumerate();
                let legs = legs.map(|(i, legs)| [i as f64, *legs as f64]);
                Chart::new("way-shorter", "step", "legs").line("legs", legs)
            })
    }

    fn clearance(&self) -> Draft<'_> {
        let draft = self.say("taken.clearance", self.last());
        let Some(way) = &self.last().way else {
            return draft;
        };
        let smallest = way.path.smallest.into_iter().flat_map(|smallest| {
            [
                Number::at_least("way-clear-from", smallest.lower),
                Number::at_most("way-clear-to", smallest.upper),
            ]
        });
        draft
            .numbers(smallest)
            .figure(|| self.held().with(|figure| self.ghosts(figure, way)))
            .chart(|| {
                Chart::new("clearance-of-way", "share-of-way", "length")
                    .line("clearance-of-way", self.clearances())
            })
    }

    /// Shows another part, which does not come out, or this one with other steps.
    fn captive(&self) -> Draft<'_> {
        let captive = &self.captive;
        let key = match (self.last().way.is_some(), captive.ways()) {
            (true, _) => "taken.captive",
            (false, 0) => "taken.finer-none",
            (false, _) => "taken.finer-out",
        };
        self.say(key, &captive.searched)
            .numbers(counts(&captive.searched))
            .figure(|| self.reached(&captive.world, &captive.searched))
            .chart(|| captive.chart())
    }

    /// Makes a step with a text about a search.
    fn say(&self, key: &'static str, searched: &Searched) -> Draft<'_> {
        let legs = |way: Option<usize>| way.map_or(0, |poses| poses - 1);
        let way = self.last().way.as_ref();
        Draft::say(key)
            .with("step", self.step)
            .with("turns", self.turns)
            .with("orientations", searched.orientations)
            .with("open", self.open())
            .with("free", self.farthest().map_or(0.0, |(_, free)| free))
            .with("places", searched.places())
            .with("looks", searched.looks.len())
            .with("shut", searched.closed().count())
            .with("through", self.let_through)
            .with("before", legs(way.map(|way| way.found.len())))
            .with("left", legs(way.map(|way| way.path.poses.len())))
            .with("ways", self.captive.ways())
            .with("tries", self.captive.tries())
    }
}

fn counts(searched: &Searched) -> [Number; 3] {
    [
        Number::count("places-reached", searched.places()),
        Number::count("steps-looked-at", searched.looks.len()),
        Number::count("steps-closed", searched.closed().count()),
    ]
}

fn list(has_turns: bool, is_found: bool) -> Vec<Listed> {
    let mut list: Vec<Listed> = vec![Steps::start, Steps::straight, Steps::why, Steps::by_moves];
    if has_turns {
        list.push(Steps::by_turns);
    }
    list.push(Steps::between);
    if is_found {
        let found: [Listed; 3] = [Steps::found, Steps::shorter, Steps::clearance];
        list.extend(found);
    }
    list.push(Steps::captive);
    list
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.list.len()
    }

    fn step(&self, step: usize) -> Draft<'_> {
        self.list[step](self).whole()
    }
}
