//! Tests that invalid 3MF packages are refused with an error that names the position, and that attacks end at once.

use crate::common::damage::{attempt, tried};
use crate::common::threemf::{TYPES, model, object, package};
use crate::common::{block, items, read_one, refused, rows};
use nearpoint_testing::zip::{Corruption, Entry, deflated, stored, zip};
use std::fmt::Write;

fn sound() -> String {
    let paints = "<basematerials id='10'><base name='赤' displaycolor='#FF0000'/></basematerials>";
    let resources = paints.to_owned()
        + &object(
            1,
            "name='歯車' pid='10' pindex='0'",
            &block(),
            "pid='10' p1='0'",
        )
        + "<object id='2' name='組'><components><component objectid='1' transform='1 0 0 0 1 0 0 0 1 0 0 1'/></components></object>";
    model(
        "unit='inch'",
        &resources,
        "<item objectid='2'/>\n<item objectid='1'/>",
    )
}

fn with(from: &str, to: &str) -> Vec<u8> {
    let sound = sound();
    assert!(sound.contains(from), "{from}");
    package(&sound.replacen(from, to, 1), &[])
}

/// The replaced text of a sound model, its replacement, and the expected message.
const DAMAGE: &str = "
    unit='inch' | unit='mile' | line 2; “mile”
    unit='inch' | requiredextensions='s' | line 2; slice/2015/07; threemf-export-meshes-without
    unit='inch' | requiredextensions='zz' | “zz”
    x='-0.5' | x='half' | line 6; “half”; “x”; plain-number
    x='-0.5' | x='NaN' | line 6; “NaN”; “x”; finite-number
    x='-0.5' |  | line 6; <vertex> has no “x”
    x='-0.5' | x='1e300' | too large
    v1=' | v1='8 | vertex 8; only 8 (counted from 0)
    v1=' | v1='- | threemf-no-whole-number
    v1=' | v9=' | <triangle> has no “v1”
    <component objectid='1' | <component objectid='7' | line; no object 7 in 3D/3dmodel.model
    <item objectid='2' | <item objectid='9' | line; no object 9
    <item objectid='2' | <item | <item> has no “objectid”
    <item objectid='2' | <item path='/3D/b.model' objectid='2' | “/3D/b.model”; threemf-names-not-package
    1 0 0 1'/> | 1 0 0'/> | threemf-transform-fewer-12
    1 0 0 1'/> | 1 0 0 1 1'/> | threemf-transform-more-12
    1 0 0 1'/> | 1 0 0 inf'/> | “inf”
    1 0 0 1'/> | 1 0 0 1e300'/> | too large
    transform='1 0 | transform='1e300 1e300 | line; the transform of object 1 is not finite
    <object id='2' | <object id='1' | threemf-two-objects-id; the id 1
    <object id='2' | <object | <object> has no “id”
    <object id='2' | <object id='2 | 3D/3dmodel.model
    </resources> | </resource> | line; threemf-xml-not-well
    <model | <!DOCTYPE m [<!ENTITY a 'lol'>]><model | <!DOCTYPE
    name='歯車' | name='&a;' | threemf-xml-not-well
    <model | <amf | <amf> instead of <model>
    </model> |  | 3D/3dmodel.model; threemf-ends-before-model
    </model> | </model><model/> | line; threemf-something-comes-after
";

#[test]
fn damage_is_reported_with_its_line() {
    for [from, to, named] in rows(DAMAGE) {
        refused("a.3mf", &with(from, to), &items(named));
    }
    let text = sound();
    let nothing = "threemf-nothing-builds-triangles";
    for (text, named) in [
        ("<amf/>", "<amf> instead of <model>"),
        ("", "threemf-no-model"),
        ("<model/>", nothing),
        (&text.replace("<item", "<x"), nothing),
        (&text.replace("<triangle ", "<x "), nothing),
    ] {
        refused("a.3mf", &package(text, &[]), &[named]);
    }
    let other = [("3D/b.model", "<model unit='foot'><resources/></model>")];
    let main = text.replacen("<item", "<item path='3D/b.model'", 1);
    let named = ["3D/b.model", "threemf-unit-another"];
    refused("a.3mf", &package(&main, &other), &named);
}

