//! Reads contours from files onto a sheet, and writes them.

use nearpoint_message::{Message, message};
use std::sync::Arc;

use nearpoint_geometry::planar::{PlanarRotation, Point2, Repair, Vector2};
use nearpoint_geometry::unit::Unit;
use nearpoint_import::contour::{
    Contour, ContourError, ContourFile, ContourOptions, PlacedContour, read_contours, write_dxf,
    write_json, write_svg,
};
use nearpoint_sheet::{NewContour, Sheet, SheetError, lay_out};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::js_error;
use crate::parsed::SourceFile;

/// The largest number of sentences that are sent.
const MAX_MESSAGES: usize = 1000;
/// The margin around the contours of a drawing, as a fraction of its size.
const MARGIN: f64 = 0.05;
/// The area of a sheet that is filled row by row, divided by the area of its contours' boxes.
const ROW_FILL_FACTOR: f64 = 2.0;
/// The width of such a sheet divided by its height.
const FORMAT: f64 = 1.6;
/// The largest number of copies; more are refused before they are made.
const MAX_COPIES: u64 = 5000;

/// The result of opening files on a sheet: the number of contours, and notes about problems.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "SheetRead")]
pub struct SheetReadResult {
    pub contours: usize,
    /// A sentence for each contour that was left out, with its position and the reason.
    #[serde(rename = "leftOut")]
    pub skipped: Vec<String>,
    /// Sentences about assumptions and repairs.
    pub notes: Vec<String>,
}

/// The contours of files as they are laid out on a sheet, and the result for the user.
pub(super) struct SheetLayout {
    pub title: String,
    pub sheet: [Point2; 2],
    pub contours: Vec<NewContour>,
    pub read: SheetReadResult,
}

/// The file format in which a sheet is saved.
#[derive(Debug, Clone, Copy, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum SheetForm {
    Svg,
    Dxf,
    Json,
}

/// Lays out the contours of all files on one sheet.
pub(super) fn read(sources: &[SourceFile]) -> Result<SheetLayout, JsValue> {
    let files: Vec<Vec<u8>> = sources
        .iter()
        .map(SourceFile::read)
        .collect::<Result<_, _>>()?;
    let mut contours = Vec::new();
    let (mut left_out, mut notes) = (Vec::new(), Vec::new());
    for (source, bytes) in sources.iter().zip(&files) {
        let options = ContourOptions::default();
        let file = read_contours(source.name(), bytes, &options).map_err(js_error)?;
        notes.extend(file_messages(&file));
        left_out.extend(file.skipped.iter().map(ContourError::message));
        contours.extend(file.contours);
    }
    contours.retain(|contour| match place_contour(contour).check() {
        Ok(()) => true,
        Err(why) => {
            left_out.push(why.message());
            false
        }
    });
    if contours.is_empty() {
        let all = left_out.into_iter();
        let all = all.reduce(|before, after| message!("and-then", before, after));
        return Err(js_error(all.unwrap_or_else(|| message!("file-empty"))));
    }
    let wanted: u64 = contours.iter().map(|it| u64::from(it.count)).sum();
    if wanted > MAX_COPIES {
        return Err(js_error(SheetError::TooMany {
            contours: wanted as usize,
            max: MAX_COPIES as usize,
        }));
    }
    let is_list = contours.iter().any(|it| it.count != 1)
        || files
            .iter()
            .all(|bytes| bytes.trim_ascii_start().starts_with(b"{"))
            && contours.iter().all(|it| it.placement.is_none());
    let copies = |contour| vec![place_contour(contour); contour.count as usize];
    let mut new: Vec<NewContour> = contours.iter().flat_map(copies).collect();
    let sheet = if is_list {
        in_rows(&mut new)
    } else {
        around(&new)
    };
    shortened(&mut left_out);
    shortened(&mut notes);
    let names: Vec<&str> = sources.iter().map(SourceFile::name).collect();
    Ok(SheetLayout {
        title: names.join(", "),
        sheet,
        read: SheetReadResult {
            contours: new.len(),
            skipped: left_out.iter().map(Message::to_string).collect(),
            notes: notes.iter().map(Message::to_string).collect(),
        },
        contours: new,
    })
}

fn shortened(sentences: &mut Vec<Message>) {
    let more = sentences.len().saturating_sub(MAX_MESSAGES);
    if more > 0 {
        sentences.truncate(MAX_MESSAGES);
        sentences.push(message!("files-more-like", more));
    }
}

/// Returns the assumptions about a file, and its repairs.
fn file_messages(file: &ContourFile) -> Vec<Message> {
    let usual = |repair: &&Repair| !matches!(repair, Repair::ClosingVertex { .. });
    let mended = file.contours.iter().flat_map(|contour| {
        let repairs = contour.repairs.iter().filter(usual);
        repairs.map(|repair| message!("files-repair", name = contour.name, repair))
    });
    file.notes.iter().cloned().chain(mended).collect()
}

/// Places a contour. If the file does not place it, it keeps its drawn position and turns about the centre of its box.
fn place_contour(contour: &Contour) -> NewContour {
    let [low, high] = contour.polygon.bounds();
    let middle = (low.coords + high.coords) / 2.0;
    let (polygon, turn, at) = match contour.placement {
        Some(placement) => (
            contour.polygon.clone(),
            PlanarRotation::from_degrees(placement.rotation),
            placement.translation,
        ),
        None => (
            contour.polygon.shifted(-middle),
            PlanarRotation::IDENTITY,
            middle,
        ),
    };
    NewContour {
        name: contour.name.as_str().into(),
        layer: contour.layer.as_deref().map(Arc::from),
        polygon: Arc::new(polygon),
        turn,
        at,
        fixed: false,
    }
}

/// Lays the contours out row by row on a sheet that is large enough for all of them.
fn in_rows(contours: &mut [NewContour]) -> [Point2; 2] {
    let boxes = contours.iter().map(|contour| {
        let [low, high] = contour.polygon.bounds();
        (high.x - low.x) * (high.y - low.y)
    });
    let area: f64 = boxes.sum();
    let height = (area * ROW_FILL_FACTOR / FORMAT).sqrt();
    lay_out(contours, height * FORMAT, height, height / 80.0)
}

/// Makes a sheet around contours that are placed already.
fn around(contours: &[NewContour]) -> [Point2; 2] {
    let none = [f64::INFINITY, f64::NEG_INFINITY].map(|far| Point2::new(far, far));
    let corners = contours.iter().flat_map(|contour| {
        let rings = contour.polygon.rings().iter().flatten();
        rings.map(|p| contour.turn.point(*p) + contour.at)
    });
    let [low, high] = corners.fold(none, |[low, high], p| [low.inf(&p), high.sup(&p)]);
    let margin = Vector2::repeat((high - low).amax() * MARGIN);
    [low - margin, high + margin]
}

/// Writes the sheet as the text of a file.
pub(super) fn to_text(sheet: &Sheet, form: SheetForm) -> String {
    let contours = sheet.contours().iter();
    let placed: Vec<PlacedContour> = contours
        .map(|contour| PlacedContour {
            name: &contour.name,
            polygon: &contour.polygon,
            rotation: contour.turn,
            translation: contour.at,
            layer: contour.layer.as_deref(),
        })
        .collect();
    match form {
        SheetForm::Svg => write_svg(&placed, Unit::Mm),
        SheetForm::Dxf => write_dxf(&placed, Unit::Mm),
        SheetForm::Json => write_json(&placed, Unit::Mm),
    }
}
