//! Reads the shapes of a link: those of the requested kind, with their poses and colours.

use super::geometry::solid;
use super::graph::{Graph, Reference};
use super::pose::pose;
use super::scene::Link;
use crate::error::Result;
use crate::job::Job;
use crate::options::LinkShapes;
use crate::robot::{Element, Finder, Shape, of_link};
use nearpoint_geometry::{Pose, relative_pose};

/// The poses of a link, in its file and on its robot.
pub(super) struct LinkPoses {
    /// The index of the link in its draft.
    pub(super) number: usize,
    /// The pose `link_in_world` of the link's frame in the file.
    pub(super) file_pose: Pose,
    /// The pose `link_in_world` of the link's frame in the robot.
    pub(super) robot_pose: Pose,
}

/// Adds the link's shapes of the requested kind, or of the other kind if there are none.
pub(super) fn shapes(
    job: &mut Job,
    finder: &mut Finder,
    wanted: LinkShapes,
    graph: &Graph,
    link: &Link,
    at: &LinkPoses,
    shapes: &mut Vec<Shape>,
) -> Result<()> {
    let unread = of_link(job, link.element, wanted, shapes, |job, element| {
        let Some(solid) = solid(job, finder, element, &link.name)? else {
            return Ok(None);
        };
        let (pose, relative_to) = pose(element, Reference::Frame(link.frame))?;
        let scope = graph.frames[link.frame].scope;
        let base = graph.find(element, scope, relative_to)?;
        let base = match base == link.frame {
            true => at.file_pose,
            false => graph.world_pose(base)?,
        };
        Ok(Some(Shape {
            link: at.number,
            in_link: relative_pose(&at.robot_pose, &base) * pose,
            solid,
            colour: colour(element)?,
        }))
    })?;
    // The meshes of unread shapes also belong to the model, so they are not read as independent models.
    let meshes = (unread.into_iter()).filter_map(|e| e.child("geometry")?.child("mesh"));
    let addresses = meshes.filter_map(|mesh| mesh.child("uri")?.content());
    addresses.for_each(|address| finder.mark_used(address));
    Ok(())
}

/// Returns the diffuse colour of a shape, with its transparency.
fn colour(shape: Element) -> Result<Option<[f32; 4]>> {
    let diffuse = shape.child("material").and_then(|m| m.child("diffuse"));
    let Some((element, text)) = diffuse.and_then(|e| Some((e, e.content()?))) else {
        return Ok(None);
    };
    // The fourth number may be left out.
    let mut rgba = match text.split_ascii_whitespace().count() {
        3 => {
            let [r, g, b] = element.parsed("diffuse", text)?;
            [r, g, b, 1.0]
        }
        _ => element.parsed("diffuse", text)?,
    };
    if let Some(transparency) = shape.child("transparency") {
        let [share]: [f64; 1] = transparency.content_numbers()?;
        rgba[3] *= 1.0 - share.clamp(0.0, 1.0);
    }
    Ok(Some(rgba.map(|share| share.clamp(0.0, 1.0) as f32)))
}
