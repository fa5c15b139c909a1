//! The placing experiments behind a canvas. Their types are in `experiment.d.ts`; what is done with the trials is the crate's,
//! what the hand does `view::placing`'s.
//!
//! ```ts
//! new ExperimentSession(canvas: OffscreenCanvas | undefined, options: SessionOptions)
//! ExperimentSession.protocols(): ExperimentProtocols           // as the paper has them
//! ExperimentSession.steps(protocol): ExperimentStep[]          // what cannot be run throws a sentence
//! ExperimentSession.simulate(step, seed, snapping): ExperimentRecord   // a trial of the simulated hand
//! ExperimentSession.tables(records, real?): ExperimentTables   // `real`: seconds for the snail of real blocks, if measured
//! ExperimentSession.csv(records): string; ExperimentSession.json(records): string
//! session.preview(protocol): void                              // the blocks of its first trial, while nothing goes on
//! session.start(protocol, run, snapping): void; session.begin(): void   // the trial that is due
//! session.skip(): void; session.stop(): void; session.records(): ExperimentRecord[]
//! session.take(block): void; session.moveTo(pose): void; session.letGo(): void   // by button or program; pointer and keys do the same
//! session.setWay(way): void
//! session.poses(): Pose[]; session.aims(): [block, Pose][]     // where the blocks are shown; where those that are open or held belong
//! session.seen(block): [x, y] | undefined                      // where its middle appears, CSS pixels
//! session.pointer(pointer): void; session.wheel(wheel): void; session.key(key): void; session.doubleClick(x, y): void; session.blur(): void
//! session.view(request: "fit" | StandardView): void; session.resize(…): void; session.setTheme(…): void
//! session.step(budgetMs): boolean; session.draw(): boolean; session.changes(): ExperimentChanges; session.free(): void
//! ```

mod glue;
mod told;

use nearpoint_experiment::hand::Parameters;
use nearpoint_experiment::run::{Subject, trial};
use nearpoint_experiment::table::{gains, snail, speed};
use nearpoint_experiment::{Act, Course, Protocol, Record, Stage, Step, to_csv, to_json};
use nearpoint_motion::snap::Method;
use nearpoint_scene::{PartId, Placement, Pool, Scene};
use nearpoint_view::placing::{Freedom, Placing};
use nearpoint_view::viewer::{Picture, Viewer};
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{from_js, refuse, to_js};
use crate::gpu::Gpu;
use crate::input::{KeyEvent, Options, PointerEvent, WheelEvent, standard, theme_of, viewport};
use told::{Changes, LabelOut, Protocols, State, Tables};

/// One canvas, one person.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ExperimentSession {
    placing: Placing,
    gpu: Gpu,
    course: Option<Course>,
    snapping: Method,
    /// The parts of the task's blocks, in their order.
    parts: Vec<PartId>,
    /// What is to be told with the next changes.
    news: bool,
    labels: Option<Vec<LabelOut>>,
    refusal: Option<String>,
}

// As for `Session`: after a panic nobody looks at what was left half done.
impl std::panic::UnwindSafe for ExperimentSession {}
impl std::panic::RefUnwindSafe for ExperimentSession {}

