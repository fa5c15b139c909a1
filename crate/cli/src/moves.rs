//! Provides the moves that end a clash as data, for JSON.

use nearpoint_message::message;
use nearpoint_scene::{DirectionOrigin, PairClass, PartId, PartMove, PartMoves};
use serde::Serialize;

/// Returns a sentence about the interferences whose moves were not searched; None if there are none.
pub fn limit_note(most: usize, count: usize) -> Option<String> {
    (count > most).then(|| message!("cli-moves-limited", most, count).to_string())
}

/// The moves of one of two parts after which they do not interfere, with parts as the output names them.
#[derive(Debug, Serialize)]
pub struct MovesRow<P> {
    /// The part that moves.
    part: P,
    /// No shorter move suffices, in any direction.
    lower: f64,
    /// The moves, the best first.
    found: Vec<MoveRow<P>>,
}

#[derive(Debug, Serialize)]
struct MoveRow<P> {
    direction: [f64; 3],
    distance: f64,
    class: PairClass,
    origin: DirectionOrigin,
    #[serde(skip_serializing_if = "Option::is_none")]
    face: Option<FaceRow<P>>,
    resolves: Vec<[P; 2]>,
    causes: Vec<[P; 2]>,
    leaves_undecided: Vec<[P; 2]>,
}

#[derive(Debug, Serialize)]
struct FaceRow<P> {
    part: P,
    face: u32,
}

impl<P> MovesRow<P> {
    /// Returns the row of found moves; `None` if nothing moves.
    pub fn new(found: &PartMoves, name: &dyn Fn(PartId) -> P) -> Option<Self> {
        let pairs = |some: &[(PartId, PartId)]| {
            let some = some.iter();
            some.map(|&(a, b)| [name(a), name(b)]).collect()
        };
        let row = |one: &PartMove| MoveRow {
            direction: one.direction,
            distance: one.distance,
            class: one.class,
            origin: one.origin,
            face: one.face.map(|at| FaceRow {
                part: name(at.part),
                face: at.face,
            }),
            resolves: pairs(&one.resolved),
            causes: pairs(&one.caused),
            leaves_undecided: pairs(&one.undecided),
        };
        Some(Self {
            part: name(*found.parts.first()?),
            lower: found.lower,
            found: found.moves.iter().map(row).collect(),
        })
    }
}
