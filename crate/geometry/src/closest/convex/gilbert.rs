//! Implements Gilbert's method: the distance of two convex shapes as that of the origin from their Minkowski difference.

use super::difference::Difference;
use super::penetration::depth;
use super::{Convex, Outcome, PairState, Proximity, ProximitySettings, Simplex, Step, Stop};
use crate::tolerance::{CONVEX_GAP, CONVEX_NOISE, TOUCHING};
use crate::trace::Trace;
use crate::{Pose, Vector};

/// Finds the signed distance of two convex shapes and their witness points.
///
/// After Gilbert, Johnson & Keerthi (1988), as in JP 3316092, section 1: keep the simplex whose hull holds the point ν
/// nearest to the origin, and add the support point against ν, until no point of the difference lies farther back. After
/// every step `r ≤ distance ≤ |ν|`, with `r = −h(−ν) / |ν|`. Departures: the search ends when these bounds meet but for
/// rounding, not at a fixed threshold. Margins are subtracted afterwards. When the cores meet, the search for the depth
/// follows ([`Proximity::expansions`]).
pub fn proximity<A: Convex, B: Convex>(
    a: &A,
    b: &B,
    b_in_a: &Pose,
    settings: &ProximitySettings,
    state: &mut PairState,
    trace: &mut impl Trace<Step>,
) -> Proximity {
    let difference = Difference::new(a, b, b_in_a);
    if let Some(found) = again(&difference, settings, state, trace) {
        return found;
    }
    let mut approach = Approach::new(&difference, state.begin(&difference));
    let end = approach.run(settings, trace);
    let simplex = approach.simplex;
    *state = PairState::of(&simplex);
    let mut found = approach.apart(end);
    if matches!(end, End::Met | End::Stuck) {
        trace.record(|| Step::Met { simplex });
        let deep = depth(&difference, &simplex, settings, state, trace);
        // A stuck search may still have separate shapes.
        if matches!(end, End::Met) || deep.outcome == Outcome::Overlapping {
            found = deep;
        }
        found.iterations = approach.iterations;
        found.expansions = deep.expansions;
    }
    trace.record(|| Step::End {
        outcome: found.outcome,
    });
    found
}

/// Updates the depth of shapes that overlapped before, if the last proof still holds.
#[inline]
fn again<A: Convex, B: Convex>(
    difference: &Difference<'_, A, B>,
    settings: &ProximitySettings,
    state: &mut PairState,
    trace: &mut impl Trace<Step>,
) -> Option<Proximity> {
    let mut shell = state.take_shell()?;
    let simplex = shell.pose(difference)?;
    trace.record(|| Step::Met { simplex });
    let found = shell.depth(difference, settings, trace)?;
    trace.record(|| Step::End {
        outcome: found.outcome,
    });
    *state = PairState::of(&found.simplex);
    state.keep(shell);
    Some(found)
}

/// The reason why the approach ended.
#[derive(Clone, Copy)]
enum End {
    /// The bounds have met.
    Converged,
    /// The shapes are apart, so that the bounds need not meet.
    Apart,
    Beyond,
    /// The origin is inside, or as near as rounding can tell.
    Met,
    /// Rounding prevents progress, though the bounds have not met.
    Stuck,
    RanOut,
}

struct Approach<'a, A, B> {
    difference: &'a Difference<'a, A, B>,
    simplex: Simplex,
    /// The nearest point of the simplex.
    nearest: Vector,
    lower: f64,
    upper: f64,
    iterations: u32,
}

impl<'a, A: Convex, B: Convex> Approach<'a, A, B> {
    fn new(difference: &'a Difference<'a, A, B>, simplex: Simplex) -> Self {
        Self {
            difference,
            simplex,
            nearest: Vector::zeros(),
            lower: f64::NEG_INFINITY,
            upper: f64::INFINITY,
            iterations: 0,
        }
    }

    fn run(&mut self, settings: &ProximitySettings, trace: &mut impl Trace<Step>) -> End {
        let margin = self.difference.margin();
        while self.iterations < settings.iterations {
            self.iterations += 1;
            let reach = self.simplex.reach();
            let before = self.simplex;
            let nearest = self.simplex.reduce(settings.simplex);
            let upper = nearest.norm();
            if self.simplex.corners().len() == 4 || upper <= TOUCHING * reach {
                return End::Met;
            }
            if upper >= self.upper {
                // Rounding: the corner just added should have brought the nearest point nearer.
                self.simplex = before.without_last(settings.simplex);
                return self.stuck(reach);
            }
            (self.nearest, self.upper) = (nearest, upper);
            let near = self.simplex.corners()[0].numbers;
            let support = self.difference.support(&-nearest, near);
            let height = support.difference.dot(&nearest) / upper;
            self.lower = self.lower.max(height);
            let (simplex, lower) = (self.simplex, self.lower);
            trace.record(|| Step::Approach {
                simplex,
                nearest,
                support,
                lower,
                upper,
            });
            if settings.stop == Stop::WhenApart && self.lower > margin {
                return End::Apart;
            }
            if self.lower - margin > settings.limit {
                return End::Beyond;
            }
            if upper - height <= CONVEX_NOISE * reach {
                return End::Converged;
            }
            if self.simplex.holds(support.numbers) {
                return self.stuck(reach);
            }
            self.simplex.push(support);
        }
        End::RanOut
    }

    fn stuck(&self, reach: f64) -> End {
        if self.upper - self.lower <= CONVEX_GAP * reach {
            End::Converged
        } else {
            End::Stuck
        }
    }

    /// Returns what is known of shapes whose cores are apart.
    fn apart(&self, end: End) -> Proximity {
        let margin = self.difference.margin();
        let reach = self.simplex.reach().max(margin);
        let direction = -self.nearest / self.upper;
        let [on_a, on_b] = self.simplex.witnesses();
        let (lower, upper) = (self.lower.min(self.upper) - margin, self.upper - margin);
        let outcome = match end {
            End::Beyond => Outcome::BeyondLimit,
            End::RanOut | End::Met | End::Stuck => Outcome::NotConverged,
            End::Apart => Outcome::Separated,
            End::Converged if upper.abs() <= TOUCHING * reach => Outcome::Touching,
            End::Converged if upper > 0.0 => Outcome::Separated,
            End::Converged => Outcome::Overlapping,
        };
        Proximity {
            outcome,
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
