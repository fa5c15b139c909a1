//! Stores hulls as bytes, so that reading takes time proportional to the size, unlike building.

use super::build::derive_adjacency;
use super::{CompressedLists, Dimension, Hull};
use crate::Point;
use crate::collide::orient3d;
use nearpoint_message::{Message, message};
use std::collections::HashMap;

/// The first bytes of the format and its version.
const MAGIC: [u8; 8] = *b"NPHULL\x00\x01";

/// The reason why bytes are not a hull.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum HullFileError {
    /// The bytes are another kind of file, or another version.
    NotAHull,
    /// The bytes are fewer or more than their header states.
    WrongLength { expected: u64, found: u64 },
    /// A vertex is infinite, not a number, or out of the range of exact arithmetic.
    BadVertex { vertex: u32 },
    /// A face has fewer than three vertices, one that does not exist, or one twice.
    BadFace { face: u32 },
    /// The faces do not close, or do not match the dimension.
    NotClosed,
    /// The surface is not convex at an edge of this face.
    NotConvex { face: u32 },
}

nearpoint_message::error!(HullFileError);

impl HullFileError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NotAHull => message!("hull-not-hull-file"),
            Self::WrongLength { expected, found } => message!("hull-file-should", expected, found),
            Self::BadVertex { vertex } => message!("hull-vertex-hull-file", vertex),
            Self::BadFace { face } => message!("hull-face-hull-file", face),
            Self::NotClosed => message!("hull-faces-hull-file"),
            Self::NotConvex { face } => message!("hull-file-not", face),
        }
    }
}

impl Hull {
    /// Returns the hull as bytes, which [`Hull::from_bytes`] reads. They are little-endian: eight of magic; dimension,
    /// number of vertices, of faces and of all faces' corners (u32); positions (3 × f64); sources (u32); the number of
    /// corners of each face, then all corners (u32). Adjacency follows from the faces in O(N).
    pub fn to_bytes(&self) -> Vec<u8> {
        let polygons = self.polygons();
        let mut bytes = MAGIC.to_vec();
        let mut put = |x: u32| bytes.extend(x.to_le_bytes());
        put(self.dimension() as u32);
        put(self.vertices().len() as u32);
        put(polygons.len() as u32);
        put(polygons.items().len() as u32);
        for x in self.vertices().iter().flat_map(|p| p.iter()) {
            bytes.extend(x.to_le_bytes());
        }
        let sizes = polygons.iter().map(|polygon| polygon.len() as u32);
        let numbers = self.source_indices().iter().copied().chain(sizes);
        for x in numbers.chain(polygons.items().iter().copied()) {
            bytes.extend(x.to_le_bytes());
        }
        bytes
    }

    /// Reads the hull that [`Hull::to_bytes`] wrote, in time proportional to its size. It checks that the hull is closed
    /// and convex across every edge, so that arbitrary bytes give a sound hull or an error.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, HullFileError> {
        let mut reader = Reader(bytes);
        if reader.take(8) != Some(&MAGIC) {
            return Err(HullFileError::NotAHull);
        }
        let mut header = [0; 4];
        for x in &mut header {
            *x = reader.number().ok_or(HullFileError::NotAHull)?;
        }
        let [dimension, vertices, faces, corners] = header;
        let expected = 24 + 28 * u64::from(vertices) + 4 * (u64::from(faces) + u64::from(corners));
        let found = bytes.len() as u64;
        if expected != found {
            return Err(HullFileError::WrongLength { expected, found });
        }
        let positions: Vec<Point> = (0..vertices).filter_map(|_| reader.point()).collect();
        let sources = reader.numbers(vertices);
        let sizes = reader.numbers(faces);
        let corners = reader.numbers(corners);
        if let Some(vertex) = positions.iter().position(|p| !super::build::is_in_range(p)) {
            return Err(HullFileError::BadVertex {
                vertex: vertex as u32,
            });
        }
        let dimension = dimension_of(dimension, vertices, faces)?;
        let polygons = polygons(&sizes, &corners, vertices)?;
        let hull = derive_adjacency(dimension, positions, sources, polygons);
        check(&hull)?;
        Ok(hull)
    }
}

