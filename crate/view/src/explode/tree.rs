//! Splits an assembly into levels: parts in nested groups, as in their file.

use std::collections::HashMap;

use nearpoint_geometry::Vector;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_scene::Part;

use super::siblings::{Piece, separate};

/// The depth below which groups are moved apart part by part.
const MAX_DEPTH: usize = 64;

/// Returns the displacement of each part in each step. The steps of the outermost level come first. A group that
/// contains only another group adds no level.
pub(super) fn displacements(parts: &[&Part]) -> Vec<Vec<Vector>> {
    let mut levels = Levels::default();
    let all: Vec<usize> = (0..parts.len()).collect();
    separate_groups(parts, &all, (0, 0), &mut levels);
    let mut displacements = vec![Vec::new(); parts.len()];
    for level in levels.0 {
        let most = level.iter().map(|(_, steps)| steps.len()).max();
        let from = displacements.iter().map(Vec::len).max().unwrap_or(0);
        for (part, steps) in level {
            displacements[part].resize(from, Vector::zeros());
            displacements[part].extend(steps);
        }
        for way in &mut displacements {
            way.resize(from + most.unwrap_or(0), Vector::zeros());
        }
    }
    displacements
}

/// The parts that move in each level, with their displacement in each of its steps.
#[derive(Default)]
struct Levels(Vec<Vec<(usize, Vec<Vector>)>>);

/// Moves the members of a group apart. `depth` counts group names below the scene, `level` counts levels. The innermost
/// groups are separated first, because the outer ones need the size of their envelopes.
fn separate_groups(
    parts: &[&Part],
    these: &[usize],
    (mut depth, level): (usize, usize),
    levels: &mut Levels,
) -> Piece {
    if level == MAX_DEPTH {
        depth = usize::MAX;
    }
    let mut members = grouped(parts, these, depth);
    while members.len() == 1 && members[0].is_group {
        depth += 1;
        members = grouped(parts, these, depth);
    }
    let pieces: Vec<Piece> = members
        .iter()
        .map(|member| match member.is_group {
            true => separate_groups(parts, &member.parts, (depth + 1, level + 1), levels),
            false => piece_of_part(parts[member.parts[0]]),
        })
        .collect();
    let mut whole = Piece {
        bounds: Aabb::EMPTY,
        envelope: Aabb::EMPTY,
    };
    let steps = separate(&pieces);
    for (i, (member, piece)) in members.iter().zip(&pieces).enumerate() {
        let displacements: Vec<Vector> = steps.iter().map(|step| step[i]).collect();
        let mut there = Vector::zeros();
        whole.bounds = whole.bounds.union(&piece.bounds);
        whole.envelope = whole.envelope.union(&piece.envelope);
        for way in &displacements {
            there += way;
            whole.envelope = whole.envelope.union(&piece.moved(there).envelope);
        }
        levels.record(level, &member.parts, &displacements);
    }
    whole
}

impl Levels {
    fn record(&mut self, level: usize, parts: &[usize], displacements: &[Vector]) {
        if self.0.len() <= level {
            self.0.resize(level + 1, Vec::new());
        }
        let noted = parts.iter().map(|&part| (part, displacements.to_vec()));
        self.0[level].extend(noted);
    }
}

fn piece_of_part(part: &Part) -> Piece {
    let bounds = part.shape.bounds().posed(&part.pose);
    Piece {
        bounds,
        envelope: bounds,
    }
}

/// A part, or a group with all parts in it.
struct Member {
    parts: Vec<usize>,
    is_group: bool,
}

/// Returns the members of a group, in the order in which they first appear.
fn grouped(parts: &[&Part], these: &[usize], depth: usize) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    let mut groups: HashMap<&str, usize> = HashMap::new();
    for &index in these {
        let Some(name) = parts[index].group.get(depth) else {
            members.push(Member {
                parts: vec![index],
                is_group: false,
            });
            continue;
        };
        let at = *groups.entry(name).or_insert(members.len());
        if at == members.len() {
            members.push(Member {
                parts: Vec::new(),
                is_group: true,
            });
        }
        members[at].parts.push(index);
    }
    members
}
