//! Converts bodies to links. Each body is attached to its parent's link by its joints in order, with a link between two
//! joints.
//!
//! A link's origin is at its joint's anchor, so its body has an offset from it. A body in the world with a free joint
//! becomes a robot, or parts, of its own.

use super::class::{ElementWithDefaults, MAIN};
use super::contact::Contacts;
use super::geom::Geom;
use super::joint::{Hinge, JointElement, read};
use super::model::Model;
use super::placement::{euler, placement};
use super::tree::Entry;
use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::options::LinkShapes;
use crate::robot::{Element, Finder, LinkTree, NamedElement, Names, fixed};
use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::{Message, message};
use nearpoint_motion::robot::Joint;
use std::collections::HashMap;

/// The advice for elements that generate others.
const SAVE_IN_MUJOCO_ADVICE: Message = message!("mjcf-open-mujoco-save");

/// The largest length of a copy's suffix of names, in bytes.
const MAX_SUFFIX_LENGTH: usize = 200;

/// The indices of two drafts: the world's own geoms, and the bodies that are attached to the world.
const GROUND: usize = 0;
const ROBOT: usize = 1;

/// The context of an entry of the tree: its body, its frame in the body, and the class of its elements.
#[derive(Clone, Copy)]
struct BodyContext {
    /// The body, as an index into [`Bodies::bodies`].
    body: usize,
    /// The pose `body_from_frame`.
    frame: Pose,
    class: usize,
    /// The suffix of the names in it, as an index into [`Bodies::suffixes`].
    suffix: usize,
}

/// A body and its content; the content of frames counts as the body's.
struct Body<'a, 'c> {
    element: Element<'a>,
    parent: BodyContext,
    joints: Vec<(ElementWithDefaults<'a, 'c>, Pose)>,
    geoms: Vec<Geom<'a, 'c>>,
}

/// The link of a body.
#[derive(Clone, Copy)]
struct BodyLink {
    tree: usize,
    link: usize,
    link_from_body: Pose,
}

pub(super) struct Bodies<'m, 'a, 'f, 'x, 'd> {
    model: &'m Model<'a>,
    finder: &'f mut Finder<'x, 'd>,
    wanted: LinkShapes,
    pub(super) trees: Vec<LinkTree<'a>>,
    bodies: Vec<Body<'a, 'm>>,
    /// The suffixes of names in copies; the first is empty.
    suffixes: Vec<String>,
    /// The translation of the last copy, by the entry that contains the `replicate`.
    copy_offsets: HashMap<usize, Vector>,
    /// The names of links and of joints that are in use.
    names: [Names; 2],
    pub(super) contacts: Contacts,
}

impl<'m, 'a, 'f, 'x, 'd> Bodies<'m, 'a, 'f, 'x, 'd> {
    pub(super) fn new(
        model: &'m Model<'a>,
        finder: &'f mut Finder<'x, 'd>,
        wanted: LinkShapes,
        name: String,
    ) -> Self {
        Self {
            model,
            finder,
            wanted,
            trees: vec![
                LinkTree::new(name.clone(), Pose::identity()),
                LinkTree::new(name, Pose::identity()),
            ],
            bodies: Vec::new(),
            suffixes: vec![String::new()],
            copy_offsets: HashMap::new(),
            names: Default::default(),
            contacts: Contacts::default(),
        }
    }

    pub(super) fn read(&mut self, job: &mut Job) -> Result<()> {
        self.gather(job)?;
        let mut holds: Vec<BodyLink> = Vec::new();
        for body in std::mem::take(&mut self.bodies) {
            job.tick(0, 1)?;
            let (hold, ground) = match holds.get(body.parent.body).copied() {
                None => self.world(&body),
                Some(parent) => {
                    let first = self.trees[parent.tree].joints.len();
                    let hold = self.attach(job, &body, parent)?;
                    let (draft, is_welded) = (&self.trees[hold.tree], body.joints.is_empty());
                    (self.contacts).attach(body.parent.body, draft, first, is_welded);
                    (hold, hold)
                }
            };
            self.shapes(job, &body, ground)?;
            holds.push(hold);
        }
        Ok(())
    }

    /// Assigns joints and geoms to bodies. The world is the first body.
    fn gather(&mut self, job: &mut Job) -> Result<()> {
        let model = self.model;
        let entries = &model.tree.entries;
        let mut places: Vec<Option<BodyContext>> = Vec::new();
        job.reserve(&mut places, entries.len())?;
        for (number, entry) in entries.iter().enumerate() {
            let element = entry.element;
            let at = places.get(entry.parent).copied().flatten();
            let place = match (element.kind(), at) {
                ("worldbody", None) if number > 0 && entry.parent == 0 => {
                    if self.bodies.is_empty() {
                        self.body(job, element, BodyContext::of(usize::MAX, MAIN, 0))?;
                    }
                    let class = model.classes.named(element, "childclass", MAIN)?;
                    Some(BodyContext::of(0, class, 0))
                }
                ("body", Some(at)) => {
                    let class = model.classes.named(element, "childclass", at.class)?;
                    self.body(job, element, at)?;
                    Some(BodyContext::of(self.bodies.len() - 1, class, at.suffix))
                }
                ("frame", Some(at)) => {
                    let class = model.classes.named(element, "childclass", at.class)?;
                    let frame = at.frame * placement(&model.compiler, &[element])?;
                    Some(BodyContext { frame, class, ..at })
                }
                ("replicate", Some(at)) => Some(self.copy(job, entry, at)?),
                (_, Some(at)) => {
                    self.content(job, element, at)?;
                    None
                }
                _ => None,
            };
            places.push(place);
        }
        let bodies = self.bodies.iter();
        let names = bodies.filter_map(|body| self.full_name(body.element, body.parent));
        let joints = self.bodies.iter().flat_map(|body| {
            let joints = body.joints.iter();
            joints.filter_map(|(joint, _)| self.full_name(joint.element, body.parent))
        });
        self.names = [names.collect(), joints.collect()];
        Ok(())
    }

