//! How many pairs of parts a scene looks at: counted before memory is spent on them, so that it says no while it still can.

use crate::broad::candidates;
use crate::document::Document;
use crate::error::SceneError;
use crate::scene::{Scene, Settings, within};

/// So many pairs of interest a scene has at most: with all that is shown of them about a gigabyte, a quarter of what a page can
/// have.
const MOST_PAIRS: usize = 1 << 19;

impl Scene {
    /// Refuses a document with more pairs of interest, by these settings, than a scene can have.
    pub(crate) fn check_pairs(
        &self,
        document: &Document,
        settings: &Settings,
    ) -> Result<(), SceneError> {
        let parts = document.parts();
        // Most scenes have no more even if all of their parts are near each other.
        if parts.len().saturating_mul(parts.len()) / 2 <= MOST_PAIRS {
            return Ok(());
        }
        let boxes = parts.iter();
        let boxes: Vec<_> = boxes
            .map(|part| part.shape.bounds().posed(&part.pose))
            .collect();
        let within = within(document, settings);
        match candidates(&boxes, within, MOST_PAIRS) {
            Some(_) => Ok(()),
            None => Err(SceneError::TooManyPairs {
                parts: parts.len(),
                most: MOST_PAIRS,
                within,
                unit: settings.unit,
            }),
        }
    }
}
