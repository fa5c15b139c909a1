//! Decides which geoms may meet, as MuJoCo filters contacts (“Computation”, “Collision detection”). It excludes geoms
//! whose masks do not match, bodies in an `exclude`, and a body and its parent. A `pair` names two geoms that are
//! checked anyway.
//!
//! As in MuJoCo, the world's own geoms are no parent of moving bodies. There are two departures. A body that is fixed
//! in the world is the parent of its children, because a joint connects them. Bodies that are welded together do not
//! count as one, so that parts without a joint between them are checked.

use super::geom::Geom;
use super::model::Model;
use crate::error::{Result, invalid_file};
use crate::job::Job;
use crate::robot::{LinkTree, MAX_RULES, ShapeRule};
use nearpoint_message::message;
use nearpoint_motion::allowed::AllowedReason;
use nearpoint_motion::robot::JointKind;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

/// The rules about pairs of shapes; none means that they may not meet.
type Rules = BTreeMap<[usize; 2], Option<AllowedReason>>;

/// The bodies, geoms, and the shapes of geoms, in the order of the model. The world is the first body.
#[derive(Default)]
pub(super) struct Contacts {
    bodies: Vec<Body>,
    shapes: Vec<Shape>,
    /// The shape of each geom with a name, if it has one, or the body whose shapes replace it.
    geoms: HashMap<String, GeomOutcome>,
    /// The attachment of the next body.
    next: Attachment,
}

/// The attachment of a body to its parent.
#[derive(Default)]
struct Attachment {
    /// The parent; none for the world.
    parent: Option<usize>,
    /// The names of the joints that move it relative to its parent.
    joints: Vec<String>,
    /// The name of the fixed joint that represents it if it has no joints.
    weld: Option<String>,
}

struct Body {
    name: Option<String>,
    attachment: Attachment,
    /// The masks of the colliding geoms that others replace.
    replaced_masks: Vec<[u32; 2]>,
    shapes: Vec<usize>,
}

/// The outcome of reading a geom.
#[derive(Clone, Copy)]
enum GeomOutcome {
    Shape(usize),
    /// The geom is left out.
    Nothing,
    /// The shapes of this body replace it.
    Replaced(usize),
}

/// A geom with a shape.
struct Shape {
    /// The draft that contains the shape, and its index there.
    index: (usize, usize),
    body: usize,
    masks: [u32; 2],
}

impl Contacts {
    /// Sets the attachment of the next body: its parent, the joints of the draft from `first` on, and whether it is
    /// welded.
    pub(super) fn attach(&mut self, parent: usize, tree: &LinkTree, first: usize, is_welded: bool) {
        let joints = tree.joints.get(first..).unwrap_or_default().iter();
        let names = |is_fixed: bool| {
            let joints = joints.clone().map(|(joint, _)| joint);
            let found = joints.filter(move |joint| (joint.kind == JointKind::Fixed) == is_fixed);
            found.map(|joint| joint.name.clone())
        };
        self.next = Attachment {
            parent: Some(parent),
            joints: names(false).collect(),
            weld: names(true).next().filter(|_| is_welded),
        };
    }

    /// Adds the next body. Its visual geoms replace the colliding ones with these masks.
    pub(super) fn body(&mut self, name: Option<String>, replaced_masks: Vec<[u32; 2]>) {
        let attachment = std::mem::take(&mut self.next);
        let name = match self.bodies.is_empty() {
            true => Some("world".to_owned()),
            false => name,
        };
        self.bodies.push(Body {
            name,
            attachment,
            replaced_masks,
            shapes: Vec::new(),
        });
    }

