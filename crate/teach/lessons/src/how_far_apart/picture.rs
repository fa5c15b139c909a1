//! Draws the shapes with the arrow and the lines, and below them their difference.

use nearpoint_geometry::planar::{Point2, Polygon, Vector2};
use nearpoint_geometry::{Pose, Vector};

use super::pair::{centre, support};
use super::steps::Steps;
use super::world::{self, ARROW, ORIGIN};
use crate::contours::{Sheet, at, layer, plate_of};
use crate::figure::{Caption, DragHandle, Figure, HandleAxis, Hidden, Item, Role, Symbol, Weight};
use crate::story::Bound;

const LAYER: u32 = 3;
/// The length of an arrow's head.
const HEAD: f64 = 0.3;
/// Half the width of what can be grasped of the arrow, and where that begins and ends along it.
const GRASP: f64 = 0.5;
const GRASP_FROM: f64 = 0.4;
const GRASP_TO: f64 = ARROW + GRASP;
/// The place of a title, from the upper left corner of its pane.
const TITLE: Vector2 = Vector2::new(1.1, -0.5);
/// The places of names, from the centres of their shapes: beside the arrow, and above the label of a drag.
const NAME_OF_A: Vector2 = Vector2::new(-0.9, -0.7);
const NAME_OF_B: Vector2 = Vector2::new(0.5, 0.3);
/// The distance of a gap's mark from the support point of B.
const GAP_ASIDE: f64 = 0.6;
/// The radius of the picture that sets how closely the intersection is hatched.
const HATCHED: f64 = 4.0;

impl Steps {
    /// A length beyond every pane.
    pub(super) const REACH: f64 = 20.0;

    /// Draws B, which is dragged, and the shortest line.
    pub(super) fn shortest_line(&self) -> Figure {
        let mut figure = self.shapes();
        let below = centre(&self.pair.b) - Vector2::new(0.3, 0.5);
        figure.label(at(below, LAYER), Caption::Key("drag-me"), Role::Origin);
        self.closest_points(&mut figure);
        self.drag_b(&mut figure);
        figure
    }

    /// Draws the arrow, which can be turned.
    pub(super) fn arrow_alone(&self) -> Figure {
        let mut figure = self.with_arrow();
        let tip = self.tip();
        figure.label(at(tip, LAYER), Caption::Key("turn-me"), Role::Origin);
        figure
    }

    /// Draws how far each corner of A reaches along the arrow, and the support point.
    pub(super) fn support_point(&self) -> Figure {
        let mut figure = self.with_arrow();
        let foot = |p: Point2| Point2::from(self.direction * self.direction.dot(&p.coords));
        let to_foot = |p: Point2| [p, foot(p)].map(|p| at(p, LAYER));
        let (farthest, last) = (self.support_of_a(), support(&self.pair.a, -self.direction));
        let axis = [foot(last), Point2::origin()].map(|p| at(p, LAYER));
        figure.line(&axis, Role::Origin, Weight::Thin, Hidden::Over);
        for corner in &self.pair.a.rings()[0] {
            figure.line(&to_foot(*corner), Role::Origin, Weight::Thin, Hidden::Over);
        }
        figure.line(
            &to_foot(farthest),
            Role::Lower,
            Weight::Normal,
            Hidden::Over,
        );
        figure.dot(at(farthest, LAYER), Role::Lower, Symbol::Disc);
        let name = Caption::Key("support-point");
        figure.label(at(farthest, LAYER), name, Role::Lower);
        figure
    }

    /// Draws the line through the support point of A.
    pub(super) fn line_of_a(&self) -> Figure {
        let mut figure = self.with_arrow();
        let pane = world::pane_of_shapes();
        line_across(&mut figure, &pane, self.support_of_a(), self.direction);
        figure
    }

    /// Draws the lines of both shapes with the gap between them, the arrow, and the shortest line.
    pub(super) fn lines_of_both(&self) -> Figure {
        let mut figure = self.with_arrow();
        self.lines(&mut figure, self.direction);
        self.closest_points(&mut figure);
        figure
    }

