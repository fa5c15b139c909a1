//! Tests the conversion of any IFC reader's result. The page's own tests check the page's reader with a
//! real file.

use crate::common::ifc::{HOUSE, at, house, piece, reported, thing, walls};
use crate::common::{block, bounds, names, stl_binary, volume, warned};
use nearpoint_geometry::Point;
use nearpoint_geometry::nalgebra::{Matrix4, Vector3};
use nearpoint_import::ifc::{IfcModel, IfcShape};
use nearpoint_import::{Unit, Up};
use nearpoint_testing::zip::{deflated, zip};

#[test]
fn products_are_parts_in_their_storeys_and_share_their_mesh() {
    let import = house(walls());
    assert_eq!((import.unit, import.up), (Unit::Mm, Up::Z));
    assert_eq!(import.unit_guess, None);
    assert!(import.is_building);
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
    assert_eq!(
        names(&import),
        ["wall (id10)", "wall (id11)", "wall (id12)", "wall (id13)"]
    );
    assert_eq!(import.meshes.len(), 1, "four walls of one make");
    for part in &import.parts {
        assert_eq!(part.group, ["a house", "IfcBuilding", "2階", "IfcWall"]);
        assert_eq!(
            part.colour,
            Some([1.0, 0.0, 0.0, 0.5]),
            "that of the larger piece"
        );
        assert!(!part.is_model);
    }
    assert_eq!(
        import.parts[1].pose.translation.vector,
        Vector3::new(5000.5, 0.0, 3000.0)
    );
    // Every corner of every piece is where the reader put it.
    let found = walls();
    for (number, part) in import.parts.iter().enumerate() {
        let mesh = &import.meshes[part.mesh];
        for piece in &found.items[2 * number..2 * number + 2] {
            let placement = Matrix4::from_column_slice(&piece.placement);
            for corner in found.shapes[piece.shape as usize]
                .positions
                .as_chunks::<3>()
                .0
            {
                let wanted = placement.transform_point(&Point::from(corner.map(f64::from)));
                let away = |vertex: &Point| (part.pose * vertex - wanted).norm();
                let nearest = mesh
                    .vertices()
                    .iter()
                    .map(away)
                    .fold(f64::INFINITY, f64::min);
                assert!(nearest < 1e-8, "{nearest} of part {number}");
            }
        }
    }
}

#[test]
fn pieces_that_lie_otherwise_or_have_other_colours_are_other_meshes() {
    let mut found = walls();
    found.items[3].placement[12] += 1.0;
    found.items[5].colour = found.items[4].colour;
    let import = house(found);
    assert_eq!(import.meshes.len(), 3);
    assert_eq!(
        import.parts[2].colour, None,
        "white is what is said where nothing is"
    );
}

#[test]
fn whole_numbers_stay_whole() {
    let found = IfcModel {
        items: vec![piece(10, 1, at(123_456.5, -0.25, 7.0))],
        ..walls()
    };
    let import = house(found);
    assert_eq!(bounds(&import, 0)[1].x, 123_456.5 + 2000.0);
}

#[test]
fn what_is_mirrored_keeps_its_outside_outside() {
    let mut found = walls();
    // Readers return the triangles already reversed.
    found.shapes[0]
        .triangles
        .as_chunks_mut::<3>()
        .0
        .iter_mut()
        .for_each(|t| t.swap(0, 2));
    let mirror = Matrix4::new_nonuniform_scaling(&Vector3::new(-1.0, 1.0, 1.0));
    found.items = vec![piece(10, 0, at(7.0, 0.0, 0.0) * mirror)];
    let import = house(found);
    assert_eq!(volume(&import, 0), 6.0 * 6000.0);
}

#[test]
fn another_unit_is_made_metres() {
    let foot = 0.3048;
    let import = house(IfcModel {
        metres_per_unit: foot,
        ..walls()
    });
    assert_eq!(import.unit, Unit::M);
    assert_eq!(import.parts[1].pose.translation.vector.x, 5000.5 * foot);
    warned(&import, &["0.3048 m"]);
}

#[test]
fn skipped_products_give_a_warning() {
    let mut found = walls();
    found.items.drain(2..4);
    found.messages = vec!["no basis found".to_owned(), "again".to_owned()];
    let warnings = house(found).warnings;
    assert_eq!(warnings.len(), 2, "{warnings:?}");
    assert_eq!(
        warnings[0].to_string(),
        "house.ifc: the IFC reader could not build 1 of 4 products and left out: IfcWall “wall” #11 (id11)"
    );
    assert!(
        warnings[1]
            .to_string()
            .contains("the first of 2 complaints: no basis found"),
        "{warnings:?}"
    );
}

#[test]
fn products_that_are_left_out_are_named_and_counted_however_many_they_are() {
    let mut found = walls();
    // A shape without triangles counts as none.
    found.shapes.push(IfcShape::default());
    found
        .objects
        .push(thing(7, "IfcReinforcingBar", "bar\u{202e}\n", None));
    found.items.push(piece(7, 2, at(0.0, 0.0, 0.0)));
    for id in 100..220 {
        found.objects.push(thing(id, "IfcWall", "", Some(3)));
    }
    found.objects[7].has_shape = true;
    let warnings = house(found).warnings;
    let [warning] = &warnings[..] else {
        panic!("{warnings:?}");
    };
    let warning = warning.to_string();
    let (count, names) = warning.split_once(" products and left out: ").unwrap();
    assert_eq!(
        count,
        "house.ifc: the IFC reader could not build 121 of 125"
    );
    let names: Vec<&str> = names.split(", ").collect();
    assert_eq!(names[0], "IfcReinforcingBar “bar” #7 (id7)");
    assert_eq!(names[1], "IfcWall #100 (id100)");
    assert_eq!((names.len(), names[99]), (100, "IfcWall #198 (id198) + 21"));
}

#[test]
fn a_tree_that_is_in_itself_ends() {
    let mut found = walls();
    found.objects[0].parent = Some(3);
    found.objects[2].name = "\u{202e}\n".to_owned();
    let import = house(found);
    assert_eq!(
        import.parts[0].group,
        ["a house", "IfcBuilding", "IfcBuildingStorey", "IfcWall"]
    );
    // Products without an entity still get a name.
    let import = house(IfcModel {
        objects: Vec::new(),
        ..walls()
    });
    assert_eq!(names(&import), ["house", "house 2", "house 3", "house 4"]);
}

#[test]
fn it_is_read_from_an_archive_and_among_other_files() {
    let archive = zip(&[
        deflated("plan/house.ifc", HOUSE),
        deflated("readme.txt", b"hello"),
    ]);
    let stl = stl_binary(&block());
    let files: [(&str, &[u8]); 2] = [("a.ifcZIP", &archive), ("b.stl", &stl)];
    let import = reported(walls(), &files).unwrap();
    assert_eq!(import.parts.len(), 5);
    assert_eq!(
        import.parts[0].group[..3],
        ["a.ifcZIP", "plan", "house"].map(String::from)
    );
    assert_eq!((import.parts[0].file, import.parts[4].file), (0, 1));
    assert_eq!(import.unit, Unit::Mm, "which the IFC file says");
}