    /// Adds a geom of the last body, with its shape if it has one.
    pub(super) fn geom(&mut self, geom: &Geom, place: Option<(usize, usize)>) {
        let (body, number) = (self.bodies.len() - 1, self.shapes.len());
        let became = match place {
            Some(index) => {
                self.bodies[body].shapes.push(number);
                self.shapes.push(Shape {
                    index,
                    body,
                    masks: geom.masks,
                });
                GeomOutcome::Shape(number)
            }
            None => GeomOutcome::Nothing,
        };
        let name = geom.name.clone();
        self.geoms.extend(name.map(|name| (name, became)));
    }

    /// Adds a geom of the last body that others replace.
    pub(super) fn add_replaced(&mut self, geom: &Geom) {
        let became = GeomOutcome::Replaced(self.bodies.len() - 1);
        let name = geom.name.clone();
        self.geoms.extend(name.map(|name| (name, became)));
    }

    /// Returns the rules of the model for its shapes, which are counted draft by draft.
    pub(super) fn rules(
        &self,
        job: &mut Job,
        model: &Model,
        trees: &[LinkTree],
    ) -> Result<Vec<ShapeRule>> {
        let mut rules = Rules::new();
        let is_whole = self.add_named_rules(job, model, &mut rules)?
            && self.add_mask_rules(job, &mut rules)?
            && self.add_parent_rules(model, &mut rules);
        if !is_whole {
            let problem = message!("mjcf-more-pairs-geoms", most_rules = MAX_RULES);
            return Err(invalid_file(problem, message!("mjcf-reduce-geoms-collide")));
        }
        let firsts: Vec<usize> = trees
            .iter()
            .scan(0, |next, draft| {
                *next += draft.shapes.len();
                Some(*next - draft.shapes.len())
            })
            .collect();
        let number = |shape: usize| {
            let (draft, at) = self.shapes[shape].index;
            firsts[draft] + at
        };
        let rules = rules.into_iter().map(|(shapes, allowance)| ShapeRule {
            shapes: shapes.map(number),
            allowance,
        });
        Ok(rules.collect())
    }

    /// Adds the rules about bodies and geoms that the model names; pairs take precedence over exclusions. Like all
    /// functions that add rules, it returns false if there were too many.
    fn add_named_rules(&self, job: &mut Job, model: &Model, rules: &mut Rules) -> Result<bool> {
        let named = self.bodies.iter().enumerate();
        let bodies: HashMap<&str, usize> = named
            .filter_map(|(number, body)| Some((body.name.as_deref()?, number)))
            .collect();
        let find = |what: &str, name: &str| match what {
            "geom" => self.shapes_of(name),
            _ => Some(self.bodies[*bodies.get(name)?].shapes.clone()),
        };
        let kinds = [
            ("pair", ["geom1", "geom2"], "geom"),
            ("exclude", ["body1", "body2"], "body"),
        ];
        let mut has_room = true;
        for (kind, keys, what) in kinds {
            let allowance = (kind == "exclude").then(|| excluded("<exclude>"));
            let all = model.tree.inside_sections("contact");
            for element in all.filter(|element| element.kind() == kind) {
                let names = [element.name(keys[0])?, element.name(keys[1])?];
                let found = [find(what, &names[0]), find(what, &names[1])];
                let [Some(a), Some(b)] = &found else {
                    let missing = &names[usize::from(found[0].is_some())];
                    element.warn(job, message!("mjcf-left-out-no", kind, what, missing));
                    continue;
                };
                has_room = has_room && add(rules, a, b, &allowance);
            }
        }
        Ok(has_room)
    }

    /// Returns the shape of a geom of this name, or the shapes that replace it.
    fn shapes_of(&self, geom: &str) -> Option<Vec<usize>> {
        Some(match *self.geoms.get(geom)? {
            GeomOutcome::Shape(shape) => vec![shape],
            GeomOutcome::Nothing => Vec::new(),
            GeomOutcome::Replaced(body) => self.bodies[body].shapes.clone(),
        })
    }

