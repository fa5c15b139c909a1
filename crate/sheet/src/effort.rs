//! What would take too long is refused before it is on the sheet: contours slide along each other's no-fit polygons,
//! and those of very fine ones take longer to make than anybody waits.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::planar::Polygon;

use crate::SheetError;

/// No contour has more vertices than this.
const MOST_VERTICES: usize = 8192;
/// No two contours meet in more ways than this: under a second of work, in the worst shapes that were found.
const MOST_WAYS: f64 = 200_000.0;

/// Refuses contours that are too fine, by themselves or for each other. Copies share their polygon, and are looked at
/// once.
pub(crate) fn check<'a>(
    contours: impl Iterator<Item = (&'a Arc<str>, &'a Arc<Polygon>)>,
) -> Result<(), SheetError> {
    let mut seen = BTreeMap::new();
    for (name, polygon) in contours {
        seen.entry(Arc::as_ptr(polygon)).or_insert((name, polygon));
    }
    let mut all: Vec<(f64, f64, &Arc<str>)> = Vec::new();
    for (name, polygon) in seen.into_values() {
        let (vertices, most) = (polygon.len(), MOST_VERTICES);
        if vertices > most {
            let name = name.to_string();
            return Err(SheetError::TooManyVertices {
                name,
                vertices,
                most,
            });
        }
        let (count, turns) = (vertices as f64, polygon.turns());
        all.push((count, turns, name));
        for (other, other_turns, other_name) in &all {
            if count * other_turns + other * turns > MOST_WAYS {
                let names = [name, other_name].map(|name| name.to_string());
                return Err(SheetError::TooFine { names });
            }
        }
    }
    Ok(())
}
