//! How many pairs of parts a scene looks at: counted before memory is spent on them, so that it says no while it still
//! can.

use nearpoint_geometry::bounds::TooManyPairs;

use crate::document::Document;
use crate::error::SceneError;
use crate::scene::{Scene, Settings, within};

/// So many pairs of interest a scene has at most: with all that is shown of them about a gigabyte, a quarter of what a
/// page can have.
const MOST_PAIRS: usize = 1 << 19;

impl Scene {
    /// Has another document and other settings from now on, and gives back the document it had; or refuses more pairs
    /// of interest than a scene can have, and stays as it is.
    pub(crate) fn adopt(
        &mut self,
        document: Document,
        settings: Settings,
    ) -> Result<Document, SceneError> {
        let within = within(&document, &settings);
        let change = self.world.update(&document, within, MOST_PAIRS);
        let change = change.map_err(|TooManyPairs| SceneError::TooManyPairs {
            parts: document.parts().len(),
            most: MOST_PAIRS,
            within,
            unit: document.unit,
        })?;
        if change.is_reshaped {
            self.forget_shapes();
        }
        self.pairs.refresh(&document, change, within);
        self.settings = settings;
        Ok(std::mem::replace(&mut self.document, document))
    }
}
