//! Combines the content of all files: unique names, one unit, one up axis, and only valid parts.

use crate::bounds::Bounds;
use crate::dropped_files::folders;
use crate::error::{Result, damaged_file, invalid_at};
use crate::file::File;
use crate::import::{Import, ImportedPart, ImportedRobot, LinkPart, SolidId};
use crate::job::Job;
use crate::model::{Model, MountedRobot, Origin, Part, ReadModel};
use crate::names::{make_unique, sanitize_name, stem};
use crate::options::ImportOptions;
use crate::unit_frame::unify_frames;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::tolerance::{MAX_COORDINATE, MAX_PLACEMENT, MIN_PART_SIZE};
use nearpoint_message::message;
use nearpoint_motion::allowed::PairRule;

/// Returns the box of a model, or an error if its content cannot be a part. The current file of `job` must be the
/// model's.
pub(crate) fn bounds_checked(job: &mut Job, model: &Model) -> Result<Bounds> {
    let mut all = Bounds::empty();
    let mut flat = 0;
    for part in &model.parts {
        let mesh = &model.meshes[part.mesh];
        let bounds = Bounds::of(mesh, &part.pose);
        all = all.with(&bounds);
        let place = || match &part.name {
            Some(name) => message!("part", name),
            None => message!("mesh"),
        };
        // The mesh's own coordinates may cancel a pose that is too far away; then both have lost digits.
        let away = part.pose.translation.vector.amax();
        let large = bounds.largest_coordinate().max(away);
        if large.is_nan() || large > MAX_PLACEMENT || bounds.extent() > MAX_COORDINATE {
            let problem = message!("coordinate-too-large", large = format!("{large:e}"));
            return Err(invalid_at(place(), problem, message!("check-scale-export")));
        }
        let extent = bounds.extent();
        if extent > 0.0 && extent < MIN_PART_SIZE {
            let problem = message!("only-large-too", extent = format!("{extent:e}"));
            return Err(invalid_at(place(), problem, message!("check-scale-export")));
        }
        if !has_area(mesh) {
            flat += 1;
            job.warn(message!("no-area-all", place = place()));
        }
    }
    if flat == model.parts.len() {
        return Err(damaged_file(message!("all-triangles-degenerate")));
    }
    Ok(all)
}

fn has_area(mesh: &Mesh) -> bool {
    (0..mesh.triangles().len() as u32).any(|t| {
        let [a, b, c] = mesh.corners(t);
        (b - a).cross(&(c - a)).amax() > 0.0
    })
}

pub(crate) fn assemble(
    job: &mut Job,
    files: &[File],
    mut models: Vec<ReadModel>,
    options: &ImportOptions,
) -> Import {
    let frame = unify_frames(job, files, &mut models, options);
    let several = models.len() > 1;
    let is_building = (models.iter()).any(|read| matches!(read.model.origin, Origin::Ifc { .. }));
    let mut parts = Vec::new();
    let mut meshes = Vec::new();
    let mut robots = Vec::new();
    let mut rules = Vec::new();
    for read in models {
        let ReadModel {
            file,
            model,
            robots: mounted,
            is_as_in_file,
            rules: stated,
            ..
        } = read;
        let path = files[file].path;
        let file_name = sanitize_name(stem(path)).unwrap_or_else(|| "part".to_owned());
        let mut above = folders(path);
        if matches!(model.origin, Origin::Robot(_)) {
            // For a robot's part, the robot's name is enough as a group.
            above.clear();
        } else if several && model.parts.len() > 1 {
            above.push(file_name.clone());
        }
        let first = parts.len();
        robots.extend(
            mounted
                .into_iter()
                .map(|mounted| imported_robot(mounted, first)),
        );
        rules.extend(stated.into_iter().map(|rule| PairRule {
            parts: rule.parts.map(|part| first + part),
            ..rule
        }));
        let first = meshes.len();
        let is_model = model.origin.is_printed();
        // The CAD kernel has the solid in the frame of the file.
        let is_solid = model.origin == Origin::Step && is_as_in_file;
        parts.extend(
            model
                .parts
                .into_iter()
                .enumerate()
                .map(|(instance, part): (usize, Part)| ImportedPart {
                    name: part.name.unwrap_or_else(|| file_name.clone()),
                    group: above.iter().cloned().chain(part.group).collect(),
                    mesh: first + part.mesh,
                    pose: part.pose,
                    colour: part.colour,
                    is_model,
                    solid: is_solid.then_some(SolidId { file, instance }),
                    file,
                }),
        );
        meshes.extend(model.meshes);
    }
    make_unique(parts.iter_mut().map(|part| &mut part.name));
    Import {
        parts,
        meshes,
        robots,
        rules,
        is_building,
        unit: frame.unit,
        unit_guess: frame.reason,
        up: frame.up,
        is_converted: frame.is_converted,
        warnings: Vec::new(),
    }
}

/// Makes the robot of a model whose first part has the number `first`.
fn imported_robot(robots: MountedRobot, first: usize) -> ImportedRobot {
    let parts = robots.parts.into_iter().map(|part| LinkPart {
        part: first + part.part,
        ..part
    });
    ImportedRobot {
        robot: robots.robot,
        parts: parts.collect(),
    }
}
