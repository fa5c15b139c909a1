//! A look: a camera, and what is selected.

use super::{Camera, Component, Lens, child, children, said};
use crate::error::ImportError;
use crate::job::{EXPORT_AGAIN, Job};
use crate::text::quoted;
use crate::xml;
use roxmltree::Node;

/// Reads the camera, if there is one, and what is selected.
pub(super) fn read(job: &Job, root: Node) -> Result<(Option<Camera>, Vec<Component>), ImportError> {
    let perspective = child(root, "PerspectiveCamera")
        .map(|node| camera(job, node, "FieldOfView", Lens::Perspective));
    let found = perspective.or_else(|| {
        let node = child(root, "OrthogonalCamera")?;
        Some(camera(job, node, "ViewToWorldScale", Lens::Orthogonal))
    });
    let selection = child(root, "Components").and_then(|node| child(node, "Selection"));
    let selected = selection
        .into_iter()
        .flat_map(|node| children(node, "Component"))
        .map(component);
    Ok((found.transpose()?, selected.collect()))
}

fn camera(
    job: &Job,
    node: Node,
    size: &'static str,
    lens: fn(f64) -> Lens,
) -> Result<Camera, ImportError> {
    let needed = |parent, name| {
        child(parent, name).ok_or_else(|| bad(job, node, format!("there is no <{name}> in it")))
    };
    let triple = |name| -> Result<[f64; 3], ImportError> {
        let point = needed(node, name)?;
        let [x, y, z] = ["X", "Y", "Z"].map(|axis| number(job, needed(point, axis)?));
        Ok([x?, y?, z?])
    };
    Ok(Camera {
        eye: triple("CameraViewPoint")?,
        direction: triple("CameraDirection")?,
        up: triple("CameraUpVector")?,
        lens: lens(number(job, needed(node, size)?)?),
    })
}

fn number(job: &Job, node: Node) -> Result<f64, ImportError> {
    let text = super::text(node);
    let value = crate::text::number(text.trim().as_bytes());
    value.filter(|value| value.is_finite()).ok_or_else(|| {
        let problem = format!("{} is no number", quoted(text.as_bytes()));
        bad(job, node, problem)
    })
}

fn bad(job: &Job, node: Node, problem: String) -> ImportError {
    let place = xml::line(node.document(), node).to_string();
    job.bad(place, problem, EXPORT_AGAIN)
}

fn component(node: Node) -> Component {
    Component {
        ifc: node.attribute("IfcGuid").map(str::to_owned),
        system: said(node, "OriginatingSystem"),
        id: said(node, "AuthoringToolId"),
    }
}
