//! Draws the arm among its obstacles, and beside it the map of its joint values.

use std::sync::Arc;

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_geometry::{Point, Pose, Vector};

use super::arm::{DEGREES, JointValues, LIMIT, Nearest, SHIFTS, Workplace, link_of, poses};
use super::map::{CellClass, MapCell};
use super::panes::{
    ARM_PANE, AXIS_NAME, CellEdges, HALF_PANE, MAP_PANE, OBSTACLE_HEIGHT, beside_arm, in_map,
    in_map_pane, joined, merged, placed, plate, square,
};
use super::steps::Steps;
use crate::contours::Sheet;
use crate::figure::{Caption, DragHandle, Figure, HandleAxis, Hidden, Item, Role, Symbol, Weight};
use crate::story::Bound;

/// The width of an obstacle below which a ring marks it.
const SMALL: f64 = 2.0;
/// Half the side of a sample, and of what can be grasped of the point in the map.
const SAMPLE: f64 = 1.2;
const GRASP: f64 = 9.0;

/// Returns the colour of a link, and of the cells in which it meets an obstacle.
fn link_role(link: usize) -> Role {
    match link {
        0 => Role::A,
        _ => Role::Element(4),
    }
}

impl Steps {
    /// Draws both panes, the obstacles, and the names of the joints.
    pub(super) fn panes(&self, workplace: &Workplace) -> Figure {
        let mut figure = Figure::empty();
        for centre in [ARM_PANE, MAP_PANE] {
            let pane = Sheet {
                centre: Point2::from(centre),
                half: Vector2::repeat(HALF_PANE),
            };
            figure.items.extend(pane.figure().items);
        }
        for obstacle in &workplace.obstacles {
            if let Some(shape) = plate(obstacle) {
                let pose = Pose::translation(ARM_PANE.x, ARM_PANE.y, OBSTACLE_HEIGHT);
                figure.solid(&shape, pose, Role::B);
            }
            let [low, high] = obstacle.bounds();
            if high.x - low.x < SMALL {
                let centre = low + (high - low) / 2.0;
                figure.dot(beside_arm(centre), Role::B, Symbol::Ring);
            }
        }
        let far = LIMIT + AXIS_NAME;
        for (at, name) in [
            ([0.0, -far], "shoulder-axis"),
            ([-0.8 * LIMIT, far], "elbow-axis"),
        ] {
            figure.label(in_map(at), Caption::Key(name), Role::Quiet);
        }
        figure
    }

    /// Draws the arm at these values, and its point in the map.
    pub(super) fn arm(&self, figure: &mut Figure, values: JointValues) {
        self.arm_alone(figure, values);
        figure.dot(in_map(values), Role::Origin, Symbol::Disc);
    }

    /// Draws the arm at these values.
    pub(super) fn arm_alone(&self, figure: &mut Figure, values: JointValues) {
        self.links(figure, values, link_role);
        for pose in poses(values) {
            let joint = Point2::new(pose.translation.x, pose.translation.y);
            figure.dot(beside_arm(joint), Role::Origin, Symbol::Ring);
        }
    }

    /// Draws the links alone.
    pub(super) fn links(&self, figure: &mut Figure, values: JointValues, role: fn(usize) -> Role) {
        for (link, pose) in poses(values).into_iter().enumerate() {
            if let Some(shape) = &self.plates[link] {
                figure.solid(shape, placed(link, pose), role(link));
            }
        }
    }

    /// Makes the links draggable.
    pub(super) fn drag_links(&self, figure: &mut Figure) {
        for (link, pose) in poses(self.values).into_iter().enumerate() {
            if let Some(shape) = &self.plates[link] {
                figure.items.push(Item::DragHandle(DragHandle {
                    shape: Arc::clone(shape),
                    pose: placed(link, pose),
                    along: Vec::new(),
                    turn: Some(self.axis(link, Vector::z())),
                }));
            }
        }
    }

