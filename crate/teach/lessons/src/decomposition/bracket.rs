//! Builds the bracket: a foot and an upright plate with two bores each, and a rib between them.

use nearpoint_geometry::shape::{Mesh, Soup};

use crate::shapes::polygon;

/// The planes of the grid that defines the bracket. Along x lie a bored cell, the rib and a bored cell. Along y lie the
/// plate and the space before it, and along z the foot and the space above it.
const X: [f64; 4] = [-50.0, -8.0, 8.0, 50.0];
const Y: [f64; 3] = [0.0, 12.0, 54.0];
const Z: [f64; 3] = [0.0, 12.0, 54.0];
const BORE: f64 = 13.0;
/// The number of corners around a bore, three to each corner of its cell.
const CIRCLE_CORNERS: usize = 12;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cell {
    Empty,
    Block,
    /// A cell with a bore along that axis.
    Bored(usize),
    /// The half of a cell below the plane from the plate to the foot.
    Rib,
}

fn cell(at: [usize; 3]) -> Cell {
    match at {
        [0 | 2, 1, 0] => Cell::Bored(2),
        [0 | 2, 0, 1] => Cell::Bored(1),
        [1, 1, 1] => Cell::Rib,
        [0..3, 0..2, 0] | [0..3, 0, 0..2] => Cell::Block,
        _ => Cell::Empty,
    }
}

/// Returns the bracket. The result is never none: these faces make a mesh.
pub(super) fn bracket() -> Option<Mesh> {
    let mut soup = Soup::default();
    for x in 0..3 {
        for y in 0..2 {
            for z in 0..2 {
                add(&mut soup, [x, y, z]);
            }
        }
    }
    // Turns it by half a turn, so that foot and rib face the camera.
    for [x, y, _] in &mut soup.positions {
        (*x, *y) = (0.0 - *x, 0.0 - *y);
    }
    Mesh::weld(soup).ok()
}

fn add(soup: &mut Soup, at: [usize; 3]) {
    let bored = match cell(at) {
        Cell::Empty => return,
        Cell::Rib => return rib(soup),
        Cell::Block => None,
        Cell::Bored(axis) => Some(axis),
    };
    for axis in 0..3 {
        for up in [false, true] {
            let mut next = at;
            next[axis] = if up {
                at[axis] + 1
            } else {
                at[axis].wrapping_sub(1)
            };
            if cell(next) != Cell::Empty {
                continue;
            }
            let corners = side(at, axis, up);
            match bored == Some(axis) {
                true => ring(soup, corners, &circle(at, axis, up), up),
                false => fan(soup, corners.to_vec(), up),
            }
        }
    }
    if let Some(axis) = bored {
        let [low, high] = [false, true].map(|up| circle(at, axis, up));
        for i in 0..CIRCLE_CORNERS {
            let j = (i + 1) % CIRCLE_CORNERS;
            fan(soup, vec![high[i], high[j], low[j], low[i]], true);
        }
    }
}

fn plane(axis: usize, number: usize) -> f64 {
    [&X[..], &Y, &Z][axis][number]
}

/// Returns the corners of a cell's side, counterclockwise seen from the side's axis.
fn side(at: [usize; 3], axis: usize, up: bool) -> [[f64; 3]; 4] {
    [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(i, j)| {
        let mut corner = at;
        corner[axis] += usize::from(up);
        corner[(axis + 1) % 3] += i;
        corner[(axis + 2) % 3] += j;
        [0, 1, 2].map(|k| plane(k, corner[k]))
    })
}

/// Returns the rim of a bore, in the same sense.
fn circle(at: [usize; 3], axis: usize, up: bool) -> Vec<[f64; 3]> {
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
    let middle = |k: usize| (plane(k, at[k]) + plane(k, at[k] + 1)) / 2.0;
    let point = |p: &nearpoint_geometry::Point| {
        let mut point = [0.0; 3];
        point[axis] = plane(axis, at[axis] + usize::from(up));
        point[u] = middle(u) + p.x;
        point[v] = middle(v) + p.y;
        point
    };
    polygon(CIRCLE_CORNERS, BORE).iter().map(point).collect()
}

/// Adds a side with a bore in it: at each corner a fan, and a triangle between two of them.
fn ring(soup: &mut Soup, corners: [[f64; 3]; 4], rim: &[[f64; 3]], up: bool) {
    for (i, corner) in corners.into_iter().enumerate() {
        let first = CIRCLE_CORNERS / 2 + 3 * i;
        let at = |k: usize| rim[(first + k) % CIRCLE_CORNERS];
        (0..3).for_each(|k| fan(soup, vec![corner, at(k + 1), at(k)], up));
        fan(soup, vec![corner, corners[(i + 1) % 4], at(3)], up);
    }
}

/// Adds the rib's slope and its two triangles; its other sides are inside.
fn rib(soup: &mut Soup) {
    let at = |x: usize, y: usize, z: usize| [X[x], Y[y], Z[z]];
    let slope = vec![at(1, 1, 2), at(2, 1, 2), at(2, 2, 1), at(1, 2, 1)];
    fan(soup, slope, true);
    for (x, up) in [(1, false), (2, true)] {
        fan(soup, vec![at(x, 1, 1), at(x, 2, 1), at(x, 1, 2)], up);
    }
}

/// Adds a convex polygon as triangles, reversed unless `up`.
fn fan(soup: &mut Soup, corners: Vec<[f64; 3]>, up: bool) {
    let first = soup.positions.len() as u32;
    for i in 1..corners.len() as u32 - 1 {
        let [b, c] = if up { [i, i + 1] } else { [i + 1, i] };
        soup.triangles.push([first, first + b, first + c]);
    }
    soup.positions.extend(corners);
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::diagnose;

    #[test]
    fn the_bracket_is_sound_and_has_four_holes() {
        let mesh = bracket().unwrap();
        let found = diagnose(&mesh);
        assert_eq!(found.messages(), []);
        assert!(found.is_closed && !found.is_inverted && found.shells == 1);
        let euler = found.vertices as i64 - found.triangles as i64 / 2;
        assert_eq!(euler, 2 - 2 * 4);
    }
}
