//! The whole way, a cycle after the other, with the hulls that were searched.

use nearpoint_geometry::Point;
use nearpoint_geometry::hull::merge::{Cycle, MergeSettings, World, WorldError};

use super::workplace::{CYCLES, GROUPS, PAIRS, objects, parts, poses};

/// A cycle and the merged hulls as they were searched in it.
#[derive(Debug)]
pub(super) struct Told {
    pub cycle: Cycle,
    pub hulls: Vec<Seen>,
}

/// A merged hull, in the world.
#[derive(Debug)]
pub(super) struct Seen {
    pub group: u32,
    /// Those that no part has.
    pub virtual_faces: Vec<Vec<Point>>,
    pub real_faces: Vec<Vec<Point>>,
}

pub(super) fn run(settings: MergeSettings, height: f64) -> Result<Vec<Told>, WorldError> {
    let first = poses(0, height);
    let mut world = World::new(parts()?, &objects(), &PAIRS, &first, settings)?;
    let mut told = Vec::with_capacity(CYCLES);
    for i in 0..CYCLES {
        let cycle = world.cycle(&poses(i, height))?;
        let hulls = seen(&world, i, height);
        told.push(Told { cycle, hulls });
    }
    Ok(told)
}

fn seen(world: &World, cycle: usize, height: f64) -> Vec<Seen> {
    let searched: Vec<u32> = (0..objects().len() as u32)
        .flat_map(|object| world.searched(object))
        .collect();
    let groups = GROUPS.into_iter().filter(|group| searched.contains(group));
    let of_group = |group: u32| {
        let merged = world.merged(group)?;
        // The group's frame is that of its first part.
        let first = merged.vertices().iter().map(|[part, _]| *part).min()?;
        let pose = *poses(cycle, height).get(first as usize)?;
        let mut seen = Seen {
            group,
            virtual_faces: Vec::new(),
            real_faces: Vec::new(),
        };
        for (face, is_virtual) in merged.hull().polygons().iter().zip(merged.is_virtual()) {
            let corners = face
                .iter()
                .map(|&v| pose * merged.hull().vertex(v))
                .collect();
            match is_virtual {
                true => seen.virtual_faces.push(corners),
                false => seen.real_faces.push(corners),
            }
        }
        Some(seen)
    };
    groups.filter_map(of_group).collect()
}
