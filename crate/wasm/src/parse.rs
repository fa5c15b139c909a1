//! `parse`: files become parts, in a worker of their own.

use std::ops::ControlFlow;

use js_sys::{Array, Float64Array, Function, Object, Reflect, Uint8Array, Uint32Array};
use nearpoint_geometry::shape::{Mesh, diagnose};
use nearpoint_import::{File, Import, ImportedRobot, LinkShapes, Unit, Up, Wish, read};
use nearpoint_motion::robot::Description;
use nearpoint_scene::pose::to_numbers;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::convert::{from_js, refuse, to_js};
use crate::memory::zeroed;
use crate::parts::Diagnosed;

#[derive(Debug, Deserialize, Default)]
#[serde(rename_all = "camelCase")]
struct WishedFor {
    unit: Option<String>,
    up: Option<String>,
    link_shapes: Option<String>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Part<'a> {
    name: &'a str,
    group: &'a [String],
    mesh: usize,
    pose: [f64; 7],
    colour: [f32; 4],
    is_model: bool,
}

#[derive(Debug, Serialize)]
struct Robot<'a> {
    description: &'a Description,
    parts: Vec<OnLink>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct OnLink {
    part: usize,
    link: usize,
    in_link: [f64; 7],
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Rest<'a> {
    parts: Vec<Part<'a>>,
    robots: Vec<Robot<'a>>,
    unit: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    unit_guess: Option<&'a str>,
    up: &'a str,
    warnings: &'a [String],
}

/// Quiet metal tones for parts whose file gives no colour, by turns.
const COLOURS: [[f32; 4]; 6] = [
    [0.66, 0.71, 0.78, 1.0],
    [0.78, 0.66, 0.42, 1.0],
    [0.48, 0.58, 0.71, 1.0],
    [0.58, 0.67, 0.60, 1.0],
    [0.72, 0.58, 0.53, 1.0],
    [0.56, 0.55, 0.66, 1.0],
];

#[wasm_bindgen(unchecked_return_type = "Parsed")]
pub fn parse(
    #[wasm_bindgen(unchecked_param_type = "SourceFile[]")] files: &Array,
    #[wasm_bindgen(unchecked_param_type = "Wish")] wish: JsValue,
    #[wasm_bindgen(js_name = onProgress, unchecked_optional_param_type = "OnProgress")] on_progress: Option<Function>,
) -> Result<JsValue, JsValue> {
    let files: Vec<(String, Vec<u8>)> = files
        .iter()
        .map(|file| source_file(&file))
        .collect::<Result<_, _>>()?;
    let borrowed: Vec<File> = files
        .iter()
        .map(|(path, bytes)| File { path, bytes })
        .collect();
    let mut progress = |done: f32, doing: &str| {
        let answer = on_progress
            .as_ref()
            .map(|f| f.call2(&JsValue::NULL, &done.into(), &doing.into()));
        match answer {
            Some(Ok(answer)) if answer.as_bool() == Some(false) => ControlFlow::Break(()),
            Some(Err(_)) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    };
    let import = read(&borrowed, &wish_of(wish)?, &mut progress).map_err(refuse)?;
    to_parsed(&import)
}

fn source_file(file: &JsValue) -> Result<(String, Vec<u8>), JsValue> {
    let path = Reflect::get(file, &"path".into())?
        .as_string()
        .ok_or_else(|| refuse("A file needs a path."))?;
    let bytes: Uint8Array = Reflect::get(file, &"bytes".into())?
        .dyn_into()
        .map_err(|_| refuse(format!("The bytes of “{path}” must be a Uint8Array.")))?;
    let mut copy: Vec<u8> = zeroed(bytes.length() as usize, &format!("“{path}”"))?;
    bytes.copy_to(&mut copy);
    Ok((path, copy))
}

fn wish_of(wish: JsValue) -> Result<Wish, JsValue> {
    if wish.is_undefined() || wish.is_null() {
        return Ok(Wish::default());
    }
    let wished: WishedFor = from_js(wish, "the wish")?;
    let unit = wished.unit.map(|word| unit_of(&word)).transpose()?;
    let up = wished.up.map(|word| up_of(&word)).transpose()?;
    let shapes = wished.link_shapes.map(|word| link_shapes_of(&word));
    Ok(Wish {
        unit,
        up,
        link_shapes: shapes.transpose()?.unwrap_or_default(),
    })
}

fn link_shapes_of(word: &str) -> Result<LinkShapes, JsValue> {
    match word {
        "visual" => Ok(LinkShapes::Visual),
        "collision" => Ok(LinkShapes::Collision),
        _ => Err(refuse(format!(
            "“{word}” is no kind of shape: visual or collision."
        ))),
    }
}

pub(crate) fn unit_of(word: &str) -> Result<Unit, JsValue> {
    Unit::from_symbol(word).ok_or_else(|| refuse(format!("“{word}” is no unit: mm, cm, m or in.")))
}

pub(crate) fn up_of(word: &str) -> Result<Up, JsValue> {
    Up::from_symbol(word).ok_or_else(|| refuse(format!("“{word}” is no axis: y or z.")))
}

fn to_parsed(import: &Import) -> Result<JsValue, JsValue> {
    let part = |(i, part): (usize, &'_ nearpoint_import::ImportedPart)| -> [f32; 4] {
        part.colour.unwrap_or(COLOURS[i % COLOURS.len()])
    };
    let parts = import.parts.iter().enumerate().map(|(i, p)| Part {
        name: &p.name,
        group: &p.group,
        mesh: p.mesh,
        pose: to_numbers(&p.pose),
        colour: part((i, p)),
        is_model: p.is_model,
    });
    let rest = Rest {
        parts: parts.collect(),
        robots: import.robots.iter().map(robot).collect(),
        unit: import.unit.symbol(),
        unit_guess: import.unit_guess.as_deref(),
        up: import.up.symbol(),
        warnings: &import.warnings,
    };
    let parsed = to_js(&rest)?;
    let meshes = import
        .meshes
        .iter()
        .map(mesh_to_js)
        .collect::<Result<Array, _>>()?;
    Reflect::set(&parsed, &"meshes".into(), &meshes)?;
    Ok(parsed)
}

fn robot(imported: &ImportedRobot) -> Robot<'_> {
    let parts = imported.parts.iter().map(|part| OnLink {
        part: part.part,
        link: part.link,
        in_link: to_numbers(&part.in_link),
    });
    Robot {
        description: imported.robot.description(),
        parts: parts.collect(),
    }
}

fn mesh_to_js(mesh: &Mesh) -> Result<JsValue, JsValue> {
    let object = Object::new();
    let positions = Float64Array::new_with_length(mesh.vertices().len() as u32 * 3);
    for (i, vertex) in mesh.vertices().iter().enumerate() {
        for k in 0..3 {
            positions.set_index((i * 3 + k) as u32, vertex[k]);
        }
    }
    Reflect::set(&object, &"positions".into(), &positions)?;
    Reflect::set(
        &object,
        &"triangles".into(),
        &Uint32Array::from(mesh.triangles().as_flattened()),
    )?;
    Reflect::set(&object, &"faces".into(), &Uint32Array::from(mesh.faces()))?;
    let diagnosed = Diagnosed::of(&diagnose(mesh), mesh.face_count());
    Reflect::set(&object, &"diagnostics".into(), &to_js(&diagnosed)?)?;
    Ok(object.into())
}
