//! Reads the assembly as1, a common test for CAD systems: a plate, two brackets, a rod, their bolts and nuts, on four
//! levels. The file is for tests only. Expected values come from the file's text, by none of the tested code.

use std::collections::HashMap;
use std::process::Command;

use nearpoint_cli::kernel::start_from;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Isometry3, Matrix3, Rotation3, Translation3, UnitQuaternion};
use nearpoint_geometry::{Point, Vector};
use nearpoint_import::{File, ImportOptions, refine_solid};

use serde_json::{Value, json};

use super::{ROUNDED, read, read_as};
use crate::common::{Folder, tree};
use crate::kernel::home;
use crate::schemas::Forms;

const AS1: &str = include_str!("as1-oc-214.stp");

/// The statements of a file by their numbers, without line breaks.
struct Text(HashMap<usize, String>);

/// A part with its pose in the file.
struct Expected {
    name: String,
    group: Vec<String>,
    pose: Isometry3<f64>,
}

struct Occurrence {
    name: String,
    above: usize,
    below: usize,
    pose: Isometry3<f64>,
}

impl Text {
    fn of(file: &str) -> Self {
        let statements = file.split(";\n").filter_map(|statement| {
            let (number, body) = statement.trim().strip_prefix('#')?.split_once(" = ")?;
            Some((number.parse().unwrap(), body.replace('\n', " ")))
        });
        Self(statements.collect())
    }

    /// Returns the numbers of other statements that this one names after a word, in order.
    fn named(&self, number: usize, word: &str) -> Vec<usize> {
        let body = &self.0[&number];
        let from = body.find(&format!("{word}(")).unwrap() + word.len() + 1;
        let list = &body[from..];
        let mut depth = 1;
        let end = list.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        let names = list[..end.unwrap()].split('#').skip(1);
        let digits = names.map(|name| name.split(|c: char| !c.is_ascii_digit()).next().unwrap());
        digits.map(|digits| digits.parse().unwrap()).collect()
    }

    fn all(&self, word: &str) -> Vec<usize> {
        let mut found: Vec<usize> = (self.0.iter())
            .filter(|(_, body)| body.starts_with(&format!("{word}(")))
            .map(|(&number, _)| number)
            .collect();
        found.sort_unstable();
        found
    }

    /// Returns the text in the quotes of this index.
    fn quoted(&self, number: usize, place: usize) -> String {
        self.0[&number]
            .split('\'')
            .nth(2 * place + 1)
            .unwrap()
            .to_owned()
    }

    fn numbers(&self, number: usize) -> [f64; 3] {
        let body = &self.0[&number];
        let list = body
            .rsplit('(')
            .next()
            .unwrap()
            .trim_end_matches([')', ' ']);
        let numbers: Vec<f64> = list.split(',').map(|n| n.trim().parse().unwrap()).collect();
        numbers.try_into().unwrap()
    }

    /// Returns an AXIS2_PLACEMENT_3D: its origin, its z, and an x that need not be perpendicular.
    fn placement(&self, number: usize) -> Isometry3<f64> {
        let named = self.named(number, "AXIS2_PLACEMENT_3D");
        let [at, z, x] = [0, 1, 2].map(|k| Vector::from(self.numbers(named[k])));
        let z = z.normalize();
        let x = (x - z * z.dot(&x)).normalize();
        let turn = Rotation3::from_matrix_unchecked(Matrix3::from_columns(&[x, z.cross(&x), z]));
        Isometry3::from_parts(
            Translation3::from(at),
            UnitQuaternion::from_rotation_matrix(&turn),
        )
    }

    fn occurrences(&self) -> Vec<Occurrence> {
        let placed = self.all("CONTEXT_DEPENDENT_SHAPE_REPRESENTATION");
        let occurrence = |number: &usize| {
            let [relation, shape] =
                self.named(*number, "CONTEXT_DEPENDENT_SHAPE_REPRESENTATION")[..]
            else {
                panic!("{number}")
            };
            let own = self.named(shape, "PRODUCT_DEFINITION_SHAPE")[0];
            let products = self.named(own, "NEXT_ASSEMBLY_USAGE_OCCURRENCE");
            let moved = self.named(relation, "REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION")[0];
            let [from, to] = self.named(moved, "ITEM_DEFINED_TRANSFORMATION")[..] else {
                panic!("{moved}")
            };
            Occurrence {
                name: self.quoted(own, 1),
                above: products[0],
                below: products[1],
                pose: self.placement(to) * self.placement(from).inverse(),
            }
        };
        placed.iter().map(occurrence).collect()
    }

    /// Returns the name of a product by its definition.
    fn product(&self, definition: usize) -> String {
        let formation = self.named(definition, "PRODUCT_DEFINITION")[0];
        self.quoted(self.named(formation, "PRODUCT_DEFINITION_FORMATION")[0], 0)
    }

