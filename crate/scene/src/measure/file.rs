//! Reads and writes measurements in a scene file, where parts are indices in the scene's order.

use nearpoint_message::{Message, ToArg, message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Measurement, Pick, PickKind};
use crate::file::SceneFileError;
use crate::part::PartId;
use crate::scene::Scene;

/// A measurement of one pick, or between two.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    picks: Vec<PickEntry>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PickEntry {
    part: usize,
    kind: PickKind,
    at: [f64; 3],
}

/// Returns the measurements for a file.
// The function is never inlined: it is loaded with the first measurement, by this name.
#[inline(never)]
pub(crate) fn saved(scene: &Scene) -> Option<Value> {
    let entry = |measure: &Measurement| {
        let pick = |pick: &Pick| {
            Some(PickEntry {
                part: scene.parts().position(&pick.part)?,
                kind: pick.kind,
                at: pick.point,
            })
        };
        let picks: Option<Vec<PickEntry>> = measure.picks.iter().map(pick).collect();
        picks.map(|picks| Entry { picks })
    };
    let entries: Vec<Entry> = scene.measurements().iter().filter_map(entry).collect();
    serde_json::to_value(entries).ok()
}

/// Returns the measurements of a file for parts in this order; the first gets the id `next`.
// The function is never inlined: it is loaded with the first file that has a measurement, by this name.
#[inline(never)]
pub(crate) fn restored(
    file: &Value,
    ids: &[PartId],
    next: &mut u32,
) -> Result<Vec<Measurement>, SceneFileError> {
    let entries =
        Vec::<Entry>::deserialize(file).map_err(|problem| SceneFileError::InvalidJson {
            problem: format!("\"measures\": {problem}"),
        })?;
    let measure = |(n, entry): (usize, Entry)| {
        let bad = |expected: Message| SceneFileError::BadValue {
            place: message!("measure-measure", n).to_arg(),
            expected,
        };
        if !matches!(entry.picks.len(), 1 | 2) {
            return Err(bad(message!("measure-one-pick-two")));
        }
        let pick = |PickEntry {
                        part,
                        kind,
                        at: point,
                    }: PickEntry|
         -> Result<Pick, SceneFileError> {
            let part = ids.get(part).copied();
            let part = part.ok_or_else(|| bad(message!("measure-about-places-parts")))?;
            Ok(Pick { part, kind, point })
        };
        let picks = entry
            .picks
            .into_iter()
            .map(pick)
            .collect::<Result<_, _>>()?;
        let id = *next;
        *next += 1;
        Ok(Measurement { id, picks })
    };
    entries.into_iter().enumerate().map(measure).collect()
}
