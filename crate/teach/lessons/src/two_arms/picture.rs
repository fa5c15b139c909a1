//! Draws the arms at a time, the paths of their tips, and the contacts.

use nearpoint_geometry::{Point, Pose, RigidTransform};
use nearpoint_motion::check::WorkCell;
use nearpoint_motion::trajectory::Trajectory;

use super::arms::FIRST;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};

/// The end of the last link, in its frame.
const TIP: Point = Point::new(0.0, 0.0, 260.0);

/// The number of points of a tip's path.
const STEPS: usize = 60;

/// Draws both arms and the workpiece at a time, with the arms' names at their bases.
pub(super) fn at(cell: &WorkCell, motion: &Trajectory, time: f64) -> Figure {
    Figure::empty().with(|figure| figure.arms(cell, motion, time))
}

fn role(body: usize) -> Role {
    match body {
        body if body < FIRST[1] => Role::A,
        body if body < 2 * FIRST[1] => Role::B,
        _ => Role::Quiet,
    }
}

pub(super) fn last_link(arm: usize) -> usize {
    FIRST[arm] + FIRST[1] - 1
}

impl Figure {
    /// Draws what [`at`] draws.
    pub(super) fn arms(&mut self, cell: &WorkCell, motion: &Trajectory, time: f64) {
        let poses = cell.poses(&motion.at(time));
        for (body, pose) in poses.iter().enumerate() {
            self.solid(&cell.bodies[body].shape, *pose, role(body));
        }
        for (first, key, role) in [(FIRST[0], "arm-a", Role::A), (FIRST[1], "arm-b", Role::B)] {
            let foot = poses[first] * Point::new(0.0, 0.0, -40.0);
            self.label(foot, Caption::Key(key), role);
        }
    }

    /// Draws the paths of the tips, with a mark for each key.
    pub(super) fn paths(&mut self, cell: &WorkCell, motion: &Trajectory, only: Option<usize>) {
        for (arm, role) in [Role::A, Role::B].into_iter().enumerate() {
            if only.is_some_and(|only| only != arm) {
                continue;
            }
            self.path(cell, motion, last_link(arm), role);
        }
    }

    /// Draws the path of the tip of a last link.
    pub(super) fn path(&mut self, cell: &WorkCell, motion: &Trajectory, link: usize, role: Role) {
        let tip = |time: f64| cell.poses(&motion.at(time))[link] * TIP;
        let span = motion.end() - motion.start();
        let time = |n: usize| motion.start() + span * n as f64 / STEPS as f64;
        let path: Vec<Point> = (0..=STEPS).map(|n| tip(time(n))).collect();
        self.line(&path, role, Weight::Normal, Hidden::Dashed);
        for key in motion.keyframes() {
            self.dot(tip(key.time), role, Symbol::Disc);
        }
    }

    /// Draws the last links at other times, pale.
    pub(super) fn elsewhere(&mut self, cell: &WorkCell, motion: &Trajectory, times: &[f64]) {
        for &time in times {
            let poses = cell.poses(&motion.at(time));
            for arm in [0, 1] {
                let link = last_link(arm);
                self.solid(&cell.bodies[link].shape, poses[link], Role::Quiet);
            }
        }
    }

    /// Draws the triangles of both bodies that touch, and the contact point.
    pub(super) fn contact(
        &mut self,
        cell: &WorkCell,
        poses: &[Pose],
        bodies: [usize; 2],
        triangles: &[[u32; 2]],
        place: Point,
    ) {
        let mut polygons: Vec<Vec<Point>> = Vec::new();
        for pair in triangles {
            for (body, &triangle) in bodies.into_iter().zip(pair) {
                let corners = cell.bodies[body]
                    .shape
                    .posed_triangle(triangle, &RigidTransform::new(&poses[body]))
                    .to_vec();
                if !polygons.contains(&corners) {
                    polygons.push(corners);
                }
            }
        }
        if !polygons.is_empty() {
            let (role, fill) = (Role::Upper, Fill::Hatched);
            self.faces(polygons, role, fill);
        }
        self.dot(place, Role::Witness, Symbol::Ring);
    }
}
