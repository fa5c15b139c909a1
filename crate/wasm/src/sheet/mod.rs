//! Shows a sheet with contours on a canvas. Lengths are millimetres, with x to the right and y up; angles are degrees.

mod files;
mod kept;
mod told;

use nearpoint_figures::sheet::SheetView;
use nearpoint_geometry::planar::{Point2, Turn, Vector2};
use nearpoint_sheet::made::Made;
use nearpoint_sheet::{Command, ContourId, Kind, Sheet};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::convert::{all_heard, all_told, heard, refuse, told};
use crate::host::{Host, exports};
use crate::input::SessionOptions;
use crate::parsed::SourceFile;
use crate::words::Place;
use files::{Laid, Read, SheetForm};
use kept::Kept;
use told::{SheetChanges, SheetContour, SheetKind, SheetModeOf, SheetState};

/// One sheet on one canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct SheetSession {
    host: Host<SheetView>,
    /// The sheet's revision at the last report, and whether a contour was dragged.
    told: Option<(u64, bool)>,
    kinds: Vec<Kind>,
}

/// A generated sheet, which is not read from a file.
#[derive(Debug, Deserialize, Tsify)]
#[serde(remote = "Made", rename_all = "camelCase")]
#[tsify(rename = "SheetScene")]
pub enum MadeWord {
    Key,
    Combs,
    Jigsaw,
    Chain,
    Garments,
}

