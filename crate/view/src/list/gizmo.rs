//! Draws handles around the selection: arrows and squares to move it, rings to rotate it. Their screen size is
//! constant.

use nearpoint_geometry::{Point, Vector};

use super::{Dot, OccludedStyle, Stroke, Symbol};
use crate::axis::Axis;
use crate::camera::Camera;
use crate::section::across;
use crate::style::{Colour, Palette, faded, width};

/// A handle of the gizmo that the user drags to move or rotate the selection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Handle {
    /// An arrow, which moves along the axis.
    Arrow(Axis),
    /// A square, which moves in the plane across the axis.
    Square(Axis),
    /// A ring, which rotates about the axis.
    Ring(Axis),
    /// The ring of the hinge, which rotates about it.
    Hinge,
    /// The outer ring, which rotates about the line of sight.
    Twist,
    /// The inside of the rings, which rotates freely, as a ball.
    Ball,
}

impl Handle {
    /// Returns whether the handle rotates the parts; otherwise it moves them.
    pub fn is_rotation(self) -> bool {
        !matches!(self, Self::Arrow(_) | Self::Square(_))
    }

    /// Returns the scene axis that the handle moves along or rotates about, if there is one.
    pub fn axis(self) -> Option<Axis> {
        match self {
            Self::Arrow(axis) | Self::Square(axis) | Self::Ring(axis) => Some(axis),
            Self::Hinge | Self::Twist | Self::Ball => None,
        }
    }
}

/// The gizmo on a selection: the position and the kind of its handles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gizmo {
    /// The centre of the selection.
    pub at: Point,
    /// True for rings, false for arrows and squares.
    pub has_rings: bool,
    /// The axis of a hinge, of unit length: its ring is the only one.
    pub hinge: Option<Vector>,
    /// The handle that is dragged or under the pointer.
    pub active: Option<Handle>,
}

/// The sizes of the handles, in CSS pixels.
const ARROW: f64 = 84.0;
const HEAD: f64 = 16.0;
const HEAD_WIDTH: f32 = 12.0;
const SQUARE: f64 = 34.0;
/// The radius of the rings, and the movement of the cursor that rolls the ball by a radian.
pub(crate) const RING: f64 = 78.0;
const TWIST: f64 = 98.0;
const PICK_DISTANCE: f64 = 9.0;
/// The number of straight pieces of a ring.
const RING_SEGMENTS: usize = 48;

impl Gizmo {
    /// Returns all handles that have a centre line.
    fn handles(&self) -> Vec<Handle> {
        let mut handles = Vec::new();
        if self.hinge.is_some() {
            handles.push(Handle::Hinge);
        } else if self.has_rings {
            handles.push(Handle::Twist);
            handles.extend(Axis::ALL.map(Handle::Ring));
        } else {
            handles.extend(Axis::ALL.map(Handle::Square));
            handles.extend(Axis::ALL.map(Handle::Arrow));
        }
        handles
    }

    /// Returns the handle under a canvas position in CSS pixels.
    pub fn hit(&self, camera: &Camera, x: f64, y: f64) -> Option<Handle> {
        let distance = |handle: &Handle| self.distance(*handle, camera, x, y);
        let nearest = self
            .handles()
            .into_iter()
            .min_by(|p, q| distance(p).total_cmp(&distance(q)))?;
        if distance(&nearest) <= PICK_DISTANCE {
            return Some(nearest);
        }
        let middle = camera
            .project(self.at)
            .filter(|_| self.has_rings && self.hinge.is_none())?;
        ((middle.x - x).hypot(middle.y - y) < RING).then_some(Handle::Ball)
    }

    /// Returns the distance on the screen to the handle's centre line, in CSS pixels.
    fn distance(&self, handle: Handle, camera: &Camera, x: f64, y: f64) -> f64 {
        let place = |point| camera.project(point).map(|p| (p.x, p.y));
        let pieces = self.path(handle, camera);
        let to_piece = |piece: &[Point; 2]| match (place(piece[0]), place(piece[1])) {
            (Some(a), Some(b)) => distance_to_segment((x, y), a, b),
            _ => f64::INFINITY,
        };
        pieces.iter().map(to_piece).fold(f64::INFINITY, f64::min)
    }

    /// Returns the handle's centre line, piece by piece.
    fn path(&self, handle: Handle, camera: &Camera) -> Vec<[Point; 2]> {
        let pixel = camera.pixel_at(camera.depth_of(self.at));
        match handle {
            // The line starts off the centre, where the three would coincide.
            Handle::Arrow(axis) => {
                let step = axis.direction() * pixel;
                vec![[self.at + step * (SQUARE / 2.0), self.at + step * ARROW]]
            }
            Handle::Square(axis) => {
                let [u, v] = axis
                    .others()
                    .map(|other| other.direction() * (SQUARE * pixel));
                vec![[self.at + (u + v) * 0.88, self.at + (u + v) * 1.12]]
            }
            Handle::Ring(axis) => {
                let arms = axis.others().map(Axis::direction);
                self.circle(arms, RING * pixel)
            }
            Handle::Hinge => {
                let arms = across(self.hinge.unwrap_or_else(Vector::z));
                self.circle(arms, RING * pixel)
            }
            Handle::Twist => self.circle([camera.right(), camera.screen_up()], TWIST * pixel),
            Handle::Ball => self.circle([camera.right(), camera.screen_up()], RING * pixel),
        }
    }

