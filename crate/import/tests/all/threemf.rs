//! Tests 3MF: the detection of packages, objects and components, units, names and colours.

use crate::common::threemf::{TYPES, model, object, of, package, relations};
use crate::common::{
    ball, block, counts, names, parts, read_all, read_one, stl_binary, volume, warned,
};
use nearpoint_geometry::nalgebra::Vector3;
use nearpoint_import::{Import, Unit, Up};
use nearpoint_testing::zip::{deflated, stored, zip};

const ITEM: &str = "<item objectid='1'/>";

fn read(model: &str) -> Import {
    read_one("部品.3mf", &package(model, &[])).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn a_package_is_known_by_what_is_in_it() {
    let thing = of(&block());
    let import = read_one("a.3mf", &thing).unwrap();
    assert_eq!(parts(&import), [("thing", 12)]);
    assert_eq!(import.warnings, Vec::new());
    assert!(import.parts[0].is_model, "it is what is printed");
    for name in ["a.zip", "a.dat"] {
        let import = read_one(name, &thing).unwrap();
        assert_eq!(names(&import), ["thing"]);
        warned(&import, &["its content is 3MF"]);
    }
    // The package in an archive, and beside other files.
    let stl = stl_binary(&ball());
    let all = zip(&[deflated("箱/a.3mf", &thing), stored("b.stl", &stl)]);
    let import = read_one("all.zip", &all).unwrap();
    assert_eq!(
        (names(&import), import.parts[0].file),
        (vec!["thing", "b"], 0)
    );
    assert_eq!(import.parts[0].group, ["all.zip", "箱"]);
    // An archive that contains a model file remains an archive; so does an unpacked package that was packed again.
    let archive = zip(&[stored("x.model", b"?"), stored("b.stl", &stl)]);
    assert_eq!(names(&read_one("a.zip", &archive).unwrap()), ["b"]);
    let again = zip(&[
        stored("p/[Content_Types].xml", TYPES.as_bytes()),
        stored("p/3D/3dmodel.model", b"?"),
        stored("b.stl", &stl),
    ]);
    assert_eq!(names(&read_one("a.zip", &again).unwrap()), ["b"]);
}

#[test]
fn model_path_comes_from_the_relations() {
    let text = model("", &object(1, "name='歯車'", &block(), ""), ITEM);
    for (path, target) in [
        ("Models/the part.model", "/Models/the%20part.model"),
        ("MODELS/Part.model", "models/part.model"),
    ] {
        let bytes = zip(&[
            stored("[Content_Types].xml", TYPES.as_bytes()),
            stored("3D/3dmodel.model", b"<model/>"),
            stored("_rels/.rels", relations(target).as_bytes()),
            deflated(path, text.as_bytes()),
        ]);
        assert_eq!(names(&read_one("a.3mf", &bytes).unwrap()), ["歯車"]);
    }
    // A package without relations has its model at the usual path.
    let bytes = zip(&[
        stored("[Content_Types].xml", TYPES.as_bytes()),
        stored("3D/3dmodel.model", text.as_bytes()),
    ]);
    assert_eq!(names(&read_one("a.3mf", &bytes).unwrap()), ["歯車"]);
}

#[test]
fn unit_comes_from_the_model() {
    let thing = object(1, "", &block(), "");
    let with = |attributes: &str| {
        let import = read(&model(attributes, &thing, ITEM));
        assert_eq!((import.unit_guess, import.up), (None, Up::Z));
        let six_volumes = import.meshes[0]
            .vertices()
            .iter()
            .map(|v| 8.0 * (v.x * v.y * v.z).abs() * 6.0);
        (
            import.unit,
            six_volumes.fold(0.0, f64::max),
            import.warnings.len(),
        )
    };
    for (attributes, unit) in [
        ("", Unit::Mm),
        ("unit='millimeter'", Unit::Mm),
        ("unit='centimeter'", Unit::Cm),
        ("unit='inch'", Unit::In),
        ("unit='meter'", Unit::M),
    ] {
        assert_eq!(with(attributes), (unit, 36.0, 0), "{attributes}");
    }
    for (attributes, metres) in [("unit='foot'", 0.3048_f64), ("unit='micron'", 1e-6)] {
        let (unit, six_volumes, warnings) = with(attributes);
        assert_eq!((unit, warnings), (Unit::M, 1));
        assert!(
            (six_volumes / (36.0 * metres.powi(3)) - 1.0).abs() < 1e-12,
            "{attributes}"
        );
    }
}

#[test]
fn components_are_put_where_their_transforms_say_and_share_meshes() {
    let resources = object(1, "name='ボルト'", &block(), "")
        + "<object id='2' name='組'><components><component objectid='1'/><component objectid='1' transform='0 1 0 -1 0 0 0 0 1 5 6 7'/></components></object>"
        + "<object id='3'><components><component objectid='2' transform='1 0 0 0 1 0 0 0 1 0 0 100'/><component objectid='1' transform='-2 0 0 0 2 0 0 0 2 0 0 0'/></components></object>";
    let items = "<item objectid='3' transform='1 0 0 0 1 0 0 0 1 1000 0 0'/><item objectid='1' partnumber='甲'/>";
    let import = read(&model("", &resources, items));
    assert_eq!(
        names(&import),
        ["ボルト", "ボルト 2", "ボルト 3", "ボルト 4"]
    );
    assert_eq!(import.parts[1].group, ["組"]);
    let meshes: Vec<_> = import.parts.iter().map(|part| part.mesh).collect();
    assert_eq!(meshes, [0, 0, 1, 0]);
    let at = |part: usize| import.parts[part].pose.translation.vector;
    assert_eq!(at(0), Vector3::new(1000.0, 0.0, 100.0));
    assert_eq!(at(1), Vector3::new(1005.0, 6.0, 107.0));
    // Rows are multiplied from the left: x becomes y.
    let turned = import.parts[1].pose.rotation * Vector3::x();
    assert!((turned - Vector3::y()).amax() < 1e-15, "{turned}");
    assert_eq!(
        volume(&import, 2),
        8.0 * 36.0,
        "a mirror keeps the outside outside"
    );
}

#[test]
fn names_come_from_objects_items_and_the_title() {
    let resources = object(1, "name='歯&amp;車' partnumber='x'", &block(), "")
        + &object(2, "partnumber='甲-1'", &block(), "")
        + &object(3, "", &block(), "");
    let items = "<item objectid='1'/><item objectid='2'/><item objectid='3' partnumber='乙'/><item objectid='3'/>";
    let import = read(&model("", &resources, items));
    assert_eq!(names(&import), ["歯&車", "甲-1", "乙", "模型 & 見本"]);
    assert_eq!(import.meshes.len(), 3);
}

#[test]
fn the_colour_is_that_of_the_largest_area() {
    let paints = "<basematerials id='10'><base name='赤' displaycolor='#FF0000'/><base name='?' displaycolor='red'/></basematerials>
<m:colorgroup id='11'><m:color color='#0080FF80'/></m:colorgroup>";
    let colour = |attributes: &str, of_triangles: &str| {
        let object = object(1, attributes, &block(), of_triangles);
        read(&model("", &(paints.to_owned() + &object), ITEM)).parts[0].colour
    };
    assert_eq!(colour("", ""), None);
    let red = Some([1.0, 0.0, 0.0, 1.0]);
    assert_eq!(colour("pid='10' pindex='0'", ""), red);
    assert_eq!(colour("pid='10' pindex='1'", ""), None);
    assert_eq!(colour("pid='10' pindex='9'", ""), None);
    assert_eq!(colour("pid='10' pindex='1'", "p1='0'"), red);
    let blue = Some([0.0, 128.0 / 255.0, 1.0, 128.0 / 255.0]);
    assert_eq!(colour("pid='10' pindex='0'", "pid='11' p1='0'"), blue);
    let mixed =
        object(1, "pid='11' pindex='0'", &block(), "").replacen("v3=", "pid='10' p1='0' v3=", 1);
    assert_eq!(
        read(&model("", &(paints.to_owned() + &mixed), ITEM)).parts[0].colour,
        blue
    );
}

#[test]
fn objects_may_be_in_other_models_of_the_package() {
    let resources = "<object id='5' name='組'><components><component p:path='/3D/Objects/歯車.model' objectid='1'/><component p:path='/3D/Objects/%E6%AD%AF%E8%BB%8A.model' objectid='1' transform='1 0 0 0 1 0 0 0 1 9 0 0'/></components></object>";
    let paints = "<basematerials id='10'><base name='赤' displaycolor='#FF0000'/></basematerials>";
    let other = paints.to_owned() + &object(1, "name='歯車' pid='10' pindex='0'", &block(), "");
    let other = model("", &other, "");
    let items = "<item objectid='5'/><item objectid='1' p:path='/3d/objects/歯車.model'/>";
    let main = model("requiredextensions='p m'", resources, items);
    let bytes = package(&main, &[("3D/Objects/歯車.model", &other)]);
    let import = read_one("a.3mf", &bytes).unwrap();
    assert_eq!(names(&import), ["歯車", "歯車 2", "歯車 3"]);
    assert_eq!(import.meshes.len(), 1);
    assert_eq!(import.parts[0].group, ["組"]);
    assert_eq!(import.parts[2].colour, Some([1.0, 0.0, 0.0, 1.0]));
}

#[test]
fn what_extensions_call_alike_is_not_mistaken() {
    let slices = "<s:slicestack id='9'><s:slice ztop='1'><s:vertices><s:vertex x='1' y='2'/></s:vertices></s:slice></s:slicestack>";
    let lattice = object(1, "", &block(), "").replace("</mesh>", "<b:beamlattice xmlns:b='b'><b:beams><b:beam v1='0' v2='1'/></b:beams></b:beamlattice></mesh>");
    let import = read(&model("", &(slices.to_owned() + &lattice), ITEM));
    assert_eq!(counts(&import), [12]);
    warned(&import, &["threemf-lattice-beams-not"]);
}

#[test]
fn a_text_in_utf_16_is_read() {
    let text = model("", &object(1, "name='歯車'", &block(), ""), ITEM).replace("UTF-8", "UTF-16");
    let mut wide = vec![0xff, 0xfe];
    wide.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    let bytes = zip(&[
        stored("[Content_Types].xml", TYPES.as_bytes()),
        deflated("3D/3dmodel.model", &wide),
    ]);
    assert_eq!(names(&read_one("a.3mf", &bytes).unwrap()), ["歯車"]);
}

#[test]
fn printed_files_keep_their_unit_beside_others() {
    let thing = of(&block());
    let import = read_all(&[("a.3mf", &thing), ("b.stl", &stl_binary(&ball()))]).unwrap();
    assert_eq!(
        import.unit,
        Unit::M,
        "what is said goes before what is guessed"
    );
    assert_eq!(import.parts.iter().filter(|part| part.is_model).count(), 2);
}
