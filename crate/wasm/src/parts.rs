//! Turns the result of `parse` into parts and robots of a scene.

use nearpoint_message::{Message, message};
use std::sync::Arc;

use nearpoint_geometry::executor::map_costly_first;
use nearpoint_geometry::shape::{
    Diagnostics, FaceColours, FaceSurface, Mesh, Shape, SurfaceNumbers,
};
use nearpoint_motion::robot::Robot;
use nearpoint_scene::pose::PoseNumbers;
use nearpoint_scene::{NewLinkPart, NewPart, NewRobot, PairRule, PartId, ThreadPool};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::js_error;
use crate::memory::{meshes_that_fit, out_of_memory_notice, zeroed};
use crate::parsed::{ParsedMesh, ParsedPart, ParsedRobot, pose};
use crate::types::Rgba;

/// Properties of one added part that override those from its file.
#[derive(Debug, Deserialize, Default, Clone, Tsify)]
pub struct PartOverride {
    #[tsify(optional)]
    name: Option<String>,
    #[tsify(optional, type = "Pose")]
    pose: Option<PoseNumbers>,
    #[tsify(optional)]
    colour: Option<Rgba>,
    #[tsify(optional)]
    visible: Option<bool>,
    #[tsify(optional)]
    fixed: Option<bool>,
}

/// The result of adding parts.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AddResult {
    pub(crate) ids: Vec<PartId>,
    /// A sentence about the parts that did not fit into memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "leftOut")]
    pub(crate) skipped: Option<String>,
}

/// The parts of a file that fit into memory, ready to be added.
pub(crate) struct Batch {
    pub parts: Vec<NewPart>,
    /// The index in `parts` of each listed part; none if it was left out.
    indices: Vec<Option<usize>>,
    pub skipped: Option<String>,
}

/// Makes the parts of a file that fit into memory, or returns an error if anything else is wrong.
pub(crate) fn parts(
    listed: Vec<ParsedPart>,
    meshes: &[ParsedMesh],
    source: usize,
    overrides: &[PartOverride],
    pool: &ThreadPool,
) -> Result<Batch, JsValue> {
    let triangles: Vec<usize> = meshes
        .iter()
        .map(|mesh| mesh.triangles.length() as usize / 3)
        .collect();
    let fits = meshes_that_fit(&triangles);
    let is_out = |part: &&ParsedPart| fits.get(part.mesh) == Some(&false);
    let names: Vec<&str> = (listed.iter().filter(is_out))
        .map(|part| &*part.name)
        .collect();
    let lacking = triangles.iter().zip(&fits).filter(|(_, fits)| !**fits);
    let skipped = out_of_memory_notice(&names, lacking.map(|(triangles, _)| triangles).sum());
    let fitting = meshes.iter().zip(&fits).filter(|(_, fits)| **fits);
    let mut built = shapes(fitting.map(|(mesh, _)| mesh), pool)?.into_iter();
    let shapes: Vec<_> = (fits.iter())
        .map(|fits| fits.then(|| built.next()).flatten())
        .collect();
    let part = |(index, part): (usize, ParsedPart)| {
        let shape = shapes.get(part.mesh).ok_or_else(|| {
            js_error(message!(
                "parts-names-mesh",
                name = part.name,
                mesh = part.mesh,
                shapes = shapes.len()
            ))
        })?;
        let Some((shape, diagnostics)) = shape else {
            return Ok(None);
        };
        let other = overrides.get(index).cloned().unwrap_or_default();
        let file_pose = pose(part.pose, &part.name)?;
        Ok(Some(NewPart {
            pose: other
                .pose
                .map_or(Ok(file_pose), |numbers| pose(numbers, &part.name))?,
            name: other.name.unwrap_or(part.name),
            group: part.group,
            shape: Arc::clone(shape),
            diagnostics: Arc::clone(diagnostics),
            is_exact: part.is_model,
            file_pose,
            colour: other.colour.unwrap_or(part.colour),
            fixed: other.fixed.unwrap_or(false),
            visible: other.visible.unwrap_or(true),
            model: source,
            index_in_model: index,
        }))
    };
    let made = listed.into_iter().enumerate().map(part);
    let made: Vec<Option<NewPart>> = made.collect::<Result<_, JsValue>>()?;
    let mut count = 0;
    let places = made.iter().map(|part| {
        count += usize::from(part.is_some());
        part.is_some().then(|| count - 1)
    });
    Ok(Batch {
        indices: places.collect(),
        parts: made.into_iter().flatten().collect(),
        skipped,
    })
}

impl Batch {
    /// Returns the file's rules about pairs of its parts, without those about parts that were left out.
    pub fn rules(&self, parsed: Vec<PairRule>) -> Vec<PairRule> {
        let rules = parsed.into_iter().filter_map(|rule| {
            let [a, b] = rule.parts.map(|part| self.index(part));
            Some(PairRule {
                parts: [a?, b?],
                ..rule
            })
        });
        rules.collect()
    }

    /// Returns the index in `parts` of a part of the file.
    fn index(&self, part: usize) -> Option<usize> {
        self.indices.get(part).copied().unwrap_or(Some(part))
    }
}

