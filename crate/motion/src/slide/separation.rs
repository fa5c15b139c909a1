//! Frees pairs that are already in contact, where a small separation is enough.

use super::cone::{MotionConstraint, min_norm_motion};
use super::hits::normal;
use crate::group::{Group, GroupPair};
use nearpoint_geometry::collide::{Containment, collides, containment};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::tolerance::{OPPOSITE_FACES, SAME_CONTACT_NORMAL};
use nearpoint_geometry::{Pose, RigidTransform, Vector};

/// The separations that are tried, in contact offsets. One gives the usual gap. More is for files whose faces overlap
/// by rounding, less for gaps narrower than a contact offset.
const SEPARATIONS: [f64; 3] = [1.0, 4.0, 0.125];
/// The largest number of normals that are tried for a pair.
const MAX_NORMALS: usize = 8;

/// The largest number of rounds that also free pairs which collide during the separation.
const MAX_ROUNDS: usize = 3;

/// A pair that intersects, or is no farther apart than rounding.
#[derive(Debug)]
pub(super) struct OverlappingPair {
    pub pair: GroupPair,
    /// The triangles of the group's part and of the obstacle that intersect, or nearly do.
    pub triangles: Vec<[u32; 2]>,
    /// True if any of them share a point.
    pub is_touching: bool,
}

/// Returns a pose at which a separation frees the `overlapping` pairs, and the pairs that still overlap.
///
/// A part may stand flush on another, in a corner of two or three, or on a point. It is freed along the normals of the
/// obstacle's triangles that it intersects, or against its own. One motion frees all pairs. Each time it is proven that
/// the surfaces are apart, that no part is inside the other, and that no other obstacle is hit.
pub(super) fn find_separation(
    group: &Group,
    now: &Pose,
    overlapping: &[OverlappingPair],
    ignored: &[GroupPair],
    executor: &impl Executor,
) -> Result<(Pose, Vec<GroupPair>), Interrupted> {
    let met = |one: &&OverlappingPair| one.is_touching;
    let meeting: Vec<GroupPair> = overlapping.iter().filter(met).map(|one| one.pair).collect();
    let passed: Vec<GroupPair> = meeting.iter().chain(ignored).copied().collect();
    let mut directions: Vec<_> = overlapping
        .iter()
        .map(|one| (one.pair, separation_sets(group, one, now)))
        .collect();
    let mut best = (*now, meeting.clone());
    for separation in SEPARATIONS {
        for _ in 0..MAX_ROUNDS {
            let (pose, stuck) = try_separation(
                group,
                now,
                &directions,
                separation * group.contact_offset,
                executor,
            )?;
            let is_blocked = stuck.iter().any(|pair| !meeting.contains(pair));
            if is_blocked || stuck.len() > best.1.len() {
                break;
            }
            let hits = match group.segment(now, &pose) {
                Some(leg) => group.hits(&leg, &passed, executor)?,
                None => Vec::new(),
            };
            // The pairs that are being freed are in contact where the motion begins.
            let is_known = |pair: &GroupPair| directions.iter().any(|(known, _)| known == pair);
            let others = hits.into_iter().filter(|hit| !is_known(&hit.pair));
            let others: Vec<_> = others.map(|hit| (hit.pair, hit.triangles)).collect();
            if others.is_empty() {
                best = (pose, stuck);
                break;
            }
            for (pair, triangles) in others {
                let is_touching = false;
                let one = OverlappingPair {
                    pair,
                    triangles,
                    is_touching,
                };
                directions.push((pair, separation_sets(group, &one, now)));
            }
        }
        if best.1.is_empty() && best.0 != *now {
            break;
        }
    }
    Ok(best)
}

/// The sets of normals along which to separate.
type SeparationSets = Vec<Vec<Vector>>;

fn try_separation(
    group: &Group,
    now: &Pose,
    directions: &[(GroupPair, SeparationSets)],
    separation: f64,
    executor: &impl Executor,
) -> Result<(Pose, Vec<GroupPair>), Interrupted> {
    let (mut pose, mut stuck) = (*now, Vec::new());
    let mut freed: Vec<GroupPair> = Vec::new();
    let mut normals: Vec<Vector> = Vec::new();
    for (pair, directions) in directions {
        freed.push(*pair);
        let mut is_free = false;
        for direction in directions {
            let all: Vec<Vector> = distinct(normals.iter().chain(direction).copied());
            let options: Vec<MotionConstraint> = all
                .iter()
                .map(|&normal| MotionConstraint {
                    normal,
                    min_advance: separation,
                })
                .collect();
            let Some(motion) = min_norm_motion(&options) else {
                continue;
            };
            let mut tried = *now;
            tried.translation.vector += motion;
            if are_separate(group, &freed, &tried, executor)? {
                (pose, normals, is_free) = (tried, all, true);
                break;
            }
        }
        if !is_free {
            freed.pop();
            stuck.push(*pair);
        }
    }
    Ok((pose, stuck))
}

fn are_separate(
    group: &Group,
    pairs: &[GroupPair],
    pose: &Pose,
    executor: &impl Executor,
) -> Result<bool, Interrupted> {
    // The pair that was added last is the likeliest to intersect.
    for &pair in pairs.iter().rev() {
        let [held, obstacle] = group.shapes(pair);
        let in_obstacle = group.in_obstacle(pair, pose);
        if collides(obstacle, held, &in_obstacle, executor)?
            || containment(obstacle, held, &in_obstacle) != Containment::Neither
        {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the sets of normals, in the scene, along which a pair may come apart, the likeliest first.
fn separation_sets(group: &Group, overlapping: &OverlappingPair, pose: &Pose) -> SeparationSets {
    let OverlappingPair {
        pair, triangles, ..
    } = overlapping;
    let [held, obstacle] = group.shapes(*pair);
    let in_obstacle = RigidTransform::new(&group.in_obstacle(*pair, pose));
    let to_scene = RigidTransform::new(&group.obstacle(*pair).pose);
    let its = |p: &[u32; 2]| normal(&obstacle.triangle(p[1]));
    let own = |p: &[u32; 2]| Some(-normal(&held.posed_triangle(p[0], &in_obstacle))?);
    let is_flat = |p: &&[u32; 2]| {
        let both = its(p).zip(own(p));
        both.is_some_and(|(its, own)| -its.dot(&own) <= OPPOSITE_FACES)
    };
    let in_scene = |v: Vector| to_scene.vector(&v);
    let flat = distinct(
        triangles
            .iter()
            .filter(is_flat)
            .filter_map(its)
            .map(in_scene),
    );
    let its = distinct(triangles.iter().filter_map(its).map(in_scene));
    let own = distinct(triangles.iter().filter_map(own).map(in_scene));
    let singles = its.iter().chain(&own).map(|&normal| vec![normal]);
    let mut directions: SeparationSets = vec![flat];
    directions.extend(singles);
    directions.push(its);
    directions.retain(|direction| !direction.is_empty());
    directions
}

/// Returns the first few normals that differ.
fn distinct(normals: impl Iterator<Item = Vector>) -> Vec<Vector> {
    let mut all: Vec<Vector> = Vec::new();
    for normal in normals {
        if all.len() == MAX_NORMALS {
            break;
        }
        if all
            .iter()
            .all(|known| known.dot(&normal) < SAME_CONTACT_NORMAL)
        {
            all.push(normal);
        }
    }
    all
}
