//! Writes the pairs of links that need no check, as the Semantic Robot Description Format (wiki.ros.org/srdf).

use std::collections::BTreeMap;
use std::fmt::Write;

use nearpoint_message::message;
use nearpoint_motion::range::{PairRange, PairRangeClass};
use nearpoint_scene::{AllowedReason, Scene, SceneRobot};

use crate::error::Error;
use crate::report::AllowedPairRow;

/// Returns the file: links that one joint joins, that never meet, or that always meet. A pair of links never meets if none
/// of their parts do.
///
/// # Errors
/// The scene has no robot, or several.
pub fn text(
    scene: &Scene,
    pairs: &[PairRange],
    allowed: &[AllowedPairRow],
) -> Result<String, Error> {
    let [robot] = scene.robots() else {
        return Err(Error::usage(message!("cli-srdf-one-robot")));
    };
    let mut reasons: BTreeMap<[usize; 2], Option<&str>> = BTreeMap::new();
    let mut note = |parts: [usize; 2], reason: Option<&'static str>| {
        if let [Some(a), Some(b)] = parts.map(|part| link(scene, robot, part))
            && a != b
        {
            let of_links = reasons.entry([a.min(b), a.max(b)]).or_insert(reason);
            // Parts that always meet decide about their links; otherwise all parts must agree.
            *of_links = match (*of_links, reason) {
                (Some("Always"), _) | (_, Some("Always")) => Some("Always"),
                (one, other) if one == other => one,
                _ => None,
            };
        }
    };
    for pair in pairs {
        note(
            pair.bodies,
            match pair.class {
                PairRangeClass::Never => Some("Never"),
                PairRangeClass::Always => Some("Always"),
                PairRangeClass::Sometimes | PairRangeClass::Undecided => None,
            },
        );
    }
    for row in allowed {
        let reason = match &row.allowance {
            AllowedReason::Adjacent { .. } => "Adjacent",
            AllowedReason::AlwaysInCollision => "Always",
            AllowedReason::NeverInCollision => "Never",
            AllowedReason::Excluded { .. } | AllowedReason::User { .. } => "User",
        };
        note([row.part_a, row.part_b], Some(reason));
    }
    let description = robot.robot.description();
    let name = escaped(&description.name);
    let mut text = format!("<?xml version=\"1.0\"?>\n<robot name=\"{name}\">\n");
    for ([a, b], reason) in reasons {
        if let Some(reason) = reason {
            let [a, b] = [a, b].map(|link| escaped(&description.links[link]));
            let _ = writeln!(
                text,
                "  <disable_collisions link1=\"{a}\" link2=\"{b}\" reason=\"{reason}\"/>"
            );
        }
    }
    text.push_str("</robot>\n");
    Ok(text)
}

/// Returns the link that carries the part with this index.
fn link(scene: &Scene, robot: &SceneRobot, part: usize) -> Option<usize> {
    Some(robot.link_part(scene.parts()[part].id)?.link)
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('"', "&quot;")
}
