//! Estimates the accuracy of a text file's numbers from their digits.
//!
//! A program that writes text keeps a fixed count of digits and may leave out zeros at the end. So the number with the
//! most digits shows that count, and the largest coordinate is off by at most half of its last digit.

use crate::placement::Placement;

/// The smallest number of digits that programs write (C's `%g`). If no number has more, all of them are taken as exact.
const MIN_DIGITS: u8 = 6;

/// The largest number of digits of any number, counted from the first that is not 0.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Digits(u8);

impl Digits {
    /// Returns the digits of a number as it is written.
    #[inline]
    pub(crate) fn of(word: &[u8]) -> Self {
        let (mut digits, mut is_in_fraction, mut is_rounded) = (0u8, false, false);
        let mut fraction: &[u8] = &[];
        for (at, byte) in word.iter().enumerate() {
            match byte {
                b'0' if digits == 0 => {}
                b'0'..=b'9' => digits = digits.saturating_add(1),
                b'.' => {
                    is_in_fraction = true;
                    fraction = &word[at + 1..];
                }
                b'e' | b'E' => {
                    let exponent = std::str::from_utf8(&word[at + 1..]).ok();
                    let exponent = exponent.and_then(|exponent| exponent.parse::<i32>().ok());
                    is_rounded = exponent.is_some_and(|exponent| exponent >= i32::from(MIN_DIGITS));
                    break;
                }
                _ => {}
            }
        }
        // Some programs write whole numbers in this form.
        let is_whole = is_in_fraction && fraction == b"0";
        let digits = digits - u8::from(is_whole && digits > 0);
        // Only numbers that were rounded to fewer digits are written like this, and zeros at the end are left out.
        Self(if is_rounded {
            digits.max(MIN_DIGITS)
        } else {
            digits
        })
    }

    /// Includes the digits of other numbers.
    #[inline]
    pub(crate) fn merge(&mut self, others: Self) {
        *self = (*self).max(others);
    }

    /// Returns the largest error of numbers with these digits, if the largest number has this size.
    pub(crate) fn rounding(self, largest: f64) -> f64 {
        if self.0 < MIN_DIGITS || !largest.is_finite() || largest <= 0.0 {
            return 0.0;
        }
        // The place value of the largest number's first digit.
        let mut place = 1.0;
        while place * 10.0 <= largest {
            place *= 10.0;
        }
        while place > largest {
            place /= 10.0;
        }
        (1..self.0).fold(place / 2.0, |half, _| half / 10.0)
    }

    /// Returns the largest position error caused by the numbers of a placement, which have these digits. `scaling`
    /// converts them to the file's unit.
    pub(crate) fn placement_rounding(self, placement: &Placement, scaling: &Placement) -> f64 {
        let scale = scaling.stretch[(0, 0)].abs();
        self.rounding(placement.translation.amax() / scale) * scale
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_counted_from_the_first_that_is_not_zero() {
        for (word, digits) in [
            ("2600000", 7),
            ("-2600000.25", 9),
            ("+0.00012", 2),
            ("1.234500e+06", 7),
            ("2.6E6", 6),
            ("2.6e+06", 6),
            ("2.6e5", 2),
            ("2.6e-12", 2),
            ("10000.0", 5),
            ("10000.00", 7),
            ("0", 0),
            ("0.0", 0),
            ("", 0),
            ("nan", 0),
        ] {
            assert_eq!(Digits::of(word.as_bytes()), Digits(digits), "{word}");
        }
        assert_eq!(Digits::of(&[b'1'; 1000]), Digits(u8::MAX));
    }

    #[test]
    fn half_of_the_last_digit_of_the_largest_number_is_lost() {
        let rounding = |word: &str, largest: f64| Digits::of(word.as_bytes()).rounding(largest);
        let near = |found: f64, expected: f64| (found / expected - 1.0).abs() < 1e-9;
        assert!(near(rounding("2600000", 2_600_000.0), 0.5));
        assert!(near(rounding("1.23457e+06", 1_234_570.0), 5.0));
        assert!(near(rounding("2600000.25", 2_600_001.75), 0.005));
        assert!(near(rounding("0.123456", 0.5), 5e-7));
        assert!(near(rounding("1.234567890123456789", 9.9), 5e-19));
        // A cube of 20 that was written by hand.
        assert_eq!(rounding("20.5", 20.5), 0.0);
        assert_eq!(rounding("123456", 0.0), 0.0);
        assert_eq!(rounding("123456", f64::INFINITY), 0.0);
        assert!(rounding(&"9".repeat(300), 1e300).is_finite());
    }
}
