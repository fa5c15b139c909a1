//! Evaluates one value over a span of time.

use nearpoint_geometry::tolerance::VALUE_NOISE;

/// A polynomial c₀ + c₁u + c₂u² + c₃u³, in which u runs from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Cubic(pub [f64; 4]);

/// A largest or smallest value, and its parameter.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Extreme {
    pub u: f64,
    pub value: f64,
}

impl Cubic {
    /// Creates the linear change from one value to another.
    pub fn line(from: f64, to: f64) -> Self {
        Self([from, to - from, 0.0, 0.0])
    }

    /// Returns a motion from rest to rest. For a third of the time the value speeds up, for a third it keeps its speed,
    /// and for a third it brakes. It covers a quarter, a half and a quarter of the distance.
    pub fn trapezoid(from: f64, to: f64) -> [Self; 3] {
        let path = to - from;
        [
            Self([from, 0.0, path / 4.0, 0.0]),
            Self([from + path / 4.0, path / 2.0, 0.0, 0.0]),
            Self([from + path * 0.75, path / 2.0, -path / 4.0, 0.0]),
        ]
    }

    /// Returns the cubic between two values, with these slopes in u at both ends.
    pub fn hermite(from: f64, to: f64, slopes: [f64; 2]) -> Self {
        let (path, [first, last]) = (to - from, slopes);
        Self([
            from,
            first,
            3.0 * path - 2.0 * first - last,
            first + last - 2.0 * path,
        ])
    }

    /// Returns whether all four coefficients are finite.
    pub fn is_finite(&self) -> bool {
        self.0.iter().all(|c| c.is_finite())
    }

    /// Returns whether the value is the same for all u.
    pub fn is_constant(&self) -> bool {
        self.0[1..] == [0.0; 3]
    }

    /// Returns the value of the polynomial at u.
    pub fn at(&self, u: f64) -> f64 {
        let [a, b, c, d] = self.0;
        a + u * (b + u * (c + u * d))
    }

    /// Returns the derivative of the polynomial at u.
    pub fn slope(&self, u: f64) -> f64 {
        let [_, b, c, d] = self.0;
        b + u * (2.0 * c + u * (3.0 * d))
    }

    /// Returns a bound of the rounding in a value or an extreme.
    pub fn noise(&self) -> f64 {
        VALUE_NOISE * self.0.iter().map(|c| c.abs()).sum::<f64>()
    }

    /// Returns the smallest and the largest value for u in the range: at its ends, or where the slope is 0.
    pub fn extremes(&self, from: f64, to: f64) -> [Extreme; 2] {
        let inside = self
            .turning_points()
            .into_iter()
            .filter(|u| from < *u && *u < to);
        let ends = [from, to].into_iter();
        let all = ends.chain(inside).map(|u| Extreme {
            u,
            value: self.at(u),
        });
        let first = Extreme {
            u: from,
            value: self.at(from),
        };
        all.fold([first; 2], |[low, high], one| {
            [
                if one.value < low.value { one } else { low },
                if one.value > high.value { one } else { high },
            ]
        })
    }

    /// Returns the largest absolute slope and its parameter: at an end, or where the second derivative is 0.
    pub fn steepest(&self) -> Extreme {
        let [_, _, c, d] = self.0;
        let bend = Some(-c / (3.0 * d)).filter(|u| 0.0 < *u && *u < 1.0);
        let places = [Some(0.0), Some(1.0), bend].into_iter().flatten();
        let all = places.map(|u| Extreme {
            u,
            value: self.slope(u).abs(),
        });
        let rest = Extreme { u: 0.0, value: 0.0 };
        all.fold(
            rest,
            |most, one| {
                if one.value > most.value { one } else { most }
            },
        )
    }

    /// Returns the parameters where the slope is 0, also outside of 0 and 1; a missing one is NaN. Two that rounding
    /// does not separate may be left out: there the value changes by less than its noise.
    fn turning_points(&self) -> [f64; 2] {
        let size = self.0[1..]
            .iter()
            .fold(0.0, |most: f64, c| most.max(c.abs()));
        let [b, c, d] = [1, 2, 3].map(|i| self.0[i] / size);
        // This is the quadratic formula without the difference of nearly equal numbers.
        let root = (c * c - 3.0 * b * d).sqrt();
        let q = -(c + root.copysign(c));
        [q / (3.0 * d), b / q]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extremes_are_those_of_many_samples() {
        for n in 0..4000u32 {
            let part = |k: u32| f64::from((n * k) % 41) - 20.0;
            let cubic = Cubic([part(7), part(11), part(13), part(17)]);
            let (from, to) = (f64::from(n % 5) / 8.0, 1.0 - f64::from(n % 3) / 8.0);
            let [low, high] = cubic.extremes(from, to);
            let samples = (0..=500).map(|i| cubic.at(from + (to - from) * f64::from(i) / 500.0));
            let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
            for value in samples {
                (least, most) = (least.min(value), most.max(value));
            }
            let noise = cubic.noise();
            assert!(
                low.value <= least + noise && least <= low.value + 0.01,
                "{cubic:?}"
            );
            assert!(
                high.value >= most - noise && most >= high.value - 0.01,
                "{cubic:?}"
            );
        }
    }

    #[test]
    fn a_trapezoid_goes_on_where_it_was_and_ends_at_rest() {
        let [first, second, third] = Cubic::trapezoid(-3.0, 5.0);
        for (one, next) in [(first, second), (second, third)] {
            assert_eq!(
                (one.at(1.0), one.slope(1.0)),
                (next.at(0.0), next.slope(0.0))
            );
        }
        assert_eq!((first.at(0.0), first.slope(0.0)), (-3.0, 0.0));
        assert_eq!((third.at(1.0), third.slope(1.0)), (5.0, 0.0));
    }
}
