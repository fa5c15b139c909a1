//! Offers the placing experiments on a canvas. The crate `experiment` handles the trials, [`Placing`] the dragging of
//! blocks.

mod bench;
mod told;

use nearpoint_experiment::hand::Corrects;
use nearpoint_experiment::run::{Subject, trial};
use nearpoint_experiment::table::{gains, snail, speed};
use nearpoint_experiment::{Course, Protocol, Record, Step, to_csv, to_json};
use nearpoint_figures::placing::Placing;
use nearpoint_message::message;
use nearpoint_motion::snap::SnapMethod;
use nearpoint_scene::pose::{from_numbers, to_numbers};
use nearpoint_scene::{PartId, Placement, Pool, Scene};
use nearpoint_view::stage::Stage;
use nearpoint_view::viewer::Viewer;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{all_heard, all_told, heard, refuse, told};
use crate::host::{Host, exports};
use crate::input::{Look, SessionOptions};
use crate::words::{Place, PoseOf};
use bench::Bench;
use told::{ExperimentChanges, ExperimentTables, ExperimentWayOf, State};

/// The experiment of one person on one canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ExperimentSession {
    host: Host<Bench>,
}

exports!(ExperimentSession);

#[wasm_bindgen]
impl ExperimentSession {
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
    ) -> Result<ExperimentSession, JsValue> {
        let host = Host::new(canvas, options, |viewport, options| {
            let scene = Scene::new(Pool::Serial, now);
            Bench::new(Placing::new(Viewer::new(scene, viewport, options.theme)))
        })?;
        Ok(Self { host })
    }

    /// Returns the trials. Throws a sentence if the protocol cannot be run.
    pub fn steps(&self, protocol: Ts<Protocol>) -> Result<Vec<Ts<Step>>, JsValue> {
        all_told(settings(protocol)?.steps().map_err(refuse)?)
    }

    /// Runs one trial with the simulated person.
    pub fn simulate(
        &self,
        step: Ts<Step>,
        seed: u32,
        snapping: Ts<SnapMethod>,
    ) -> Result<Ts<Record>, JsValue> {
        let step = heard(step, "the step")?;
        let subject = Subject {
            corrects: Corrects::All,
            seed: u64::from(seed),
            snapping: heard(snapping, "the snapping")?,
        };
        told(&trial(step, &subject).map_err(refuse)?)
    }

    /// Computes the tables. `real` is the number of seconds that the snail of real blocks takes, if it was measured.
    pub fn tables(
        &self,
        records: Vec<Ts<Record>>,
        real: Option<f64>,
    ) -> Result<Ts<ExperimentTables>, JsValue> {
        let records = all_heard(records, "the records")?;
        told(&ExperimentTables {
            gains: gains(&records),
            speed: speed(&records),
            snail: snail(&records, real),
        })
    }

    pub fn csv(&self, records: Vec<Ts<Record>>) -> Result<String, JsValue> {
        Ok(to_csv(&all_heard(records, "the records")?))
    }

    pub fn json(&self, records: Vec<Ts<Record>>) -> Result<String, JsValue> {
        to_json(&all_heard(records, "the records")?).map_err(refuse)
    }

    pub fn start(
        &mut self,
        protocol: Ts<Protocol>,
        run: &str,
        snapping: Ts<SnapMethod>,
    ) -> Result<(), JsValue> {
        let snapping = heard(snapping, "the snapping")?;
        let bench = &mut self.host.stage;
        bench
            .start(&settings(protocol)?, run, snapping)
            .map_err(refuse)
    }

    /// Shows the blocks of the first trial while nothing is started.
    pub fn preview(&mut self, protocol: Ts<Protocol>) -> Result<(), JsValue> {
        let protocol = settings(protocol)?;
        self.host.stage.preview(&protocol).map_err(refuse)
    }

    /// Starts the trial that is due.
    pub fn begin(&mut self) -> Result<(), JsValue> {
        self.host.stage.begin().map_err(refuse)
    }

    /// Skips the current trial.
    pub fn skip(&mut self) -> Result<(), JsValue> {
        self.host.stage.skip().map_err(refuse)
    }

    /// Ends the course without the trials that are left.
    pub fn stop(&mut self) -> Result<(), JsValue> {
        self.host.stage.stop().map_err(refuse)
    }

    pub fn records(&self) -> Result<Vec<Ts<Record>>, JsValue> {
        let course = self.host.stage.course.as_ref();
        all_told(course.map_or(&[][..], Course::records).iter().cloned())
    }

    /// Takes a block on behalf of a button or a program; the pointer and keys do the same.
    pub fn take(&mut self, block: usize) -> Result<(), JsValue> {
        let done = self.host.stage.take(block);
        self.host.take(done);
        Ok(())
    }

    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, pose: Ts<PoseOf>) -> Result<(), JsValue> {
        let pose = from_numbers(heard(pose, "the pose")?.0);
        let bad = || refuse(message!("experiment-pose-number-not"));
        let done = self.host.stage.move_to(pose.ok_or_else(bad)?);
        done.map(drop).map_err(refuse)
    }

    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        let done = self.host.stage.let_go();
        self.host.take(done);
    }

    #[wasm_bindgen(js_name = setWay)]
    pub fn set_way(&mut self, way: Ts<ExperimentWayOf>) -> Result<(), JsValue> {
        let bench = &mut self.host.stage;
        bench.placing.set_freedom(heard(way, "the way to move")?.0);
        bench.news = true;
        Ok(())
    }

    /// Returns the poses at which the blocks are shown.
    pub fn poses(&self) -> Result<Vec<Ts<PoseOf>>, JsValue> {
        let shown = self.host.stage.shown().into_iter();
        all_told(shown.map(|pose| PoseOf(to_numbers(&pose))))
    }

    /// Returns the target poses of the blocks that are open or held, by number.
    pub fn aims(&self) -> Result<Vec<Ts<Placement>>, JsValue> {
        let aims = self.host.stage.aims().into_iter();
        all_told(aims.map(|(block, pose)| Placement(PartId(block as u32), pose)))
    }

    /// Returns where the centre of a block appears on the canvas.
    pub fn seen(&self, block: usize) -> Result<Option<Ts<Place>>, JsValue> {
        let shown = self.host.stage.shown();
        let middle = shown.get(block).map(|pose| pose.translation.vector);
        let seen = middle.and_then(|middle| self.host.stage.camera().project(middle.into()));
        seen.map(|seen| told(&Place(seen.x, seen.y))).transpose()
    }

    pub fn view(&mut self, request: Ts<Look>) -> Result<(), JsValue> {
        let placing = &mut self.host.stage.placing;
        match heard(request, "the view")? {
            Look::Fit => placing.fit(),
            Look::From(standard) => placing.viewer_mut().look(standard),
        }
        Ok(())
    }

    /// Returns what changed since the last call.
    pub fn changes(&mut self) -> Result<Ts<ExperimentChanges>, JsValue> {
        if let Some(failure) = self.host.stage.take_failure() {
            self.host.take(Err(failure));
        }
        let canvas = self.host.report();
        let bench = &mut self.host.stage;
        let news = std::mem::take(&mut bench.news);
        told(&ExperimentChanges {
            state: news.then(|| State::of(bench)),
            canvas,
        })
    }
}

fn settings(protocol: Ts<Protocol>) -> Result<Protocol, JsValue> {
    heard(protocol, "the settings")
}
