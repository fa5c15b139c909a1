//! Asks for a prediction before the next step, and takes the answer from that step.

use nearpoint_geometry::closest::convex::{GjkStep, SupportPoint};

use super::names::Names;
use crate::figure::Caption;
use crate::story::Question;

/// The relative gap of the bounds below which the question is whether that is the answer already.
const CLOSE: f64 = 0.05;

pub(super) fn before(next: &GjkStep, step: &GjkStep, names: &Names) -> Option<Question> {
    let GjkStep::Iteration {
        simplex,
        support,
        lower,
        upper,
        ..
    } = step
    else {
        return None;
    };
    match next {
        GjkStep::Iteration { lower: later, .. } if *lower <= 0.0 => {
            Some(Question::yes_or_no("gilbert.proven", *later > 0.0))
        }
        GjkStep::Iteration { .. } if upper - lower < CLOSE * upper => {
            Some(Question::yes_or_no("gilbert.done", false))
        }
        GjkStep::Iteration { simplex: kept, .. } => {
            let mut corners = simplex.corners().to_vec();
            corners.push(*support);
            Some(removed_corners(&corners, kept.corners(), names))
        }
        GjkStep::End { .. } => Some(Question::yes_or_no("gilbert.done", true)),
        _ => None,
    }
}

fn removed_corners(corners: &[SupportPoint], kept: &[SupportPoint], names: &Names) -> Question {
    let is_gone = |corner: &SupportPoint| !kept.iter().any(|other| other.indices == corner.indices);
    let mut choices: Vec<Caption> = corners
        .iter()
        .map(|corner| Caption::Math(names.name_of(corner)))
        .collect();
    choices.push(Caption::Key("none"));
    choices.push(Caption::Key("several"));
    let gone: Vec<usize> = (0..corners.len())
        .filter(|&i| is_gone(&corners[i]))
        .collect();
    let answer = match gone[..] {
        [] => corners.len(),
        [one] => one,
        _ => corners.len() + 1,
    };
    Question::among("gilbert.leaves", choices, answer)
}
