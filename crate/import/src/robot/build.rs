//! Reads the shapes of a robot and puts them where the robot at rest has them.

use super::Blueprint;
use super::primitive::ROUNDNESS;
use super::shape::Solid;
use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::job::Job;
use crate::model::{Model, Mounted, Origin, Part};
use crate::sniff::Language;
use crate::{LinkPart, read_one};
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_geometry::tolerance::LARGEST_COORDINATE;
use nearpoint_geometry::unit::Unit;
use nearpoint_motion::robot::Robot;
use std::collections::HashMap;
use std::ops::Range;

/// A part of a shape: a mesh and where it is in the shape.
#[derive(Clone, Copy)]
struct Piece {
    mesh: usize,
    in_shape: Pose,
    colour: Option<[f32; 4]>,
}

/// What a shape is made of, bit for bit: a file's number or a primitive's kind, and three numbers.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    File(usize, [u64; 3]),
    Primitive(u8, [u64; 3]),
}

/// The meshes made so far; shapes that are alike share theirs.
struct Workshop<'a, 'd> {
    dropped: &'d Dropped<'a>,
    language: Language,
    meshes: Vec<Mesh>,
    made: HashMap<Key, Vec<Piece>>,
}

/// Reads a robot's shapes. `share` says which part of all work is done when so many of its `bytes` are; `number` is the
/// description's.
pub(crate) fn build(
    job: &mut Job,
    dropped: &Dropped,
    number: usize,
    blueprint: Blueprint,
    bytes: usize,
    share: &dyn Fn(usize) -> f32,
) -> Result<(Model, Vec<Mounted>), ImportError> {
    let Blueprint {
        language,
        links,
        robots,
        shapes,
        ..
    } = blueprint;
    let mut workshop = Workshop {
        dropped,
        language,
        meshes: Vec::new(),
        made: HashMap::new(),
    };
    let mut parts = Vec::new();
    let mut places = Vec::new();
    let mut done = 0;
    for shape in &shapes {
        for piece in workshop.pieces(job, &shape.solid, &mut done, share)? {
            let in_link = shape.in_link * piece.in_shape;
            let link = &links[shape.link];
            parts.push(Part {
                name: Some(link.name.clone()),
                group: vec![link.group.clone()],
                mesh: piece.mesh,
                pose: link.at * in_link,
                colour: shape.colour.or(piece.colour),
            });
            places.push((shape.link, in_link));
        }
    }
    job.begin(dropped.title(number), share(done), share(bytes))?;
    let is_round = |solid: &Solid| matches!(solid, Solid::Primitive(p) if p.is_round());
    let round = shapes.iter().filter(|shape| is_round(&shape.solid)).count();
    match round {
        0 => {}
        1 => job.warn(format_args!(
            "one of its shapes is round and stands as a mesh, within {ROUNDNESS}"
        )),
        _ => job.warn(format_args!(
            "{round} of its shapes are round and stand as meshes, each within {ROUNDNESS}"
        )),
    }
    let model = Model {
        parts,
        meshes: workshop.meshes,
        origin: Origin::Robot(language.name()),
    };
    Ok((model, mounted(robots, &places)))
}

/// The robots with those parts that are on their links; of each part its link and its place on it.
fn mounted(robots: Vec<(Robot, Range<usize>)>, places: &[(usize, Pose)]) -> Vec<Mounted> {
    let mut mounted: Vec<Mounted> = Vec::with_capacity(robots.len());
    let (mut firsts, mut ends) = (Vec::new(), Vec::new());
    for (robot, links) in robots {
        firsts.push(links.start);
        ends.push(links.end);
        mounted.push(Mounted {
            robot,
            parts: Vec::new(),
        });
    }
    for (part, &(link, in_link)) in places.iter().enumerate() {
        let after = firsts.partition_point(|&first| first <= link);
        if after > 0 && link < ends[after - 1] {
            let link = link - firsts[after - 1];
            mounted[after - 1].parts.push(LinkPart {
                part,
                link,
                in_link,
            });
        }
    }
    mounted
}

