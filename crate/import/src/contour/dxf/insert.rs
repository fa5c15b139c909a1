//! Traverses a drawing's entities and the blocks inserted in it.

use super::super::affine::Affine;
use super::super::chain::OpenChain;
use super::super::drawing::Drawing;
use super::super::error::Result;
use super::super::group::Shape;
use super::super::line::Line;
use super::super::model::ContourOptions;
use super::entity;
use super::file::File;
use super::groups::{Record, error_at};
use nearpoint_geometry::planar::Point2;
use nearpoint_message::message;
use std::collections::{BTreeMap, HashMap};

/// The largest depth of blocks inserted in blocks.
const MAX_DEPTH: usize = 32;

/// The context in which a block is inserted.
#[derive(Debug, Clone, Copy)]
struct BlockContext<'a> {
    map: Affine,
    /// The layer of the entity that inserted the block; entities on layer 0 are on this layer, too.
    layer: &'a str,
}

pub(super) struct Reader<'f, 'a, 'p> {
    file: &'f File<'a, 'p>,
    flatness: f64,
    drawing: Drawing,
    open_blocks: Vec<&'a str>,
    /// The layers with the spelling of their first use, by their names in upper case.
    layers: HashMap<String, &'a str>,
    /// The closed rings by layer, in the order in which they are found.
    rings: BTreeMap<&'a str, Vec<Vec<Point2>>>,
}

impl<'f, 'a, 'p> Reader<'f, 'a, 'p> {
    pub(super) fn new(file: &'f File<'a, 'p>, options: &ContourOptions) -> Self {
        let mut drawing = Drawing {
            unit: file.unit,
            join_tolerance: options.join_tolerance,
            ..Drawing::default()
        };
        if file.scale.is_none() {
            drawing.notes.push(message!("contour-file-gives-no"));
        }
        Self {
            file,
            flatness: options.flatness,
            drawing,
            open_blocks: Vec::new(),
            layers: HashMap::new(),
            rings: BTreeMap::new(),
        }
    }

    pub(super) fn entities(&mut self, records: &[&Record<'a, 'p>]) -> Result<()> {
        let scale = self.file.scale.unwrap_or(1.0);
        let place = BlockContext {
            map: Affine::scale(scale, scale),
            layer: "0",
        };
        self.draw(records, place)
    }

    fn draw(&mut self, records: &[&Record<'a, 'p>], place: BlockContext<'a>) -> Result<()> {
        let mut rest = records.iter().copied();
        while let Some(record) = rest.next() {
            // Vertices of a polyline follow it, and so do attributes of an insert; both end with SEQEND.
            let parts: Vec<&Record> = match record.kind {
                "POLYLINE" => rest
                    .by_ref()
                    .take_while(|part| part.kind != "SEQEND")
                    .collect(),
                _ => Vec::new(),
            };
            let drawn = self.entity(record, &parts, place);
            match record.kind {
                "INSERT" => drawn?,
                _ => drop(self.drawing.skip_invalid(drawn)?),
            }
        }
        Ok(())
    }

    fn entity(
        &mut self,
        record: &Record<'a, 'p>,
        parts: &[&Record],
        place: BlockContext<'a>,
    ) -> Result<()> {
        const PAPER_SPACE: i64 = 1;
        if record.integer(67, 0)? == PAPER_SPACE {
            self.drawing.skip(message!("contour-entities-paper-space"));
            return Ok(());
        }
        let layer = match record.text(8) {
            None | Some("0") => place.layer,
            // Names ignore case.
            Some(layer) => *self.layers.entry(layer.to_uppercase()).or_insert(layer),
        };
        let Some(upright) = entity::plane_map(record)? else {
            self.drawing
                .skip(message!("contour-entities-tilted-against"));
            return Ok(());
        };
        match record.kind {
            "INSERT" => {
                let map = place.map.compose(&upright);
                self.insert(record, BlockContext { layer, map })?;
            }
            "SEQEND" | "ATTRIB" => {}
            _ => match entity::line(record, parts, &place.map, &upright, self.flatness)? {
                Some(line) => self.add(line, layer)?,
                None => self.drawing.skip(record.kind),
            },
        }
        Ok(())
    }

    fn add(
        &mut self,
        Line {
            mut points,
            is_closed,
        }: Line,
        layer: &'a str,
    ) -> Result<()> {
        self.drawing.count(points.len())?;
        let closes = points.first() == points.last();
        if is_closed || closes && points.len() > 3 {
            if closes {
                points.pop();
            }
            self.drawing.count_outlines(1)?;
            self.rings.entry(layer).or_default().push(points);
        } else if points.iter().any(|p| *p != points[0]) {
            let layer = Some(name(layer));
            self.drawing.open_chains.push(OpenChain { layer, points });
        }
        Ok(())
    }

    /// Draws a block, once for each cell of an array.
    fn insert(&mut self, record: &Record<'a, 'p>, place: BlockContext<'a>) -> Result<()> {
        let name = record.text(2).unwrap_or_default();
        let Some(block) = self.file.blocks.get(&name.to_uppercase()) else {
            self.drawing.skip(message!("contour-inserts-blocks-file"));
            return Ok(());
        };
        if self.open_blocks.contains(&name) || self.open_blocks.len() == MAX_DEPTH {
            let problem = message!("contour-block-inserted-itself", name, deepest = MAX_DEPTH);
            return Err(error_at(record.line, problem));
        }
        let at = record.vector(10)?;
        let base = block.head.vector(10)?;
        let scale = [record.number(41, 1.0)?, record.number(42, 1.0)?];
        let turn = Affine::rotation(record.number(50, 0.0)?);
        let [columns, rows] =
            [record.integer(70, 1)?, record.integer(71, 1)?].map(|count| count.max(1) as u64);
        // All copies are counted before the first is drawn.
        self.drawing.count_copies(columns.saturating_mul(rows))?;
        let [across, up] = [record.number(44, 0.0)?, record.number(45, 0.0)?];
        let entities: Vec<&Record> = block.entities.iter().collect();
        self.open_blocks.push(name);
        for row in 0..rows {
            for column in 0..columns {
                let cell = Affine::translation(column as f64 * across, row as f64 * up);
                let map = Affine::translation(at.x, at.y)
                    .compose(&turn)
                    .compose(&cell)
                    .compose(&Affine::scale(scale[0], scale[1]))
                    .compose(&Affine::translation(-base.x, -base.y));
                let map = place.map.compose(&map);
                self.draw(&entities, BlockContext { map, ..place })?;
            }
        }
        self.open_blocks.pop();
        Ok(())
    }

    /// Converts rings to shapes, by layer, and adds notes about skipped entities.
    pub(super) fn finish(mut self) -> Drawing {
        for (layer, rings) in self.rings {
            let shape = |ring| Shape::outline(Some(name(layer)), ring);
            let shapes = &mut self.drawing.shapes;
            shapes.extend(rings.into_iter().map(shape).map(Ok));
        }
        let note = |skipped| message!("contour-left-out-no", skipped);
        self.drawing.note_skipped(note);
        self.drawing
    }
}

fn name(layer: &str) -> String {
    crate::names::sanitize_name(layer).unwrap_or_else(|| "0".to_owned())
}
