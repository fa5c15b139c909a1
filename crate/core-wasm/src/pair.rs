//! Describes two parts of a scene to programs. Lengths are in the scene's unit, positions in its frame.

// TypeScript knows it by this name: the interface of the row extends it.
use nearpoint_scene::{FramePair, PairReport as Relation, PartId};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The relation of two parts of a scene: class, clearance, depth and intersection. Positions are in the scene's frame.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PairRow {
    /// The part with the smaller number.
    a: PartId,
    /// The other part.
    b: PartId,
    /// The names of both parts.
    #[tsify(type = "[a: string, b: string]")]
    names: [String; 2],
    #[serde(flatten)]
    relation: Relation,
    /// True if the parts are clear, but nearer to each other than the scene's limit.
    below_limit: bool,
}

impl PairRow {
    /// Describes a pair of parts for JavaScript; `name` returns the name of a part.
    pub fn new(pair: &FramePair, name: impl Fn(PartId) -> String) -> Self {
        Self {
            a: pair.a,
            b: pair.b,
            names: [name(pair.a), name(pair.b)],
            relation: Relation::new(pair, &pair.scene_from_a),
            below_limit: pair.is_below_limit,
        }
    }
}
