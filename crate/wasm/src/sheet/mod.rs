//! Shows a sheet with contours on a canvas. Lengths are millimetres, with x to the right and y up; angles are degrees.

mod files;
mod report;
mod saved;

use nearpoint_figures::sheet::SheetView;
use nearpoint_geometry::planar::{PlanarRotation, Point2, Vector2};
use nearpoint_sheet::samples::SampleSheet;
use nearpoint_sheet::{Command, ContourId, ContourKind, Sheet};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::convert::{all_from_js, all_to_js, from_js, js_error, to_js};
use crate::host::{Host, exports};
use crate::input::SessionOptions;
use crate::parsed::SourceFile;
use crate::types::CanvasPosition;
use files::{SheetForm, SheetLayout, SheetReadResult};
use report::{JsSheetMode, SheetChanges, SheetContour, SheetKind, SheetState};
use saved::SavedSheet;

/// One sheet on one canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct SheetSession {
    host: Host<SheetView>,
    /// The sheet's revision at the last report, and whether a contour was dragged.
    last_report: Option<(u64, bool)>,
    kinds: Vec<ContourKind>,
}

/// A generated sheet, which is not read from a file.
#[derive(Debug, Deserialize, Tsify)]
#[serde(remote = "SampleSheet", rename_all = "camelCase")]
#[tsify(rename = "SheetScene")]
pub enum SheetSceneDef {
    Key,
    Combs,
    Jigsaw,
    Chain,
    Garments,
}

