//! Formats numbers for people: four digits, no exponent, and no digit finer than parts are made. Bounds are rounded
//! outwards, so that the printed bounds still hold.

use super::texts::language::Language;
use nearpoint_geometry::unit::Unit;

/// The number of significant digits shown.
const DIGITS: i32 = 4;

/// The quantity that a number measures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Quantity {
    Length,
    Volume,
}

impl Quantity {
    /// Returns the number of relevant decimals: to a tenth of a micrometre, and to a thousandth of a cubic millimetre.
    pub(super) fn decimals(self, unit: Unit) -> i32 {
        match (self, unit) {
            (Quantity::Length, Unit::Mm) => 4,
            (Quantity::Length, Unit::Cm | Unit::In) => 5,
            (Quantity::Length, Unit::M) => 7,
            (Quantity::Volume, Unit::Mm) => 3,
            (Quantity::Volume, Unit::Cm) => 6,
            (Quantity::Volume, Unit::In) => 7,
            (Quantity::Volume, Unit::M) => 12,
        }
    }

    /// Returns the unit's symbol, which follows the number.
    pub(super) fn symbol(self, unit: Unit, language: Language) -> String {
        let symbol = language.symbol(unit);
        match self {
            Quantity::Length => symbol.to_owned(),
            Quantity::Volume => format!("{symbol}³"),
        }
    }

    /// Formats a number with its unit.
    pub(super) fn format(self, value: f64, unit: Unit, language: Language) -> String {
        let number = self.format_number(value, unit, language);
        format!("{number} {}", self.symbol(unit, language))
    }

    /// Formats a number without its unit.
    pub(super) fn format_number(self, value: f64, unit: Unit, language: Language) -> String {
        self.rounded(value, unit, Round::Nearest, language)
    }

    /// Formats a number with its unit, rounded up.
    pub(super) fn format_at_least(self, value: f64, unit: Unit, language: Language) -> String {
        let number = self.rounded(value, unit, Round::Up, language);
        format!("{number} {}", self.symbol(unit, language))
    }

    /// Formats two bounds with their unit.
    pub(super) fn format_bounds(
        self,
        [lower, upper]: [f64; 2],
        unit: Unit,
        language: Language,
    ) -> String {
        if lower == upper {
            return self.format(lower, unit, language);
        }
        let [low, high] = [(lower, Round::Down), (upper, Round::Up)]
            .map(|(value, round)| self.rounded(value, unit, round, language));
        let symbol = self.symbol(unit, language);
        let arguments = [("low", &*low), ("high", &high), ("unit", &symbol)];
        let say = |key| language.format(key, &arguments);
        match (lower > 0.0, upper.is_finite()) {
            (true, true) => say("between"),
            (false, true) => say("at-most"),
            (true, false) => say("at-least"),
            (false, false) => language.get("not-known").to_owned(),
        }
    }

