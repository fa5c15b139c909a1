//! Implements Gilbert's method: the distance of two convex shapes as that of the origin from their Minkowski difference.

use super::minkowski_difference::MinkowskiDifference;
use super::penetration::depth;
use super::{
    Convex, ConvexWarmStart, GjkStep, Proximity, ProximitySettings, ProximityStatus, Simplex,
    StopCondition,
};
use crate::tolerance::{CONVEX_GAP, CONVEX_NOISE, CONVEX_TOUCH_DISTANCE};
use crate::trace::Trace;
use crate::{Pose, Vector};

/// Finds the signed distance of two convex shapes and their witness points.
///
/// After Gilbert, Johnson & Keerthi (1988), as in JP 3316092, section 1. The method keeps the simplex whose hull holds the
/// point ν nearest to the origin. It adds the support point against ν, until no point of the difference lies farther back.
/// After every step `r ≤ distance ≤ |ν|`, with `r = −h(−ν) / |ν|`. Departures: the search ends when these bounds meet but
/// for rounding, not at a fixed threshold. Margins are subtracted afterwards. When the cores meet, the search for the depth
/// follows ([`Proximity::expansions`]).
///
/// # Examples
/// ```
/// use nearpoint_geometry::closest::convex::{ConvexWarmStart, Cuboid, proximity};
/// use nearpoint_geometry::{Pose, Vector};
///
/// let cube = Cuboid { half: Vector::repeat(1.0) };
/// let mut warm_start = ConvexWarmStart::default();
/// let mut at = |x: f64| {
///     let b_in_a = Pose::translation(x, 0.25, 0.0);
///     proximity(&cube, &cube, &b_in_a, &Default::default(), &mut warm_start, &mut ())
/// };
/// assert!((at(5.0).distance() - 3.0).abs() < 1e-12);
///
/// // B leaves A by the shortest motion when it moves along `direction` by the depth.
/// let overlap = at(1.5);
/// assert!((overlap.depth() - 0.5).abs() < 1e-12);
/// assert!((overlap.direction - Vector::x()).norm() < 1e-12);
/// ```
pub fn proximity<A: Convex, B: Convex>(
    a: &A,
    b: &B,
    b_in_a: &Pose,
    settings: &ProximitySettings,
    state: &mut ConvexWarmStart,
    trace: &mut impl Trace<GjkStep>,
) -> Proximity {
    let difference = MinkowskiDifference::new(a, b, b_in_a);
    if let Some(found) = update_depth(&difference, settings, state, trace) {
        return found;
    }
    let mut approach = GjkSearch::new(&difference, state.initial_simplex(&difference));
    let end = approach.run(settings, trace);
    let simplex = approach.simplex;
    *state = ConvexWarmStart::from_simplex(&simplex);
    let mut found = approach.separated(end);
    if matches!(end, GjkEnd::OriginInside | GjkEnd::NoProgress) {
        trace.record(|| GjkStep::OriginInside { simplex });
        let deep = depth(&difference, &simplex, settings, state, trace);
        // If the search made no progress, the shapes may still be separate.
        if matches!(end, GjkEnd::OriginInside) || deep.status == ProximityStatus::Overlapping {
            found = deep;
        }
        found.iterations = approach.iterations;
        found.expansions = deep.expansions;
    }
    trace.record(|| GjkStep::End {
        status: found.status,
    });
    found
}

/// Updates the depth of shapes that overlapped before, if the last proof still holds.
#[inline]
fn update_depth<A: Convex, B: Convex>(
    difference: &MinkowskiDifference<'_, A, B>,
    settings: &ProximitySettings,
    state: &mut ConvexWarmStart,
    trace: &mut impl Trace<GjkStep>,
) -> Option<Proximity> {
    let mut shell = state.take_polytope()?;
    let simplex = shell.pose(difference)?;
    trace.record(|| GjkStep::OriginInside { simplex });
    let found = shell.depth(difference, settings, trace)?;
    trace.record(|| GjkStep::End {
        status: found.status,
    });
    *state = ConvexWarmStart::from_simplex(&found.simplex);
    state.store_polytope(shell);
    Some(found)
}

