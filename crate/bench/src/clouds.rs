//! Generates reproducible point clouds for hulls.

use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::{Point, Pose, Vector};

fn any_in_ball(random: &mut SplitMix64) -> Vector {
    loop {
        let v = Vector::new(random.signed(), random.signed(), random.signed());
        if v.norm_squared() <= 1.0 && v.norm_squared() > 0.0 {
            return v;
        }
    }
}

/// Returns points of the unit ball.
pub fn in_ball(count: usize, seed: u64) -> Vec<Point> {
    let mut random = SplitMix64::seeded(seed);
    (0..count)
        .map(|_| any_in_ball(&mut random).into())
        .collect()
}

/// Returns points of the unit sphere, stretched along the axes.
pub fn on_sphere(count: usize, seed: u64, stretch: Vector) -> Vec<Point> {
    let mut random = SplitMix64::seeded(seed);
    let mut point = || {
        any_in_ball(&mut random)
            .normalize()
            .component_mul(&stretch)
            .into()
    };
    (0..count).map(|_| point()).collect()
}

/// Returns poses in which B orbits A by `along` a frame at a varying distance, and rotates by `turn` about a slowly
/// turning axis; both are in degrees.
pub fn orbit(frames: u32, distance: f64, swing: f64, [turn, along]: [f64; 2]) -> Vec<Pose> {
    let mut rotation = UnitQuaternion::from_scaled_axis(Vector::new(0.3, -0.9, 0.5));
    let frame = |k| {
        let k = f64::from(k);
        let axis = Vector::new(0.5 + (0.01 * k).sin(), 0.2, (0.02 * k).cos());
        let step = Unit::new_normalize(axis).scale(turn.to_radians());
        rotation = UnitQuaternion::from_scaled_axis(step) * rotation;
        let around = (along * k).to_radians();
        let up = 0.7 * (0.6 * around).sin();
        let direction = Vector::new(around.cos() * up.cos(), around.sin() * up.cos(), up.sin());
        let away = distance + swing * (2.3 * around).sin();
        Pose::from_parts((direction * away).into(), rotation)
    };
    (0..frames).map(frame).collect()
}