    /// Draws the largest gap, that along the shortest line.
    pub(super) fn largest_gap(&self) -> Figure {
        let mut figure = self.shapes();
        if self.pair.is_apart() {
            self.lines(&mut figure, self.pair.along_shortest());
            self.closest_points(&mut figure);
        } else {
            self.lines(&mut figure, self.direction);
        }
        self.drag_b(&mut figure);
        figure
    }

    /// Draws the arrows from a corner of B to the corners of A, in both panes, and the copies of A that all arrows fill.
    pub(super) fn arrows_from_b(&self) -> Figure {
        let mut figure = self.both_panes();
        let (a, b) = (&self.pair.a, &self.pair.b);
        for corner in &b.rings()[0] {
            figure.outline(a, ORIGIN - corner, Role::A, Weight::Thin);
        }
        let from = support(b, -Vector2::x());
        figure.outline(a, ORIGIN - from, Role::A, Weight::Normal);
        for to in &a.rings()[0] {
            figure.flat_arrow(from, to - from, HEAD, Role::Virtual);
            figure.flat_arrow(ORIGIN, to - from, HEAD, Role::Virtual);
        }
        figure.dot(at(from, LAYER), Role::Virtual, Symbol::Disc);
        self.drag_b(&mut figure);
        figure
    }

    /// Draws the shortest arrow in both panes.
    pub(super) fn shortest_arrow(&self) -> Figure {
        let mut figure = self.both_panes();
        if self.pair.is_apart() {
            let [to, from] = self.pair.closest_points();
            for start in [from, ORIGIN] {
                figure.flat_arrow(start, to - from, HEAD, Role::Witness);
                let middle = start + (to - from) / 2.0;
                let length = Caption::Length(self.pair.distance(), Bound::Exact);
                figure.label(at(middle, LAYER), length, Role::Witness);
            }
            let tip = ORIGIN + (to - from);
            figure.dot(at(tip, LAYER), Role::Witness, Symbol::Disc);
        }
        self.drag_b(&mut figure);
        figure
    }

    /// Draws what the shapes share, or the shortest arrow.
    pub(super) fn overlap(&self) -> Figure {
        let mut figure = self.shortest_arrow();
        let none = [Vector2::zeros(); 2];
        figure.intersection(&self.pair.a, &self.pair.b, none, HATCHED);
        figure
    }

    /// Draws both support points, and that of the difference.
    pub(super) fn two_supports(&self) -> Figure {
        let mut figure = self.both_panes();
        self.arrow(&mut figure);
        let [to, from] = self.pair.supports(self.direction);
        for start in [from, ORIGIN] {
            figure.flat_arrow(start, to - from, HEAD, Role::Lower);
        }
        let farthest = ORIGIN + (to - from);
        let pane = world::pane_of_difference();
        line_across(&mut figure, &pane, farthest, self.direction);
        for point in [to, from] {
            figure.dot(at(point, LAYER), Role::Lower, Symbol::Disc);
        }
        self.turn_arrow(&mut figure);
        figure
    }

    fn support_of_a(&self) -> Point2 {
        support(&self.pair.a, self.direction)
    }

    fn tip(&self) -> Point2 {
        Point2::from(self.direction * ARROW)
    }

    /// Draws A and B with their names.
    fn shapes(&self) -> Figure {
        let mut figure = world::pane_of_shapes().figure();
        let parts = [
            (&self.pair.a, Role::A, "A", NAME_OF_A),
            (&self.pair.b, Role::B, "B", NAME_OF_B),
        ];
        for ((contour, role, name, aside), layer) in parts.into_iter().zip(0..) {
            figure.contour(contour, Vector2::zeros(), layer, role);
            let name = Caption::Math(name.to_owned());
            let place = centre(contour) + aside;
            figure.label(at(place, LAYER), name, Role::Quiet);
        }
        figure
    }

    /// Draws the shapes, and the difference in a second pane.
    fn both_panes(&self) -> Figure {
        let mut figure = self.shapes();
        let pane = world::pane_of_difference();
        figure.items.extend(pane.figure().items);
        figure.contour(&self.pair.difference, ORIGIN.coords, 0, Role::Difference);
        let corner = pane.centre + Vector2::new(-pane.half.x, pane.half.y);
        let title = Caption::Math("A − B".to_owned());
        figure.label(at(corner + TITLE, LAYER), title, Role::Quiet);
        figure.dot(at(ORIGIN, LAYER), Role::Origin, Symbol::Disc);
        figure.label(at(ORIGIN, LAYER), Caption::Key("origin"), Role::Origin);
        figure
    }

