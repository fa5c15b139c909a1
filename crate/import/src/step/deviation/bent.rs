//! How much curves bend.

use super::super::brep::{Curve, Lifted, dropped};
use super::bezier::{Linear, of_curve};
use nearpoint_geometry::{Point, Vector};

/// Bounds of a curve's first two derivatives between two parameters, and of all leaps of the first together.
#[derive(Debug)]
pub(super) struct Bounds {
    pub(super) first: f64,
    pub(super) second: f64,
    pub(super) leaps: f64,
}

impl Curve {
    /// None of a curve of which nothing is known.
    pub(super) fn bounds(&self, from: f64, to: f64) -> Option<Bounds> {
        let smooth = |first, second| {
            Some(Bounds {
                first,
                second,
                leaps: 0.0,
            })
        };
        match self {
            Curve::Line { along, .. } => smooth(along.norm(), 0.0),
            Curve::Ellipse { radii, .. } => {
                let radius = radii[0].max(radii[1]);
                smooth(radius, radius)
            }
            Curve::Parabola { focal, .. } => {
                let steepest = from.abs().max(to.abs()) / (2.0 * focal);
                smooth((1.0 + steepest * steepest).sqrt(), 0.5 / focal)
            }
            Curve::Spline(spline) => {
                let near = dropped(&spline.point((from + to) / 2.0));
                let pieces = spline.pieces(from, to);
                let all: Vec<Hulls> = pieces
                    .iter()
                    .map(|piece| Hulls::of(&piece.controls, piece.to - piece.from, &near))
                    .collect();
                let most = |of: fn(&Hulls) -> f64| all.iter().map(of).fold(0.0, f64::max);
                let first = most(Hulls::first);
                Some(Bounds {
                    first,
                    second: most(Hulls::second),
                    // Of one piece there is none, and of several none is more than twice the first derivative.
                    leaps: 2.0 * first * (all.len() - 1) as f64,
                })
            }
            Curve::Other => None,
        }
    }

    /// How far the curve may be from the chord between two points at or near its own.
    pub(super) fn sagitta(&self, at: [f64; 2], ends: [&Point; 2]) -> Option<f64> {
        let off = |k: usize| Some((self.point(at[k])? - ends[k]).norm());
        let off = off(0)?.max(off(1)?);
        let [low, high] = [at[0].min(at[1]), at[0].max(at[1])];
        let length = high - low;
        let bend = match self {
            Curve::Spline(spline) if length > 0.0 => {
                let [from, to] = if at[0] <= at[1] {
                    ends
                } else {
                    [ends[1], ends[0]]
                };
                let along = (to - from) / length;
                let linear = Linear {
                    origin: from.coords - along * low,
                    along: [along, Vector::zeros()],
                };
                of_curve(&spline.pieces(low, high), &linear).most([length, 0.0])
            }
            Curve::Spline(_) => 0.0,
            _ => length * length * self.bounds(low, high)?.second / 8.0,
        };
        Some(off + bend)
    }
}

/// What the control points of a piece say of `S = P / w`, as distances from some point.
struct Hulls {
    /// Of `P`, `P'` and `P''`, and of their weights, the longest.
    vectors: [f64; 3],
    weights: [f64; 3],
    least_weight: f64,
}

impl Hulls {
    fn of(controls: &[Lifted], length: f64, near: &Point) -> Self {
        let mut levels = vec![controls.to_vec()];
        for _ in 0..2 {
            let last = &levels[levels.len() - 1];
            let rate = (last.len() as f64 - 1.0) / length;
            let derived = last.windows(2);
            let derived =
                derived.map(|pair| std::array::from_fn(|k| rate * (pair[1][k] - pair[0][k])));
            levels.push(derived.collect());
        }
        let most = |level: usize, of: &dyn Fn(&Lifted) -> f64| {
            levels[level].iter().map(of).fold(0.0, f64::max)
        };
        let vector = |p: &Lifted| (Vector::new(p[0], p[1], p[2]) - near.coords * p[3]).norm();
        Self {
            vectors: [0, 1, 2].map(|level| most(level, &vector)),
            weights: [0, 1, 2].map(|level| most(level, &|p| p[3].abs())),
            least_weight: controls.iter().map(|p| p[3]).fold(f64::INFINITY, f64::min),
        }
    }

    /// `S' = (P' − w' S) / w`.
    fn first(&self) -> f64 {
        let reach = self.vectors[0] / self.least_weight;
        (self.vectors[1] + self.weights[1] * reach) / self.least_weight
    }

    /// `S'' = (P'' − w'' S − 2 w' S') / w`.
    fn second(&self) -> f64 {
        let reach = self.vectors[0] / self.least_weight;
        let leaning = self.weights[2] * reach + 2.0 * self.weights[1] * self.first();
        (self.vectors[2] + leaning) / self.least_weight
    }
}
