//! Builds the parts: ellipses of several sizes that fly straight through a field and bounce off its borders.

use std::f64::consts::TAU;

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::random::SplitMix64;

use crate::shapes::sin_cos;

/// Half the width and height of the field, about the origin.
pub(super) const FIELD: [f64; 2] = [8.0, 5.0];
const SEED: u64 = 1995;

/// A part: half its width and height, its start, and its direction.
#[derive(Debug, Clone, Copy)]
struct Part {
    half: [f64; 2],
    start: [f64; 2],
    direction: [f64; 2],
}

#[derive(Debug, Clone)]
pub(super) struct World {
    parts: Vec<Part>,
    /// The distance that a part flies in a cycle.
    pub step_length: f64,
}

impl World {
    /// Builds `count` parts; the more there are, the smaller each is.
    pub fn new(count: usize, step_length: f64) -> Self {
        let mut random = SplitMix64::seeded(SEED);
        let scale = 2.2 / (count as f64).sqrt();
        let parts = (0..count).map(|_| {
            let half = [0, 1].map(|_| scale * (0.7 + 0.6 * random.uniform()));
            let place =
                |axis: usize, fraction: f64| (FIELD[axis] - half[axis]) * (2.0 * fraction - 1.0);
            let start = [place(0, random.uniform()), place(1, random.uniform())];
            let (sin, cos) = sin_cos(TAU * random.uniform());
            Part {
                half,
                start,
                direction: [cos, sin],
            }
        });
        Self {
            parts: parts.collect(),
            step_length,
        }
    }

    /// Returns the same parts in a row: nearly all are at one height.
    pub fn in_a_row(mut self) -> Self {
        for part in &mut self.parts {
            part.start[1] *= 0.1;
        }
        self
    }

    /// Returns the number of parts.
    pub fn count(&self) -> usize {
        self.parts.len()
    }

    /// Returns the boxes around the parts in a cycle.
    pub fn boxes(&self, cycle: usize) -> Vec<Aabb> {
        let far = self.step_length * cycle as f64;
        let parts = self.parts.iter();
        parts
            .map(|part| {
                let at = |i: usize| {
                    bounced(
                        part.start[i] + far * part.direction[i],
                        FIELD[i] - part.half[i],
                    )
                };
                let (x, y, [width, height]) = (at(0), at(1), part.half);
                Aabb {
                    lo: Point::new(x - width, y - height, 0.0),
                    hi: Point::new(x + width, y + height, 0.0),
                }
            })
            .collect()
    }
}

/// Returns the position of a point that bounces between two walls at `wall` from the origin.
fn bounced(x: f64, wall: f64) -> f64 {
    let round = (x + wall).rem_euclid(4.0 * wall);
    match round > 2.0 * wall {
        true => 3.0 * wall - round,
        false => round - wall,
    }
}
