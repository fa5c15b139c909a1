//! Reads meshes and materials by name.

use super::class::{Classes, ElementWithDefaults, MAIN};
use super::placement::quaternion;
use super::tree::Tree;
use crate::error::Result;
use crate::hull::hull;
use crate::job::Job;
use crate::names::stem;
use crate::robot::Element;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::collections::HashMap;
use std::sync::Arc;

pub(super) struct Assets<'a> {
    pub(super) meshes: HashMap<&'a str, MeshAsset<'a>>,
    /// The materials that have a colour.
    pub(super) materials: HashMap<&'a str, [f32; 4]>,
}

pub(super) struct MeshAsset<'a> {
    pub(super) element: Element<'a>,
    pub(super) corners: Corners<'a>,
    /// The pose that is applied to coordinates before they are scaled.
    pub(super) before: Pose,
    pub(super) scale: [f64; 3],
}

/// The source of a mesh's corners.
#[derive(Clone)]
pub(super) enum Corners<'a> {
    File(&'a str),
    /// The corners are in the model.
    Inline(Arc<Soup>),
    /// MuJoCo generates the mesh itself.
    Unknown,
}

impl<'a> MeshAsset<'a> {
    pub(super) fn file(&self) -> Option<&'a str> {
        match self.corners {
            Corners::File(file) => Some(file),
            Corners::Inline(_) | Corners::Unknown => None,
        }
    }
}

impl<'a> Assets<'a> {
    pub(super) fn read(job: &Job, tree: &Tree<'a>, classes: &Classes<'a>) -> Result<Self> {
        let (mut meshes, mut materials) = (HashMap::new(), HashMap::new());
        for element in tree.inside_sections("asset") {
            match element.kind() {
                "mesh" => {
                    let mesh = mesh(job, classes.with_defaults(element, MAIN)?)?;
                    let name = element.attribute("name").or(mesh.file().map(stem));
                    meshes.extend(name.map(|name| (name, mesh)));
                }
                "material" => {
                    let styled = classes.with_defaults(element, MAIN)?;
                    let rgba = styled.numbers::<4>("rgba")?;
                    let is_plain = styled.attribute_source("texture").is_none();
                    let rgba = rgba.or(is_plain.then_some([1.0; 4]));
                    let named = element.attribute("name").zip(rgba.map(colour));
                    materials.extend(named);
                }
                _ => {}
            }
        }
        Ok(Self { meshes, materials })
    }
}

pub(super) fn colour(rgba: [f64; 4]) -> [f32; 4] {
    rgba.map(|share| share.clamp(0.0, 1.0) as f32)
}

/// Reads a mesh. MuJoCo subtracts `refpos` from the coordinates, rotates them back by `refquat`, and scales the result.
fn mesh<'a>(job: &Job, styled: ElementWithDefaults<'a, '_>) -> Result<MeshAsset<'a>> {
    let element = styled.element;
    let scale = styled.numbers("scale")?.unwrap_or([1.0; 3]);
    let at: [f64; 3] = styled.numbers("refpos")?.unwrap_or_default();
    let at = element.checked_position("refpos", at)?;
    let turn = match styled.numbers("refquat")? {
        None => UnitQuaternion::identity(),
        stated => quaternion(stated).ok_or_else(|| {
            let problem = message!("mjcf-refquat-zero-no");
            element.invalid(problem)
        })?,
    };
    let corners = match (element.attribute("file"), element.attribute("vertex")) {
        (Some(file), _) => Corners::File(file),
        (None, Some(_)) => Corners::Inline(Arc::new(inline(job, element)?)),
        (None, None) => Corners::Unknown,
    };
    Ok(MeshAsset {
        element,
        corners,
        before: Pose::from_parts(Translation3::from(at), turn).inverse(),
        scale,
    })
}

/// Reads the mesh whose corners are in an element: with the element's faces, or else as the hull of the corners.
fn inline(job: &Job, element: Element) -> Result<Soup> {
    let numbers: Vec<f64> = words(job, element, "vertex")?;
    let (positions, rest) = numbers.as_chunks::<3>();
    let count = positions.len();
    if !rest.is_empty() || count < 4 {
        let problem = message!("mjcf-vertex-numbers-least", numbers = numbers.len());
        return Err(element.invalid(problem));
    }
    for position in positions {
        element.checked_position("vertex", *position)?;
    }
    if element.attribute("face").is_none() {
        return hull(positions).map_err(|problem| element.invalid(problem));
    }
    let numbers: Vec<f64> = words(job, element, "face")?;
    let (faces, rest) = numbers.as_chunks::<3>();
    let corner = |number: f64| {
        let known = number >= 0.0 && number < count as f64 && number.fract() == 0.0;
        known.then_some(number as u32)
    };
    let mut soup = Soup::default();
    job.reserve(&mut soup.triangles, faces.len())?;
    for &[a, b, c] in faces.iter().filter(|_| rest.is_empty()) {
        let (Some(a), Some(b), Some(c)) = (corner(a), corner(b), corner(c)) else {
            return Err(element.invalid(message!("mjcf-face-corners-only", a, b, c, count)));
        };
        soup.triangles.push([a, b, c]);
    }
    if soup.triangles.is_empty() {
        let problem = message!("mjcf-face-numbers-instead", numbers = numbers.len());
        return Err(element.invalid(problem));
    }
    soup.positions = positions.to_vec();
    Ok(soup)
}

/// Reads the numbers of an attribute, of any length.
fn words(job: &Job, element: Element, attribute: &str) -> Result<Vec<f64>> {
    let mut numbers = Vec::new();
    let text = element.attribute(attribute).unwrap_or_default();
    for word in text.split_ascii_whitespace() {
        let [number] = element.parsed(attribute, word)?;
        job.push(&mut numbers, number)?;
    }
    Ok(numbers)
}
