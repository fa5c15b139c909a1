//! Checks that every threshold has a name, a meaning and a unit, in a file called tolerance.rs.

use regex_lite::Regex;

use super::finding::Finding;
use super::source::Source;

/// The limit below which a positive literal counts as an epsilon; a millimetre in metres is none.
const SMALL: f64 = 1e-4;

pub fn check(source: &Source) -> Vec<Finding> {
    if !source.path.starts_with("crate/")
        || source.is_test()
        || source.path.ends_with("/tolerance.rs")
    {
        return Vec::new();
    }
    let number = Regex::new(r"\b\d[\d_]*(?:\.[\d_]+)?(?:[eE]-?\d+)?").expect("valid");
    let named = Regex::new(r"\bEPSILON\b").expect("valid");
    let of_line = |(line, code): (usize, &str)| {
        let small = number
            .find_iter(code)
            .filter(|found| is_small(found.as_str()));
        let found = small
            .chain(named.find_iter(code))
            .map(|found| found.as_str().to_owned())
            .collect::<Vec<_>>();
        found.into_iter().map(move |text| {
            source.error(
                line,
                format!("`{text}` belongs to tolerance.rs, with a name"),
            )
        })
    };
    source.lines().flat_map(of_line).collect()
}

fn is_small(literal: &str) -> bool {
    literal
        .replace('_', "")
        .parse()
        .is_ok_and(|value: f64| value > 0.0 && value < SMALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_literals_outside_tolerance() {
        let found = |path, text| check(&Source::new(path, text)).len();
        for bad in [
            "x < 1e-9",
            "x < 2.5E-12_f64",
            "x < 0.000_01",
            "f64::EPSILON * 2.0",
        ] {
            assert_eq!(found("crate/geometry/src/closest/mod.rs", bad), 1, "{bad}");
        }
        for fine in ["0.5", "1e9", "0.001", "0", "1e-3", "// 1e-9", "x1e - 9"] {
            assert_eq!(
                found("crate/geometry/src/closest/mod.rs", fine),
                0,
                "{fine}"
            );
        }
        for elsewhere in [
            "crate/geometry/src/tolerance.rs",
            "crate/geometry/tests/all/law.rs",
            "web/src/state/format.ts",
        ] {
            assert_eq!(found(elsewhere, "1e-9"), 0, "{elsewhere}");
        }
    }
}
