//! Tracks nested instances, such as those of nodes and components: their placements and their number. A few lines of
//! instances of instances may produce billions, and a circle of them never ends.

use crate::placement::Placement;
use nearpoint_message::{Message, message};

/// The largest number of names in a part's group; deeper levels are left out.
pub(crate) const MAX_GROUP_DEPTH: usize = 16;
/// The largest number of levels of instances; more are refused.
const MAX_DEPTH: usize = 64;
/// The largest number of instances in one file; more are refused.
const MAX_INSTANCES: usize = 100_000;

/// The context of an instance. An instanced object is identified by a `K`.
#[derive(Debug, Clone)]
pub(crate) struct InstanceContext<K> {
    /// The placement of its parent.
    pub(crate) parent_placement: Placement,
    /// The names of its ancestors, outermost first.
    pub(crate) group: Vec<String>,
    /// The instances that contain it.
    open_instances: Vec<K>,
}

impl<K: Copy + PartialEq> InstanceContext<K> {
    pub(crate) fn root(parent_placement: Placement) -> Self {
        Self {
            parent_placement,
            group: Vec::new(),
            open_instances: Vec::new(),
        }
    }

    /// Returns the context of a child with this placement and name.
    pub(crate) fn child(mut self, placement: Placement, name: Option<String>) -> Self {
        let has_room = self.group.len() < MAX_GROUP_DEPTH;
        self.group.extend(name.filter(|_| has_room));
        Self {
            parent_placement: placement,
            ..self
        }
    }

    /// Returns the context inside an instance, or an error for a circle or too many levels.
    pub(crate) fn enter(mut self, instance: K) -> Result<Self, Message> {
        if self.open_instances.contains(&instance) {
            return Err(message!("instances-itself"));
        }
        if self.open_instances.len() >= MAX_DEPTH {
            return Err(message!("instances-more-levels", deepest = MAX_DEPTH));
        }
        self.open_instances.push(instance);
        Ok(self)
    }
}

/// The number of instances so far.
#[derive(Default)]
pub(crate) struct InstanceCount(pub(crate) usize);

impl InstanceCount {
    /// Counts one more, or returns an error if there are too many.
    pub(crate) fn increment(&mut self) -> Result<(), Message> {
        self.0 += 1;
        match self.0 > MAX_INSTANCES {
            true => Err(message!("instances-more-nodes-parts", most = MAX_INSTANCES)),
            false => Ok(()),
        }
    }
}
