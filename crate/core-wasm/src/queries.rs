//! Answers queries about two shapes. The second is posed in the frame of the first.

use js_sys::Uint32Array;
use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{self, WarmStart};
use nearpoint_geometry::collide;
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_scene::report::Clearance;
use nearpoint_scene::{Command, PairReport, Scene, ThreadPool};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::convert::{ErrorCode, js_error, to_js};
use crate::failure::now;
use crate::intersection::Intersection;
use crate::model::new_part;
use crate::numbers::triangle_pairs;
use crate::scene::scene_error;
use crate::shape::Shape;
use crate::types::{JsPose, pose_given};

const B_IN_A: &str = "The pose of B in A";

/// Returns every pair of a triangle of A and a triangle of B that share a point, in order. Each is three numbers: A's
/// triangle, B's triangle, and 0 where they cross or 1 where they only touch.
#[wasm_bindgen]
pub fn pairs(
    a: &Shape,
    b: &Shape,
    #[wasm_bindgen(js_name = bInA)] b_in_a: Option<Ts<JsPose>>,
) -> Result<Uint32Array, JsValue> {
    let pose = pose_given(b_in_a, B_IN_A)?;
    let found = collide::colliding_pairs(&a.solid, &b.solid, &pose, &SequentialExecutor)
        .map_err(interrupted)?;
    Ok(triangle_pairs(&found))
}

/// Returns whether the surfaces of two shapes share a point; it stops at the first one. `relation` also detects a shape
/// inside the other.
#[wasm_bindgen]
pub fn collides(
    a: &Shape,
    b: &Shape,
    #[wasm_bindgen(js_name = bInA)] b_in_a: Option<Ts<JsPose>>,
) -> Result<bool, JsValue> {
    let pose = pose_given(b_in_a, B_IN_A)?;
    collide::collides(&a.solid, &b.solid, &pose, &SequentialExecutor).map_err(interrupted)
}

/// Returns the smallest distance of two shapes' surfaces and its points, in A's frame; undefined if it is larger than
/// `within`.
#[wasm_bindgen]
pub fn clearance(
    a: &Shape,
    b: &Shape,
    #[wasm_bindgen(js_name = bInA)] b_in_a: Option<Ts<JsPose>>,
    within: Option<f64>,
) -> Result<Option<Ts<Clearance>>, JsValue> {
    let pose = pose_given(b_in_a, B_IN_A)?;
    let limit = within.unwrap_or(f64::INFINITY);
    if limit.is_nan() || limit < 0.0 {
        let sentence = "How near two are looked for is a distance of 0 or more.";
        return Err(js_error(ErrorCode::Input, sentence));
    }
    let mut warm = WarmStart::default();
    let found = closest::clearance(
        &a.solid,
        &b.solid,
        &pose,
        limit,
        &mut warm,
        &SequentialExecutor,
    );
    let found = found.map_err(interrupted)?;
    let found = found.map(|at| Clearance::new(&at, &Pose::identity()));
    found.map(|near| to_js(&near)).transpose()
}

/// Returns the proven relation of two shapes: interferes, touches, clear, or why that is undecided. With it come the
/// clearance, or the bounds of the penetration depth and the intersection. Positions are in A's frame.
#[wasm_bindgen]
pub fn relation(
    a: &Shape,
    b: &Shape,
    #[wasm_bindgen(js_name = bInA)] b_in_a: Option<Ts<JsPose>>,
) -> Result<Ts<PairReport>, JsValue> {
    let pose = pose_given(b_in_a, B_IN_A)?;
    let scene = scene_of(a, b, pose, f64::INFINITY)?;
    let pair = scene.frame().pairs.first();
    let reported = pair.map(|pair| to_js(&PairReport::new(pair, &Pose::identity())));
    reported.expect("without a limit a scene reports each pair")
}

/// Returns the intersection of two shapes as a mesh in A's frame; undefined where there is none, or where it is not
/// known.
#[wasm_bindgen]
pub fn body(
    a: &Shape,
    b: &Shape,
    #[wasm_bindgen(js_name = bInA)] b_in_a: Option<Ts<JsPose>>,
) -> Result<Option<Ts<Intersection>>, JsValue> {
    let pose = pose_given(b_in_a, B_IN_A)?;
    let scene = scene_of(a, b, pose, 0.0)?;
    let pair = scene.frame().pairs.first();
    let body = pair.and_then(|pair| Intersection::new(pair, &Pose::identity()));
    body.map(|body| to_js(&body)).transpose()
}

/// Makes a scene of these two and answers its queries, so that both interfaces give the same answers.
fn scene_of(a: &Shape, b: &Shape, b_in_a: Pose, within: f64) -> Result<Scene, JsValue> {
    let mut scene = Scene::new(ThreadPool::Sequential, now);
    let parts = vec![
        new_part(a, "A".to_owned(), Pose::identity()),
        new_part(b, "B".to_owned(), b_in_a),
    ];
    scene.add(parts).map_err(scene_error)?;
    let max_distance = within.is_finite().then_some(within);
    scene
        .apply(Command::SetMaxDistance { max_distance })
        .map_err(scene_error)?;
    scene.finish();
    Ok(scene)
}

/// Makes an error that cannot occur: nothing stops [`SequentialExecutor`].
fn interrupted(_: Interrupted) -> JsValue {
    js_error(ErrorCode::Input, "The query was cancelled.")
}
