//! The unit that lengths are given in, and the axis that points up: what a file or a scene says about its numbers.

/// A unit of length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

    /// The unit's length in metres.
    pub const fn metres_per_unit(self) -> f64 {
        match self {
            Unit::Mm => 0.001,
            Unit::Cm => 0.01,
            Unit::M => 1.0,
            Unit::In => 0.0254,
        }
    }

    /// How the unit is written after a number.
    pub const fn symbol(self) -> &'static str {
        match self {
            Unit::Mm => "mm",
            Unit::Cm => "cm",
            Unit::M => "m",
            Unit::In => "in",
        }
    }

    /// The unit that is written so.
    pub fn from_symbol(symbol: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|unit| unit.symbol() == symbol)
    }
}

impl std::fmt::Display for Unit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.symbol())
    }
}

/// The axis that points up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Up {
    /// As glTF has it.
    Y,
    /// As CAD systems and robots have it.
    Z,
}

impl Up {
    /// The axis' name, `"y"` or `"z"`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Up::Y => "y",
            Up::Z => "z",
        }
    }

    /// The axis of that name.
    pub fn from_symbol(symbol: &str) -> Option<Up> {
        [Up::Y, Up::Z].into_iter().find(|up| up.symbol() == symbol)
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
    fn units_are_in_order_of_length() {
        let metres = Unit::ALL.map(Unit::metres_per_unit);
        assert!(metres.is_sorted());
    }
}
