//! Formats lengths for labels: with their unit, and with no more digits than matter.

use nearpoint_geometry::unit::Unit;

/// The unit of lengths in the scene, and the one in which they are shown and typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Units {
    /// The scene's unit.
    pub scene: Unit,
    /// The displayed unit.
    pub displayed: Unit,
}

impl Units {
    /// Makes units in which lengths are shown in this unit, the scene's own.
    pub const fn same(scene: Unit) -> Self {
        Self {
            scene,
            displayed: scene,
        }
    }

    /// Converts a length in the scene's unit to the displayed unit.
    pub fn to_display(self, length: f64) -> f64 {
        self.scene.to(self.displayed, length)
    }

    /// Converts a typed length to the scene's unit.
    pub fn from_display(self, length: f64) -> f64 {
        self.displayed.to(self.scene, length)
    }
}

impl Default for Units {
    fn default() -> Self {
        Self::same(Unit::Mm)
    }
}

/// The number of significant digits.
const SIGNIFICANT_DIGITS: i32 = 4;
/// The number from which on an exponent is easier to read.
const MIN_EXPONENT_NUMBER: f64 = 1e6;

/// Formats a length of a motion or a measurement; an insignificant one is 0.
pub fn length_text(length: f64, units: Units) -> String {
    unit_text(units.to_display(length), units.displayed)
}

fn unit_text(length: f64, unit: Unit) -> String {
    format!("{} {unit}", number_text(length, unit))
}

/// Formats a measured length, down to the last significant decimal, without its unit.
pub fn precise_text(length: f64, units: Units) -> String {
    let (length, unit) = (units.to_display(length), units.displayed);
    if length.abs() >= MIN_EXPONENT_NUMBER {
        return number_text(length, unit);
    }
    let text = trim_zeros(format!("{length:.*}", finest(unit) as usize));
    if text == "-0" { "0".to_owned() } else { text }
}

/// Formats the distance between separate parts: it is never 0, however small.
pub fn gap_text(distance: f64, units: Units) -> String {
    let (distance, unit) = (units.to_display(distance), units.displayed);
    let text = number_text(distance, unit);
    if text == "0" && distance > 0.0 {
        let places = finest(unit) as usize;
        return format!("< {:.places$} {unit}", 0.1f64.powi(finest(unit)));
    }
    format!("{text} {unit}")
}

/// Formats a length between two bounds: one number if both agree to three digits, else two that are rounded outwards,
/// so that the length stays between them.
pub fn between_text(bounds: [f64; 2], units: Units) -> String {
    let ([lower, upper], unit) = (bounds.map(|bound| units.to_display(bound)), units.displayed);
    if !(lower < upper && upper < MIN_EXPONENT_NUMBER) {
        return unit_text(upper, unit);
    }
    let short = |bound: f64| {
        let places = decimals(bound, SIGNIFICANT_DIGITS, unit).min(decimals(
            upper,
            SIGNIFICANT_DIGITS - 1,
            unit,
        ));
        trim_zeros(format!("{bound:.*}", places as usize))
    };
    if short(lower) == short(upper) {
        return format!("{} {unit}", short(upper));
    }
    // As many decimals as separate the bounds, and two digits of each.
    let apart = -((upper - lower).log10().floor() as i32);
    let places = |bound: f64| {
        let digits = 1 - bound.log10().floor() as i32;
        digits.max(apart).clamp(0, finest(unit))
    };
    let high = rounded(upper, places(upper), f64::ceil);
    match lower {
        lower if lower > 0.0 => match rounded(lower, places(lower), f64::floor) {
            low if low == "0" => format!("≤ {high} {unit}"),
            low => format!("{low}–{high} {unit}"),
        },
        _ => format!("≤ {high} {unit}"),
    }
}

fn rounded(number: f64, places: i32, to: fn(f64) -> f64) -> String {
    let scale = 10f64.powi(places);
    // An excess in the last bits of the product alone must not be rounded up.
    let scaled = format!("{:.11e}", number * scale).parse().unwrap_or(number);
    trim_zeros(format!("{:.*}", places as usize, to(scaled) / scale))
}