#[wasm_bindgen]
impl ExperimentSession {
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        #[wasm_bindgen(unchecked_param_type = "SessionOptions")] options: JsValue,
    ) -> Result<ExperimentSession, JsValue> {
        let options: Options = from_js(options, "the options")?;
        let viewport = viewport(options.width, options.height, options.dpr);
        let scene = Scene::new(Pool::Serial, now);
        let viewer = Viewer::new(scene, viewport, theme_of(&options.theme)?);
        Ok(Self {
            placing: Placing::new(viewer),
            gpu: Gpu::of(canvas, options.antialias),
            course: None,
            snapping: Method::Steady,
            parts: Vec::new(),
            news: true,
            labels: None,
            refusal: None,
        })
    }

    #[wasm_bindgen(unchecked_return_type = "ExperimentProtocols")]
    pub fn protocols() -> Result<JsValue, JsValue> {
        to_js(&Protocols {
            accuracy: Protocol::accuracy(),
            speed: Protocol::speed(),
            snail_accuracy: Protocol::snail_accuracy(),
            snail_speed: Protocol::snail_speed(),
        })
    }

    #[wasm_bindgen(unchecked_return_type = "ExperimentStep[]")]
    pub fn steps(
        #[wasm_bindgen(unchecked_param_type = "ExperimentProtocol")] protocol: JsValue,
    ) -> Result<JsValue, JsValue> {
        let protocol: Protocol = from_js(protocol, "the settings")?;
        to_js(&protocol.steps().map_err(refuse)?)
    }

    #[wasm_bindgen(unchecked_return_type = "ExperimentRecord")]
    pub fn simulate(
        #[wasm_bindgen(unchecked_param_type = "ExperimentStep")] step: JsValue,
        seed: u32,
        #[wasm_bindgen(unchecked_param_type = "ExperimentSnapping")] snapping: JsValue,
    ) -> Result<JsValue, JsValue> {
        let step: Step = from_js(step, "the step")?;
        let subject = Subject {
            hand: Parameters::default(),
            seed: u64::from(seed),
            snapping: from_js(snapping, "the snapping")?,
        };
        to_js(&trial(step, &subject).map_err(refuse)?)
    }

    #[wasm_bindgen(unchecked_return_type = "ExperimentTables")]
    pub fn tables(
        #[wasm_bindgen(unchecked_param_type = "ExperimentRecord[]")] records: JsValue,
        real: Option<f64>,
    ) -> Result<JsValue, JsValue> {
        let records = read(records)?;
        to_js(&Tables {
            gains: gains(&records),
            speed: speed(&records),
            snail: snail(&records, real),
        })
    }

    pub fn csv(
        #[wasm_bindgen(unchecked_param_type = "ExperimentRecord[]")] records: JsValue,
    ) -> Result<String, JsValue> {
        Ok(to_csv(&read(records)?))
    }

    pub fn json(
        #[wasm_bindgen(unchecked_param_type = "ExperimentRecord[]")] records: JsValue,
    ) -> Result<String, JsValue> {
        to_json(&read(records)?).map_err(refuse)
    }

    pub fn start(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ExperimentProtocol")] protocol: JsValue,
        run: &str,
        #[wasm_bindgen(unchecked_param_type = "ExperimentSnapping")] snapping: JsValue,
    ) -> Result<(), JsValue> {
        let protocol: Protocol = from_js(protocol, "the settings")?;
        self.snapping = from_js(snapping, "the snapping")?;
        let course = Course::new(&protocol, run).map_err(refuse)?;
        self.placing.let_go().map_err(refuse)?;
        let first = course.step().copied();
        self.course = Some(course);
        first.map_or(Ok(()), |step| self.lay_out(&step))
    }

    /// Shows the blocks of the first trial while nothing is started.
    pub fn preview(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ExperimentProtocol")] protocol: JsValue,
    ) -> Result<(), JsValue> {
        let protocol: Protocol = from_js(protocol, "the settings")?;
        let steps = protocol.steps().map_err(refuse)?;
        let shows = self
            .course
            .as_ref()
            .is_none_or(|course| course.stage() == Stage::Over);
        match steps.first().filter(|_| shows) {
            Some(step) => {
                self.course = None;
                self.lay_out(step)
            }
            None => Ok(()),
        }
    }

    /// Starts the trial that is due: its blocks are laid out.
    pub fn begin(&mut self) -> Result<(), JsValue> {
        let course = self.course()?;
        course.begin().map_err(refuse)?;
        let step = course.step().copied();
        step.map_or(Ok(()), |step| self.lay_out(&step))
    }

    pub fn skip(&mut self) -> Result<(), JsValue> {
        let poses = self.shown();
        self.course()?.skip(&poses).map_err(refuse)?;
        self.placing.let_go().map_err(refuse)?;
        self.follow()
    }

    pub fn stop(&mut self) -> Result<(), JsValue> {
        self.course()?.stop();
        self.placing.let_go().map_err(refuse)?;
        self.follow()
    }

    #[wasm_bindgen(unchecked_return_type = "ExperimentRecord[]")]
    pub fn records(&self) -> Result<JsValue, JsValue> {
        to_js(self.course.as_ref().map_or(&[][..], Course::records))
    }

    pub fn take(&mut self, block: usize) -> Result<(), JsValue> {
        let part = self.parts.get(block).copied();
        let part = part.ok_or_else(|| refuse(format!("There is no block {block}.")))?;
        let deed = self.placing.take(part);
        self.answer(deed)
    }

    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Pose")] pose: JsValue,
    ) -> Result<(), JsValue> {
        let part = self.placing.held();
        let part = part.ok_or_else(|| refuse("No block is held."))?;
        // As a placement crosses: a part and its pose.
        let pair = js_sys::Array::of2(&JsValue::from(part.0), &pose);
        let Placement(_, pose) = from_js(pair.into(), "the pose")?;
        let deed = self.placing.move_to(pose);
        self.answer(deed)
    }

    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) -> Result<(), JsValue> {
        let deed = self.placing.let_go();
        self.answer(deed)
    }

    #[wasm_bindgen(js_name = setWay)]
    pub fn set_way(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ExperimentWay")] way: &str,
    ) -> Result<(), JsValue> {
        self.placing.set_freedom(match way {
            "across" => Freedom::Across,
            "depth" => Freedom::Depth,
            "tilt" => Freedom::Tilt,
            "twist" => Freedom::Twist,
            _ => {
                return Err(refuse(format!(
                    "“{way}” is no way to move: across, depth, tilt or twist."
                )));
            }
        });
        self.news = true;
        Ok(())
    }

    #[wasm_bindgen(unchecked_return_type = "Pose[]")]
    pub fn poses(&self) -> Result<JsValue, JsValue> {
        let poses = self.parts.iter().copied().zip(self.shown());
        let told: Vec<Placement> = poses.map(|(part, pose)| Placement(part, pose)).collect();
        told::poses(&told)
    }

    #[wasm_bindgen(unchecked_return_type = "[block: number, pose: Pose][]")]
    pub fn aims(&self) -> Result<JsValue, JsValue> {
        let aims = self.aims_now().into_iter();
        let told: Vec<Placement> = aims
            .map(|(block, pose)| Placement(PartId(block as u32), pose))
            .collect();
        to_js(&told)
    }

    #[wasm_bindgen(unchecked_return_type = "[x: number, y: number] | undefined")]
    pub fn seen(&self, block: usize) -> Result<JsValue, JsValue> {
        let middle = self.shown().get(block).map(|pose| pose.translation.vector);
        let seen = middle.and_then(|middle| self.placing.camera().project(middle.into()));
        seen.map_or(Ok(JsValue::UNDEFINED), |seen| to_js(&[seen.x, seen.y]))
    }

    pub fn pointer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Pointer")] pointer: JsValue,
    ) -> Result<(), JsValue> {
        let pointer: PointerEvent = from_js(pointer, "the pointer")?;
        let grip = self.placing.grip();
        let deed = self.placing.pointer(pointer.into());
        self.news |= grip != self.placing.grip();
        self.answer(deed)
    }

    pub fn wheel(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Wheel")] wheel: JsValue,
    ) -> Result<(), JsValue> {
        let wheel: WheelEvent = from_js(wheel, "the wheel")?;
        let deed = self
            .placing
            .wheel(wheel.x, wheel.y, wheel.delta(), wheel.ctrl);
        self.answer(deed)
    }

    #[wasm_bindgen(js_name = doubleClick)]
    pub fn double_click(&mut self, x: f64, y: f64) {
        if self.placing.held().is_none() {
            self.placing.viewer_mut().double_click(x, y);
        }
    }

    pub fn key(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Key")] key: JsValue,
    ) -> Result<(), JsValue> {
        let key: KeyEvent = from_js(key, "the key")?;
        if !key.is_down() {
            return Ok(());
        }
        let deed = self.placing.key(&key.key, key.modifiers());
        self.answer(deed)
    }

    pub fn blur(&mut self) -> Result<(), JsValue> {
        self.news = true;
        self.placing.blur().map_err(refuse)
    }

    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'fit' | StandardView")] request: &str,
    ) -> Result<(), JsValue> {
        match request {
            "fit" => self.placing.fit(),
            name => self.placing.viewer_mut().look(standard(name)?),
        }
        Ok(())
    }

    pub fn resize(&mut self, width: f64, height: f64, dpr: f64) {
        let viewport = viewport(width, height, dpr);
        self.placing.viewer_mut().resize(viewport);
    }

    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'light' | 'dark'")] theme: &str,
    ) -> Result<(), JsValue> {
        self.placing.viewer_mut().set_theme(theme_of(theme)?);
        Ok(())
    }

    /// Finds where the blocks are shown; in the speed experiment a trial ends by that.
    pub fn step(
        &mut self,
        #[wasm_bindgen(js_name = budgetMs)] budget: f64,
    ) -> Result<bool, JsValue> {
        let deadline = now() + budget;
        self.placing.viewer_mut().step(&|| now() >= deadline);
        if self.placing.held().is_some() {
            self.tell(Act::Shown)?;
        }
        Ok(self.placing.viewer().scene().frame().pending > 0)
    }

    pub fn draw(&mut self) -> bool {
        let Some(list) = self.gpu.draw(&mut self.placing) else {
            return false;
        };
        let labels: Vec<LabelOut> = list.labels.into_iter().map(LabelOut::of).collect();
        self.labels = Some(labels);
        true
    }

    #[wasm_bindgen(unchecked_return_type = "ExperimentChanges")]
    pub fn changes(&mut self) -> Result<JsValue, JsValue> {
        let news = std::mem::take(&mut self.news);
        let state = news.then(|| State::of(self.course.as_ref(), &self.placing, &self.parts));
        to_js(&Changes {
            state,
            labels: self.labels.take(),
            busy: self.placing.viewer().scene().frame().pending > 0,
            refusal: self.refusal.take(),
            gpu: self.gpu.state(),
            gpu_message: self.gpu.message(),
        })
    }
}

fn read(records: JsValue) -> Result<Vec<Record>, JsValue> {
    from_js(records, "the records")
}
