//! Reads the sections of a DXF file.

use super::super::error::Result;
use super::groups::{Group, Record, error_at, records};
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use std::collections::HashMap;

/// A block: entities that are inserted by the block's name.
#[derive(Debug)]
pub(super) struct Block<'a, 'p> {
    pub(super) head: Record<'a, 'p>,
    pub(super) entities: Vec<Record<'a, 'p>>,
}

/// The sections with outlines, and the unit.
#[derive(Debug, Default)]
pub(super) struct File<'a, 'p> {
    /// The number of millimetres in a unit of the drawing.
    pub(super) scale: Option<f64>,
    pub(super) unit: Option<Unit>,
    /// The blocks by their names in upper case.
    pub(super) blocks: HashMap<String, Block<'a, 'p>>,
    pub(super) entities: Vec<Record<'a, 'p>>,
}

impl<'a, 'p> File<'a, 'p> {
    pub(super) fn of(groups: &'p [Group<'a>]) -> Result<Self> {
        let mut file = Self::default();
        let last = groups.last().map_or(0, |group| group.line);
        if groups.first().is_some_and(|group| group.code != 0) {
            return Err(error_at(
                groups[0].line,
                message!("contour-dxf-file-begins"),
            ));
        }
        let mut records = records(groups).peekable();
        while let Some(record) = records.next() {
            match record.kind {
                "SECTION" => {}
                "EOF" => return Ok(file),
                _ => return Err(error_at(record.line, message!("contour-here-must-section"))),
            }
            let mut inside = Vec::new();
            loop {
                match records.next() {
                    Some(record) if record.kind == "ENDSEC" => break,
                    Some(record) if record.kind != "EOF" => inside.push(record),
                    _ => return Err(error_at(last, message!("contour-file-ends-within"))),
                }
            }
            match record.text(2).unwrap_or_default() {
                "HEADER" => file.header(&record)?,
                "BLOCKS" => file.blocks(inside),
                "ENTITIES" => file.entities = inside,
                _ => {}
            }
        }
        Err(error_at(last, message!("contour-file-no-end")))
    }

    /// Reads the unit from $INSUNITS.
    fn header(&mut self, header: &Record<'a, 'p>) -> Result<()> {
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
