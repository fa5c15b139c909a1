//! Draws the scene, the cube at the shown pose, the dragged pose as a wire cube, and arrows along the remaining freedoms.

use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::snap::{Candidate, SnapConstraintKind};

use super::Drag;
use super::run::{DragSample, SnapRun};
use super::scene::{EDGE, GOAL, Scene};
use crate::figure::{Caption, DragHandle, Figure, Fill, Hidden, Item, Role, Symbol, Weight};
use crate::shapes::sin_cos;
use crate::story::Bound;

/// The length of an arrow, mm.
const ARROW: f64 = 62.0;
const HEAD: f64 = 9.0;
/// The distance from a face to where its arrows begin, so that they are not in it.
const LIFT: f64 = 1.5;
/// The radius of the arc about the normal, mm, and its angle.
const ARC: f64 = 30.0;
const ARC_ANGLE: f64 = 1.6;
const ARC_POINTS: u32 = 16;
/// The length below which a pull is not drawn.
const SHORTEST_PULL: f64 = 1.0;

/// Draws the state of a drag. With `weighed`, also draws the attracting faces.
pub(super) fn figure(scene: &Scene, hand: &SnapRun, drag: &Drag, weighed: bool) -> Figure {
    let moment = &hand.sample;
    let mut figure = Figure::empty();
    for other in &scene.others {
        figure.solid(&other.shape, other.pose, Role::B);
    }
    figure.solid(&scene.cube, moment.snap_result.pose, Role::A);
    figure.cube(&moment.hand, Role::Virtual);
    figure.dot(GOAL, Role::Quiet, Symbol::Ring);
    let top = moment.hand * Point::new(0.0, 0.0, EDGE / 2.0);
    figure.label(top, Caption::Key("the-hand"), Role::Virtual);
    figure.snapped_faces(scene, moment);
    figure.free_directions(moment);
    if weighed {
        for candidate in strongest(&moment.snap_result.candidates) {
            figure.candidate(scene, moment, candidate);
        }
    }
    let (along, turn) = drag.handles();
    figure.items.push(Item::DragHandle(DragHandle {
        shape: std::sync::Arc::clone(&scene.cube),
        pose: moment.hand,
        along: along.to_vec(),
        turn: Some(turn),
    }));
    figure
}

/// Returns the strongest candidate on each of the other parts.
fn strongest(candidates: &[Candidate]) -> Vec<&Candidate> {
    let mut best: Vec<&Candidate> = Vec::new();
    for candidate in candidates {
        if best
            .iter()
            .all(|known| known.constraint.other_part != candidate.constraint.other_part)
        {
            best.push(candidate);
        }
    }
    best
}

impl Figure {
    /// Draws the edges of the cube at a pose, over everything.
    fn cube(&mut self, pose: &Pose, role: Role) {
        let half = EDGE / 2.0;
        let corner = |i: u32| {
            let side = |bit: u32| if i & bit == 0 { -half } else { half };
            pose * Point::new(side(1), side(2), side(4))
        };
        for i in 0..8_u32 {
            for bit in [1, 2, 4] {
                if i & bit == 0 {
                    self.line(
                        &[corner(i), corner(i | bit)],
                        role,
                        Weight::Normal,
                        Hidden::Over,
                    );
                }
            }
        }
    }

    /// Hatches the constraining faces, and draws the distance of the dragged pose from the one that is nearest to its
    /// release.
    fn snapped_faces(&mut self, scene: &Scene, moment: &DragSample) {
        for held in &moment.snap_result.active_constraints {
            let polygon = polygon(
                scene,
                held.constraint.dragged_feature,
                &moment.snap_result.pose,
            );
            self.faces(vec![polygon], Role::Witness, Fill::Hatched);
        }
        let Some(loosest) = moment.weakest_constraint() else {
            return;
        };
        let ends = moment.face_centres(loosest);
        let length = (ends[1] - ends[0]).norm();
        if length >= SHORTEST_PULL {
            self.line(&ends, Role::Virtual, Weight::Strong, Hidden::Over);
            self.dot(ends[0], Role::Virtual, Symbol::Disc);
        }
    }

    /// Draws n, and A and B or C, from the centre of the face that snapped first.
    fn free_directions(&mut self, moment: &DragSample) {
        let Some(first) = moment.snap_result.active_constraints.first() else {
            return;
        };
        // Draws them beside the cube, where they are visible: from the edge of the face that is nearest to the camera.
        let normal = first.normal;
        let at = first.position + normal * LIFT;
        let along = moment.along();
        let names: &[&str] = match along.len() {
            1 => &["C"],
            _ => &["A", "B"],
        };
        let half = EDGE / 2.0;
        for (direction, name) in along.iter().zip(names) {
            for (sign, text) in [(1.0, Some(*name)), (-1.0, None)] {
                let from = at + direction * (sign * half);
                self.named_arrow(from, direction * (sign * ARROW), text);
            }
        }
        if moment.snap_result.degrees_of_freedom.rotations.len() == 1 {
            let from = at + normal * EDGE;
            self.named_arrow(from, normal * ARROW, Some("n"));
            self.arc(from + normal * (ARROW / 2.0), normal);
        }
    }

    fn named_arrow(&mut self, from: Point, vector: Vector, name: Option<&str>) {
        self.arrow(from, vector, HEAD, Role::Lower);
        if let Some(name) = name {
            self.label(from + vector, Caption::Math(name.to_owned()), Role::Lower);
        }
    }

    /// Draws a part of a circle about a normal.
    fn arc(&mut self, about: Point, normal: Vector) {
        let one = normal.cross(&Vector::ith(normal.iamin(), 1.0)).normalize();
        let other = normal.cross(&one);
        let point = |n: u32| {
            let fraction = f64::from(n) / f64::from(ARC_POINTS);
            let (s, c) = sin_cos(ARC_ANGLE * (2.0 * fraction - 1.0));
            about + (one * c + other * s) * ARC
        };
        let points: Vec<Point> = (0..=ARC_POINTS).map(point).collect();
        self.line(&points, Role::Lower, Weight::Normal, Hidden::Over);
        let (s, c) = sin_cos(ARC_ANGLE);
        let (tip, along) = (point(ARC_POINTS), other * c - one * s);
        let outwards = one * c + other * s;
        for side in [outwards, -outwards] {
            let back = tip - along * HEAD + side * (HEAD / 2.0);
            self.line(&[back, tip], Role::Lower, Weight::Normal, Hidden::Over);
        }
    }

    /// Draws a pair of faces that attract each other: both outlined, with the attraction beside them.
    fn candidate(&mut self, scene: &Scene, moment: &DragSample, candidate: &Candidate) {
        let hold = &candidate.constraint;
        if hold.kind != SnapConstraintKind::Faces {
            return;
        }
        let polygon = polygon(scene, hold.dragged_feature, &moment.hand);
        let middle = Point::from(
            polygon
                .iter()
                .fold(Vector::zeros(), |sum, corner| sum + corner.coords)
                / polygon.len() as f64,
        );
        self.faces(vec![polygon], Role::Witness, Fill::Outlined);
        self.label(
            middle,
            Caption::Length(candidate.attraction, Bound::Exact),
            Role::Witness,
        );
    }
}

/// Returns the outline of one of the cube's faces at a pose.
fn polygon(scene: &Scene, face: u32, pose: &Pose) -> Vec<Point> {
    let face = &scene.cube.features().planar[face as usize];
    let outline = face.boundary.iter().flatten();
    outline.map(|corner| pose * corner).collect()
}
