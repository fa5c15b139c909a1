//! Point clouds and the hulls of them, the same ones each time.

use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};

/// SplitMix64 (Steele, Lea & Flood 2014).
#[derive(Debug)]
pub struct Random(pub u64);

impl Random {
    /// In [0, 1).
    pub fn unit(&mut self) -> f64 {
        0.5 * (self.next() + 1.0)
    }

    /// In [−1, 1).
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    fn in_ball(&mut self) -> Vector {
        loop {
            let v = Vector::new(self.next(), self.next(), self.next());
            if v.norm_squared() <= 1.0 && v.norm_squared() > 0.0 {
                return v;
            }
        }
    }
}

/// Points of the unit ball.
pub fn in_ball(count: usize, seed: u64) -> Vec<Point> {
    let mut random = Random(seed);
    (0..count).map(|_| random.in_ball().into()).collect()
}

/// Points of the unit sphere, stretched along the axes.
pub fn on_sphere(count: usize, seed: u64, stretch: Vector) -> Vec<Point> {
    let mut random = Random(seed);
    let mut point = || random.in_ball().normalize().component_mul(&stretch).into();
    (0..count).map(|_| point()).collect()
}

/// B goes round A, by `along` a frame, nearer and farther, and turns by `turn` about a slowly turning axis; both in
/// degrees.
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
