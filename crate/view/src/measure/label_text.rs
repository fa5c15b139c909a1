//! Formats the label of a measure, which is its first number.

use nearpoint_geometry::measure::{
    FeatureDistance, FeatureKind, Measurements, PickedFeature, SupportKind,
};
use nearpoint_scene::measure::MeasuredValues;

use crate::list::{Units, precise_text, trim_zeros};

/// The smallest angle that is shown, in degrees.
const MIN_ANGLE: f64 = 0.005;

/// Returns the label; none where a measure has no number to show in the picture.
pub(super) fn label_text(measured: &MeasuredValues, units: Units) -> Option<String> {
    if let Some(between) = &measured.between {
        return Some(distance_text(between, units));
    }
    let length = |length: f64| format!("{} {}", precise_text(length, units), units.displayed);
    if let Some(size) = measured.bounding_size {
        return Some(size_text(size, units));
    }
    let (feature, pose) = measured.features.first()?;
    let Measurements {
        length: long,
        radius,
        half_angle,
        span,
        area,
        is_exact,
        is_complete,
        ..
    } = feature.measurements;
    let about = |text: String, is_true: bool| match is_true {
        true => text,
        false => format!("≈ {text}"),
    };
    match (feature.kind, radius, half_angle) {
        (FeatureKind::Point | FeatureKind::Centre, ..) => {
            let at = pose * feature.label_position;
            let [x, y, z] = [at.x, at.y, at.z].map(|c| precise_text(c, units));
            Some(about(
                format!("({x}, {y}, {z}) {}", units.displayed),
                is_exact,
            ))
        }
        (FeatureKind::Edge, Some(radius), _) if span.is_some() => {
            Some(about(format!("R {}", length(radius)), is_exact))
        }
        (FeatureKind::Edge | FeatureKind::Face, Some(radius), _) => {
            let text = match is_torus(feature) {
                true => format!("R {}", length(radius)),
                false => format!("⌀ {}", length(2.0 * radius)),
            };
            Some(about(text, is_exact))
        }
        (FeatureKind::Face, _, Some(half)) => Some(about(angle_text(2.0 * half), is_exact)),
        (FeatureKind::Edge, ..) => long.map(|long| about(length(long), is_complete)),
        (FeatureKind::Face, ..) => area.map(|area| about(area_text(area, units), is_complete)),
        (FeatureKind::Axis | FeatureKind::Part, ..) => None,
    }
}

fn is_torus(feature: &PickedFeature) -> bool {
    feature.measurements.minor_radius.is_some()
}

fn distance_text(between: &FeatureDistance, units: Units) -> String {
    let axes = between
        .support_distances
        .iter()
        .find(|apart| apart.kind == SupportKind::Axis);
    let text = format!(
        "{} {}",
        precise_text(between.distance, units),
        units.displayed
    );
    let is_exact = between.error == 0.0 && (axes.is_none() || between.is_exact);
    let text = if is_exact {
        text
    } else {
        format!("≈ {text}")
    };
    match between.angle {
        Some(angle) if angle.to_degrees() >= MIN_ANGLE => {
            format!("{text} · {}", angle_text(angle))
        }
        _ => text,
    }
}

/// Formats width, depth and height.
pub(super) fn size_text(size: [f64; 3], units: Units) -> String {
    let [x, y, z] = size.map(|length| precise_text(length, units));
    format!("{x} × {y} × {z} {}", units.displayed)
}

fn angle_text(radians: f64) -> String {
    format!("{}°", trim_zeros(format!("{:.3}", radians.to_degrees())))
}

fn area_text(area: f64, units: Units) -> String {
    let one = units.to_display(1.0);
    let area = area * one * one;
    let text = match area < 1e6 {
        true => format!("{area:.3}"),
        false => format!("{area:.0}"),
    };
    format!("{} {}²", trim_zeros(text), units.displayed)
}
