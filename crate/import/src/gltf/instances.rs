//! Reads the placements of a node's mesh: one, or those of EXT_mesh_gpu_instancing. Each is a part of its own.

use super::accessor::Elements;
use super::document::Node;
use super::source::Source;
use crate::error::{Result, damaged_at, invalid_at};
use crate::job::Job;
use crate::placement::Placement;
use nearpoint_message::message;

/// The largest number of parts by instancing in a file. Forests have more, but nobody checks a forest for collisions.
const MAX_INSTANCES: usize = 1 << 17;

/// Returns the placements of the mesh in its node, one for each part. `before` is the number of earlier parts.
pub(super) fn of(
    job: &Job,
    source: &Source,
    number: usize,
    node: &Node,
    before: usize,
) -> Result<Vec<Placement>> {
    let place = || format!("nodes[{number}].extensions.EXT_mesh_gpu_instancing");
    let Some(instancing) = &node.instancing else {
        return Ok(vec![Placement::identity()]);
    };
    let read = |accessor: Option<usize>, shape: &str| {
        let of = |accessor| Elements::of(job, source, accessor, shape);
        accessor.map(of).transpose()
    };
    let attributes = &instancing.attributes;
    let translations = read(attributes.translation, "VEC3")?;
    let rotations = read(attributes.rotation, "VEC4")?;
    let scales = read(attributes.scale, "VEC3")?;
    let given = [&translations, &rotations, &scales].into_iter().flatten();
    let counts: Vec<usize> = given.map(Elements::len).collect();
    let Some(&count) = counts.first() else {
        return Ok(vec![Placement::identity()]);
    };
    if counts.iter().any(|&other| other != count) {
        let problem = message!("gltf-translations-rotations-scales");
        return Err(damaged_at(place(), problem));
    }
    if before.saturating_add(count) > MAX_INSTANCES {
        let problem = message!("gltf-instances-before-make", count, most = MAX_INSTANCES);
        let remedy = message!("gltf-export-checked-against");
        return Err(invalid_at(place(), problem, remedy));
    }
    let mut placements = Vec::new();
    job.reserve(&mut placements, count)?;
    for k in 0..count {
        let placement = Placement::from_components(
            translations.as_ref().map_or([0.0; 3], |t| t.vector(k)),
            rotations
                .as_ref()
                .map_or([0.0, 0.0, 0.0, 1.0], |r| r.vector(k)),
            scales.as_ref().map_or([1.0; 3], |s| s.vector(k)),
        );
        placements.push(placement.map_err(|what| {
            let problem = message!("gltf-instance-no-finite", what, k);
            damaged_at(place(), problem)
        })?);
    }
    Ok(placements)
}
