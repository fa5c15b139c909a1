//! Reads lengths, transforms and viewports.

use super::super::affine::Affine;
use super::super::error::Result;
use super::line_index::LineIndex;
use nearpoint_geometry::planar::Point2;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::{Message, message};
use roxmltree::Node;
use std::str::FromStr;
use svgtypes::{
    Align, AspectRatio, Length, LengthUnit, TransformListParser, TransformListToken, ViewBox,
};

const PX_PER_INCH: f64 = 96.0;
const MM_PER_INCH: f64 = 25.4;

/// The units of lengths that the outermost element states.
pub(super) struct ViewportUnits {
    pub(super) unit: Unit,
    pub(super) note: Option<Message>,
}

/// Returns the map from the outermost user space to millimetres, y up.
pub(super) fn root(document: &LineIndex, node: Node) -> Result<(Affine, ViewportUnits)> {
    let size = |name: &str| -> Result<Option<Length>> {
        let length = parsed(document, node, name)?;
        Ok(length
            .filter(|length: &Length| length.unit != LengthUnit::Percent && length.number > 0.0))
    };
    let [width, height] = [size("width")?, size("height")?];
    let px = MM_PER_INCH / PX_PER_INCH;
    let scale = |length: Option<Length>, span: f64| {
        length.and_then(|length| Some(millimetres(length)? / span))
    };
    let view: Option<ViewBox> = view_box(document, node)?;
    let [x, y] = match view {
        Some(view) => {
            let (x, y) = (scale(width, view.w), scale(height, view.h));
            let both = [x.or(y).unwrap_or(px), y.or(x).unwrap_or(px)];
            fitted(both, aspect(document, node)?)
        }
        None => [px, px],
    };
    let unit = [width, height]
        .into_iter()
        .flatten()
        .find_map(|length| match length.unit {
            LengthUnit::Mm | LengthUnit::Pt | LengthUnit::Pc => Some(Unit::Mm),
            LengthUnit::Cm => Some(Unit::Cm),
            LengthUnit::In => Some(Unit::In),
            _ => None,
        });
    let lengths = ViewportUnits {
        unit: unit.unwrap_or(Unit::Mm),
        note: unit
            .is_none()
            .then(|| message!("contour-file-gives-no-unit")),
    };
    Ok((Affine::scale(x, -y), lengths))
}

/// Returns one scale for both axes if the aspect ratio is fixed.
fn fitted([x, y]: [f64; 2], aspect: AspectRatio) -> [f64; 2] {
    match (aspect.align, aspect.slice) {
        (Align::None, _) => [x, y],
        (_, false) => [x.min(y); 2],
        (_, true) => [x.max(y); 2],
    }
}

/// Returns the map from the user space in a nested `svg`, or a `symbol`, to the enclosing one. The element `sized`
/// states the width and the height.
pub(super) fn inner(document: &LineIndex, node: Node, sized: Node) -> Result<Affine> {
    let corner = |name| match sized == node {
        true => length(document, node, name, 0.0),
        // The `use` element applies its own offset.
        false => Ok(0.0),
    };
    let corner = Affine::translation(corner("x")?, corner("y")?);
    let Some(view) = view_box(document, node)? else {
        return Ok(corner);
    };
    let side = |name, default| match parsed(document, sized, name)? {
        Some(Length {
            unit: LengthUnit::Percent,
            ..
        })
        | None => Ok(default),
        Some(length) => px(document, sized, length),
    };
    let [width, height] = [side("width", view.w)?, side("height", view.h)?];
    let aspect = aspect(document, node)?;
    let [x, y] = fitted([width / view.w, height / view.h], aspect);
    let [left, top] = align_fractions(aspect.align).map(|share: f64| share);
    let shift = Affine::translation((width - view.w * x) * left, (height - view.h * y) * top);
    let scale = Affine::scale(x, y).compose(&Affine::translation(-view.x, -view.y));
    Ok(corner.compose(&shift).compose(&scale))
}

