//! Tests whether a face, or its sweep, intersects a box.

use super::bounds_mode::BoundsMode;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::{Point, Vector};

/// The number of directions that may separate: two normals, and nine that are normal to an edge of the triangle and of the
/// box.
const DIRECTIONS: usize = 11;

/// The hull of a triangle's corners at one instant or at both ends of a step, between pairs of parallel planes. With the box
/// of the same points, the test of a triangle at one instant is exact, to rounding. The directions are those of
/// Akenine-Möller, "Fast 3D triangle–box overlap testing", 2001. For the hull of two triangles it is slightly conservative.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prism {
    slabs: [Slab; DIRECTIONS],
}

/// The points whose product with the direction is between two numbers.
#[derive(Debug, Clone, Copy)]
struct Slab {
    along: Vector,
    lo: f64,
    hi: f64,
}

impl Prism {
    /// Builds the prism of a face, enlarged by the rounding error `noise`.
    pub fn new(swept: &SweptTriangle, when: BoundsMode, noise: f64) -> Self {
        let (to, grown) = match when {
            BoundsMode::Swept => (&swept.to, swept.deviation),
            BoundsMode::Instant => (&swept.from, 0.0),
        };
        let edges = |t: &[Point; 3]| [t[1] - t[0], t[2] - t[1], t[0] - t[2]];
        let [u, v, w] = edges(&swept.from);
        let [u1, v1, _] = edges(to);
        let mut along = [Vector::zeros(); DIRECTIONS];
        along[0] = u.cross(&v);
        along[1] = u1.cross(&v1);
        for (i, e) in [u, v, w].iter().enumerate() {
            along[2 + 3 * i] = Vector::new(0.0, e.z, -e.y);
            along[3 + 3 * i] = Vector::new(-e.z, 0.0, e.x);
            along[4 + 3 * i] = Vector::new(e.y, -e.x, 0.0);
        }
        Self {
            slabs: along.map(|along| {
                let [mut lo, mut hi] = [f64::INFINITY, f64::NEG_INFINITY];
                for p in swept.from.iter().chain(to) {
                    let x = along.dot(&p.coords);
                    lo = if x < lo { x } else { lo };
                    hi = if x > hi { x } else { hi };
                }
                let by = (grown + noise) * (along.x.abs() + along.y.abs() + along.z.abs());
                Slab {
                    along,
                    lo: lo - by,
                    hi: hi + by,
                }
            }),
        }
    }

    /// Returns whether the prism intersects the box, if the prism's own box does.
    #[inline]
    pub fn intersects(&self, centre: &Point, half: &Vector) -> bool {
        self.slabs.iter().all(|slab| {
            let d = &slab.along;
            let middle = d.dot(&centre.coords);
            let reach = d.x.abs() * half.x + d.y.abs() * half.y + d.z.abs() * half.z;
            // In this form a value that overflows separates nothing.
            !(middle - reach > slab.hi || middle + reach < slab.lo)
        })
    }
}
