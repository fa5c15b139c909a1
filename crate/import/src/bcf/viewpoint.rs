//! Reads a viewpoint: a camera, the selection, and the cutting planes.

use super::element::{child, child_text, children, text};
use super::model::{Camera, Component, Lens, Plane};
use crate::error::{ImportError, Result, damaged_at};
use crate::text::quoted;
use crate::xml;
use nearpoint_message::{Message, message};
use roxmltree::Node;

pub(super) type ViewpointContent = (Option<Camera>, Vec<Component>, Vec<Plane>);

/// Reads the camera, if there is one, the selected components, and the cutting planes.
pub(super) fn read(root: Node) -> Result<ViewpointContent> {
    let perspective =
        child(root, "PerspectiveCamera").map(|node| camera(node, "FieldOfView", Lens::Perspective));
    let found = perspective.or_else(|| {
        let node = child(root, "OrthogonalCamera")?;
        Some(camera(node, "ViewToWorldScale", Lens::Orthogonal))
    });
    let planes = child(root, "ClippingPlanes").into_iter();
    let planes = planes.flat_map(|node| children(node, "ClippingPlane"));
    let planes: Result<Vec<Plane>> = planes
        .map(|node| {
            Ok(Plane {
                position: triple(node, "Location")?,
                direction: triple(node, "Direction")?,
            })
        })
        .collect();
    Ok((found.transpose()?, selected(root), planes?))
}

fn camera(node: Node, size: &'static str, lens: fn(f64) -> Lens) -> Result<Camera> {
    Ok(Camera {
        eye: triple(node, "CameraViewPoint")?,
        direction: triple(node, "CameraDirection")?,
        up: triple(node, "CameraUpVector")?,
        lens: lens(number(required_child(node, size)?)?),
    })
}

fn required_child<'a, 'i>(parent: Node<'a, 'i>, name: &'static str) -> Result<Node<'a, 'i>> {
    child(parent, name).ok_or_else(|| error_at(parent, message!("bcf-no", name)))
}

/// Returns the three numbers of a child element.
fn triple(node: Node, name: &'static str) -> Result<[f64; 3]> {
    let point = required_child(node, name)?;
    let [x, y, z] = ["X", "Y", "Z"].map(|axis| number(required_child(point, axis)?));
    Ok([x?, y?, z?])
}

fn number(node: Node) -> Result<f64> {
    let text = text(node);
    let value = crate::text::number(text.trim().as_bytes());
    value.filter(|value| value.is_finite()).ok_or_else(|| {
        let problem = message!("bcf-no-number", as_bytes = quoted(text.as_bytes()));
        error_at(node, problem)
    })
}

fn error_at(node: Node, problem: Message) -> ImportError {
    let place = xml::line(node.document(), node);
    damaged_at(place, problem)
}

/// Returns the selected components. Version 2.0 marks them in the list of all components. Some programs colour the
/// components of a topic, and select nothing.
fn selected(root: Node) -> Vec<Component> {
    let Some(all) = child(root, "Components") else {
        return Vec::new();
    };
    let listed = |node| children(node, "Component");
    let in_list = |name: &'static str| child(all, name).into_iter().flat_map(listed);
    let is_selected = |node: &Node| matches!(node.attribute("Selected"), Some("true" | "1"));
    let selected = in_list("Selection").chain(listed(all).filter(is_selected));
    let mut found: Vec<Component> = selected.map(component).collect();
    if found.is_empty() {
        let colours = child(all, "Coloring").into_iter();
        let coloured = colours
            .flat_map(|node| children(node, "Color"))
            .flat_map(|colour| {
                // Version 3.0 has a list of components in each colour.
                let list = child(colour, "Components").unwrap_or(colour);
                listed(list)
            });
        let is_coloured = |node: &Node| node.has_attribute("Color");
        let coloured = coloured.chain(listed(all).filter(is_coloured));
        found.extend(coloured.map(component));
    }
    found
}

fn component(node: Node) -> Component {
    Component {
        ifc: node.attribute("IfcGuid").map(str::to_owned),
        system: child_text(node, "OriginatingSystem"),
        id: child_text(node, "AuthoringToolId"),
    }
}
