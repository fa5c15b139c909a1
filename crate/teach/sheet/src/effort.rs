//! What would take too long is refused before it is on the sheet.

use crate::{NewContour, SheetError};

/// No contour has more vertices than this.
const MOST_VERTICES: usize = 100_000;

impl NewContour {
    /// Refuses one that has more vertices than a sheet takes, or lies nowhere.
    pub fn check(&self) -> Result<(), SheetError> {
        let (vertices, most) = (self.polygon.len(), MOST_VERTICES);
        if vertices > most {
            let name = self.name.to_string();
            return Err(SheetError::TooManyVertices {
                name,
                vertices,
                most,
            });
        }
        match self.at.iter().all(|c| c.is_finite()) {
            true => Ok(()),
            false => Err(SheetError::NotFinite),
        }
    }
}
