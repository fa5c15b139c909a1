//! The shapes of a link: which of them are wanted, where they are on it, in which colour.

use super::geometry::solid;
use super::graph::{Graph, Reference};
use super::pose::pose;
use super::scene::Link;
use crate::error::Result;
use crate::job::Job;
use crate::options::LinkShapes;
use crate::robot::{Element, Finder, Shape, taken_and_left};
use nearpoint_geometry::{Pose, relative};

/// Where a link is, as its file says and as its robot has it.
pub(super) struct At {
    /// In its draft.
    pub(super) number: usize,
    /// `link_in_world`, of the frame that the file gives the link.
    pub(super) place: Pose,
    /// The same of the frame that the robot gives it.
    pub(super) held: Pose,
}

/// Adds the link's shapes: those that are wanted, or the others where it has none of those.
pub(super) fn shapes(
    job: &mut Job,
    finder: &mut Finder,
    wanted: LinkShapes,
    graph: &Graph,
    link: &Link,
    at: &At,
    shapes: &mut Vec<Shape>,
) -> Result<()> {
    let (taken, left) = taken_and_left(wanted, |kind| link.element.child(kind).is_some());
    let first = shapes.len();
    of_kind(job, finder, taken, graph, link, at, shapes)?;
    if shapes.len() == first {
        return of_kind(job, finder, left, graph, link, at, shapes);
    }
    // The others' meshes belong to the model all the same: nobody is to take them for models of their own.
    let unread = link
        .element
        .all(left)
        .filter_map(|e| e.child("geometry")?.child("mesh"));
    let addresses = unread.filter_map(|mesh| mesh.child("uri")?.content());
    addresses.for_each(|address| finder.claim(address));
    Ok(())
}

/// Adds those of the link's shapes that are elements of this kind.
fn of_kind(
    job: &mut Job,
    finder: &mut Finder,
    kind: &str,
    graph: &Graph,
    link: &Link,
    at: &At,
    shapes: &mut Vec<Shape>,
) -> Result<()> {
    for element in link.element.all(kind) {
        let Some(solid) = solid(job, finder, element, &link.name)? else {
            continue;
        };
        let own = Reference::Frame(link.frame);
        let (pose, relative_to) = pose(element, own)?;
        let scope = graph.frames[link.frame].scope;
        let base = graph.find(element, scope, relative_to)?;
        let base = match base == link.frame {
            true => at.place,
            false => graph.place(base)?,
        };
        let shape = Shape {
            link: at.number,
            in_link: relative(&at.held, &base) * pose,
            solid,
            colour: colour(element)?,
        };
        job.push(shapes, shape)?;
    }
    Ok(())
}

/// The colour that light gives a shape from all sides, made transparent as it says.
fn colour(shape: Element) -> Result<Option<[f32; 4]>> {
    let diffuse = shape.child("material").and_then(|m| m.child("diffuse"));
    let Some((element, text)) = diffuse.and_then(|e| Some((e, e.content()?))) else {
        return Ok(None);
    };
    // The fourth may be left out.
    let mut rgba = match text.split_ascii_whitespace().count() {
        3 => {
            let [r, g, b] = element.parsed("diffuse", text)?;
            [r, g, b, 1.0]
        }
        _ => element.parsed("diffuse", text)?,
    };
    if let Some(transparency) = shape.child("transparency") {
        let [share]: [f64; 1] = transparency.numbers_within()?;
        rgba[3] *= 1.0 - share.clamp(0.0, 1.0);
    }
    Ok(Some(rgba.map(|share| share.clamp(0.0, 1.0) as f32)))
}