    /// Makes the point in the map draggable.
    pub(super) fn drag_point(&self, figure: &mut Figure) {
        let grasped = square([0.0; 2], GRASP);
        if let Some(shape) = joined([grasped].into_iter()) {
            let at = in_map(self.values);
            figure.items.push(Item::DragHandle(DragHandle {
                shape,
                pose: Pose::translation(at.x, at.y, at.z),
                along: vec![self.axis(0, Vector::x()), self.axis(1, Vector::y())],
                turn: None,
            }));
        }
    }

    fn axis(&self, joint: usize, direction: Vector) -> HandleAxis {
        let name = ["shoulder", "elbow"][joint];
        HandleAxis::new(name, direction, self.values[joint], DEGREES)
    }

    /// Makes the disc draggable.
    pub(super) fn drag_disc(&self, figure: &mut Figure) {
        let Some(shape) = plate(&self.workplace.obstacles[0]) else {
            return;
        };
        let [x, y] = self.shift;
        figure.items.push(Item::DragHandle(DragHandle {
            shape,
            pose: Pose::translation(ARM_PANE.x, ARM_PANE.y, OBSTACLE_HEIGHT),
            along: vec![
                HandleAxis::new("x", Vector::x(), x, SHIFTS),
                HandleAxis::new("y", Vector::y(), y, SHIFTS),
            ],
            turn: None,
        }));
    }

    /// Draws cells in the colours of their classes.
    pub(super) fn map_of_cells(&self, figure: &mut Figure, cells: &[MapCell], edges: CellEdges) {
        let obstacles = self.workplace.obstacles.len();
        let role = |cell: &MapCell| match cell.class {
            CellClass::Clear => Role::Difference,
            CellClass::Meets(pair) => link_role(link_of(pair, obstacles)),
            CellClass::Undecided => Role::Quiet,
        };
        let roles = [Role::Difference, link_role(0), link_role(1), Role::Quiet];
        for wanted in roles {
            let own = cells.iter().filter(|cell| role(cell) == wanted);
            let shape = match edges {
                CellEdges::Shown => joined(own.map(|cell| cell.corners().map(Point2::from))),
                CellEdges::Hidden { side } => merged(own, side),
            };
            if let Some(shape) = shape {
                figure.solid(&shape, in_map_pane(), wanted);
            }
        }
    }

    /// Draws the samples in the map as small squares.
    pub(super) fn samples(&self, figure: &mut Figure, samples: &[(JointValues, bool)]) {
        for (wanted, role) in [(false, Role::Lower), (true, Role::Upper)] {
            let own = samples.iter().filter(|(_, collides)| *collides == wanted);
            let squares = own.map(|(values, _)| square(*values, SAMPLE));
            if let Some(shape) = joined(squares) {
                figure.solid(&shape, in_map_pane(), role);
            }
        }
    }

    /// Draws the border of a cell, the arm at its centre and pale at its corners, and the smallest distance.
    pub(super) fn cell(&self, figure: &mut Figure, cell: &MapCell, nearest: &Nearest) {
        for corner in cell.corners() {
            self.links(figure, corner, |_| Role::Quiet);
        }
        self.arm(figure, cell.centre());
        let [a, b, c, d] = cell.corners().map(in_map);
        figure.line(&[a, b, c, d, a], Role::Origin, Weight::Strong, Hidden::Over);
        let ends = nearest.ends.map(beside_arm);
        figure.distance(ends, nearest.distance, Bound::Exact, Role::Witness);
    }

    /// Draws lines from the point in the map down to the shoulder's axis and left to the elbow's.
    pub(super) fn guides(&self, figure: &mut Figure) {
        let [shoulder, elbow] = self.values;
        for foot in [[shoulder, -LIMIT], [-LIMIT, elbow]] {
            let ends = [self.values, foot].map(in_map);
            figure.line(&ends, Role::Origin, Weight::Thin, Hidden::Over);
        }
    }

    /// Draws a path in the map.
    pub(super) fn line_in_map(&self, figure: &mut Figure, points: &[JointValues], role: Role) {
        let points: Vec<Point> = points.iter().map(|values| in_map(*values)).collect();
        figure.line(&points, role, Weight::Strong, Hidden::Over);
    }
}
