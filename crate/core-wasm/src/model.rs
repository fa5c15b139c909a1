//! Reads files: their shapes, the poses of their parts, and their robots.

use std::ops::ControlFlow;
use std::sync::Arc;

use js_sys::Uint8Array;
use nearpoint_geometry::Pose;
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, Import, ImportError, ImportOptions, LinkShapes};
use nearpoint_scene::pose::{PoseNumbers, to_numbers};
use nearpoint_scene::{Colour, GREY, NewLinkPart, NewPart, NewRobot};
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::preserve;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{ErrorCode, all_to_js, from_js, join_names, js_error};
use crate::numbers::zeroed;
use crate::shape::Shape;
use crate::types::{unit_of, up_of};

/// A file: its path, whose ending may name the format, and its bytes. Paths of related files are relative to one folder.
#[derive(Debug, Deserialize, Tsify)]
pub struct SourceFile {
    path: String,
    #[serde(with = "preserve")]
    #[tsify(type = "Uint8Array | ArrayBuffer")]
    bytes: JsValue,
}

impl SourceFile {
    /// Returns the path and a copy of the bytes.
    pub fn read(file: Ts<Self>) -> Result<(String, Vec<u8>), JsValue> {
        let Self { path, bytes } = from_js(file, "a file")?;
        let given = view(&bytes).ok_or_else(|| {
            let sentence = format!("{path}: its bytes must be a Uint8Array or an ArrayBuffer.");
            js_error(ErrorCode::Input, sentence)
        })?;
        let mut copy: Vec<u8> = zeroed(given.length() as usize, &path)?;
        given.copy_to(&mut copy);
        Ok((path, copy))
    }
}

/// Properties of files that the files do not state. A missing field is guessed, and `warnings` report the guess.
#[derive(Debug, Deserialize, Default, Tsify)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[tsify(rename = "ReadOptions")]
pub struct ReadOptions {
    #[tsify(optional, type = "Unit")]
    unit: Option<String>,
    /// True if all numbers are in `unit`, even if the files state another unit.
    #[tsify(optional)]
    force_unit: bool,
    #[tsify(optional, type = "Up")]
    up: Option<String>,
    /// The shapes that the links of robots get; visual ones if absent.
    #[tsify(optional, type = "\"visual\" | \"collision\"")]
    link_shapes: Option<Shapes>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Shapes {
    Visual,
    Collision,
}

/// A part of a model, with its name, its pose and its shape.
#[derive(Debug, Serialize, Tsify)]
pub struct ModelPart {
    /// The name, which is unique in the model.
    name: String,
    /// The names of the nodes above the part, outermost first.
    group: Vec<String>,
    /// The number of the shape in the model. Parts with the same number share one shape.
    shape: usize,
    /// The pose: it takes the part's coordinates into the model's.
    #[tsify(type = "Pose")]
    pose: PoseNumbers,
    /// The colour; absent where the file gives none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "Rgba")]
    colour: Option<Colour>,
}

/// The contents of files: parts, shapes and robots.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Model {
    import: Import,
    shapes: Vec<Shape>,
}

/// Reads files that belong together: STL, OBJ, PLY, OFF, glTF/GLB, COLLADA, 3MF, URDF, SDF, MJCF, and zip archives of
/// these. The content of a file decides its format. STEP and IFC files need readers that only the package's page has.
#[wasm_bindgen]
pub fn read(
    files: Vec<Ts<SourceFile>>,
    options: Option<Ts<ReadOptions>>,
) -> Result<Model, JsValue> {
    let options = options
        .map(|options| from_js(options, "the options"))
        .transpose()?;
    let options = import_options(options.unwrap_or_default())?;
    let sources = files.into_iter().map(SourceFile::read);
    Model::of_bytes(sources.collect::<Result<_, _>>()?, options)
}

#[wasm_bindgen]
impl Model {
    /// The length unit of all coordinates.
    #[wasm_bindgen(getter, unchecked_return_type = "Unit")]
    pub fn unit(&self) -> String {
        self.import.unit.symbol().to_owned()
    }

    /// Returns the axis that points up, `"y"` or `"z"`.
    #[wasm_bindgen(getter, unchecked_return_type = "Up")]
    pub fn up(&self) -> String {
        self.import.up.symbol().to_owned()
    }

    /// Sentences about problems in files that were read nonetheless, and about a guessed unit.
    #[wasm_bindgen(getter)]
    pub fn warnings(&self) -> Vec<String> {
        let all = self.import.warnings.iter().chain(&self.import.unit_guess);
        all.map(ToString::to_string).collect()
    }

