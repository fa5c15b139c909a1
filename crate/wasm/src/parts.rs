//! What `parse` found, back as parts of a scene.

use std::sync::Arc;

use js_sys::{Array, Float64Array, Reflect, Uint32Array};
use nearpoint_geometry::shape::{Diagnostics, Mesh, Shape};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::pose::{PoseNumbers, from_numbers};
use nearpoint_scene::{NewPart, Pool};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::convert::{from_js, refuse};
use crate::memory::zeroed;
use crate::parse::{unit_of, up_of};

/// A mesh's defects as they cross.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Diagnosed {
    triangles: usize,
    vertices: usize,
    faces: u32,
    open_edges: usize,
    non_manifold_edges: usize,
    misoriented_edges: usize,
    degenerate: usize,
    duplicate: usize,
    shells: usize,
    closed: bool,
    inverted: bool,
    #[serde(default)]
    sentences: Vec<String>,
}

impl Diagnosed {
    pub fn of(d: &Diagnostics, faces: u32) -> Self {
        Self {
            triangles: d.triangles,
            vertices: d.vertices,
            faces,
            open_edges: d.open_edges,
            non_manifold_edges: d.non_manifold_edges,
            misoriented_edges: d.misoriented_edges,
            degenerate: d.degenerate,
            duplicate: d.duplicate,
            shells: d.shells,
            closed: d.closed,
            inverted: d.inverted,
            sentences: d.sentences(),
        }
    }

    fn back(&self) -> Diagnostics {
        Diagnostics {
            triangles: self.triangles,
            vertices: self.vertices,
            open_edges: self.open_edges,
            non_manifold_edges: self.non_manifold_edges,
            misoriented_edges: self.misoriented_edges,
            degenerate: self.degenerate,
            duplicate: self.duplicate,
            shells: self.shells,
            closed: self.closed,
            inverted: self.inverted,
        }
    }
}

#[derive(Debug, Deserialize)]
struct ParsedPart {
    name: String,
    group: Vec<String>,
    mesh: usize,
    pose: PoseNumbers,
    colour: [f32; 4],
    #[serde(rename = "isModel")]
    is_model: bool,
}

#[derive(Debug, Deserialize, Default, Clone)]
struct Override {
    name: Option<String>,
    pose: Option<PoseNumbers>,
    colour: Option<[f32; 4]>,
    visible: Option<bool>,
    fixed: Option<bool>,
}

/// Parts that can be added, and how their numbers are to be understood.
pub(crate) struct Batch {
    pub parts: Vec<NewPart>,
    pub unit: Unit,
    pub up: Up,
}

/// Nothing is added unless all of it can be.
pub(crate) fn read(
    parsed: &JsValue,
    source: usize,
    overrides: JsValue,
    pool: &Pool,
) -> Result<Batch, JsValue> {
    let get = |name: &str| Reflect::get(parsed, &name.into());
    let word = |name: &str| get(name).map(|value| value.as_string().unwrap_or_default());
    let listed: Vec<ParsedPart> = from_js(get("parts")?, "the parts")?;
    let overrides: Vec<Override> = if overrides.is_undefined() {
        Vec::new()
    } else {
        from_js(overrides, "the overrides")?
    };
    let meshes: Array = get("meshes")?
        .dyn_into()
        .map_err(|_| refuse("The meshes must be an array."))?;
    let shapes = meshes
        .iter()
        .map(|mesh| shape(&mesh, pool))
        .collect::<Result<Vec<_>, _>>()?;
    let part = |(index, part): (usize, ParsedPart)| {
        let (shape, diagnostics) = shapes.get(part.mesh).ok_or_else(|| {
            refuse(format!(
                "“{}” names mesh {}, but there are {}.",
                part.name,
                part.mesh,
                shapes.len()
            ))
        })?;
        let other = overrides.get(index).cloned().unwrap_or_default();
        let home = pose(part.pose, &part.name)?;
        Ok(NewPart {
            pose: other
                .pose
                .map_or(Ok(home), |numbers| pose(numbers, &part.name))?,
            name: other.name.unwrap_or(part.name),
            group: part.group,
            shape: Arc::clone(shape),
            diagnostics: Arc::clone(diagnostics),
            is_model: part.is_model,
            home,
            colour: other.colour.unwrap_or(part.colour),
            fixed: other.fixed.unwrap_or(false),
            visible: other.visible.unwrap_or(true),
            source,
            index,
        })
    };
    let parts = listed
        .into_iter()
        .enumerate()
        .map(part)
        .collect::<Result<Vec<_>, JsValue>>()?;
    Ok(Batch {
        parts,
        unit: unit_of(&word("unit")?)?,
        up: up_of(&word("up")?)?,
    })
}

fn pose(numbers: PoseNumbers, name: &str) -> Result<nearpoint_geometry::Pose, JsValue> {
    from_numbers(numbers).ok_or_else(|| {
        refuse(format!(
            "The pose of “{name}” has a number that is not finite, or no rotation."
        ))
    })
}

pub(crate) fn shape(
    mesh: &JsValue,
    pool: &Pool,
) -> Result<(Arc<Shape>, Arc<Diagnostics>), JsValue> {
    let typed = |name: &str| Reflect::get(mesh, &name.into());
    let wrong =
        |name: &'static str| move |_| refuse(format!("A mesh's {name} must be a typed array."));
    let positions: Float64Array = typed("positions")?.dyn_into().map_err(wrong("positions"))?;
    let triangles: Uint32Array = typed("triangles")?.dyn_into().map_err(wrong("triangles"))?;
    let faces: Uint32Array = typed("faces")?.dyn_into().map_err(wrong("faces"))?;
    let what = format!("A mesh of {} triangles", triangles.length() / 3);
    let mut vertices: Vec<[f64; 3]> = zeroed(positions.length() as usize / 3, &what)?;
    let mut corners: Vec<[u32; 3]> = zeroed(triangles.length() as usize / 3, &what)?;
    let mut groups: Vec<u32> = zeroed(faces.length() as usize, &what)?;
    if positions.length() % 3 != 0 || triangles.length() % 3 != 0 {
        return Err(refuse("A mesh's positions and triangles come in threes."));
    }
    positions.copy_to(vertices.as_flattened_mut());
    triangles.copy_to(corners.as_flattened_mut());
    faces.copy_to(&mut groups);
    let mesh_data = Mesh::from_parts(vertices, corners, groups).map_err(refuse)?;
    let diagnosed: Diagnosed = from_js(typed("diagnostics")?, "the diagnostics")?;
    Ok((
        Arc::new(Shape::build(mesh_data, pool)),
        Arc::new(diagnosed.back()),
    ))
}
