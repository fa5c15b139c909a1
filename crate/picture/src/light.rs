//! Lights surfaces: matte, from the sky, from over the viewer's left shoulder, and a little along the rim, as
//! `surface.frag` of the view does for the page.

use nearpoint_geometry::Vector;
use nearpoint_geometry::nalgebra::ComplexField;

/// The number of steps of the table from light to sRGB.
const SRGB_STEPS: usize = 4096;
const GAMMA: f64 = 2.2;

/// The direction to the light, in the eye's frame.
const KEY_LIGHT: [f32; 3] = [-0.38, 0.56, 0.74];
const FILL_LIGHT: [f32; 3] = [0.78, -0.10, 0.62];

/// The light sources of a picture.
#[derive(Debug)]
pub struct Light {
    /// The scene's up direction in the eye's frame.
    up: [f32; 3],
    to_srgb: Vec<f32>,
}

/// The paint of a surface: its colour, opacity, hatching and glow.
#[derive(Debug, Clone, Copy)]
pub struct Paint {
    /// The colour in linear light.
    base: [f32; 3],
    /// The opacity, 0…1.
    pub opacity: f32,
    /// The distance between stripes, in samples; 0 for a plain surface.
    pub hatch: f32,
    /// The fraction of the unlit colour: 0 for a lit surface, 1 for the colour as it is.
    glow: f32,
}

impl Paint {
    /// Makes the paint of an sRGB colour with an opacity, a hatch and a glow.
    pub fn new([red, green, blue, opacity]: [f32; 4], hatch: f32, glow: f32) -> Self {
        let light = |tone: f32| ComplexField::powf(f64::from(tone.clamp(0.0, 1.0)), GAMMA) as f32;
        Self {
            base: [red, green, blue].map(light),
            opacity,
            hatch,
            glow,
        }
    }

    /// Returns the opacity at a sample, counted from the picture's lower left corner.
    pub fn opacity_at(&self, x: f32, y: f32) -> f32 {
        if self.hatch <= 0.0 {
            return self.opacity;
        }
        let along = (x + y) / self.hatch;
        let stripe = (along - along.floor() - 0.5).abs() * 2.0;
        let edge = 2.0 / self.hatch;
        let share = ((stripe - 0.5 + edge) / (2.0 * edge)).clamp(0.0, 1.0);
        let smooth = share * share * (3.0 - 2.0 * share);
        self.opacity * (0.35 + 0.65 * smooth)
    }
}

impl Light {
    /// Makes the lights of a scene with this direction upwards, given in the eye's frame.
    pub fn new(up: Vector) -> Self {
        let tone =
            |step: usize| ComplexField::powf(step as f64 / SRGB_STEPS as f64, 1.0 / GAMMA) as f32;
        Self {
            up: [up.x as f32, up.y as f32, up.z as f32],
            // One more entry is needed to interpolate the last step.
            to_srgb: (0..=SRGB_STEPS + 1).map(tone).collect(),
        }
    }

    /// Returns the sRGB colour of a painted surface with this normal, the same for both sides; `back` points to the
    /// eye. Neither vector needs length 1.
    pub fn shade(&self, paint: &Paint, normal: [f32; 3], back: [f32; 3]) -> [f32; 3] {
        let back = unit(back);
        let mut normal = unit(normal);
        let mut facing = dot(normal, back);
        if facing < 0.0 {
            normal = normal.map(|x| -x);
            facing = -facing;
        }
        let sky = 0.5 + 0.5 * dot(normal, self.up);
        let key = dot(normal, KEY_LIGHT).max(0.0);
        let fill = dot(normal, FILL_LIGHT).max(0.0);
        let half = unit([0, 1, 2].map(|i| KEY_LIGHT[i] + back[i]));
        let shine = to_36(dot(normal, half).max(0.0));
        let beside = (1.0 - facing).max(0.0);
        let rim = beside * beside * beside * beside * sky;
        let tone = |i: usize| {
            let [dark, bright] = [[0.16, 0.17, 0.19], [0.50, 0.53, 0.58]].map(|c| c[i]);
            let ambient = dark + (bright - dark) * sky * sky;
            let light = ambient + [0.66, 0.64, 0.60][i] * key + [0.10, 0.11, 0.13][i] * fill;
            let base = paint.base[i];
            let lit = base * light + 0.11 * shine + [0.10, 0.11, 0.13][i] * rim;
            self.srgb(lit + (base - lit) * paint.glow)
        };
        [tone(0), tone(1), tone(2)]
    }

