//! Colours faces by values: one solid for each of a few colours, for any number of faces.

use std::sync::Arc;

use nearpoint_geometry::shape::{Shape, Soup};
use nearpoint_geometry::{Point, Pose};

use crate::figure::{Caption, Figure, Role};
use crate::shapes;
use crate::solids::solid;

/// The number of colours; each value falls into the band of its colour.
const COLOURS: usize = 24;

/// The faces by colour.
#[derive(Debug)]
pub(crate) struct Shades(Vec<Soup>);

impl Shades {
    /// Makes an empty list of faces for each colour.
    pub fn new() -> Self {
        Self(vec![Soup::default(); COLOURS])
    }

    /// Adds a face with four corners and a value from 0 to 1.
    pub fn face(&mut self, corners: [Point; 4], value: f64) {
        let soup = &mut self.0[band(value)];
        let first = soup.positions.len() as u32;
        soup.positions.extend(corners.map(<[f64; 3]>::from));
        let halves = [[0, 1, 2], [0, 2, 3]];
        soup.triangles
            .extend(halves.map(|half| half.map(|i| first + i)));
        soup.faces.extend([first / 4; 2]);
    }

    /// Draws the coloured faces with the edges of each face.
    pub fn draw_separate(&self, figure: &mut Figure) {
        self.each(figure, |soup| {
            let corners: Vec<Point> = soup.positions.iter().map(|p| Point::from(*p)).collect();
            solid(&corners, soup.triangles.clone(), soup.faces.clone())
        });
    }

    /// Draws the coloured faces with the edges of the bands, and the edges where they bend.
    pub fn draw_joined(&self, figure: &mut Figure) {
        self.each(figure, |soup| {
            let soup = Soup {
                faces: vec![0; soup.triangles.len()],
                ..soup.clone()
            };
            shapes::shape(soup).ok()
        });
    }

    fn each(&self, figure: &mut Figure, make: impl Fn(&Soup) -> Option<Arc<Shape>>) {
        for (colour, soup) in self.0.iter().enumerate() {
            if let (false, Some(shape)) = (soup.triangles.is_empty(), make(soup)) {
                figure.solid(&shape, Pose::identity(), level(colour));
            }
        }
    }
}

fn band(value: f64) -> usize {
    ((value * COLOURS as f64) as usize).min(COLOURS - 1)
}

fn level(colour: usize) -> Role {
    Role::Level((colour * 255 / (COLOURS - 1)) as u8)
}

impl Figure {
    /// Draws the ramp from low to high: from a point along x by this length, and twice as high as a colour is wide.
    pub(super) fn legend(&mut self, from: Point, length: f64) {
        let step = length / COLOURS as f64;
        let mut shades = Shades::new();
        for colour in 0..COLOURS {
            let [low, high] = [colour, colour + 1].map(|i| from.x + step * i as f64);
            let corner = |x, y| Point::new(x, y, from.z);
            let [near, far] = [from.y, from.y + 2.0 * step];
            let corners = [
                corner(low, near),
                corner(high, near),
                corner(high, far),
                corner(low, far),
            ];
            shades.face(corners, (colour as f64 + 0.5) / COLOURS as f64);
        }
        shades.draw_joined(self);
        let beside = |fraction: f64| Point::new(from.x + fraction * length, from.y + step, from.z);
        self.label(beside(-0.14), Caption::Key("low"), Role::Quiet);
        self.label(beside(1.15), Caption::Key("high"), Role::Quiet);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solid_for_each_colour_that_is_there() {
        let mut shades = Shades::new();
        let square = |x: f64| {
            let corner = |dx, y| Point::new(x + dx, y, 0.0);
            [
                corner(0.0, 0.0),
                corner(1.0, 0.0),
                corner(1.0, 1.0),
                corner(0.0, 1.0),
            ]
        };
        for (x, value) in [(0.0, 0.0), (1.0, 0.001), (2.0, 1.0), (3.0, 0.5)] {
            shades.face(square(x), value);
        }
        let mut figure = Figure::empty();
        shades.draw_separate(&mut figure);
        let apart = figure.to_string();
        assert!(
            apart.starts_with("solid Level(0) triangles 4 at"),
            "{apart}"
        );
        assert!(apart.contains("Level(255) triangles 2"), "{apart}");
        assert_eq!(figure.items.len(), 3);
        shades.draw_joined(&mut figure);
        assert_eq!(figure.items.len(), 6);
    }
}
