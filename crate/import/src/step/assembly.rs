//! Which solids a document has, where, and under which names.

use super::occt::{Fault, Label, LabelInfo, Occt, Placed, Shape};
use crate::names::cleaned;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Rotation3, Translation3, UnitQuaternion};
use nearpoint_geometry::tolerance::FILE_ROTATION_NOISE;
use std::collections::HashMap;

/// Deeper assemblies are a loop, or as good as one.
const DEEPEST: usize = 64;

/// A part of an assembly.
#[derive(Debug)]
pub(super) struct Instance {
    /// Its own name, or its product's.
    pub(super) name: Option<String>,
    /// The names of the instances above it, outermost first.
    pub(super) group: Vec<String>,
    /// Its product, in [`Assembly::products`].
    pub(super) product: usize,
    pub(super) pose: Pose,
}

/// What instances are of.
#[derive(Debug)]
pub(super) struct Product {
    pub(super) shape: Shape,
    pub(super) name: Option<String>,
    /// sRGB and opacity.
    pub(super) colour: Option<[f32; 4]>,
}

impl Product {
    /// How it is called in messages.
    pub(super) fn title(&self) -> String {
        match &self.name {
            Some(name) => format!("“{name}”"),
            None => "a part".to_owned(),
        }
    }
}

/// A document, in the order of the file.
#[derive(Debug, Default)]
pub(super) struct Assembly {
    /// Of products that have a face.
    pub(super) instances: Vec<Instance>,
    pub(super) products: Vec<Product>,
    /// The products that have none: points, lines and what is empty.
    pub(super) left_out: Vec<String>,
}

/// Why there is no assembly.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unread {
    #[error(transparent)]
    Kernel(#[from] Fault),
    #[error("“{0}” is placed by more than a turn and a shift")]
    NotRigid(String),
    #[error("its assemblies are more than {DEEPEST} deep")]
    TooDeep,
}

/// Something still to be visited.
struct Visit {
    label: Label,
    pose: Pose,
    group: Vec<String>,
}

impl Assembly {
    /// All of it.
    pub(super) fn read(occt: &mut Occt) -> Result<Self, Unread> {
        let mut assembly = Self::default();
        let mut products: HashMap<Label, Option<usize>> = HashMap::new();
        let at_home = |label| Visit {
            label,
            pose: Pose::identity(),
            group: Vec::new(),
        };
        let mut open: Vec<Visit> = occt.roots()?.into_iter().rev().map(at_home).collect();
        while let Some(Visit {
            label,
            mut pose,
            mut group,
        }) = open.pop()
        {
            let own = occt.info(label)?;
            let mut name = cleaned(&own.name);
            let (product, info) = if own.is_component {
                let placed = occt.placed(label)?;
                let local = rigid(&placed).ok_or_else(|| Unread::NotRigid(own.name.clone()))?;
                pose *= local;
                let referred = occt.referred(label)?;
                (referred, occt.info(referred)?)
            } else {
                (label, own.clone())
            };
            name = name.or_else(|| cleaned(&info.name));
            if info.is_assembly {
                if group.len() == DEEPEST {
                    return Err(Unread::TooDeep);
                }
                group.extend(name);
                let components = occt.components(product)?;
                open.extend(components.into_iter().rev().map(|label| Visit {
                    label,
                    pose,
                    group: group.clone(),
                }));
                continue;
            }
            let known = match products.get(&product) {
                Some(known) => *known,
                None => {
                    let known = assembly.add(occt, product, &info)?;
                    products.insert(product, known);
                    known
                }
            };
            assembly.instances.extend(known.map(|product| Instance {
                name,
                group,
                product,
                pose,
            }));
        }
        Ok(assembly)
    }

    /// A product's number; none if it has no face.
    fn add(
        &mut self,
        occt: &mut Occt,
        label: Label,
        info: &LabelInfo,
    ) -> Result<Option<usize>, Fault> {
        let name = cleaned(&info.name);
        if !occt.has_faces(info.shape)? {
            self.left_out
                .push(name.unwrap_or_else(|| "a part".to_owned()));
            return Ok(None);
        }
        self.products.push(Product {
            shape: info.shape,
            name,
            colour: colour(occt, label, info)?,
        });
        Ok(Some(self.products.len() - 1))
    }
}

/// The product's own colour, or the first that one of its faces has: a part has one.
fn colour(occt: &mut Occt, label: Label, info: &LabelInfo) -> Result<Option<[f32; 4]>, Fault> {
    let mut colour = info.colour;
    if colour.is_none() {
        for detail in occt.details(label)? {
            colour = occt.info(detail)?.colour;
            if colour.is_some() {
                break;
            }
        }
    }
    Ok(colour.map(|[r, g, b]| [r, g, b, 1.0].map(|channel| channel.clamp(0.0, 1.0))))
}

/// None if it mirrors or scales.
fn rigid(placed: &Placed) -> Option<Pose> {
    let turn = &placed.turn;
    let off = (turn.transpose() * turn).map_with_location(|i, k, value| {
        let one = if i == k { 1.0 } else { 0.0 };
        (value - one).abs()
    });
    if off.max() > FILE_ROTATION_NOISE || turn.determinant() <= 0.0 {
        return None;
    }
    let is_unturned = *turn == nearpoint_geometry::nalgebra::Matrix3::identity();
    let rotation = if is_unturned {
        UnitQuaternion::identity()
    } else {
        UnitQuaternion::from_rotation_matrix(&Rotation3::from_matrix_unchecked(*turn))
    };
    Some(Pose::from_parts(Translation3::from(placed.shift), rotation))
}