fn number_text(number: f64, unit: Unit) -> String {
    if number.abs() >= MIN_EXPONENT_NUMBER {
        return format!("{number:.3e}");
    }
    let text = trim_zeros(format!(
        "{number:.*}",
        decimals(number, SIGNIFICANT_DIGITS, unit) as usize
    ));
    if text == "-0" { "0".to_owned() } else { text }
}

/// Returns how many decimals show this many digits of the number, without insignificant ones.
fn decimals(number: f64, digits: i32, unit: Unit) -> i32 {
    if number == 0.0 {
        return 0;
    }
    (digits - 1 - number.abs().log10().floor() as i32).clamp(0, finest(unit))
}

/// Returns the number of decimals down to a tenth of a micrometre: no part is made more accurately.
const fn finest(unit: Unit) -> i32 {
    match unit {
        Unit::Mm => 4,
        Unit::Cm | Unit::In => 5,
        Unit::M => 7,
    }
}

/// Removes zeros at the end of the decimals.
pub(crate) fn trim_zeros(text: String) -> String {
    if !text.contains('.') {
        return text;
    }
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MM: Units = Units::same(Unit::Mm);
    const METRES_IN_MM: Units = Units {
        scene: Unit::M,
        displayed: Unit::Mm,
    };

    #[test]
    fn a_scene_in_metres_reads_in_millimetres() {
        assert_eq!(length_text(0.001_319, METRES_IN_MM), "1.319 mm");
        assert_eq!(gap_text(2e-9, METRES_IN_MM), "< 0.0001 mm");
        let bounds = [0.000_394_3, 0.000_405_1];
        assert_eq!(between_text(bounds, METRES_IN_MM), "0.39–0.41 mm");
        assert_eq!(METRES_IN_MM.from_display(0.5), 0.0005);
    }

    #[test]
    fn lengths_read_well() {
        let text = |n| length_text(n, MM);
        assert_eq!(text(0.0), "0 mm");
        assert_eq!(text(1.0), "1 mm");
        assert_eq!(text(0.020_012_34), "0.02 mm");
        assert_eq!(text(12.3456), "12.35 mm");
        assert_eq!(text(99_999.6), "100000 mm");
        assert_eq!(text(-2.5), "-2.5 mm");
        assert_eq!(text(2.672e-4), "0.0003 mm");
        assert_eq!(text(-1.5e-7), "0 mm");
        assert_eq!(text(3.2e9), "3.200e9 mm");
        assert_eq!(length_text(4e-4, Units::same(Unit::M)), "0.0004 m");
    }

    #[test]
    fn measured_lengths_keep_their_decimals() {
        let text = |n| precise_text(n, MM);
        assert_eq!(text(123.4567), "123.4567");
        assert_eq!(text(12.0), "12");
        assert_eq!(text(-1e-9), "0");
        assert_eq!(precise_text(0.1234567, METRES_IN_MM), "123.4567");
    }

    #[test]
    fn positive_gap_is_never_shown_as_zero() {
        assert_eq!(gap_text(2.672e-5, MM), "< 0.0001 mm");
        assert_eq!(gap_text(1e-12, Units::same(Unit::M)), "< 0.0000001 m");
        assert_eq!(gap_text(0.25, MM), "0.25 mm");
    }

    #[test]
    fn bounds_read_as_one_number_where_they_are_one() {
        let text = |lower, upper| between_text([lower, upper], MM);
        assert_eq!(text(0.4, 0.4), "0.4 mm");
        assert_eq!(text(0.4, 0.400_000_1), "0.4 mm");
        assert_eq!(text(0.01117, 0.01121), "0.0112 mm");
        assert_eq!(text(0.3943, 0.4051), "0.39–0.41 mm");
        assert_eq!(text(12.341, 12.359), "12.34–12.36 mm");
        assert_eq!(text(0.29, 0.7), "0.29–0.7 mm");
        assert_eq!(text(0.000_849, 0.009_91), "0.0008–0.01 mm");
        assert_eq!(text(0.0, 0.0412), "≤ 0.042 mm");
        assert_eq!(text(12.0, 140.0), "12–140 mm");
    }
}
