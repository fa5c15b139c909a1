//! Draws numbers and arrows over pictures, where their cameras show the places.

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::{Point, Vector};

use crate::report::View;
use crate::report::markup::Markup;
use crate::report::picture::{is_png, size};
use nearpoint_scene::file::Camera;

/// The radius of a number's circle, as a fraction of the picture's height.
const RADIUS: f64 = 0.028;
/// The largest number of numbers in a picture. More would cover the assembly and each other.
const MAX_NUMBERS: usize = 99;
/// An arrow whose tip is the origin, which it points at from the upper right.
const ARROW: &str = "M0 0L5 -17L9 -13L30 -34L34 -30L13 -9L17 -5Z";

/// A clash in a picture.
pub(super) struct Place<'a> {
    pub(super) position: [f64; 3],
    /// The name of the section of the clash.
    pub(super) id: &'a str,
    pub(super) number: u32,
}

/// A picture with its size, ready to draw on.
pub(super) struct Figure<'a> {
    view: &'a View,
    size: [f64; 2],
}

impl<'a> Figure<'a> {
    /// Returns the figure of a picture, if it is one.
    pub(super) fn new(view: &'a View) -> Option<Self> {
        let size = size(&view.picture).filter(|_| is_png(&view.picture))?;
        let [width, height] = size;
        (width > 0 && height > 0).then_some(Self {
            view,
            size: size.map(f64::from),
        })
    }

    /// Writes the picture with an arrow at a place.
    pub(super) fn with_arrow(&self, to: &mut Markup, position: [f64; 3], alt: &str) {
        self.write(to, "img", alt, |drawing| {
            let Some([x, y]) = self.on_picture(position) else {
                return;
            };
            let [width, height] = self.size;
            // The arrow comes from the upper right, where there is room for it.
            let scale = height / 400.0;
            let room = 40.0 * scale;
            let [sx, sy] = [x + room > width, y < room].map(|is_flipped| match is_flipped {
                true => -scale,
                false => scale,
            });
            let place = format!("translate({x:.1} {y:.1}) scale({sx:.3} {sy:.3})");
            let attributes = [("class", "arrow"), ("d", ARROW), ("transform", &place)];
            drawing.leaf("path", &attributes, "");
        });
    }

    /// Writes the picture with the numbers of the first clashes that it shows, at their places. Numbers that would
    /// cover each other move apart. Returns how many shown clashes have no number.
    pub(super) fn with_numbers<'p>(
        &self,
        to: &mut Markup,
        places: impl Iterator<Item = Place<'p>>,
        alt: &str,
    ) -> usize {
        let radius = RADIUS * self.size[1];
        let mut taken: Vec<[f64; 2]> = Vec::new();
        let mut left = 0;
        // Its links are no part of an image for screen readers.
        self.write(to, "group", alt, |drawing| {
            for place in places {
                let Some(at) = self.on_picture(place.position) else {
                    continue;
                };
                if taken.len() == MAX_NUMBERS {
                    left += 1;
                    continue;
                }
                let label = free_place(at, radius, &taken);
                taken.push(label);
                self.number(drawing, &place, at, label, radius);
            }
        });
        left
    }

    fn number(
        &self,
        drawing: &mut Markup,
        place: &Place,
        [x, y]: [f64; 2],
        [left, top]: [f64; 2],
        radius: f64,
    ) {
        let address = format!("#{}", place.id);
        drawing.element("a", &[("href", &address)], |link| {
            let line = format!("M{x:.1} {y:.1}L{left:.1} {top:.1}");
            link.leaf("path", &[("class", "leader"), ("d", &line)], "");
            let [cx, cy, r] = [left, top, radius].map(|value| format!("{value:.1}"));
            link.leaf("circle", &[("cx", &cx), ("cy", &cy), ("r", &r)], "");
            let number = place.number.to_string();
            let size = format!("{:.1}", radius * if number.len() < 3 { 1.2 } else { 0.85 });
            let attributes = [("x", &*cx), ("y", &cy), ("font-size", &size)];
            link.leaf("text", &attributes, &number);
        });
    }

    fn write(&self, to: &mut Markup, role: &str, alt: &str, draw: impl FnOnce(&mut Markup)) {
        let [width, height] = self.size.map(|side| side.to_string());
        let sides = format!("0 0 {width} {height}");
        let attributes = [("viewBox", &*sides), ("role", role), ("aria-label", alt)];
        to.element("svg", &attributes, |drawing| {
            let attributes = [("width", &*width), ("height", &height)];
            drawing.svg_image(&self.view.picture, &attributes);
            draw(drawing);
        });
    }

    /// Returns the pixels from the left and from the top at which the camera shows a point, if it is in the picture.
    fn on_picture(&self, position: [f64; 3]) -> Option<[f64; 2]> {
        let [width, height] = self.size;
        let [x, y] = seen_at(&self.view.camera, width / height, position.into())?;
        let is_inside = x.abs() <= 1.0 && y.abs() <= 1.0;
        is_inside.then_some([(1.0 + x) / 2.0 * width, (1.0 - y) / 2.0 * height])
    }
}

