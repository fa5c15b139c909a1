//! Triangulates products, and makes meshes of the triangles.

use super::assembly::Product;
use super::brep::Brep;
use super::occt::{Occt, Shape};
use super::open::{EXPORT_AGAIN, kernel_error};
use super::solid::TessellatedSolid;
use crate::accuracy::Accuracy;
use crate::error::{Result, invalid_at};
use crate::job::Job;
use nearpoint_geometry::bounds::f32_above;
use nearpoint_geometry::shape::Mesh;
use nearpoint_message::{Arg, Message, message};

/// The largest angle between two neighbouring facets of a curve, radians.
const MAX_ANGLE: f64 = 0.35;
/// The largest number of refinements. If the surface of a product is too far from its triangles, the product is
/// triangulated again with half the distance.
const MAX_REFINEMENTS: u32 = 4;

/// Adds the meshes that a product's instances need, unmirrored and mirrored; returns the indices of both.
pub(super) fn add_meshes(
    job: &mut Job,
    meshes: &mut Vec<Mesh>,
    found: TessellatedSolid,
    [is_plain, is_mirrored]: [bool; 2],
    title: &Arg,
) -> Result<[usize; 2]> {
    let mirrored = is_mirrored.then(|| found.mirrored());
    let plain = is_plain.then_some(found);
    let mut places = [0; 2];
    for (solid, place) in [plain, mirrored].into_iter().zip(&mut places) {
        if let Some(solid) = solid {
            *place = meshes.len();
            meshes.push(mesh_with_surfaces(job, solid, title)?);
        }
    }
    Ok(places)
}

/// Returns the mesh with its surfaces and bounds. If one of them is unknown, the mesh has estimated deviations like
/// that of any other format.
pub(super) fn mesh_with_surfaces(
    job: &mut Job,
    found: TessellatedSolid,
    title: &Arg,
) -> Result<Mesh> {
    let mut mesh = job.weld(found.soup, Accuracy::Exact)?;
    if let Some(colours) = found.face_colours {
        mesh.set_face_colours(colours);
    }
    if found.deviations.is_empty() {
        job.warn(message!("step-surface-whose-distance", title));
        return Ok(mesh);
    }
    let up = |bound| if bound == 0.0 { 0.0 } else { f32_above(bound) };
    let deviations = found.deviations.into_iter().map(up).collect();
    mesh.with_surfaces(found.surfaces, deviations)
        .map_err(|error| invalid_at(title, error.message(), EXPORT_AGAIN))
}

/// Triangulates a product finer and finer, until its surface is near enough or has more than `most` triangles.
pub(super) fn tessellate_within(
    occt: &mut Occt,
    product: &Product,
    accuracy: f64,
    most: usize,
) -> Result<TessellatedSolid> {
    let mut refinements = 0;
    loop {
        let deflection = accuracy / f64::from(1u32 << refinements);
        let found = tessellate_shape(occt, product, product.shape, deflection)?;
        let is_near = found.max_deviation().is_none_or(|off| off <= accuracy);
        let is_full = 2 * found.soup.triangles.len() > most;
        if is_near || is_full || refinements == MAX_REFINEMENTS {
            return Ok(found);
        }
        refinements += 1;
    }
}

/// Triangulates a shape, which is a product or a copy of it.
pub(super) fn tessellate_shape(
    occt: &mut Occt,
    product: &Product,
    shape: Shape,
    deflection: f64,
) -> Result<TessellatedSolid> {
    let written = occt
        .tessellate(shape, deflection, MAX_ANGLE)
        .and_then(|()| occt.read_brep(shape))
        .map_err(|fault| kernel_error(product.title(), &fault))?;
    let bad = |problem: Message| invalid_at(product.title(), problem, EXPORT_AGAIN);
    let mut found = Brep::read(&written)
        .and_then(|brep| TessellatedSolid::of(&brep))
        .ok_or_else(|| bad(message!("step-cad-kernel-tells")))?;
    if found.soup.triangles.is_empty() {
        return Err(bad(message!("step-cad-kernel-found")));
    }
    found.deflection = deflection;
    found.set_colours(&product.colours);
    Ok(found)
}