/// The generated sheet that is to be opened.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "SheetScene")]
pub struct JsSheetScene(#[serde(with = "SheetSceneDef")] SampleSheet);

/// The positions that a contour's origin moves to, one after the other.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "[x: number, y: number][]")]
pub struct SheetPath(Vec<[f64; 2]>);

exports!(SheetSession);

#[wasm_bindgen]
impl SheetSession {
    /// Makes a session with an empty sheet on a canvas.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
    ) -> Result<SheetSession, JsValue> {
        Ok(Self {
            host: Host::new(canvas, options, |viewport, options| {
                SheetView::new(Sheet::default(), viewport, options.theme)
            })?,
            last_report: None,
            kinds: Vec::new(),
        })
    }

    /// Opens a generated sheet in place of the present one.
    pub fn open(&mut self, scene: Ts<JsSheetScene>) -> Result<(), JsValue> {
        self.run_command(from_js(scene, "the sheet")?.0.open())
    }

    /// Reads the contours of SVG, DXF or JSON files onto the sheet, in slices of `step`. Throws a sentence if a file
    /// cannot be read.
    pub fn read(&mut self, files: Vec<Ts<SourceFile>>) -> Result<Ts<SheetReadResult>, JsValue> {
        let SheetLayout {
            title,
            sheet,
            contours,
            read,
        } = files::read(&all_from_js(files, "a file")?)?;
        let stage = &mut self.host.stage;
        stage
            .begin_open(&title, sheet, contours)
            .map_err(js_error)?;
        to_js(&read)
    }

    /// Cancels the opening of files; returns false if nothing was being opened.
    #[wasm_bindgen(js_name = cancelOpen)]
    pub fn cancel_open(&mut self) -> bool {
        self.host.stage.change(Sheet::cancel_open)
    }

    /// Returns the text of a file with the sheet, in this format.
    pub fn save(&self, form: Ts<SheetForm>) -> Result<String, JsValue> {
        Ok(files::to_text(self.sheet(), from_js(form, "the form")?))
    }

    /// Returns the state of the sheet as plain data, from which `restore` makes it again in another worker.
    pub fn keep(&self) -> Result<Ts<SavedSheet>, JsValue> {
        to_js(&SavedSheet::new(self.sheet()))
    }

    /// Restores a sheet from the data that the page stored.
    pub fn restore(&mut self, kept: Ts<SavedSheet>) -> Result<(), JsValue> {
        self.run_command(from_js(kept, "the sheet that was kept")?.into_command()?)
    }

    /// Returns all contours of the sheet.
    pub fn contours(&self) -> Result<Vec<Ts<SheetContour>>, JsValue> {
        let overlapping = &self.host.stage.frame().overlapping;
        let overlaps = |id| overlapping.iter().any(|pair| pair.contains(&id));
        let contours = self.sheet().contours().iter();
        all_to_js(contours.map(|contour| SheetContour::of(contour, overlaps(contour.id))))
    }

    /// Sets what happens to a dragged contour when it meets another.
    #[wasm_bindgen(js_name = setMode)]
    pub fn set_mode(&mut self, mode: Ts<JsSheetMode>) -> Result<(), JsValue> {
        self.run_command(Command::SetMode(from_js(mode, "the mode")?.0))
    }

    /// Selects a contour, or none.
    pub fn select(&mut self, id: Option<u32>) -> Result<(), JsValue> {
        self.run_command(Command::Select(id.map(ContourId)))
    }

    /// Drags a contour so that its origin follows this path; one undo entry.
    pub fn drag(&mut self, id: u32, way: Ts<SheetPath>) -> Result<(), JsValue> {
        let way = from_js(way, "the way")?.0;
        self.run_command(Command::BeginDrag(ContourId(id)))?;
        for [x, y] in way {
            if let Err(error) = self.run_command(Command::DragTo(Vector2::new(x, y))) {
                self.run_command(Command::CancelDrag)?;
                return Err(error);
            }
        }
        self.run_command(Command::EndDrag)
    }

    /// Moves a contour to a position in millimetres and turns it to an angle in degrees.
    pub fn place(&mut self, id: u32, x: f64, y: f64, angle: f64) -> Result<(), JsValue> {
        self.run_command(Command::Place {
            id: ContourId(id),
            turn: PlanarRotation::from_degrees(angle),
            at: Vector2::new(x, y),
        })
    }

    /// Moves a contour to a position, in millimetres.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, id: u32, x: f64, y: f64) -> Result<(), JsValue> {
        self.run_command(Command::Move {
            id: ContourId(id),
            to: Vector2::new(x, y),
        })
    }

    /// Turns a contour to an angle, in degrees.
    #[wasm_bindgen(js_name = turnTo)]
    pub fn turn_to(&mut self, id: u32, angle: f64) -> Result<(), JsValue> {
        self.run_command(Command::Turn {
            id: ContourId(id),
            to: PlanarRotation::from_degrees(angle),
        })
    }

    /// Moves an overlapping contour to the nearest free position; undefined moves all contours that overlap.
    pub fn part(&mut self, id: Option<u32>) -> Result<(), JsValue> {
        self.run_command(Command::Separate(id.map(ContourId)))
    }

    /// Fixes a contour at its position, or makes it movable again.
    #[wasm_bindgen(js_name = setFixed)]
    pub fn set_fixed(&mut self, id: u32, fixed: bool) -> Result<(), JsValue> {
        let id = ContourId(id);
        self.run_command(Command::SetFixed { id, fixed })
    }

    /// Adds this many copies of a contour to the sheet.
    pub fn duplicate(&mut self, id: u32, copies: u32) -> Result<(), JsValue> {
        let id = ContourId(id);
        self.run_command(Command::Duplicate { id, copies })
    }

    /// Removes a contour from the sheet.
    pub fn remove(&mut self, id: u32) -> Result<(), JsValue> {
        self.run_command(Command::Remove(ContourId(id)))
    }

    /// Undoes the last change of the sheet.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        self.run_command(Command::Undo)
    }

    /// Redoes the change of the sheet that was undone last.
    pub fn redo(&mut self) -> Result<(), JsValue> {
        self.run_command(Command::Redo)
    }

    /// Starts to pack the contours tightly and without overlaps, in slices of `step`.
    pub fn tidy(&mut self) -> Result<(), JsValue> {
        self.host.stage.change(Sheet::begin_pack).map_err(js_error)
    }

    /// Cancels the packing that `tidy` started, and restores the positions from before it.
    #[wasm_bindgen(js_name = cancelTidy)]
    pub fn cancel_tidy(&mut self) {
        self.host.stage.change(Sheet::cancel_pack);
    }

    /// Returns the id of the contour at a point on the sheet, in millimetres.
    pub fn at(&self, x: f64, y: f64) -> Option<u32> {
        let found = self.sheet().contour_at(Point2::new(x, y));
        found.map(|id| id.0)
    }

    /// Returns where a point on the sheet, in millimetres, appears on the canvas, in CSS pixels.
    pub fn seen(&self, x: f64, y: f64) -> Result<Option<Ts<CanvasPosition>>, JsValue> {
        let seen = self.host.stage.canvas_position(Point2::new(x, y));
        seen.map(|(x, y)| to_js(&CanvasPosition(x, y))).transpose()
    }

    /// Zooms to one contour, or shows everything.
    pub fn view(&mut self, id: Option<u32>) {
        match id {
            Some(id) => self.host.stage.focus(ContourId(id)),
            None => self.host.stage.fit(),
        }
    }

    /// Returns what changed in the session since the last call.
    pub fn changes(&mut self) -> Result<Ts<SheetChanges>, JsValue> {
        let canvas = self.host.report();
        let view = &self.host.stage;
        let frame = view.frame();
        let now = (frame.revision, view.sheet().dragged().is_some());
        let changes = self.last_report.replace(now) != Some(now);
        let kinds = (changes && self.kinds != frame.kinds).then(|| frame.kinds.clone());
        let reported_kinds = kinds.map(|kinds| {
            let reported = kinds.iter().map(SheetKind::of).collect();
            self.kinds = kinds;
            reported
        });
        to_js(&SheetChanges {
            state: changes.then(|| SheetState::of(view)),
            kinds: reported_kinds,
            canvas,
        })
    }
}

impl SheetSession {
    fn sheet(&self) -> &Sheet {
        self.host.stage.sheet()
    }

    fn run_command(&mut self, command: Command) -> Result<(), JsValue> {
        self.host.stage.command(command).map_err(js_error)
    }
}
