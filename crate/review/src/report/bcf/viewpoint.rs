//! Writes the viewpoint of a clash: its camera, its picture, and both parts selected.

use super::frame::bcf_camera;
use super::guid::named_guid;
use crate::report::markup::Markup;
use crate::report::picture::is_png;
use crate::report::{Clash, Part, Report};
use nearpoint_import::bcf::{Camera as Look, Lens};
use nearpoint_import::ifc::global_id;

/// The name of the viewpoint file; many programs read no other.
pub(super) const FILE: &str = "viewpoint.bcfv";
pub(super) const SNAPSHOT: &str = "snapshot.png";

/// The content of a viewpoint.
pub(super) struct View<'a> {
    pub(super) guid: String,
    pub(super) picture: Option<&'a [u8]>,
    camera: Option<Look>,
    parts: &'a [Part; 2],
}

impl<'a> View<'a> {
    pub(super) fn new(clash: &'a Clash, report: &Report) -> Self {
        let camera = clash.camera.as_ref();
        let look = camera.and_then(|camera| bcf_camera(camera, report.unit, report.up));
        let picture = clash.picture.as_deref().filter(|bytes| is_png(bytes));
        Self {
            guid: named_guid("viewpoint", &[&clash.id]),
            picture,
            camera: look,
            parts: &clash.parts,
        }
    }

    pub(super) fn document(&self) -> Vec<u8> {
        let mut document = Markup::xml();
        document.element("VisualizationInfo", &[("Guid", &self.guid)], |info| {
            info.element("Components", &[], |components| {
                components.element("Selection", &[], |selection| {
                    self.parts
                        .iter()
                        .for_each(|part| component(selection, part));
                });
                components.empty("Visibility", &[("DefaultVisibility", "true")]);
            });
            if let Some(look) = &self.camera {
                camera(info, look);
            }
        });
        document.bytes()
    }
}

fn component(selection: &mut Markup, part: &Part) {
    let guid = part.guid.as_deref().and_then(global_id);
    let guid = guid.map(|guid| ("IfcGuid", guid));
    selection.element("Component", guid.as_slice(), |component| {
        component.leaf("OriginatingSystem", &[], "Nearpoint");
        component.leaf("AuthoringToolId", &[], &component_id(part));
    });
}

/// Returns the id of a part in viewpoints: its path, joined by `/`. A `/` in a name becomes `%2F`, and a `%` becomes `%25`,
/// so that different parts have different ids.
#[must_use]
pub fn component_id(part: &Part) -> String {
    let names = part.names();
    let names = names.map(|name| name.replace('%', "%25").replace('/', "%2F"));
    names.collect::<Vec<_>>().join("/")
}

fn camera(info: &mut Markup, look: &Look) {
    let (name, size, value) = match look.lens {
        Lens::Perspective(angle) => ("PerspectiveCamera", "FieldOfView", angle),
        Lens::Orthogonal(height) => ("OrthogonalCamera", "ViewToWorldScale", height),
    };
    info.element(name, &[], |camera| {
        for (name, numbers) in [
            ("CameraViewPoint", look.eye),
            ("CameraDirection", look.direction),
            ("CameraUpVector", look.up),
        ] {
            camera.element(name, &[], |triple| {
                for (axis, number) in ["X", "Y", "Z"].into_iter().zip(numbers) {
                    triple.leaf(axis, &[], &number.to_string());
                }
            });
        }
        camera.leaf(size, &[], &value.to_string());
    });
}