/// Returns the fractions of the free space to the left and above.
fn align_fractions(align: Align) -> [f64; 2] {
    match align {
        Align::None | Align::XMinYMin => [0.0, 0.0],
        Align::XMidYMin => [0.5, 0.0],
        Align::XMaxYMin => [1.0, 0.0],
        Align::XMinYMid => [0.0, 0.5],
        Align::XMidYMid => [0.5, 0.5],
        Align::XMaxYMid => [1.0, 0.5],
        Align::XMinYMax => [0.0, 1.0],
        Align::XMidYMax => [0.5, 1.0],
        Align::XMaxYMax => [1.0, 1.0],
    }
}

fn aspect(document: &LineIndex, node: Node) -> Result<AspectRatio> {
    let text = node.attribute("preserveAspectRatio").unwrap_or("xMidYMid");
    AspectRatio::from_str(text).map_err(|error| document.error_at(node, Message::from_text(error)))
}

fn view_box(document: &LineIndex, node: Node) -> Result<Option<ViewBox>> {
    let parsed = node.attribute("viewBox").map(ViewBox::from_str);
    let parsed = parsed
        .transpose()
        .map_err(|error| document.error_at(node, Message::from_text(error)))?;
    Ok(parsed.filter(|view| view.w > 0.0 && view.h > 0.0))
}

/// Returns the map of an element's `transform`.
pub(super) fn transform(document: &LineIndex, node: Node) -> Result<Affine> {
    let mut map = Affine::IDENTITY;
    for token in TransformListParser::from(node.attribute("transform").unwrap_or("")) {
        let next =
            match token.map_err(|error| document.error_at(node, Message::from_text(error)))? {
                TransformListToken::Matrix { a, b, c, d, e, f } => {
                    let mut map = Affine::translation(e, f);
                    (map.x, map.y) = ([a, b].into(), [c, d].into());
                    map
                }
                TransformListToken::Translate { tx, ty } => Affine::translation(tx, ty),
                TransformListToken::Scale { sx, sy } => Affine::scale(sx, sy),
                TransformListToken::Rotate { angle } => Affine::rotation(angle),
                TransformListToken::SkewX { angle } => Affine::skew(angle, 0.0),
                TransformListToken::SkewY { angle } => Affine::skew(0.0, angle),
            };
        map = map.compose(&next);
    }
    match map
        .point(Point2::new(1.0, 1.0))
        .iter()
        .all(|x| x.is_finite())
    {
        true => Ok(map),
        false => Err(document.error_at(node, message!("contour-transform-takes-points"))),
    }
}

/// Returns a length in units of user space, or the default.
pub(super) fn length(document: &LineIndex, node: Node, name: &str, default: f64) -> Result<f64> {
    parsed(document, node, name)?.map_or(Ok(default), |length| px(document, node, length))
}

/// Returns a length in units of user space, if the element states it.
pub(super) fn optional_length(document: &LineIndex, node: Node, name: &str) -> Result<Option<f64>> {
    if node.attribute(name).is_none_or(|text| text == "auto") {
        return Ok(None);
    }
    length(document, node, name, 0.0).map(Some)
}

fn parsed(document: &LineIndex, node: Node, name: &str) -> Result<Option<Length>> {
    let text = node
        .attribute(name)
        .map(str::trim)
        .filter(|text| *text != "auto");
    let parsed = text.map(Length::from_str).transpose();
    parsed.map_err(|error| {
        let problem = message!("in-place", place = name, what = Message::from_text(error));
        document.error_at(node, problem)
    })
}

fn px(document: &LineIndex, node: Node, length: Length) -> Result<f64> {
    match (length.unit, millimetres(length)) {
        (LengthUnit::None | LengthUnit::Px, _) => Ok(length.number),
        (_, Some(millimetres)) => Ok(millimetres / MM_PER_INCH * PX_PER_INCH),
        _ => Err(document.error_at(node, message!("contour-lengths-em-ex"))),
    }
}

/// Converts a length; None for units that depend on the context.
fn millimetres(length: Length) -> Option<f64> {
    let unit = match length.unit {
        LengthUnit::None | LengthUnit::Px => MM_PER_INCH / PX_PER_INCH,
        LengthUnit::In => MM_PER_INCH,
        LengthUnit::Cm => 10.0,
        LengthUnit::Mm => 1.0,
        LengthUnit::Pt => MM_PER_INCH / 72.0,
        LengthUnit::Pc => MM_PER_INCH / 6.0,
        LengthUnit::Em | LengthUnit::Ex | LengthUnit::Percent => return None,
    };
    Some(length.number * unit)
}
