//! Two parts of a scene as programs are told of them. Lengths are in the unit of the scene, positions in its frame.

// The name that TypeScript has for it: the row extends it.
use nearpoint_scene::{FramePair, PairReport as Relation, PartId};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// What two parts of a scene are to each other. Positions are in the scene's frame.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PairRow {
    /// The part with the smaller number,
    a: PartId,
    /// the other,
    b: PartId,
    /// and what they are called.
    #[tsify(type = "[a: string, b: string]")]
    names: [String; 2],
    #[serde(flatten)]
    relation: Relation,
    /// Clear, but nearer than the scene's limit.
    below_limit: bool,
}

impl PairRow {
    pub fn of(pair: &FramePair, name: impl Fn(PartId) -> String) -> Self {
        Self {
            a: pair.a,
            b: pair.b,
            names: [name(pair.a), name(pair.b)],
            relation: Relation::of(pair, &pair.scene_from_a),
            below_limit: pair.below_limit,
        }
    }
}
