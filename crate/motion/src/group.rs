//! Defines a group of parts that move as one among static parts, prepared for many queries.

use nearpoint_geometry::bounds::{Aabb, DynamicBvh};
use nearpoint_geometry::collide::swept::{FirstContact, RigidMotion, first_contact};
use nearpoint_geometry::collide::{Containment, collides, containment};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::{MIN_CONTACT_OFFSET, POSE_ROUNDING};
use nearpoint_geometry::{Point, Pose, RigidTransform, relative_pose};

/// A part of a rigid group: its shape, and its pose in the group.
#[derive(Debug, Clone, Copy)]
pub struct GroupPart<'a> {
    /// The part's mesh.
    pub shape: &'a Shape,
    /// The part's pose in the group's frame.
    pub in_group: Pose,
}

/// A part that stands still, with its pose in the scene.
#[derive(Debug, Clone, Copy)]
pub struct Obstacle<'a> {
    /// The part's mesh.
    pub shape: &'a Shape,
    /// The part's pose in the scene.
    pub pose: Pose,
}

/// A numbered set of static parts with a spatial index.
pub trait Obstacles: std::fmt::Debug + Sync {
    /// Returns the obstacle of a number that [`Obstacles::near`] returned.
    fn get(&self, number: usize) -> Obstacle<'_>;

    /// Returns the obstacles whose boxes share a point with a box in the scene, in order, without missing any.
    fn near(&self, bounds: &Aabb) -> Vec<usize>;

    /// Returns a bound of the obstacles' coordinates.
    fn max_abs_coordinate(&self) -> f64;
}

/// A list of obstacles, numbered by their indices.
#[derive(Debug)]
pub(crate) struct ObstacleList<'a> {
    obstacles: Vec<Obstacle<'a>>,
    boxes: DynamicBvh,
}

impl<'a> ObstacleList<'a> {
    /// Creates a list of obstacles with a spatial index; `None` if a number of a pose is not finite, or too large to
    /// compute with.
    pub fn new(obstacles: impl IntoIterator<Item = Obstacle<'a>>) -> Option<Self> {
        let obstacles = Vec::from_iter(obstacles);
        let mut boxes = DynamicBvh::default();
        for (number, obstacle) in (0..).zip(&obstacles) {
            RigidMotion::stationary(obstacle.pose).ok()?;
            boxes.insert(number, obstacle.shape.bounds().posed(&obstacle.pose));
        }
        Some(Self { obstacles, boxes })
    }
}

impl Obstacles for ObstacleList<'_> {
    fn get(&self, number: usize) -> Obstacle<'_> {
        self.obstacles[number]
    }

    fn near(&self, bounds: &Aabb) -> Vec<usize> {
        let near = self.boxes.query(bounds, 0.0).into_iter();
        near.map(|number| number as usize).collect()
    }

    fn max_abs_coordinate(&self) -> f64 {
        self.boxes.max_abs_coordinate()
    }
}

/// A pair of a part of the group and an obstacle, by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct GroupPair {
    /// The index of the group's part.
    pub part: usize,
    /// The number of the obstacle.
    pub obstacle: usize,
}

/// A set of parts that move as one rigid body among obstacles. Poses of the group map its frame into the scene.
#[derive(Debug)]
pub struct Group<'a> {
    /// The group's parts.
    pub parts: &'a [GroupPart<'a>],
    obstacles: &'a dyn Obstacles,
    /// The gap that the group keeps.
    pub contact_offset: f64,
    /// A bound of the effect of rounding on a gap.
    pub noise: f64,
    /// The point that the group turns about, in its frame.
    centre: Point,
    /// A bound of the distance of any point from the centre.
    radius: f64,
}

