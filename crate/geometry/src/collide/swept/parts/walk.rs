//! Walks two trees, one of them moving, in order of the first meeting of their boxes.

use super::moving::MovingFrame;
use super::path::Path;
use crate::Rigid;
use crate::bounds::{BoxFrame, Boxes, Bvh, Child};
use crate::collide::swept::{Meeting, SweptTriangle, first_meeting};
use crate::tolerance::SAME_CONTACT;
use crate::work::{Stopped, Work};

/// The first contact in a part of the step.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub time: f64,
    pub by: f64,
    pub certain: bool,
    /// The triangles of the shape at rest, and of the moving one.
    pub pairs: Vec<[u32; 2]>,
}

/// A box of a tree: four times the node, plus the slot.
type Place = u32;

/// Boxes that meet, and the time, as a part of the interval.
#[derive(Debug, Clone, Copy)]
struct Open {
    entry: f32,
    a: Place,
    b: Place,
}

/// The number of steps between two polls.
const POLL: u32 = 256;

/// Finds the first contact within `interval` of the step; B moves straight in A's frame but for its deviation.
pub(super) fn first(
    path: &Path<'_>,
    interval: [f64; 2],
    work: &impl Work,
) -> Result<Option<Found>, Stopped> {
    let poses = interval.map(|time| Rigid::new(&path.at(time)));
    let deviation = path.deviation(interval[1] - interval[0]);
    let (a, b) = (path.a.shape.bvh(), path.b.shape.bvh());
    let frames = poses.map(|pose| BoxFrame::new(a, b, &pose));
    let mut walk = Walk {
        path,
        poses,
        deviation,
        frame: MovingFrame::new(frames[0], frames[1], deviation),
        open: Vec::new(),
        found: Vec::new(),
        latest: f64::INFINITY,
    };
    walk.run(work)?;
    Ok(walk.result(interval))
}

struct Walk<'a> {
    path: &'a Path<'a>,
    /// The poses of B at both ends.
    poses: [Rigid; 2],
    deviation: f64,
    frame: MovingFrame,
    /// The open pairs; the one that meets first is last.
    open: Vec<Open>,
    found: Vec<(Meeting, [u32; 2])>,
    /// The end of the time of interest.
    latest: f64,
}

fn child(tree: &Bvh, place: Place) -> Child {
    tree.nodes()[place as usize / 4].child(place as usize % 4)
}

fn boxes(tree: &Bvh, place: Place) -> Boxes {
    tree.nodes()[place as usize / 4]
        .boxes
        .lane(place as usize % 4)
}

impl Walk<'_> {
    fn run(&mut self, work: &impl Work) -> Result<(), Stopped> {
        self.both(0, 0);
        let mut steps = 0_u32;
        while let Some(next) = self.open.pop() {
            steps += 1;
            work.poll(steps.is_multiple_of(POLL))?;
            if f64::from(next.entry) > self.latest {
                continue;
            }
            let (a, b) = (self.path.a.shape.bvh(), self.path.b.shape.bvh());
            match (child(a, next.a), child(b, next.b)) {
                (Child::Node(of_a), Child::Node(of_b)) => self.both(of_a, of_b),
                (Child::Triangle(s), Child::Triangle(t)) => self.triangles(s, t),
                (Child::Node(of_a), _) => self.only_a(of_a, next.b),
                (_, Child::Node(of_b)) => self.only_b(next.a, of_b),
                _ => {}
            }
        }
        Ok(())
    }

    /// Tests every box of a node against every box of another.
    fn both(&mut self, of_a: u32, of_b: u32) {
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
    fn only_b(&mut self, a: Place, of_b: u32) {
        let first = self.open.len();
        let (tree, rest) = (self.path.b.shape.bvh(), boxes(self.path.a.shape.bvh(), a));
        let moving = self.frame.pose(&tree.nodes()[of_b as usize].boxes);
        let met = moving.entry(&rest, self.end());
        self.open(tree, of_b, met, |b| [a, b]);
        self.sort(first);
    }

    /// Tests the four boxes of a node of A against one of B.
    fn only_a(&mut self, of_a: u32, b: Place) {
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
        pair: impl Fn(Place) -> [Place; 2],
    ) {
        for slot in 0..4 {
            if mask >> slot & 1 == 1
                && tree.nodes()[node as usize].child(slot as usize) != Child::Empty
            {
                let ([a, b], entry) = (pair(node * 4 + slot), entry[slot as usize]);
                self.open.push(Open { entry, a, b });
            }
        }
    }

    fn sort(&mut self, first: usize) {
        self.open[first..].sort_by(|p, q| q.entry.total_cmp(&p.entry));
    }

    /// Returns the end of the time of interest, as a part of the interval, rounded up.
    fn end(&self) -> f32 {
        crate::bounds::above(self.latest.min(1.0))
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
        if let Some(meeting) = first_meeting(&at_rest, &moving, self.latest) {
            self.latest = self.latest.min(meeting.time + SAME_CONTACT);
            self.found.push((meeting, [a, b]));
        }
    }

    fn result(self, [begin, end]: [f64; 2]) -> Option<Found> {
        let at_once = |(meeting, _): &&(Meeting, _)| meeting.time <= self.latest;
        let met = || self.found.iter().filter(at_once);
        let time = met().map(|(meeting, _)| meeting.time).reduce(f64::min)?;
        let certain = met().filter(|(meeting, _)| meeting.certain);
        let by = certain
            .clone()
            .map(|(meeting, _)| meeting.by)
            .reduce(f64::min);
        let in_step = |time: f64| begin + (end - begin) * time;
        Some(Found {
            time: in_step(time),
            by: in_step(by.unwrap_or(1.0)),
            certain: by.is_some(),
            pairs: met().map(|(_, pair)| *pair).collect(),
        })
    }
}
