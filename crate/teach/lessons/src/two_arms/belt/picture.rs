//! Draws the conveyor with the arm at a time, the paths of both, and where they touch or are nearest.

use nearpoint_geometry::Point;

use super::super::arms::LINKS;
use super::Conveyor;
use super::cell::BODY_INDICES;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};

impl Conveyor {
    /// Draws the paths of the arm and of the workpiece.
    pub fn paths(&self) -> Figure {
        let motion = &self.running.motion;
        let mut figure = Figure::empty();
        let ends = [motion.start(), motion.end()].map(|time| self.piece_centre(time));
        if ends[0] != ends[1] {
            figure.line(&ends, Role::B, Weight::Normal, Hidden::Over);
            figure.dot(ends[1], Role::B, Symbol::Disc);
        }
        figure.path(&self.cell, motion, LINKS.len() - 1, Role::A);
        figure
    }

    /// Draws the cell at a time of the run.
    pub fn bodies(&self, figure: &mut Figure, time: f64) {
        let motion = &self.running.motion;
        let poses = self.cell.poses(&motion.at(time));
        for (place, (body, pose)) in self.cell.bodies.iter().zip(&poses).enumerate() {
            let role = match place {
                place if place == BODY_INDICES[0] => Role::Quiet,
                place if place == BODY_INDICES[1] => Role::B,
                _ => Role::A,
            };
            figure.solid(&body.shape, *pose, role);
        }
        let names = [
            (poses[0] * Point::new(0.0, 0.0, -40.0), "arm-a", Role::A),
            (
                poses[BODY_INDICES[1]] * Point::new(0.0, 0.0, 240.0),
                "workpiece",
                Role::B,
            ),
            (Point::new(60.0, 500.0, 230.0), "conveyor", Role::Quiet),
        ];
        for (at, key, role) in names {
            figure.label(at, Caption::Key(key), role);
        }
    }

    /// Draws where they touch, or are nearest.
    pub fn nearest(&self, figure: &mut Figure) {
        let pairs = self.running.report.pairs.iter();
        let found = match self.contact_time() {
            Some(time) => {
                let mut of_piece = pairs.filter_map(|pair| pair.first_contact.as_ref());
                let first = of_piece.find(|first| first.time <= time);
                first.map(|first| [first.point; 2])
            }
            None => {
                let nearest = pairs.filter_map(|pair| pair.min_clearance);
                let nearest = nearest.min_by(|a, b| a.distance.total_cmp(&b.distance));
                nearest.map(|nearest| nearest.points)
            }
        };
        if let Some([a, b]) = found {
            figure.line(&[a, b], Role::Witness, Weight::Strong, Hidden::Over);
            figure.dot(a, Role::Witness, Symbol::Ring);
            figure.dot(b, Role::Witness, Symbol::Ring);
        }
    }
}
