//! Computes one number from all results: equal natively and in a browser, for any number of threads.

use nearpoint_geometry::collide::Contact;
use nearpoint_geometry::interference::{MeshRelation, PairClass};
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::check::{MotionReport, PairMotionReport};

use crate::drag::DragState;
use crate::frame::Frame;
use crate::pair_result::PairResult;
use crate::part::{PartId, Placement};
use crate::removal::{RemovalPhase, RemovalReport};
use crate::scene::Scene;

impl Frame {
    /// Returns a hash of all results of the pairs, to compare with a recorded one. It covers the poses, every pair of
    /// triangles and of faces, and the bits of every distance and position. Parts are identified by their index in the
    /// list. Ids, names, times and appearance do not matter.
    pub fn hash(&self) -> u64 {
        let mut hash = Fnv1a::default();
        hash.results(self);
        hash.0
    }

    fn part_index(&self, id: PartId) -> u64 {
        self.parts.position(&id).map_or(u64::MAX, |at| at as u64)
    }
}

impl Scene {
    /// Returns a hash of all results of the scene, to compare with a recorded one. It covers the pairs and, where they
    /// exist, the constraints and contacts of dragged parts, the report of a motion check, and the removal search.
    pub fn hash(&self) -> u64 {
        let frame = self.frame();
        let mut hash = Fnv1a::default();
        hash.results(frame);
        if let Some(hand) = &frame.drag {
            hash.drag(frame, hand);
        }
        if let Some(report) = self.check().and_then(|check| check.report()) {
            hash.report(&report);
        }
        if let Some(removal) = self.removal() {
            hash.removal(frame, &removal.phase);
        }
        hash.0
    }
}

/// A hasher of results that are added one by one, in order of their pairs, without a frame. Their hash equals
/// that of a complete frame with the same results.
#[derive(Debug)]
pub struct ResultHasher(Fnv1a);

impl ResultHasher {
    /// Starts the hash of a scene with this many parts, whose ids are their indices from 0.
    pub fn new(parts: usize) -> Self {
        let mut hash = Fnv1a::default();
        hash.counts(parts, 0);
        Self(hash)
    }

    /// Adds the next pair's result to the hash.
    pub fn add(&mut self, result: &PairResult) {
        self.0.indexed_result(result, &|id| u64::from(id.0));
    }

    /// Returns the hash of all results so far.
    pub fn hash(&self) -> u64 {
        self.0.0
    }
}

/// The hash FNV-1a, 64 bits (Fowler, Noll and Vo), over little-endian numbers.
#[derive(Debug)]
struct Fnv1a(u64);

