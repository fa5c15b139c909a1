//! Converts a pair of a scene into a clash of a report, without a number or a stored status.

use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::{FramePair, Scene};

use super::from_review::{part, undecided_reason};
use super::model::{Clash, ClashClass};
use super::texts::MACHINE_LANGUAGE;
use crate::clash::key;
use crate::clash_review::Status;
use crate::from_scene::measure;
use crate::part::PartIdentity;

/// Returns the clash of a pair that a test of this name found between the parts with these identities.
pub fn clash_from_pair(
    scene: &Scene,
    pair: &FramePair,
    test: &str,
    ends: [&PartIdentity; 2],
) -> Clash {
    let measure = measure(pair);
    let parts = [(ends[0], pair.a), (ends[1], pair.b)];
    Clash {
        id: format!("{:016x}", key(test, ends, 0)),
        number: 0,
        test: test.to_owned(),
        class: match measure.class {
            _ if measure.duplicate => ClashClass::Duplicate,
            PairClass::Interferes => ClashClass::Interferes,
            PairClass::Undecided => ClashClass::Undecided,
            PairClass::Touches => ClashClass::Touches,
            PairClass::Clear => ClashClass::TooNear,
        },
        parts: parts.map(|(instance, id)| part(instance, scene.part(id))),
        position: pair.place_in_scene().map_or([0.0; 3], Into::into),
        faces: pair.place_faces,
        measure,
        undecided_reason: undecided_reason(scene, pair, MACHINE_LANGUAGE)
            .filter(|_| measure.class == PairClass::Undecided),
        status: Status::New,
        is_worse: false,
        priority: None,
        assignee: None,
        comments: Vec::new(),
        group: None,
        clearing_move: None,
        context: None,
        camera: None,
        picture: None,
    }
}