/// The generated sheet that is to be opened.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "SheetScene")]
pub struct SheetSceneOf(#[serde(with = "MadeWord")] Made);

/// The places that a contour's origin moves to, one after the other.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "[x: number, y: number][]")]
pub struct SheetWay(Vec<[f64; 2]>);

exports!(SheetSession);

#[wasm_bindgen]
impl SheetSession {
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
    ) -> Result<SheetSession, JsValue> {
        Ok(Self {
            host: Host::new(canvas, options, |viewport, options| {
                SheetView::new(Sheet::default(), viewport, options.theme)
            })?,
            told: None,
            kinds: Vec::new(),
        })
    }

    pub fn open(&mut self, scene: Ts<SheetSceneOf>) -> Result<(), JsValue> {
        self.tell(heard(scene, "the sheet")?.0.open())
    }

    /// Reads SVG, DXF or JSON onto the sheet, in slices of `step`. Throws a sentence if a file cannot be read.
    pub fn read(&mut self, files: Vec<Ts<SourceFile>>) -> Result<Ts<Read>, JsValue> {
        let Laid {
            title,
            sheet,
            contours,
            read,
        } = files::read(&all_heard(files, "a file")?)?;
        let stage = &mut self.host.stage;
        stage.begin_open(&title, sheet, contours).map_err(refuse)?;
        told(&read)
    }

    /// Cancels the opening; returns false if nothing was being opened.
    #[wasm_bindgen(js_name = cancelOpen)]
    pub fn cancel_open(&mut self) -> bool {
        self.host.stage.change(Sheet::cancel_open)
    }

    pub fn save(&self, form: Ts<SheetForm>) -> Result<String, JsValue> {
        Ok(files::written(self.sheet(), heard(form, "the form")?))
    }

    /// Returns the sheet's state for the next worker.
    pub fn keep(&self) -> Result<Ts<Kept>, JsValue> {
        told(&Kept::of(self.sheet()))
    }

    pub fn restore(&mut self, kept: Ts<Kept>) -> Result<(), JsValue> {
        self.tell(heard(kept, "the sheet that was kept")?.open()?)
    }

    pub fn contours(&self) -> Result<Vec<Ts<SheetContour>>, JsValue> {
        let overlapping = &self.host.stage.frame().overlapping;
        let overlaps = |id| overlapping.iter().any(|pair| pair.contains(&id));
        let contours = self.sheet().contours().iter();
        all_told(contours.map(|contour| SheetContour::of(contour, overlaps(contour.id))))
    }

    #[wasm_bindgen(js_name = setMode)]
    pub fn set_mode(&mut self, mode: Ts<SheetModeOf>) -> Result<(), JsValue> {
        self.tell(Command::SetMode(heard(mode, "the mode")?.0))
    }

    pub fn select(&mut self, id: Option<u32>) -> Result<(), JsValue> {
        self.tell(Command::Select(id.map(ContourId)))
    }

    /// Drags a contour so that its origin follows this path; one undo entry.
    pub fn drag(&mut self, id: u32, way: Ts<SheetWay>) -> Result<(), JsValue> {
        let way = heard(way, "the way")?.0;
        self.tell(Command::BeginDrag(ContourId(id)))?;
        for [x, y] in way {
            if let Err(error) = self.tell(Command::DragTo(Vector2::new(x, y))) {
                self.tell(Command::CancelDrag)?;
                return Err(error);
            }
        }
        self.tell(Command::EndDrag)
    }

    pub fn place(&mut self, id: u32, x: f64, y: f64, angle: f64) -> Result<(), JsValue> {
        self.tell(Command::Place {
            id: ContourId(id),
            turn: Turn::degrees(angle),
            at: Vector2::new(x, y),
        })
    }

    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, id: u32, x: f64, y: f64) -> Result<(), JsValue> {
        self.tell(Command::Move {
            id: ContourId(id),
            to: Vector2::new(x, y),
        })
    }

    #[wasm_bindgen(js_name = turnTo)]
    pub fn turn_to(&mut self, id: u32, angle: f64) -> Result<(), JsValue> {
        self.tell(Command::Turn {
            id: ContourId(id),
            to: Turn::degrees(angle),
        })
    }

    pub fn part(&mut self, id: Option<u32>) -> Result<(), JsValue> {
        self.tell(Command::Part(id.map(ContourId)))
    }

    #[wasm_bindgen(js_name = setFixed)]
    pub fn set_fixed(&mut self, id: u32, fixed: bool) -> Result<(), JsValue> {
        let id = ContourId(id);
        self.tell(Command::SetFixed { id, fixed })
    }

    pub fn duplicate(&mut self, id: u32, copies: u32) -> Result<(), JsValue> {
        let id = ContourId(id);
        self.tell(Command::Duplicate { id, copies })
    }

    pub fn remove(&mut self, id: u32) -> Result<(), JsValue> {
        self.tell(Command::Remove(ContourId(id)))
    }

    pub fn undo(&mut self) -> Result<(), JsValue> {
        self.tell(Command::Undo)
    }

    pub fn redo(&mut self) -> Result<(), JsValue> {
        self.tell(Command::Redo)
    }

    /// Starts to tidy the sheet, in slices of `step`.
    pub fn tidy(&mut self) -> Result<(), JsValue> {
        self.host.stage.change(Sheet::begin_tidy).map_err(refuse)
    }

    #[wasm_bindgen(js_name = cancelTidy)]
    pub fn cancel_tidy(&mut self) {
        self.host.stage.change(Sheet::cancel_tidy);
    }

    /// Returns the contour at a place on the sheet.
    pub fn at(&self, x: f64, y: f64) -> Option<u32> {
        let found = self.sheet().contour_at(Point2::new(x, y));
        found.map(|id| id.0)
    }

    /// Returns where a place on the sheet appears on the canvas.
    pub fn seen(&self, x: f64, y: f64) -> Result<Option<Ts<Place>>, JsValue> {
        let seen = self.host.stage.seen(Point2::new(x, y));
        seen.map(|(x, y)| told(&Place(x, y))).transpose()
    }

    /// Zooms to one contour, or shows everything.
    pub fn view(&mut self, id: Option<u32>) {
        match id {
            Some(id) => self.host.stage.focus(ContourId(id)),
            None => self.host.stage.fit(),
        }
    }

    /// Returns what changed since the last call.
    pub fn changes(&mut self) -> Result<Ts<SheetChanges>, JsValue> {
        let canvas = self.host.report();
        let view = &self.host.stage;
        let frame = view.frame();
        let now = (frame.revision, view.sheet().dragged().is_some());
        let news = self.told.replace(now) != Some(now);
        let kinds = (news && self.kinds != frame.kinds).then(|| frame.kinds.clone());
        let told_kinds = kinds.map(|kinds| {
            let told = kinds.iter().map(SheetKind::of).collect();
            self.kinds = kinds;
            told
        });
        told(&SheetChanges {
            state: news.then(|| SheetState::of(view)),
            kinds: told_kinds,
            canvas,
        })
    }
}

impl SheetSession {
    fn sheet(&self) -> &Sheet {
        self.host.stage.sheet()
    }

    fn tell(&mut self, command: Command) -> Result<(), JsValue> {
        self.host.stage.command(command).map_err(refuse)
    }
}