    fn rounded(self, value: f64, unit: Unit, round: Round, language: Language) -> String {
        if !value.is_finite() {
            return language.get("not-known").to_owned();
        }
        let digits = decimal(value.abs(), self.decimals(unit), round.of_magnitude(value));
        match value < 0.0 && digits != "0" {
            true => format!("−{digits}"),
            false => digits,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Round {
    Down,
    Nearest,
    Up,
}

impl Round {
    /// Returns the rounding of the magnitude that rounds the signed number in this way.
    fn of_magnitude(self, value: f64) -> Round {
        match (self, value < 0.0) {
            (Round::Down, true) => Round::Up,
            (Round::Up, true) => Round::Down,
            _ => self,
        }
    }
}

/// Formats a nonnegative number with at most this many decimals and no trailing zeros. It rounds the shortest decimal
/// digits as text, because scaling by powers of ten would round once more.
fn decimal(value: f64, most: i32, round: Round) -> String {
    let scientific = format!("{value:e}");
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let places = (DIGITS - 1 - exponent).clamp(0, most);
    let digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).collect();
    // The number of digits that remain. If none does, the first digit may be below the last decimal shown.
    let stay = exponent + 1 + places;
    let digit = |at: i32| {
        let at = usize::try_from(at).ok()?;
        Some(digits.get(at).copied().unwrap_or(b'0'))
    };
    let mut kept: Vec<u8> = (0..stay).filter_map(digit).collect();
    let goes_up = match round {
        Round::Down => false,
        Round::Nearest => digit(stay).is_some_and(|next| next >= b'5'),
        Round::Up => (stay.max(0)..digits.len() as i32).any(|at| digit(at) != Some(b'0')),
    };
    if goes_up {
        increment(&mut kept);
    }
    let places = usize::try_from(places).unwrap_or(0);
    let text = String::from_utf8_lossy(&kept).into_owned();
    let text = format!("{text:0>width$}", width = places + 1);
    let (whole, fraction) = text.split_at(text.len() - places);
    match fraction.trim_end_matches('0') {
        "" => whole.to_owned(),
        fraction => format!("{whole}.{fraction}"),
    }
}

/// Adds one in the last place.
fn increment(digits: &mut Vec<u8>) {
    for digit in digits.iter_mut().rev() {
        if *digit < b'9' {
            *digit += 1;
            return;
        }
        *digit = b'0';
    }
    digits.insert(0, b'1');
}

#[cfg(test)]
mod tests {
    use super::super::Language;
    use super::*;
    use nearpoint_testing::Random;

    const EN: Language = Language::En;

    #[test]
    fn numbers_are_as_people_write_them() {
        let near = |value: f64| Quantity::Length.format_number(value, Unit::Mm, EN);
        for (value, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (0.4, "0.4"),
            (12.0, "12"),
            (0.123456, "0.1235"),
            (9.99996, "10"),
            (1234.56, "1235"),
            (123456.7, "123457"),
            (0.00005, "0.0001"),
            (0.00004, "0"),
            (-0.00004, "0"),
            (-25.04, "−25.04"),
            (1e300, &format!("1{}", "0".repeat(300))),
            (f64::NAN, "not known"),
        ] {
            assert_eq!(near(value), text);
        }
        assert_eq!(
            Quantity::Length.format(0.00012345, Unit::M, EN),
            "0.0001235 m"
        );
        assert_eq!(Quantity::Volume.format(25.2, Unit::Mm, EN), "25.2 mm³");
    }

    #[test]
    fn bounds_are_rounded_outwards() {
        let reported = |lower, upper| Quantity::Length.format_bounds([lower, upper], Unit::Mm, EN);
        assert_eq!(reported(0.110_01, 0.119_99), "0.11 to 0.12 mm");
        assert_eq!(reported(0.25, 0.25), "0.25 mm");
        assert_eq!(reported(0.0, 0.000_01), "at most 0.0001 mm");
        assert_eq!(reported(0.3, f64::INFINITY), "at least 0.3 mm");
        assert_eq!(reported(0.0, f64::INFINITY), "not known");
    }

    #[test]
    fn a_written_bound_is_never_narrower() {
        let mut random = Random::seeded("a_written_bound_is_never_narrower", 71);
        for _ in 0..20_000 {
            let power = random.below(16) as i32 - 8;
            let value = random.signed() * 10_f64.powi(power);
            for unit in Unit::ALL {
                let read = |round| -> f64 {
                    let text = Quantity::Length.rounded(value, unit, round, EN);
                    text.replace('−', "-").parse().unwrap()
                };
                let (low, near, high) = (read(Round::Down), read(Round::Nearest), read(Round::Up));
                assert!(low <= value && value <= high, "{value} in {low} to {high}");
                assert!(low <= near && near <= high, "{value}: {low} {near} {high}");
                let step = 10_f64
                    .powi(-Quantity::Length.decimals(unit))
                    .max(value.abs() / 999.0);
                assert!(high - low <= step * 1.001, "{value}: {low} to {high}");
            }
        }
    }
}
