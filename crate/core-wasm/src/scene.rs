//! Offers scenes: parts that are added, posed and checked together.

use std::collections::BTreeSet;

use js_sys::Uint32Array;
use nearpoint_scene::pose::{PoseNumbers, to_numbers};
use nearpoint_scene::{
    Command, FramePair, Part, PartId, PartStatus, Scene as Engine, SceneError, ThreadPool, Totals,
};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{ErrorCode, all_to_js, from_js, join_names, js_error, to_js};
use crate::failure::now;
use crate::intersection::Intersection;
use crate::model::{Model, new_part};
use crate::numbers::triangle_pairs;
use crate::pair::PairRow;
use crate::shape::Shape;
use crate::types::{JsPose, pose_given, pose_of};

/// The present state of a part: its name, its pose, and the number of parts that it meets.
#[derive(Debug, Serialize, Tsify)]
pub struct PartRow {
    id: PartId,
    name: String,
    group: Vec<String>,
    /// The pose: it takes the part's coordinates into the scene's.
    #[tsify(type = "Pose")]
    pose: PoseNumbers,
    visible: bool,
    fixed: bool,
    triangles: usize,
    /// True if the surface is closed, so that the part has an inside.
    closed: bool,
    /// The numbers of other parts that it interferes with, may interfere with, and touches.
    #[serde(flatten)]
    status: PartStatus,
}

/// Options for a part that is to be added.
#[derive(Debug, Default, Deserialize, Tsify)]
#[serde(default, deny_unknown_fields)]
pub struct NewPartOptions {
    /// The name; “part” and a number if absent.
    #[tsify(optional)]
    name: Option<String>,
    /// The pose: it takes the part's coordinates into the scene's. The identity if absent.
    #[tsify(optional, type = "Pose")]
    pose: Option<PoseNumbers>,
}

/// A scene of parts with poses, which finds the relations of all pairs. Changes are cheap: `check` answers only the
/// queries that a change concerns.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Scene {
    pub(crate) scene: Engine,
    /// The number of sources so far: each model is one, and each part that belongs to no model.
    pub(crate) sources: usize,
    pub(crate) notes: Vec<String>,
}

// A panic in a method reaches JavaScript as an error. A caller should drop the scene then: it may be half changed.
impl std::panic::UnwindSafe for Scene {}
impl std::panic::RefUnwindSafe for Scene {}

impl Default for Scene {
    fn default() -> Self {
        Self {
            scene: Engine::new(ThreadPool::Sequential, now),
            sources: 0,
            notes: Vec::new(),
        }
    }
}

#[wasm_bindgen]
impl Scene {
    /// Makes an empty scene in millimetres, with Z up.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a part with this shape and returns its number.
    pub fn add(
        &mut self,
        shape: &Shape,
        options: Option<Ts<NewPartOptions>>,
    ) -> Result<u32, JsValue> {
        let options = options
            .map(|options| from_js(options, "the part"))
            .transpose()?;
        let NewPartOptions { name, pose } = options.unwrap_or_default();
        let name = name.unwrap_or_else(|| format!("part {}", self.scene.parts().len() + 1));
        let whose = format!("The pose of “{name}”");
        let pose = match pose {
            Some(numbers) => pose_of(numbers, &whose)?,
            None => pose_given(None, &whose)?,
        };
        let mut part = new_part(shape, name, pose);
        part.model = self.sources;
        let ids = self.scene.add(vec![part]).map_err(scene_error)?;
        self.sources += 1;
        let PartId(id) = ids[0];
        Ok(id)
    }

