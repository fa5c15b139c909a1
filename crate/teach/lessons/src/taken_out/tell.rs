//! The story: straight ways, moves alone, moves and turns, a step between two places, the way, and what “no way” means.

use std::sync::Arc;

use nearpoint_motion::plan::removal::Look;

use super::captive::Captive;
use super::search::{STEPS, Searched, TURNS, length};
use super::straight::{self, Straight};
use super::world::World;
use crate::error::LessonError;
use crate::plans::yes_or_no;
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Say, Step, Story};
use crate::values::Value;

/// What a step of the story tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scene {
    Start,
    Straight,
    Why,
    Moves,
    Turns,
    Between,
    Found,
    Shorter,
    Clearance,
    /// Another part, which does not come out; or of this one, other steps.
    Captive,
}

#[derive(Debug)]
pub(super) struct Told {
    pub world: World,
    step: f64,
    turns: f64,
    pub ways: Vec<Straight>,
    /// Without turns.
    pub moves: Arc<Searched>,
    /// With turns, where moves alone find no way.
    pub turning: Option<Arc<Searched>>,
    /// Closed steps that end in a free place.
    let_through: usize,
    /// The one that is shown, which is closed, and when it meets the other.
    pub between: Option<(Look, f64)>,
    pub captive: Captive,
    scenes: Vec<Scene>,
}

/// Of two tables of choices.
fn value(table: &[(&str, f64)], name: &str) -> f64 {
    let found = table.iter().find(|(known, _)| *known == name);
    found.map_or(table[0].1, |(_, value)| *value)
}

