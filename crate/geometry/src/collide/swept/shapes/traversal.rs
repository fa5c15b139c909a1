//! Traverses two trees, one of them moving, in order of the first meeting of their boxes.

use super::moving_boxes::MovingBoxTransform;
use super::path::RelativePath;
use crate::RigidTransform;
use crate::bounds::{BoxTransform, Bvh, Child, SimdAabb};
use crate::collide::swept::{SweptTriangle, TimeOfImpact, time_of_impact};
use crate::executor::{Executor, Interrupted};
use crate::tolerance::SAME_CONTACT;

/// The first contact in a part of the step.
#[derive(Debug, Clone)]
pub(super) struct IntervalContact {
    pub time: f64,
    pub latest: f64,
    pub is_certain: bool,
    /// The triangles of the shape at rest, and of the moving one.
    pub pairs: Vec<[u32; 2]>,
}

/// A box of a tree: four times the node, plus the slot.
type SlotIndex = u32;

/// Boxes that meet, and the time, as a part of the interval.
#[derive(Debug, Clone, Copy)]
struct QueueEntry {
    entry: f32,
    a: SlotIndex,
    b: SlotIndex,
}

/// The number of steps between two polls.
const POLL_EVERY: u32 = 256;

/// Finds the first contact within `interval` of the step; B moves straight in A's frame but for its deviation.
pub(super) fn first(
    path: &RelativePath<'_>,
    interval: [f64; 2],
    executor: &impl Executor,
) -> Result<Option<IntervalContact>, Interrupted> {
    let poses = interval.map(|time| RigidTransform::new(&path.at(time)));
    let deviation = path.deviation(interval[1] - interval[0]);
    let (a, b) = (path.a.shape.bvh(), path.b.shape.bvh());
    let frames = poses.map(|pose| BoxTransform::new(a, b, &pose));
    let mut walk = Traversal {
        path,
        poses,
        deviation,
        frame: MovingBoxTransform::new(frames[0], frames[1], deviation),
        open: Vec::new(),
        found: Vec::new(),
        latest: f64::INFINITY,
    };
    walk.run(executor)?;
    Ok(walk.result(interval))
}

struct Traversal<'a> {
    path: &'a RelativePath<'a>,
    /// The poses of B at both ends.
    poses: [RigidTransform; 2],
    deviation: f64,
    frame: MovingBoxTransform,
    /// The open pairs; the one that meets first is last.
    open: Vec<QueueEntry>,
    found: Vec<(TimeOfImpact, [u32; 2])>,
    /// The end of the time of interest.
    latest: f64,
}

fn child(tree: &Bvh, slot: SlotIndex) -> Child {
    tree.nodes()[slot as usize / 4].child(slot as usize % 4)
}

fn boxes(tree: &Bvh, slot: SlotIndex) -> SimdAabb {
    tree.nodes()[slot as usize / 4]
        .boxes
        .lane(slot as usize % 4)
}