    /// Adds all parts and robots of a model and returns the numbers of the parts, in the order of its parts. The first
    /// model in a scene sets the scene's unit and its up direction.
    #[wasm_bindgen(js_name = addModel)]
    pub fn add_model(&mut self, model: &Model) -> Result<Vec<u32>, JsValue> {
        let import = model.import();
        let (unit, up) = (import.unit, import.up);
        let is_first = self.scene.parts().is_empty();
        if !is_first && unit != self.scene.unit() {
            let sentence = format!(
                "The scene is in {}, the model in {unit}. Read it with the unit that its numbers have there, or scale it first.",
                self.scene.unit()
            );
            return Err(js_error(ErrorCode::Scene, sentence));
        }
        let (parts, robots) = model.for_scene(self.sources);
        if is_first {
            self.scene.set_unit_and_up(unit, up);
        }
        let ids = (self.scene.add_model(parts, robots, &import.rules)).map_err(scene_error)?;
        self.sources += 1;
        self.notes.extend(model.warnings());
        Ok(ids.into_iter().map(|PartId(id)| id).collect())
    }

    /// Sets the pose of a part.
    #[wasm_bindgen(js_name = setPose)]
    pub fn set_pose(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | number")] part: JsValue,
        pose: Ts<JsPose>,
    ) -> Result<(), JsValue> {
        let part = self.id_of(&part)?;
        let pose = pose_given(Some(pose), "The pose of a part")?;
        self.apply(Command::SetPose { part, pose })
    }

    /// Carries out a command of the scene: undo, joints of robots, allowed pairs, the check of a motion and more.
    pub fn command(&mut self, command: Ts<Command>) -> Result<(), JsValue> {
        let command = from_js(command, "the command")?;
        self.apply(command)
    }

    /// Sets the largest distance at which pairs are reported; `undefined` reports pairs at any distance.
    #[wasm_bindgen(js_name = setWithin)]
    pub fn set_within(&mut self, max_distance: Option<f64>) -> Result<(), JsValue> {
        self.apply(Command::SetMaxDistance { max_distance })
    }

    /// Runs all pending queries, so that `results` are up to date.
    pub fn check(&mut self) -> Result<Ts<Totals>, JsValue> {
        to_js(&self.scene.finish().totals)
    }

    /// Runs pending queries for about this many milliseconds, and returns whether any are left.
    pub fn step(&mut self, #[wasm_bindgen(js_name = budgetMs)] budget_ms: f64) -> bool {
        let end = now() + budget_ms;
        self.scene.step(&|| now() >= end);
        self.scene.frame().pending > 0 || self.scene.is_checking()
    }

    /// The number of queries that wait for an answer. At 0, `results` are up to date.
    #[wasm_bindgen(getter)]
    pub fn pending(&self) -> usize {
        self.scene.frame().pending
    }

    /// Returns the symbol of the scene's unit of length, for instance `"mm"`.
    #[wasm_bindgen(getter, unchecked_return_type = "Unit")]
    pub fn unit(&self) -> String {
        self.scene.unit().symbol().to_owned()
    }

    /// Sentences about problems in the files that the scene was read from.
    #[wasm_bindgen(getter)]
    pub fn notes(&self) -> Vec<String> {
        self.notes.clone()
    }

    /// Returns all parts, each with its name, pose and status.
    pub fn parts(&self) -> Result<Vec<Ts<PartRow>>, JsValue> {
        let states = self.scene.frame().parts.iter();
        all_to_js(states.map(|state| row(&state.part, state.status)))
    }

    /// Returns the pairs of parts that interfere, touch or are near, in order of their numbers.
    pub fn results(&self) -> Result<Vec<Ts<PairRow>>, JsValue> {
        let pairs = self.scene.frame().pairs.iter();
        all_to_js(pairs.map(|pair| PairRow::new(pair, |id| self.name(id))))
    }

    /// Returns the number of pairs in each relation and of each class.
    pub fn totals(&self) -> Result<Ts<Totals>, JsValue> {
        to_js(&self.scene.frame().totals)
    }

