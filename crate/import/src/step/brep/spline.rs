//! Represents B-splines with weights, as control points in homogeneous coordinates, and their Bézier pieces.

use nearpoint_geometry::tolerance::SAME_PARAMETER;
use std::array::from_fn;

/// A point multiplied by its weight, and the weight.
pub(in crate::step) type HomogeneousPoint = [f64; 4];

/// The highest degree that OpenCASCADE makes.
const MAX_DEGREE: usize = 25;

/// The knots along one parameter, repeated by multiplicity.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Knots {
    degree: usize,
    flat: Vec<f64>,
}

impl Knots {
    /// Makes the knots; none if they do not fit the number of control points, or if the curve has a gap.
    pub(super) fn new(degree: usize, counted: &[(f64, usize)], controls: usize) -> Option<Self> {
        if !(1..=MAX_DEGREE).contains(&degree) || controls <= degree {
            return None;
        }
        let all: usize = counted.iter().map(|knot| knot.1).sum();
        let inner = counted.get(1..counted.len().checked_sub(1)?)?;
        let has_gap = inner.iter().any(|knot| knot.1 > degree);
        if all != controls + degree + 1 || has_gap || !counted.is_sorted_by(|p, q| p.0 < q.0) {
            return None;
        }
        let flat = counted
            .iter()
            .flat_map(|&(knot, times)| std::iter::repeat_n(knot, times))
            .collect();
        Some(Self { degree, flat })
    }

    /// Makes the knots of a periodic spline with so many control points. Some knots are added before its start and
    /// after its end, so that its first control points repeat at the end.
    pub(super) fn closed(degree: usize, counted: &[(f64, usize)], controls: usize) -> Option<Self> {
        let (&first, &last) = (counted.first()?, counted.last()?);
        let flat = |knots: &[(f64, usize)], by: f64| -> Vec<f64> {
            let all = knots.iter();
            all.flat_map(|&(knot, times)| std::iter::repeat_n(knot + by, times.min(controls)))
                .collect()
        };
        let period = last.0 - first.0;
        let round = flat(counted.get(..counted.len() - 1)?, 0.0);
        let more = (degree + 1).checked_sub(first.1)?;
        let is_sound = (1..=MAX_DEGREE).contains(&degree)
            && first.1 == last.1
            && round.len() == controls
            && controls > degree
            && counted.iter().all(|knot| knot.1 <= degree)
            && counted.is_sorted_by(|p, q| p.0 < q.0);
        if !is_sound {
            return None;
        }
        let before = round[controls - more..].iter().map(|knot| knot - period);
        let again = round.iter().map(|knot| knot + period);
        let end = again.clone().take(first.1);
        let after = again.skip(first.1).take(more);
        let whole = before.chain(round.iter().copied()).chain(end).chain(after);
        Some(Self {
            degree,
            flat: whole.collect(),
        })
    }

    /// Makes the knots of a Bézier curve.
    pub(super) fn bezier(degree: usize) -> Option<Self> {
        Self::new(degree, &[(0.0, degree + 1), (1.0, degree + 1)], degree + 1)
    }

    /// Returns the number of control points, including repeated ones.
    pub(super) fn controls(&self) -> usize {
        self.flat.len() - self.degree - 1
    }

    /// Returns the lowest and the highest parameter.
    fn ends(&self) -> [f64; 2] {
        [self.flat[self.degree], self.flat[self.controls()]]
    }

    /// Returns the span of a parameter, as the index of the last knot at its start.
    fn span(&self, at: f64) -> usize {
        let after = self.flat.partition_point(|&knot| knot <= at);
        after
            .saturating_sub(1)
            .clamp(self.degree, self.controls() - 1)
    }

    /// Returns two parameters and the knots between them, ascending.
    fn breaks(&self, from: f64, to: f64) -> Vec<f64> {
        // Beyond its ends the curve continues as its first or last piece, so that rounding errors are harmless.
        let inner = &self.flat[self.degree + 1..self.controls()];
        let near = SAME_PARAMETER * (to - from);
        let between = inner
            .iter()
            .filter(|&&knot| from + near < knot && knot < to - near);
        let mut breaks = vec![from];
        breaks.extend(between);
        breaks.dedup();
        breaks.push(to);
        breaks
    }

