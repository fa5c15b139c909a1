//! Converts meshes to another unit, and moves meshes that are far from the origin to it.

use super::face_surface::FaceSurfaces;
use super::{FaceSurface, Mesh};
use crate::bounds::{Aabb, f32_above};
use crate::tolerance::{FILE_POSITION_NOISE, MAX_CENTRE_OFFSET, POSE_ROUNDING};
use crate::unit::{Unit, Up};
use crate::{Point, Pose, RigidTransform, Vector};
use std::sync::Arc;

impl Mesh {
    /// Converts the mesh, whose numbers are in `own`, to another unit.
    #[must_use]
    pub fn in_unit(mut self, own: Unit, other: Unit) -> Mesh {
        let length = |x: f64| own.to(other, x);
        self.move_vertices(|p| p.coords.apply(|x| *x = length(*x)));
        self.map_surfaces(
            |surface| surface.with_lengths(&length),
            |d| f32_above(length(f64::from(d))),
        );
        let rounding = length(self.rounding());
        self.with_rounding(rounding)
    }

    /// Turns the mesh so that the up direction moves from one axis to another, exactly.
    #[must_use]
    pub fn with_up(mut self, own: Up, other: Up) -> Mesh {
        let turned = |v: Vector| own.to(other, v);
        self.move_vertices(|p| p.coords = turned(p.coords));
        self.map_surfaces(|surface| surface.turned(&turned), |d| d);
        self
    }

    /// Returns the mesh with the rounding of f32 at its present position, which it keeps wherever it is moved.
    #[must_use]
    pub fn with_single_precision_rounding(self) -> Mesh {
        let reach = Aabb::from_points(self.vertices()).max_abs_coordinate();
        let rounding = self.rounding().max(FILE_POSITION_NOISE * reach);
        self.with_rounding(rounding)
    }

    /// Moves a mesh that is far from the origin near it, and returns it with its offset. Adding that to a vertex gives
    /// the original vertex, to the last bit. Returns None if it is near. Its rounding is that of f64 at the original
    /// position, or that of [`Mesh::with_rounding`].
    pub fn recentred(&self) -> Option<(Mesh, Vector)> {
        let bounds = Aabb::from_points(self.vertices());
        let extent = (bounds.hi - bounds.lo).amax();
        let reach = bounds.max_abs_coordinate();
        // Steps of a power of two, no finer than the numbers' own: so differences are exact.
        let step = power_of_two_above(extent.max(reach * POSE_ROUNDING));
        let centre = bounds.centre();
        let from = centre
            .coords
            .map(|x| match x.abs() > MAX_CENTRE_OFFSET * step {
                true => (x / step).round() * step,
                false => 0.0,
            });
        if from == Vector::zeros() || !from.iter().all(|x| x.is_finite()) {
            return None;
        }
        let rounding = self.rounding().max(POSE_ROUNDING * reach);
        let mut mesh = self.clone();
        mesh.move_vertices(|p| *p -= from);
        let back = RigidTransform::new(&Pose::translation(-from.x, -from.y, -from.z));
        mesh.map_surfaces(|surface| surface.posed(&back), |d| d);
        Some((mesh.with_rounding(rounding), from))
    }

    fn map_surfaces(
        &mut self,
        surface: impl Fn(FaceSurface) -> FaceSurface,
        deviation: impl Fn(f32) -> f32,
    ) {
        if let Some(stated) = &self.face_surfaces {
            let deviations = stated.deviations.iter();
            self.face_surfaces = Some(Arc::new(FaceSurfaces {
                surfaces: stated.surfaces.iter().copied().map(surface).collect(),
                // A surface inside the triangles' deviations still is.
                deviations: deviations
                    .map(|&d| if d == 0.0 { 0.0 } else { deviation(d) })
                    .collect(),
            }));
        }
    }
}

impl FaceSurface {
    /// Returns the surface of a part that is posed.
    pub(crate) fn posed(self, pose: &RigidTransform) -> Self {
        self.mapped(|p| pose.point(&p), |v| pose.vector(&v), |x| x)
    }

    /// Returns the surface turned about the origin.
    fn turned(self, turn: &impl Fn(Vector) -> Vector) -> Self {
        self.mapped(|p| turn(p.coords).into(), turn, |x| x)
    }

    /// Returns the surface with mapped lengths.
    fn with_lengths(self, length: &impl Fn(f64) -> f64) -> Self {
        self.mapped(|p| p.map(length), |v| v, length)
    }