/// Makes the robots of a file, without the parts that were left out.
pub(crate) fn robots(
    parsed: Vec<ParsedRobot>,
    batch: &Batch,
    source: usize,
) -> Result<Vec<NewRobot>, JsValue> {
    let robot = |(index, parsed): (usize, ParsedRobot)| {
        let name = parsed.description.name.clone();
        let there = parsed
            .parts
            .iter()
            .filter_map(|part| Some((part, batch.index(part.part)?)));
        let parts = there.map(|(part, place)| {
            Ok(NewLinkPart {
                part: place,
                link: part.link,
                in_link: pose(part.in_link, &name)?,
            })
        });
        Ok(NewRobot {
            parts: parts.collect::<Result<_, JsValue>>()?,
            robot: Arc::new(Robot::new(parsed.description).map_err(js_error)?),
            model: source,
            index_in_model: index,
        })
    };
    parsed.into_iter().enumerate().map(robot).collect()
}

/// The triangles of meshes that are built at the same time, because a build takes as much memory again. Larger ones are
/// built one after the other, each on all threads.
const MAX_TRIANGLES_AT_ONCE: usize = 2_000_000;

/// Builds the shapes of meshes on all threads, if there is memory for them.
pub(crate) fn shapes<'m>(
    meshes: impl Iterator<Item = &'m ParsedMesh>,
    pool: &ThreadPool,
) -> Result<Vec<(Arc<Shape>, Arc<Diagnostics>)>, JsValue> {
    // Other threads do not see values of JavaScript.
    let copied = meshes.map(|parsed| {
        let diagnostics = Arc::new(parsed.diagnostics.to_diagnostics());
        Ok((mesh(parsed)?, diagnostics))
    });
    let copied: Vec<(Mesh, Arc<Diagnostics>)> = copied.collect::<Result<_, JsValue>>()?;
    let triangles = |(mesh, _): &(Mesh, _)| mesh.triangles().len();
    let build = |(mesh, diagnostics)| (Arc::new(Shape::build(mesh, pool)), diagnostics);
    Ok(
        match copied.iter().map(triangles).sum::<usize>() > MAX_TRIANGLES_AT_ONCE {
            true => copied.into_iter().map(build).collect(),
            false => map_costly_first(pool, copied, triangles, build),
        },
    )
}

/// Copies a mesh, if there is memory for it.
pub(crate) fn mesh(mesh: &ParsedMesh) -> Result<Mesh, JsValue> {
    let (positions, triangles) = (&mesh.positions, &mesh.triangles);
    let what = message!("parts-mesh-triangles", length = triangles.length() / 3);
    let mut vertices: Vec<[f64; 3]> = zeroed(positions.length() as usize / 3, &what)?;
    let mut corners: Vec<[u32; 3]> = zeroed(triangles.length() as usize / 3, &what)?;
    let mut faces: Vec<u32> = zeroed(mesh.faces.length() as usize, &what)?;
    if positions.length() % 3 != 0 || triangles.length() % 3 != 0 {
        return Err(js_error(message!("parts-mesh-positions-triangles")));
    }
    positions.copy_to(vertices.as_flattened_mut());
    triangles.copy_to(corners.as_flattened_mut());
    mesh.faces.copy_to(&mut faces);
    let mut data = Mesh::from_parts(vertices, corners, faces).map_err(js_error)?;
    if mesh.face_colours.length() > 0 {
        let mut numbers: Vec<u32> = zeroed(mesh.face_colours.length() as usize, &what)?;
        mesh.face_colours.copy_to(&mut numbers);
        let colours = FaceColours::from_numbers(&numbers);
        data.set_face_colours(colours.ok_or_else(|| js_error(message!("parts-face-colours")))?);
    }
    Ok(with_surfaces(data, mesh, &what)?.with_rounding(mesh.rounding))
}

/// The number of numbers of a surface.
const NUMBERS: usize = size_of::<SurfaceNumbers>() / size_of::<f64>();

/// Adds the known surfaces, if there are any, to the mesh.
fn with_surfaces(data: Mesh, mesh: &ParsedMesh, what: &Message) -> Result<Mesh, JsValue> {
    let length = mesh.surfaces.length() as usize;
    if length == 0 {
        return Ok(data);
    }
    let mut numbers: Vec<SurfaceNumbers> = zeroed(length / NUMBERS, what)?;
    let mut deviations: Vec<f32> = zeroed(mesh.deviations.length() as usize, what)?;
    if length != numbers.as_flattened().len() {
        return Err(js_error(message!("parts-face-surface-nine")));
    }
    mesh.surfaces.copy_to(numbers.as_flattened_mut());
    mesh.deviations.copy_to(&mut deviations);
    let surfaces: Option<Vec<_>> = numbers.into_iter().map(FaceSurface::from_numbers).collect();
    let surfaces = surfaces.ok_or_else(|| js_error(message!("parts-face-lies-surface")))?;
    data.with_surfaces(surfaces, deviations).map_err(js_error)
}
