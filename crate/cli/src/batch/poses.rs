//! Reads the poses of a sweep: a table, a list, or a rule that generates them.

use std::collections::BTreeMap;
use std::path::Path;

use nearpoint_batch::Sweep;
use nearpoint_geometry::nalgebra::{Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::{Message, message};
use nearpoint_scene::pose::{from_numbers, validated};
use nearpoint_scene::{PartId, Placement, Scene};
use serde::Deserialize;

use crate::check::find_part;
use crate::error::Error;
use crate::input;

/// A file of poses as JSON.
#[derive(Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "a list of objects with \"parts\", or an object with \"moved\" or \"motion\""
)]
enum Poses {
    List(Vec<ListedPose>),
    Grid(PoseGrid),
    Motion { motion: SampledPoses },
}

/// All parts of the robots along the taught motion of the scene: at its start, at its end, and at intervals between.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SampledPoses {
    /// The interval in seconds.
    every: f64,
}

/// One pose: the transforms of the moved parts, part coordinates to the scene.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListedPose {
    parts: BTreeMap<String, [f64; 7]>,
}

/// Some parts as a rigid group at all nodes of a grid of translations and rotations. The last axis varies fastest.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PoseGrid {
    moved: Vec<String>,
    /// The first value, the last value and their number.
    #[serde(default = "once")]
    x: (f64, f64, u32),
    #[serde(default = "once")]
    y: (f64, f64, u32),
    #[serde(default = "once")]
    z: (f64, f64, u32),
    #[serde(default)]
    #[serde(rename = "turn")]
    rotation: Option<GridRotation>,
}

/// A rotation about an axis in the scene.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GridRotation {
    axis: [f64; 3],
    #[serde(default)]
    through: [f64; 3],
    degrees: (f64, f64, u32),
}

fn once() -> (f64, f64, u32) {
    (0.0, 0.0, 1)
}

/// The largest number of poses in a plan.
const MAX_POSES: u64 = 10_000_000;

/// The poses of the parts at one step.
type PartPoses = BTreeMap<PartId, Pose>;

/// Reads the poses of a sweep from a file.
pub fn read(path: &Path, scene: &Scene) -> Result<Sweep, Error> {
    let text = input::read_text(path)?;
    let refused = |why: Message| Error::usage(Error::in_file(path, why));
    let is_table = path
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
    let poses = match is_table {
        true => from_table(&text, scene),
        false => serde_json::from_str(&text)
            .map_err(|error| message!("cli-sentence", what = error.to_string()))
            .and_then(|poses| match poses {
                Poses::List(list) => from_list(&list, scene),
                Poses::Grid(grid) => grid.poses(scene),
                Poses::Motion { motion } => motion.poses(scene),
            }),
    };
    let poses = poses.map_err(refused)?;
    let mut moved: Vec<PartId> = poses.iter().flat_map(|own| own.keys().copied()).collect();
    moved.sort_unstable();
    moved.dedup();
    // A part that a pose does not name keeps its pose in the scene.
    let own = |placed: &PartPoses| {
        let place = |id: &PartId| {
            let here = scene.part(*id).map(|part| part.pose);
            placed.get(id).copied().or(here).unwrap_or_default()
        };
        moved.iter().map(place).collect()
    };
    let poses = poses.iter().map(own).collect();
    Sweep::new(moved.clone(), poses).ok_or_else(|| refused(message!("cli-no-pose")))
}

fn part(name: &str, scene: &Scene) -> Result<PartId, Message> {
    let place = find_part(scene, name);
    let place = place.ok_or_else(|| message!("cli-pose-no-part", name))?;
    Ok(scene.parts()[place].id)
}

fn pose(numbers: [f64; 7], name: &str) -> Result<Pose, Message> {
    let pose = from_numbers(numbers).ok_or_else(|| message!("cli-pose-numbers", name))?;
    validated(&pose).map_err(|why| message!("cli-pose-of", name, why))
}

fn from_list(list: &[ListedPose], scene: &Scene) -> Result<Vec<PartPoses>, Message> {
    let placed = list.iter().map(|listed| {
        let parts = listed.parts.iter();
        let parts = parts.map(|(name, numbers)| Ok((part(name, scene)?, pose(*numbers, name)?)));
        parts.collect()
    });
    placed.collect()
}

const COLUMNS: &str = "pose,part,qw,qx,qy,qz,tx,ty,tz";