impl Default for Fnv1a {
    fn default() -> Self {
        Fnv1a(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv1a {
    fn number(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Adds a length. −0 counts as 0: the minimum of both may differ between processors.
    fn length(&mut self, length: f64) {
        self.number((length + 0.0).to_bits());
    }

    fn point(&mut self, point: &Point) {
        point.iter().for_each(|&x| self.length(x));
    }

    fn pose(&mut self, pose: &Pose) {
        let turn = pose.rotation.coords.iter();
        turn.chain(&pose.translation.vector)
            .for_each(|&x| self.length(x));
    }

    fn results(&mut self, frame: &Frame) {
        self.counts(frame.parts.len(), frame.pending);
        for pair in frame.pairs.iter() {
            self.indexed_result(&pair.result, &|id| frame.part_index(id));
        }
    }

    fn counts(&mut self, parts: usize, pending: usize) {
        self.number(parts as u64);
        self.number(pending as u64);
    }

    fn indexed_result(&mut self, result: &PairResult, place: &dyn Fn(PartId) -> u64) {
        self.number(place(result.a));
        self.number(place(result.b));
        self.number(result.inner.map_or(u64::MAX, place));
        self.pair(result);
    }

    fn pair(&mut self, pair: &PairResult) {
        self.number(match pair.mesh_relation {
            MeshRelation::Crossing => 0,
            MeshRelation::Touching => 1,
            MeshRelation::Contained => 2,
            MeshRelation::Clear => 3,
        });
        self.number(pair.triangle_pairs.len() as u64);
        for triangles in &pair.triangle_pairs {
            self.number(u64::from(triangles.a) << 32 | u64::from(triangles.b));
            self.number(u64::from(triangles.contact == Contact::Crossing));
        }
        for faces in &pair.face_pairs {
            self.number(u64::from(faces.a) << 32 | u64::from(faces.b));
            self.number(u64::from(faces.crossing_count) << 32 | u64::from(faces.touching_count));
        }
        if let Some(clearance) = &pair.clearance {
            self.length(clearance.distance);
            self.point(&clearance.on_a);
            self.point(&clearance.on_b);
        }
        self.number(match pair.class {
            PairClass::Interferes => 0,
            PairClass::Undecided => 1,
            PairClass::Touches => 2,
            PairClass::Clear => 3,
        });
        self.length(pair.deviation);
        if let Some(depth) = &pair.depth {
            self.length(depth.lower);
            self.length(depth.upper);
        }
        if let Some(body) = &pair.intersection {
            self.number(body.facets.len() as u64);
            self.length(pair.overlap.volume);
            body.points.iter().for_each(|point| self.point(point));
        }
        self.number(pair.intersection_curves.len() as u64);
        pair.intersection_curves
            .iter()
            .flatten()
            .for_each(|point| self.point(point));
    }

    /// Adds the shown poses of the dragged parts, and their constraints and contacts.
    fn drag(&mut self, frame: &Frame, drag: &DragState) {
        for Placement(id, _) in &drag.poses {
            self.number(frame.part_index(*id));
            frame
                .part(*id)
                .into_iter()
                .for_each(|part| self.pose(&part.pose));
        }
        self.number(drag.degrees_of_freedom.count() as u64);
        self.number(u64::from(drag.is_blocked));
        for held in &drag.active_constraints {
            let hold = &held.constraint;
            self.number(
                frame.part_index(PartId(hold.dragged_part)) << 32 | u64::from(hold.dragged_feature),
            );
            self.number(
                frame.part_index(PartId(hold.other_part)) << 32 | u64::from(hold.other_feature),
            );
            self.length(held.engagement.covered_fraction);
            self.length(held.engagement.signed_distance);
            self.point(&held.position);
        }
        for stop in &drag.contacts {
            self.number(frame.part_index(stop.dragged));
            self.number(frame.part_index(stop.other));
            self.point(&stop.contact.point);
            self.point(&stop.contact.normal.into());
        }
        for met in frame.path_contacts.iter() {
            self.number(frame.part_index(met.a));
            self.number(frame.part_index(met.b));
            self.point(&met.point);
        }
    }

    fn report(&mut self, report: &MotionReport) {
        self.number(u64::from(report.is_complete));
        report.pairs.iter().for_each(|pair| self.motion(pair));
        for at in &report.curve {
            self.length(at.time);
            self.length(at.clearance);
            self.number(at.pair.map_or(u64::MAX, |pair| pair as u64));
        }
    }

    fn motion(&mut self, pair: &PairMotionReport) {
        pair.bodies
            .iter()
            .for_each(|&body| self.number(body as u64));
        for met in &pair.intervals {
            self.length(met.from);
            self.length(met.to);
            self.number(u64::from(met.is_certain));
        }
        if let Some(first) = &pair.first_contact {
            self.length(first.time);
            self.point(&first.point);
            let triangles = first.triangles.iter();
            triangles.for_each(|&[a, b]| self.number(u64::from(a) << 32 | u64::from(b)));
        }
        if let Some(smallest) = &pair.min_clearance {
            self.length(smallest.time);
            self.length(smallest.distance);
            smallest.points.iter().for_each(|point| self.point(point));
        }
    }

    fn removal(&mut self, frame: &Frame, phase: &RemovalPhase) {
        match phase {
            RemovalPhase::Found(path) => self.removal_report(frame, path),
            RemovalPhase::Blocked(by) | RemovalPhase::StateLimit(by) => {
                for (own, other) in by {
                    self.number(frame.part_index(*own));
                    self.number(frame.part_index(*other));
                }
            }
            RemovalPhase::Searching
            | RemovalPhase::Shortening
            | RemovalPhase::Failed(_)
            | RemovalPhase::Cancelled => self.number(u64::MAX),
        }
    }

    fn removal_report(&mut self, frame: &Frame, path: &RemovalReport) {
        self.length(path.length);
        self.length(path.free_from);
        path.points.iter().for_each(|point| self.point(point));
        path.fractions
            .iter()
            .for_each(|&fraction| self.length(fraction));
        for Placement(id, pose) in &path.end_placements {
            self.number(frame.part_index(*id));
            self.pose(pose);
        }
        if let Some(narrowest) = &path.min_clearance {
            let bounds = narrowest.clearance.iter();
            bounds.for_each(|&bound| self.length(bound));
            self.number(frame.part_index(narrowest.parts.0));
            self.number(frame.part_index(narrowest.parts.1));
            self.length(narrowest.fraction);
            self.point(&narrowest.point);
        }
    }
}
