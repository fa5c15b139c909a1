//! Converts surfaces of faces to plain numbers, for transfer between workers.

use super::FaceSurface;
use crate::{Point, Vector};

/// The nine numbers of a surface: its kind, a point, a direction and two sizes; those that a kind lacks are 0.
///
/// | kind | | point | direction | sizes |
/// |---|---|---|---|---|
/// | 0 | plane | | normal | |
/// | 1 | cylinder | on the axis | axis | radius |
/// | 2 | cone | apex | axis | half angle |
/// | 3 | sphere | centre | | radius |
/// | 4 | torus | centre | axis | major and minor radius |
/// | 5 | free-form | | | |
/// | 6 | other | | | |
pub type SurfaceNumbers = [f64; 9];

impl FaceSurface {
    /// Converts the surface to nine numbers. [`FaceSurface::from_numbers`] restores the same surface, bit for bit.
    pub fn to_numbers(&self) -> SurfaceNumbers {
        let kind = match self {
            Self::Plane { .. } => 0.0,
            Self::Cylinder { .. } => 1.0,
            Self::Cone { .. } => 2.0,
            Self::Sphere { .. } => 3.0,
            Self::Torus { .. } => 4.0,
            Self::Spline => 5.0,
            Self::Other => 6.0,
        };
        let (point, direction, sizes) = self.parameters();
        let [x, y, z]: [f64; 3] = point.unwrap_or_default().into();
        let [u, v, w]: [f64; 3] = direction.unwrap_or_default().into();
        let [size, other] = sizes.map(Option::unwrap_or_default);
        [kind, x, y, z, u, v, w, size, other]
    }

    /// Returns the surface of nine numbers; None if the kind is unknown. [`super::Mesh::with_surfaces`] checks all else.
    pub fn from_numbers([kind, x, y, z, u, v, w, size, other]: SurfaceNumbers) -> Option<Self> {
        let (point, direction) = (Point::new(x, y, z), Vector::new(u, v, w));
        let kinds = [
            Self::Plane { normal: direction },
            Self::Cylinder {
                through: point,
                axis: direction,
                radius: size,
            },
            Self::Cone {
                apex: point,
                axis: direction,
                half_angle: size,
            },
            Self::Sphere {
                centre: point,
                radius: size,
            },
            Self::Torus {
                centre: point,
                axis: direction,
                major: size,
                minor: other,
            },
            Self::Spline,
            Self::Other,
        ];
        (0..7u32)
            .find(|&k| f64::from(k) == kind)
            .map(|k| kinds[k as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surface_numbers_restore_surface() {
        let (point, axis) = (Point::new(0.1, -2.0, 3e5), Vector::new(0.6, 0.0, -0.8));
        #[rustfmt::skip]
        let all = [
            FaceSurface::Plane { normal: axis },
            FaceSurface::Cylinder { through: point, axis, radius: 0.3 },
            FaceSurface::Cone { apex: point, axis, half_angle: 0.7 },
            FaceSurface::Sphere { centre: point, radius: 1.0 / 3.0 },
            FaceSurface::Torus { centre: point, axis, major: 7.0, minor: 0.1 },
            FaceSurface::Spline,
            FaceSurface::Other,
        ];
        for surface in all {
            let found = FaceSurface::from_numbers(surface.to_numbers());
            assert_eq!(found, Some(surface));
        }
        for kind in [7.0, -1.0, 0.5, f64::NAN] {
            assert_eq!(FaceSurface::from_numbers([kind; 9]), None);
        }
    }
}
