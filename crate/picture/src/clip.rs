//! Clips triangles to the visible region: in front of the eye, and near enough to the view axis for small coordinates.

use nearpoint_geometry::{Point, Vector};

use crate::coverage::{MAX_COORDINATE, SUBPIXELS};
use crate::screen::Screen;

/// A corner of a triangle in the eye's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Corner {
    /// The position, in the eye's frame.
    pub at: Point,
    /// The normal in the eye's frame, of any length.
    pub normal: Vector,
}

/// A half space: the points whose product with the normal is no less than the offset.
type Plane = (Vector, f64);

/// Returns the clip planes: the near plane, then one far out on each side, which keeps coordinates small.
pub fn planes(screen: &Screen) -> [Plane; 5] {
    let far = (MAX_COORDINATE / SUBPIXELS / 4) as f64 / screen.scale;
    [
        (-Vector::z(), screen.near),
        (Vector::new(1.0, 0.0, -far), 0.0),
        (Vector::new(-1.0, 0.0, -far), 0.0),
        (Vector::new(0.0, 1.0, -far), 0.0),
        (Vector::new(0.0, -1.0, -far), 0.0),
    ]
}

/// Returns the corners of the visible part of a triangle, in its order. Triangles get the same new corner on a shared
/// edge.
pub fn clip(triangle: [Corner; 3], planes: &[Plane]) -> Vec<Corner> {
    let mut left = triangle.to_vec();
    for (normal, offset) in planes {
        let inside = |corner: &Corner| normal.dot(&corner.at.coords) - offset;
        if left.iter().all(|corner| inside(corner) >= 0.0) {
            continue;
        }
        let mut next = Vec::with_capacity(left.len() + 1);
        for (i, corner) in left.iter().enumerate() {
            let other = &left[(i + 1) % left.len()];
            let [p, q] = [inside(corner), inside(other)];
            if p >= 0.0 {
                next.push(*corner);
            }
            // The corner is always computed from the inside to the outside, for either orientation of the triangle.
            match (p >= 0.0, q >= 0.0) {
                (true, false) => next.push(corner.towards(other, p / (p - q))),
                (false, true) => next.push(other.towards(corner, q / (q - p))),
                _ => {}
            }
        }
        left = next;
    }
    left
}

impl Corner {
    fn towards(&self, other: &Corner, fraction: f64) -> Corner {
        Corner {
            at: self.at + (other.at - self.at) * fraction,
            normal: self.normal + (other.normal - self.normal) * fraction,
        }
    }
}

#[cfg(test)]
mod tests {
    use nearpoint_testing::Random;

    use super::*;

    fn corner(at: Point) -> Corner {
        Corner {
            at,
            normal: Vector::z(),
        }
    }

    fn doubled_area(corners: &[Corner]) -> f64 {
        let first = corners[0].at;
        let fan = corners.windows(2);
        let turns = fan.map(|pair| (pair[0].at - first).cross(&(pair[1].at - first)));
        turns.sum::<Vector>().norm()
    }

    #[test]
    fn clipped_pieces_cover_the_triangle() {
        let mut random = Random::seeded("clip", 0xc11b);
        let (front, behind) = ((-Vector::z(), 0.5), (Vector::z(), -0.5));
        let mut cut = 0;
        for _ in 0..2000 {
            let triangle = [(); 3].map(|()| corner(random.point() * 3.0));
            let [kept, gone] = [front, behind].map(|plane| clip(triangle, &[plane]));
            assert!(kept.iter().all(|c| c.at.z <= -0.5 + 1e-12), "{kept:?}");
            let areas = [&kept, &gone].map(|c| if c.is_empty() { 0.0 } else { doubled_area(c) });
            let whole = doubled_area(&triangle);
            assert!((areas[0] + areas[1] - whole).abs() < 1e-9, "{triangle:?}");
            cut += usize::from(!kept.is_empty() && !gone.is_empty());
        }
        assert!(cut > 500, "{cut}");
    }

    #[test]
    fn two_triangles_at_an_edge_are_cut_at_the_same_point() {
        let mut random = Random::seeded("clip edge", 0xed6e);
        for _ in 0..500 {
            let [p, q, left, right] = [(); 4].map(|()| corner(random.point() * 3.0));
            let plane = [(-Vector::z(), 0.5)];
            let is_between = |c: &&Corner| c.at.z < 0.0 && ![p, q, left, right].contains(c);
            let one = clip([p, q, left], &plane);
            let other = clip([q, p, right], &plane);
            let shared = |c: &&Corner| other.contains(c);
            let crosses = (p.at.z <= -0.5) != (q.at.z <= -0.5);
            let found = one.iter().filter(is_between).filter(shared).count();
            assert_eq!(found, usize::from(crosses), "{p:?} {q:?}");
        }
    }

    #[test]
    fn clip_of_nan_corners_is_empty() {
        let bad = corner(Point::new(f64::NAN, 0.0, -1.0));
        let good = corner(Point::new(0.0, 0.0, -1.0));
        let screen = Screen {
            size: [8, 8],
            scale: 8.0,
            near: 0.1,
            distance: 1.0,
            pixel: 0.25,
            eye_from_scene: nearpoint_geometry::Pose::identity(),
        };
        let left = clip([bad, good, good], &planes(&screen));
        assert!(
            left.iter()
                .all(|corner| corner.at.x.is_nan() || corner.at.x == 0.0)
        );
        assert!(
            left.iter()
                .filter_map(|corner| screen.project(&corner.at))
                .count()
                <= left.len()
        );
    }
}