    /// Returns the relation of two parts; undefined where the pair is not listed.
    pub fn pair(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | number")] a: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | number")] b: JsValue,
    ) -> Result<Option<Ts<PairRow>>, JsValue> {
        let pair = self.pair_of(&a, &b)?;
        let row = pair.map(|pair| PairRow::new(pair, |id| self.name(id)));
        row.map(|row| to_js(&row)).transpose()
    }

    /// Returns the triangles of two parts that share a point, as `pairs` does; the part with the smaller number is first.
    #[wasm_bindgen(js_name = trianglePairs)]
    pub fn triangle_pairs(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | number")] a: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | number")] b: JsValue,
    ) -> Result<Uint32Array, JsValue> {
        let pair = self.pair_of(&a, &b)?;
        let found = pair.map_or(&[][..], |pair| &pair.triangle_pairs);
        Ok(triangle_pairs(found))
    }

    /// Returns the intersection of two parts, in the scene's frame; undefined where there is none or it is not known.
    pub fn body(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | number")] a: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | number")] b: JsValue,
    ) -> Result<Option<Ts<Intersection>>, JsValue> {
        let pair = self.pair_of(&a, &b)?;
        let body = pair.and_then(|pair| Intersection::new(pair, &pair.scene_from_a));
        body.map(|body| to_js(&body)).transpose()
    }

    /// Returns a hash of all results, 16 hex digits: the same here, in the page and on the command line.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.scene.hash())
    }
}

impl Scene {
    fn apply(&mut self, command: Command) -> Result<(), JsValue> {
        self.scene.apply(command).map_err(scene_error)
    }

    fn name(&self, id: PartId) -> String {
        let part = self.scene.part(id);
        part.map_or_else(String::new, |part| part.name.clone())
    }

    /// Finds the pair of two parts, if it is listed.
    fn pair_of(&self, a: &JsValue, b: &JsValue) -> Result<Option<&FramePair>, JsValue> {
        let (a, b) = (self.id_of(a)?, self.id_of(b)?);
        if a == b {
            let sentence = format!("“{}” and itself are no pair: name two parts.", self.name(a));
            return Err(js_error(ErrorCode::Input, sentence));
        }
        Ok(self.scene.frame().pair(a, b))
    }

    /// Finds the number of a part that is given by its number, or by its name if no other part has that name.
    fn id_of(&self, part: &JsValue) -> Result<PartId, JsValue> {
        let parts = self.scene.parts();
        let Some(name) = part.as_string() else {
            let number = part.as_f64().filter(|n| *n >= 0.0 && n.fract() == 0.0);
            let id = number.map(|number| PartId(number as u32));
            return id
                .filter(|id| self.scene.part(*id).is_some())
                .ok_or_else(|| {
                    let sentence = format!("There is no part {part:?} in the scene.");
                    js_error(ErrorCode::Input, sentence)
                });
        };
        let named: Vec<PartId> = parts
            .iter()
            .filter(|part| part.name == name)
            .map(|part| part.id)
            .collect();
        match named[..] {
            [id] => Ok(id),
            [] => {
                let known: BTreeSet<&str> = parts.iter().map(|part| part.name.as_str()).collect();
                let known = join_names(known.into_iter());
                let sentence = format!("No part is called “{name}”. The parts are: {known}.");
                Err(js_error(ErrorCode::Input, sentence))
            }
            _ => {
                let sentence = format!(
                    "{} parts are called “{name}”. Name the one that is meant by its number.",
                    named.len()
                );
                Err(js_error(ErrorCode::Input, sentence))
            }
        }
    }
}

fn row(part: &Part, status: PartStatus) -> PartRow {
    PartRow {
        id: part.id,
        name: part.name.clone(),
        group: part.group.clone(),
        pose: to_numbers(&part.pose),
        visible: part.visible,
        fixed: part.fixed,
        triangles: part.triangle_count(),
        closed: part.shape.is_closed(),
        status,
    }
}

/// Converts an error of the scene to a JavaScript error.
pub(crate) fn scene_error(error: SceneError) -> JsValue {
    js_error(ErrorCode::Scene, error)
}