#[test]
fn packages_that_are_none_are_refused() {
    refused("a.3mf", b"", &["empty"]);
    refused("a.3mf", b"remember the bolts", &["archive-no-zip-archive"]);
    let named = ["its model “3D/3dmodel.model” is missing"];
    refused("a.3mf", &zip(&[stored("x.stl", b"solid")]), &named);
    let text = sound();
    let lying = |change: fn(&mut Entry)| {
        let mut entry = deflated("3D/3dmodel.model", text.as_bytes());
        change(&mut entry);
        zip(&[stored("[Content_Types].xml", TYPES.as_bytes()), entry])
    };
    let lies: [Corruption; 4] = [
        (|e| e.flags = 1, "“3D/3dmodel.model” in it; encrypted"),
        (|e| e.crc ^= 1, "archive-damaged-check-sum; Export"),
        (|e| e.method = 14, "LZMA"),
        (|e| e.length = u32::MAX - 1, "archive-not-long-archive"),
    ];
    for (lie, named) in lies {
        refused("a.3mf", &lying(lie), &items(named));
    }
    let whole = package(&text, &[]);
    for length in 0..whole.len() {
        let error = read_one("a.3mf", &whole[..length]).unwrap_err().to_string();
        assert!(
            error.starts_with("a.3mf: ") && error.ends_with('.'),
            "{error}"
        );
    }
}

#[test]
fn circles_and_bombs_of_components_end_at_once() {
    let components = |id: usize, times: usize, next: usize| {
        let one = format!("<component objectid='{next}'/>");
        format!(
            "<object id='{id}'><components>{}</components></object>",
            one.repeat(times)
        )
    };
    let build = |resources: &str| package(&model("", resources, "<item objectid='100'/>"), &[]);
    let circle = components(100, 1, 101) + &components(101, 1, 100);
    let named = ["line", "the object 100 contains itself"];
    refused("a.3mf", &build(&circle), &named);
    let doubled = |levels: usize, times: usize| {
        let mut resources = object(100 + levels as u32, "", &block(), "");
        for n in 0..levels {
            write!(resources, "{}", components(100 + n, times, 101 + n)).unwrap();
        }
        build(&resources)
    };
    let named = ["more than 100000", "fewer parts"];
    refused("a.3mf", &doubled(40, 2), &named);
    refused("a.3mf", &doubled(80, 1), &["more than 64 instances"]);
    let import = read_one("a.3mf", &doubled(10, 2)).unwrap();
    assert_eq!((import.parts.len(), import.meshes.len()), (1024, 1));
    // A circle through two models.
    let there = "<object id='100'><components><component p:path='3D/b.model' objectid='1'/></components></object>";
    let back = "<object id='1'><components><component p:path='3D/3dmodel.model' objectid='100'/></components></object>";
    let main = model("", there, "<item objectid='100'/>");
    let bytes = package(&main, &[("3D/b.model", &model("", back, ""))]);
    let named = ["of 3D/b.model", "the object 100 contains itself"];
    refused("a.3mf", &bytes, &named);
    let deep = sound().replacen(
        "<resources>",
        &format!(
            "{}{}<resources>",
            "<x>".repeat(100_000),
            "</x>".repeat(100_000)
        ),
        1,
    );
    assert!(read_one("a.3mf", &package(&deep, &[])).is_ok());
}

#[test]
fn random_damage_to_the_model_never_panics() {
    let samples = [("model", sound().into_bytes())];
    tried(20_261_123..20_265_123, &samples, |_, bytes, seed| {
        let bytes = zip(&[
            stored("[Content_Types].xml", TYPES.as_bytes()),
            stored("3D/3dmodel.model", bytes),
        ]);
        attempt("a.3mf", &bytes, seed).is_some()
    });
}
