//! Computes exact sums of products of three numbers.

/// An exact sum of doubles, as doubles that do not overlap, smallest first. This is Shewchuk's expansion ("Adaptive
/// precision floating-point arithmetic and fast robust geometric predicates", 1997, figures 6 to 9), zeros left out.
/// Exact while no product over- or underflows.
#[derive(Debug, Default)]
pub struct Expansion {
    parts: Vec<f64>,
}

/// Returns two doubles, the first the rounded sum, whose sum is the exact one.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_virtual = sum - a;
    let a_virtual = sum - b_virtual;
    (sum, (a - a_virtual) + (b - b_virtual))
}

/// Returns two doubles, the first the rounded difference, whose sum is the exact one.
pub fn two_difference(a: f64, b: f64) -> (f64, f64) {
    two_sum(a, -b)
}

/// Splits a double into halves of its digits, by the factor 2²⁷ + 1.
fn halves(a: f64) -> (f64, f64) {
    let large = 134_217_729.0 * a;
    let high = large - (large - a);
    (high, a - high)
}

fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let ((a_high, a_low), (b_high, b_low)) = (halves(a), halves(b));
    let rest = product - a_high * b_high - a_low * b_high - a_high * b_low;
    (product, a_low * b_low - rest)
}

impl Expansion {
    /// Adds `a · b · c`.
    pub fn add_product(&mut self, a: f64, b: f64, c: f64) {
        let (high, low) = two_product(a, b);
        for part in [low, high] {
            let (large, small) = two_product(part, c);
            self.add(small);
            self.add(large);
        }
    }

    fn add(&mut self, term: f64) {
        let mut carried = term;
        let mut kept = 0;
        for i in 0..self.parts.len() {
            let (sum, rest) = two_sum(carried, self.parts[i]);
            carried = sum;
            if rest != 0.0 {
                self.parts[kept] = rest;
                kept += 1;
            }
        }
        self.parts.truncate(kept);
        if carried != 0.0 {
            self.parts.push(carried);
        }
    }

    /// Returns the sum, rounded to f64.
    pub fn rounded(&self) -> f64 {
        self.parts.iter().sum()
    }

    /// Returns the sign of the sum: that of the largest part.
    pub fn sign(&self) -> i8 {
        self.parts
            .last()
            .map_or(0, |&x| i8::from(x > 0.0) - i8::from(x < 0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expansion_of_product_is_exact() {
        let mut sum = Expansion::default();
        sum.add_product(1e20, 1e20, 1e20);
        sum.add_product(1.0, 1e-20, 3.0);
        sum.add_product(-1e20, 1e20, 1e20);
        assert_eq!(sum.sign(), 1);
        sum.add_product(-3.0, 1e-20, 1.0);
        assert_eq!(sum.sign(), 0);
    }

    #[test]
    fn expansion_sign_of_last_digit_is_exact() {
        let x = 1.0 + f64::EPSILON;
        let mut sum = Expansion::default();
        sum.add_product(x, x, x);
        sum.add_product(-x, x, 1.0);
        sum.add_product(-x, x, f64::EPSILON);
        assert_eq!(sum.sign(), 0);
        sum.add_product(-f64::EPSILON, f64::EPSILON, f64::EPSILON);
        assert_eq!(sum.sign(), -1);
    }
}
