//! Stores frames, to which poses are relative, by their names in their scopes, and computes their poses in the world.

use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::robot::Element;
use nearpoint_geometry::Pose;
use nearpoint_message::message;
use std::cell::RefCell;
use std::collections::HashMap;

/// The largest number of frames through which a frame is attached to another.
const MAX_CHAIN: usize = 1000;

pub(super) const WORLD: usize = 0;

/// A reference to a frame, by an element.
#[derive(Clone, Copy)]
pub(super) enum Reference<'a> {
    Frame(usize),
    Named(&'a str),
}

/// A frame of some element.
pub(super) struct Frame<'a> {
    /// The element; none for the world.
    pub(super) element: Option<Element<'a>>,
    /// The scope in which names are looked up.
    pub(super) scope: usize,
    pub(super) pose: Pose,
    pub(super) relative_to: Reference<'a>,
    /// The link or frame that it moves with.
    pub(super) parent: FrameParent<'a>,
}

#[derive(Clone, Copy)]
pub(super) enum FrameParent<'a> {
    World,
    /// The frame is that of this link.
    Link(usize),
    Other(Reference<'a>),
}

/// A scope of names: a model, or the world.
pub(super) struct Scope {
    /// The prefix of the names in the scope.
    pub(super) prefix: String,
    pub(super) frame: usize,
}

#[derive(Default)]
pub(super) struct Graph<'a> {
    pub(super) frames: Vec<Frame<'a>>,
    pub(super) scopes: Vec<Scope>,
    names: HashMap<String, usize>,
    /// The joints by name; a joint may have the name of a link.
    joint_names: HashMap<String, usize>,
    world_poses: RefCell<HashMap<usize, Pose>>,
}

impl<'a> Graph<'a> {
    pub(super) fn new() -> Self {
        let mut graph = Self::default();
        graph.frames.push(Frame {
            element: None,
            scope: 0,
            pose: Pose::identity(),
            relative_to: Reference::Frame(WORLD),
            parent: FrameParent::World,
        });
        graph.scopes.push(Scope {
            prefix: String::new(),
            frame: WORLD,
        });
        graph
    }

    /// Adds a frame by its name, which must be unique in its scope.
    pub(super) fn add(
        &mut self,
        job: &Job,
        name: &str,
        frame: Frame<'a>,
        is_joint: bool,
    ) -> Result<usize> {
        let full = format!("{}{name}", self.scopes[frame.scope].prefix);
        let names = match is_joint {
            true => &mut self.joint_names,
            false => &mut self.names,
        };
        let number = self.frames.len();
        if names.insert(full, number).is_some()
            && let Some(element) = frame.element
        {
            let shown = sanitize_name(name).unwrap_or_default();
            let problem = message!("sdf-two-elements-model", shown);
            return Err(element.error_at(problem, message!("sdf-give-each-own")));
        }
        job.push(&mut self.frames, frame)?;
        Ok(number)
    }

    /// Returns the frame that a name denotes in a scope.
    pub(super) fn named(&self, scope: usize, name: &str) -> Option<usize> {
        let scope = &self.scopes[scope];
        match name {
            "world" | "__root__" => Some(WORLD),
            "__model__" => Some(scope.frame),
            _ => {
                let found = |name: &str| {
                    let full = format!("{}{name}", scope.prefix);
                    let found = self.names.get(&full);
                    found.or_else(|| self.joint_names.get(&full)).copied()
                };
                // A model is its frame; a flattened model has a frame of that name.
                found(name).or_else(|| found(name.strip_suffix("::__model__")?))
            }
        }
    }

    /// Returns the frame of the joint that a name denotes in a scope.
    pub(super) fn named_joint(&self, scope: usize, name: &str) -> Option<usize> {
        let full = format!("{}{name}", self.scopes[scope].prefix);
        self.joint_names.get(&full).copied()
    }

    /// Returns the frame of a reference in a scope; `element` is the referring element, for errors.
    pub(super) fn find(
        &self,
        element: Element,
        scope: usize,
        reference: Reference,
    ) -> Result<usize> {
        match reference {
            Reference::Frame(frame) => Ok(frame),
            Reference::Named(name) => self.named(scope, name).ok_or_else(|| {
                let shown = sanitize_name(name).unwrap_or_default();
                let problem = message!("sdf-refers-no-link", kind = element.kind(), shown);
                element.invalid(problem)
            }),
        }
    }

    /// Returns the pose `frame_in_top`; the chain of relative poses must end at `top`.
    pub(super) fn pose_in(&self, frame: usize, top: usize) -> Result<Pose> {
        let mut way = Vec::new();
        let mut at = frame;
        while at != top && at != WORLD {
            let Frame {
                element,
                scope,
                relative_to,
                ..
            } = self.frames[at];
            let Some(element) = element else { break };
            if way.len() > self.frames.len() {
                let problem = message!("sdf-pose-relative-itself", kind = element.kind());
                return Err(element.invalid(problem));
            }
            way.push(at);
            at = self.find(element, scope, relative_to)?;
            let known = self.world_poses.borrow().get(&at).copied();
            if let Some(known) = known.filter(|_| top == WORLD) {
                return Ok(self.compose_chain(known, &way, true));
            }
        }
        Ok(self.compose_chain(Pose::identity(), &way, top == WORLD))
    }

    /// Composes poses from the end of a chain to its beginning. If the chain starts from the world, all its poses are
    /// cached.
    fn compose_chain(&self, from: Pose, way: &[usize], in_world: bool) -> Pose {
        way.iter().rev().fold(from, |so_far, &frame| {
            let place = so_far * self.frames[frame].pose;
            if in_world {
                self.world_poses.borrow_mut().insert(frame, place);
            }
            place
        })
    }

    /// Returns the pose of a frame in the world.
    pub(super) fn world_pose(&self, frame: usize) -> Result<Pose> {
        let known = self.world_poses.borrow().get(&frame).copied();
        known.map_or_else(|| self.pose_in(frame, WORLD), Ok)
    }

    /// Returns the link that a frame moves with; none for the world.
    pub(super) fn link(&self, element: Element, frame: usize) -> Result<Option<usize>> {
        let mut at = frame;
        for _ in 0..MAX_CHAIN {
            let Frame {
                element: own,
                scope,
                parent,
                ..
            } = self.frames[at];
            at = match parent {
                FrameParent::World => return Ok(None),
                FrameParent::Link(link) => return Ok(Some(link)),
                FrameParent::Other(other) => self.find(own.unwrap_or(element), scope, other)?,
            };
        }
        let problem = message!(
            "sdf-refers-frame-attached",
            kind = element.kind(),
            longest = MAX_CHAIN
        );
        Err(element.invalid(problem))
    }
}
