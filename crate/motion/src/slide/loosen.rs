//! Pairs that already meet: freed by a hair where that is all they meet by.

use super::cone::{Wish, least};
use super::group::{Group, Pair};
use super::hits::normal;
use nearpoint_geometry::collide::{
    Containment, TrianglePair, collides, colliding_pairs, containment,
};
use nearpoint_geometry::tolerance::{OPPOSITE_FACES, SAME_HOLD};
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Pose, Rigid, Vector};

/// Hairs that are tried, in skins: one keeps what is kept anyway; more is for files whose faces are in each other by rounding;
/// less is for gaps that are narrower than a skin.
const HAIRS: [f64; 3] = [1.0, 4.0, 0.125];
/// Normals that are tried for a pair.
const MOST_NORMALS: usize = 8;

/// Where the group is free of those of the `meeting` pairs that a hair frees, and the others.
///
/// A part that stands flush on another, in a corner of two or three, or on a point, is freed along the normals of the
/// obstacle's triangles that it meets, or against its own; all freed pairs by one motion. Proven each time: the surfaces are
/// apart then and none is in the other, and no other obstacle is met on the way.
pub(super) fn loosened(
    group: &Group,
    now: &Pose,
    meeting: &[Pair],
    ignored: &[Pair],
    work: &impl Work,
) -> Result<(Pose, Vec<Pair>), Stopped> {
    let others: Vec<Pair> = meeting.iter().chain(ignored).copied().collect();
    let ways: Vec<_> = meeting
        .iter()
        .map(|&pair| Ok((pair, ways_out(group, pair, now, work)?)))
        .collect::<Result<_, _>>()?;
    let mut best = (*now, meeting.to_vec());
    for hair in HAIRS {
        let (pose, stuck) = with_hair(group, now, &ways, hair * group.skin, work)?;
        if stuck.len() < best.1.len() {
            let leg = group.leg(now, &pose);
            let is_clear = match leg {
                Some(leg) => group.hits(&leg, &others, work)?.is_empty(),
                None => false,
            };
            if is_clear {
                best = (pose, stuck);
            }
        }
        if best.1.is_empty() {
            break;
        }
    }
    Ok(best)
}

/// Sets of normals to go along.
type Ways = Vec<Vec<Vector>>;

fn with_hair(
    group: &Group,
    now: &Pose,
    ways: &[(Pair, Ways)],
    hair: f64,
    work: &impl Work,
) -> Result<(Pose, Vec<Pair>), Stopped> {
    let (mut pose, mut stuck) = (*now, Vec::new());
    let mut freed: Vec<Pair> = Vec::new();
    let mut normals: Vec<Vector> = Vec::new();
    for (pair, ways) in ways {
        freed.push(*pair);
        let mut is_free = false;
        for way in ways {
            let all: Vec<Vector> = distinct(normals.iter().chain(way).copied());
            let wishes: Vec<Wish> = all
                .iter()
                .map(|&normal| Wish { normal, by: hair })
                .collect();
            let Some(motion) = least(&wishes) else {
                continue;
            };
            let mut tried = *now;
            tried.translation.vector += motion;
            if all_apart(group, &freed, &tried, work)? {
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

fn all_apart(
    group: &Group,
    pairs: &[Pair],
    pose: &Pose,
    work: &impl Work,
) -> Result<bool, Stopped> {
    // What was added last is the likeliest to meet.
    for &pair in pairs.iter().rev() {
        let [held, obstacle] = group.shapes(pair);
        let in_obstacle = group.in_obstacle(pair, pose);
        if collides(obstacle, held, &in_obstacle, work)?
            || containment(obstacle, held, &in_obstacle) != Containment::Neither
        {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The sets of normals, in the scene, along which a pair may come apart, the likeliest first.
fn ways_out(group: &Group, pair: Pair, pose: &Pose, work: &impl Work) -> Result<Ways, Stopped> {
    let [held, obstacle] = group.shapes(pair);
    let in_obstacle = group.in_obstacle(pair, pose);
    let pairs = colliding_pairs(obstacle, held, &in_obstacle, work)?;
    let (rigid, to_scene) = (
        Rigid::new(&in_obstacle),
        Rigid::new(&group.obstacles[pair.obstacle].pose),
    );
    let its = |p: &TrianglePair| normal(&obstacle.triangle(p.a));
    let own = |p: &TrianglePair| Some(-normal(&held.posed_triangle(p.b, &rigid))?);
    let is_flat = |p: &&TrianglePair| {
        let both = its(p).zip(own(p));
        both.is_some_and(|(its, own)| -its.dot(&own) <= OPPOSITE_FACES)
    };
    let in_scene = |v: Vector| to_scene.vector(&v);
    let flat = distinct(pairs.iter().filter(is_flat).filter_map(its).map(in_scene));
    let its = distinct(pairs.iter().filter_map(its).map(in_scene));
    let own = distinct(pairs.iter().filter_map(own).map(in_scene));
    let singles = its.iter().chain(&own).map(|&normal| vec![normal]);
    let mut ways: Ways = vec![flat];
    ways.extend(singles);
    ways.push(its);
    ways.retain(|way| !way.is_empty());
    Ok(ways)
}

/// Those that differ, the first few.
fn distinct(normals: impl Iterator<Item = Vector>) -> Vec<Vector> {
    let mut all: Vec<Vector> = Vec::new();
    for normal in normals {
        if all.len() == MOST_NORMALS {
            break;
        }
        if all.iter().all(|known| known.dot(&normal) < SAME_HOLD) {
            all.push(normal);
        }
    }
    all
}
