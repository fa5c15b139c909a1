//! Reads and writes scene files. It fetches nothing: it returns the names of a scene's files, and the caller passes the
//! files.

use nearpoint_import::ImportOptions;
use nearpoint_scene::file::{Model as ModelEntry, ModelFile, SceneFile};
use nearpoint_scene::{Command, MaxDistance};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{ErrorCode, all_to_js, js_error};
use crate::model::{Model, SourceFile};
use crate::scene::{Scene, scene_error};

/// The files of one model of a scene file.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NamedFiles {
    /// The addresses, usually relative to the scene file's; null for a file that is embedded in the scene file.
    urls: Vec<Option<String>>,
}

/// Returns the files that a scene file names, model by model.
#[wasm_bindgen(js_name = filesOfScene)]
pub fn files_of_scene(json: &str) -> Result<Vec<Ts<NamedFiles>>, JsValue> {
    let named = |file: &ModelFile| match file {
        ModelFile::Url { url } => Some(url.clone()),
        ModelFile::Embedded { .. } => None,
    };
    let models = parsed(json)?.models;
    all_to_js(models.iter().map(|model| NamedFiles {
        urls: model.files.iter().map(named).collect(),
    }))
}

#[wasm_bindgen]
impl Scene {
    /// Reads a scene from its file. `files` has the bytes of all addresses that `filesOfScene` returns, with these as paths.
    #[wasm_bindgen(js_name = fromFile)]
    pub fn from_file(json: &str, files: Vec<Ts<SourceFile>>) -> Result<Scene, JsValue> {
        let file = parsed(json)?;
        let brought = files.into_iter().map(SourceFile::read);
        let brought = brought.collect::<Result<Vec<_>, _>>()?;
        let mut made = Scene::default();
        let limit = match file.max_distance.map(MaxDistance::from) {
            None | Some(MaxDistance::Automatic) => None,
            Some(MaxDistance::Unlimited) => Some(None),
            Some(MaxDistance::Distance(distance)) => Some(Some(distance)),
        };
        if let Some(max_distance) = limit {
            // The limit is set before any pair is counted.
            (made.scene.apply(Command::SetMaxDistance { max_distance })).map_err(scene_error)?;
        }
        for (source, entry) in file.models.iter().enumerate() {
            let options = ImportOptions {
                accuracy: entry.accuracy,
                accuracies: file.accuracies(source),
                ..ImportOptions::default()
            };
            let converted = entry.conversion.map(|to| (to.unit, to.up));
            let before = (source > 0).then(|| (made.scene.unit(), made.scene.up()));
            let options = options.for_scene_file(file.unit, file.up, converted, before);
            let model = Model::of_bytes(bytes_of(entry, &brought)?, options)?;
            let import = model.import();
            made.scene.set_unit_and_up(import.unit, import.up);
            let (parts, robots) = model.for_scene(source);
            (made.scene.add_model(parts, robots, &import.rules)).map_err(scene_error)?;
            made.notes.extend(model.warnings());
        }
        made.sources = file.models.len();
        let unlike = |error| js_error(ErrorCode::File, error);
        made.scene.restore(&file).map_err(unlike)?;
        Ok(made)
    }

    /// Writes the scene as a file. `urls` are the addresses of each model and each shape that was added, in that order.
    #[wasm_bindgen(js_name = toFile)]
    pub fn to_file(&self, urls: Vec<String>) -> Result<String, JsValue> {
        if urls.len() != self.sources {
            let sentence = format!(
                "The scene was made from {} models and shapes; {} addresses were given.",
                self.sources,
                urls.len()
            );
            return Err(js_error(ErrorCode::Input, sentence));
        }
        let models = urls.into_iter().map(ModelEntry::from_url).collect();
        Ok(self.scene.save(models, None).to_json())
    }
}

fn parsed(json: &str) -> Result<SceneFile, JsValue> {
    SceneFile::from_json(json).map_err(|error| js_error(ErrorCode::File, error))
}

/// The address of a file, and its bytes.
type ProvidedFile = (String, Vec<u8>);

/// Returns the files of a model, whether embedded or passed by the caller.
fn bytes_of(entry: &ModelEntry, brought: &[ProvidedFile]) -> Result<Vec<ProvidedFile>, JsValue> {
    let bytes = |file: &ModelFile| match file {
        ModelFile::Embedded { name, bytes } => Ok((name.clone(), bytes.clone())),
        ModelFile::Url { url } => {
            let found = brought.iter().find(|(path, _)| path == url);
            let missing = || format!("The scene names {url}, whose bytes are not among the files.");
            let found = found.ok_or_else(|| js_error(ErrorCode::File, missing()))?;
            Ok(found.clone())
        }
    };
    entry.files.iter().map(bytes).collect()
}