    fn circle(&self, arms: [Vector; 2], radius: f64) -> Vec<[Point; 2]> {
        let [u, v] = arms.map(|arm| arm * radius);
        let at = |i: usize| {
            let (sin, cos) = (i as f64 / RING_SEGMENTS as f64 * std::f64::consts::TAU).sin_cos();
            self.at + u * cos + v * sin
        };
        (0..RING_SEGMENTS).map(|i| [at(i), at(i + 1)]).collect()
    }

    /// Returns the colour of a handle. The active one is accented, and the others are paler, except for the ball, which
    /// is inside them.
    fn colour(&self, handle: Handle, palette: &Palette) -> Colour {
        let own = match handle {
            _ if self.active == Some(handle) => return palette.accent,
            Handle::Arrow(axis) | Handle::Square(axis) | Handle::Ring(axis) => {
                palette.axes[axis as usize]
            }
            Handle::Hinge => palette.accent,
            Handle::Twist | Handle::Ball => palette.clear,
        };
        let alone = matches!(self.active, None | Some(Handle::Ball));
        faded(own, if alone { 1.0 } else { 0.4 })
    }

    /// Draws the handles.
    pub fn draw(&self, camera: &Camera, palette: &Palette) -> (Vec<Stroke>, Vec<Dot>) {
        let (mut strokes, mut dots) = (Vec::new(), Vec::new());
        let ball = self.active.filter(|active| *active == Handle::Ball);
        for handle in self.handles().into_iter().chain(ball) {
            let colour = self.colour(handle, palette);
            let line = |[from, to]: [Point; 2], widths: [f32; 2]| {
                Stroke::new([from, to], widths, colour, OccludedStyle::OnTop)
            };
            let path = self.path(handle, camera);
            match handle {
                Handle::Arrow(_) => {
                    let [from, to] = path[0];
                    let tip = to
                        + (to - from).normalize()
                            * (HEAD * camera.pixel_at(camera.depth_of(to)).max(0.0));
                    strokes.push(line([from, to], [width::GIZMO; 2]));
                    strokes.push(line([to, tip], [HEAD_WIDTH, 0.0]));
                }
                Handle::Square(_) => {
                    let at = nearpoint_geometry::nalgebra::center(&path[0][0], &path[0][1]);
                    dots.push(Dot::new(at, Symbol::Square, 5.5, 2.0, colour));
                }
                Handle::Twist | Handle::Ball => {
                    strokes.extend(path.iter().map(|piece| line(*piece, [width::AXIS; 2])));
                }
                Handle::Ring(_) | Handle::Hinge => {
                    // The far half is pale, so that the ring is recognisable.
                    let far = |piece: &[Point; 2]| (piece[0] - self.at).dot(&camera.back()) < 0.0;
                    strokes.extend(path.iter().map(|piece| {
                        let mut stroke = line(*piece, [width::GIZMO; 2]);
                        stroke.fade = [if far(piece) { 0.35 } else { 1.0 }; 2];
                        stroke
                    }));
                }
            }
        }
        (strokes, dots)
    }
}

fn distance_to_segment(p: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (along, to) = ((b.0 - a.0, b.1 - a.1), (p.0 - a.0, p.1 - a.1));
    let length = along.0 * along.0 + along.1 * along.1;
    let fraction = if length > 0.0 {
        ((to.0 * along.0 + to.1 * along.1) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (to.0 - fraction * along.0).hypot(to.1 - fraction * along.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::StandardView;
    use nearpoint_geometry::unit::Up;

    fn from_the_front() -> Camera {
        let mut camera = crate::testing::camera(Up::Z, 600.0, 600.0);
        camera.look_from(StandardView::Front);
        camera
    }

    fn gizmo(has_rings: bool, active: Option<Handle>) -> Gizmo {
        Gizmo {
            at: Point::origin(),
            has_rings,
            hinge: None,
            active,
        }
    }

    #[test]
    fn handles_are_hit_where_they_are_drawn_at_any_distance() {
        let mut camera = from_the_front();
        for factor in [1.0, 1e-5, 1e9] {
            camera.zoom(Point::origin(), factor);
            let diagonal = 78.0 / 2f64.sqrt();
            for (turns, x, y, handle) in [
                (false, 70.0, 0.0, Some(Handle::Arrow(Axis::X))),
                (false, 0.0, -70.0, Some(Handle::Arrow(Axis::Z))),
                (false, 34.0, -34.0, Some(Handle::Square(Axis::Y))),
                (false, 70.0, 60.0, None),
                (true, diagonal, -diagonal, Some(Handle::Ring(Axis::Y))),
            ] {
                let gizmo = gizmo(turns, None);
                let hit = gizmo.hit(&camera, 300.0 + x, 300.0 + y);
                assert_eq!(hit, handle, "{x} {y} times {factor}");
            }
        }
    }

    #[test]
    fn the_active_handle_stands_out() {
        let palette = crate::style::Theme::Light.palette();
        let gizmo = gizmo(false, Some(Handle::Arrow(Axis::Z)));
        let (strokes, _) = gizmo.draw(&from_the_front(), &palette);
        let accented = strokes.iter().filter(|s| s.colour == palette.accent);
        assert_eq!(accented.count(), 2);
    }
}