/// The reason why Gilbert's method ended.
#[derive(Clone, Copy)]
enum GjkEnd {
    /// The bounds have met.
    Converged,
    /// The shapes are apart, so that the bounds need not meet.
    Separated,
    BeyondLimit,
    /// The origin is inside, or as near as rounding can distinguish.
    OriginInside,
    /// Rounding prevents progress, though the bounds have not met.
    NoProgress,
    IterationLimit,
}

struct GjkSearch<'a, A, B> {
    difference: &'a MinkowskiDifference<'a, A, B>,
    simplex: Simplex,
    /// The nearest point of the simplex.
    nearest: Vector,
    lower: f64,
    upper: f64,
    iterations: u32,
}

impl<'a, A: Convex, B: Convex> GjkSearch<'a, A, B> {
    fn new(difference: &'a MinkowskiDifference<'a, A, B>, simplex: Simplex) -> Self {
        Self {
            difference,
            simplex,
            nearest: Vector::zeros(),
            lower: f64::NEG_INFINITY,
            upper: f64::INFINITY,
            iterations: 0,
        }
    }

    fn run(&mut self, settings: &ProximitySettings, trace: &mut impl Trace<GjkStep>) -> GjkEnd {
        let margin = self.difference.margin();
        while self.iterations < settings.max_iterations {
            self.iterations += 1;
            let reach = self.simplex.max_abs_coordinate();
            let before = self.simplex;
            let nearest = self.simplex.reduce(settings.simplex);
            let upper = nearest.norm();
            if self.simplex.corners().len() == 4 || upper <= CONVEX_TOUCH_DISTANCE * reach {
                return GjkEnd::OriginInside;
            }
            if upper >= self.upper {
                // Rounding: the corner just added should have brought the nearest point nearer.
                self.simplex = before.without_last(settings.simplex);
                return self.stuck(reach);
            }
            (self.nearest, self.upper) = (nearest, upper);
            let near = self.simplex.corners()[0].indices;
            let support = self.difference.support(&-nearest, near);
            let height = support.difference.dot(&nearest) / upper;
            self.lower = self.lower.max(height);
            let (simplex, lower) = (self.simplex, self.lower);
            trace.record(|| GjkStep::Iteration {
                simplex,
                nearest,
                support,
                lower,
                upper,
            });
            if settings.stop_condition == StopCondition::WhenSeparated && self.lower > margin {
                return GjkEnd::Separated;
            }
            if self.lower - margin > settings.limit {
                return GjkEnd::BeyondLimit;
            }
            if upper - height <= CONVEX_NOISE * reach {
                return GjkEnd::Converged;
            }
            if self.simplex.contains(support.indices) {
                return self.stuck(reach);
            }
            self.simplex.push(support);
        }
        GjkEnd::IterationLimit
    }

    fn stuck(&self, reach: f64) -> GjkEnd {
        if self.upper - self.lower <= CONVEX_GAP * reach {
            GjkEnd::Converged
        } else {
            GjkEnd::NoProgress
        }
    }

    /// Returns the result for shapes whose cores are apart.
    fn separated(&self, end: GjkEnd) -> Proximity {
        let margin = self.difference.margin();
        let reach = self.simplex.max_abs_coordinate().max(margin);
        let direction = -self.nearest / self.upper;
        let [on_a, on_b] = self.simplex.witnesses();
        let (lower, upper) = (self.lower.min(self.upper) - margin, self.upper - margin);
        let status = match end {
            GjkEnd::BeyondLimit => ProximityStatus::BeyondLimit,
            GjkEnd::IterationLimit | GjkEnd::OriginInside | GjkEnd::NoProgress => {
                ProximityStatus::NotConverged
            }
            GjkEnd::Separated => ProximityStatus::Separated,
            GjkEnd::Converged if upper.abs() <= CONVEX_TOUCH_DISTANCE * reach => {
                ProximityStatus::Touching
            }
            GjkEnd::Converged if upper > 0.0 => ProximityStatus::Separated,
            GjkEnd::Converged => ProximityStatus::Overlapping,
        };
        Proximity {
            status,
            lower,
            upper,
            on_a: on_a + direction * self.difference.a.margin(),
            on_b: on_b - direction * self.difference.b.margin(),
            direction,
            iterations: self.iterations,
            expansions: 0,
            simplex: self.simplex,
        }
    }
}
