//! Stores the objects of a manager: named shapes with poses, and a tree over their boxes.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::bounds::{Aabb, DynamicBvh};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, relative_pose};

/// A shape with a pose in a collision manager.
#[derive(Debug, Clone)]
pub struct Object {
    pub name: Arc<str>,
    pub shape: Arc<Shape>,
    /// The transform from its coordinates to the world.
    pub pose: Pose,
}

impl Object {
    /// Returns the object's bounding box in the world.
    pub fn bounds(&self) -> Aabb {
        self.shape.bounds().posed(&self.pose)
    }

    /// Returns the pose of another object in this object's frame.
    pub fn pose_of(&self, other: &Self) -> Pose {
        relative_pose(&self.pose, &other.pose)
    }
}

/// Two objects, by their numbers, and a lower bound of their distance: the distance of their boxes.
#[derive(Debug, Clone)]
pub struct Candidate {
    pub numbers: [u32; 2],
    pub objects: [Arc<Object>; 2],
    pub lower_bound: f64,
}

/// The objects of a collision manager by name. Each has a unique number, which is never reused.
#[derive(Debug, Default)]
pub struct Objects {
    numbers: BTreeMap<Arc<str>, u32>,
    objects: BTreeMap<u32, Arc<Object>>,
    tree: DynamicBvh,
    next: u32,
}

impl Objects {
    /// Adds an object; it replaces one of the same name.
    pub fn insert(&mut self, object: Object) {
        self.remove(&object.name);
        let number = self.next;
        self.next += 1;
        self.numbers.insert(object.name.clone(), number);
        self.tree.insert(number, object.bounds());
        self.objects.insert(number, Arc::new(object));
    }

    /// Removes an object. Returns whether it existed.
    pub fn remove(&mut self, name: &str) -> bool {
        let Some(number) = self.numbers.remove(name) else {
            return false;
        };
        self.objects.remove(&number);
        self.tree.remove(number)
    }

    /// Moves an object. Returns whether it exists.
    pub fn set_pose(&mut self, name: &str, pose: Pose) -> bool {
        let Some(number) = self.numbers.get(name) else {
            return false;
        };
        if let Some(object) = self.objects.get_mut(number) {
            let moved = Object {
                pose,
                ..(**object).clone()
            };
            self.tree.insert(*number, moved.bounds());
            *object = Arc::new(moved);
        }
        true
    }

    /// Returns the number of the object with this name.
    pub fn number(&self, name: &str) -> Option<u32> {
        self.numbers.get(name).copied()
    }

    /// Returns the names, in order.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &Arc<str>> {
        self.numbers.keys()
    }

    /// Returns all objects, in the order of insertion.
    pub fn all(&self) -> impl Iterator<Item = Arc<Object>> {
        self.objects.values().cloned()
    }

    /// Returns a typical distance of neighbouring objects, and a length that exceeds all distances.
    pub fn distances(&self, other: &Aabb) -> [f64; 2] {
        let reach = self
            .tree
            .max_abs_coordinate()
            .max(other.max_abs_coordinate());
        let across = 4.0 * reach;
        let count = self.objects.len().max(1) as f64;
        [across / count, across]
    }

    /// Returns the pairs whose boxes are no farther apart than `within`; with `about` only those of that object.
    pub fn pairs_within(&self, about: Option<u32>, within: f64) -> Vec<Candidate> {
        let mut found = Vec::new();
        for (&number, object) in &self.objects {
            if about.is_some_and(|about| about != number) {
                continue;
            }
            for other in self.boxes_near(object, within) {
                let is_first = match about {
                    Some(about) => other.0 != about,
                    None => other.0 > number,
                };
                if is_first {
                    found.push(candidate([number, other.0], [object, other.1]));
                }
            }
        }
        found
    }

    /// Returns the pairs of one of these and that object whose boxes are no farther apart than `within`.
    pub fn pairs_with_object(
        &self,
        number: u32,
        other: &Arc<Object>,
        within: f64,
    ) -> Vec<Candidate> {
        let near = self.boxes_near(other, within);
        near.map(|(own, object)| candidate([own, number], [object, other]))
            .collect()
    }

    fn boxes_near(
        &self,
        object: &Object,
        within: f64,
    ) -> impl Iterator<Item = (u32, &Arc<Object>)> {
        let near = self.tree.query(&object.bounds(), within).into_iter();
        near.filter_map(|number| Some((number, self.objects.get(&number)?)))
    }
}

fn candidate(numbers: [u32; 2], objects: [&Arc<Object>; 2]) -> Candidate {
    let [a, b] = objects.map(|object| object.bounds());
    Candidate {
        numbers,
        objects: objects.map(Arc::clone),
        lower_bound: a.distance_squared(&b).sqrt(),
    }
}
