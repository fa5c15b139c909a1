//! Reads the shapes of a robot and places them for the robot at rest.

use super::primitive::ROUNDNESS;
use super::robot_model::{MAX_RULES, RobotModel, ShapeRule, warn_of_rules};
use super::shape::{MeshSolid, Solid, Source, Submesh};
use crate::accuracy::Accuracy;
use crate::dropped_files::DroppedFiles;
use crate::error::{Result, invalid_file};
use crate::import::LinkPart;
use crate::job::Job;
use crate::mesh_list::MeshList;
use crate::model::{Model, MountedRobot, Origin, Part};
use crate::names::sanitize_name;
use crate::read_ahead::ReadAhead;
use crate::sniff::Language;
use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::shape::{FaceColours, Mesh, Soup};
use nearpoint_geometry::tolerance::MAX_COORDINATE;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::message;
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::robot::Robot;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// The largest number of mesh names that the error for a missing one lists.
const SHOWN_NAMES: usize = 10;

/// A part of a shape: a mesh and its pose in the shape.
#[derive(Clone, Copy)]
struct Piece {
    mesh: usize,
    in_shape: Pose,
    colour: Option<[f32; 4]>,
}

/// The bitwise identity of a shape.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    /// A file's index, or the address of an inline mesh, with its pose and scale.
    Mesh(usize, bool, Option<Submesh>, [u64; 10]),
    /// A primitive's kind and its numbers.
    Primitive(u8, [u64; 3]),
}

impl Key {
    fn of(solid: &Solid) -> Self {
        let mesh = match solid {
            Solid::Mesh(mesh) => mesh,
            Solid::Primitive(primitive) => {
                let (kind, numbers) = primitive.key();
                return Self::Primitive(kind, numbers);
            }
        };
        let (number, is_inline) = match &mesh.source {
            Source::File { number, .. } => (*number, false),
            Source::Inline(soup) => (Arc::as_ptr(soup) as usize, true),
        };
        let mut numbers = [0; 10];
        let placed = mesh.mesh_pose.translation.vector.iter();
        let placed = placed.chain(mesh.mesh_pose.rotation.coords.iter());
        let all = placed.chain(&mesh.scale);
        for (place, number) in numbers.iter_mut().zip(all) {
            *place = number.to_bits();
        }
        Self::Mesh(number, is_inline, mesh.submesh.clone(), numbers)
    }
}

/// A cache of the meshes made so far; equal shapes share a mesh.
struct ShapeMeshCache<'a, 'd> {
    files: &'d DroppedFiles<'a>,
    read_ahead: &'d mut ReadAhead,
    language: Language,
    meshes: MeshList,
    /// The colours of the faces of scaled meshes, by the mesh.
    face_colours: HashMap<usize, FaceColours>,
    cached: HashMap<Key, Vec<Piece>>,
}

/// The parts and robots of a description.
pub(crate) struct BuildResult {
    pub(crate) model: Model,
    pub(crate) robots: Vec<MountedRobot>,
    /// The rules about pairs of the model's parts.
    pub(crate) rules: Vec<PairRule>,
}

/// Reads a robot's shapes. `progress` returns the finished fraction of the import after so many of its `bytes`;
/// `number` is the index of the description's file.
// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn build(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    read_ahead: &mut ReadAhead,
    number: usize,
    robot_model: RobotModel,
    bytes: usize,
    progress: &dyn Fn(usize) -> f32,
) -> Result<BuildResult> {
    let RobotModel {
        language,
        links,
        robots,
        shapes,
        rules,
        ..
    } = robot_model;
    let mut mesh_cache = ShapeMeshCache {
        files: dropped_files,
        read_ahead,
        language,
        meshes: MeshList::default(),
        face_colours: HashMap::new(),
        cached: HashMap::new(),
    };
    let mut parts = Vec::new();
    let mut places = Vec::new();
    let mut parts_of = Vec::with_capacity(shapes.len());
    let mut done = 0;
    for shape in &shapes {
        let first = parts.len();
        for piece in mesh_cache.pieces(job, &shape.solid, &mut done, progress)? {
            let in_link = shape.in_link * piece.in_shape;
            let link = &links[shape.link];
            parts.push(Part {
                name: Some(link.name.clone()),
                group: vec![link.group.clone()],
                mesh: piece.mesh,
                pose: link.pose * in_link,
                colour: shape.colour.or(piece.colour),
            });
            places.push((shape.link, in_link));
        }
        parts_of.push(first..parts.len());
    }
    job.begin(dropped_files.title(number), progress(done), progress(bytes))?;
    let rules = without_large_rules(job, rules, &parts_of);
    let is_round = |solid: &Solid| matches!(solid, Solid::Primitive(p) if p.is_round());
    let round = shapes.iter().filter(|shape| is_round(&shape.solid)).count();
    match round {
        0 => {}
        1 => job.warn(message!("robot-one-shapes-round", roundness = ROUNDNESS)),
        _ => job.warn(message!(
            "robot-shapes-round-stand",
            round,
            roundness = ROUNDNESS
        )),
    }
    let model = Model {
        parts,
        meshes: mesh_cache.finish(job)?,
        origin: Origin::Robot(language.name()),
    };
    Ok(BuildResult {
        model,
        robots: mount_robots(robots, &places),
        rules: rules
            .iter()
            .flat_map(|rule| of_parts(rule, &parts_of))
            .collect(),
    })
}