    /// Evaluates the polar form of the piece in a span (Ramshaw 1989). It is the point of the curve if all arguments
    /// are equal, and a control point of its pieces if they take two values.
    fn polar(
        &self,
        span: usize,
        arguments: &[f64],
        control: &impl Fn(usize) -> HomogeneousPoint,
    ) -> HomogeneousPoint {
        let degree = self.degree;
        let mut points: Vec<HomogeneousPoint> = (span - degree..=span).map(control).collect();
        for level in 1..=degree {
            let at = arguments[level - 1];
            for i in (level..=degree).rev() {
                let low = self.flat[span - degree + i];
                let high = self.flat[span + 1 + i - level];
                let share = (at - low) / (high - low);
                points[i] =
                    from_fn(|k| points[i - 1][k] + share * (points[i][k] - points[i - 1][k]));
            }
        }
        points[degree]
    }

    fn point(&self, at: f64, control: &impl Fn(usize) -> HomogeneousPoint) -> HomogeneousPoint {
        self.polar(self.span(at), &vec![at; self.degree], control)
    }

    /// Returns the control points of the Bézier curve between two parameters of one span.
    fn piece(
        &self,
        from: f64,
        to: f64,
        control: &impl Fn(usize) -> HomogeneousPoint,
    ) -> Vec<HomogeneousPoint> {
        let span = self.span((from + to) / 2.0);
        let degree = self.degree;
        (0..=degree)
            .map(|k| {
                let arguments: Vec<f64> = (0..degree)
                    .map(|i| if i < degree - k { from } else { to })
                    .collect();
                self.polar(span, &arguments, control)
            })
            .collect()
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(in crate::step) struct SplineCurve {
    knots: Knots,
    controls: Vec<HomogeneousPoint>,
}

/// A Bézier piece of a spline, between two of its parameters.
#[derive(Debug)]
pub(in crate::step) struct Piece {
    pub(in crate::step) from: f64,
    pub(in crate::step) to: f64,
    pub(in crate::step) controls: Vec<HomogeneousPoint>,
}

impl SplineCurve {
    pub(super) fn new(knots: Knots, controls: Vec<HomogeneousPoint>) -> Option<Self> {
        is_sound(&controls).then_some(Self { knots, controls })
    }

    pub(in crate::step) fn point(&self, at: f64) -> HomogeneousPoint {
        self.knots.point(at, &|i| self.controls[i])
    }

    /// Returns the Bézier pieces between two parameters.
    pub(in crate::step) fn pieces(&self, from: f64, to: f64) -> Vec<Piece> {
        let breaks = self.knots.breaks(from, to);
        let piece = |ends: &[f64]| Piece {
            from: ends[0],
            to: ends[1],
            controls: self.knots.piece(ends[0], ends[1], &|i| self.controls[i]),
        };
        breaks.windows(2).map(piece).collect()
    }
}

/// A B-spline surface; its control points are in rows, one for each index of the first parameter.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::step) struct SplineSurface {
    knots: [Knots; 2],
    pub(super) controls: Vec<HomogeneousPoint>,
}

/// A Bézier patch of a spline surface, over a box of its parameters. The control points are in rows, one for each index
/// of the first parameter.
#[derive(Debug)]
pub(in crate::step) struct Patch {
    pub(in crate::step) low: [f64; 2],
    pub(in crate::step) high: [f64; 2],
    pub(in crate::step) controls: Vec<Vec<HomogeneousPoint>>,
}

impl SplineSurface {
    pub(super) fn new(knots: [Knots; 2], controls: Vec<HomogeneousPoint>) -> Option<Self> {
        is_sound(&controls).then_some(Self { knots, controls })
    }

    /// Returns the lowest and the highest parameters.
    pub(super) fn domain(&self) -> [[f64; 2]; 2] {
        let ends = self.knots.each_ref().map(Knots::ends);
        [0, 1].map(|end| [ends[0][end], ends[1][end]])
    }

    fn control(&self, i: usize, k: usize) -> HomogeneousPoint {
        self.controls[i * self.knots[1].controls() + k]
    }

    pub(in crate::step) fn point(&self, [u, v]: [f64; 2]) -> HomogeneousPoint {
        let along = |i: usize| self.knots[1].point(v, &|k| self.control(i, k));
        self.knots[0].point(u, &along)
    }

    /// Returns the Bézier patches over a box of parameters, row by row along the second parameter.
    pub(in crate::step) fn patches(&self, low: [f64; 2], high: [f64; 2]) -> Vec<Vec<Patch>> {
        let breaks = [0, 1].map(|k| self.knots[k].breaks(low[k], high[k]));
        let rows = breaks[0].windows(2);
        rows.map(|u| {
            breaks[1]
                .windows(2)
                .map(|v| self.patch([u[0], v[0]], [u[1], v[1]]))
                .collect()
        })
        .collect()
    }

