//! The bracket: a foot and an upright plate with a rib between them, each plate with holes.

use nearpoint_geometry::shape::Mesh;

use crate::made::blocks;

/// None cannot be: blocks make a mesh.
pub(super) fn bracket() -> Option<Mesh> {
    let x = [-50.0, -34.0, -18.0, -6.0, 6.0, 18.0, 34.0, 50.0];
    let y = [0.0, 12.0, 30.0, 46.0, 60.0];
    let z = [0.0, 12.0, 30.0, 48.0, 66.0, 80.0];
    let shape = blocks([&x, &y, &z], |[x, y, z]| {
        let foot = z == 0 && !(y == 2 && (x == 1 || x == 5));
        let plate = y == 0 && !(z == 3 && (x == 1 || x == 5));
        let rib = x == 3 && y + z <= 3;
        foot || plate || rib
    });
    shape.map(|shape| shape.mesh().clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::diagnose;

    #[test]
    fn the_bracket_is_sound_and_has_four_holes() {
        let mesh = bracket().unwrap();
        let found = diagnose(&mesh);
        assert_eq!(found.sentences(), Vec::<String>::new());
        assert!(found.closed && !found.inverted && found.shells == 1);
        let euler = found.vertices as i64 - found.triangles as i64 / 2;
        assert_eq!(euler, 2 - 2 * 4);
    }
}
