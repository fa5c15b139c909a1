//! Finds the colours of a product and of its faces.

use super::occt::{KernelError, Label, LabelInfo, Occt};
use crate::face_colours::PartColours;
use nearpoint_geometry::shape::FaceColours;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// The colours of a product, in sRGB with the opacity.
#[derive(Debug, Default)]
pub(super) struct ProductColours {
    /// The colour of the product as a whole, and of its faces without a style.
    pub(super) part: Option<[f32; 4]>,
    /// The colours of the faces, in the order of the binary form; empty if no style is known.
    faces: Vec<Option<[f32; 4]>>,
}

impl ProductColours {
    /// Reads the colours of a product. A style of a solid or a shell is that of its faces without a style of their own.
    /// A product without a colour has that of most of its styled faces.
    pub(super) fn read(
        occt: &mut Occt,
        label: Label,
        info: &LabelInfo,
    ) -> Result<Self, KernelError> {
        let mut styles = Vec::new();
        for detail in occt.details(label)? {
            let detail = occt.info(detail)?;
            if let Some(colour) = detail.colour {
                styles.push((occt.face_hashes(detail.shape)?, opaque(colour)));
            }
            occt.release(detail.shape)?;
        }
        let own = info.colour.map(opaque);
        if styles.is_empty() {
            return Ok(Self {
                part: own,
                faces: Vec::new(),
            });
        }
        let faces = colours_of_faces(&occt.face_hashes(info.shape)?, styles);
        Ok(Self {
            part: own.or_else(|| most_frequent(&faces)),
            faces,
        })
    }

    /// Makes the colours of a product, and of its faces in the order of the binary form.
    #[cfg(test)]
    pub(super) fn with_faces(part: [f32; 4], faces: Vec<Option<[f32; 4]>>) -> Self {
        let part = Some(part);
        Self { part, faces }
    }

    /// Returns the colours of a mesh. `face_count` is the number of faces in the binary form. `runs` has the number of
    /// each of the mesh's faces, and that of the face's triangles.
    pub(super) fn of_mesh(
        &self,
        face_count: usize,
        runs: impl Iterator<Item = (usize, usize)>,
    ) -> Option<FaceColours> {
        // If the kernel counts its faces otherwise than the form does, their numbers mean other faces.
        if self.faces.len() != face_count {
            return None;
        }
        let colour = |face: usize| *self.faces.get(face)?;
        PartColours::new(self.part, runs.map(|(face, count)| (count, colour(face)))).faces
    }
}

/// Returns the colours of faces with these hashes. Each style has the hashes of its faces, and their colour; that of the
/// fewest faces applies. A face that shares its hash has none, because a style could mean another face.
fn colours_of_faces(
    hashes: &[i32],
    mut styles: Vec<(Vec<i32>, [f32; 4])>,
) -> Vec<Option<[f32; 4]>> {
    styles.sort_by_key(|(faces, _)| Reverse(faces.len()));
    let styles = styles.iter();
    let mut styles: HashMap<i32, [f32; 4]> = styles
        .flat_map(|(faces, colour)| faces.iter().map(|&face| (face, *colour)))
        .collect();
    let mut known = HashSet::new();
    for hash in hashes {
        if !known.insert(hash) {
            styles.remove(hash);
        }
    }
    let hashes = hashes.iter();
    hashes.map(|hash| styles.get(hash).copied()).collect()
}

/// Returns the colour of most faces, and of several such colours the first; none if no face has one.
fn most_frequent(faces: &[Option<[f32; 4]>]) -> Option<[f32; 4]> {
    let key = |colour: &[f32; 4]| colour.map(f32::to_bits);
    let mut counts: HashMap<[u32; 4], usize> = HashMap::new();
    for colour in faces.iter().flatten() {
        *counts.entry(key(colour)).or_default() += 1;
    }
    // Of equal numbers, `max_by_key` returns the last.
    let colours = faces.iter().flatten().rev();
    colours.max_by_key(|colour| counts[&key(colour)]).copied()
}

fn opaque([r, g, b]: [f32; 3]) -> [f32; 4] {
    [r, g, b, 1.0].map(|channel| channel.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: [f32; 4] = [1.0, 0.0, 0.0, 1.0];
    const BLUE: [f32; 4] = [0.0, 0.0, 1.0, 1.0];

    #[test]
    fn the_style_of_fewest_faces_applies() {
        let styles = vec![(vec![7], RED), (vec![5, 7, 9], BLUE), (vec![], RED)];
        let found = colours_of_faces(&[9, 7, 5, 4], styles);
        assert_eq!(found, [Some(BLUE), Some(RED), Some(BLUE), None]);
    }

    #[test]
    fn faces_that_share_a_hash_have_no_style() {
        let found = colours_of_faces(&[5, 7, 5, 5], vec![(vec![5], RED), (vec![7], BLUE)]);
        assert_eq!(found, [None, Some(BLUE), None, None]);
    }

    #[test]
    fn the_most_frequent_colour_is_that_of_most_faces_or_the_first() {
        let [red, blue] = [Some(RED), Some(BLUE)];
        assert_eq!(most_frequent(&[red, blue, None, None, None, blue]), blue);
        assert_eq!(most_frequent(&[None, blue, red]), blue);
        assert_eq!(most_frequent(&[red, blue, blue, red]), red);
        assert_eq!(most_frequent(&[None]), None);
    }
}
