//! Converts each product to a part, whose pose is that of its first piece. Products of the same pieces at the same
//! relative placements share a mesh.

use super::model::{IfcItem, IfcModel, IfcShape};
use super::tree::Tree;
use crate::error::{Result, invalid_at, invalid_file};
use crate::instances::InstanceCount;
use crate::job::Job;
use crate::mesh_cache::MeshCache;
use crate::model::Part;
use crate::palette::Palette;
use crate::placement::Placement;
use nearpoint_geometry::nalgebra::{UnitQuaternion, Vector3};
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_geometry::tolerance::{FILE_POSITION_NOISE, FILE_ROTATION_NOISE};
use nearpoint_message::{Message, message};
use std::collections::BTreeMap;

/// The advice for an invalid file.
pub(super) const EXPORT_AGAIN: Message = message!("ifc-export-again-ifc4-ifc2x3");
/// The colour that means "no colour".
const NONE: [f32; 4] = [1.0; 4];

/// The error that a reader's result is inconsistent.
pub(super) struct InconsistentModel;

/// The identity of a piece in a product: its shape, the index of its colour within the product, and its placement
/// relative to the first piece, in steps of the files' rounding.
type Key = (u32, usize, [i64; 12]);

/// A piece, and its placement in the first one's frame.
struct PlacedItem<'a> {
    shape: &'a IfcShape,
    number: u32,
    /// The index of the product's first piece of this colour.
    paint: usize,
    placement: Placement,
}

/// Returns all products, in the order of the file; `scaling` converts its lengths to a supported unit.
pub(super) fn parts(
    job: &mut Job,
    found: &IfcModel,
    tree: &Tree,
    scaling: &Placement,
) -> Result<(Vec<Part>, Vec<Mesh>)> {
    let mut products: BTreeMap<u32, Vec<&IfcItem>> = BTreeMap::new();
    for piece in &found.items {
        products.entry(piece.object).or_default().push(piece);
    }
    let mut mesh_cache: MeshCache<Vec<Key>, usize> = MeshCache::new();
    let mut parts = Vec::new();
    let mut count = InstanceCount::default();
    for (id, pieces) in products {
        let too_many = |problem| invalid_file(problem, message!("ifc-export-fewer-products"));
        count.increment().map_err(too_many)?;
        let name = tree.name(id);
        let Some((first, laid)) = placed_items(found, &pieces, scaling) else {
            let place = name.unwrap_or_default();
            let problem = message!("ifc-no-finite-placement");
            return Err(invalid_at(place, problem, EXPORT_AGAIN));
        };
        let key = laid.iter().map(|piece| key(piece, &laid)).collect();
        let made = mesh_cache.get_or_build(job, key, &first.stretch, |job| {
            let (soup, piece) = soup(job, &laid)?;
            Ok((soup, piece, None))
        })?;
        if let Some(mesh) = made {
            let colour = pieces[mesh_cache.appearances[mesh]].colour;
            parts.push(Part {
                name,
                group: tree.group(id),
                mesh,
                pose: first.pose(),
                colour: (colour != NONE).then(|| colour.map(|channel| channel.clamp(0.0, 1.0))),
            });
        }
    }
    Ok((parts, mesh_cache.finish(job)?))
}

/// Returns the placement of the first piece, and all pieces in its frame; None if a placement is invalid.
fn placed_items<'a>(
    found: &'a IfcModel,
    pieces: &[&IfcItem],
    scaling: &Placement,
) -> Option<(Placement, Vec<PlacedItem<'a>>)> {
    let place = |piece: &&IfcItem| scaling.then(&Placement::from_matrix(&piece.placement)?);
    let places: Vec<Placement> = pieces.iter().map(place).collect::<Option<_>>()?;
    let first = *places.first()?;
    let lay = |(piece, place): (&&IfcItem, &Placement)| {
        let is_turned_alike = place.rotation == first.rotation;
        let back = first.rotation.inverse();
        PlacedItem {
            shape: &found.shapes[piece.shape as usize],
            number: piece.shape,
            paint: pieces
                .iter()
                .position(|other| other.colour == piece.colour)
                .unwrap_or_default(),
            placement: Placement {
                translation: back * (place.translation - first.translation),
                // Most pieces have exactly the rotation of the first.
                rotation: match is_turned_alike {
                    true => UnitQuaternion::identity(),
                    false => back * place.rotation,
                },
                stretch: place.stretch,
            },
        }
    };
    Some((first, pieces.iter().zip(&places).map(lay).collect()))
}

/// Returns the key of a piece. Placements that differ only by rounding have the same key. At the border of two steps
/// they may differ, which costs only another mesh.
fn key(piece: &PlacedItem, all: &[PlacedItem]) -> Key {
    let largest = (all.iter().flat_map(|piece| &piece.shape.positions))
        .fold(0.0, |largest: f32, number| largest.max(number.abs()));
    let step = FILE_POSITION_NOISE * f64::from(largest);
    let place = &piece.placement;
    let linear = place.rotation.to_rotation_matrix() * place.stretch;
    let mut numbers = [0; 12];
    let turned = linear.iter().map(|n| (n / FILE_ROTATION_NOISE).round());
    let shifted = place.translation.iter().map(|n| (n / step).round());
    for (number, rounded) in numbers.iter_mut().zip(turned.chain(shifted)) {
        *number = rounded as i64;
    }
    (piece.number, piece.paint, numbers)
}

/// Returns the triangles of all pieces, in the first one's frame, and the paint of the largest area.
fn soup(job: &Job, pieces: &[PlacedItem]) -> Result<(Soup, usize)> {
    let mut soup = Soup::default();
    let mut palette = Palette::new();
    for piece in pieces {
        let (positions, triangles) = (
            piece.shape.positions.as_chunks().0,
            piece.shape.triangles.as_chunks().0,
        );
        let first = soup.positions.len() as u32;
        job.reserve(&mut soup.positions, positions.len())?;
        job.reserve(&mut soup.triangles, triangles.len())?;
        let Placement {
            translation,
            rotation,
            stretch,
        } = &piece.placement;
        soup.positions.extend(positions.iter().map(|&position| {
            let point = stretch * Vector3::from(position.map(f64::from));
            <[f64; 3]>::from(rotation * point + translation)
        }));
        soup.triangles.extend(
            triangles
                .iter()
                .map(|t| t.map(|corner: u32| first + corner)),
        );
        palette.add(&soup, triangles.len(), piece.paint);
    }
    Ok((soup, palette.largest().unwrap_or_default()))
}

/// Checks that a reader's result is consistent: every index refers to an existing item.
pub(super) fn check(found: &IfcModel) -> Result<(), InconsistentModel> {
    for shape in &found.shapes {
        let corners = shape.positions.len() / 3;
        let is_whole = shape.positions.len() % 3 == 0 && shape.triangles.len() % 3 == 0;
        let has_corners = shape.triangles.iter().all(|&c| (c as usize) < corners);
        let is_finite = shape.positions.iter().all(|number| number.is_finite());
        if !(is_whole && has_corners && is_finite) {
            return Err(InconsistentModel);
        }
    }
    let count = found.shapes.len();
    let is_sound = |piece: &IfcItem| {
        (piece.shape as usize) < count && piece.colour.iter().all(|channel| channel.is_finite())
    };
    let is_sound = found.items.iter().all(is_sound) && found.metres_per_unit.is_normal();
    (is_sound && found.metres_per_unit > 0.0)
        .then_some(())
        .ok_or(InconsistentModel)
}
