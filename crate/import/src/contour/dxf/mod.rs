//! Contours in DXF drawings, in ASCII.
//!
//! Read by hand, the few entities that have an outline: the kept crate `dxf` does not build for the browser as it is
//! (its `uuid` asks for a source of random numbers), adds 1.8 MB to the page's package and panics at dates that are out
//! of range. It is the second opinion of the tests. Group codes as in Autodesk's DXF reference.
//!
//! The drawing is the file's model space seen from above: of heights and of entities tilted against the plane nothing
//! is read. Closed polylines, circles, ellipses and splines are rings; lines, arcs and what else is open is joined end
//! to end within a layer. Rings in each other on one layer, drawn whole or joined, are outlines and their holes.

mod entity;
mod groups;
mod insert;
mod spline;

use super::error::Problem;
use super::{ContourOptions, Drawing};
use groups::{Group, Record, bad, groups, records};
use insert::Reader;
use nearpoint_geometry::unit::Unit;
use std::collections::HashMap;

pub(super) fn read(text: &str, options: &ContourOptions) -> Result<Drawing, Problem> {
    let groups = groups(text)?;
    let file = File::of(&groups)?;
    let mut reader = Reader::new(&file, options);
    let entities: Vec<_> = file.entities.iter().collect();
    reader.entities(&entities)?;
    Ok(reader.finish())
}

/// A block: what is inserted by its name.
#[derive(Debug)]
struct Block<'a, 'p> {
    head: Record<'a, 'p>,
    entities: Vec<Record<'a, 'p>>,
}

/// The sections that matter.
#[derive(Debug, Default)]
struct File<'a, 'p> {
    /// Millimetres in a unit of the drawing.
    scale: Option<f64>,
    unit: Option<Unit>,
    /// By their names in upper case.
    blocks: HashMap<String, Block<'a, 'p>>,
    entities: Vec<Record<'a, 'p>>,
}

impl<'a, 'p> File<'a, 'p> {
    fn of(groups: &'p [Group<'a>]) -> Result<Self, Problem> {
        let mut file = Self::default();
        let last = groups.last().map_or(0, |group| group.line);
        if groups.first().is_some_and(|group| group.code != 0) {
            return Err(bad(groups[0].line, "a DXF file begins with a section"));
        }
        let mut records = records(groups).peekable();
        while let Some(record) = records.next() {
            match record.kind {
                "SECTION" => {}
                "EOF" => return Ok(file),
                _ => return Err(bad(record.line, "here must be a section")),
            }
            let mut inside = Vec::new();
            loop {
                match records.next() {
                    Some(record) if record.kind == "ENDSEC" => break,
                    Some(record) if record.kind != "EOF" => inside.push(record),
                    _ => return Err(bad(last, "the file ends within a section: it is cut off")),
                }
            }
            match record.text(2).unwrap_or_default() {
                "HEADER" => file.header(&record)?,
                "BLOCKS" => file.blocks(inside),
                "ENTITIES" => file.entities = inside,
                _ => {}
            }
        }
        Err(bad(last, "the file has no end: it is cut off"))
    }

    /// The unit, from $INSUNITS.
    fn header(&mut self, header: &Record<'a, 'p>) -> Result<(), Problem> {
        let mut groups = header.groups.iter();
        let is_units = |group: &&Group| group.code == 9 && group.value == "$INSUNITS";
        if groups.find(is_units).is_none() {
            return Ok(());
        }
        let number = groups.next().map_or(Ok(0.0), Group::number)?;
        let inch = 25.4;
        (self.scale, self.unit) = match number as i64 {
            1 => (Some(inch), Some(Unit::In)),
            2 => (Some(12.0 * inch), Some(Unit::Mm)),
            4 => (Some(1.0), Some(Unit::Mm)),
            5 => (Some(10.0), Some(Unit::Cm)),
            6 => (Some(1000.0), Some(Unit::M)),
            9 => (Some(inch / 1000.0), Some(Unit::Mm)),
            10 => (Some(36.0 * inch), Some(Unit::Mm)),
            13 => (Some(1.0 / 1000.0), Some(Unit::Mm)),
            14 => (Some(100.0), Some(Unit::Mm)),
            _ => (None, None),
        };
        Ok(())
    }

    fn blocks(&mut self, records: Vec<Record<'a, 'p>>) {
        let mut open: Option<Block> = None;
        for record in records {
            match (record.kind, &mut open) {
                ("BLOCK", _) => {
                    open = Some(Block {
                        head: record,
                        entities: Vec::new(),
                    });
                }
                ("ENDBLK", _) => {
                    if let Some(block) = open.take() {
                        let name = block.head.text(2).unwrap_or_default();
                        self.blocks.insert(name.to_uppercase(), block);
                    }
                }
                (_, Some(block)) => block.entities.push(record),
                (_, None) => {}
            }
        }
    }
}
