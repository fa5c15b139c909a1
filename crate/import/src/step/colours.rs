//! Finds the colours of a product and of its faces.

use super::occt::{KernelError, Label, LabelInfo, Occt};
use crate::face_colours::PartColours;
use nearpoint_geometry::shape::FaceColours;
use std::cmp::Reverse;
use std::collections::HashMap;

/// The colours of a product, in sRGB with the opacity.
#[derive(Debug, Default)]
pub(super) struct ProductColours {
    /// The colour of the product as a whole, and of its faces without a colour.
    pub(super) part: Option<[f32; 4]>,
    /// The colours of the faces, in the order of the binary form; empty if all have the product's.
    faces: Vec<Option<[f32; 4]>>,
}

impl ProductColours {
    /// Reads the colours of a product. A style of a solid or a shell is that of its faces without a style of their own.
    /// If the product has no colour, but each face has one, the product has the first of these.
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
        }
        // A styled edge has no face.
        styles.retain(|(faces, _)| !faces.is_empty());
        let own = info.colour.map(opaque);
        let Some(&(_, first)) = styles.first() else {
            return Ok(Self {
                part: own,
                faces: Vec::new(),
            });
        };
        styles.sort_by_key(|(faces, _)| Reverse(faces.len()));
        let styles = styles.iter();
        let styles: HashMap<i32, [f32; 4]> = styles
            .flat_map(|(faces, colour)| faces.iter().map(|&face| (face, *colour)))
            .collect();
        let faces = occt.face_hashes(info.shape)?.into_iter();
        let faces: Vec<_> = faces.map(|face| styles.get(&face).copied()).collect();
        let is_all = faces.iter().all(Option::is_some);
        let found = PartColours::new(
            own.or(is_all.then_some(first)),
            faces.iter().map(|&colour| (1, colour)),
        );
        Ok(Self {
            part: found.part,
            faces: match found.faces {
                Some(_) => faces,
                None => Vec::new(),
            },
        })
    }

    /// Makes the colours of a product, and of its faces in the order of the binary form.
    #[cfg(test)]
    pub(super) fn with_faces(part: [f32; 4], faces: Vec<Option<[f32; 4]>>) -> Self {
        let part = Some(part);
        Self { part, faces }
    }

    /// Returns the colours of a mesh. `runs` has the number of each of its faces, and that of the face's triangles.
    pub(super) fn of_mesh(
        &self,
        runs: impl Iterator<Item = (usize, usize)>,
    ) -> Option<FaceColours> {
        if self.faces.is_empty() {
            return None;
        }
        let colour = |face: usize| *self.faces.get(face)?;
        PartColours::new(self.part, runs.map(|(face, count)| (count, colour(face)))).faces
    }
}

fn opaque([r, g, b]: [f32; 3]) -> [f32; 4] {
    [r, g, b, 1.0].map(|channel| channel.clamp(0.0, 1.0))
}