    /// Returns the full name of an element in a context, with the suffix.
    fn full_name(&self, element: Element, at: BodyContext) -> Option<String> {
        let suffix = &self.suffixes[at.suffix];
        sanitize_name(&format!("{}{suffix}", element.attribute("name")?))
    }

    /// Returns the frame of one copy of a `replicate`, as in MuJoCo. The rotation is by the angles times the
    /// copy's number, as one rotation. The translation is that of the previous copy, plus the offset in that copy's
    /// frame.
    fn copy(&mut self, job: &Job, entry: &Entry<'a>, at: BodyContext) -> Result<BodyContext> {
        let (model, element) = (self.model, entry.element);
        let class = model.classes.named(element, "childclass", at.class)?;
        let offset = element.numbers("offset")?.unwrap_or([0.0; 3]);
        let angles: [f64; 3] = element.numbers("euler")?.unwrap_or_default();
        let turned = |copy: u32| {
            let angles = angles.map(|angle| angle * f64::from(copy));
            euler(&model.compiler, angles)
        };
        let moved = match entry.copy {
            0 => Vector::zeros(),
            copy => {
                let before = self.copy_offsets.get(&entry.parent).copied();
                before.unwrap_or_default() + turned(copy - 1) * Vector::from(offset)
            }
        };
        self.copy_offsets.insert(entry.parent, moved);
        let frame = at.frame * Pose::from_parts(Translation3::from(moved), turned(entry.copy));
        element.checked_position("offset", frame.translation.vector.into())?;
        let count = element.value("count")?.unwrap_or_default() as u32;
        let digits = count.to_string().len();
        let (outer, sep) = (&self.suffixes[at.suffix], element.attribute("sep"));
        let suffix = format!("{}{:0digits$}{outer}", sep.unwrap_or_default(), entry.copy);
        if suffix.len() > MAX_SUFFIX_LENGTH {
            let problem = message!(
                "mjcf-appends-names-longer",
                longest_suffix = MAX_SUFFIX_LENGTH
            );
            return Err(element.error_at(problem, message!("mjcf-make-sep-shorter")));
        }
        job.push(&mut self.suffixes, suffix)?;
        Ok(BodyContext {
            frame,
            class,
            suffix: self.suffixes.len() - 1,
            ..at
        })
    }

    fn body(&mut self, job: &Job, element: Element<'a>, parent: BodyContext) -> Result<()> {
        let body = Body {
            element,
            parent,
            joints: Vec::new(),
            geoms: Vec::new(),
        };
        job.push(&mut self.bodies, body)
    }

