//! Builds the surroundings of the robots in the robot cell: a conveyor with crates, a fixture with a workpiece, and
//! guards. Metres, Z up. Nothing touches: a part that rests on another is half a millimetre above it.

use nearpoint_geometry::shape::Soup;
use nearpoint_geometry::shape::primitives::{cuboid, tube};
use std::fmt::Write;

/// The distance between a part and the part that it rests on.
const GAP: f64 = 0.0005;
/// The height of the belt's top, and of the fixture's table.
const BELT: f64 = 0.75;
const TABLE: f64 = 0.8;

/// A part: solids that do not touch each other, each centred on its own origin, and the solids' positions.
type Part = (&'static str, Vec<(Soup, [f64; 3])>);

/// Returns the cell as an OBJ file.
pub fn obj() -> Vec<u8> {
    let mut text = String::from("# made for Nearpoint: a robot cell, metres\n");
    let mut first = 1;
    for (name, solids) in parts() {
        let _ = writeln!(text, "o {name}");
        for (solid, at) in solids {
            for p in &solid.positions {
                let [x, y, z] = [0, 1, 2].map(|k| round(p[k] + at[k]));
                let _ = writeln!(text, "v {x} {y} {z}");
            }
            for t in &solid.triangles {
                let [a, b, c] = t.map(|v| v as usize + first);
                let _ = writeln!(text, "f {a} {b} {c}");
            }
            first += solid.positions.len();
        }
    }
    text.into_bytes()
}

/// Rounds to a hundredth of a millimetre.
fn round(x: f64) -> f64 {
    (x * 1e5).round() / 1e5 + 0.0
}

fn parts() -> Vec<Part> {
    let mut parts = conveyor();
    parts.extend(fixture());
    parts.extend(guards());
    parts
}

fn conveyor() -> Vec<Part> {
    let leg = |x: f64, y: f64| (cuboid(0.06, 0.06, 0.58), [x, y, 0.29]);
    let rail = |x: f64| vec![(cuboid(0.03, 3.2, 0.1), [x, 0.0, BELT + 0.005])];
    let roller = |y: f64| vec![(lying(24, 0.05, 0.56), [0.0, y, BELT - 0.06])];
    let crate_at = |y: f64| vec![(cuboid(0.36, 0.36, 0.3), [0.0, y, BELT + 0.15 + GAP])];
    let legs = [(-0.26, -1.3), (0.26, -1.3), (-0.26, 1.3), (0.26, 1.3)];
    vec![
        ("conveyor legs", legs.map(|(x, y)| leg(x, y)).to_vec()),
        (
            "conveyor bed",
            vec![(cuboid(0.6, 2.9, 0.05), [0.0, 0.0, 0.58 + 0.025 + GAP])],
        ),
        (
            "conveyor belt",
            vec![(cuboid(0.56, 3.0, 0.02), [0.0, 0.0, BELT - 0.01])],
        ),
        ("roller front", roller(-1.56)),
        ("roller back", roller(1.56)),
        ("rail left", rail(-0.32)),
        ("rail right", rail(0.32)),
        ("crate 1", crate_at(-0.9)),
        ("crate 2", crate_at(0.0)),
        ("crate 3", crate_at(0.9)),
    ]
}

fn fixture() -> Vec<Part> {
    let (x, y) = (-1.55, 1.75);
    let leg = |dx: f64, dy: f64| {
        (
            cuboid(0.08, 0.08, TABLE - 0.06),
            [x + dx, y + dy, (TABLE - 0.06) / 2.0],
        )
    };
    let post = |dx: f64, dy: f64| {
        let at = [x + dx, y + dy, TABLE + 0.1 + GAP];
        vec![(tube(24, 0.03, 0.0, 0.2), at)]
    };
    let corners = [(-0.4, -0.25), (0.4, -0.25), (-0.4, 0.25), (0.4, 0.25)];
    vec![
        ("fixture legs", corners.map(|(dx, dy)| leg(dx, dy)).to_vec()),
        (
            "fixture table",
            vec![(cuboid(1.0, 0.7, 0.05), [x, y, TABLE - 0.025])],
        ),
        ("clamp 1", post(-0.35, -0.2)),
        ("clamp 2", post(0.35, -0.2)),
        ("clamp 3", post(-0.35, 0.2)),
        ("clamp 4", post(0.35, 0.2)),
        (
            "workpiece",
            vec![(tube(48, 0.18, 0.09, 0.16), [x, y, TABLE + 0.08 + GAP])],
        ),
    ]
}

fn guards() -> Vec<Part> {
    let post = |x: f64, y: f64| vec![(cuboid(0.08, 0.08, 2.2), [x, y, 1.1])];
    vec![
        ("guard post 1", post(1.6, 2.2)),
        ("guard post 2", post(2.9, 2.2)),
        (
            "guard panel",
            vec![(cuboid(1.2, 0.02, 1.8), [2.25, 2.2, 1.2])],
        ),
    ]
}

/// Makes a cylinder along x.
fn lying(segments: u32, radius: f64, length: f64) -> Soup {
    let mut soup = tube(segments, radius, 0.0, length);
    soup.positions
        .iter_mut()
        .for_each(|[x, _, z]| (*x, *z) = (*z, -*x));
    soup
}
