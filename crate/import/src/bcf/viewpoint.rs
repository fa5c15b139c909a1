//! A look: a camera, and what is selected.

use super::element::{child, children, said, text};
use super::model::{Camera, Component, Lens, Plane};
use crate::error::ImportError;
use crate::job::{EXPORT_AGAIN, Job};
use crate::text::quoted;
use crate::xml;
use nearpoint_message::{Message, message};
use roxmltree::Node;

/// What a look is made of.
pub(super) type Read = (Option<Camera>, Vec<Component>, Vec<Plane>);

/// Reads the camera, if there is one, what is selected, and what is cut away.
pub(super) fn read(job: &Job, root: Node) -> Result<Read, ImportError> {
    let perspective = child(root, "PerspectiveCamera")
        .map(|node| camera(job, node, "FieldOfView", Lens::Perspective));
    let found = perspective.or_else(|| {
        let node = child(root, "OrthogonalCamera")?;
        Some(camera(job, node, "ViewToWorldScale", Lens::Orthogonal))
    });
    let planes = child(root, "ClippingPlanes").into_iter();
    let planes = planes.flat_map(|node| children(node, "ClippingPlane"));
    let planes: Result<Vec<Plane>, ImportError> = planes
        .map(|node| {
            Ok(Plane {
                place: triple(job, node, "Location")?,
                direction: triple(job, node, "Direction")?,
            })
        })
        .collect();
    Ok((found.transpose()?, selected(root), planes?))
}

fn camera(
    job: &Job,
    node: Node,
    size: &'static str,
    lens: fn(f64) -> Lens,
) -> Result<Camera, ImportError> {
    Ok(Camera {
        eye: triple(job, node, "CameraViewPoint")?,
        direction: triple(job, node, "CameraDirection")?,
        up: triple(job, node, "CameraUpVector")?,
        lens: lens(number(job, needed(job, node, size)?)?),
    })
}

fn needed<'a, 'i>(
    job: &Job,
    parent: Node<'a, 'i>,
    name: &'static str,
) -> Result<Node<'a, 'i>, ImportError> {
    child(parent, name).ok_or_else(|| bad(job, parent, message!("bcf-no", name)))
}

/// The three numbers of an element in another.
fn triple(job: &Job, node: Node, name: &'static str) -> Result<[f64; 3], ImportError> {
    let point = needed(job, node, name)?;
    let [x, y, z] = ["X", "Y", "Z"].map(|axis| number(job, needed(job, point, axis)?));
    Ok([x?, y?, z?])
}

fn number(job: &Job, node: Node) -> Result<f64, ImportError> {
    let text = text(node);
    let value = crate::text::number(text.trim().as_bytes());
    value.filter(|value| value.is_finite()).ok_or_else(|| {
        let problem = message!("bcf-no-number", as_bytes = quoted(text.as_bytes()));
        bad(job, node, problem)
    })
}

fn bad(job: &Job, node: Node, problem: Message) -> ImportError {
    let place = xml::line(node.document(), node);
    job.bad(place, problem, EXPORT_AGAIN)
}

/// The selected components. Version 2.0 marks them in the list of all components. Some programs colour what a topic is about,
/// and select nothing.
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
                // Version 3.0 has a list of them in each colour.
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
        system: said(node, "OriginatingSystem"),
        id: said(node, "AuthoringToolId"),
    }
}
