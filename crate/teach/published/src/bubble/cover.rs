//! Covers a triangle with small spheres.

use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::{Point, Vector};

/// A triangle in its own plane: the longest edge from the origin along x, the apex above it.
struct PlanarTriangle {
    origin: Point,
    x: Vector,
    y: Vector,
    /// The length of the longest edge.
    length: f64,
    /// The position of the apex along that edge, and its height above it.
    foot: f64,
    height: f64,
    /// The largest coordinate of a corner.
    max_abs_coordinate: f64,
}

/// Covers the triangle with spheres centred on it, none larger than `radius` except for rounding. `take` returns whether to
/// continue; the function returns false if `take` did.
///
/// One sphere is used if it is enough. Otherwise rows along the longest edge are cut into as few equal rectangles as circles
/// of that radius can hold. No row is higher than the square in such a circle. Each rectangle gets its circle. Quinlan lays
/// a grid of equal spheres; rows of their own width need fewer on thin triangles.
pub(super) fn cover(
    corners: &[Point; 3],
    radius: f64,
    mut take: impl FnMut(Sphere) -> bool,
) -> bool {
    let flat = PlanarTriangle::new(corners);
    let whole = flat.smallest_circle();
    if whole.radius <= radius {
        return take(whole.grown(flat.max_abs_coordinate));
    }
    let rows = (flat.height / (radius * std::f64::consts::SQRT_2))
        .ceil()
        .max(1.0);
    let high = flat.height / rows;
    let longest = (4.0 * radius * radius - high * high).sqrt();
    let mut row = 0.0;
    while row < rows {
        let [left, right] = flat.interval_at(row / rows);
        let columns = ((right - left) / longest).ceil().max(1.0);
        let long = (right - left) / columns;
        let mut column = 0.0;
        while column < columns {
            let centre = flat.point(left + (column + 0.5) * long, (row + 0.5) * high);
            let cell = Sphere {
                centre,
                radius: Vector::new(long, high, 0.0).norm() / 2.0,
            };
            if !take(cell.grown(flat.max_abs_coordinate)) {
                return false;
            }
            column += 1.0;
        }
        row += 1.0;
    }
    true
}

impl PlanarTriangle {
    fn new(&[a, b, c]: &[Point; 3]) -> Self {
        let turns = [[a, b, c], [b, c, a], [c, a, b]];
        let length = |turn: &[Point; 3]| (turn[1] - turn[0]).norm();
        let longest = turns.iter().fold(&turns[0], |best, turn| {
            if length(turn) > length(best) {
                turn
            } else {
                best
            }
        });
        let [from, to, apex] = *longest;
        let x = (to - from).try_normalize(0.0).unwrap_or_default();
        let foot = x.dot(&(apex - from));
        let up = (apex - from) - x * foot;
        Self {
            origin: from,
            x,
            y: up.try_normalize(0.0).unwrap_or_default(),
            length: length(longest),
            foot,
            height: up.norm(),
            max_abs_coordinate: [a, b, c]
                .iter()
                .map(|p| p.coords.amax())
                .fold(0.0, f64::max),
        }
    }

    fn point(&self, along: f64, above: f64) -> Point {
        self.origin + self.x * along + self.y * above
    }

    /// Returns the interval that the triangle covers along x at this fraction of its height. Lower intervals are at least as
    /// wide.
    fn interval_at(&self, part: f64) -> [f64; 2] {
        let apex = self.foot.clamp(0.0, self.length);
        [apex * part, self.length - (self.length - apex) * part]
    }

    /// Returns the smallest circle: on the longest edge if the angle opposite is obtuse, else through all three corners.
    fn smallest_circle(&self) -> Sphere {
        let (half, foot, height) = (self.length / 2.0, self.foot, self.height);
        let above = if height > 0.0 {
            ((foot * foot + height * height - foot * self.length) / (2.0 * height)).max(0.0)
        } else {
            0.0
        };
        let to_end = Vector::new(half, above, 0.0).norm();
        let to_apex = Vector::new(foot - half, height - above, 0.0).norm();
        Sphere {
            centre: self.point(half, above),
            radius: to_end.max(to_apex),
        }
    }
}
