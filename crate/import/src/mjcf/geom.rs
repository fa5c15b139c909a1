//! Reads one shape of a body: a primitive or a mesh, and whether it is visible and whether it collides.

use super::asset::{Corners, MeshAsset, colour};
use super::class::ElementWithDefaults;
use super::model::Model;
use super::placement::z_to;
use crate::error::{ImportError, Result};
use crate::job::Job;
use crate::names::sanitize_name;
use crate::robot::{Element, Finder, MeshSolid, Primitive, Shape, Solid, check_scale, mesh};
use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::message;

/// The last group that MuJoCo shows by default; models put shapes that only collide into higher ones.
const MAX_SHOWN_GROUP: f64 = 2.0;

/// The default colour, which a material overrides.
const DEFAULT_COLOUR: [f64; 4] = [0.5, 0.5, 0.5, 1.0];

/// A geom, and its purpose.
pub(super) struct Geom<'a, 'c> {
    pub(super) source: ElementWithDefaults<'a, 'c>,
    /// The name, with the suffix of copies.
    pub(super) name: Option<String>,
    /// The pose `body_from_frame` of the frame that contains it.
    pub(super) frame: Pose,
    pub(super) is_visual: bool,
    /// The masks `contype` and `conaffinity`.
    pub(super) masks: [u32; 2],
}

impl<'a, 'c> Geom<'a, 'c> {
    pub(super) fn new(source: ElementWithDefaults<'a, 'c>, frame: Pose) -> Result<Self> {
        let group = source.value("group")?.unwrap_or(0.0);
        // Masks are whole numbers of 32 bits, whose sign is a bit.
        let mask = |name: &str| Ok(source.value(name)?.unwrap_or(1.0) as i64 as u32);
        Ok(Self {
            source,
            name: None,
            frame,
            is_visual: group <= MAX_SHOWN_GROUP,
            masks: [mask("contype")?, mask("conaffinity")?],
        })
    }

    pub(super) fn is_collision(&self) -> bool {
        self.masks != [0; 2]
    }

