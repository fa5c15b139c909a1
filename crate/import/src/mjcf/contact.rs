//! Which geoms may meet, as MuJoCo filters contacts (“Computation”, “Collision detection”): geoms whose masks do not
//! match, bodies that an `exclude` names, and a body and its parent. A `pair` names two that are looked at all the same.
//!
//! What the world itself has is no parent, as in MuJoCo. Two departures: a body that is fixed in the world is the parent
//! of what hangs on it, for a joint joins them; and bodies that are welded together do not count as one, so what no joint
//! joins is looked at.

use super::Model;
use super::geom::Geom;
use crate::error::ImportError;
use crate::job::Job;
use crate::names::cleaned;
use crate::robot::{Draft, Element, ShapeRule};
use nearpoint_motion::allowed::Allowance;
use nearpoint_motion::robot::JointKind;
use std::collections::{HashMap, HashSet};

/// More pairs are not left out: what is more than that is looked at.
const MOST_RULES: usize = 100_000;

/// Bodies, geoms, and the shapes that geoms became, in the order of the model. The world is the first body.
#[derive(Default)]
pub(super) struct Contacts<'a> {
    bodies: Vec<Body<'a>>,
    shapes: Vec<Shape>,
    /// The body of each geom that has a name, and its shape if it became one.
    geoms: HashMap<&'a str, (usize, Option<usize>)>,
    /// The parent of the next body and the joints that it hangs by.
    next: (Option<usize>, Vec<String>),
}

struct Body<'a> {
    name: Option<&'a str>,
    /// None for the world and for what hangs there.
    parent: Option<usize>,
    /// The names of the joints that move it on its parent.
    joints: Vec<String>,
    /// The masks of the geoms that collide and that others stand for.
    stand_for: Vec<[u32; 2]>,
}

/// A geom that became a shape.
struct Shape {
    /// The draft that has it, and its number there.
    place: (usize, usize),
    body: usize,
    masks: [u32; 2],
}

impl<'a> Contacts<'a> {
    /// Says on which body the next one hangs, by the joints of the draft from `first` on.
    pub(super) fn hang(&mut self, parent: usize, draft: &Draft, first: usize) {
        let joints = draft.joints.get(first..).unwrap_or_default().iter();
        let moving = joints.filter(|(joint, _)| joint.kind != JointKind::Fixed);
        let names = moving.map(|(joint, _)| joint.name.clone()).collect();
        self.next = (Some(parent).filter(|&parent| parent > 0), names);
    }

    /// Adds the next body. Geoms of it that only show stand for those with these masks.
    pub(super) fn body(&mut self, element: Element<'a>, stand_for: Vec<[u32; 2]>) {
        let (parent, joints) = std::mem::take(&mut self.next);
        self.bodies.push(Body {
            name: match self.bodies.is_empty() {
                true => Some("world"),
                false => element.attribute("name"),
            },
            parent,
            joints,
            stand_for,
        });
    }

    /// Adds a geom of the last body.
    pub(super) fn geom(&mut self, element: Element<'a>) {
        if let Some(name) = element.attribute("name") {
            self.geoms.insert(name, (self.bodies.len() - 1, None));
        }
    }

    /// Says which shape the last geom became.
    pub(super) fn shape(&mut self, place: (usize, usize), geom: &Geom<'a, '_>) {
        let name = geom.styled.element.attribute("name");
        if let Some((_, shape)) = name.and_then(|name| self.geoms.get_mut(name)) {
            *shape = Some(self.shapes.len());
        }
        self.shapes.push(Shape {
            place,
            body: self.bodies.len() - 1,
            masks: geom.masks,
        });
    }

    /// The rules of the model for its shapes, which are numbered draft by draft.
    pub(super) fn rules(
        &self,
        job: &mut Job,
        model: &Model<'a>,
        drafts: &[Draft],
    ) -> Result<Vec<ShapeRule>, ImportError> {
        let firsts: Vec<usize> = drafts
            .iter()
            .scan(0, |next, draft| {
                *next += draft.shapes.len();
                Some(*next - draft.shapes.len())
            })
            .collect();
        let number = |shape: &Shape| firsts[shape.place.0] + shape.place.1;
        let said = self.said(job, model)?;
        let mut rules = Vec::new();
        for (at, a) in self.shapes.iter().enumerate() {
            job.tick(0, 1)?;
            for (other, b) in self.shapes.iter().enumerate().skip(at + 1) {
                let Some(allowance) = self.rule([at, other], [a, b], &said) else {
                    continue;
                };
                if rules.len() == MOST_RULES {
                    job.warn(format_args!(
                        "more than {MOST_RULES} pairs of its geoms may meet, and those beyond are looked at all the same"
                    ));
                    return Ok(rules);
                }
                rules.push(ShapeRule {
                    shapes: [a, b].map(number),
                    allowance,
                });
            }
        }
        Ok(rules)
    }

