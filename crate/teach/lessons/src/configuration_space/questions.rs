//! Asks for predictions. Each answer is measured.

use nearpoint_geometry::{Point, Vector};

use super::arm::{JointValues, LIMIT, link_of, motion_bound, obstacle_of};
use super::map::{CellClass, MapCell};
use super::panes::{from_map, in_map};
use super::path::is_straight_clear;
use super::steps::{GOAL, Steps};
use crate::figure::{Figure, Role};
use crate::graded_point::GradedPoint;
use crate::point_handle::{PointDomain, PointHandle, PointQuestion};
use crate::story::Question;
use crate::values::Value;

/// By how many degrees a point in the map may be off and still count as right.
const TOLERANCE: f64 = 12.0;
/// The relative difference below which a region counts as a disc.
const ROUND: f64 = 0.1;

impl Steps {
    /// Asks for the point of the arm's pose in the map.
    pub(super) fn where_question(&self) -> Question {
        // It begins in the quarter of the map that is opposite to the answer.
        let opposite = self.values.map(|value| LIMIT / 2.0 * -value.signum());
        let sides = [Vector::x(), Vector::y()].map(|side| side * LIMIT);
        let handle = PointHandle {
            at: in_map(opposite),
            domain: PointDomain::Sheet(in_map([0.0; 2]), sides),
            step: TOLERANCE / 2.0,
            body: None,
            grade: None,
        };
        let pointing = PointQuestion {
            tolerance: TOLERANCE,
            handle,
            answer: in_map(self.values),
        };
        Question::point("cspace.where", pointing)
    }

    /// Grades a point of the map, and shows the pose that it stands for.
    pub(super) fn grade_pose(&self, at: &Point) -> GradedPoint {
        let given = from_map(at);
        let is_right = (at - in_map(self.values)).norm() <= TOLERANCE;
        let off = |joint: usize| (given[joint] - self.values[joint]).abs().round();
        let mut figure = Figure::empty();
        self.links(&mut figure, given, |_| Role::Quiet);
        GradedPoint {
            is_right,
            why: if is_right { "there" } else { "elsewhere" },
            args: vec![
                ("shoulder-off", Value::from(off(0))),
                ("elbow-off", Value::from(off(1))),
            ],
            items: figure.items,
        }
    }

    /// Asks for the form of the disc's region.
    pub(super) fn form_question(&self) -> Question {
        let cells = self.cells_of_disc();
        let own = || (cells.iter()).filter(|cell| matches!(cell.class, CellClass::Meets(_)));
        let end = |joint: usize, sign: f64, of: fn(&MapCell) -> JointValues| {
            own()
                .map(|cell| sign * of(cell)[joint])
                .fold(f64::NEG_INFINITY, f64::max)
        };
        let [width, height] = [0, 1]
            .map(|joint| end(joint, 1.0, |cell| cell.high) + end(joint, -1.0, |cell| cell.low));
        let filled = own().map(MapCell::area).sum::<f64>() / (width * height);
        let is_disc = (width / height - 1.0).abs() < ROUND
            && (filled * 4.0 / std::f64::consts::PI - 1.0).abs() < ROUND;
        let choices = ["region-disc", "region-other"];
        Question::choice("cspace.form", choices, usize::from(!is_disc))
    }

    /// Asks for the form of the region in which the first link meets the post.
    pub(super) fn strip_question(&self) -> Question {
        let obstacles = self.workplace.obstacles.len();
        let is_own =
            |pair: usize| link_of(pair, obstacles) == 0 && obstacle_of(pair, obstacles) == 1;
        let cells = self.map().cells_of(&is_own);
        let is_free = |joint: usize| {
            let spans = |cell: &MapCell| cell.high[joint] - cell.low[joint] > LIMIT;
            cells.iter().all(spans)
        };
        let answer = match (is_free(1), is_free(0)) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        };
        let choices = ["strip-upright", "strip-level", "strip-neither"];
        Question::choice("cspace.strip", choices, answer)
    }

    /// Asks whether a sample of the grid meets the peg.
    pub(super) fn peg_question(&self) -> Question {
        Question::yes_or_no("cspace.peg", self.peg().grid.hits() > 0)
    }

    /// Asks whether one pose can prove that the arm collides at no pose of the whole map.
    pub(super) fn whole_question(&self) -> Question {
        let whole = MapCell::WHOLE;
        let distance = self.workplace.nearest(whole.centre()).distance;
        let is_proven = distance > motion_bound(whole.deviations());
        Question::yes_or_no("cspace.whole", is_proven)
    }

    /// Asks how the number of examined cells grows when the smallest cells are half as wide.
    pub(super) fn growth_question(&self) -> Question {
        let growth = self.growth();
        let factors = [2.0, 4.0, 8.0_f64];
        // The nearest factor, by ratio.
        let answer = factors
            .windows(2)
            .filter(|two| growth * growth > two[0] * two[1])
            .count();
        Question::choice(
            "cspace.growth",
            ["cells-times-2", "cells-times-4", "cells-times-8"],
            answer,
        )
    }

    /// Asks whether the arm may go straight to the goal.
    pub(super) fn straight_question(&self) -> Question {
        let is_clear = is_straight_clear(self.map(), self.values, GOAL);
        Question::yes_or_no("cspace.straight", is_clear)
    }
}
