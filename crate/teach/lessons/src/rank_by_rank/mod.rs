//! Explains two parts under spheres, rank by rank from large to small, and the search that descends only where spheres
//! intersect (US 5056031).

mod charts;
pub(crate) mod parts;
mod picture;
mod run;
mod search_event;
mod steps;

use nearpoint_geometry::bounds::spheres::{
    CubeEdge, CubeOverlap, MarkLifetime, RadiusSequence, SphereFilter, SphereSettings,
};

use crate::info::{LessonInputs, Parameter};
use crate::story::{Context, StoryResult};
use crate::values::ParameterValues;
use run::{ACCURACY, Parameters, Run};

/// Returns the parameters of the lesson on two parts under hierarchical spheres, rank by rank.
pub(crate) fn offers() -> LessonInputs {
    LessonInputs::new([
        Parameter::choice("pose", &["touching", "near", "apart"]),
        Parameter::choice("form", &["ratio", "three-ranks", "exact"]),
        Parameter::choice("edge", &["cube-in-sphere", "square-in-circle"]),
        Parameter::choice("overlap", &["delete", "keep"]),
        Parameter::choice("marks", &["per-pair", "cleared-all"]),
    ])
}

/// Opens the lesson on two parts under hierarchical spheres, rank by rank, with these parameter values.
pub(crate) fn open(values: &ParameterValues, _: &Context) -> StoryResult {
    let source = SphereSettings::original(ACCURACY);
    let settings = match values.choice("form") {
        "three-ranks" => SphereSettings {
            radius_sequence: RadiusSequence::ThreeRanks,
            ..source
        },
        "exact" => SphereSettings {
            radius_sequence: RadiusSequence::Exact(2.0),
            filter: SphereFilter::Cell,
            ..source
        },
        _ => source,
    };
    let settings = SphereSettings {
        cube_edge: match values.choice("edge") {
            "square-in-circle" => CubeEdge::SquareInCircle,
            _ => CubeEdge::CubeInSphere,
        },
        cube_overlap: match values.choice("overlap") {
            "keep" => CubeOverlap::Keep,
            _ => CubeOverlap::Delete,
        },
        ..settings
    };
    let parameters = Parameters {
        settings,
        marks: match values.choice("marks") {
            "cleared-all" => MarkLifetime::ClearAll,
            _ => MarkLifetime::PerPair,
        },
        pose: parts::pose(values.choice("pose")),
    };
    let parts = parts::parts()?;
    let run = Run::new(parts, &parameters)?;
    Ok(Box::new(steps::Steps { run }))
}
