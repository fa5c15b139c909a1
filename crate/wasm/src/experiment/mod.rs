//! Offers the placing experiments on a canvas. The crate `experiment` handles the trials, [`AssemblyView`] the dragging of
//! blocks.

mod report;
mod run;

use nearpoint_experiment::hand::CorrectionModel;
use nearpoint_experiment::run::{Subject, trial};
use nearpoint_experiment::table::{gains, snail_rows, speed};
use nearpoint_experiment::{ExperimentRun, Protocol, Record, Step, to_csv, to_json};
use nearpoint_figures::assembly::AssemblyView;
use nearpoint_message::message;
use nearpoint_motion::snap::SnapMethod;
use nearpoint_scene::pose::{from_numbers, to_numbers};
use nearpoint_scene::{PartId, Placement, Scene, ThreadPool};
use nearpoint_view::stage::Stage;
use nearpoint_view::viewer::Viewer;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{all_from_js, all_to_js, from_js, js_error, to_js};
use crate::host::{Host, exports};
use crate::input::{LookRequest, SessionOptions};
use crate::types::{CanvasPosition, JsPose};
use report::{ExperimentChanges, ExperimentTables, JsExperimentFreedom, State};
use run::ExperimentStage;

/// A session in which one person places blocks on one canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ExperimentSession {
    host: Host<ExperimentStage>,
}

exports!(ExperimentSession);

