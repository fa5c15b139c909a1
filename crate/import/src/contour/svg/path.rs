//! Draws path data with every command.

use super::super::affine::Affine;
use super::super::drawing::MAX_VERTICES;
use super::super::flatten::Flattener;
use super::super::line::Line;
use nearpoint_geometry::nalgebra::RealField;
use nearpoint_geometry::planar::{PlanarRotation, Point2, Vector2};
use std::f64::consts::{PI, TAU};
use svgtypes::{Error, PathParser, PathSegment};

/// Returns the subpaths of path data, drawn through a map. Subpaths of a single point are dropped.
pub(super) fn lines(data: &str, map: &Affine, flatness: f64) -> Result<Vec<Line>, Error> {
    let mut tracer = PathReader {
        map: *map,
        flatness,
        lines: Vec::new(),
        vertices: 0,
        pen: None,
        start: Point2::origin(),
        current: Point2::origin(),
        control: Control::None,
    };
    for segment in PathParser::from(data) {
        tracer.segment(segment?);
        // The code that counts vertices refuses so many.
        if tracer.vertices > MAX_VERTICES {
            break;
        }
    }
    tracer.end(false);
    Ok(tracer.lines)
}

/// The last control point, which a smooth curve mirrors.
#[derive(Debug, Clone, Copy)]
enum Control {
    None,
    Cubic(Point2),
    Quadratic(Point2),
}

struct PathReader {
    map: Affine,
    flatness: f64,
    lines: Vec<Line>,
    /// The number of vertices of all finished lines.
    vertices: usize,
    pen: Option<Flattener>,
    start: Point2,
    current: Point2,
    control: Control,
}

impl PathReader {
    fn segment(&mut self, segment: PathSegment) {
        let base = if segment.is_abs() {
            Vector2::zeros()
        } else {
            self.current.coords
        };
        let at = |x: f64, y: f64| Point2::new(x, y) + base;
        let mut control = Control::None;
        match segment {
            PathSegment::MoveTo { x, y, .. } => {
                self.end(false);
                self.start = at(x, y);
                self.current = self.start;
            }
            PathSegment::ClosePath { .. } => {
                self.end(true);
                self.current = self.start;
            }
            PathSegment::LineTo { x, y, .. } => self.line(at(x, y)),
            PathSegment::HorizontalLineTo { x, .. } => {
                self.line(Point2::new(x + base.x, self.current.y))
            }
            PathSegment::VerticalLineTo { y, .. } => {
                self.line(Point2::new(self.current.x, y + base.y))
            }
            PathSegment::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x,
                y,
                ..
            } => {
                control = self.cubic(at(x1, y1), at(x2, y2), at(x, y));
            }
            PathSegment::SmoothCurveTo { x2, y2, x, y, .. } => {
                let first = match self.control {
                    Control::Cubic(control) => self.current + (self.current - control),
                    _ => self.current,
                };
                control = self.cubic(first, at(x2, y2), at(x, y));
            }
            PathSegment::Quadratic { x1, y1, x, y, .. } => {
                control = self.quadratic(at(x1, y1), at(x, y))
            }
            PathSegment::SmoothQuadratic { x, y, .. } => {
                let middle = match self.control {
                    Control::Quadratic(control) => self.current + (self.current - control),
                    _ => self.current,
                };
                control = self.quadratic(middle, at(x, y));
            }
            PathSegment::EllipticalArc {
                rx,
                ry,
                x_axis_rotation,
                large_arc,
                sweep,
                x,
                y,
                ..
            } => {
                self.arc([rx, ry], x_axis_rotation, [large_arc, sweep], at(x, y));
            }
        }
        self.control = control;
    }

    fn pen(&mut self) -> &mut Flattener {
        let (map, flatness, here) = (self.map, self.flatness, self.current);
        self.pen
            .get_or_insert_with(|| Flattener::new(map, flatness, here))
    }

    fn line(&mut self, to: Point2) {
        self.pen().line(to);
        self.current = to;
    }

    fn cubic(&mut self, first: Point2, second: Point2, to: Point2) -> Control {
        self.pen().bezier(&[first, second, to].map(|p| (p, 1.0)));
        self.current = to;
        Control::Cubic(second)
    }

    fn quadratic(&mut self, centre: Point2, to: Point2) -> Control {
        self.pen().bezier(&[centre, to].map(|p| (p, 1.0)));
        self.current = to;
        Control::Quadratic(centre)
    }

    /// Draws an arc by its ends, as in SVG 2, section B.2.4: radii that are too small are scaled up, and radii of 0
    /// make a line.
    fn arc(
        &mut self,
        radii: [f64; 2],
        degrees: f64,
        [is_large, is_clockwise]: [bool; 2],
        to: Point2,
    ) {
        let [rx, ry] = radii.map(f64::abs);
        let turn = PlanarRotation::from_degrees(degrees);
        let half = turn.inverse_vector((self.current - to) / 2.0);
        let (x, y) = (half.x / rx, half.y / ry);
        let size = (x * x + y * y).sqrt();
        if !(size > 0.0 && size.is_finite()) {
            return self.line(to);
        }
        let grown = size.max(1.0);
        let (x, y) = (x / grown, y / grown);
        let [u, v] =
            [Vector2::x() * (rx * grown), Vector2::y() * (ry * grown)].map(|r| turn.vector(r));
        // On the unit circle, the line from the chord's midpoint to the centre is perpendicular to the chord.
        let off = (1.0 / (x * x + y * y) - 1.0).max(0.0).sqrt();
        let off = if is_large == is_clockwise { -off } else { off };
        let (cx, cy) = (off * y, -off * x);
        let centre = nearpoint_geometry::nalgebra::center(&self.current, &to) + u * cx + v * cy;
        let angle = |x: f64, y: f64| RealField::atan2(y, x);
        let from = angle(x - cx, y - cy);
        let sweep = (angle(-x - cx, -y - cy) - from).rem_euclid(TAU);
        let sweep = match is_clockwise {
            _ if size >= 1.0 => {
                if is_clockwise {
                    PI
                } else {
                    -PI
                }
            }
            true => sweep,
            false => sweep - TAU,
        };
        self.pen().arc(centre, [u, v], from, sweep, Some(to));
        self.current = to;
    }

    fn end(&mut self, is_closed: bool) {
        let Some(pen) = self.pen.take() else {
            return;
        };
        let mut points = pen.finish();
        if is_closed && points.first() == points.last() {
            points.pop();
        }
        if points.len() >= 2 {
            self.vertices += points.len();
            self.lines.push(Line { points, is_closed });
        }
    }
}