/// Returns the rules without those about shapes with too many pieces to list all of their pairs.
fn without_large_rules(
    job: &mut Job,
    mut rules: Vec<ShapeRule>,
    parts_of: &[Range<usize>],
) -> Vec<ShapeRule> {
    let is_long = |rule: &ShapeRule| {
        let [a, b] = rule.shapes;
        let pieces = parts_of[a].len();
        a == b && pieces * pieces.saturating_sub(1) / 2 > MAX_RULES
    };
    if rules.iter().any(is_long) {
        warn_of_rules(job);
        rules.retain(|rule| !is_long(rule));
    }
    rules
}

/// Expands a rule about two shapes to their parts.
fn of_parts<'a>(
    rule: &'a ShapeRule,
    parts_of: &'a [Range<usize>],
) -> impl Iterator<Item = PairRule> + 'a {
    let [a, b] = rule.shapes.map(|shape| parts_of[shape].clone());
    let is_one = rule.shapes[0] == rule.shapes[1];
    a.flat_map(move |a| b.clone().map(move |b| [a, b]))
        .filter(move |[a, b]| !is_one || a < b)
        .map(|parts| PairRule {
            parts,
            allowed_reason: rule.allowance.clone(),
        })
}

/// Returns the robots with the parts on their links. `places` has each part's link and its pose on it.
fn mount_robots(robots: Vec<(Robot, Range<usize>)>, places: &[(usize, Pose)]) -> Vec<MountedRobot> {
    let mut mounted: Vec<MountedRobot> = Vec::with_capacity(robots.len());
    let (mut firsts, mut ends) = (Vec::new(), Vec::new());
    for (robot, links) in robots {
        firsts.push(links.start);
        ends.push(links.end);
        mounted.push(MountedRobot {
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

impl ShapeMeshCache<'_, '_> {
    /// Returns all meshes.
    fn finish(self, job: &mut Job) -> Result<Vec<Mesh>> {
        let mut meshes = self.meshes.finish(job)?;
        for (mesh, colours) in self.face_colours {
            meshes[mesh].set_face_colours(colours);
        }
        Ok(meshes)
    }

    fn pieces(
        &mut self,
        job: &mut Job,
        solid: &Solid,
        done: &mut usize,
        progress: &dyn Fn(usize) -> f32,
    ) -> Result<Vec<Piece>> {
        let key = Key::of(solid);
        if let Some(made) = self.cached.get(&key) {
            return Ok(made.clone());
        }
        let pieces = match solid {
            Solid::Primitive(primitive) => {
                self.meshes.push(job, primitive.soup(), Accuracy::Exact)?;
                vec![Piece {
                    mesh: self.meshes.len() - 1,
                    in_shape: Pose::identity(),
                    colour: None,
                }]
            }
            Solid::Mesh(mesh) => {
                let model = self.model(job, &mesh.source, done, progress)?;
                self.place_mesh_file(job, model, mesh)?
            }
        };
        self.cached.insert(key, pieces.clone());
        Ok(pieces)
    }

    fn model(
        &mut self,
        job: &mut Job,
        source: &Source,
        done: &mut usize,
        progress: &dyn Fn(usize) -> f32,
    ) -> Result<Model> {
        match source {
            Source::File { number, format } => {
                let length = self.files.files()[*number].bytes.len();
                let title = self.files.title(*number);
                job.begin(title, progress(*done), progress(*done + length))?;
                *done += length;
                self.read_ahead.read(job, self.files, *number, *format)
            }
            Source::Inline(soup) => {
                let mesh = job.weld((**soup).clone(), Accuracy::Exact)?;
                let origin = Origin::Robot(self.language.name());
                Ok(Model::of_mesh(mesh, None, origin))
            }
        }
    }

    /// Returns the parts of a mesh file, in metres if it states its unit, like ROS for COLLADA. ROS ignores the up axis
    /// of such a file (rviz and MoveIt use the coordinates unchanged), and robots are modelled accordingly. A scale is
    /// baked into the meshes, because it may differ between axes.
    fn place_mesh_file(
        &mut self,
        job: &mut Job,
        mut model: Model,
        solid: &MeshSolid,
    ) -> Result<Vec<Piece>> {
        let first = self.meshes.len();
        let metres = (model.origin.stated_unit()).map_or(1.0, Unit::metres_per_unit);
        let mut before = solid.mesh_pose;
        if let Some(only) = &solid.submesh {
            before *= select(&mut model, only)?;
        }
        let scale = solid.scale.map(|scale| scale * metres);
        if scale == [1.0; 3] {
            self.meshes.extend(job, model.meshes)?;
            let placed = |part: Part| Piece {
                mesh: first + part.mesh,
                in_shape: match before == Pose::identity() {
                    true => part.pose,
                    false => before * part.pose,
                },
                colour: part.colour,
            };
            return Ok(model.parts.into_iter().map(placed).collect());
        }
        let mut pieces = Vec::new();
        for part in &model.parts {
            let soup = scaled_soup(
                job,
                &model.meshes[part.mesh],
                &(before * part.pose),
                scale,
                self.language,
            )?;
            let mesh = &model.meshes[part.mesh];
            let largest = scale
                .iter()
                .fold(0.0, |all: f64, scale| all.max(scale.abs()));
            let accuracy = Accuracy::Rounding(mesh.rounding() * largest);
            self.meshes.push(job, soup, accuracy)?;
            if let Some(colours) = mesh.face_colours() {
                (self.face_colours).insert(self.meshes.len() - 1, colours.clone());
            }
            pieces.push(Piece {
                mesh: self.meshes.len() - 1,
                in_shape: Pose::identity(),
                colour: part.colour,
            });
        }
        Ok(pieces)
    }
}

/// Keeps only the parts of this name, and returns their pose.
fn select(model: &mut Model, only: &Submesh) -> Result<Pose> {
    let is_it = |part: &Part| part.name.as_deref() == Some(&*only.name);
    if !model.parts.iter().any(is_it) {
        let shown = sanitize_name(&only.name).unwrap_or_default();
        let names = model.parts.iter().filter_map(|part| part.name.as_deref());
        let names: Vec<_> = names.take(SHOWN_NAMES).collect();
        let problem = message!("robot-no-mesh-named", shown, names);
        return Err(invalid_file(
            problem,
            message!("robot-correct-submesh-open"),
        ));
    }
    model.parts.retain(is_it);
    // The meshes of other parts are dropped.
    let meshes = std::mem::take(&mut model.meshes);
    for (number, mesh) in meshes.into_iter().enumerate() {
        let parts = model.parts.iter_mut().filter(|part| part.mesh == number);
        let parts: Vec<_> = parts.collect();
        if !parts.is_empty() {
            for part in parts {
                part.mesh = model.meshes.len();
            }
            model.meshes.push(mesh);
        }
    }
    if !only.is_centred {
        return Ok(Pose::identity());
    }
    let corners = model.parts.iter().flat_map(|part| {
        let vertices = model.meshes[part.mesh].vertices().iter();
        vertices.map(|vertex| (part.pose * vertex).coords)
    });
    let ends = corners.fold(None, |ends: Option<[Vector; 2]>, at| {
        let [low, high] = ends.unwrap_or([at, at]);
        Some([low.inf(&at), high.sup(&at)])
    });
    let middle = ends.map_or_else(Vector::zeros, |[low, high]| (low + high) / 2.0);
    Ok(Translation3::from(-middle).into())
}

/// Returns the mesh, posed and then scaled. A mirror reverses every triangle, so that the orientation stays outward.
fn scaled_soup(
    job: &Job,
    mesh: &Mesh,
    pose: &Pose,
    scale: [f64; 3],
    language: Language,
) -> Result<Soup> {
    let language = language.name();
    let mut soup = Soup::default();
    job.reserve(&mut soup.positions, mesh.vertices().len())?;
    job.reserve(&mut soup.triangles, mesh.triangles().len())?;
    for vertex in mesh.vertices() {
        let at = pose * vertex;
        let position = [0, 1, 2].map(|k| at[k] * scale[k]);
        if let Some(far) = position.iter().find(|x| x.abs() > MAX_COORDINATE) {
            let problem = message!(
                "robot-scaled-says-coordinate",
                language,
                far = format!("{far:e}")
            );
            return Err(invalid_file(
                problem,
                message!("robot-correct-scale", language),
            ));
        }
        soup.positions.push(position);
    }
    let mirrored = scale.iter().filter(|&&s| s < 0.0).count() % 2 == 1;
    let turned = |&[a, b, c]: &[u32; 3]| if mirrored { [a, c, b] } else { [a, b, c] };
    soup.triangles.extend(mesh.triangles().iter().map(turned));
    soup.faces = mesh.faces().to_vec();
    Ok(soup)
}
