//! Represents a node's placement of its mesh: a stretch that is baked into the mesh, and a rigid motion, the part's
//! pose.

use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{
    Matrix3, Quaternion, Rotation3, Translation3, UnitQuaternion, Vector3,
};
use nearpoint_geometry::tolerance::{FILE_ROTATION_NOISE, MATRIX_CONVERGENCE, UNIT_QUATERNION};

/// The map `p ↦ translation + rotation · stretch · p` with a proper rotation: a mirror is in the stretch.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Placement {
    pub(crate) translation: Vector3<f64>,
    pub(crate) rotation: UnitQuaternion<f64>,
    pub(crate) stretch: Matrix3<f64>,
}

impl Placement {
    pub(crate) fn identity() -> Self {
        Self {
            translation: Vector3::zeros(),
            rotation: UnitQuaternion::identity(),
            stretch: Matrix3::identity(),
        }
    }

    /// Makes a uniform scaling.
    pub(crate) fn scaling(factor: f64) -> Self {
        Self {
            stretch: Matrix3::from_diagonal_element(factor),
            ..Self::identity()
        }
    }

    pub(crate) fn pose(&self) -> Pose {
        Pose::from_parts(Translation3::from(self.translation), self.rotation)
    }

    /// Combines a scale, then a rotation (a quaternion with its real part last), then a translation. If one of them is
    /// invalid, it is named in the error.
    pub(crate) fn from_components(
        translation: [f64; 3],
        [x, y, z, w]: [f64; 4],
        scale: [f64; 3],
    ) -> Result<Self, &'static str> {
        let finite = |values: &[f64]| values.iter().all(|v| v.is_finite());
        if !finite(&translation) {
            return Err("translation");
        }
        if !finite(&scale) {
            return Err("scale");
        }
        let rotation = Quaternion::new(w, x, y, z);
        let length = rotation.norm();
        if !length.is_normal() {
            return Err("rotation");
        }
        Ok(Self {
            translation: Vector3::from(translation),
            // A unit quaternion is not normalized again, so that the identity stays exact.
            rotation: if (length - 1.0).abs() <= UNIT_QUATERNION {
                UnitQuaternion::new_unchecked(rotation)
            } else {
                UnitQuaternion::new_normalize(rotation)
            },
            stretch: Matrix3::from_diagonal(&Vector3::from(scale)),
        })
    }

    /// Decomposes a matrix, column by column, into a translation, a rotation and a stretch; none if it is no affine
    /// transform of finite numbers.
    pub(crate) fn from_matrix(matrix: &[f64; 16]) -> Option<Self> {
        let affine = matrix[3] == 0.0 && matrix[7] == 0.0 && matrix[11] == 0.0;
        if !affine || matrix[15] != 1.0 || !matrix.iter().all(|v| v.is_finite()) {
            return None;
        }
        let linear = Matrix3::from_fn(|row, column| matrix[4 * column + row]);
        let (rotation, stretch) = rotation_and_scale(&linear).or_else(|| polar(&linear))?;
        Some(Self {
            translation: Vector3::new(matrix[12], matrix[13], matrix[14]),
            rotation,
            stretch,
        })
    }

    /// Returns the child's placement in the frame of this placement's parent. If the outer stretches are uniform, the
    /// child's stretch does not depend on the rotations, so that instances share one mesh.
    pub(crate) fn then(&self, child: &Placement) -> Option<Placement> {
        let translation = self.translation + self.rotation * (self.stretch * child.translation);
        let uniform = self.stretch[(0, 0)];
        let (rotation, stretch) = if self.stretch == Matrix3::from_diagonal_element(uniform) {
            (self.rotation * child.rotation, uniform * child.stretch)
        } else {
            let linear = self.stretch * child.rotation.to_rotation_matrix() * child.stretch;
            let (rotation, stretch) = rotation_and_scale(&linear).or_else(|| polar(&linear))?;
            (self.rotation * rotation, stretch)
        };
        let finite = translation
            .iter()
            .chain(stretch.iter())
            .all(|v| v.is_finite());
        finite.then_some(Placement {
            translation,
            rotation,
            stretch,
        })
    }
}