impl<'a> Group<'a> {
    /// Creates a group of parts among obstacles. Returns `None` if a number is not finite or too large to compute with,
    /// or the gap to keep is not above 0.
    pub fn new(
        parts: &'a [GroupPart<'a>],
        obstacles: &'a dyn Obstacles,
        ends: [&Pose; 2],
        contact_offset: f64,
    ) -> Option<Self> {
        Self::with_centre(None, parts, obstacles, ends, contact_offset)
    }

    /// Makes a group that turns about a point in its frame, or about its centre for `None`.
    pub fn with_centre(
        centre: Option<Point>,
        parts: &'a [GroupPart<'a>],
        obstacles: &'a dyn Obstacles,
        [from, to]: [&Pose; 2],
        contact_offset: f64,
    ) -> Option<Self> {
        let boxes = parts.iter().map(|h| {
            h.shape
                .bounds()
                .posed_tightly(&RigidTransform::new(&h.in_group))
        });
        let around = boxes.fold(Aabb::EMPTY, |all, one| all.union(&one));
        let (centre, radius) = match centre {
            _ if around.is_empty() => (Point::origin(), 0.0),
            Some(centre) => {
                let arms = around.corners().map(|corner| (corner - centre).norm());
                (centre, arms.fold(0.0, f64::max))
            }
            None => (around.centre(), around.diagonal() / 2.0),
        };
        if !(contact_offset > 0.0 && contact_offset.is_finite() && radius.is_finite()) {
            return None;
        }
        let mut group = Self {
            parts,
            obstacles,
            contact_offset,
            noise: 0.0,
            centre,
            radius,
        };
        let leg = group.segment(from, to)?;
        for held in 0..parts.len() {
            group.part_segment(held, &leg)?;
        }
        let far = [from, to].map(|pose| around.posed(pose));
        let reach = far.iter().filter(|b| !b.is_empty());
        let reach = reach.fold(obstacles.max_abs_coordinate(), |reach, b| {
            reach.max(b.max_abs_coordinate())
        });
        group.noise = POSE_ROUNDING * reach;
        group.contact_offset = contact_offset.max(MIN_CONTACT_OFFSET * reach);
        Some(group)
    }

    /// Returns the group's motion from one pose to another, about its centre.
    pub fn segment(&self, from: &Pose, to: &Pose) -> Option<RigidMotion> {
        RigidMotion::new(*from, *to, self.centre).ok()
    }

    /// Returns a part's motion on a segment of the group.
    pub fn part_segment(&self, part: usize, segment: &RigidMotion) -> Option<RigidMotion> {
        let in_group = &self.parts[part].in_group;
        let [from, to] = [0.0, 1.0].map(|time| segment.at(time) * in_group);
        RigidMotion::new(from, to, in_group.inverse() * self.centre).ok()
    }

    /// Returns the obstacle that a pair refers to.
    pub fn obstacle(&self, pair: GroupPair) -> Obstacle<'_> {
        self.obstacles.get(pair.obstacle)
    }

    /// Returns the point that the group turns about, in the group's frame.
    pub fn centre(&self) -> &Point {
        &self.centre
    }

    /// Returns a bound of the distance of any point of the group from its centre.
    pub fn radius(&self) -> f64 {
        self.radius
    }

    /// Returns a bound of how far any point of the group moves on a segment.
    pub fn segment_length(&self, segment: &RigidMotion) -> f64 {
        segment.displacement().norm() + segment.angle() * self.radius
    }

    /// Returns a bound of the distance of any point's path on a segment from its chord.
    pub fn sagitta(&self, segment: &RigidMotion) -> f64 {
        self.radius * segment.angle() * segment.angle() / 8.0
    }

    /// Returns the pose of a pair's part in the obstacle's frame.
    pub fn in_obstacle(&self, pair: GroupPair, pose: &Pose) -> Pose {
        let part = pose * self.parts[pair.part].in_group;
        relative_pose(&self.obstacle(pair).pose, &part)
    }

    /// Returns whether the part or the obstacle of a pair is inside the other at a pose of the group. It is valid where
    /// their surfaces do not intersect.
    pub fn is_inside(&self, pair: GroupPair, pose: &Pose) -> bool {
        let [held, obstacle] = self.shapes(pair);
        let in_obstacle = self.in_obstacle(pair, pose);
        containment(obstacle, held, &in_obstacle) != Containment::Neither
    }

    /// Returns whether the part and the obstacle of a pair intersect at a pose of the group, or one is inside the
    /// other.
    ///
    /// # Errors
    /// [`Interrupted`] when `executor` is stopped.
    pub fn intersects(
        &self,
        pair: GroupPair,
        pose: &Pose,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        let [held, obstacle] = self.shapes(pair);
        let in_obstacle = self.in_obstacle(pair, pose);
        Ok(collides(obstacle, held, &in_obstacle, executor)? || self.is_inside(pair, pose))
    }

    /// Returns the pairs whose boxes come within `max_distance` of each other on a segment, in order.
    pub fn near_pairs(&self, segment: &RigidMotion, max_distance: f64) -> Vec<GroupPair> {
        let mut near = Vec::new();
        for (held, part) in self.parts.iter().enumerate() {
            let Some(moves) = self.part_segment(held, segment) else {
                continue;
            };
            let swept = moves.bounds(&part.shape.bounds()).grown(max_distance);
            let obstacles = self.obstacles.near(&swept).into_iter();
            near.extend(obstacles.map(|obstacle| GroupPair {
                part: held,
                obstacle,
            }));
        }
        near
    }

    /// Returns the meshes of a pair: of the part and of the obstacle.
    pub fn shapes(&self, pair: GroupPair) -> [&Shape; 2] {
        [self.parts[pair.part].shape, self.obstacle(pair).shape]
    }

    /// Finds the first contact of a pair's part and obstacle on a segment of the group.
    ///
    /// # Errors
    /// [`Interrupted`] when `executor` is stopped.
    pub fn contact(
        &self,
        pair: GroupPair,
        segment: &RigidMotion,
        executor: &impl Executor,
    ) -> Result<Option<FirstContact>, Interrupted> {
        let rest = RigidMotion::stationary(self.obstacle(pair).pose);
        let (Some(moves), Ok(rest)) = (self.part_segment(pair.part, segment), rest) else {
            return Ok(None);
        };
        let [held, obstacle] = self.shapes(pair);
        first_contact(held, obstacle, &moves, &rest, executor)
    }
}
