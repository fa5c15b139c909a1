//! A sheet with contours behind a canvas. Its types are in `sheet.d.ts`; what happens on the sheet is the crate's, what the hand does
//! `view::sheet`'s.
//!
//! ```ts
//! new SheetSession(canvas: OffscreenCanvas | undefined, options: SessionOptions)
//! session.open(scene: SheetScene): void
//! session.read(files: SourceFile[]): SheetRead            // SVG, DXF or JSON onto the sheet; what cannot be read throws a sentence
//! session.save(form: SheetForm): string
//! session.keep(): SheetKept; session.restore(kept: SheetKept): void   // for the worker after this one
//! session.contours(): SheetContour[]
//! session.setMode(mode: SheetMode): void; session.select(id?: number): void
//! session.place(id, x, y, angle): void                     // anywhere, whatever is there
//! session.moveTo(id, x, y): void; session.turnTo(id, angle): void   // as a drag in the present mode
//! session.drag(id, way: [x, y][]): void                    // a drag along a way of its origin; one entry to undo
//! session.part(id?): void; session.setFixed(id, fixed): void; session.duplicate(id, copies): void; session.remove(id): void
//! session.undo(): void; session.redo(): void
//! session.tidy(): void; session.cancelTidy(): void          // in slices of step()
//! session.at(x, y): number | undefined                      // the contour at a place on the sheet
//! session.seen(x, y): [x, y] | undefined                    // where a place on the sheet appears, CSS pixels
//! session.pointer(pointer): void; session.wheel(wheel): void; session.key(key): boolean; session.doubleClick(x, y): void; session.blur(): void
//! session.view(request: "fit" | number): void; session.resize(…): void; session.setTheme(…): void
//! session.step(budgetMs): boolean; session.draw(): boolean; session.changes(): SheetChanges; session.free(): void
//! ```

mod files;
mod kept;
mod told;

use nearpoint_geometry::planar::{Point2, Turn, Vector2};
use nearpoint_sheet::made::Made;
use nearpoint_sheet::{Command, ContourId, Mode, Sheet, SheetError};
use nearpoint_view::sheet::SheetView;
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{from_js, refuse, to_js};
use crate::gpu::Gpu;
use crate::input::{KeyEvent, Options, PointerEvent, WheelEvent, theme_of, viewport};
use files::Source;
use kept::Kept;
use told::{Changes, ContourOut, KindOut, LabelOut, StateOut};

/// One canvas, one sheet.
#[wasm_bindgen]
#[derive(Debug)]
pub struct SheetSession {
    view: SheetView,
    gpu: Gpu,
    /// The sheet's revision when its state was told.
    told: Option<(u64, bool)>,
    kinds: Vec<nearpoint_sheet::Kind>,
    labels: Option<Vec<LabelOut>>,
    refusal: Option<String>,
}

// As for `Session`: after a panic nobody looks at what was left half done.
impl std::panic::UnwindSafe for SheetSession {}
impl std::panic::RefUnwindSafe for SheetSession {}