    /// Returns the parts in the order of the files and of their contents.
    pub fn parts(&self) -> Result<Vec<Ts<ModelPart>>, JsValue> {
        all_to_js(self.import.parts.iter().map(|part| ModelPart {
            name: part.name.clone(),
            group: part.group.clone(),
            shape: part.mesh,
            pose: to_numbers(&part.pose),
            colour: part.colour,
        }))
    }

    /// Returns the shape of a part, which is given by its name or by its index among the parts.
    #[wasm_bindgen(js_name = shapeOf)]
    pub fn shape_of(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | number")] part: JsValue,
    ) -> Result<Shape, JsValue> {
        let parts = &self.import.parts;
        let place = match part.as_string() {
            Some(name) => parts.iter().position(|part| part.name == name),
            None => part
                .as_f64()
                .filter(|at| *at >= 0.0 && at.fract() == 0.0)
                .map(|at| at as usize),
        };
        let Some(part) = place.and_then(|place| parts.get(place)) else {
            let given = part
                .as_string()
                .map_or_else(|| format!("{part:?}"), |name| format!("“{name}”"));
            let names = join_names(parts.iter().map(|part| part.name.as_str()));
            let count = parts.len();
            let sentence =
                format!("The model has no part {given}. Its {count} parts are: {names}.");
            return Err(js_error(ErrorCode::Input, sentence));
        };
        let shape = &self.shapes[part.mesh];
        Ok(Shape {
            is_model: part.is_model,
            ..shape.clone()
        })
    }
}

impl Model {
    /// Reads files that are given as paths and bytes.
    pub fn of_bytes(
        sources: Vec<(String, Vec<u8>)>,
        options: ImportOptions,
    ) -> Result<Self, JsValue> {
        let files = sources.iter().map(|(path, bytes)| File { path, bytes });
        let files: Vec<File> = files.collect();
        let mut report = |_: f32, _: &str| ControlFlow::Continue(());
        let refused = |error: ImportError| {
            let code = match error {
                ImportError::OutOfMemory { .. } => ErrorCode::Memory,
                _ => ErrorCode::File,
            };
            js_error(code, error)
        };
        let mut import = nearpoint_import::read(&files, &options, &mut NoReaders, &mut report)
            .map_err(refused)?;
        let meshes = std::mem::take(&mut import.meshes).into_iter();
        let shapes = meshes.map(|mesh| Shape::from_mesh(mesh, false)).collect();
        Ok(Self { import, shapes })
    }

    /// Returns the imported parts and robots, in the form of the import crate.
    pub fn import(&self) -> &Import {
        &self.import
    }

    /// Returns the parts and robots for a scene in which this model is source number `source`.
    pub fn for_scene(&self, source: usize) -> (Vec<NewPart>, Vec<NewRobot>) {
        let parts = self
            .import
            .parts
            .iter()
            .enumerate()
            .map(|(index, part)| NewPart {
                group: part.group.clone(),
                is_exact: part.is_model,
                colour: part.colour.unwrap_or(GREY),
                model: source,
                index_in_model: index,
                ..new_part(&self.shapes[part.mesh], part.name.clone(), part.pose)
            });
        let robots = self.import.robots.iter().enumerate();
        let robots = robots.map(|(index, imported)| NewRobot {
            robot: Arc::new(imported.robot.clone()),
            parts: (imported.parts.iter())
                .map(|own| NewLinkPart {
                    part: own.part,
                    link: own.link,
                    in_link: own.in_link,
                })
                .collect(),
            model: source,
            index_in_model: index,
        });
        (parts.collect(), robots.collect())
    }
}

/// Makes a part of this shape that comes from no file.
pub(crate) fn new_part(shape: &Shape, name: String, pose: Pose) -> NewPart {
    let (solid, diagnostics) = (shape.solid.clone(), shape.diagnostics.clone());
    NewPart {
        is_exact: shape.is_model,
        ..NewPart::new(name, solid, diagnostics, pose)
    }
}

fn import_options(requested: ReadOptions) -> Result<ImportOptions, JsValue> {
    Ok(ImportOptions {
        unit: requested.unit.as_deref().map(unit_of).transpose()?,
        ignores_file_units: requested.force_unit,
        up: requested.up.as_deref().map(up_of).transpose()?,
        link_shapes: match requested.link_shapes {
            None | Some(Shapes::Visual) => LinkShapes::Visual,
            Some(Shapes::Collision) => LinkShapes::Collision,
        },
        ..ImportOptions::default()
    })
}

/// Returns a view of the bytes if they are a `Uint8Array` or an `ArrayBuffer`.
fn view(bytes: &JsValue) -> Option<Uint8Array> {
    let view = bytes.dyn_ref::<Uint8Array>().cloned();
    let buffer = bytes.dyn_ref::<js_sys::ArrayBuffer>();
    view.or_else(|| buffer.map(|buffer| Uint8Array::new(buffer)))
}
