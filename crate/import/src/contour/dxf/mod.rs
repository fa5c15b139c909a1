//! Reads contours from DXF drawings in ASCII.
//!
//! Only the few entities that have an outline are read, without a library. The crate `dxf` does not build for the
//! browser without changes: its `uuid` needs a source of random numbers. It adds 1.8 MB to the page's package and
//! panics at dates out of range. The tests compare with it. Group codes are as in Autodesk's DXF reference.
//!
//! The drawing is the file's model space seen from above: heights and entities tilted against the plane are not read.
//! Closed polylines, circles, ellipses and splines are rings; lines, arcs and other open entities are joined end to end
//! within a layer. Nested rings on one layer, closed or joined, are outlines and their holes.

mod entity;
mod file;
mod groups;
mod insert;
mod spline;

use super::drawing::Drawing;
use super::error::Result;
use super::model::ContourOptions;
use file::File;
use groups::groups;
use insert::Reader;

pub(super) fn read(text: &str, options: &ContourOptions) -> Result<Drawing> {
    let groups = groups(text)?;
    let file = File::of(&groups)?;
    let mut reader = Reader::new(&file, options);
    let entities: Vec<_> = file.entities.iter().collect();
    reader.entities(&entities)?;
    Ok(reader.finish())
}
