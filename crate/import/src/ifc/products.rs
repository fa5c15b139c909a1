//! Makes each product a part, whose pose is that of its first piece. Products of the same pieces in the same relative places
//! share a mesh.

use super::found::{Found, Piece, Shape};
use super::tree::Tree;
use crate::bakery::Bakery;
use crate::error::{Result, bad_at, bad_file};
use crate::instances::Count;
use crate::job::Job;
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
/// The colour that stands for "no colour".
const NONE: [f32; 4] = [1.0; 4];

/// The error that a reader's result is inconsistent.
pub(super) struct Unsound;

/// The identity of a piece in a product: its shape, the number of its colour within the product, and its placement relative
/// to the first piece, in steps of the files' rounding.
type Key = (u32, usize, [i64; 12]);

/// A piece, and its placement in the first one's frame.
struct Laid<'a> {
    shape: &'a Shape,
    number: u32,
    /// The first of the product's pieces that has its colour.
    paint: usize,
    place: Placement,
}

/// Returns all products, in the order of the file; `scaling` converts its lengths to a supported unit.
pub(super) fn parts(
    job: &mut Job,
    found: &Found,
    tree: &Tree,
    scaling: &Placement,
) -> Result<(Vec<Part>, Vec<Mesh>)> {
    let mut products: BTreeMap<u32, Vec<&Piece>> = BTreeMap::new();
    for piece in &found.pieces {
        products.entry(piece.thing).or_default().push(piece);
    }
    let mut bakery: Bakery<Vec<Key>, usize> = Bakery::new();
    let mut parts = Vec::new();
    let mut count = Count::default();
    for (id, pieces) in products {
        let too_many = |problem| bad_file(problem, message!("ifc-export-fewer-products"));
        count.one_more().map_err(too_many)?;
        let name = tree.name(id);
        let Some((first, laid)) = laid(found, &pieces, scaling) else {
            let place = name.unwrap_or_default();
            let problem = message!("ifc-no-finite-placement");
            return Err(bad_at(place, problem, EXPORT_AGAIN));
        };
        let key = laid.iter().map(|piece| key(piece, &laid)).collect();
        let made = bakery.bake(job, key, &first.stretch, |job| {
            let (soup, piece) = soup(job, &laid)?;
            Ok((soup, piece, None))
        })?;
        if let Some(mesh) = made {
            let colour = pieces[bakery.looks[mesh]].colour;
            parts.push(Part {
                name,
                group: tree.group(id),
                mesh,
                pose: first.pose(),
                colour: (colour != NONE).then(|| colour.map(|channel| channel.clamp(0.0, 1.0))),
            });
        }
    }
    Ok((parts, bakery.meshes))
}

/// Returns the placement of the first piece, and all pieces in its frame; none if a placement is invalid.
fn laid<'a>(
    found: &'a Found,
    pieces: &[&Piece],
    scaling: &Placement,
) -> Option<(Placement, Vec<Laid<'a>>)> {
    let place = |piece: &&Piece| scaling.then(&Placement::of_matrix(&piece.placement)?);
    let places: Vec<Placement> = pieces.iter().map(place).collect::<Option<_>>()?;
    let first = *places.first()?;
    let lay = |(piece, place): (&&Piece, &Placement)| {
        let is_turned_alike = place.rotation == first.rotation;
        let back = first.rotation.inverse();
        Laid {
            shape: &found.shapes[piece.shape as usize],
            number: piece.shape,
            paint: pieces
                .iter()
                .position(|other| other.colour == piece.colour)
                .unwrap_or_default(),
            place: Placement {
                translation: back * (place.translation - first.translation),
                // Most pieces have exactly the first one's rotation.
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

/// Returns the key of a piece. Placements that differ only by rounding have the same numbers; at the edge of two steps they
/// differ, which costs only another mesh.
fn key(piece: &Laid, all: &[Laid]) -> Key {
    let largest = (all.iter().flat_map(|piece| &piece.shape.positions))
        .fold(0.0, |largest: f32, number| largest.max(number.abs()));
    let step = FILE_POSITION_NOISE * f64::from(largest);
    let place = &piece.place;
    let linear = place.rotation.to_rotation_matrix() * place.stretch;
    let mut numbers = [0; 12];
    let turned = linear.iter().map(|n| (n / FILE_ROTATION_NOISE).round());
    let shifted = place.translation.iter().map(|n| (n / step).round());
    for (number, rounded) in numbers.iter_mut().zip(turned.chain(shifted)) {
        *number = rounded as i64;
    }
    (piece.number, piece.paint, numbers)
}

/// Returns the triangles of all pieces, in the first one's frame, and the paint that covers most.
fn soup(job: &Job, pieces: &[Laid]) -> Result<(Soup, usize)> {
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
        } = &piece.place;
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

/// Checks that a reader's result is consistent: every number refers to something that exists.
pub(super) fn check(found: &Found) -> Result<(), Unsound> {
    for shape in &found.shapes {
        let corners = shape.positions.len() / 3;
        let is_whole = shape.positions.len() % 3 == 0 && shape.triangles.len() % 3 == 0;
        let has_corners = shape.triangles.iter().all(|&c| (c as usize) < corners);
        let is_finite = shape.positions.iter().all(|number| number.is_finite());
        if !(is_whole && has_corners && is_finite) {
            return Err(Unsound);
        }
    }
    let count = found.shapes.len();
    let is_sound = |piece: &Piece| {
        (piece.shape as usize) < count && piece.colour.iter().all(|channel| channel.is_finite())
    };
    let is_sound = found.pieces.iter().all(is_sound) && found.metres.is_normal();
    (is_sound && found.metres > 0.0)
        .then_some(())
        .ok_or(Unsound)
}
