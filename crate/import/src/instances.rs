//! Things that are instanced in each other, as nodes and components are: where each is, and how many there may be. A
//! few lines of instances of instances may ask for billions, and a circle of them never ends.

use crate::placement::Placement;
use nearpoint_message::{Message, message};

/// A part's group has at most so many names; deeper levels are left out.
pub(crate) const DEEPEST_GROUP: usize = 16;
/// More levels of instances are refused.
const DEEPEST: usize = 64;
/// More instances in one file are refused.
const MOST: usize = 100_000;

/// Where something is; what is instanced is known by a `K`.
#[derive(Debug, Clone)]
pub(crate) struct Place<K> {
    /// The placement of what it is in.
    pub(crate) above: Placement,
    /// The names of what it is in, outermost first.
    pub(crate) group: Vec<String>,
    /// The instances that it is in.
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

    /// The place in something at this place that has this placement and name.
    pub(crate) fn below(mut self, placement: Placement, name: Option<String>) -> Self {
        let has_room = self.group.len() < DEEPEST_GROUP;
        self.group.extend(name.filter(|_| has_room));
        Self {
            above: placement,
            ..self
        }
    }

    /// The place in an instance; or what is wrong with it.
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

/// How many things there are so far.
#[derive(Default)]
pub(crate) struct Count(pub(crate) usize);

impl Count {
    /// Counts one more; or says what is wrong with that.
    pub(crate) fn one_more(&mut self) -> Result<(), Message> {
        self.0 += 1;
        match self.0 > MOST {
            true => Err(message!("instances-more-nodes-parts", most = MOST)),
            false => Ok(()),
        }
    }
}
