//! Makes meshes of boxes and round shapes.

use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_message::{Message, message};

/// The number of sides of a circle: its polygon is within [`ROUNDNESS`] of it.
const SEGMENTS: u32 = 72;

/// The message for the largest distance of a round shape from its mesh.
pub(crate) const ROUNDNESS: Message = message!("robot-0-1-radius");

/// A shape about its own origin; its length is along z.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Primitive {
    Cuboid([f64; 3]),
    Cylinder {
        radius: f64,
        length: f64,
    },
    Sphere {
        radius: f64,
    },
    /// A capsule; the length is that of the cylinder between the two caps.
    Capsule {
        radius: f64,
        length: f64,
    },
    /// An ellipsoid with these radii.
    Ellipsoid([f64; 3]),
    /// A cone; its apex is up, and its origin is at half its height.
    Cone {
        radius: f64,
        length: f64,
    },
}

impl Primitive {
    pub(crate) fn is_round(&self) -> bool {
        !matches!(self, Self::Cuboid(_))
    }

    /// Returns the bitwise identity of the shape.
    pub(crate) fn key(&self) -> (u8, [u64; 3]) {
        let (kind, numbers) = match *self {
            Self::Cuboid(sizes) => (0, sizes),
            Self::Cylinder { radius, length } => (1, [radius, length, 0.0]),
            Self::Sphere { radius } => (2, [radius, 0.0, 0.0]),
            Self::Capsule { radius, length } => (3, [radius, length, 0.0]),
            Self::Ellipsoid(radii) => (4, radii),
            Self::Cone { radius, length } => (5, [radius, length, 0.0]),
        };
        (kind, numbers.map(f64::to_bits))
    }

    /// Returns the mesh. Round shapes have their corners on the true surface, so the mesh is inside it. The mesh is
    /// made with size one and stretched, so that boxes have the file's sizes to the last digit.
    pub(crate) fn soup(&self) -> Soup {
        match *self {
            Self::Cuboid(sizes) => stretched(primitives::cuboid(1.0, 1.0, 1.0), sizes),
            Self::Cylinder { radius, length } => {
                let unit = primitives::tube(SEGMENTS, 1.0, 0.0, 1.0);
                stretched(unit, [radius, radius, length])
            }
            Self::Sphere { radius } => stretched(
                primitives::uv_sphere(SEGMENTS, SEGMENTS / 2, 1.0),
                [radius; 3],
            ),
            Self::Capsule { radius, length } => {
                let unit = primitives::capsule(SEGMENTS, SEGMENTS / 4, 1.0, length / radius);
                stretched(unit, [radius; 3])
            }
            Self::Ellipsoid(radii) => {
                stretched(primitives::uv_sphere(SEGMENTS, SEGMENTS / 2, 1.0), radii)
            }
            Self::Cone { radius, length } => stretched(cone(), [radius, radius, length]),
        }
    }
}

/// Makes the cone of radius and height 1: a tube whose upper rim is one point.
fn cone() -> Soup {
    let mut soup = primitives::tube(SEGMENTS, 1.0, 0.0, 1.0);
    for [x, y, z] in &mut soup.positions {
        if *z > 0.0 {
            (*x, *y) = (0.0, 0.0);
        }
    }
    let at = |corner: u32| soup.positions[corner as usize];
    let is_flat = |&[a, b, c]: &[u32; 3]| at(a) == at(b) || at(b) == at(c) || at(c) == at(a);
    soup.triangles.retain(|triangle| !is_flat(triangle));
    soup
}

fn stretched(mut soup: Soup, by: [f64; 3]) -> Soup {
    for position in &mut soup.positions {
        *position = [0, 1, 2].map(|k| position[k] * by[k]);
    }
    soup
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::{Mesh, diagnose};

    #[test]
    fn round_shapes_are_within_the_stated_roundness() {
        let half = std::f64::consts::PI / f64::from(SEGMENTS);
        assert!(1.0 - half.cos() < 0.001 && ROUNDNESS.to_string().starts_with("0.1 %"));
        let shapes = [
            Primitive::Cuboid([0.1, 0.2, 0.3]),
            Primitive::Cylinder {
                radius: 0.2,
                length: 3.0,
            },
            Primitive::Sphere { radius: 5.0 },
            Primitive::Capsule {
                radius: 0.5,
                length: 2.0,
            },
            Primitive::Ellipsoid([1.0, 2.0, 0.5]),
            Primitive::Cone {
                radius: 0.5,
                length: 3.0,
            },
        ];
        let highest = [0.15, 1.5, 5.0, 1.5, 0.5, 1.5];
        for (shape, highest) in shapes.iter().zip(highest) {
            let mesh = Mesh::weld(shape.soup()).unwrap();
            let found = diagnose(&mesh);
            assert!(found.is_closed && !found.is_inverted, "{shape:?}");
            let top = mesh.vertices().iter().map(|v| v.z).fold(0.0, f64::max);
            assert!((top - highest).abs() < 1e-6, "{shape:?}: {top}");
        }
    }
}