    fn patch(&self, low: [f64; 2], high: [f64; 2]) -> Patch {
        let [along_u, along_v] = &self.knots;
        let span = along_u.span((low[0] + high[0]) / 2.0);
        // First every row of the span along the second parameter, then along the first.
        let rows: Vec<Vec<HomogeneousPoint>> = (span - along_u.degree..=span)
            .map(|i| along_v.piece(low[1], high[1], &|k| self.control(i, k)))
            .collect();
        let first = span - along_u.degree;
        let columns: Vec<Vec<HomogeneousPoint>> = (0..=along_v.degree)
            .map(|k| along_u.piece(low[0], high[0], &|i| rows[i - first][k]))
            .collect();
        let row = |i: usize| columns.iter().map(|column| column[i]).collect();
        Patch {
            low,
            high,
            controls: (0..=along_u.degree).map(row).collect(),
        }
    }
}

/// Returns whether the weights are positive and the numbers finite.
fn is_sound(controls: &[HomogeneousPoint]) -> bool {
    let sound = |p: &HomogeneousPoint| p[3] > 0.0 && p.iter().all(|x| x.is_finite());
    controls.iter().all(sound)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the curve x = t², y = t on two spans, with a weight of 2 throughout.
    fn parabola() -> SplineCurve {
        let knots = Knots::new(2, &[(0.0, 3), (1.0, 1), (3.0, 3)], 4).unwrap();
        // The control points by the polar form x(a, b) = a b, y(a, b) = (a + b) / 2.
        let controls = [(0.0, 0.0), (0.0, 1.0), (1.0, 3.0), (3.0, 3.0)]
            .map(|(a, b): (f64, f64)| [2.0 * a * b, a + b, 0.0, 2.0]);
        SplineCurve::new(knots, controls.to_vec()).unwrap()
    }

    #[test]
    fn points_and_pieces_are_the_curve_s() {
        let curve = parabola();
        for t in [0.0, 0.5, 1.0, 2.5, 3.0] {
            let [x, y, _, w] = curve.point(t);
            assert!((x / w - t * t).abs() < 1e-14 && (y / w - t).abs() < 1e-14);
        }
        let pieces = curve.pieces(0.5, 2.0);
        let ends: Vec<_> = pieces.iter().map(|p| (p.from, p.to)).collect();
        assert_eq!(ends, [(0.5, 1.0), (1.0, 2.0)]);
        assert_eq!(pieces[1].controls[1], [2.0 * 2.0, 3.0, 0.0, 2.0]);
        assert_eq!(curve.pieces(0.25, 0.5).len(), 1);
        assert_eq!(
            curve.pieces(2.0, 3.0 + 1e-12).len(),
            1,
            "rounded over its end"
        );
    }

    #[test]
    fn surfaces_are_cut_along_both_directions() {
        // The surface z = u² v on one patch, in the polar form.
        let knots = [Knots::bezier(2).unwrap(), Knots::bezier(1).unwrap()];
        let controls = (0..3)
            .flat_map(|i| (0..2).map(move |k| (f64::from(i), f64::from(k))))
            .map(|(i, k)| [i / 2.0, k, if i == 2.0 { k } else { 0.0 }, 1.0])
            .collect();
        let surface = SplineSurface::new(knots, controls).unwrap();
        let [x, y, z, _] = surface.point([0.3, 0.7]);
        assert!((x - 0.3).abs() < 1e-15 && (y - 0.7).abs() < 1e-15);
        assert!((z - 0.063).abs() < 1e-15);
        let patches = surface.patches([0.2, 0.5], [0.4, 1.0]);
        assert_eq!((patches.len(), patches[0].len()), (1, 1));
        let middle = patches[0][0].controls[1][1];
        for (found, expected) in middle.iter().zip([0.3, 1.0, 0.2 * 0.4, 1.0]) {
            assert!((found - expected).abs() < 1e-15, "{middle:?}");
        }
    }

    #[test]
    fn knots_that_do_not_fit_are_none() {
        assert!(Knots::new(2, &[(0.0, 3), (1.0, 3)], 4).is_none());
        assert!(Knots::new(2, &[(1.0, 3), (0.0, 3)], 3).is_none());
        assert!(
            Knots::new(2, &[(0.0, 3), (0.5, 3), (1.0, 3)], 6).is_none(),
            "a gap"
        );
        assert!(Knots::new(0, &[(0.0, 1), (1.0, 1)], 1).is_none());
        assert!(SplineCurve::new(Knots::bezier(1).unwrap(), vec![[0.0; 4]; 2]).is_none());
    }
}