#[wasm_bindgen]
impl ExperimentSession {
    /// Makes a session without a running experiment on a canvas.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
    ) -> Result<ExperimentSession, JsValue> {
        let host = Host::new(canvas, options, |viewport, options| {
            let scene = Scene::new(ThreadPool::Sequential, now);
            ExperimentStage::new(AssemblyView::new(Viewer::new(
                scene,
                viewport,
                options.theme,
            )))
        })?;
        Ok(Self { host })
    }

    /// Returns the steps of a protocol: its trials, in order. Throws a sentence if the protocol cannot be run.
    pub fn steps(&self, protocol: Ts<Protocol>) -> Result<Vec<Ts<Step>>, JsValue> {
        all_to_js(settings(protocol)?.steps().map_err(js_error)?)
    }

    /// Runs one trial with the simulated person.
    pub fn simulate(
        &self,
        step: Ts<Step>,
        seed: u32,
        snapping: Ts<SnapMethod>,
    ) -> Result<Ts<Record>, JsValue> {
        let step = from_js(step, "the step")?;
        let subject = Subject {
            correction_model: CorrectionModel::All,
            seed: u64::from(seed),
            snapping: from_js(snapping, "the snapping")?,
        };
        to_js(&trial(step, &subject).map_err(js_error)?)
    }

    /// Computes the tables of results from records of trials. `real` is the number of seconds that the snail of real
    /// blocks takes, if it was measured.
    pub fn tables(
        &self,
        records: Vec<Ts<Record>>,
        real: Option<f64>,
    ) -> Result<Ts<ExperimentTables>, JsValue> {
        let records = all_from_js(records, "the records")?;
        to_js(&ExperimentTables {
            gains: gains(&records),
            speed: speed(&records),
            snail: snail_rows(&records, real),
        })
    }

    /// Converts the records of trials to a CSV file.
    pub fn csv(&self, records: Vec<Ts<Record>>) -> Result<String, JsValue> {
        Ok(to_csv(&all_from_js(records, "the records")?))
    }

    /// Converts the records of trials to a JSON file.
    pub fn json(&self, records: Vec<Ts<Record>>) -> Result<String, JsValue> {
        to_json(&all_from_js(records, "the records")?).map_err(js_error)
    }

    /// Starts an experiment by a protocol; `run` is the word that marks its records.
    pub fn start(
        &mut self,
        protocol: Ts<Protocol>,
        run: &str,
        snapping: Ts<SnapMethod>,
    ) -> Result<(), JsValue> {
        let snapping = from_js(snapping, "the snapping")?;
        let bench = &mut self.host.stage;
        bench
            .start(&settings(protocol)?, run, snapping)
            .map_err(js_error)
    }

    /// Shows the blocks of the first trial while no experiment is started.
    pub fn preview(&mut self, protocol: Ts<Protocol>) -> Result<(), JsValue> {
        let protocol = settings(protocol)?;
        self.host.stage.preview(&protocol).map_err(js_error)
    }

    /// Starts the trial that is due.
    pub fn begin(&mut self) -> Result<(), JsValue> {
        self.host.stage.begin().map_err(js_error)
    }

    /// Skips the current trial.
    pub fn skip(&mut self) -> Result<(), JsValue> {
        self.host.stage.skip().map_err(js_error)
    }

    /// Ends the experiment without the trials that are left.
    pub fn stop(&mut self) -> Result<(), JsValue> {
        self.host.stage.stop().map_err(js_error)
    }

    /// Returns the records of the trials so far.
    pub fn records(&self) -> Result<Vec<Ts<Record>>, JsValue> {
        let course = self.host.stage.course.as_ref();
        all_to_js(
            course
                .map_or(&[][..], ExperimentRun::records)
                .iter()
                .cloned(),
        )
    }

    /// Begins to drag a block for a button or a program, as the pointer and keys do.
    pub fn take(&mut self, block: usize) -> Result<(), JsValue> {
        let done = self.host.stage.grab(block);
        self.host.accept(done);
        Ok(())
    }

    /// Moves the dragged block to a pose, as far as contacts let it.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, pose: Ts<JsPose>) -> Result<(), JsValue> {
        let pose = from_numbers(from_js(pose, "the pose")?.0);
        let bad = || js_error(message!("experiment-pose-number-not"));
        let done = self.host.stage.move_to(pose.ok_or_else(bad)?);
        done.map(drop).map_err(js_error)
    }

    /// Releases the dragged block.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        let done = self.host.stage.release();
        self.host.accept(done);
    }

    /// Sets how a drag moves a block.
    #[wasm_bindgen(js_name = setWay)]
    pub fn set_way(&mut self, way: Ts<JsExperimentFreedom>) -> Result<(), JsValue> {
        let bench = &mut self.host.stage;
        bench
            .placing
            .set_motion_mode(from_js(way, "the way to move")?.0);
        bench.has_changed = true;
        Ok(())
    }

    /// Returns the poses at which the blocks are shown.
    pub fn poses(&self) -> Result<Vec<Ts<JsPose>>, JsValue> {
        let shown = self.host.stage.shown().into_iter();
        all_to_js(shown.map(|pose| JsPose(to_numbers(&pose))))
    }

    /// Returns the target poses of the blocks that may be taken or are dragged, by number.
    pub fn aims(&self) -> Result<Vec<Ts<Placement>>, JsValue> {
        let aims = self.host.stage.targets().into_iter();
        all_to_js(aims.map(|(block, pose)| Placement(PartId(block as u32), pose)))
    }

    /// Returns where the centre of a block appears on the canvas, in CSS pixels.
    pub fn seen(&self, block: usize) -> Result<Option<Ts<CanvasPosition>>, JsValue> {
        let shown = self.host.stage.shown();
        let middle = shown.get(block).map(|pose| pose.translation.vector);
        let seen = middle.and_then(|middle| self.host.stage.camera().project(middle.into()));
        seen.map(|seen| to_js(&CanvasPosition(seen.x, seen.y)))
            .transpose()
    }

    /// Fits the view to the blocks, or shows them from a standard direction.
    pub fn view(&mut self, request: Ts<LookRequest>) -> Result<(), JsValue> {
        let placing = &mut self.host.stage.placing;
        match from_js(request, "the view")? {
            LookRequest::Fit => placing.fit(),
            LookRequest::From(standard) => placing.viewer_mut().look_from(standard),
        }
        Ok(())
    }

    /// Returns what changed in the session since the last call.
    pub fn changes(&mut self) -> Result<Ts<ExperimentChanges>, JsValue> {
        if let Some(failure) = self.host.stage.take_failure() {
            self.host.accept(Err(failure));
        }
        let canvas = self.host.report();
        let bench = &mut self.host.stage;
        let changes = std::mem::take(&mut bench.has_changed);
        to_js(&ExperimentChanges {
            state: changes.then(|| State::new(bench)),
            canvas,
        })
    }
}

fn settings(protocol: Ts<Protocol>) -> Result<Protocol, JsValue> {
    from_js(protocol, "the settings")
}