impl Traversal<'_> {
    fn run(&mut self, executor: &impl Executor) -> Result<(), Interrupted> {
        self.test_nodes(0, 0);
        let mut steps = 0_u32;
        while let Some(next) = self.open.pop() {
            steps += 1;
            executor.poll(steps.is_multiple_of(POLL_EVERY))?;
            if f64::from(next.entry) > self.latest {
                continue;
            }
            let (a, b) = (self.path.a.shape.bvh(), self.path.b.shape.bvh());
            match (child(a, next.a), child(b, next.b)) {
                (Child::Node(of_a), Child::Node(of_b)) => self.test_nodes(of_a, of_b),
                (Child::Triangle(s), Child::Triangle(t)) => self.triangles(s, t),
                (Child::Node(of_a), _) => self.only_a(of_a, next.b),
                (_, Child::Node(of_b)) => self.only_b(next.a, of_b),
                _ => {}
            }
        }
        Ok(())
    }

    /// Tests every box of a node against every box of another.
    fn test_nodes(&mut self, of_a: u32, of_b: u32) {
        let first = self.open.len();
        let (a, b) = (self.path.a.shape.bvh(), self.path.b.shape.bvh());
        let moving = self.frame.pose(&b.nodes()[of_b as usize].boxes);
        for slot in 0..4 {
            if a.nodes()[of_a as usize].child(slot as usize) != Child::Empty {
                let place = of_a * 4 + slot;
                let met = moving.entry(&boxes(a, place), self.end());
                self.open(b, of_b, met, |b| [place, b]);
            }
        }
        self.sort(first);
    }

    /// Tests one box of A against the four of a node of B.
    fn only_b(&mut self, a: SlotIndex, of_b: u32) {
        let first = self.open.len();
        let (tree, rest) = (self.path.b.shape.bvh(), boxes(self.path.a.shape.bvh(), a));
        let moving = self.frame.pose(&tree.nodes()[of_b as usize].boxes);
        let met = moving.entry(&rest, self.end());
        self.open(tree, of_b, met, |b| [a, b]);
        self.sort(first);
    }

    /// Tests the four boxes of a node of A against one of B.
    fn only_a(&mut self, of_a: u32, b: SlotIndex) {
        let first = self.open.len();
        let tree = self.path.a.shape.bvh();
        let moving = self.frame.pose(&boxes(self.path.b.shape.bvh(), b));
        let met = moving.entry(&tree.nodes()[of_a as usize].boxes, self.end());
        self.open(tree, of_a, met, |a| [a, b]);
        self.sort(first);
    }

    /// Opens the slots of a node that meet the other's boxes, with the time of the meeting.
    #[inline]
    fn open(
        &mut self,
        tree: &Bvh,
        node: u32,
        (mask, entry): (u32, [f32; 4]),
        pair: impl Fn(SlotIndex) -> [SlotIndex; 2],
    ) {
        for slot in 0..4 {
            if mask >> slot & 1 == 1
                && tree.nodes()[node as usize].child(slot as usize) != Child::Empty
            {
                let ([a, b], entry) = (pair(node * 4 + slot), entry[slot as usize]);
                self.open.push(QueueEntry { entry, a, b });
            }
        }
    }

    fn sort(&mut self, first: usize) {
        self.open[first..].sort_by(|p, q| q.entry.total_cmp(&p.entry));
    }

    /// Returns the end of the time of interest, as a part of the interval, rounded up.
    fn end(&self) -> f32 {
        crate::bounds::f32_above(self.latest.min(1.0))
    }

    fn triangles(&mut self, a: u32, b: u32) {
        let at_rest = SweptTriangle::at_rest(self.path.a.shape.triangle(a));
        let corners = self.path.b.shape.triangle(b);
        let [from, to] = &self.poses;
        let moving = SweptTriangle {
            from: corners.map(|p| from.point(&p)),
            to: corners.map(|p| to.point(&p)),
            deviation: self.deviation,
        };
        if let Some(meeting) = time_of_impact(&at_rest, &moving, self.latest) {
            self.latest = self.latest.min(meeting.time + SAME_CONTACT);
            self.found.push((meeting, [a, b]));
        }
    }

    fn result(self, [begin, end]: [f64; 2]) -> Option<IntervalContact> {
        let at_once = |(meeting, _): &&(TimeOfImpact, _)| meeting.time <= self.latest;
        let met = || self.found.iter().filter(at_once);
        let time = met().map(|(meeting, _)| meeting.time).reduce(f64::min)?;
        let certain = met().filter(|(meeting, _)| meeting.is_certain);
        let by = certain
            .clone()
            .map(|(meeting, _)| meeting.latest)
            .reduce(f64::min);
        let in_step = |time: f64| begin + (end - begin) * time;
        Some(IntervalContact {
            time: in_step(time),
            latest: in_step(by.unwrap_or(1.0)),
            is_certain: by.is_some(),
            pairs: met().map(|(_, pair)| *pair).collect(),
        })
    }
}
