//! Provides an IFC reader that returns a test's data, and such data.

use nearpoint_geometry::nalgebra::{Matrix4, Rotation3, Vector3};
use nearpoint_geometry::shape::primitives::cuboid;
use nearpoint_import::ifc::{IfcItem, IfcModel, IfcObject, IfcReader, IfcShape};
use nearpoint_import::readers::Readers;
use nearpoint_import::{File, Import, ImportError, ImportOptions, read};
use nearpoint_message::Message;
use std::ops::ControlFlow;

/// The smallest complete file; the reader below generates its content.
pub const HOUSE: &[u8] =
    b"ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));ENDSEC;DATA;ENDSEC;END-ISO-10303-21;";

/// A reader that returns the same for every file.
#[derive(Clone)]
pub struct Reporter(pub Result<IfcModel, Message>);

impl Readers for Reporter {
    fn ifc(&mut self) -> Result<Box<dyn IfcReader>, Message> {
        Ok(Box::new(self.clone()))
    }
}

impl IfcReader for Reporter {
    fn read(
        &mut self,
        _: &[u8],
        report: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<IfcModel, Message> {
        for done in 0..3 {
            if report(done, 3).is_break() {
                return Err(Message::from_text("it was to stop"));
            }
        }
        self.0.clone()
    }
}

pub fn reported(found: IfcModel, files: &[(&str, &[u8])]) -> Result<Import, ImportError> {
    let files: Vec<_> = files
        .iter()
        .map(|&(path, bytes)| File { path, bytes })
        .collect();
    read(
        &files,
        &ImportOptions::default(),
        &mut Reporter(Ok(found)),
        &mut |_, _| ControlFlow::Continue(()),
    )
}

pub fn house(found: IfcModel) -> Import {
    reported(found, &[("house.ifc", HOUSE)]).unwrap()
}

pub fn thing(id: u32, kind: &str, name: &str, parent: Option<u32>) -> IfcObject {
    IfcObject {
        id,
        kind: kind.to_owned(),
        global_id: format!("id{id}"),
        name: name.to_owned(),
        parent,
        has_shape: kind == "IfcWall",
    }
}

/// Returns a box of these edges, about its centre.
pub fn boxed(x: f64, y: f64, z: f64) -> IfcShape {
    let soup = cuboid(x, y, z);
    IfcShape {
        positions: soup
            .positions
            .as_flattened()
            .iter()
            .map(|n| *n as f32)
            .collect(),
        triangles: soup.triangles.as_flattened().to_vec(),
    }
}

pub fn piece(object: u32, shape: u32, placement: Matrix4<f64>) -> IfcItem {
    IfcItem {
        object,
        shape,
        colour: [1.0; 4],
        placement: placement.as_slice().try_into().unwrap(),
    }
}

pub fn at(x: f64, y: f64, z: f64) -> Matrix4<f64> {
    Matrix4::new_translation(&Vector3::new(x, y, z))
}

pub fn turned(by: f64, x: f64) -> Matrix4<f64> {
    at(x, 0.0, 0.0) * Rotation3::from_euler_angles(0.1, 0.2, by).to_homogeneous()
}

/// Returns a project with a storey, and in it a wall of two pieces and three more like it.
pub fn walls() -> IfcModel {
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
            IfcItem {
                colour: red,
                ..side
            },
        ]
    };
    let named = |id| thing(id, "IfcWall", "wall", Some(3));
    IfcModel {
        metres_per_unit: 0.001,
        objects: [
            thing(1, "IfcProject", "a  house", None),
            thing(2, "IfcBuilding", "", Some(1)),
            thing(3, "IfcBuildingStorey", "2階", Some(2)),
        ]
        .into_iter()
        .chain((10..14).map(named))
        .collect(),
        shapes: vec![boxed(10.0, 20.0, 30.0), boxed(4000.0, 200.0, 2500.0)],
        items: places.iter().enumerate().flat_map(wall).collect(),
        messages: Vec::new(),
    }
}
