//! Builds figure 6.1: a cube of 7 cm, a table, and cubes that stand on it already.

use std::sync::Arc;

use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::interference::{PairClass, Solid, examine};
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose, relative_pose};
use nearpoint_motion::snap::{SnapPart, SnapParts};

use crate::error::LessonError;
use crate::shapes::{ShapeResult, shape};

/// The number of faces against which the cube is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Case {
    One,
    Two,
    Three,
}

/// The edge of the cubes, mm (section 6.5).
pub(super) const EDGE: f64 = 70.0;
/// The target of the cube: the centre of its lower face. s and t are measured from here.
pub(super) const GOAL: Point = Point::new(0.0, 0.0, 0.0);
/// The x at which the table ends on the left.
pub(super) const TABLE_EDGE: f64 = -125.0;
const TABLE: [f64; 3] = [240.0, 230.0, 14.0];

/// A part that stands in the scene.
#[derive(Debug)]
pub(super) struct Other {
    /// The key of the number that states its attraction.
    pub attraction: &'static str,
    pub shape: Arc<Shape>,
    pub pose: Pose,
}

#[derive(Debug)]
pub(super) struct Scene {
    pub cube: Arc<Shape>,
    /// The table, the cube to the right, and the one behind.
    pub others: Vec<Other>,
}

impl Scene {
    /// Builds the cube, the table and the cubes of this case.
    pub fn new(case: Case) -> Result<Self, LessonError> {
        let cube = cuboid([EDGE; 3])?;
        let [wide, _, thick] = TABLE;
        let mut others = vec![Other {
            attraction: "attraction-table",
            shape: cuboid(TABLE)?,
            pose: Pose::translation(TABLE_EDGE + wide / 2.0, 0.0, -thick / 2.0),
        }];
        let stands = [
            (Case::Two, "attraction-right", [EDGE, 0.0]),
            (Case::Three, "attraction-back", [0.0, EDGE]),
        ];
        for (from, attraction, [x, y]) in stands {
            if case >= from {
                others.push(Other {
                    attraction,
                    shape: Arc::clone(&cube),
                    pose: Pose::translation(x, y, EDGE / 2.0),
                });
            }
        }
        Ok(Self { cube, others })
    }

    /// Calls `look` with the parts as snapping expects them: the dragged cube is 0, the others count from 1.
    pub fn with_world<T>(&self, look: impl FnOnce(&SnapParts) -> T) -> T {
        let body = |id: usize, shape, pose| SnapPart {
            id: id as u32,
            shape,
            is_inverted: false,
            pose,
        };
        let others: Vec<SnapPart> = self
            .others
            .iter()
            .enumerate()
            .map(|(i, other)| body(i + 1, &*other.shape, other.pose))
            .collect();
        let held = [body(0, &*self.cube, Pose::identity())];
        look(&SnapParts {
            dragged: &held,
            targets: &others.as_slice(),
        })
    }

    /// Returns whether the cube penetrates nothing at a pose; it may touch other parts.
    pub fn is_free(&self, pose: &Pose) -> Result<bool, Interrupted> {
        for other in &self.others {
            let other_in_cube = relative_pose(pose, &other.pose);
            let pairs = colliding_pairs(
                &self.cube,
                &other.shape,
                &other_in_cube,
                &SequentialExecutor,
            )?;
            let [cube, other] = [&self.cube, &other.shape].map(|shape| Solid {
                shape,
                is_exact_mesh: true,
                unit: Unit::Mm,
            });
            let found = examine(&cube, &other, &other_in_cube, &pairs, &SequentialExecutor)?;
            if found.class == PairClass::Interferes {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn cuboid([x, y, z]: [f64; 3]) -> ShapeResult {
    shape(primitives::cuboid(x, y, z))
}
