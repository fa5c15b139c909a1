//! Joins loose lines and arcs into closed rings.

use super::boxes::bounds;
use nearpoint_geometry::planar::{DisplayPoint, Point2};
use nearpoint_message::{Message, message};
use std::collections::{BTreeMap, HashMap};

/// An open piece of a drawing, as chords.
#[derive(Debug, Clone)]
pub(super) struct OpenChain {
    pub(super) layer: Option<String>,
    /// The points, at least two.
    pub(super) points: Vec<Point2>,
}

/// The largest number of ends at one point that are compared.
const MAX_CANDIDATES: usize = 32;

/// The rings by layer, and the notes for the user.
#[derive(Debug, Default)]
pub(super) struct ChainResult {
    pub(super) rings: BTreeMap<Option<String>, Vec<Vec<Point2>>>,
    pub(super) notes: Vec<Message>,
}

/// Joins pieces of one layer, end to end, the nearest ends first. Ends are joined if they are no farther apart than the
/// fraction `joint` of the drawing's size. Layers are ordered by name. A closed chain is a ring; open chains are
/// counted.
pub(super) fn join_chains(pieces: Vec<OpenChain>, joint: f64) -> ChainResult {
    let [low, high] = bounds(pieces.iter().flat_map(|piece| piece.points.iter().copied()));
    let reach = (high - low).amax() * joint;
    let mut layers: BTreeMap<Option<String>, Vec<Vec<Point2>>> = BTreeMap::new();
    for piece in pieces {
        layers.entry(piece.layer).or_default().push(piece.points);
    }
    let mut joined = ChainResult::default();
    for (layer, pieces) in layers {
        let partners = partners(&pieces, reach);
        let (rings, open) = rings(&pieces, &partners);
        if let [first, ..] = open.as_slice() {
            let of = layer.as_ref().map(|layer| message!("contour-layer", layer));
            let (lines, were) = match open.len() {
                1 => (message!("contour-1-line"), "was"),
                count => (message!("contour-lines", count), "were"),
            };
            joined.notes.push(message!(
                "contour-did-not-close",
                lines,
                of,
                were,
                first = DisplayPoint(&first[0]),
                second = DisplayPoint(&first[1]),
                reach = format!("{reach:.0e}")
            ));
        }
        joined.rings.insert(layer, rings);
    }
    joined
}

/// Returns for each end of a piece the end that it is joined to. An end has the number 2 · piece for the start of a
/// piece, and 1 more for its end.
fn partners(pieces: &[Vec<Point2>], max_distance: f64) -> Vec<Option<usize>> {
    let ends: Vec<Point2> = pieces
        .iter()
        .flat_map(|points| [points[0], points[points.len() - 1]])
        .collect();
    let cell = |p: Point2| {
        [p.x, p.y].map(|x| {
            if max_distance > 0.0 {
                (x / max_distance).floor() as i64
            } else {
                x.to_bits() as i64
            }
        })
    };
    let mut cells: HashMap<[i64; 2], Vec<usize>> = HashMap::new();
    for (end, p) in ends.iter().enumerate() {
        cells.entry(cell(*p)).or_default().push(end);
    }
    let mut pairs = Vec::new();
    for (end, p) in ends.iter().enumerate() {
        let [x, y] = cell(*p);
        let around = (-1..=1)
            .flat_map(|i| (-1..=1).map(move |j| [x.saturating_add(i), y.saturating_add(j)]));
        let near = around.filter_map(|cell| cells.get(&cell)).flat_map(|ends| {
            // If very many ends meet, only those that follow in the file are compared.
            let first = ends.partition_point(|other| *other <= end);
            ends[first..].iter().take(MAX_CANDIDATES)
        });
        let near = near.map(|other| ((ends[*other] - p).norm(), end, *other));
        pairs.extend(near.filter(|(gap, ..)| *gap <= max_distance));
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut partners = vec![None; ends.len()];
    for (_, a, b) in pairs {
        if partners[a].is_none() && partners[b].is_none() {
            (partners[a], partners[b]) = (Some(b), Some(a));
        }
    }
    partners
}

/// Returns the rings of joined pieces, and the two ends of each open chain. Joined ends get the position of the first
/// one.
fn rings(
    pieces: &[Vec<Point2>],
    partners: &[Option<usize>],
) -> (Vec<Vec<Point2>>, Vec<[Point2; 2]>) {
    let mut is_used = vec![false; pieces.len()];
    let (mut rings, mut open) = (Vec::new(), Vec::new());
    // Open chains come first, from their ends; the rest are rings.
    let starts = (0..partners.len()).filter(|end| partners[*end].is_none());
    for start in starts.chain((0..partners.len()).step_by(2)) {
        if is_used[start / 2] {
            continue;
        }
        let mut points: Vec<Point2> = Vec::new();
        let mut next = Some(start);
        while let Some(from) = next.filter(|from| !is_used[from / 2]) {
            is_used[from / 2] = true;
            let piece = &pieces[from / 2];
            let skipped = usize::from(!points.is_empty());
            match from % 2 {
                0 => points.extend(&piece[skipped..]),
                _ => points.extend(piece.iter().rev().skip(skipped)),
            }
            next = partners[from ^ 1];
        }
        if partners[start].is_none() {
            open.push([points[0], points[points.len() - 1]]);
        } else {
            points.pop();
            rings.push(points);
        }
    }
    (rings, open)
}
