//! Draws the pair before and after a method's move, and at the end four of them.

use nearpoint_geometry::planar::{Point2, Polygon, Vector2};

use super::steps::{NAMES, Steps};
use crate::contours::{at, drag, scaled};
use crate::figure::{Caption, Figure, Hidden, Role, Weight};

/// The length of an arrow's head.
pub(super) const HEAD: f64 = 0.3;
pub(super) const LAYER: u32 = 3;
/// The radius of the picture that sets how closely the intersection is hatched.
pub(super) const HATCHED: f64 = 4.0;
/// The scale of each of four pictures in one.
const SMALL: f64 = 0.5;

impl Steps {
    /// Draws the pair as it is at first.
    pub(super) fn before(&self) -> Figure {
        self.moved_by(Vector2::zeros(), |figure| {
            let b = at(Point2::from(self.shift), LAYER);
            figure.label(b, Caption::Key("drag-me"), Role::Origin);
        })
    }

    pub(super) fn after(&self, method: usize) -> Figure {
        self.moved_by(self.results[method].answer.separation, |_| {})
    }

    fn moved_by(&self, moved_by: Vector2, draw: impl FnOnce(&mut Figure)) -> Figure {
        let mut figure = self.sheet.figure();
        let scene = Scene {
            a: &self.pair.a,
            b: &self.pair.b,
            shift: self.shift,
            moved_by,
            centre: Vector2::zeros(),
            hatched: HATCHED,
        };
        scene.show(&mut figure);
        draw(&mut figure);
        drag(&mut figure, &self.pair.b, self.shift, self.values);
        figure
    }

    pub(super) fn side_by_side(&self) -> Figure {
        let mut figure = self.sheet.figure();
        let (middle, half) = (self.sheet.centre, self.sheet.half);
        let cross = [Vector2::new(half.x, 0.0), Vector2::new(0.0, half.y)];
        for arm in cross {
            let ends = [middle - arm, middle + arm].map(|p| at(p, 0));
            figure.line(&ends, Role::Quiet, Weight::Thin, Hidden::Over);
        }
        let (Ok(a), Ok(b)) = (scaled(&self.pair.a, SMALL), scaled(&self.pair.b, SMALL)) else {
            return figure;
        };
        let corners = [[-0.5, 0.5], [0.5, 0.5], [-0.5, -0.5], [0.5, -0.5]];
        for ((corner, found), name) in corners.into_iter().zip(&self.results).zip(NAMES) {
            let corner = middle + half.component_mul(&Vector2::from(corner));
            let scene = Scene {
                a: &a,
                b: &b,
                shift: self.shift * SMALL,
                moved_by: found.answer.separation * SMALL,
                centre: corner - middle * SMALL,
                hatched: HATCHED * SMALL,
            };
            scene.show(&mut figure);
            let title = corner + Vector2::new(0.0, 0.42 * half.y);
            figure.label(at(title, LAYER), Caption::Key(name), Role::Quiet);
        }
        figure
    }
}

/// A pair with A moved out of B, drawn about a centre.
struct Scene<'a> {
    a: &'a Polygon,
    b: &'a Polygon,
    shift: Vector2,
    moved_by: Vector2,
    centre: Vector2,
    hatched: f64,
}

impl Scene<'_> {
    fn show(&self, figure: &mut Figure) {
        let moved = self.centre + self.moved_by;
        figure.contour(self.a, moved, 0, Role::A);
        figure.contour(self.b, self.centre + self.shift, 1, Role::B);
        figure.intersection(
            self.a,
            self.b,
            [moved, self.centre + self.shift],
            self.hatched,
        );
        if self.moved_by != Vector2::zeros() {
            figure.outline(self.a, self.centre, Role::Removed, Weight::Thin);
            let from = Point2::from(self.centre);
            figure.flat_arrow(from, self.moved_by, HEAD, Role::Virtual);
        }
    }
}
