//! Two parts as programs are told of them. Lengths are in the unit of the shapes, positions in the frame that the call
//! names.

use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{FramePair, PairKind, PartId, verdict};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::words::Xyz;

/// What two shapes are to each other. Positions are in A's frame.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Relation {
    /// How the two meshes lie to each other: a fact.
    kind: PairKind,
    /// What is true of every two solids that the meshes may stand for.
    #[tsify(type = "PairClass")]
    class: &'static str,
    /// Why it is undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "Because")]
    because: Option<&'static str>,
    /// How far both true surfaces together may be from the facets, at the place that the class comes from.
    deviation: f64,
    /// From where that is known.
    #[tsify(type = "Basis")]
    basis: &'static str,
    /// What the bounds of the clearance, the depth and the volume hold for: the solids, or the meshes only.
    #[tsify(type = "\"solids\" | \"meshes\"")]
    bounds_of: &'static str,
    /// How many pairs of triangles cross.
    crossing: u32,
    /// How many touch.
    touching: u32,
    /// How many pairs of faces these belong to.
    faces: usize,
    /// Of two that share no point.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "Clearance")]
    clearance: Option<Near>,
    /// The distance of the parts is no less than the first, no more than the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "[lower: number, upper: number]")]
    clearance_bounds: Option<[f64; 2]>,
    /// Of two that do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "Depth")]
    depth: Option<Deep>,
    /// Of two closed ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    body: Option<InCommon>,
    /// Which lies wholly inside the other; of two in the same place the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "\"a\" | \"b\"")]
    inner: Option<&'static str>,
    /// Both are in the same place, wholly or nearly.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "\"same\" | \"nearly\"")]
    duplicate: Option<&'static str>,
}

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

/// How far two are apart, and where.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "Clearance")]
pub struct Near {
    /// 0 exactly when they have a point in common.
    pub distance: f64,
    pub on_a: Xyz,
    pub on_b: Xyz,
    /// The triangles that the points lie on.
    pub triangle_a: u32,
    pub triangle_b: u32,
}

/// How deep two are in each other: no less than `lower` and no more than `upper`.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "Depth")]
struct Deep {
    lower: f64,
    upper: f64,
    on_a: Xyz,
    on_b: Xyz,
}

/// The body that two closed parts have in common.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
struct InCommon {
    /// That of the meshes, in the cube of the unit.
    volume: f64,
    /// It is no less than the first, no more than the second.
    #[tsify(type = "[lower: number, upper: number]")]
    volume_bounds: [f64; 2],
    /// How many bodies it is.
    pieces: usize,
    centre: Xyz,
    low: Xyz,
    high: Xyz,
}

impl Relation {
    /// Positions are posed by `frame_from_a`.
    pub fn of(pair: &FramePair, frame_from_a: &Pose) -> Self {
        let at = |point: Point| Xyz::from(frame_from_a * point);
        let body = pair.body.as_ref().filter(|body| body.is_closed);
        let body = body.zip(pair.overlap.centroid).map(|(body, centre)| {
            let posed = body.points.iter().map(|point| frame_from_a * point);
            let posed: Vec<Point> = posed.collect();
            let bounds = nearpoint_geometry::bounds::Aabb::around(&posed);
            InCommon {
                volume: pair.overlap.volume,
                volume_bounds: pair.overlap.volume_bounds,
                pieces: pair.overlap.pieces,
                centre: at(centre),
                low: bounds.lo.into(),
                high: bounds.hi.into(),
            }
        });
        Self {
            kind: pair.kind,
            class: verdict::class(pair.class),
            because: pair.because.map(verdict::because),
            deviation: pair.deviation,
            basis: verdict::basis(pair.basis),
            bounds_of: verdict::bounds_of(pair.bounds_of),
            crossing: pair.crossing,
            touching: pair.touching,
            faces: pair.face_pairs.len(),
            clearance: pair.clearance.as_ref().map(|near| Near {
                distance: near.distance,
                on_a: at(near.on_a),
                on_b: at(near.on_b),
                triangle_a: near.triangle_a,
                triangle_b: near.triangle_b,
            }),
            clearance_bounds: pair.clearance_bounds,
            depth: pair.depth.as_ref().map(|deep| Deep {
                lower: deep.lower,
                upper: deep.upper,
                on_a: at(deep.on_a),
                on_b: at(deep.on_b),
            }),
            body,
            inner: pair.inner.map(|id| if id == pair.a { "a" } else { "b" }),
            duplicate: pair.overlap.duplicate.map(verdict::duplicate),
        }
    }
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
