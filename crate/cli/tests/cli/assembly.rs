//! Checks that the reducer can be assembled with Snap by a user whose error is up to a millimetre and a degree.

use crate::common::{load_shipped, tree};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{Command, DragMode, DragState, MeshRelation, PartId, Placement, Scene};
use serde_json::Value;

fn truth() -> Value {
    let path = tree("e2e/fixtures/truth/reducer.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The parts that the user drags, and the direction they come from, in the axes of the file. Parts that belong together
/// move together, because a bearing's balls have no faces.
struct Stage {
    /// The prefixes of its parts' names.
    parts: Vec<&'static str>,
    from: [f64; 3],
    /// The final offset of the dragged pose from the designed position.
    off: [f64; 3],
    /// The rotations about x, y and z, in degrees.
    tilt: [f64; 3],
}

/// The names, start, offset and tilt of each stage.
const STAGES: &str = "
    pinion                                       | 0 80 0  | 0.6 0.5 -0.4   | 0 0 0
    bearing input front                          | 0 -60 0 | -0.5 -0.6 0.7  | 0.8 0 -0.6
    bearing input rear                           | 0 60 0  | 0.4 0.7 0.5    | -0.7 0 0.5
    coupling                                     | 0 -80 0 | 0.6 -0.8 0.3   | 0.5 0 0.9
    gear                                         | 0 80 0  | -0.3 0.6 0.4   | 0 0 0
    bearing output front                         | 0 -60 0 | 0.7 -0.4 0.2   | 0.6 0 0.6
    bearing output rear                          | 0 60 0  | -0.6 0.5 -0.4  | 0.4 0 -0.8
    input shaft, pinion, bearing input, coupling | 0 0 90  | 0.5 0 0.8      | 0 0 0
    output shaft, gear, bearing output           | 0 0 120 | -0.4 0 0.6     | 0 0 0
    housing cover                                | 0 0 320 | 0.5 -0.6 0.9   | 0.5 -0.4 0
    oil plug                                     | 60 0 0  | 0.9 0.4 -0.5   | 0 0.7 0.5
    bolt 1                                       | 0 0 60  | 0.7 -0.4 0.8   | 0.9 0.6 0
    bolt 2                                       | 0 0 60  | -0.6 0.5 0.9   | -0.7 0.8 0
    bolt 3                                       | 0 0 60  | 0.3 0.8 0.4    | 0.9 -0.9 0
    bolt 4                                       | 0 0 60  | 0.8 0.8 0.9    | 0.5 0.5 30
    bolt 5                                       | 0 0 60  | -0.9 -0.7 -0.4 | -0.9 0.4 0
    bolt 6                                       | 0 0 60  | 0.5 -0.9 0.9   | 0.2 0.9 10
";

fn stages() -> Vec<Stage> {
    let numbers = |cell: &str| {
        let numbers = cell.split_whitespace().map(|word| word.parse().unwrap());
        numbers.collect::<Vec<f64>>().try_into().unwrap()
    };
    let stage = |line: &'static str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        Stage {
            parts: cells[0].split(", ").collect(),
            from: numbers(cells[1]),
            off: numbers(cells[2]),
            tilt: numbers(cells[3]),
        }
    };
    STAGES.trim().lines().map(stage).collect()
}

/// Converts a vector from the axes of the file, whose z points up, to the scene's.
fn in_scene(scene: &Scene, file: [f64; 3]) -> Vector {
    scene.parts()[0].file_pose.rotation * Vector::from(file)
}

impl Stage {
    fn ids(&self, scene: &Scene) -> Vec<PartId> {
        let named = |name: &str| self.parts.iter().any(|prefix| name.starts_with(prefix));
        let parts = scene.parts().iter().filter(|part| named(&part.name));
        parts.map(|part| part.id).collect()
    }

    fn explode(&self, scene: &mut Scene) {
        for part in self.ids(scene) {
            let mut pose = scene.part(part).unwrap().pose;
            pose.translation.vector += in_scene(scene, self.from);
            scene.apply(Command::SetPose { part, pose }).unwrap();
        }
    }

    /// Moves the parts in steps from their start to about their designed position, and lets go. Returns the last drag state.
    fn assemble(&self, scene: &mut Scene) -> DragState {
        let parts = self.ids(scene);
        let lead = parts[0];
        let start = scene.part(lead).unwrap().pose;
        let middle = scene.part(lead).unwrap().shape.bounds().centre();
        scene.apply(Command::BeginDrag { parts }).unwrap();
        let tilt = in_scene(scene, self.tilt.map(f64::to_radians));
        let path = in_scene(scene, self.off) - in_scene(scene, self.from);
        for step in 1..=20 {
            let fraction = f64::from(step) / 20.0;
            let turn = UnitQuaternion::from_scaled_axis(tilt * fraction) * start.rotation;
            let centre = start * middle + path * fraction;
            let pose = Pose::from_parts((centre - turn * middle).into(), turn);
            scene
                .apply(Command::DragTo {
                    poses: vec![Placement(lead, pose)],
                })
                .unwrap();
            scene.finish();
        }
        let hand = DragState::clone(scene.frame().drag.as_ref().unwrap());
        scene.apply(Command::EndDrag).unwrap();
        hand
    }
}

#[test]
fn the_reducer_is_put_together_by_hand() {
    let mut scene = load_shipped("reducer");
    scene
        .apply(Command::SetMaxDistance {
            max_distance: Some(0.5),
        })
        .unwrap();
    scene
        .apply(Command::SetDragMode {
            mode: DragMode::Snap,
        })
        .unwrap();
    scene.apply(Command::ShowAll).unwrap();
    // Explode the last carriers first, so that the others start from their positions.
    let stages = stages();
    for stage in stages.iter().rev() {
        stage.explode(&mut scene);
    }
    for stage in &stages {
        let hand = stage.assemble(&mut scene);
        assert!(
            hand.degrees_of_freedom.count() <= 2,
            "{:?}: {:?}",
            stage.parts,
            hand.active_constraints
        );
    }
    scene.finish();
    check(&scene);
}

fn check(scene: &Scene) {
    let name = |id| scene.part(id).unwrap().name.clone();
    let mut wrong = Vec::new();
    for pair in scene.frame().pairs.iter() {
        if pair.interferes() {
            let depth = pair.depth;
            wrong.push(format!(
                "{} and {} interfere by {depth:?}",
                name(pair.a),
                name(pair.b)
            ));
        }
    }
    for known in truth()["pairs"].as_array().unwrap() {
        let (a, b, distance) = (
            &known["a"],
            &known["b"],
            known["distance_mm"].as_f64().unwrap(),
        );
        if distance > 0.05 {
            continue;
        }
        let is = |id, name_of: &Value| name(id) == name_of.as_str().unwrap();
        let found = scene
            .frame()
            .pairs
            .iter()
            .find(|pair| is(pair.a, a) && is(pair.b, b));
        let near = found.is_some_and(|pair| {
            pair.mesh_relation != MeshRelation::Clear
                || pair
                    .clearance
                    .as_ref()
                    .is_some_and(|gap| gap.distance <= distance + 0.12)
        });
        if !near {
            wrong.push(format!(
                "{a} and {b} are {distance} apart by design, and here {:?}",
                found.map(|pair| (
                    pair.mesh_relation,
                    pair.clearance.as_ref().map(|gap| gap.distance)
                ))
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
