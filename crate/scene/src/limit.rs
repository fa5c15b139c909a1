//! How many pairs of parts a scene looks at: counted before memory is spent on them, so that it says no while it still
//! can.

use nearpoint_geometry::bounds::TooManyPairs;

use crate::document::Document;
use crate::error::SceneError;
use crate::part::PartId;
use crate::scene::{Scene, Settings, within};
use crate::world::{Change, World};

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
        if self.is_asked {
            let within = within(&document, &settings);
            let change = near(&mut self.world, &document, within, MOST_PAIRS)?;
            if change.is_reshaped {
                self.forget_shapes();
            }
            self.pairs.refresh(&document, change, within);
        }
        self.settings = settings;
        Ok(std::mem::replace(&mut self.document, document))
    }

    /// The pairs of interest, in order: those that are asked one by one. For a scene that does not ask them itself
    /// ([`Scene::unasked`]), which may have more of them than one that does.
    ///
    /// # Errors
    /// If there are more than `most`.
    pub fn candidates(&self, most: usize) -> Result<Vec<(PartId, PartId)>, SceneError> {
        let change = near(&mut World::default(), &self.document, self.within(), most)?;
        let mut keys: Vec<_> = change.fresh.iter().map(|near| near.key).collect();
        keys.sort_unstable();
        keys.dedup();
        Ok(keys)
    }
}

/// Takes a document in, unless it has too many pairs of interest.
fn near(
    world: &mut World,
    document: &Document,
    within: f64,
    most: usize,
) -> Result<Change, SceneError> {
    let change = world.update(document, within, most);
    change.map_err(|TooManyPairs| SceneError::TooManyPairs {
        parts: document.parts().len(),
        most,
        within,
        unit: document.unit,
    })
}
