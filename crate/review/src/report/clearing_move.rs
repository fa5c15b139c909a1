//! Finds moves that end clashes, and writes them in words.

use std::collections::BTreeMap;

use nearpoint_geometry::executor::for_each;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::unit::Unit;
use nearpoint_scene::{PartId, PartMoves, Scene};

use super::model::{Clash, ClearingMove, Report};
use super::number_format::Quantity;
use super::part_ids;
use super::texts::Language;
use crate::review::Review;

/// Components of a direction below this one are shown as 0.
const SMALL_COMPONENT: f64 = 0.0005;

/// Finds the moves that end the first `most` interferences, by the clashes' numbers. Also returns the number of all
/// interferences. The last update of the review was from this scene.
pub fn find_moves(
    review: &Review,
    scene: &Scene,
    most: usize,
) -> (BTreeMap<u32, PartMoves>, usize) {
    let ids = part_ids(review, scene);
    let clashes = review.active_clashes();
    let interfering = clashes.filter(|clash| {
        let measure = &clash.finding.measure;
        measure.class == PairClass::Interferes && !measure.duplicate
    });
    let mut searches: Vec<(u32, [PartId; 2], Option<PartMoves>)> = interfering
        .filter_map(|clash| Some((clash.id.0, *ids.get(&clash.id.0)?, None)))
        .collect();
    let count = searches.len();
    searches.truncate(most);
    for_each(scene.pool(), &mut searches, &|(_, pair, found)| {
        *found = scene.part_moves(*pair, 0.0, None).ok();
    });
    let found = searches.into_iter();
    let found = found.filter_map(|(number, _, found)| Some((number, found?)));
    (found.collect(), count)
}

/// Adds the best of these moves to each clash of a report, which was made from this review and scene.
pub fn add_moves(
    report: &mut Report,
    review: &Review,
    scene: &Scene,
    moves: &BTreeMap<u32, PartMoves>,
) {
    let ids = part_ids(review, scene);
    for clash in &mut report.clashes {
        let ids = ids.get(&clash.number);
        let found =
            ids.and_then(|ids| ClearingMove::best_of(moves.get(&clash.number)?, ids, scene.unit()));
        clash.clearing_move = found;
    }
}

impl ClearingMove {
    fn best_of(found: &PartMoves, ids: &[PartId; 2], unit: Unit) -> Option<Self> {
        let best = found.moves.first()?;
        Some(Self {
            part: ids.iter().position(|id| found.parts.contains(id))?,
            direction: best.direction,
            distance: best.distance,
            unit,
            resolved: best.resolved.len(),
            caused: best.caused.len(),
            undecided: best.undecided.len(),
        })
    }
}

impl Clash {
    /// Returns the move that ends the clash, in words.
    pub(super) fn move_text(&self, language: Language) -> Option<String> {
        let found = self.clearing_move.as_ref()?;
        let part = &*self.parts.get(found.part)?.name;
        let distance = Quantity::Length.format_at_least(found.distance, found.unit, language);
        let direction = direction_text(found.direction);
        let arguments = [
            ("part", part),
            ("distance", &distance),
            ("direction", &direction),
        ];
        let mut words = vec![language.format("move", &arguments)];
        for (key, count, least) in [
            ("move-ends", found.resolved, 2),
            ("move-causes", found.caused, 1),
        ] {
            if count >= least {
                words.push(language.format(key, &[("clashes", &language.clashes(count))]));
            }
        }
        if found.undecided > 0 {
            let count = found.undecided.to_string();
            words.push(language.format("move-undecided", &[("count", &count)]));
        }
        Some(words.join("; "))
    }
}

/// Returns the name of an axis of the scene, or the three coordinates.
fn direction_text(direction: [f64; 3]) -> String {
    let is_axis = |x: &f64| x.abs() > 1.0 - SMALL_COMPONENT * SMALL_COMPONENT;
    match direction.iter().position(is_axis) {
        Some(axis) => {
            let sign = if direction[axis] > 0.0 { '+' } else { '−' };
            format!("{sign}{}", ["X", "Y", "Z"][axis])
        }
        None => {
            let shown = direction.map(|x| match x.abs() < SMALL_COMPONENT {
                true => "0".to_owned(),
                false => format!("{x:.3}").replace('-', "−"),
            });
            format!("({})", shown.join("; "))
        }
    }
}
