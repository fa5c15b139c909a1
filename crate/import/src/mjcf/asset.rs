//! Meshes and materials by name.

use super::class::{Classes, MAIN, Styled};
use super::placement::quaternion;
use super::tree::Tree;
use crate::error::ImportError;
use crate::job::Job;
use crate::names::stem;
use crate::robot::{CORRECT, Element};
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use std::collections::HashMap;

pub(super) struct Assets<'a> {
    pub(super) meshes: HashMap<&'a str, MeshAsset<'a>>,
    /// Those that have a colour.
    pub(super) materials: HashMap<&'a str, [f32; 4]>,
}

pub(super) struct MeshAsset<'a> {
    pub(super) element: Element<'a>,
    /// None: its numbers are in the model.
    pub(super) file: Option<&'a str>,
    pub(super) scale: [f64; 3],
    /// Takes the file's coordinates, scaled, into those of the geom.
    pub(super) placed: Pose,
}

impl<'a> Assets<'a> {
    pub(super) fn read(
        job: &Job,
        tree: &Tree<'a>,
        classes: &Classes<'a>,
    ) -> Result<Self, ImportError> {
        let (mut meshes, mut materials) = (HashMap::new(), HashMap::new());
        for element in tree.within("asset") {
            match element.kind() {
                "mesh" => {
                    let mesh = mesh(job, classes.styled(job, element, MAIN)?)?;
                    let name = element.attribute("name").or(mesh.file.map(stem));
                    meshes.extend(name.map(|name| (name, mesh)));
                }
                "material" => {
                    let styled = classes.styled(job, element, MAIN)?;
                    let rgba = styled.numbers::<4>(job, "rgba")?;
                    let is_plain = styled.sayer("texture").is_none();
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

/// MuJoCo takes `refpos` off the file's coordinates, turns them back by `refquat`, and scales what it gets.
fn mesh<'a>(job: &Job, styled: Styled<'a, '_>) -> Result<MeshAsset<'a>, ImportError> {
    let element = styled.element;
    let scale = styled.numbers(job, "scale")?.unwrap_or([1.0; 3]);
    let at: [f64; 3] = styled.numbers(job, "refpos")?.unwrap_or_default();
    let turn = match styled.numbers(job, "refquat")? {
        None => UnitQuaternion::identity(),
        said => quaternion(said).ok_or_else(|| {
            let problem = "“refquat” is zero, which is no rotation";
            element.bad(job, problem, CORRECT)
        })?,
    };
    let [x, y, z] = scale;
    if turn != UnitQuaternion::identity() && (x != y || x != z) {
        let problem = "a mesh is turned by “refquat” and scaled differently along its axes";
        let remedy = "Turn the mesh in its file, or scale it there";
        return Err(element.bad(job, problem, remedy));
    }
    let off = [0, 1, 2].map(|k| -at[k] * scale[k]);
    let off = element.near(job, "refpos", off)?;
    let turned = Pose::from_parts(Translation3::identity(), turn.inverse());
    let placed = match at == [0.0; 3] {
        true => turned,
        false => turned * Translation3::from(off),
    };
    Ok(MeshAsset {
        element,
        file: element.attribute("file"),
        scale,
        placed,
    })
}