    fn closest_points(&self, figure: &mut Figure) {
        if self.pair.is_apart() {
            let ends = self.pair.closest_points().map(|p| at(p, LAYER));
            figure.distance(ends, self.pair.distance(), Bound::Exact, Role::Witness);
        }
    }

    /// Draws the lines through both support points, and the gap where there is one.
    fn lines(&self, figure: &mut Figure, direction: Vector2) {
        let [of_a, of_b] = self.pair.supports(direction);
        for point in [of_a, of_b] {
            line_across(figure, &world::pane_of_shapes(), point, direction);
        }
        let gap = self.pair.gap(direction);
        if gap > 0.0 {
            // It stands beside the shapes, where the shortest line is not.
            let across = Vector2::new(-direction.y, direction.x);
            let [_, closest] = self.pair.closest_points();
            let side = if across.dot(&(of_b - closest)) > 0.0 {
                1.0
            } else {
                -1.0
            };
            let of_b = of_b + across * (side * GAP_ASIDE);
            let ends = [of_b - direction * gap, of_b].map(|p| at(p, LAYER));
            figure.line(&ends, Role::Lower, Weight::Strong, Hidden::Over);
            let middle = of_b - direction * (gap / 2.0);
            let length = Caption::Length(gap, Bound::Exact);
            figure.label(at(middle, LAYER), length, Role::Lower);
        }
    }

    /// Draws the shapes and the arrow, which can be turned.
    fn with_arrow(&self) -> Figure {
        let mut figure = self.shapes();
        self.arrow(&mut figure);
        self.turn_arrow(&mut figure);
        figure
    }

    fn arrow(&self, figure: &mut Figure) {
        let start = Point2::origin();
        figure.flat_arrow(start, self.direction * ARROW, HEAD, Role::Origin);
        figure.dot(at(self.tip(), LAYER), Role::Origin, Symbol::Disc);
    }

    /// Makes the arrow draggable: it turns about the centre of A.
    fn turn_arrow(&self, figure: &mut Figure) {
        let aside = Vector2::new(-self.direction.y, self.direction.x) * GRASP;
        let along = |far: f64| Point2::from(self.direction * far);
        let corners = [
            along(GRASP_FROM) - aside,
            along(GRASP_TO) - aside,
            along(GRASP_TO) + aside,
            along(GRASP_FROM) + aside,
        ];
        let grasped = Polygon::new(vec![corners.to_vec()]).ok();
        let Some(shape) = grasped.as_ref().and_then(plate_of) else {
            return;
        };
        let turn = HandleAxis::new("direction", Vector::z(), self.degrees, world::DIRECTIONS);
        figure.items.push(Item::DragHandle(DragHandle {
            shape,
            pose: Pose::translation(0.0, 0.0, layer(LAYER)),
            along: Vec::new(),
            turn: Some(turn),
        }));
    }

    /// Makes B draggable.
    fn drag_b(&self, figure: &mut Figure) {
        let Some(shape) = plate_of(&self.pair.b) else {
            return;
        };
        let [x, y] = self.at;
        figure.items.push(Item::DragHandle(DragHandle {
            shape,
            pose: Pose::translation(0.0, 0.0, layer(1)),
            along: vec![
                HandleAxis::new("x", Vector::x(), x, world::ACROSS),
                HandleAxis::new("y", Vector::y(), y, world::UPWARDS),
            ],
            turn: None,
        }));
    }
}

/// Draws a line across a direction through a point, up to the edges of a pane.
fn line_across(figure: &mut Figure, pane: &Sheet, through: Point2, direction: Vector2) {
    let across = Vector2::new(-direction.y, direction.x) * Steps::REACH;
    let ends = pane.clip([through - across, through + across]);
    let ends = ends.map(|p| at(p, LAYER));
    figure.line(&ends, Role::Lower, Weight::Normal, Hidden::Over);
}
