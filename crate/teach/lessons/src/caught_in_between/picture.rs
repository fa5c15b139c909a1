//! Draws what the pictures of all three scenes share.

use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Pose};

use super::report::Faces;
use super::scene::Pair;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::solids;

impl Figure {
    /// Draws both parts at a time.
    pub(super) fn parts(&mut self, pair: &Pair, time: f64) {
        for (mover, role) in pair.movers().into_iter().zip([Role::A, Role::B]) {
            self.solid(&mover.shape, mover.travel.at(time), role);
        }
    }

    /// Draws the moving parts at other times, and the paths of their centres.
    pub(super) fn ghosts(&mut self, pair: &Pair, times: &[f64]) {
        for mover in pair.movers() {
            let [from, to] = [0.0, 1.0].map(|time| mover.travel.at(time));
            if from == to {
                continue;
            }
            for &time in times {
                self.solid(&mover.shape, mover.travel.at(time), Role::Quiet);
            }
            let middle = |pose: Pose| pose * Point::origin();
            if middle(from) != middle(to) {
                let ends = [middle(from), middle(to)];
                self.line(&ends, Role::Quiet, Weight::Normal, Hidden::Over);
                self.dot(ends[0], Role::Quiet, Symbol::Ring);
                self.dot(ends[1], Role::Quiet, Symbol::Disc);
            }
        }
    }

    /// Draws faces of both parts at a time, each once.
    pub(super) fn marked(
        &mut self,
        faces: &[[SweptTriangle; 2]],
        time: f64,
        role: Role,
        fill: Fill,
    ) {
        let mut polygons: Vec<Vec<Point>> = Vec::new();
        for face in faces.iter().flatten() {
            let corners = face.at(time).to_vec();
            if !polygons.contains(&corners) {
                polygons.push(corners);
            }
        }
        if !polygons.is_empty() {
            self.faces(polygons, role, fill);
        }
    }

    /// Draws the hull of a face's corners at both ends of the cycle; for a face at rest, the face itself.
    pub(super) fn swept(&mut self, face: &SweptTriangle, role: Role) {
        let corners: Vec<Point> = face.from.iter().chain(&face.to).copied().collect();
        let hull = Hull::build(&corners).ok();
        if face.from != face.to
            && let Some(shape) = hull.as_ref().and_then(solids::of_hull)
        {
            self.solid(&shape, Pose::identity(), role);
        }
        let polygons = [face.from, face.to]
            .map(|corners| corners.to_vec())
            .to_vec();
        self.faces(polygons, role, Fill::Outlined);
    }

    pub(super) fn named(&mut self, at: Point, key: &'static str, role: Role) {
        self.label(at, Caption::Key(key), role);
    }
}

/// Returns the faces in motion of these pairs.
pub(super) fn of_pairs(
    swept: &[Vec<SweptTriangle>; 2],
    pairs: &[Faces],
) -> Vec<[SweptTriangle; 2]> {
    pairs
        .iter()
        .map(|&[i, j]| [swept[0][i], swept[1][j]])
        .collect()
}
