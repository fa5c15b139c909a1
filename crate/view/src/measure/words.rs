//! Formats the label of a measure, which is its first number.

use nearpoint_geometry::measure::{Between, Facts, Kind, Of, Thing};
use nearpoint_scene::measure::Measured;

use crate::list::{Units, precise_text, trimmed};

/// The smallest angle that is shown, in degrees.
const LEAST_ANGLE: f64 = 0.005;

/// Returns the label; none where a measure has no number to show in the picture.
pub(super) fn words(measured: &Measured, units: Units) -> Option<String> {
    if let Some(between) = &measured.between {
        return Some(of_two(between, units));
    }
    let length = |length: f64| format!("{} {}", precise_text(length, units), units.told);
    if let Some(size) = measured.size {
        return Some(size_text(size, units));
    }
    let (thing, pose) = measured.things.first()?;
    let Facts {
        length: long,
        radius,
        half_angle,
        span,
        area,
        is_exact,
        is_whole,
        ..
    } = thing.facts;
    let about = |text: String, is_true: bool| match is_true {
        true => text,
        false => format!("≈ {text}"),
    };
    match (thing.kind, radius, half_angle) {
        (Kind::Point | Kind::Centre, ..) => {
            let at = pose * thing.at;
            let [x, y, z] = [at.x, at.y, at.z].map(|c| precise_text(c, units));
            Some(about(format!("({x}, {y}, {z}) {}", units.told), is_exact))
        }
        (Kind::Edge, Some(radius), _) if span.is_some() => {
            Some(about(format!("R {}", length(radius)), is_exact))
        }
        (Kind::Edge | Kind::Face, Some(radius), _) => {
            let text = match is_torus(thing) {
                true => format!("R {}", length(radius)),
                false => format!("⌀ {}", length(2.0 * radius)),
            };
            Some(about(text, is_exact))
        }
        (Kind::Face, _, Some(half)) => Some(about(angle_text(2.0 * half), is_exact)),
        (Kind::Edge, ..) => long.map(|long| about(length(long), is_whole)),
        (Kind::Face, ..) => area.map(|area| about(area_text(area, units), is_whole)),
        (Kind::Axis | Kind::Part, ..) => None,
    }
}

fn is_torus(thing: &Thing) -> bool {
    thing.facts.minor_radius.is_some()
}

fn of_two(between: &Between, units: Units) -> String {
    let axes = between.apart.iter().find(|apart| apart.of == Of::Axis);
    let text = format!("{} {}", precise_text(between.distance, units), units.told);
    let is_exact = between.error == 0.0 && (axes.is_none() || between.is_exact);
    let text = if is_exact {
        text
    } else {
        format!("≈ {text}")
    };
    match between.angle {
        Some(angle) if angle.to_degrees() >= LEAST_ANGLE => {
            format!("{text} · {}", angle_text(angle))
        }
        _ => text,
    }
}

/// Formats width, depth and height.
pub(super) fn size_text(size: [f64; 3], units: Units) -> String {
    let [x, y, z] = size.map(|length| precise_text(length, units));
    format!("{x} × {y} × {z} {}", units.told)
}

fn angle_text(radians: f64) -> String {
    format!("{}°", trimmed(format!("{:.3}", radians.to_degrees())))
}

fn area_text(area: f64, units: Units) -> String {
    let one = units.told(1.0);
    let area = area * one * one;
    let text = match area < 1e6 {
        true => format!("{area:.3}"),
        false => format!("{area:.0}"),
    };
    format!("{} {}²", trimmed(text), units.told)
}
