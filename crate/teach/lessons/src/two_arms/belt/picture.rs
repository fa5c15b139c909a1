//! Draws the conveyor with the arm at a time, the paths of both, and where they meet or are nearest.

use nearpoint_geometry::Point;

use super::super::arms::LINKS;
use super::Conveyor;
use super::cell::PLACES;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};

impl Conveyor {
    pub fn figure(&self, is_run: bool) -> Figure {
        let motion = &self.runs.motion;
        let time = match is_run {
            false => motion.start(),
            true => self.meets().unwrap_or_else(|| self.runs.nearest_at()),
        };
        let mut figure = Figure::empty();
        let poses = self.cell.poses(&motion.at(time));
        for (place, (body, pose)) in self.cell.bodies.iter().zip(&poses).enumerate() {
            let role = match place {
                place if place == PLACES[0] => Role::Quiet,
                place if place == PLACES[1] => Role::B,
                _ => Role::A,
            };
            figure.solid(&body.shape, *pose, role);
        }
        let names = [
            (poses[0] * Point::new(0.0, 0.0, -40.0), "arm-a", Role::A),
            (
                poses[PLACES[1]] * Point::new(0.0, 0.0, 240.0),
                "workpiece",
                Role::B,
            ),
            (Point::new(60.0, 500.0, 230.0), "conveyor", Role::Quiet),
        ];
        for (at, key, role) in names {
            figure.label(at, Caption::Key(key), role);
        }
        let ends = [motion.start(), motion.end()].map(|time| self.piece(time));
        if ends[0] != ends[1] {
            figure.line(&ends, Role::B, Weight::Normal, Hidden::Over);
            figure.dot(ends[1], Role::B, Symbol::Disc);
        }
        figure.path(&self.cell, motion, LINKS.len() - 1, Role::A);
        if is_run {
            self.nearest(&mut figure);
        }
        figure
    }

    /// Draws where they meet, or are nearest.
    fn nearest(&self, figure: &mut Figure) {
        let pairs = self.runs.report.pairs.iter();
        let found = match self.meets() {
            Some(time) => {
                let mut of_piece = pairs.filter_map(|pair| pair.first.as_ref());
                let first = of_piece.find(|first| first.time <= time);
                first.map(|first| [first.at; 2])
            }
            None => {
                let nearest = pairs.filter_map(|pair| pair.smallest);
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
