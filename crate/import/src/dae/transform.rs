//! Reads the transforms of a COLLADA node, in the order in which they are written; the last one is applied first.

use super::document::{Node, XmlDocument, words};
use crate::digits::Digits;
use crate::error::{Result, damaged_at, invalid_at};
use crate::placement::Placement;
use nearpoint_geometry::nalgebra::{Matrix3, Unit, UnitQuaternion, Vector3};
use nearpoint_message::{Message, message};

pub(super) const NOT_FINITE: Message = message!("nodes-above-give");

/// Returns the placement of a node's content in the frame of the parent's content.
pub(super) fn placement(
    document: &XmlDocument,
    node: Node,
    above: &Placement,
) -> Result<Placement> {
    let mut whole = *above;
    for element in node.children().filter(Node::is_element) {
        let Some(step) = step(document, element)? else {
            continue;
        };
        let next = whole.then(&step);
        whole = next.ok_or_else(|| document.error_at(element, NOT_FINITE))?;
    }
    Ok(whole)
}

/// Returns the digits of all transforms in the file: one program wrote them.
pub(super) fn digits(document: &XmlDocument) -> Digits {
    let mut digits = Digits::default();
    let moves = |node: &Node| node.has_tag_name("matrix") || node.has_tag_name("translate");
    let all = document.root().descendants().filter(moves).flat_map(words);
    all.for_each(|word| digits.merge(Digits::of(word.as_bytes())));
    digits
}

/// Returns the placement of one element; none if it is not a transform.
fn step(document: &XmlDocument, element: Node) -> Result<Option<Placement>> {
    let identity = Placement::identity();
    Ok(Some(match element.tag_name().name() {
        "matrix" => matrix(document, element)?,
        "translate" => Placement {
            translation: Vector3::from(document.numbers(element)?),
            ..identity
        },
        "rotate" => Placement {
            rotation: rotation(document, element)?,
            ..identity
        },
        "scale" => Placement {
            stretch: Matrix3::from_diagonal(&Vector3::from(document.numbers::<3>(element)?)),
            ..identity
        },
        "lookat" => look_at(document, element)?,
        "skew" => {
            let line = document.line(element);
            let remedy = message!("dae-export-transforms-matrices");
            return Err(invalid_at(line, message!("dae-skew-not-read"), remedy));
        }
        _ => return Ok(None),
    }))
}

/// Reads a matrix, row by row.
pub(super) fn matrix(document: &XmlDocument, element: Node) -> Result<Placement> {
    let rows = document.numbers::<16>(element)?;
    let columns = std::array::from_fn(|k| rows[4 * (k % 4) + k / 4]);
    Placement::from_matrix(&columns).ok_or_else(|| {
        let kind = element.tag_name().name();
        let problem = message!("dae-not-affine-transform", kind);
        document.error_at(element, problem)
    })
}

/// Reads an axis, and an angle in degrees.
fn rotation(document: &XmlDocument, element: Node) -> Result<UnitQuaternion<f64>> {
    let [x, y, z, degrees] = document.numbers(element)?;
    if degrees == 0.0 {
        return Ok(UnitQuaternion::identity());
    }
    match Unit::try_new(Vector3::new(x, y, z), 0.0) {
        Some(axis) => Ok(UnitQuaternion::from_axis_angle(&axis, degrees.to_radians())),
        None => Err(document.error_at(element, message!("dae-rotation-about-axis"))),
    }
}

/// Reads the position of the eye, the point looked at (along −Z), and the up direction (Y).
fn look_at(document: &XmlDocument, element: Node) -> Result<Placement> {
    let [a, b, c, d, e, f, g, h, i] = document.numbers(element)?;
    let (eye, interest, up) = (
        Vector3::new(a, b, c),
        Vector3::new(d, e, f),
        Vector3::new(g, h, i),
    );
    let rotation = UnitQuaternion::face_towards(&(eye - interest), &up);
    if !rotation.coords.iter().all(|x| x.is_finite()) {
        let problem = message!("dae-lookat-looks-nowhere");
        return Err(damaged_at(document.line(element), problem));
    }
    Ok(Placement {
        translation: eye,
        rotation,
        stretch: Matrix3::identity(),
    })
}