    fn kind(&self) -> &'a str {
        self.source.attribute("type").unwrap_or("sphere")
    }

    /// Marks its mesh file as used by the model, without reading it.
    pub(super) fn mark_used(&self, model: &Model, finder: &mut Finder) {
        let name = self.source.attribute("mesh");
        let asset = name.and_then(|name| model.assets.meshes.get(name));
        if let Some(file) = asset.and_then(MeshAsset::file) {
            finder.mark_used(&model.compiler.mesh_path(file));
        }
    }

    /// Returns the shape on a link of this name; none, with a warning, if it is skipped.
    pub(super) fn shape(
        &self,
        job: &mut Job,
        model: &Model,
        finder: &mut Finder,
        link: (usize, &str),
        link_from_body: &Pose,
    ) -> Result<Option<Shape>> {
        let Self { source, frame, .. } = self;
        let element = source.element;
        let (solid, placed) = if let Some(name) = source.attribute("mesh") {
            let Some(mesh) = self.mesh(job, model, finder, link.1, name)? else {
                return Ok(None);
            };
            (Solid::Mesh(mesh), source.placement(&model.compiler)?)
        } else {
            match self.kind() {
                kind @ ("plane" | "hfield") => {
                    let what = if kind == "plane" {
                        message!("plane")
                    } else {
                        message!("mjcf-height-field")
                    };
                    let sentence = message!("mjcf-left-out-no-inside", what, link = link.1);
                    element.warn(job, sentence);
                    return Ok(None);
                }
                "sdf" => {
                    element.warn(job, message!("mjcf-geom-left-out", link = link.1));
                    return Ok(None);
                }
                kind => {
                    let (primitive, placed) = self.primitive(model, kind)?;
                    (Solid::Primitive(primitive), placed)
                }
            }
        };
        Ok(Some(Shape {
            link: link.0,
            in_link: link_from_body * frame * placed,
            solid,
            colour: self.colour(model)?,
        }))
    }

    fn colour(&self, model: &Model) -> Result<Option<[f32; 4]>> {
        let own = self.source.numbers::<4>("rgba")?;
        if let Some(own) = own.filter(|own| *own != DEFAULT_COLOUR) {
            return Ok(Some(colour(own)));
        }
        let material = self.source.attribute("material");
        let known = material.and_then(|name| model.assets.materials.get(name));
        Ok(known.copied().or(own.map(colour)))
    }

    fn mesh(
        &self,
        job: &mut Job,
        model: &Model,
        finder: &mut Finder,
        link: &str,
        name: &str,
    ) -> Result<Option<MeshSolid>> {
        let (element, shown) = (self.source.element, sanitize_name(name).unwrap_or_default());
        let Some(asset) = model.assets.meshes.get(name) else {
            return Err(element.invalid(message!("mjcf-geom-mesh-not", link, shown)));
        };
        match self.kind() {
            // MuJoCo makes a distance field of the mesh in the second case.
            "mesh" | "sdf" => {}
            kind @ ("sphere" | "capsule" | "cylinder" | "ellipsoid" | "box") => {
                element.warn(job, message!("mjcf-fitted-mesh-mesh", kind, shown));
            }
            kind => return Err(unknown(element, kind)),
        }
        let solid = match &asset.corners {
            Corners::File(file) => {
                let path = model.compiler.mesh_path(file);
                mesh(finder, asset.element, link, &path, asset.scale)?
            }
            Corners::Inline(soup) => {
                check_scale(asset.element, link, asset.scale)?;
                MeshSolid::inline(soup.clone(), asset.scale)
            }
            Corners::Unknown => {
                let sentence = message!("mjcf-mesh-left-out", shown, link);
                asset.element.warn(job, sentence);
                return Ok(None);
            }
        };
        let mesh_pose = asset.before;
        Ok(Some(MeshSolid { mesh_pose, ..solid }))
    }

    fn primitive(&self, model: &Model, kind: &str) -> Result<(Primitive, Pose)> {
        let Self { source, .. } = self;
        let ends = match kind {
            "sphere" => None,
            _ => source.numbers::<6>("fromto")?,
        };
        let (placed, half) = match ends {
            None => (source.placement(&model.compiler)?, None),
            Some(ends) => {
                let (placed, half) = self.between(ends)?;
                (placed, Some(half))
            }
        };
        let sizes = |most| self.sizes(kind, most);
        let primitive = match (kind, half) {
            ("sphere", _) => Primitive::Sphere {
                radius: sizes(1)?[0],
            },
            ("capsule" | "cylinder", half) => {
                let sizes = sizes(if half.is_some() { 1 } else { 2 })?;
                let (radius, length) = (sizes[0], 2.0 * half.unwrap_or(sizes[1]));
                match kind {
                    "capsule" => Primitive::Capsule { radius, length },
                    _ => Primitive::Cylinder { radius, length },
                }
            }
            ("box" | "ellipsoid", half) => {
                let sizes = sizes(if half.is_some() { 1 } else { 3 })?;
                let halves = match half {
                    Some(half) => [sizes[0], sizes[0], half],
                    None => sizes,
                };
                match kind {
                    "box" => Primitive::Cuboid(halves.map(|half| 2.0 * half)),
                    _ => Primitive::Ellipsoid(halves),
                }
            }
            _ => return Err(unknown(source.element, kind)),
        };
        Ok((primitive, placed))
    }

    /// Returns the pose at the midpoint of two points, with z from the second to the first, and half their distance.
    fn between(&self, ends: [f64; 6]) -> Result<(Pose, f64)> {
        let element = self
            .source
            .attribute_source("fromto")
            .unwrap_or(self.source.element);
        let [a, b, c, d, e, f] = ends;
        element.checked_position("fromto", [a, b, c])?;
        element.checked_position("fromto", [d, e, f])?;
        let (from, to) = (Vector::new(a, b, c), Vector::new(d, e, f));
        let rotation =
            z_to(from - to).ok_or_else(|| element.invalid(message!("mjcf-fromto-goes-point")))?;
        let middle = Translation3::from((from + to) / 2.0);
        Ok((Pose::from_parts(middle, rotation), (to - from).norm() / 2.0))
    }

    /// Returns the first `count` of its sizes; there may be more.
    fn sizes(&self, kind: &str, count: usize) -> Result<[f64; 3]> {
        let Some(element) = self.source.attribute_source("size") else {
            return Err(self.source.element.invalid(message!("mjcf-no-size", kind)));
        };
        let stated = element.list::<3>("size")?;
        if stated.len() < count {
            let problem = message!("mjcf-sizes-instead", kind, stated = stated.len(), count);
            return Err(element.invalid(problem));
        }
        let mut sizes = [1.0; 3];
        sizes[..count].copy_from_slice(&stated[..count]);
        element.checked_sizes("size", sizes)
    }
}

fn unknown(element: Element, kind: &str) -> ImportError {
    let shown = sanitize_name(kind).unwrap_or_default();
    let problem = message!("mjcf-geom-type-not", shown);
    element.error_at(problem, message!("mjcf-make-mesh-box"))
}
