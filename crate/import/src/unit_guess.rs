//! Guesses the unit of files that do not state it, or state a wrong one, from the size of their content. The stated
//! units of STEP, IFC, COLLADA and 3MF files are not questioned.

use crate::model::Origin;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::{Message, message};

/// The largest plausible extent of a glTF file in metres. glTF is in metres by its standard, but CAD systems write
/// millimetres: a larger model is taken to be in millimetres.
const MAX_METRES: f64 = 20.0;
/// The smallest plausible extent in millimetres. STL, OBJ and PLY state no unit and mostly are in millimetres: a
/// smaller model is taken to be in metres, like robots.
const MIN_MILLIMETRES: f64 = 3.0;

/// The smallest plausible extent, in millimetres, of STL, OBJ and PLY files beside files in millimetres.
const MIN_MILLIMETRES_BESIDE: f64 = 0.5;

/// Returns whether an extent in metres is plausible for a part or a machine.
pub(crate) fn is_small_in_metres(extent: f64) -> bool {
    extent <= MAX_METRES
}

/// Guesses the unit of a model without a unit of its own, beside other files in the unit `stated`.
pub(crate) fn guess_with_others(
    origin: &Origin,
    extent: f64,
    stated: Option<Unit>,
) -> (Unit, Option<Message>) {
    match (origin, stated) {
        (Origin::Unitless(_), Some(Unit::M)) if is_small_in_metres(extent) => (Unit::M, None),
        (Origin::Unitless(_), Some(Unit::M)) => (Unit::Mm, None),
        (Origin::Unitless(_), Some(Unit::Mm)) if extent >= MIN_MILLIMETRES_BESIDE => {
            (Unit::Mm, None)
        }
        (Origin::Gltf { .. }, Some(Unit::M)) => (Unit::M, None),
        _ => guess(origin, extent),
    }
}

/// Guesses the unit of a model from its largest extent, and returns a sentence that explains it unless the file states
/// it.
pub(crate) fn guess(origin: &Origin, extent: f64) -> (Unit, Option<Message>) {
    let shown = significant(extent);
    let (unit, why) = match origin {
        Origin::Collada { unit, .. } | Origin::Ifc { unit } | Origin::ThreeMf { unit } => {
            return (*unit, None);
        }
        Origin::Step => return (Unit::Mm, None),
        Origin::Robot(language) => (Unit::M, message!("unit-guess-files-metres", language)),
        Origin::Gltf { .. } if is_small_in_metres(extent) => (
            Unit::M,
            message!("unit-guess-metres-gltf-prescribes", shown),
        ),
        Origin::Gltf { generator } => {
            let writer = generator.as_ref().map(|name| {
                let name = crate::names::sanitize_name(name);
                message!("unit-guess-may-write-cad", name)
            });
            (
                Unit::Mm,
                message!("unit-guess-millimetres-although-gltf", shown, writer),
            )
        }
        Origin::Unitless(format) if extent < MIN_MILLIMETRES => (
            Unit::M,
            message!("unit-guess-metres-files-do", format, shown),
        ),
        Origin::Unitless(format) => (
            Unit::Mm,
            message!("unit-guess-millimetres-most-common", format, shown),
        ),
    };
    (unit, Some(why))
}

/// Rounds to three digits, which are enough for a size.
fn significant(value: f64) -> f64 {
    format!("{value:.2e}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unit_guess_follows_other_files_unless_sizes_are_implausible() {
        let [stl, gltf] = [Origin::Unitless("STL"), Origin::Gltf { generator: None }];
        for (origin, extent, stated, unit) in [
            (&stl, 3.0, Some(Unit::M), Unit::M),
            (&stl, 200.0, Some(Unit::M), Unit::Mm),
            (&stl, 2.0, Some(Unit::Mm), Unit::Mm),
            (&stl, 20.0, Some(Unit::In), Unit::Mm),
            (&stl, 0.2, Some(Unit::Mm), Unit::M),
            (&stl, 2.0, None, Unit::M),
            (&gltf, 30.0, Some(Unit::M), Unit::M),
            (&gltf, 30.0, Some(Unit::Mm), Unit::Mm),
            (&gltf, 30.0, None, Unit::Mm),
            (&gltf, 0.3, Some(Unit::Mm), Unit::M),
        ] {
            let found = guess_with_others(origin, extent, stated).0;
            assert_eq!(found, unit, "{extent} beside {stated:?}");
        }
    }

    #[test]
    fn sizes_decide() {
        let gltf = |generator: Option<&str>| Origin::Gltf {
            generator: generator.map(String::from),
        };
        let (unit, why) = guess(&gltf(Some("Open CASCADE")), 160.04);
        let why = why.unwrap();
        assert_eq!(unit, Unit::Mm);
        assert!(
            why.to_string().contains("160 m") && why.to_string().contains("Open CASCADE"),
            "{why}"
        );
        let (unit, why) = guess(&gltf(None), 0.4567);
        let why = why.unwrap();
        assert_eq!(
            (unit, why.to_string().contains("0.457 m")),
            (Unit::M, true),
            "{why}"
        );
        assert_eq!(guess(&Origin::Unitless("STL"), 100.0).0, Unit::Mm);
        assert_eq!(guess(&Origin::Unitless("STL"), 1.2).0, Unit::M);
        let stated = Origin::ThreeMf { unit: Unit::In };
        assert_eq!(guess(&stated, 100.0), (Unit::In, None));
    }

    #[test]
    fn sizes_are_short() {
        let shown = [0.0, 1234.5, 0.0012345, 2.0, 160.04].map(|x| significant(x).to_string());
        assert_eq!(shown, ["0", "1230", "0.00123", "2", "160"]);
    }
}
