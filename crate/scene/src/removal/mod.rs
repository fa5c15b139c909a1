//! Can these parts be taken out? The search for a way of a group of parts out of all other visible parts, in slices,
//! and what is shown of it.
//!
//! The question is [`nearpoint_motion::plan::removal`]'s. Hidden parts are in nobody's way. A change of the parts that
//! it is about drops the answer.

mod commands;
mod file;
mod search;

use std::sync::Arc;

use nearpoint_geometry::Point;

use crate::error::SceneError;
use crate::part::{PartId, Placement};

pub(crate) use search::Search;

/// How a way out is looked for. In a wish 0 leaves the step and the fit to the scene.
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RemovalWish {
    /// How far apart the places are that are tried, in the scene's unit.
    pub step: f64,
    /// How far apart the turns are that are tried, radians, 20° or more; 0: the parts are not turned.
    pub turns: f64,
    /// By how much the parts count as smaller, all around, in the scene's unit.
    pub fit: f64,
}

/// Whether some parts can be taken out, as far as that is known.
#[derive(Debug, Clone)]
pub struct RemovalState {
    /// They move as one.
    pub parts: Vec<PartId>,
    /// How many parts may be in the way.
    pub others: usize,
    /// How many parts are hidden, and so in nobody's way.
    pub hidden: usize,
    /// What was asked for.
    pub wish: RemovalWish,
    /// The wish as it was understood, once that is known.
    pub used: Option<RemovalWish>,
    /// Places of the group that were looked at.
    pub states: usize,
    /// How far the search is, and what it found.
    pub phase: RemovalPhase,
    /// At which share of the way the parts are shown; `None`: where they are.
    pub shown: Option<f64>,
    /// How long it took by the scene's clock, milliseconds.
    pub millis: f64,
}

/// How far the search is.
#[derive(Debug, Clone)]
pub enum RemovalPhase {
    /// Places are looked at, one step after another.
    Searching,
    /// There is a way, and it is made shorter.
    Shortening,
    /// There is a way, and this is all about it.
    Found(Arc<RemovalReport>),
    /// There is no way by such steps and turns.
    Blocked(Vec<Blocker>),
    /// As many places were reached as may be, and none of them was outside: there may be a way.
    TooMany(Vec<Blocker>),
    /// It could not be looked for, and why.
    Failed(SceneError),
    /// The user ended it.
    Cancelled,
}

/// A part of the group and another that was in its way; those that were so most often come first.
pub type Blocker = (PartId, PartId);

/// A way out. Lengths in the scene's unit, positions in its frame.
#[derive(Debug, Clone, PartialEq)]
pub struct RemovalReport {
    /// Of the way of the group's middle, and for turns of what is farthest from it.
    pub length: f64,
    /// None where nothing is nearer than the way is long.
    pub narrowest: Option<Narrowest>,
    /// From which share of the length on the group touches nothing.
    pub free_from: f64,
    /// Where the middle of the group goes, straight from each to the next, from where it is.
    pub points: Vec<Point>,
    /// At which shares of the length these are.
    pub shares: Vec<f64>,
    /// Where the parts are at the end.
    pub end: Vec<Placement>,
}

/// The smallest clearance on a way, of the parts as they are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Narrowest {
    /// It is between these two.
    pub clearance: [f64; 2],
    /// A part of the group and another.
    pub between: (PartId, PartId),
    /// At which share of the length.
    pub at: f64,
    /// Where the middle of the group is then.
    pub point: Point,
}

impl RemovalState {
    /// The way that was found.
    pub fn path(&self) -> Option<&Arc<RemovalReport>> {
        match &self.phase {
            RemovalPhase::Found(path) => Some(path),
            _ => None,
        }
    }
}