    /// What the model says about two of the shapes; none: nothing beside what its joints say.
    fn rule(
        &self,
        places: [usize; 2],
        shapes: [&Shape; 2],
        said: &Said,
    ) -> Option<Option<Allowance>> {
        let bodies = shapes.map(|shape| shape.body);
        if said.pairs.contains(&places) {
            return Some(None);
        }
        if bodies[0] == bodies[1] {
            return None;
        }
        let excluded = |by: &str| Some(Some(Allowance::Excluded { by: by.to_owned() }));
        if said.excluded.contains(&sorted(bodies)) {
            return excluded("<exclude>");
        }
        if !self.masks_match(shapes) {
            return excluded("contype, conaffinity");
        }
        let [outer, inner] = [bodies[1].max(bodies[0]), bodies[0].min(bodies[1])];
        if self.bodies[outer].parent != Some(inner) {
            return None;
        }
        match &self.bodies[outer].joints[..] {
            _ if said.parents_meet => Some(None),
            [] | [_] => None,
            several => Some(Some(Allowance::Neighbours {
                joint: Some(several.join(", ")),
            })),
        }
    }

    /// Whether the contact type of one is among those that the other has an affinity for.
    fn masks_match(&self, [a, b]: [&Shape; 2]) -> bool {
        let masks = |shape: &Shape| match shape.masks {
            [0, 0] => self.bodies[shape.body].stand_for.clone(),
            own => vec![own],
        };
        let (of_a, of_b) = (masks(a), masks(b));
        of_a.iter().any(|[type_a, for_a]| {
            let mut of_b = of_b.iter();
            of_b.any(|[type_b, for_b]| type_a & for_b != 0 || type_b & for_a != 0)
        })
    }

    /// What is said about bodies and geoms by their names.
    fn said(&self, job: &mut Job, model: &Model<'a>) -> Result<Said, ImportError> {
        let mut said = Said::default();
        let named = self.bodies.iter().enumerate();
        let bodies: HashMap<&str, usize> = named
            .filter_map(|(number, body)| Some((body.name?, number)))
            .collect();
        for element in model.tree.within("contact") {
            let (keys, what) = match element.kind() {
                "exclude" => (["body1", "body2"], "body"),
                "pair" => (["geom1", "geom2"], "geom"),
                _ => continue,
            };
            let names = [element.text(job, keys[0])?, element.text(job, keys[1])?];
            let is_there = |name: &str| match what {
                "body" => bodies.contains_key(name),
                _ => self.geoms.contains_key(name),
            };
            if let Some(missing) = names.iter().find(|name| !is_there(name)) {
                let (kind, missing) = (element.kind(), cleaned(missing).unwrap_or_default());
                let sentence =
                    format_args!("a <{kind}> was left out: there is no {what} “{missing}”");
                element.warn(job, sentence);
                continue;
            }
            match what {
                "body" => drop(said.excluded.insert(sorted(names.map(|name| bodies[name])))),
                _ => {
                    let [a, b] = names.map(|name| self.shapes_of(name));
                    let pairs = a.iter().flat_map(|&a| b.iter().map(move |&b| [a, b]));
                    said.pairs.extend(pairs.map(sorted));
                }
            }
        }
        let flags = (model.tree.entries.iter()).filter(|entry| entry.element.kind() == "flag");
        let mut flags = flags.filter_map(|flag| flag.element.attribute("filterparent"));
        said.parents_meet = flags.next_back() == Some("disable");
        Ok(said)
    }

    /// The shape that a geom of this name became, or those of its body, which stand for it.
    fn shapes_of(&self, geom: &str) -> Vec<usize> {
        match self.geoms[geom] {
            (_, Some(shape)) => vec![shape],
            (body, None) => {
                let all = 0..self.shapes.len();
                all.filter(|&shape| self.shapes[shape].body == body)
                    .collect()
            }
        }
    }
}

/// What a model says about contacts.
#[derive(Default)]
struct Said {
    /// Bodies that may meet.
    excluded: HashSet<[usize; 2]>,
    /// Shapes that may not.
    pairs: HashSet<[usize; 2]>,
    /// Whether bodies and their parents may not meet either.
    parents_meet: bool,
}

fn sorted([a, b]: [usize; 2]) -> [usize; 2] {
    [a.min(b), a.max(b)]
}
