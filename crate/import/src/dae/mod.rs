//! Reads COLLADA 1.4 and 1.5 (.dae): the nodes of its scene become parts, and geometries become meshes that instances
//! share.
//!
//! It uses `roxmltree`, like URDF. `dae-parser` 0.11 builds on a tree without positions (`minidom`), so its errors have
//! no line. It also brings a second XML library and a calendar.
//!
//! Only the definitions of surfaces are read: triangles, strips, fans, lists of polygons, transforms, instances of
//! nodes and geometries, the unit and the up axis. Names and the colours of materials are read, too. Skins and morphs
//! are read as their undeformed mesh. Curves, boundary representations and other files are not read.

mod asset;
mod colour;
mod corners;
mod document;
mod geometry;
mod nodes;
mod positions;
mod transform;

use crate::error::Result;
use crate::job::Job;
use crate::model::{Model, Origin};
use crate::xml::{self, Subject};
use asset::Asset;
use document::XmlDocument;
use nearpoint_message::message;

const SUBJECT: Subject = Subject {
    format: "COLLADA",
    content: || message!("model"),
    // Numbers are in a few long texts, but each polygon may have an element of its own.
    max_nodes: 10_000_000,
};

// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read(job: &mut Job, bytes: &[u8]) -> Result<Model> {
    let text = xml::text(job, bytes, SUBJECT.format)?;
    let document = xml::parse(&text, &SUBJECT)?;
    let page = XmlDocument::new(&document)?;
    let Asset { unit, up, scaling } = Asset::read(job, &page)?;
    let (parts, meshes) = nodes::parts(job, &page, scaling)?;
    if page.has_commas.get() {
        job.warn(message!("dae-numbers-commas-read"));
    }
    Ok(Model {
        parts,
        meshes,
        origin: Origin::Collada { unit, up },
    })
}