    /// Returns the surface with mapped points, directions and lengths.
    pub fn mapped(
        mut self,
        point: impl Fn(Point) -> Point,
        direction: impl Fn(Vector) -> Vector,
        length: impl Fn(f64) -> f64,
    ) -> Self {
        match &mut self {
            Self::Plane { normal: v }
            | Self::Cylinder { axis: v, .. }
            | Self::Cone { axis: v, .. }
            | Self::Torus { axis: v, .. } => *v = direction(*v),
            Self::Sphere { .. } | Self::Spline | Self::Other => {}
        }
        match &mut self {
            Self::Cylinder { through: p, .. }
            | Self::Cone { apex: p, .. }
            | Self::Sphere { centre: p, .. }
            | Self::Torus { centre: p, .. } => *p = point(*p),
            Self::Plane { .. } | Self::Spline | Self::Other => {}
        }
        match &mut self {
            Self::Cylinder { radius, .. } | Self::Sphere { radius, .. } => {
                *radius = length(*radius)
            }
            Self::Torus { major, minor, .. } => {
                (*major, *minor) = (length(*major), length(*minor));
            }
            Self::Plane { .. } | Self::Cone { .. } | Self::Spline | Self::Other => {}
        }
        self
    }
}

/// Returns the least power of two that is no less than `x`, which must be above 0.
fn power_of_two_above(x: f64) -> f64 {
    let below = f64::from_bits(x.to_bits() & (0x7ff << 52));
    if below < x { 2.0 * below } else { below }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::executor::SequentialExecutor;
    use crate::shape::{Shape, primitives};

    fn ball_at(off: [f64; 3]) -> Mesh {
        let mut soup = primitives::uv_sphere(16, 8, 0.7);
        for p in &mut soup.positions {
            *p = [0, 1, 2].map(|k| p[k] * 1.1 + off[k]);
        }
        Mesh::weld(soup).unwrap()
    }

    #[test]
    fn a_far_mesh_moved_to_the_origin_and_back_has_the_same_bits() {
        for off in [
            [2_600_000.3, 1_200_000.7, 400.1],
            [0.0, 5.8e9, 0.0],
            [-1e12, 3.0, 7e11],
        ] {
            let mesh = ball_at(off);
            let (near, from) = mesh.recentred().unwrap();
            let back: Vec<Point> = near.vertices().iter().map(|p| p + from).collect();
            assert_eq!(back, mesh.vertices());
            assert!(Aabb::from_points(near.vertices()).max_abs_coordinate() < 600.0);
            let posed = RigidTransform::new(&Pose::translation(from.x, from.y, from.z));
            let posed: Vec<Point> = near.vertices().iter().map(|p| posed.point(p)).collect();
            assert_eq!(posed, mesh.vertices());
        }
        assert!(ball_at([100.0, 0.0, -30.0]).recentred().is_none());
    }

    #[test]
    fn single_precision_stays_as_coarse_as_it_was_and_double_does_not() {
        let rounding =
            |mesh: Mesh| Shape::build(mesh.recentred().unwrap().0, &SequentialExecutor).rounding();
        let mesh = ball_at([2.6e6, 0.0, 0.0]);
        let singles = rounding(mesh.clone().with_single_precision_rounding());
        assert!((0.3..0.4).contains(&singles), "{singles}");
        assert!(rounding(mesh) < 1e-5);
    }

    #[test]
    fn up_is_turned_exactly_and_back() {
        let mesh = ball_at([1.0, 2.0, 3.0]);
        let turned = mesh.clone().with_up(Up::Y, Up::Z);
        for (v, w) in mesh.vertices().iter().zip(turned.vertices()) {
            assert_eq!(*w, Point::new(v.x, -v.z, v.y));
        }
        let back = turned.with_up(Up::Z, Up::Y);
        assert_eq!(back.vertices(), mesh.vertices());
    }

    #[test]
    fn surfaces_follow_into_another_unit() {
        let mesh = ball_at([1.0, 2.0, 3.0]);
        let sphere = FaceSurface::Sphere {
            centre: Point::new(1.0, 2.0, 3.0),
            radius: 0.77,
        };
        let counts = [mesh.face_count() as usize, mesh.triangles().len()];
        let mesh = mesh.with_surfaces(vec![sphere; counts[0]], vec![0.125; counts[1]]);
        let scaled = mesh.unwrap().with_rounding(0.5).in_unit(Unit::M, Unit::Mm);
        let FaceSurface::Sphere { centre, radius } = scaled.surfaces()[0] else {
            panic!("it was a sphere");
        };
        assert_eq!(
            (centre, radius),
            (Point::new(1000.0, 2000.0, 3000.0), 770.0)
        );
        assert!((125.0..125.001).contains(&scaled.deviations()[0]));
        assert_eq!(scaled.rounding(), 500.0);
    }
}