/// Returns where a camera shows a point: −1 to 1 from left to right and from the bottom to the top.
fn seen_at(camera: &Camera, aspect: f64, point: Point) -> Option<[f64; 2]> {
    let eye = Point::from(camera.eye);
    let to_target = Point::from(camera.target) - eye;
    let forward = to_target.try_normalize(0.0)?;
    let right = forward.cross(&Vector::from(camera.up)).try_normalize(0.0)?;
    let up = right.cross(&forward);
    let from_eye = point - eye;
    let depth = match camera.orthographic {
        // It shows everything in the size that it has at the target.
        true => to_target.norm(),
        false => from_eye.dot(&forward),
    };
    let half_height = depth * ComplexField::tan(camera.field_of_view / 2.0);
    let seen = [
        from_eye.dot(&right) / (half_height * aspect),
        from_eye.dot(&up) / half_height,
    ];
    (depth > 0.0 && seen.iter().all(|x| x.is_finite())).then_some(seen)
}

/// Returns the place for a number: at the point itself, or else on the nearest of some rings around it.
fn free_place(at: [f64; 2], radius: f64, taken: &[[f64; 2]]) -> [f64; 2] {
    /// Eight directions to the neighbours of a place.
    const AROUND: [[f64; 2]; 8] = [
        [1.0, -0.4],
        [-1.0, -0.4],
        [0.4, -1.0],
        [-0.4, -1.0],
        [1.0, 0.4],
        [-1.0, 0.4],
        [0.4, 1.0],
        [-0.4, 1.0],
    ];
    let is_free = |[x, y]: &[f64; 2]| {
        let far =
            |[u, v]: &[f64; 2]| (x - u) * (x - u) + (y - v) * (y - v) >= 4.0 * radius * radius;
        taken.iter().all(far)
    };
    let rings = (1..6).flat_map(|ring| {
        let reach = 2.2 * radius * f64::from(ring);
        AROUND.map(|[x, y]| [at[0] + reach * x, at[1] + reach * y])
    });
    ([at].into_iter().chain(rings)).find(is_free).unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn point_is_seen_where_the_camera_shows_it() {
        let camera = Camera {
            eye: [0.0, -10.0, 0.0],
            target: [0.0; 3],
            up: [0.0, 0.0, 1.0],
            field_of_view: std::f64::consts::FRAC_PI_2,
            orthographic: false,
        };
        let near = |point: [f64; 3], seen: [f64; 2]| {
            let [x, y] = seen_at(&camera, 2.0, point.into()).unwrap();
            assert!((x - seen[0]).abs() + (y - seen[1]).abs() < 1e-12, "{x} {y}");
        };
        near([0.0; 3], [0.0, 0.0]);
        // At depth 10 the picture is 20 high and 40 wide.
        near([20.0, 0.0, 10.0], [1.0, 1.0]);
        near([-10.0, 0.0, -5.0], [-0.5, -0.5]);
        near([-10.0, 10.0, -5.0], [-0.25, -0.25]);
        let parallel = Camera {
            orthographic: true,
            ..camera
        };
        let seen = seen_at(&parallel, 2.0, [-10.0, 10.0, -5.0].into()).unwrap();
        assert!(seen.iter().all(|x| (x + 0.5).abs() < 1e-12), "{seen:?}");
        assert_eq!(seen_at(&camera, 2.0, [0.0, -11.0, 0.0].into()), None);
        let flat = Camera {
            up: [0.0, 1.0, 0.0],
            ..camera
        };
        assert_eq!(seen_at(&flat, 2.0, [0.0; 3].into()), None);
    }

    #[test]
    fn numbers_at_one_place_do_not_cover_each_other() {
        let mut taken: Vec<[f64; 2]> = Vec::new();
        for _ in 0..20 {
            let next = free_place([100.0, 100.0], 10.0, &taken);
            for other in &taken {
                let off = [next[0] - other[0], next[1] - other[1]];
                let squared = off[0] * off[0] + off[1] * off[1];
                assert!(squared >= 400.0, "{next:?} {other:?}");
            }
            taken.push(next);
        }
    }
}