    fn content(&mut self, job: &mut Job, element: Element<'a>, at: BodyContext) -> Result<()> {
        let styled = || self.model.classes.with_defaults(element, at.class);
        match element.kind() {
            "joint" | "freejoint" => {
                let joint = (styled()?, at.frame);
                job.push(&mut self.bodies[at.body].joints, joint)
            }
            "geom" => {
                let mut geom = Geom::new(styled()?, at.frame)?;
                geom.name = self.full_name(element, at);
                job.push(&mut self.bodies[at.body].geoms, geom)
            }
            many @ ("attach" | "composite" | "flexcomp") => {
                element.warn(
                    job,
                    message!("mjcf-left-out-stands", many, save = SAVE_IN_MUJOCO_ADVICE),
                );
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Returns the link that carries the bodies of the world, and the link with the world's geoms. The latter belongs
    /// to no robot: it does not move, and its contacts with the bodies of the world are checked.
    fn world(&mut self, body: &Body<'a, 'm>) -> (BodyLink, BodyLink) {
        let name = self.names[0].unique("world");
        let mut hold = |tree: usize| BodyLink {
            tree,
            link: self.trees[tree].link((name.clone(), body.element)),
            link_from_body: Pose::identity(),
        };
        (hold(ROBOT), hold(GROUND))
    }

    /// Attaches a body to its parent's link.
    fn attach(&mut self, job: &mut Job, body: &Body<'a, 'm>, parent: BodyLink) -> Result<BodyLink> {
        let model = self.model;
        let placed = body.parent.frame * placement(&model.compiler, &[body.element])?;
        let at = parent.link_from_body * placed;
        let name = self.full_name(body.element, body.parent);
        let name = name.unwrap_or_else(|| self.names[0].unique("body"));
        let mut hinges = Vec::new();
        for (joint, frame) in &body.joints {
            match read(job, model, *joint, frame)? {
                JointElement::Hinge(hinge) => hinges.push((hinge, joint.element)),
                JointElement::Unsupported("free") if body.parent.body == 0 => {
                    return Ok(self.add_free_body(body, at, name));
                }
                JointElement::Unsupported(kind) => joint
                    .element
                    .warn(job, message!("mjcf-joint-cannot-moved", kind, name)),
            }
        }
        if hinges.is_empty() {
            let joint = self.names[1].unique(&name);
            let joint = |ends: [usize; 2]| fixed(joint, ends[0], ends[1], at);
            let link = self.add_joint(parent, joint, (name, body.element), body.element);
            return Ok(BodyLink {
                link,
                link_from_body: Pose::identity(),
                ..parent
            });
        }
        let mut hold = BodyLink {
            link_from_body: at,
            ..parent
        };
        let last = hinges.len() - 1;
        for (number, (hinge, element)) in hinges.into_iter().enumerate() {
            let joint = self.full_name(element, body.parent);
            let joint = joint.unwrap_or_else(|| self.names[1].unique(&name));
            let link = match number == last {
                true => name.clone(),
                false => self.names[0].unique(&format!("{name}/{joint}")),
            };
            hold = self.add_hinge(hold, hinge, joint, (link, body.element), element);
        }
        Ok(hold)
    }

    /// Adds a link that is attached to the link of `hold`; the body is then on the new link.
    fn add_hinge(
        &mut self,
        parent: BodyLink,
        hinge: Hinge,
        name: String,
        link: NamedElement<'a>,
        element: Element<'a>,
    ) -> BodyLink {
        let at_anchor = Translation3::from(hinge.anchor);
        let origin = parent.link_from_body * at_anchor * hinge.at_zero();
        let joint = |[parent, child]: [usize; 2]| Joint {
            kind: hinge.kind,
            axis: hinge.axis,
            limits: hinge.limits,
            default_value: hinge.reference,
            ..fixed(name, parent, child, origin)
        };
        BodyLink {
            link: self.add_joint(parent, joint, link, element),
            link_from_body: at_anchor.inverse().into(),
            ..parent
        }
    }

    /// Adds a link and the joint that attaches it to its parent.
    fn add_joint(
        &mut self,
        parent: BodyLink,
        joint: impl FnOnce([usize; 2]) -> Joint,
        link: NamedElement<'a>,
        element: Element<'a>,
    ) -> usize {
        let draft = &mut self.trees[parent.tree];
        let child = draft.link(link);
        let joint = joint([parent.link, child]);
        let named = (joint.name.clone(), element);
        draft.joints.push((joint, named));
        child
    }

    /// Makes a separate robot for a free body in the world.
    fn add_free_body(&mut self, body: &Body<'a, 'm>, at: Pose, name: String) -> BodyLink {
        let mut draft = LinkTree::new(name.clone(), at);
        let link = draft.link((name, body.element));
        self.trees.push(draft);
        BodyLink {
            tree: self.trees.len() - 1,
            link,
            link_from_body: Pose::identity(),
        }
    }

    /// Reads the geoms of a body for the requested purpose, or else the others.
    fn shapes(&mut self, job: &mut Job, body: &Body<'a, 'm>, hold: BodyLink) -> Result<()> {
        let is_first = |geom: &Geom| match self.wanted {
            LinkShapes::Visual => geom.is_visual,
            LinkShapes::Collision => geom.is_collision(),
        };
        let is_second = |geom: &Geom| geom.is_visual || geom.is_collision();
        let geoms = &body.geoms;
        let is_taken: &dyn Fn(&Geom) -> bool = if geoms.iter().any(is_first) {
            &is_first
        } else if geoms.iter().any(is_second) {
            &is_second
        } else {
            &|_| true
        };
        let stand_for = (geoms.iter())
            .filter(|geom| geom.is_collision() && !is_taken(geom))
            .map(|geom| geom.masks);
        let given = self.full_name(body.element, body.parent);
        self.contacts.body(given, stand_for.collect());
        let draft = &mut self.trees[hold.tree];
        let name = draft.links[hold.link].0.clone();
        for geom in geoms {
            if !is_taken(geom) {
                geom.mark_used(self.model, self.finder);
                self.contacts.add_replaced(geom);
                continue;
            }
            let link = (hold.link, &*name);
            let held = &hold.link_from_body;
            let shape = geom.shape(job, self.model, self.finder, link, held)?;
            let place = (hold.tree, draft.shapes.len());
            self.contacts.geom(geom, shape.as_ref().map(|_| place));
            if let Some(shape) = shape {
                job.push(&mut draft.shapes, shape)?;
            }
        }
        Ok(())
    }
}

impl BodyContext {
    fn of(body: usize, class: usize, suffix: usize) -> Self {
        Self {
            body,
            frame: Pose::identity(),
            class,
            suffix,
        }
    }
}
