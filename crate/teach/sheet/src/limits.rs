//! Refuses contours that would take too long before they are on the sheet.

use crate::{NewContour, SheetError};

/// The largest number of vertices of a contour.
const MAX_VERTICES: usize = 100_000;

impl NewContour {
    /// Refuses a contour that has more vertices than a sheet takes, or a position that is not finite.
    pub fn check(&self) -> Result<(), SheetError> {
        let (vertices, max) = (self.polygon.len(), MAX_VERTICES);
        if vertices > max {
            let name = self.name.to_string();
            return Err(SheetError::TooManyVertices {
                name,
                vertices,
                max,
            });
        }
        match self.at.iter().all(|c| c.is_finite()) {
            true => Ok(()),
            false => Err(SheetError::NotFinite),
        }
    }
}