    fn parts(&self) -> Vec<Expected> {
        let all = self.occurrences();
        let is_below = |product: usize| all.iter().any(|own| own.below == product);
        let root = all
            .iter()
            .map(|own| own.above)
            .find(|&above| !is_below(above));
        let mut found = Vec::new();
        let root = root.unwrap();
        walk(
            &all,
            root,
            &[self.product(root)],
            &Isometry3::identity(),
            &mut found,
        );
        found
    }
}

fn walk(
    all: &[Occurrence],
    product: usize,
    group: &[String],
    pose: &Isometry3<f64>,
    found: &mut Vec<Expected>,
) {
    for own in all.iter().filter(|own| own.above == product) {
        let pose = pose * own.pose;
        if all.iter().any(|other| other.above == own.below) {
            let inner = [group, std::slice::from_ref(&own.name)].concat();
            walk(all, own.below, &inner, &pose, found);
        } else {
            found.push(Expected {
                name: own.name.clone(),
                group: group.to_vec(),
                pose,
            });
        }
    }
}

/// Returns how far apart two poses put the corners of a box that is larger than the assembly.
fn apart(pose: &Pose, other: &Isometry3<f64>) -> f64 {
    let corner = |n: usize| [0, 1, 2].map(|axis| if n >> axis & 1 == 1 { 300.0 } else { -300.0 });
    let corners = (0..8).map(|n| Point::from(corner(n)));
    corners
        .map(|p| (pose * p - other * p).norm())
        .fold(0.0, f64::max)
}

#[test]
fn as1_has_its_parts_names_levels_and_places() {
    let import = read(AS1.as_bytes()).unwrap();
    let mut expected = Text::of(AS1).parts();
    assert_eq!(
        (import.parts.len(), import.meshes.len(), expected.len()),
        (18, 5, 18)
    );
    let levels = import.parts.iter().map(|part| part.group.len() + 1).max();
    assert_eq!(levels, Some(4));
    for part in &import.parts {
        let is_it = |own: &Expected| own.group == part.group && part.name.starts_with(&own.name);
        let at = expected
            .iter()
            .position(|own| is_it(own) && apart(&part.pose, &own.pose) < ROUNDED);
        let at = at.unwrap_or_else(|| panic!("{} in {:?}", part.name, part.group));
        expected.swap_remove(at);
    }
    let mut colours: Vec<_> = import
        .parts
        .iter()
        .map(|part| part.colour.unwrap())
        .collect();
    colours.sort_by(|a, b| a.partial_cmp(b).unwrap());
    colours.dedup();
    // Two by numbers, three by name, each of one of the five products.
    let opaque = |[r, g, b]: [f32; 3]| [r, g, b, 1.0];
    let written = [
        [0.0, 0.0, 1.0],
        [0.0, 1.0, 0.0],
        [0.8, 1.0, 0.0],
        [1.0, 0.0, 0.0],
        [1.0, 0.5, 0.0],
    ];
    assert_eq!(colours, written.map(opaque));
}

#[test]
fn a_bolt_is_covered_anew_with_all_that_are_alike() {
    let import = read(AS1.as_bytes()).unwrap();
    let bolt = import
        .parts
        .iter()
        .find(|part| part.name.starts_with("bolt"))
        .unwrap();
    let alike: Vec<_> = (import.parts.iter())
        .filter(|part| part.mesh == bolt.mesh)
        .map(|part| part.solid.unwrap())
        .collect();
    let largest = |deviations: &[f32]| deviations.iter().fold(0f32, |most, &one| most.max(one));
    let before = &import.meshes[bolt.mesh];
    let accuracy = f64::from(largest(before.deviations())) / 4.0;
    let files = [File {
        path: "as1.step",
        bytes: AS1.as_bytes(),
    }];
    let start = &mut || start_from(Some(&home().join("nearpoint")));
    let mut report = Vec::new();
    let progress = &mut |done: f32, _: &str| {
        report.push(done);
        std::ops::ControlFlow::Continue(())
    };
    let found = refine_solid(&files, bolt.solid.unwrap(), accuracy, start, progress).unwrap();
    assert_eq!(
        found.solids,
        alike.iter().map(|&solid| (solid, 0)).collect::<Vec<_>>()
    );
    let [mesh] = &found.meshes[..] else {
        panic!("{}", found.meshes.len())
    };
    assert!(f64::from(largest(mesh.deviations())) <= accuracy * (1.0 + 1e-6));
    assert!(mesh.triangles().len() > before.triangles().len());
    assert_eq!(mesh.surfaces().len(), before.surfaces().len());
    assert!(report.is_sorted() && report.len() > 2, "{report:?}");
    // The result equals that of opening the file with this accuracy for one of them.
    let last = import.parts.iter().rposition(|part| part.mesh == bolt.mesh);
    let options = ImportOptions {
        accuracies: vec![(last.unwrap(), accuracy), (999, 1.0)],
        ..ImportOptions::default()
    };
    let again = read_as(AS1.as_bytes(), &options).unwrap();
    for (old, new) in import.parts.iter().zip(&again.parts) {
        let expected = match old.mesh == bolt.mesh {
            true => mesh,
            false => &import.meshes[old.mesh],
        };
        let found = &again.meshes[new.mesh];
        assert!(found.vertices() == expected.vertices() && found.faces() == expected.faces());
        assert_eq!((&new.name, new.pose), (&old.name, old.pose));
    }
    let refused = |solid, accuracy| {
        let start = &mut || start_from(Some(&home().join("nearpoint")));
        let progress = &mut |_: f32, _: &str| std::ops::ControlFlow::Continue(());
        refine_solid(&files, solid, accuracy, start, progress)
            .unwrap_err()
            .to_string()
    };
    let mut none = bolt.solid.unwrap();
    for bad in [0.0, -1.0, f64::NAN] {
        let report = refused(none, bad);
        assert!(
            report.contains("as1.step") && report.contains("accuracy above 0"),
            "{report}"
        );
    }
    none.instance = 18;
    assert!(refused(none, 1.0).contains("fewer parts"));
    none.file = 1;
    assert!(refused(none, 1.0).ends_with('.'));
}