impl Told {
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
            scenes: scenes(has_turns, is_found),
            world,
            step,
            turns,
            moves,
            turning,
            captive,
        })
    }

    /// The search whose way is told.
    pub fn last(&self) -> &Searched {
        self.turning.as_ref().unwrap_or(&self.moves)
    }

    /// The search that a step is about.
    pub fn searched(&self, scene: Scene) -> &Searched {
        match scene {
            Scene::Moves => &self.moves,
            Scene::Captive => &self.captive.searched,
            _ => self.last(),
        }
    }

    pub fn scene(&self, step: usize) -> Scene {
        self.scenes[step.min(self.scenes.len() - 1)]
    }

    fn open(&self) -> usize {
        self.ways.iter().filter(|way| way.free.is_none()).count()
    }

    /// The closed direction along which the part comes farthest, and how far.
    pub fn farthest(&self) -> Option<(Straight, f64)> {
        let closed = self.ways.iter().filter_map(|way| Some((*way, way.free?)));
        closed.max_by(|p, q| p.1.total_cmp(&q.1))
    }

    fn key(&self, scene: Scene) -> &'static str {
        let is_found = self.last().way.is_some();
        match scene {
            Scene::Start => "taken.start",
            Scene::Straight if self.open() > 0 => "taken.open",
            Scene::Straight => "taken.closed",
            Scene::Why => "taken.why",
            Scene::Moves if self.moves.way.is_some() => "taken.moves-out",
            Scene::Moves => "taken.moves-none",
            Scene::Turns if is_found => "taken.turns-out",
            Scene::Turns => "taken.turns-none",
            Scene::Between if self.let_through > 0 => "taken.between",
            Scene::Between => "taken.between-as-places",
            Scene::Found => "taken.found",
            Scene::Shorter => "taken.shorter",
            Scene::Clearance => "taken.clearance",
            Scene::Captive if is_found => "taken.captive",
            Scene::Captive if self.captive.ways() > 0 => "taken.finer-out",
            Scene::Captive => "taken.finer-none",
        }
    }

    fn say(&self, scene: Scene) -> Say {
        let searched = self.searched(scene);
        let farthest = self.farthest().map_or(0.0, |(_, free)| free);
        let legs = |way: Option<usize>| Value::from(way.map_or(0, |poses| poses - 1));
        let way = self.last().way.as_ref();
        let with = [
            ("step", Value::from(self.step)),
            ("turns", Value::from(self.turns)),
            ("orientations", Value::from(searched.orientations)),
            ("open", Value::from(self.open())),
            ("free", Value::from(farthest)),
            ("places", Value::from(searched.places())),
            ("looks", Value::from(searched.looks.len())),
            ("shut", Value::from(searched.closed().count())),
            ("through", Value::from(self.let_through)),
            ("before", legs(way.map(|way| way.found.len()))),
            ("left", legs(way.map(|way| way.path.poses.len()))),
            ("ways", Value::from(self.captive.ways())),
            ("tries", Value::from(self.captive.tries())),
        ];
        Say::new(self.key(scene), with)
    }

    fn numbers(&self, scene: Scene) -> Vec<Number> {
        let long = |name, value: f64, bound| Number::new(name, value, NumberUnit::Length, bound);
        let way = self.last().way.as_ref();
        let searched = self.searched(scene);
        let counts = || {
            vec![
                Number::count("places-reached", searched.places()),
                Number::count("steps-looked-at", searched.looks.len()),
                Number::count("steps-closed", searched.closed().count()),
            ]
        };
        match (scene, way) {
            (Scene::Start, _) => {
                let turns = Number::new(
                    "turn-of-search",
                    self.turns,
                    NumberUnit::Degrees,
                    Bound::Exact,
                );
                vec![long("step-of-search", self.step, Bound::Exact), turns]
            }
            (Scene::Straight, _) => vec![
                Number::count("directions", self.ways.len()),
                Number::count("directions-open", self.open()),
            ],
            (Scene::Why, _) => self.farthest().map_or_else(Vec::new, |(_, free)| {
                vec![long("free-before-contact", free, Bound::AtLeast)]
            }),
            (Scene::Between, _) => {
                let mut numbers = counts();
                numbers.push(Number::count("steps-let-through", self.let_through));
                numbers
            }
            (Scene::Found, Some(way)) => vec![
                long("way-length", self.found_length(), Bound::Exact),
                Number::count("legs", way.found.len() - 1),
            ],
            (Scene::Shorter, Some(way)) => {
                let legs = Number::count("legs", way.path.poses.len() - 1);
                vec![
                    long("way-length", way.path.length, Bound::Exact)
                        .beside(Some(self.found_length())),
                    legs.beside(Some((way.found.len() - 1) as f64)),
                ]
            }
            (Scene::Clearance, Some(way)) => way.path.smallest.map_or_else(Vec::new, |smallest| {
                vec![
                    long("way-clear-from", smallest.lower, Bound::AtLeast),
                    long("way-clear-to", smallest.upper, Bound::AtMost),
                ]
            }),
            _ => counts(),
        }
    }

    fn question(&self, scene: Scene) -> Option<Question> {
        let way = self.last().way.as_ref();
        match scene {
            Scene::Start => Some(yes_or_no("taken.straight", self.open() > 0)),
            Scene::Moves if self.turning.is_some() => Some(yes_or_no("taken.turns", way.is_some())),
            Scene::Found => way.map(|way| Question::number("taken.legs", way.path.poses.len() - 1)),
            _ => None,
        }
    }

    /// How long the way is, place by place.
    fn found_length(&self) -> f64 {
        let way = self.last().way.as_ref();
        way.map_or(0.0, |way| length(&self.world, &way.found))
    }
}

fn scenes(has_turns: bool, is_found: bool) -> Vec<Scene> {
    let mut scenes = vec![Scene::Start, Scene::Straight, Scene::Why, Scene::Moves];
    if has_turns {
        scenes.push(Scene::Turns);
    }
    scenes.push(Scene::Between);
    if is_found {
        scenes.extend([Scene::Found, Scene::Shorter, Scene::Clearance]);
    }
    scenes.push(Scene::Captive);
    scenes
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.scenes.len()
    }

    fn tell(&mut self, step: usize) -> Step {
        let scene = self.scene(step);
        Step {
            say: self.say(scene),
            numbers: self.numbers(scene),
            events: Vec::new(),
            question: self.question(scene),
            figure: self.figure(scene),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        self.charts_of(self.scene(step))
    }
}
