//! Builds solids from the cells of a grid. They are closed, face outwards, and share equal positions.

use nearpoint_geometry::shape::Soup;

use super::{ShapeResult, shape};

/// Returns the boundary of the filled cells between these planes, two triangles for each side of a cell. Avoid cells that
/// share only an edge: they make that edge one of four triangles.
pub(crate) fn blocks(planes: [&[f64]; 3], is_filled: impl Fn([usize; 3]) -> bool) -> ShapeResult {
    let mut soup = Soup::default();
    let cells = planes.map(|along| along.len().saturating_sub(1));
    let filled = |cell: [usize; 3]| (0..3).all(|k| cell[k] < cells[k]) && is_filled(cell);
    for x in 0..cells[0] {
        for y in 0..cells[1] {
            for z in (0..cells[2]).filter(|&z| filled([x, y, z])) {
                for side in 0..6 {
                    let (axis, up) = (side / 2, side % 2 == 1);
                    if next([x, y, z], axis, up).is_none_or(|cell| !filled(cell)) {
                        quad(&mut soup, planes, [x, y, z], axis, up);
                    }
                }
            }
        }
    }
    shape(soup)
}

fn next(mut cell: [usize; 3], axis: usize, up: bool) -> Option<[usize; 3]> {
    cell[axis] = match up {
        true => cell[axis] + 1,
        false => cell[axis].checked_sub(1)?,
    };
    Some(cell)
}

/// Adds one side of a cell, counterclockwise as seen from outside.
fn quad(soup: &mut Soup, planes: [&[f64]; 3], cell: [usize; 3], axis: usize, up: bool) {
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
    let first = soup.positions.len() as u32;
    for (i, j) in [(0, 0), (1, 0), (1, 1), (0, 1)] {
        let mut at = cell;
        at[axis] += usize::from(up);
        at[u] += i;
        at[v] += j;
        soup.positions.push([0, 1, 2].map(|k| planes[k][at[k]]));
    }
    let corners = if up { [0, 1, 2, 3] } else { [3, 2, 1, 0] };
    let [a, b, c, d] = corners.map(|i: u32| first + i);
    soup.triangles.extend([[a, b, c], [a, c, d]]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::diagnose;

    #[test]
    fn blocks_are_closed_and_outward() {
        let planes: [&[f64]; 3] = [&[0.0, 1.0, 2.0, 4.0], &[0.0, 1.0, 5.0], &[-1.0, 0.0]];
        // This is a U of two arms and a bottom.
        let u = blocks(planes, |[x, y, _]| y == 0 || x != 1).unwrap();
        let found = diagnose(u.mesh());
        assert!(
            found.is_closed && !found.is_inverted && found.shells == 1,
            "{found:?}"
        );
        assert_eq!(found.messages(), []);
        assert_eq!(found.triangles, 2 * (5 + 5 + 12));
    }
}