/// Runs `nearpoint check` on as1, and returns its exit code and what it wrote.
fn check(more: &[&str]) -> (Option<i32>, Vec<u8>) {
    let file = tree("crate/cli/tests/cli/step/as1-oc-214.stp");
    let out = Command::new(env!("CARGO_BIN_EXE_nearpoint"))
        .env("XDG_CACHE_HOME", home())
        .args(["check", "--no-timing", "--fail-on", "interference"])
        .args(more)
        .arg(file)
        .output()
        .unwrap();
    (out.status.code(), out.stdout)
}

#[test]
fn the_kernel_settles_all_undecided_pairs_of_as1_as_contacts() {
    let folder = Folder::new("as1 settled");
    let read = |bytes: &[u8]| -> Value { serde_json::from_slice(bytes).unwrap() };
    let (code, proven) = check(&["--json", "--no-verify"]);
    let proven = read(&proven);
    let class_of = |pair: &Value| pair["class"].as_str().unwrap().to_owned();
    let count = |report: &Value, class: &str| {
        let pairs = report["pairs"].as_array().unwrap().iter();
        pairs.filter(|pair| class_of(pair) == class).count()
    };
    // The surfaces of the file prove ten contacts.
    let classes = |report: &Value| ["undecided", "touches"].map(|class| count(report, class));
    assert_eq!((code, classes(&proven)), (Some(3), [22, 10]));

    let junit = folder.path("clashes.xml");
    let (code, settled) = check(&["--json", "--junit", &junit]);
    let settled = read(&settled);
    Forms::own().check("check", &settled);
    assert_eq!((code, &settled["hash"]), (Some(0), &proven["hash"]));
    assert_eq!(
        ["undecided", "interferes"].map(|class| count(&settled, class)),
        [0, count(&proven, "interferes")]
    );
    assert_eq!(classes(&settled), [0, 32]);
    let pairs = settled["pairs"].as_array().unwrap().iter();
    for (pair, before) in pairs.zip(proven["pairs"].as_array().unwrap()) {
        if class_of(before) != "undecided" {
            assert_eq!(pair, before);
            continue;
        }
        assert_eq!(
            (&pair["class"], &pair["settled_by"]),
            (&json!("touches"), &json!("kernel"))
        );
        assert!(
            pair["because"].is_null() && pair["kernel"]["distance"].as_f64() < Some(1e-7),
            "{pair}"
        );
    }
    assert!(folder.read("clashes.xml").contains("nothing found"));

    let (_, table) = check(&[]);
    let table = String::from_utf8(table).unwrap();
    assert!(
        table.contains("The CAD kernel settled 22 of these pairs."),
        "{table}"
    );
    assert!(table.contains(" 0 undecided, "), "{table}");

    // Settled pairs are known to a later run, and undecided ones are then worse.
    let known = folder.file("known.json", &settled.to_string());
    assert_eq!(check(&["--baseline", &known, "--quiet"]).0, Some(0));
    let (code, worse) = check(&["--baseline", &known, "--no-verify", "--json"]);
    let worse = read(&worse);
    let pairs = worse["pairs"].as_array().unwrap().iter();
    assert_eq!(
        (code, pairs.filter(|pair| pair["since"] == "worse").count()),
        (Some(3), 22)
    );
}
