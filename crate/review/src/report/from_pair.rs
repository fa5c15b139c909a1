//! Converts a pair of a scene into a clash of a report, without a number or a stored status.

use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::{FramePair, Scene};

use super::from_review::{because, part};
use super::model::{Clash, Kind};
use super::words::FOR_PROGRAMS;
use crate::clash::key;
use crate::from_scene::{measure, place};
use crate::part::Instance;
use crate::said::Status;

/// Returns the clash of a pair that a test of this name found between the parts with these identities.
pub fn pair(scene: &Scene, pair: &FramePair, test: &str, ends: [&Instance; 2]) -> Clash {
    let measure = measure(pair);
    let parts = [(ends[0], pair.a), (ends[1], pair.b)];
    Clash {
        id: format!("{:016x}", key(test, ends, 0)),
        number: 0,
        test: test.to_owned(),
        kind: match measure.class {
            _ if measure.duplicate => Kind::Duplicate,
            PairClass::Interferes => Kind::Interferes,
            PairClass::Undecided => Kind::Undecided,
            PairClass::Touches => Kind::Touches,
            PairClass::Clear => Kind::TooNear,
        },
        parts: parts.map(|(instance, id)| part(instance, scene.part(id))),
        place: place(pair).map_or([0.0; 3], Into::into),
        measure,
        because: because(scene, pair, FOR_PROGRAMS)
            .filter(|_| measure.class == PairClass::Undecided),
        status: Status::New,
        is_worse: false,
        priority: None,
        assignee: None,
        comments: Vec::new(),
        group: None,
        camera: None,
        picture: None,
    }
}