/// Returns the dimension, if it matches these numbers of vertices and faces.
fn dimension_of(number: u32, vertices: u32, faces: u32) -> Result<Dimension, HullFileError> {
    match (number, vertices, faces) {
        (0, 1, 0) => Ok(Dimension::Point),
        (1, 2, 0) => Ok(Dimension::Segment),
        (2, 3.., 2) => Ok(Dimension::Polygon),
        (3, 4.., 4..) => Ok(Dimension::Solid),
        _ => Err(HullFileError::NotClosed),
    }
}

fn polygons(
    sizes: &[u32],
    corners: &[u32],
    vertices: u32,
) -> Result<CompressedLists, HullFileError> {
    let mut polygons = CompressedLists::with_capacity(sizes.len(), corners.len());
    let mut rest = corners;
    let mut last_face = vec![u32::MAX; vertices as usize];
    for (face, &size) in (0..).zip(sizes) {
        let bad = HullFileError::BadFace { face };
        let (polygon, after) = rest.split_at_checked(size as usize).ok_or(bad)?;
        for &corner in polygon {
            let last = last_face.get_mut(corner as usize).ok_or(bad)?;
            if *last == face {
                return Err(bad);
            }
            *last = face;
        }
        if size < 3 {
            return Err(bad);
        }
        polygons.push(polygon.iter().copied());
        rest = after;
    }
    if rest.is_empty() {
        Ok(polygons)
    } else {
        Err(HullFileError::NotClosed)
    }
}

/// Checks that faces are flat, that every edge has a face on either side, which bend away from each other, and that the
/// whole is one sphere by Euler's count.
fn check(hull: &Hull) -> Result<(), HullFileError> {
    if hull.dimension() == Dimension::Polygon {
        // So few vertices are quickly built again.
        let again = Hull::build(hull.vertices()).ok();
        let is_same = again.is_some_and(|again| again.polygons() == hull.polygons());
        return is_same
            .then_some(())
            .ok_or(HullFileError::NotConvex { face: 0 });
    }
    if hull.dimension() < Dimension::Polygon {
        return Ok(());
    }
    let mut after_edge = HashMap::with_capacity(hull.polygons().items().len());
    let corners = hull.polygons().iter().flat_map(|polygon| {
        let at = |i: usize| polygon[i % polygon.len()];
        (0..polygon.len()).map(move |i| [at(i), at(i + 1), at(i + 2)])
    });
    for [from, to, after] in corners {
        if after_edge.insert([from, to], after).is_some() {
            return Err(HullFileError::NotClosed);
        }
    }
    if hull.vertices().len() + hull.polygons().len() != after_edge.len() / 2 + 2 {
        return Err(HullFileError::NotClosed);
    }
    for (face, polygon) in (0..).zip(hull.polygons().iter()) {
        let [p, q, r] = [0, 1, 2].map(|i| hull.vertex(polygon[i]));
        let is_flat = polygon
            .iter()
            .all(|&i| orient3d(p, q, r, hull.vertex(i)) == 0);
        for i in 0..polygon.len() {
            let [from, to, after] = [i, i + 1, i + 2].map(|i| polygon[i % polygon.len()]);
            let beyond = after_edge
                .get(&[to, from])
                .ok_or(HullFileError::NotClosed)?;
            let [p, q, r, s] = [from, to, after, *beyond].map(|i| hull.vertex(i));
            if !is_flat || orient3d(p, q, r, s) <= 0 {
                return Err(HullFileError::NotConvex { face });
            }
        }
    }
    Ok(())
}

/// The bytes not read yet; their number was checked before.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u32> {
        self.take(4)?.try_into().ok().map(u32::from_le_bytes)
    }

    fn numbers(&mut self, count: u32) -> Vec<u32> {
        (0..count).filter_map(|_| self.number()).collect()
    }

    fn point(&mut self) -> Option<Point> {
        let mut x = || self.take(8)?.try_into().ok().map(f64::from_le_bytes);
        Some(Point::new(x()?, x()?, x()?))
    }
}
