//! IFC: what is made of what a reader tells, whoever that is; and what is refused. What the page's reader tells of a true
//! file, the page's own tests see.

use crate::common::zip::{deflated, zip};
use crate::common::{block, names, read_one, refused, stl_binary, volume};
use nearpoint_geometry::nalgebra::{Matrix4, Rotation3, Vector3};
use nearpoint_geometry::{Point, shape::make::cuboid};
use nearpoint_import::ifc::{Found, IfcReader, Piece, Shape, Thing};
use nearpoint_import::readers::{NoReaders, Readers};
use nearpoint_import::{File, Import, ImportError, Unit, Up, Wish, read};
use nearpoint_testing::Random;
use std::ops::ControlFlow;

/// The least that is a whole file; what is in it, the reader below makes up.
const HOUSE: &[u8] =
    b"ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));ENDSEC;DATA;ENDSEC;END-ISO-10303-21;";

/// Tells the same of every file.
#[derive(Clone)]
struct Teller(Result<Found, String>);

impl Readers for Teller {
    fn ifc(&mut self) -> Result<Box<dyn IfcReader>, String> {
        Ok(Box::new(self.clone()))
    }
}

impl IfcReader for Teller {
    fn read(
        &mut self,
        _: &[u8],
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Found, String> {
        for done in 0..3 {
            if tell(done, 3).is_break() {
                return Err("it was to stop".to_owned());
            }
        }
        self.0.clone()
    }
}

fn told(found: Found, files: &[(&str, &[u8])]) -> Result<Import, ImportError> {
    let files: Vec<_> = files
        .iter()
        .map(|&(path, bytes)| File { path, bytes })
        .collect();
    read(
        &files,
        &Wish::default(),
        &mut Teller(Ok(found)),
        &mut |_, _| ControlFlow::Continue(()),
    )
}

fn house(found: Found) -> Import {
    told(found, &[("house.ifc", HOUSE)]).unwrap()
}

fn sentence(result: Result<Import, ImportError>) -> String {
    let sentence = result.expect_err("it was read").to_string();
    assert!(sentence.ends_with('.'), "{sentence}");
    sentence
}

fn thing(id: u32, kind: &str, name: &str, above: Option<u32>) -> Thing {
    Thing {
        id,
        kind: kind.to_owned(),
        global_id: format!("id{id}"),
        name: name.to_owned(),
        above,
        has_shape: kind == "IfcWall",
    }
}

/// A box of these edges, about its middle.
fn boxed(x: f64, y: f64, z: f64) -> Shape {
    let soup = cuboid(x, y, z);
    Shape {
        positions: soup
            .positions
            .as_flattened()
            .iter()
            .map(|n| *n as f32)
            .collect(),
        triangles: soup.triangles.as_flattened().to_vec(),
    }
}

fn piece(thing: u32, shape: u32, placement: Matrix4<f64>) -> Piece {
    Piece {
        thing,
        shape,
        colour: [1.0; 4],
        placement: placement.as_slice().try_into().unwrap(),
    }
}

fn at(x: f64, y: f64, z: f64) -> Matrix4<f64> {
    Matrix4::new_translation(&Vector3::new(x, y, z))
}

fn turned(by: f64, x: f64) -> Matrix4<f64> {
    at(x, 0.0, 0.0) * Rotation3::from_euler_angles(0.1, 0.2, by).to_homogeneous()
}

/// A project with a storey, and in it a wall of two pieces and three more like it.
fn walls() -> Found {
    let places = [
        at(0.0, 0.0, 3000.0),
        at(5000.5, 0.0, 3000.0),
        turned(0.7, 9e4),
        turned(-2.0, -3e5),
    ];
    let wall = |(number, place): (usize, &Matrix4<f64>)| {
        let red = [1.0, 0.0, 0.0, 0.5];
        let side = piece(
            10 + number as u32,
            1,
            place * at(0.0, 200.0, 0.0) * turned(0.3, 10.0),
        );
        [
            piece(10 + number as u32, 0, *place),
            Piece {
                colour: red,
                ..side
            },
        ]
    };
    let named = |id| thing(id, "IfcWall", "wall", Some(3));
    Found {
        metres: 0.001,
        things: [
            thing(1, "IfcProject", "a  house", None),
            thing(2, "IfcBuilding", "", Some(1)),
            thing(3, "IfcBuildingStorey", "2階", Some(2)),
        ]
        .into_iter()
        .chain((10..14).map(named))
        .collect(),
        shapes: vec![boxed(10.0, 20.0, 30.0), boxed(4000.0, 200.0, 2500.0)],
        pieces: places.iter().enumerate().flat_map(wall).collect(),
        complaints: Vec::new(),
    }
}

#[test]
fn products_are_parts_in_their_storeys_and_share_their_mesh() {
    let import = house(walls());
    assert_eq!((import.unit, import.up), (Unit::Mm, Up::Z));
    assert_eq!(import.unit_guess, None);
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
        for piece in &found.pieces[2 * number..2 * number + 2] {
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
    found.pieces[3].placement[12] += 1.0;
    found.pieces[5].colour = found.pieces[4].colour;
    let import = house(found);
    assert_eq!(import.meshes.len(), 3);
    assert_eq!(
        import.parts[2].colour, None,
        "white is what is said where nothing is"
    );
}

#[test]
fn whole_numbers_stay_whole() {
    let found = Found {
        pieces: vec![piece(10, 1, at(123_456.5, -0.25, 7.0))],
        ..walls()
    };
    let import = house(found);
    let part = &import.parts[0];
    let largest = import.meshes[part.mesh]
        .vertices()
        .iter()
        .map(|v| (part.pose * v).x)
        .fold(0.0, f64::max);
    assert_eq!(largest, 123_456.5 + 2000.0);
}

#[test]
fn what_is_mirrored_keeps_its_outside_outside() {
    let mut found = walls();
    // As readers tell it: the triangles are turned around already.
    found.shapes[0]
        .triangles
        .as_chunks_mut::<3>()
        .0
        .iter_mut()
        .for_each(|t| t.swap(0, 2));
    let mirror = Matrix4::new_nonuniform_scaling(&Vector3::new(-1.0, 1.0, 1.0));
    found.pieces = vec![piece(10, 0, at(7.0, 0.0, 0.0) * mirror)];
    let import = house(found);
    assert_eq!(volume(&import, 0), 6.0 * 6000.0);
}

#[test]
fn another_unit_is_made_metres() {
    let foot = 0.3048;
    let import = house(Found {
        metres: foot,
        ..walls()
    });
    assert_eq!(import.unit, Unit::M);
    assert_eq!(import.parts[1].pose.translation.vector.x, 5000.5 * foot);
    assert!(
        import.warnings[0].contains("0.3048 m"),
        "{:?}",
        import.warnings
    );
}

#[test]
fn what_was_left_out_or_not_understood_is_said() {
    let mut found = walls();
    found.pieces.drain(2..4);
    found.complaints = vec!["no basis found".to_owned(), "again".to_owned()];
    let warnings = house(found).warnings;
    assert_eq!(warnings.len(), 2, "{warnings:?}");
    assert!(
        warnings[0].starts_with("house.ifc: “wall” (IfcWall) has a shape"),
        "{warnings:?}"
    );
    assert!(
        warnings[1].contains("the first of 2 complaints: no basis found"),
        "{warnings:?}"
    );
}

#[test]
fn a_tree_that_is_in_itself_ends() {
    let mut found = walls();
    found.things[0].above = Some(3);
    found.things[2].name = "\u{202e}\n".to_owned();
    let import = house(found);
    assert_eq!(
        import.parts[0].group,
        ["a house", "IfcBuilding", "IfcBuildingStorey", "IfcWall"]
    );
    // And products that no line describes have a name all the same.
    let import = house(Found {
        things: Vec::new(),
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
    let import = told(walls(), &files).unwrap();
    assert_eq!(import.parts.len(), 5);
    assert_eq!(
        import.parts[0].group[..3],
        ["a.ifcZIP", "plan", "house"].map(String::from)
    );
    assert_eq!((import.parts[0].file, import.parts[4].file), (0, 1));
    assert_eq!(import.unit, Unit::Mm, "which the IFC file says");
}

#[test]
fn bad_files_are_refused_before_the_reader_has_them() {
    let bad: [(&[u8], &str); 5] = [
        (b"", "the file is empty"),
        (b"solid house", "does not begin as IFC files do"),
        (&HOUSE[..50], "cut short"),
        (b"ISO-10303-21;END-ISO-10303-21;", "names no schema"),
        (
            b"ISO-10303-21;FILE_SCHEMA(('IFC2X2_FINAL'));END-ISO-10303-21;",
            "“IFC2X2_FINAL”",
        ),
    ];
    for (bytes, named) in bad {
        let sentence = sentence(told(walls(), &[("bad.ifc", bytes)]));
        assert!(sentence.starts_with("bad.ifc: "), "{sentence}");
        assert!(sentence.contains(named), "“{named}” is not in: {sentence}");
    }
}

#[test]
fn what_a_reader_cannot_do_is_said() {
    let empty = Found {
        metres: 1.0,
        ..Found::default()
    };
    let said = sentence(told(empty, &[("house.ifc", HOUSE)]));
    assert!(said.contains("no product with a shape"), "{said}");
    let files = [File {
        path: "house.ifc",
        bytes: HOUSE,
    }];
    let mut broken = Teller(Err("memory access out of bounds".to_owned()));
    let said = sentence(read(&files, &Wish::default(), &mut broken, &mut |_, _| {
        ControlFlow::Continue(())
    }));
    assert!(
        said.contains("house.ifc: ") && said.contains("(memory access out of bounds)"),
        "{said}"
    );
    refused(
        "house.ifc",
        HOUSE,
        &["no reader for IFC files", "Open it in the page"],
    );
    let mut calls = 0;
    let stopped = read(
        &files,
        &Wish::default(),
        &mut Teller(Ok(walls())),
        &mut |_, _| {
            calls += 1;
            if calls == 4 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    );
    assert!(matches!(stopped, Err(ImportError::Cancelled)));
    assert_eq!(calls, 4);
}

#[test]
fn a_missing_reader_is_said_before_any_other_file_is_read() {
    let stl = stl_binary(&block());
    let files = [
        File {
            path: "a.stl",
            bytes: &stl,
        },
        File {
            path: "b.ifc",
            bytes: HOUSE,
        },
    ];
    let mut told = Vec::new();
    let result = read(
        &files,
        &Wish::default(),
        &mut NoReaders,
        &mut |done, what| {
            told.push((done, what.to_owned()));
            ControlFlow::Continue(())
        },
    );
    assert!(sentence(result).starts_with("b.ifc: "));
    assert_eq!(told, [(0.0, "b.ifc".to_owned())]);
    assert!(read_one("b.xml", b"<ifcXML>").is_err());
}

#[test]
fn nothing_that_a_reader_tells_makes_a_panic() {
    const FIRST_SEED: u64 = 20_261_123;
    let (mut read, mut refused) = (0, 0);
    for seed in FIRST_SEED..FIRST_SEED + 2000 {
        let mut random = Random::new(seed);
        let mut found = walls();
        for _ in 0..=random.index(2) {
            let piece = random.index(found.pieces.len());
            let odd = [f64::NAN, f64::INFINITY, 0.0, -1.0, 1e300, 1e-300][random.index(6)];
            match random.index(8) {
                0 => found.pieces[piece].placement[random.index(16)] = odd,
                1 => found.pieces[piece].shape = random.index(4) as u32,
                2 => found.pieces[piece].thing = random.index(20) as u32,
                3 => found.shapes[random.index(2)].positions[random.index(24)] = odd as f32,
                4 => {
                    let corners = &mut found.shapes[random.index(2)].triangles;
                    if !corners.is_empty() {
                        let corner = random.index(corners.len());
                        corners[corner] = random.index(10) as u32;
                    }
                }
                5 => found.metres = odd,
                6 => found.shapes[random.index(2)]
                    .triangles
                    .truncate(random.index(36)),
                _ => found.pieces[piece].colour[random.index(4)] = odd as f32,
            }
        }
        match told(found, &[("house.ifc", HOUSE)]) {
            Ok(import) => {
                read += 1;
                let numbers = import
                    .parts
                    .iter()
                    .flat_map(|part| part.colour.into_iter().flatten());
                assert!(
                    numbers.into_iter().all(|n| (0.0..=1.0).contains(&n)),
                    "seed {seed}"
                );
            }
            Err(error) => {
                refused += 1;
                assert!(
                    error.to_string().starts_with("house.ifc: "),
                    "seed {seed}: {error}"
                );
            }
        }
    }
    assert!(
        read > 500 && refused > 500,
        "{read} read, {refused} refused"
    );
}
