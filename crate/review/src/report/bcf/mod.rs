//! Exchanges issues as BCF: [`write()`] writes BCF 2.1 with a topic for each clash, [`read()`] reads topics of 2.0, 2.1 and
//! 3.0. [`topic_guid`] identifies a clash, [`comment_guid`] a comment.

mod frame;
mod guid;
mod topic;
mod viewpoint;

pub use frame::{scene_camera, scene_section};
pub use guid::{comment_guid, topic_guid};
pub use nearpoint_import::bcf::{Bcf, Comment, Component, Lens, Plane, Topic, Viewpoint, read};
pub use viewpoint::component_id;

use super::markup::Markup;
use super::zip::Zip;
use super::{Report, Status};
use crate::error::ReviewError;
use crate::stamp::is_date_time;
use nearpoint_message::message;
use topic::TOPIC_TYPE;

/// The name of the file that lists the words that topics may use.
const EXTENSIONS: &str = "extensions.xsd";

/// Writes a BCF file with a topic for each clash: its description, status, comments and picture, and a viewpoint with
/// both parts selected. Lengths are in metres and Z is up, as the format requires.
pub fn write(report: &Report) -> Result<Vec<u8>, ReviewError> {
    if !is_date_time(&report.created.time) {
        return Err(message!("report-bcf-needs-time", value = report.created.time).into());
    }
    let mut zip = Zip::new("BCF");
    zip.pack("bcf.version", &version())?;
    zip.pack("project.bcfp", &project(report))?;
    zip.pack(EXTENSIONS, &extensions())?;
    for (index, clash) in report.clashes.iter().enumerate() {
        let folder = topic_guid(&clash.id);
        let view = viewpoint::View::new(clash, report);
        let markup = topic::markup(report, clash, index, &view);
        zip.pack(&format!("{folder}/markup.bcf"), &markup)?;
        zip.pack(&format!("{folder}/{}", viewpoint::FILE), &view.document())?;
        if let Some(picture) = view.picture {
            zip.store(&format!("{folder}/{}", viewpoint::SNAPSHOT), picture)?;
        }
    }
    zip.bytes()
}

fn version() -> Vec<u8> {
    let mut document = Markup::xml();
    document.element("Version", &[("VersionId", "2.1")], |version| {
        version.leaf("DetailedVersion", &[], "2.1");
    });
    document.bytes()
}

fn project(report: &Report) -> Vec<u8> {
    let id = guid::named_guid("project", &[&report.title]);
    let mut document = Markup::xml();
    document.element("ProjectExtension", &[], |extension| {
        extension.element("Project", &[("ProjectId", &id)], |project| {
            project.leaf("Name", &[], &report.title);
        });
        extension.leaf("ExtensionSchema", &[], EXTENSIONS);
    });
    document.bytes()
}

/// Returns the list of the words for a topic's type and status, which other programs offer in their menus.
fn extensions() -> Vec<u8> {
    let statuses = Status::ALL.map(Status::as_str);
    let mut document = Markup::xml();
    let schema = [("xmlns:xs", "http://www.w3.org/2001/XMLSchema")];
    document.element("xs:schema", &schema, |schema| {
        schema.element(
            "xs:redefine",
            &[("schemaLocation", "markup.xsd")],
            |redefine| {
                for (name, words) in [("TopicType", &[TOPIC_TYPE][..]), ("TopicStatus", &statuses)]
                {
                    redefine.element("xs:simpleType", &[("name", name)], |kind| {
                        kind.element("xs:restriction", &[("base", name)], |restriction| {
                            for word in words {
                                restriction.empty("xs:enumeration", &[("value", word)]);
                            }
                        });
                    });
                }
            },
        );
    });
    document.bytes()
}