/// Reads a table. Consecutive lines with the same first column are one pose. Names may hold commas, because the numbers are
/// read from the end of the line.
fn from_table(text: &str, scene: &Scene) -> Result<Vec<PartPoses>, Message> {
    let mut lines = (1..).zip(text.lines());
    let head = lines.next().map(|(_, line)| line.trim());
    if head != Some(COLUMNS) {
        return Err(message!("cli-first-line", columns = COLUMNS));
    }
    let mut poses: Vec<PartPoses> = Vec::new();
    let mut last = None;
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |why: Message| message!("cli-line", line = number, why);
        let mut columns: Vec<&str> = line.rsplitn(8, ',').collect();
        columns.reverse();
        let (label, name) = columns[0]
            .split_once(',')
            .ok_or_else(|| wrong(message!("cli-needs-columns")))?;
        let numbers = columns[1..].iter();
        let numbers: Option<Vec<f64>> = numbers.map(|word| word.trim().parse().ok()).collect();
        let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
        let numbers = numbers.ok_or_else(|| wrong(message!("cli-needs-numbers")))?;
        let name = name.trim().trim_matches('"');
        let id = part(name, scene).map_err(wrong)?;
        let pose = pose(numbers, name).map_err(wrong)?;
        if last != Some(label) {
            poses.push(PartPoses::new());
            last = Some(label);
        }
        if let Some(own) = poses.last_mut()
            && own.insert(id, pose).is_some()
        {
            return Err(wrong(message!("cli-placed-twice", name)));
        }
    }
    Ok(poses)
}

impl SampledPoses {
    fn poses(&self, scene: &Scene) -> Result<Vec<PartPoses>, Message> {
        let taught = scene
            .trajectory()
            .ok_or_else(|| message!("cli-no-taught-motion"))?;
        let (start, end) = (taught.start(), taught.end());
        let steps = ((end - start) / self.every).ceil();
        if !(self.every > 0.0 && steps < MAX_POSES as f64) {
            return Err(message!("cli-every", most = MAX_POSES));
        }
        let all = (0..=steps as u64).map(|step| {
            let time = (start + step as f64 * self.every).min(end);
            let values = taught.at(time);
            let mut rest = &values[..];
            let mut placed = PartPoses::new();
            for robot in scene.robots() {
                let (own, others) = rest.split_at(robot.values.len().min(rest.len()));
                let mut there = (**robot).clone();
                there.values = there.robot.clamped(own);
                placed.extend(
                    there
                        .placements()
                        .into_iter()
                        .map(|Placement(id, pose)| (id, pose)),
                );
                rest = others;
            }
            placed
        });
        Ok(all.collect())
    }
}

impl PoseGrid {
    fn poses(&self, scene: &Scene) -> Result<Vec<PartPoses>, Message> {
        let ids = self.moved.iter().map(|name| part(name, scene));
        let ids: Vec<PartId> = ids.collect::<Result<_, _>>()?;
        let degrees = self
            .rotation
            .as_ref()
            .map_or_else(once, |turn| turn.degrees);
        let ranges = [self.x, self.y, self.z, degrees];
        let count = ranges.iter().map(|range| u64::from(range.2));
        let count = count.fold(1u64, u64::saturating_mul);
        if count == 0 || count > MAX_POSES {
            return Err(message!("cli-poses", count, most = MAX_POSES));
        }
        let all = (0..count).map(|number| {
            let mut rest = number;
            let mut values = [0.0; 4];
            for (value, range) in values.iter_mut().zip(ranges).rev() {
                let (from, to, steps) = range;
                let step = rest % u64::from(steps);
                rest /= u64::from(steps);
                let fraction = step as f64 / f64::from(steps - 1).max(1.0);
                *value = from + (to - from) * fraction;
            }
            self.moved_poses(values, &ids, scene)
        });
        all.collect()
    }

    /// Returns the poses of the parts after this translation and rotation.
    fn moved_poses(
        &self,
        [x, y, z, degrees]: [f64; 4],
        ids: &[PartId],
        scene: &Scene,
    ) -> Result<PartPoses, Message> {
        let mut by = Pose::from(Translation3::new(x, y, z));
        if let Some(turn) = &self.rotation {
            let axis = Unit::try_new(Vector::from(turn.axis), f64::MIN_POSITIVE);
            let axis = axis.ok_or_else(|| message!("cli-axis"))?;
            let turned = UnitQuaternion::from_axis_angle(&axis, degrees.to_radians());
            let through = Translation3::from(Vector::from(turn.through));
            by = by * through * turned * through.inverse();
        }
        let placed = ids.iter().map(|id| {
            let here = scene.part(*id).map(|part| part.pose).unwrap_or_default();
            let pose = match self.rotation {
                Some(_) => by * here,
                // Without a rotation, parts keep the bits of theirs.
                None => Pose::from_parts(by.translation * here.translation, here.rotation),
            };
            let pose = validated(&pose).map_err(|why| message!("cli-pose-of-it", why))?;
            Ok((*id, pose))
        });
        placed.collect()
    }
}
