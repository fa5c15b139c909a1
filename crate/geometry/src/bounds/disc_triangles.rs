//! Bounds four triangles at once by discs.

use super::simd_disc::SimdDisc;
use super::simd_vector::{SimdVector, corners, cross, dot, not_zero, sqrt_of_squares, subtract};
use crate::Point;
use crate::tolerance::{DISC_GROWTH, DISC_NORMAL_LENGTH};
use wide::f32x4;

impl SimdDisc {
    /// Returns the discs around triangles, a lane each; `origin` is that of the tree. It is
    /// [`super::BoundingDisc::from_triangle`] with the normal in f32. That of a thin triangle may be off its plane, and
    /// then the disc is thicker.
    #[inline]
    pub(crate) fn from_triangles(triangles: &[[Point; 3]; 4], origin: &Point) -> Self {
        let corners = corners(triangles, origin);
        let [a, b, c] = &corners;
        let third = f32x4::splat(1.0 / 3.0);
        let centre = [0, 1, 2].map(|i| (a[i] + b[i] + c[i]) * third);
        let normal = normal(&subtract(b, a), &subtract(c, a));
        let (mut half_thickness, mut squared) = (f32x4::ZERO, f32x4::ZERO);
        for corner in &corners {
            let off = subtract(corner, &centre);
            half_thickness = half_thickness.fast_max(dot(&off, &normal).abs());
            squared = squared.fast_max(dot(&off, &off));
        }
        let growth = f32x4::splat(1.0 + DISC_GROWTH as f32);
        let grown = |size: f32x4| size * growth + f32x4::splat(f32::MIN_POSITIVE);
        Self {
            centre,
            half_thickness: grown(half_thickness),
            normal,
            radius: grown(sqrt_of_squares(squared)),
        }
    }
}

/// Returns the direction of u × v as a disc's normal; zero if it has none.
#[inline]
fn normal(u: &SimdVector, v: &SimdVector) -> SimdVector {
    // Scaled to a length about 1 first, so that no square underflows.
    let scaled = |w: &SimdVector| {
        let longest = w[0].abs().fast_max(w[1].abs()).fast_max(w[2].abs());
        let inverse = f32x4::ONE / not_zero(longest);
        w.map(|x| x * inverse)
    };
    let (u, v) = (scaled(u), scaled(v));
    let cross = cross(&u, &v);
    let inverse = f32x4::splat(DISC_NORMAL_LENGTH) / not_zero(dot(&cross, &cross)).sqrt();
    cross.map(|x| x * inverse)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vector;
    use crate::tolerance::DISC_NOISE;

    /// The triangles are of all sizes, thin, short, and without area.
    #[test]
    fn discs_hold_their_triangles() {
        for size in [1e-30, 1e-12, 1e-3, 1.0, 1e6, 1e18] {
            for thin in [1.0, 1e-3, 1e-7, 1e-12, 0.0] {
                let corner = |x: f64, y: f64, z: f64| Point::from(Vector::new(x, y, z) * size);
                let (a, b) = (corner(0.3, -0.7, 0.2), corner(-0.4, 0.1, 0.9));
                let off = Vector::new(0.5, 0.6, -0.2) * size * thin;
                let triangles = [[a, b, a + off], [b, a, b + off], [a, a, b + off], [a; 3]];
                let discs = SimdDisc::from_triangles(&triangles, &Point::origin());
                for (lane, triangle) in triangles.iter().enumerate() {
                    holds(&discs, lane, triangle);
                }
            }
        }
    }

    fn holds(discs: &SimdDisc, lane: usize, triangle: &[Point; 3]) {
        let of = |v: &SimdVector| Vector::from(v.map(|x| f64::from(x.to_array()[lane])));
        let size = |v: f32x4| f64::from(v.to_array()[lane]);
        let (centre, normal) = (of(&discs.centre), of(&discs.normal));
        assert!(normal.norm() <= 1.0, "{triangle:?}");
        for corner in triangle {
            let off = corner.coords - centre;
            let noise = DISC_NOISE * corner.coords.amax();
            assert!(off.dot(&normal).abs() <= size(discs.half_thickness) + noise);
            assert!(off.norm() <= size(discs.radius) + noise, "{triangle:?}");
        }
    }
}
