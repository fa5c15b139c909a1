//! Writes a removal path as a file.

use nearpoint_motion::trajectory::file::poses::{PathMetadata, PosedPath, to_csv, to_json};

use crate::error::SceneError;
use crate::part::PartId;
use crate::scene::Scene;
use crate::trajectory::MotionFormat;

impl Scene {
    /// Returns the removal path as a file: the poses of the removed parts.
    ///
    /// # Errors
    /// The error is that no path was found.
    pub fn export_removal_path(&self, format: MotionFormat) -> Result<String, SceneError> {
        let search = (self.results.removal.as_ref()).ok_or(SceneError::NoRemovalPath)?;
        let keyframes = search.keyframes().ok_or(SceneError::NoRemovalPath)?;
        let state = search.state();
        let path = PosedPath {
            names: self.distinct_names(&state.parts),
            keyframes,
        };
        let text = match format {
            MotionFormat::Csv => to_csv(&path),
            MotionFormat::Json => {
                let about = PathMetadata {
                    unit: self.unit().symbol().to_owned(),
                    length: state.path().map_or(0.0, |path| path.length),
                };
                to_json(&path, &about)
            }
        };
        text.map_err(SceneError::MotionFile)
    }

    /// Returns the parts' names; parts with the same name get a number, except the first.
    fn distinct_names(&self, parts: &[PartId]) -> Vec<String> {
        let mut names: Vec<String> = Vec::with_capacity(parts.len());
        for part in parts.iter().filter_map(|&id| self.part(id)) {
            let numbered = (2..).map(|n: u32| format!("{} ({n})", part.name));
            let mut all = std::iter::once(part.name.clone()).chain(numbered);
            names.extend(all.find(|name| !names.contains(name)));
        }
        names
    }
}
