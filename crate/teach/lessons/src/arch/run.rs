//! Computes the whole run, cycle by cycle, with the hulls at that time and the exact answers beside the reported ones.

use nearpoint_geometry::closest::convex::{ConvexWarmStart, ProximitySettings, hull_proximity};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::merge::{CycleResult, Event, MergeError, MergeSettings, MergedObjects};

use super::path::poses;
use super::scene::{GROUPS, PAIRS, PARTS_OF_PAIRS, first_part, objects, parts};

/// A cycle, and the state of everything in it.
#[derive(Debug)]
pub(super) struct Record {
    pub poses: Vec<Pose>,
    pub cycle: CycleResult,
    /// The hulls that are searched after the cycle, and those that were released in it.
    pub hulls: Vec<MergedHullFaces>,
    /// The exact answer for each pair of objects.
    pub truths: [Nearest; 2],
}

/// A merged hull and its faces, by their corners in the world.
#[derive(Debug)]
pub(super) struct MergedHullFaces {
    pub group: u32,
    pub was_released: bool,
    pub real: Vec<Vec<Point>>,
    pub virtuals: Vec<Vec<Point>>,
}

/// The nearest points of two objects, from every pair of parts, without merging and without anything cached.
#[derive(Debug, Clone, Copy)]
pub(super) struct Nearest {
    pub signed: f64,
    pub witnesses: [Point; 2],
}

pub(super) fn run(settings: MergeSettings, cycles: usize) -> Result<Vec<Record>, MergeError> {
    let parts = parts()?;
    let first = poses(0, cycles);
    let mut world = MergedObjects::new(parts.clone(), &objects(), &PAIRS, &first, settings)?;
    let mut records = Vec::with_capacity(cycles);
    for i in 0..cycles {
        let poses = poses(i, cycles);
        let cycle = world.cycle(&poses)?;
        records.push(Record {
            hulls: merged_hull_faces(&world, &cycle, &poses),
            truths: PARTS_OF_PAIRS.map(|pair| truth(&parts, &poses, pair)),
            cycle,
            poses,
        });
    }
    Ok(records)
}

impl Record {
    /// Returns the number of hulls that are searched after this cycle.
    pub fn merged(&self) -> usize {
        self.hulls.iter().filter(|seen| !seen.was_released).count()
    }
}

fn merged_hull_faces(
    world: &MergedObjects,
    cycle: &CycleResult,
    poses: &[Pose],
) -> Vec<MergedHullFaces> {
    let all = 0..objects().len() as u32;
    let searched: Vec<u32> = all
        .flat_map(|object| world.searched_nodes(object))
        .collect();
    let of_group = |group: u32| {
        let is_release =
            |event: &Event| matches!(event, Event::Released { group: of, .. } if *of == group);
        let was_released = cycle.events.iter().any(is_release) && !searched.contains(&group);
        if !was_released && !searched.contains(&group) {
            return None;
        }
        let merged = world.merged_hull(group)?;
        let pose = poses.get(first_part(group))?;
        let corners = |face: &[u32]| -> Vec<Point> {
            let around = face.iter();
            around.map(|&v| pose * merged.hull().vertex(v)).collect()
        };
        let faces = merged.hull().polygons().iter().zip(merged.is_virtual());
        let (virtuals, real): (Vec<_>, Vec<_>) = faces.partition(|(_, is_virtual)| **is_virtual);
        let polygons =
            |faces: Vec<(&[u32], &bool)>| faces.iter().map(|(face, _)| corners(face)).collect();
        Some(MergedHullFaces {
            group,
            was_released,
            real: polygons(real),
            virtuals: polygons(virtuals),
        })
    };
    GROUPS.into_iter().filter_map(of_group).collect()
}

fn truth(parts: &[Hull], poses: &[Pose], [of_a, of_b]: [&[u32]; 2]) -> Nearest {
    let mut best = Nearest {
        signed: f64::INFINITY,
        witnesses: [Point::origin(); 2],
    };
    for (&a, &b) in of_a.iter().flat_map(|a| of_b.iter().map(move |b| (a, b))) {
        let [a_in_world, b_in_world] = [a, b].map(|part| poses[part as usize]);
        let b_in_a = a_in_world.inverse() * b_in_world;
        let [a, b] = [a, b].map(|part| &parts[part as usize]);
        let (settings, state) = (
            ProximitySettings::default(),
            &mut ConvexWarmStart::default(),
        );
        let found = hull_proximity(a, b, &b_in_a, &settings, state);
        if found.upper < best.signed {
            best = Nearest {
                signed: found.upper,
                witnesses: [a_in_world * found.on_a, a_in_world * found.on_b],
            };
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::brute_force;

    #[test]
    fn the_truth_is_what_brute_force_finds() {
        let parts = parts().unwrap();
        for i in (0..60).step_by(7) {
            let poses = poses(i, 60);
            for pair in PARTS_OF_PAIRS {
                let mut nearest = f64::INFINITY;
                for (&a, &b) in pair[0]
                    .iter()
                    .flat_map(|a| pair[1].iter().map(move |b| (a, b)))
                {
                    let [a, b] = [a, b].map(|part| part as usize);
                    let b_in_a = poses[a].inverse() * poses[b];
                    let signed = brute_force::signed_distance(&parts[a], &parts[b], &b_in_a);
                    nearest = nearest.min(signed.unwrap());
                }
                let found = truth(&parts, &poses, pair);
                assert!(
                    (found.signed - nearest).abs() < 1e-9,
                    "{i}: {found:?} {nearest}"
                );
                let [on_a, on_b] = found.witnesses;
                assert!(((on_b - on_a).norm() - found.signed).abs() < 1e-9);
            }
        }
    }
}