/// Splits the matrix into a rotation times scales along the axes, if the columns are orthogonal up to the noise of f32.
/// Scales within that noise of each other, or of 1, are taken as equal. A mirror reverses the x axis.
fn rotation_and_scale(linear: &Matrix3<f64>) -> Option<(UnitQuaternion<f64>, Matrix3<f64>)> {
    let mut scale = Vector3::from_fn(|k, _| linear.column(k).norm());
    if scale.min() <= 0.0 {
        return None;
    }
    let mut axes = *linear;
    for k in 0..3 {
        axes.column_mut(k).unscale_mut(scale[k]);
    }
    let gram = axes.transpose() * axes - Matrix3::identity();
    if gram.amax() > FILE_ROTATION_NOISE {
        return None;
    }
    let mean = scale.mean();
    if scale
        .iter()
        .all(|s| (s / mean - 1.0).abs() <= FILE_ROTATION_NOISE)
    {
        let near_one = (mean - 1.0).abs() <= FILE_ROTATION_NOISE;
        scale.fill(if near_one { 1.0 } else { mean });
    }
    if axes.determinant() < 0.0 {
        scale.x = -scale.x;
        axes.column_mut(0).neg_mut();
    }
    let rotation = if axes == Matrix3::identity() {
        UnitQuaternion::identity()
    } else {
        UnitQuaternion::from_rotation_matrix(&Rotation3::from_matrix_unchecked(axes))
    };
    Some((rotation, Matrix3::from_diagonal(&scale)))
}

/// Returns the polar decomposition: the nearest rotation, and the symmetric factor, negative for a mirror.
fn polar(linear: &Matrix3<f64>) -> Option<(UnitQuaternion<f64>, Matrix3<f64>)> {
    const MAX_SWEEPS: usize = 100;
    let svd = linear.try_svd(true, true, MATRIX_CONVERGENCE, MAX_SWEEPS)?;
    let (u, vt) = (svd.u?, svd.v_t?);
    let mut rotation = u * vt;
    let mut stretch = vt.transpose() * Matrix3::from_diagonal(&svd.singular_values) * vt;
    if rotation.determinant() < 0.0 {
        rotation.neg_mut();
        stretch.neg_mut();
    }
    let rotation =
        UnitQuaternion::from_rotation_matrix(&Rotation3::from_matrix_unchecked(rotation));
    Some((rotation, stretch))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linear_map(p: &Placement) -> Matrix3<f64> {
        p.rotation.to_rotation_matrix().into_inner() * p.stretch
    }

    fn local(linear: Matrix3<f64>) -> Placement {
        let mut matrix = [0.0; 16];
        for row in 0..3 {
            for column in 0..3 {
                matrix[4 * column + row] = linear[(row, column)];
            }
        }
        matrix[12] = 7.0;
        matrix[15] = 1.0;
        Placement::from_matrix(&matrix).unwrap()
    }

    #[test]
    fn decomposed_matrices_are_the_same_maps() {
        let turn = Rotation3::from_euler_angles(0.3, -1.1, 2.0).into_inner();
        for linear in [
            Matrix3::identity(),
            turn,
            turn * 0.001,
            -turn,
            turn * Matrix3::from_diagonal(&Vector3::new(2.0, -3.0, 0.5)),
            turn * Matrix3::new(1.0, 0.7, 0.0, 0.0, 1.0, 0.0, 0.2, 0.0, 3.0),
            turn * Matrix3::from_diagonal(&Vector3::new(2.0, 0.0, 1.0)),
        ] {
            let p = local(linear);
            assert!((linear_map(&p) - linear).amax() < 1e-12, "{linear} {p:?}");
            assert!((p.rotation.norm() - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn composed_placements_are_the_composed_maps() {
        let turn = Rotation3::from_euler_angles(0.3, -1.1, 2.0).into_inner();
        let skewed = local(turn * Matrix3::from_diagonal(&Vector3::new(2.0, -3.0, 0.5)));
        let scaled = local(turn * 25.4);
        for (parent, child) in [(skewed, scaled), (scaled, skewed), (skewed, skewed)] {
            let both = parent.then(&child).unwrap();
            let wanted = linear_map(&parent) * linear_map(&child);
            assert!((linear_map(&both) - wanted).amax() < 1e-9 * wanted.amax());
            let wanted = parent.translation + linear_map(&parent) * child.translation;
            assert!((both.translation - wanted).amax() < 1e-9);
        }
    }

    #[test]
    fn a_rotation_written_as_f32_has_no_scale() {
        let turn = Rotation3::from_euler_angles(0.3, -1.1, 2.0).into_inner();
        let stored = turn.map(|x| f64::from(x as f32));
        assert_eq!(local(stored).stretch, Matrix3::identity());
    }

    #[test]
    fn instances_under_rotations_have_one_stretch() {
        let root = local(Rotation3::from_euler_angles(0.1, 0.2, 0.3).into_inner() * 0.001);
        let stretches: Vec<_> = (0..20)
            .map(|k| {
                let turn = Rotation3::from_euler_angles(f64::from(k), 0.7, 0.0).into_inner();
                root.then(&local(turn)).unwrap().stretch
            })
            .collect();
        assert!(stretches.iter().all(|s| *s == stretches[0]));
    }
}