#[wasm_bindgen]
impl SheetSession {
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        #[wasm_bindgen(unchecked_param_type = "SessionOptions")] options: JsValue,
    ) -> Result<SheetSession, JsValue> {
        let options: Options = from_js(options, "the options")?;
        let viewport = viewport(options.width, options.height, options.dpr);
        Ok(Self {
            view: SheetView::new(Sheet::default(), viewport, theme_of(&options.theme)?),
            gpu: Gpu::of(canvas, options.antialias),
            told: None,
            kinds: Vec::new(),
            labels: None,
            refusal: None,
        })
    }

    pub fn open(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SheetScene")] scene: &str,
    ) -> Result<(), JsValue> {
        let made = Made::named(scene).ok_or_else(|| {
            refuse(format!(
                "“{scene}” is no sheet: key, combs, jigsaw, chain or garments."
            ))
        })?;
        self.tell(made.open())
    }

    #[wasm_bindgen(unchecked_return_type = "SheetRead")]
    pub fn read(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SourceFile[]")] files: &js_sys::Array,
    ) -> Result<JsValue, JsValue> {
        let sources: Result<Vec<Source>, JsValue> =
            files.iter().map(|file| Source::of(&file)).collect();
        let (command, read) = files::read(&sources?)?;
        self.tell(command)?;
        to_js(&read)
    }

    pub fn save(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SheetForm")] form: &str,
    ) -> Result<String, JsValue> {
        files::written(self.view.sheet(), form)
    }

    #[wasm_bindgen(unchecked_return_type = "SheetKept")]
    pub fn keep(&self) -> Result<JsValue, JsValue> {
        to_js(&Kept::of(self.view.sheet()))
    }

    pub fn restore(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SheetKept")] kept: JsValue,
    ) -> Result<(), JsValue> {
        let kept: Kept = from_js(kept, "the sheet that was kept")?;
        self.tell(kept.open()?)
    }

    #[wasm_bindgen(unchecked_return_type = "SheetContour[]")]
    pub fn contours(&self) -> Result<JsValue, JsValue> {
        let overlapping = &self.view.frame().overlapping;
        let overlaps = |id| overlapping.iter().any(|pair| pair.contains(&id));
        let contours = self.view.sheet().contours().iter();
        let told: Vec<_> = contours
            .map(|contour| ContourOut::of(contour, overlaps(contour.id)))
            .collect();
        to_js(&told)
    }

    #[wasm_bindgen(js_name = setMode)]
    pub fn set_mode(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SheetMode")] mode: &str,
    ) -> Result<(), JsValue> {
        let mode = match mode {
            "detect" => Mode::Detect,
            "slide" => Mode::Slide,
            "push" => Mode::Push,
            _ => {
                return Err(refuse(format!(
                    "“{mode}” is no way to drag: detect, slide or push."
                )));
            }
        };
        self.tell(Command::SetMode(mode))
    }

    pub fn select(&mut self, id: Option<u32>) -> Result<(), JsValue> {
        self.tell(Command::Select(id.map(ContourId)))
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

    pub fn drag(
        &mut self,
        id: u32,
        #[wasm_bindgen(unchecked_param_type = "[x: number, y: number][]")] way: JsValue,
    ) -> Result<(), JsValue> {
        let way: Vec<[f64; 2]> = from_js(way, "the way")?;
        self.tell(Command::BeginDrag(ContourId(id)))?;
        for [x, y] in way {
            if let Err(error) = self.tell(Command::DragTo(Vector2::new(x, y))) {
                self.tell(Command::CancelDrag)?;
                return Err(error);
            }
        }
        self.tell(Command::EndDrag)
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

    pub fn tidy(&mut self) -> Result<(), JsValue> {
        self.view.change(Sheet::begin_tidy).map_err(refuse)
    }

    #[wasm_bindgen(js_name = cancelTidy)]
    pub fn cancel_tidy(&mut self) -> Result<(), JsValue> {
        self.view.change(Sheet::cancel_tidy).map_err(refuse)
    }

    pub fn at(&self, x: f64, y: f64) -> Option<u32> {
        let found = self.view.sheet().contour_at(Point2::new(x, y));
        found.map(|id| id.0)
    }

    #[wasm_bindgen(unchecked_return_type = "[x: number, y: number] | undefined")]
    pub fn seen(&self, x: f64, y: f64) -> Result<JsValue, JsValue> {
        let seen = self.view.seen(Point2::new(x, y));
        seen.map_or(Ok(JsValue::UNDEFINED), |(x, y)| to_js(&[x, y]))
    }

    pub fn pointer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Pointer")] pointer: JsValue,
    ) -> Result<(), JsValue> {
        let pointer: PointerEvent = from_js(pointer, "the pointer")?;
        let done = self.view.pointer(pointer.into());
        self.hear(done);
        Ok(())
    }

    pub fn wheel(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Wheel")] wheel: JsValue,
    ) -> Result<(), JsValue> {
        let wheel: WheelEvent = from_js(wheel, "the wheel")?;
        let done = self.view.wheel(wheel.x, wheel.y, wheel.delta(), wheel.alt);
        self.hear(done);
        Ok(())
    }

    #[wasm_bindgen(js_name = doubleClick)]
    pub fn double_click(&mut self, x: f64, y: f64) {
        self.view.double_click(x, y);
    }

    pub fn key(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Key")] key: JsValue,
    ) -> Result<(), JsValue> {
        let key: KeyEvent = from_js(key, "the key")?;
        if key.is_down() {
            let done = self.view.key(&key.key, key.modifiers()).map(drop);
            self.hear(done);
        }
        Ok(())
    }

    /// The canvas lost the keyboard: what is in the hand is let go.
    pub fn blur(&mut self) {
        let done = self.view.let_go();
        self.hear(done);
    }

    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'fit' | number")] request: JsValue,
    ) {
        match request.as_f64() {
            Some(id) => self.view.focus(ContourId(id as u32)),
            None => self.view.fit(),
        }
    }

    pub fn resize(&mut self, width: f64, height: f64, dpr: f64) {
        self.view.resize(viewport(width, height, dpr));
    }

    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'light' | 'dark'")] theme: &str,
    ) -> Result<(), JsValue> {
        self.view.set_theme(theme_of(theme)?);
        Ok(())
    }

    /// Goes on with tidying, or makes ready for what slides next.
    pub fn step(&mut self, #[wasm_bindgen(js_name = budgetMs)] budget: f64) -> bool {
        let deadline = now() + budget;
        self.view.change(|sheet| sheet.step(&|| now() >= deadline))
    }

    pub fn draw(&mut self) -> bool {
        let Some(list) = self.gpu.draw(&mut self.view) else {
            return false;
        };
        self.labels = Some(list.labels.into_iter().map(LabelOut::of).collect());
        true
    }

    #[wasm_bindgen(unchecked_return_type = "SheetChanges")]
    pub fn changes(&mut self) -> Result<JsValue, JsValue> {
        let frame = self.view.frame();
        let now = (frame.revision, self.view.sheet().dragged().is_some());
        let news = self.told.replace(now) != Some(now);
        let kinds = (news && self.kinds != frame.kinds).then(|| frame.kinds.clone());
        let told = kinds.map(|kinds| {
            let told = kinds.iter().map(KindOut::of).collect();
            self.kinds = kinds;
            told
        });
        to_js(&Changes {
            state: news.then(|| StateOut::of(&self.view)),
            kinds: told,
            labels: self.labels.take(),
            cursor: self.view.cursor_name(),
            busy: self.view.sheet().is_busy(),
            refusal: self.refusal.take(),
            gpu: self.gpu.state(),
            gpu_message: self.gpu.message(),
        })
    }
}

impl SheetSession {
    fn tell(&mut self, command: Command) -> Result<(), JsValue> {
        self.view.command(command).map_err(refuse)
    }

    /// What a hand was refused is told with the changes.
    fn hear(&mut self, done: Result<(), SheetError>) {
        if let Err(error) = done {
            self.refusal = Some(error.to_string());
        }
    }
}
