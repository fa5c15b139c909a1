//! Tests the class of two solids against an oracle in whole numbers.

use crate::meshes::{self, shapes};
use crate::scene::{self, Part};
use crate::subject::Subject;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::{InterferenceResult, PairClass, Solid, examine};
use nearpoint_geometry::shape::{Shape, Soup};
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Pose, Vector, tolerance};
use nearpoint_testing::{Random, convex, voxels};

/// The subject that tests the class of two solids.
pub struct Classes;

/// Two parts and their expected class.
pub struct Case {
    parts: meshes::Case,
    expected: ExpectedResult,
}

#[derive(Debug, PartialEq)]
struct ExpectedResult {
    class: PairClass,
    /// The volume of the intersection, where it is known.
    volume: Option<f64>,
}

impl Subject for Classes {
    type Case = Case;

    const NAME: &'static str = "classes";
    const TITLE: &'static str = "classes of solids";
    const ORACLE: &'static str = "all separating axes of convex parts and all cells of cubes, in whole numbers; a motion \
        by less than the depth separates nothing";
    const KINDS: &'static [&'static str] = &[
        "prisms, pyramids, wedges",
        "hulls of lattice points",
        "cubes in a lattice",
    ];

    fn draw(kind: usize, random: &mut Random) -> Case {
        if kind == 2 {
            return cubes(random);
        }
        let mut part = || loop {
            let points = match kind {
                0 => convex::cad_like(random),
                _ => (0..4 + random.index(6)).map(|_| random.grid(5)).collect(),
            };
            if let Some((hull, shape)) = convex::hull(&points) {
                return (hull, soup(&shape));
            }
        };
        let [(hull_a, a), (hull_b, b)] = [part(), part()];
        let shift = [0; 3].map(|_| random.below(9) as i64 - 4);
        let pose = Pose::from(Vector::from(shift.map(|x| x as f64)));
        Case {
            parts: [Part::at_rest(a), Part { soup: b, pose }],
            expected: ExpectedResult {
                class: convex::class(&hull_a, &hull_b, shift),
                volume: None,
            },
        }
    }

    fn check(case: &Case) -> Result<&'static str, String> {
        let [a, b] = shapes(&case.parts)?;
        let pose = &case.parts[1].pose;
        let found = classify(&a, &b, pose)?;
        let class = case.expected.class;
        if found.class != class {
            return Err(format!(
                "{:?}, and it is {class:?}",
                (found.class, found.undecided_reason)
            ));
        }
        if let Some(volume) = case.expected.volume {
            let reported = found.overlap.volume;
            if (reported - volume).abs() > tolerance::VOLUME_NOISE * (1.0 + volume) {
                return Err(format!(
                    "the intersection has the volume {reported} instead of {volume}"
                ));
            }
        }
        if let Some(depth) = found.depth {
            if depth.lower > depth.upper {
                return Err(format!(
                    "at least {} deep, at most {}",
                    depth.lower, depth.upper
                ));
            }
            if class == PairClass::Interferes && depth.lower > 0.0 {
                let way = Vector::new(1.0, 2.0, -3.0).normalize() * (0.99 * depth.lower);
                let moved = Pose::from(way) * pose;
                if classify(&a, &b, &moved)?.class != PairClass::Interferes {
                    return Err(format!("separated by less than its depth, {}", depth.lower));
                }
            }
        }
        Ok(match class {
            PairClass::Interferes => "interfering",
            PairClass::Touches => "touching",
            PairClass::Clear | PairClass::Undecided => "clear",
        })
    }

    fn to_file(
        Case {
            parts: [a, b],
            expected,
        }: &Case,
        note: &str,
    ) -> String {
        let volume = expected.volume.map_or("?".to_owned(), |v| v.to_string());
        let note = format!("{note} TRUTH {:?} {volume}", expected.class);
        scene::write(&note, &[("A", a), ("B", b)])
    }

    fn from_file(text: &str) -> Result<Case, String> {
        let (note, parts) = scene::read(text)?;
        let truth = note.rsplit_once("TRUTH ").and_then(|(_, truth)| {
            let (class, volume) = truth.split_once(' ')?;
            let class = match class {
                "Interferes" => PairClass::Interferes,
                "Touches" => PairClass::Touches,
                "Clear" => PairClass::Clear,
                _ => return None,
            };
            let volume = volume.parse().ok();
            Some(ExpectedResult { class, volume })
        });
        Ok(Case {
            parts: parts.try_into().map_err(|_| "it has not two parts")?,
            expected: truth.ok_or("it does not say what is true")?,
        })
    }
}

fn cubes(random: &mut Random) -> Case {
    let [a, b] = [voxels::random_voxels(random), voxels::random_voxels(random)];
    let halves = [0; 3].map(|_| random.below(17) as i32 - 8);
    let pose = Pose::from(Vector::from(halves.map(|h| f64::from(h) / 2.0)));
    let volume = voxels::intersection_volume(&a, &b, halves);
    let [soup_a, soup_b] = [&a, &b].map(|cells| voxels::voxels(cells));
    Case {
        parts: [Part::at_rest(soup_a), Part { soup: soup_b, pose }],
        expected: ExpectedResult {
            class: voxels::class(&a, &b, halves),
            volume: Some(volume),
        },
    }
}

fn soup(shape: &Shape) -> Soup {
    Soup {
        positions: shape
            .mesh()
            .vertices()
            .iter()
            .map(|p| (*p).into())
            .collect(),
        triangles: shape.mesh().triangles().to_vec(),
        faces: Vec::new(),
    }
}

/// Classifies two shapes whose meshes are the parts themselves.
pub fn classify(a: &Shape, b: &Shape, pose: &Pose) -> Result<InterferenceResult, String> {
    let pairs = colliding_pairs(a, b, pose, &SequentialExecutor).map_err(|_| "it stopped")?;
    let [a, b] = [a, b].map(|shape| Solid {
        shape,
        is_exact_mesh: true,
        unit: Unit::Mm,
    });
    examine(&a, &b, pose, &pairs, &SequentialExecutor).map_err(|_| "it stopped".to_owned())
}