    /// Excludes shapes of different bodies if neither contact type is among the affinities of the other.
    fn add_mask_rules(&self, job: &mut Job, rules: &mut Rules) -> Result<bool> {
        let mut alike: BTreeMap<Vec<[u32; 2]>, BTreeMap<usize, Vec<usize>>> = BTreeMap::new();
        for (number, shape) in self.shapes.iter().enumerate() {
            let masks = match shape.masks {
                [0, 0] => self.bodies[shape.body].replaced_masks.clone(),
                own => vec![own],
            };
            let bodies = alike.entry(masks).or_default();
            bodies.entry(shape.body).or_default().push(number);
        }
        let allowance = Some(excluded("contype, conaffinity"));
        for (at, (masks_a, of_a)) in alike.iter().enumerate() {
            job.tick(0, 1)?;
            for (masks_b, of_b) in alike.iter().skip(at) {
                if match_each_other(masks_a, masks_b) {
                    continue;
                }
                for (a, shapes_a) in of_a {
                    for (_, shapes_b) in of_b.iter().filter(|(b, _)| *b != a) {
                        if !add(rules, shapes_a, shapes_b, &allowance) {
                            return Ok(false);
                        }
                    }
                }
            }
        }
        Ok(true)
    }

    /// Adds the rules about bodies and their parents that a single joint between them does not imply.
    fn add_parent_rules(&self, model: &Model, rules: &mut Rules) -> bool {
        let entries = model.tree.entries.iter();
        let flags = entries.filter(|entry| entry.element.kind() == "flag");
        let mut flags = flags.filter_map(|flag| flag.element.attribute("filterparent"));
        let may_not = flags.next_back() == Some("disable");
        let frames_of_world = self.frames_of_world();
        self.bodies.iter().all(|body| {
            let Attachment { joints, weld, .. } = &body.attachment;
            let parent = match body.attachment.parent {
                None => return true,
                Some(0) if weld.is_none() => return true,
                Some(parent) => parent,
            };
            let joint = match (&joints[..], weld) {
                // A body without shapes acts as a frame.
                (_, Some(weld)) if frames_of_world[parent] => Some(weld.clone()),
                (_, None) if may_not => None,
                ([] | [_], _) => return true,
                (several, _) => Some(several.join(", ")),
            };
            let parent = if weld.is_some() { 0 } else { parent };
            let allowance = joint.map(|joint| AllowedReason::Adjacent { joint: Some(joint) });
            add(rules, &self.bodies[parent].shapes, &body.shapes, &allowance)
        })
    }

    /// Returns which bodies are the world, or are welded to it directly or through bodies without shapes, and have no
    /// shapes themselves. A parent precedes its children, so one pass is enough.
    fn frames_of_world(&self) -> Vec<bool> {
        let mut found: Vec<bool> = Vec::with_capacity(self.bodies.len());
        for Body {
            attachment, shapes, ..
        } in &self.bodies
        {
            let is_frame = match attachment.parent {
                None => found.is_empty(),
                Some(parent) => attachment.weld.is_some() && shapes.is_empty() && found[parent],
            };
            found.push(is_frame);
        }
        found
    }
}

/// Adds a rule for each two of these shapes that have none so far, unless there would be too many.
fn add(rules: &mut Rules, a: &[usize], b: &[usize], allowance: &Option<AllowedReason>) -> bool {
    for &a in a {
        for &b in b {
            if rules.len() == MAX_RULES {
                return false;
            }
            if let Entry::Vacant(place) = rules.entry([a.min(b), a.max(b)]) {
                place.insert(allowance.clone());
            }
        }
    }
    true
}

fn match_each_other(a: &[[u32; 2]], b: &[[u32; 2]]) -> bool {
    a.iter().any(|[type_a, for_a]| {
        let mut b = b.iter();
        b.any(|[type_b, for_b]| type_a & for_b != 0 || type_b & for_a != 0)
    })
}

fn excluded(by: &str) -> AllowedReason {
    AllowedReason::Excluded {
        source: by.to_owned(),
    }
}
