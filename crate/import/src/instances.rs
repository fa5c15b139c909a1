//! Tracks things that are instanced in each other, such as nodes and components: their places and their number. A few lines
//! of instances of instances may ask for billions, and a circle of them never ends.

use crate::placement::Placement;
use nearpoint_message::{Message, message};

/// The largest number of names in a part's group; deeper levels are left out.
pub(crate) const DEEPEST_GROUP: usize = 16;
/// The largest number of levels of instances; more are refused.
const DEEPEST: usize = 64;
/// The largest number of instances in one file; more are refused.
const MOST: usize = 100_000;

/// The place of an instance. An instanced thing is identified by a `K`.
#[derive(Debug, Clone)]
pub(crate) struct Place<K> {
    /// The placement of its parent.
    pub(crate) above: Placement,
    /// The names of its ancestors, outermost first.
    pub(crate) group: Vec<String>,
    /// The instances that contain it.
    inside: Vec<K>,
}

impl<K: Copy + PartialEq> Place<K> {
    pub(crate) fn outermost(above: Placement) -> Self {
        Self {
            above,
            group: Vec::new(),
            inside: Vec::new(),
        }
    }

    /// Returns the place of a child that has this placement and name.
    pub(crate) fn below(mut self, placement: Placement, name: Option<String>) -> Self {
        let has_room = self.group.len() < DEEPEST_GROUP;
        self.group.extend(name.filter(|_| has_room));
        Self {
            above: placement,
            ..self
        }
    }

    /// Returns the place inside an instance, or an error for a circle or too many levels.
    pub(crate) fn entered(mut self, instance: K) -> Result<Self, Message> {
        if self.inside.contains(&instance) {
            return Err(message!("instances-itself"));
        }
        if self.inside.len() >= DEEPEST {
            return Err(message!("instances-more-levels", deepest = DEEPEST));
        }
        self.inside.push(instance);
        Ok(self)
    }
}

/// The number of things so far.
#[derive(Default)]
pub(crate) struct Count(pub(crate) usize);

impl Count {
    /// Counts one more, or returns an error if there are too many.
    pub(crate) fn one_more(&mut self) -> Result<(), Message> {
        self.0 += 1;
        match self.0 > MOST {
            true => Err(message!("instances-more-nodes-parts", most = MOST)),
            false => Ok(()),
        }
    }
}
