//! Defines the unit of length and the up axis that a file or a scene states for its numbers.

use crate::Vector;
use nearpoint_message::{Arg, ToArg};

/// A unit of length: millimetre, centimetre, metre or inch.
///
/// # Examples
/// ```
/// use nearpoint_geometry::unit::Unit;
///
/// assert_eq!(Unit::In.to(Unit::Mm, 2.0), 50.8);
/// assert_eq!(Unit::from_symbol("cm"), Some(Unit::Cm));
/// assert_eq!(format!("{} {}", 2.5, Unit::Mm), "2.5 mm");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase", try_from = "String")
)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum Unit {
    /// Millimetres.
    Mm,
    /// Centimetres.
    Cm,
    /// Metres.
    M,
    /// Inches.
    In,
}

impl Unit {
    /// Every unit, smallest first.
    pub const ALL: [Unit; 4] = [Unit::Mm, Unit::Cm, Unit::In, Unit::M];

    /// Returns the unit's length in metres.
    pub const fn metres_per_unit(self) -> f64 {
        self.tenths_of_a_millimetre() / 10_000.0
    }

    /// Converts a length in this unit to another unit.
    pub fn to(self, other: Unit, length: f64) -> f64 {
        let own = self.tenths_of_a_millimetre();
        let others = other.tenths_of_a_millimetre();
        if own < others {
            length / (others / own)
        } else {
            length * (own / others)
        }
    }

    /// Returns a whole number. With one rounding by a whole ratio, a round length stays round in another unit.
    const fn tenths_of_a_millimetre(self) -> f64 {
        match self {
            Unit::Mm => 10.0,
            Unit::Cm => 100.0,
            Unit::M => 10_000.0,
            Unit::In => 254.0,
        }
    }

    /// Returns the symbol of the unit that is written after a number, such as `mm`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Unit::Mm => "mm",
            Unit::Cm => "cm",
            Unit::M => "m",
            Unit::In => "in",
        }
    }

    /// Returns the unit with a symbol such as `mm`; None if there is none.
    pub fn from_symbol(symbol: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|unit| unit.symbol() == symbol)
    }
}

impl std::fmt::Display for Unit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.symbol())
    }
}

impl ToArg for Unit {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.symbol().to_owned())
    }
}

/// The axis that points up: y or z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase", try_from = "String")
)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum Up {
    /// The y axis, as in glTF.
    Y,
    /// The z axis, as in CAD systems and robotics.
    Z,
}

impl Up {
    /// Returns the axis' name, `"y"` or `"z"`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Up::Y => "y",
            Up::Z => "z",
        }
    }

    /// Converts a vector where this axis is up to one where another is, by an exact turn about the x axis.
    pub fn to(self, other: Up, v: Vector) -> Vector {
        match (self, other) {
            (Up::Y, Up::Z) => Vector::new(v.x, -v.z, v.y),
            (Up::Z, Up::Y) => Vector::new(v.x, v.z, -v.y),
            (Up::Y, Up::Y) | (Up::Z, Up::Z) => v,
        }
    }

    /// Returns the axis named `y` or `z`; None for other names.
    pub fn from_symbol(symbol: &str) -> Option<Up> {
        [Up::Y, Up::Z].into_iter().find(|up| up.symbol() == symbol)
    }
}

/// Reads a symbol of a file, or returns an error that lists the symbols.
impl TryFrom<String> for Unit {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::from_symbol(&word).ok_or_else(|| format!("“{word}” is not a unit: mm, cm, m or in"))
    }
}

impl TryFrom<String> for Up {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::from_symbol(&word).ok_or_else(|| format!("“{word}” is not an axis: y or z"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_name_their_unit_and_axis() {
        for unit in Unit::ALL {
            assert_eq!(Unit::from_symbol(unit.symbol()), Some(unit));
        }
        assert_eq!(Unit::from_symbol("furlong"), None);
        assert_eq!(Up::from_symbol("z"), Some(Up::Z));
        assert_eq!(Up::from_symbol("x"), None);
    }

    #[test]
    fn lengths_keep_their_digits_in_another_unit() {
        assert_eq!(Unit::M.to(Unit::Mm, 0.0015), 1.5);
        assert_eq!(Unit::Mm.to(Unit::M, 15.0), 0.015);
        assert_eq!(Unit::Mm.to(Unit::In, 25.4), 1.0);
        assert_eq!(Unit::Cm.to(Unit::Cm, 0.1 + 0.2), 0.1 + 0.2);
        for unit in Unit::ALL {
            assert_eq!(unit.to(Unit::M, 1.0), unit.metres_per_unit());
        }
    }

    #[test]
    fn units_are_in_order_of_length() {
        let metres = Unit::ALL.map(Unit::metres_per_unit);
        assert!(metres.is_sorted());
    }
}