impl Workshop<'_, '_> {
    fn pieces(
        &mut self,
        job: &mut Job,
        solid: &Solid,
        done: &mut usize,
        share: &dyn Fn(usize) -> f32,
    ) -> Result<Vec<Piece>, ImportError> {
        let key = match solid {
            Solid::File { number, scale, .. } => Key::File(*number, scale.map(f64::to_bits)),
            Solid::Primitive(primitive) => {
                let (kind, numbers) = primitive.key();
                Key::Primitive(kind, numbers)
            }
        };
        if let Some(made) = self.made.get(&key) {
            return Ok(made.clone());
        }
        let pieces = match *solid {
            Solid::Primitive(primitive) => {
                self.meshes.push(job.weld(primitive.soup())?);
                vec![Piece {
                    mesh: self.meshes.len() - 1,
                    in_shape: Pose::identity(),
                    colour: None,
                }]
            }
            Solid::File {
                number,
                format,
                scale,
            } => {
                let length = self.dropped.files()[number].bytes.len();
                let title = self.dropped.title(number);
                job.begin(title, share(*done), share(*done + length))?;
                *done += length;
                let model = read_one(job, self.dropped, number, format)?;
                self.placed(job, model, scale)?
            }
        };
        self.made.insert(key, pieces.clone());
        Ok(pieces)
    }

    /// The parts of a mesh file, in metres if it says its unit: so ROS has it for COLLADA. Which axis such a file says is
    /// up ROS ignores (rviz and MoveIt both take the coordinates as they are), and robots are made to look right there. A
    /// scale is baked into the meshes: it need not be the same along all axes.
    fn placed(
        &mut self,
        job: &mut Job,
        model: Model,
        scale: [f64; 3],
    ) -> Result<Vec<Piece>, ImportError> {
        let first = self.meshes.len();
        let metres = (model.origin.stated_unit()).map_or(1.0, Unit::metres_per_unit);
        let scale = scale.map(|scale| scale * metres);
        if scale == [1.0; 3] {
            self.meshes.extend(model.meshes);
            let as_it_is = |part: Part| Piece {
                mesh: first + part.mesh,
                in_shape: part.pose,
                colour: part.colour,
            };
            return Ok(model.parts.into_iter().map(as_it_is).collect());
        }
        let mut pieces = Vec::new();
        for part in &model.parts {
            let soup = scaled(
                job,
                &model.meshes[part.mesh],
                &part.pose,
                scale,
                self.language,
            )?;
            self.meshes.push(job.weld(soup)?);
            pieces.push(Piece {
                mesh: self.meshes.len() - 1,
                in_shape: Pose::identity(),
                colour: part.colour,
            });
        }
        Ok(pieces)
    }
}

/// The mesh, posed and then scaled. A mirror turns every triangle around, so that its outside stays outside.
fn scaled(
    job: &Job,
    mesh: &Mesh,
    pose: &Pose,
    scale: [f64; 3],
    language: Language,
) -> Result<Soup, ImportError> {
    let language = language.name();
    let mut soup = Soup::default();
    job.reserve(&mut soup.positions, mesh.vertices().len())?;
    job.reserve(&mut soup.triangles, mesh.triangles().len())?;
    for vertex in mesh.vertices() {
        let at = pose * vertex;
        let position = [0, 1, 2].map(|k| at[k] * scale[k]);
        if let Some(far) = position.iter().find(|x| x.abs() > LARGEST_COORDINATE) {
            let problem = format!(
                "scaled as the {language} says, a coordinate is {far:e}, too large for any part"
            );
            return Err(job.bad_file(problem, format!("Correct the scale in the {language}")));
        }
        soup.positions.push(position);
    }
    let mirrored = scale.iter().filter(|&&s| s < 0.0).count() % 2 == 1;
    let turned = |&[a, b, c]: &[u32; 3]| if mirrored { [a, c, b] } else { [a, b, c] };
    soup.triangles.extend(mesh.triangles().iter().map(turned));
    soup.faces = mesh.faces().to_vec();
    Ok(soup)
}
