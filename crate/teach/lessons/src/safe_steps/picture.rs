//! Draws the pentagon, the bar at its stops, the shortest line, and how far the bar reaches as it turns.

use nearpoint_geometry::planar::{Point2, Vector2};

use super::advance::SpeedBound;
use super::movement::Movement;
use super::steps::Steps;
use crate::contours::at;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::shapes::sin_cos;
use crate::story::Bound;

const LAYER: u32 = 3;
/// The length of an arrow's head.
const HEAD: f64 = 0.35;
/// The number of corners of a drawn circle.
const CIRCLE: u32 = 64;
/// The place of a name beside a centre.
const NAME: Vector2 = Vector2::new(0.0, -0.35);

impl Steps {
    /// Draws the motion: the start, the end, and the way.
    pub(super) fn at_start(&self) -> Figure {
        let mut figure = self.with_a();
        self.draw_b(&mut figure, 0.0);
        self.outline_b(&mut figure, 1.0, Role::B);
        let from = Point2::from(self.movement.from);
        figure.flat_arrow(from, self.movement.way, HEAD, Role::Virtual);
        self.names(&mut figure, 0.0);
        figure
    }

    /// Draws the shortest line, the way, and the circle that the bar's farthest points stay in.
    pub(super) fn bound(&self) -> Figure {
        let mut figure = self.with_a();
        self.draw_b(&mut figure, 0.0);
        let centre = Point2::from(self.movement.from);
        let corner = |i: u32| {
            let (sin, cos) = sin_cos(std::f64::consts::TAU * f64::from(i) / f64::from(CIRCLE));
            at(centre + Vector2::new(cos, sin) * self.movement.reach, LAYER)
        };
        let circle: Vec<_> = (0..=CIRCLE).map(corner).collect();
        figure.line(&circle, Role::Virtual, Weight::Thin, Hidden::Over);
        figure.flat_arrow(centre, self.movement.way, HEAD, Role::Virtual);
        let farthest = self.movement.b.rings()[0][0];
        let radius = [centre, centre + farthest.coords].map(|p| at(p, LAYER));
        figure.line(&radius, Role::Virtual, Weight::Normal, Hidden::Over);
        let middle = centre + farthest.coords * 0.5;
        figure.label(
            at(middle, LAYER),
            Caption::Math("R".to_owned()),
            Role::Virtual,
        );
        self.shortest(&mut figure, 0);
        figure
    }

    /// Draws the bar at a stop, and before it at the stops that led there.
    pub(super) fn stop(&self, stop: usize) -> Figure {
        let mut figure = self.with_a();
        for before in 0..stop {
            self.outline_b(&mut figure, self.time(before), Role::Quiet);
        }
        self.draw_b(&mut figure, self.time(stop));
        self.shortest(&mut figure, stop);
        figure
    }

    /// Draws the bar's outlines at all stops.
    pub(super) fn all_stops(&self, bound: SpeedBound) -> Figure {
        let mut figure = self.with_a();
        let advance = &self.advances[usize::from(bound == SpeedBound::Against)];
        for stop in &advance.stops {
            self.outline_b(&mut figure, stop.time, Role::B);
        }
        if let Some(last) = advance.stops.last().filter(|_| advance.is_contact) {
            let touch = at(last.proximity.on_a.xy(), LAYER);
            figure.dot(touch, Role::Witness, Symbol::Disc);
        }
        figure
    }

    /// Draws the bar at a time, filled.
    pub(super) fn draw_b(&self, figure: &mut Figure, time: f64) {
        if let Ok(b) = self.movement.b_at(time) {
            figure.contour(&b, Vector2::zeros(), 1, Role::B);
        }
    }

    fn outline_b(&self, figure: &mut Figure, time: f64, role: Role) {
        if let Ok(b) = self.movement.b_at(time) {
            figure.outline(&b, Vector2::zeros(), role, Weight::Thin);
        }
    }

    fn with_a(&self) -> Figure {
        let mut figure = Movement::sheet().figure();
        figure.contour(&self.movement.a, Vector2::zeros(), 0, Role::A);
        figure
    }

    fn names(&self, figure: &mut Figure, time: f64) {
        let b = Point2::from(self.movement.shift(time));
        for (centre, name) in [(Point2::origin(), "A"), (b, "B")] {
            figure.label(
                at(centre + NAME, LAYER),
                Caption::Math(name.to_owned()),
                Role::Quiet,
            );
        }
    }

    /// Draws the shortest line at a stop with its length.
    fn shortest(&self, figure: &mut Figure, stop: usize) {
        let Some(found) = self.proximity(stop) else {
            return;
        };
        let ends = [found.on_a, found.on_b].map(|p| at(p.xy(), LAYER));
        figure.distance(ends, found.distance(), Bound::Exact, Role::Lower);
    }
}