    fn srgb(&self, light: f32) -> f32 {
        let place = light.clamp(0.0, 1.0) * SRGB_STEPS as f32;
        let step = place as usize;
        let [low, high] = [self.to_srgb[step], self.to_srgb[step + 1]];
        low + (high - low) * (place - step as f32)
    }
}

fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// Returns the vector with length 1, or the direction to the eye if it has no length.
fn unit(v: [f32; 3]) -> [f32; 3] {
    let length = dot(v, v).sqrt();
    match length.is_normal() {
        true => v.map(|x| x / length),
        false => [0.0, 0.0, 1.0],
    }
}

fn to_36(x: f32) -> f32 {
    let to_4 = x * x * x * x;
    let to_16 = to_4 * to_4 * to_4 * to_4;
    to_16 * to_16 * to_4
}

#[cfg(test)]
mod tests {
    use nearpoint_testing::Random;

    use super::*;

    #[test]
    fn light_comes_from_above_and_both_sides_are_alike() {
        let light = Light::new(Vector::y());
        let grey = Paint::new([0.5, 0.5, 0.5, 1.0], 0.0, 0.0);
        let back = [0.0, 0.0, 1.0];
        let [above, below] =
            [[0.0, 0.8, 0.6], [0.0, -0.8, 0.6]].map(|n| light.shade(&grey, n, back));
        assert!(above[0] > below[0] + 0.2, "{above:?} {below:?}");
        let inside = light.shade(&grey, [0.0, -0.8, -0.6], back);
        assert_eq!(above, inside);
    }

    #[test]
    fn tone_of_any_normal_is_a_colour() {
        let light = Light::new(Vector::z());
        let mut random = Random::seeded("light", 0x119);
        for _ in 0..2000 {
            let mut side = || random.pick(&[0.0, 1e-30, 1.0, -1.0, 1e30, f32::MAX]);
            let (normal, back) = ([side(), side(), side()], [side(), side(), side()]);
            let paint = Paint::new([side(), side(), side(), 1.0], 0.0, 0.3);
            let tone = light.shade(&paint, normal, back);
            assert!(
                tone.iter().all(|x| (0.0..=1.0).contains(x)),
                "{normal:?} {back:?} {tone:?}"
            );
        }
    }

    #[test]
    fn a_colour_that_only_glows_is_itself() {
        let light = Light::new(Vector::z());
        let paint = Paint::new([0.2, 0.6, 0.9, 1.0], 0.0, 1.0);
        let tone = light.shade(&paint, [0.3, 0.1, 0.8], [0.0, 0.0, 1.0]);
        for (found, requested) in tone.into_iter().zip([0.2, 0.6, 0.9]) {
            assert!((found - requested).abs() < 1e-3, "{tone:?}");
        }
    }

    #[test]
    fn stripes_cover_more_and_less() {
        let paint = Paint::new([1.0, 0.0, 0.0, 0.8], 10.0, 0.0);
        let along: Vec<f32> = (0..20).map(|x| paint.opacity_at(x as f32, 0.0)).collect();
        let [least, most] = [f32::min, f32::max].map(|of| along.iter().copied().reduce(of));
        assert!(least < Some(0.3) && most > Some(0.79), "{along:?}");
    }
}
