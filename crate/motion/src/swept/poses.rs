//! Divides the values over which bodies are swept into boxes, and poses bodies at their middles.

use crate::check::{Attachment, BoundingSphere, CheckedBody, Pair, WorkCell};
use crate::range::cell::{Cell, MAX_HALVINGS, Section};
use crate::range::{RangeJoint, RangeSettings, ValueRange, centre, most_moving};
use crate::trajectory::Trajectory;
use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::spheres::MotionBound;
use nearpoint_geometry::shape::Shape;
use std::sync::Arc;

/// The largest number of boxes of values that a thread poses a body in; beyond it, they are not halved.
const MAX_BOXES: usize = 1 << 17;

/// The values over which bodies are swept.
#[derive(Debug, Clone)]
pub enum SweptPoses {
    /// All values of some joints. The other settings only have to be valid.
    Joints(RangeSettings),
    /// All moments of a taught motion.
    Motion(Arc<Trajectory>),
}

impl SweptPoses {
    fn joints(&self) -> Vec<RangeJoint> {
        match self {
            Self::Joints(settings) => settings.joints.clone(),
            Self::Motion(trajectory) => vec![RangeJoint {
                value: 0,
                range: ValueRange {
                    lower: trajectory.start(),
                    upper: trajectory.end(),
                },
                resolution: 1.0,
            }],
        }
    }

    /// Returns the values at the middle of a box, and how far each may deviate from it.
    fn at(&self, joints: &[RangeJoint], cell: &Cell) -> (Vec<f64>, Vec<f64>) {
        match self {
            Self::Motion(trajectory) => {
                let ValueRange { lower, upper } = cell[0].range(&joints[0]);
                let middle = lower + (upper - lower) / 2.0;
                (trajectory.at(middle), trajectory.spread(lower, upper))
            }
            Self::Joints(settings) => centre(settings, cell),
        }
    }
}

/// A body, posed at the middles of boxes of values. Each box is posed once, when it is first needed.
#[derive(Debug)]
pub(super) struct PosedBody<'a> {
    cell: &'a WorkCell,
    poses: &'a SweptPoses,
    joints: Vec<RangeJoint>,
    /// The body and the scene.
    pair: &'a Pair,
    pub shape: &'a Shape,
    pub boxes: Vec<PosedBox>,
}

/// A body at the middle of a box of values.
#[derive(Debug)]
pub(super) struct PosedBox {
    cell: Cell,
    pub body_from_scene: Pose,
    pub motion_bound: MotionBound,
    pub noise: f64,
    /// The indices of the two halves, once they are posed.
    halves: Option<[usize; 2]>,
}

impl<'a> PosedBody<'a> {
    /// Poses a body at the middle of all values.
    pub fn new(cell: &'a WorkCell, poses: &'a SweptPoses, pair: &'a Pair) -> Self {
        let mut body = Self {
            cell,
            poses,
            joints: poses.joints(),
            pair,
            shape: pair.shapes(cell)[0],
            boxes: Vec::new(),
        };
        body.push(vec![Section::WHOLE; body.joints.len()]);
        body
    }

    fn push(&mut self, cell: Cell) -> usize {
        let (values, spread) = self.poses.at(&self.joints, &cell);
        let posed = self.pair.posed_at(self.cell, &values, &spread);
        let [body, _] = posed.poses;
        let [motion_bound, _] = posed.motion_bounds;
        self.boxes.push(PosedBox {
            cell,
            body_from_scene: body.inverse(),
            motion_bound,
            noise: posed.noise,
            halves: None,
        });
        self.boxes.len() - 1
    }

    /// Returns the halves of a box, along that joint which moves the body most in it; `None` if it cannot be halved.
    pub fn halves(&mut self, index: usize) -> Option<[usize; 2]> {
        if self.boxes[index].halves.is_some() || self.boxes.len() >= MAX_BOXES {
            return self.boxes[index].halves;
        }
        let cell = self.boxes[index].cell.clone();
        let can_be_halved = |joint: &usize| cell[*joint].halvings < MAX_HALVINGS;
        let divisible = (0..cell.len()).filter(can_be_halved);
        let joint = match self.poses {
            SweptPoses::Motion(_) => divisible.min(),
            SweptPoses::Joints(settings) => {
                let moves = |joint: &usize| self.pair.is_moved_by(self.joints[*joint].value);
                let divisible: Vec<usize> = divisible.filter(moves).collect();
                let (values, spread) = centre(settings, &cell);
                let range = (self.cell, settings);
                most_moving(range, self.pair, &divisible, &values, &spread)
            }
        }?;
        let halves = [0, 1].map(|upper| {
            let mut half = cell.clone();
            half[joint] = half[joint].half(upper);
            self.push(half)
        });
        self.boxes[index].halves = Some(halves);
        Some(halves)
    }
}

/// Returns the work cell with one more body, which stands for the scene, and the pairs of these bodies with it.
pub(super) fn with_scene(cell: &WorkCell, bodies: &[usize]) -> (WorkCell, Vec<Pair>) {
    let mut cell = cell.clone();
    let scene = cell.bodies.len();
    if let Some(first) = bodies.first() {
        cell.bodies.push(CheckedBody {
            shape: cell.bodies[*first].shape.clone(),
            spheres: None,
            attachment: Attachment::Scene(Pose::identity()),
        });
    }
    let spheres = BoundingSphere::of_bodies(&cell);
    let pairs = bodies
        .iter()
        .map(|&body| Pair::new(&cell, &spheres, [body, scene]));
    let pairs = pairs.collect();
    (cell, pairs)
}
