//! Reads the faces and edges of a shape, and their locations.

use super::bytes::ByteReader;
use super::{Brep, Location};
use std::collections::HashMap;

/// A use of a shape inside another: its number, orientation and location.
#[derive(Debug, Clone, Copy)]
pub(super) struct Use {
    is_reversed: bool,
    /// The number of the shape, counted from 1 for the shape that was written last.
    number: usize,
    location: usize,
}

/// The end of a list of uses.
const END: u8 = b'*';

impl Use {
    /// Reads a use; the inner option is none at the end of a list.
    pub(super) fn read(bytes: &mut ByteReader) -> Option<Option<Self>> {
        let orientation = bytes.byte()?;
        if orientation == END {
            return Some(None);
        }
        Some(Some(Self {
            is_reversed: orientation == 1,
            number: bytes.read_index()?,
            location: bytes.read_index()?,
        }))
    }
}

/// A shape with its components.
#[derive(Debug)]
pub(super) struct Node {
    kind: Kind,
    inner: Vec<Use>,
}

#[derive(Debug)]
enum Kind {
    Face {
        /// The surface, as an index into [`Brep::surfaces`]; a mesh alone has none.
        surface: Option<usize>,
        location: usize,
        triangulation: Option<usize>,
    },
    Edge {
        /// The curve, as an index into [`Brep::curves`], with its location.
        curve: Option<(usize, usize)>,
        on_faces: Vec<OnFace>,
    },
    /// Vertices, wires, and containers of faces.
    Other,
}

/// The nodes of a face's triangulation along an edge.
#[derive(Debug)]
struct OnFace {
    /// The indices into [`Brep::polygons`]; two for a face that is closed there.
    polygons: [Option<usize>; 2],
    /// The index into [`Brep::triangulations`].
    triangulation: usize,
    location: usize,
}

impl Node {
    pub(super) fn read(bytes: &mut ByteReader) -> Option<Self> {
        const FACE: u8 = 4;
        const EDGE: u8 = 6;
        const VERTEX: u8 = 7;
        let kind = match bytes.byte()? {
            FACE => face(bytes)?,
            EDGE => edge(bytes)?,
            VERTEX => vertex(bytes)?,
            kind if kind < VERTEX => Kind::Other,
            _ => return None,
        };
        // The flags are free, modified, checked, orientable, closed, infinite and convex.
        bytes.list(7, ByteReader::flag)?;
        let mut inner = Vec::new();
        while let Some(part) = Use::read(bytes)? {
            inner.push(part);
        }
        Some(Self { kind, inner })
    }
}

/// Reads an index that counts from 1; 0 means none.
fn read_index(bytes: &mut ByteReader) -> Option<Option<usize>> {
    Some(bytes.read_index()?.checked_sub(1))
}

fn face(bytes: &mut ByteReader) -> Option<Kind> {
    bytes.flag()?;
    bytes.number()?;
    let (surface, location) = (read_index(bytes)?, bytes.read_index()?);
    let triangulation = if bytes.byte()? == 2 {
        read_index(bytes)?
    } else {
        None
    };
    Some(Kind::Face {
        surface,
        location,
        triangulation,
    })
}

fn edge(bytes: &mut ByteReader) -> Option<Kind> {
    bytes.number()?;
    bytes.list(3, ByteReader::flag)?;
    let (mut curve, mut on_faces) = (None, Vec::new());
    loop {
        let wholes = |bytes: &mut ByteReader, count: usize| {
            bytes.list(count, ByteReader::read_index).map(drop)
        };
        match bytes.byte()? {
            0 => return Some(Kind::Edge { curve, on_faces }),
            1 => {
                curve = read_index(bytes)?.zip(bytes.read_index());
                bytes.list(2, ByteReader::number)?;
            }
            on_surface @ (2 | 3) => {
                wholes(bytes, 1)?;
                if on_surface == 3 {
                    wholes(bytes, 1)?;
                    bytes.byte()?;
                }
                wholes(bytes, 2)?;
                bytes.list(2, ByteReader::number)?;
            }
            4 => {
                bytes.byte()?;
                wholes(bytes, 4)?;
            }
            5 => wholes(bytes, 2)?,
            on_triangles @ (6 | 7) => on_faces.push(OnFace {
                polygons: [
                    Some(read_index(bytes)??),
                    if on_triangles == 7 {
                        Some(read_index(bytes)??)
                    } else {
                        None
                    },
                ],
                triangulation: read_index(bytes)??,
                location: bytes.read_index()?,
            }),
            _ => return None,
        }
    }
}

fn vertex(bytes: &mut ByteReader) -> Option<Kind> {
    bytes.list(4, ByteReader::number)?;
    loop {
        let wholes = match bytes.byte()? {
            0 => return Some(Kind::Other),
            1 => 1,
            2 => 2,
            3 => {
                bytes.number()?;
                1
            }
            _ => return None,
        };
        bytes.number()?;
        bytes.list(wholes + 1, ByteReader::read_index)?;
    }
}

/// A face with its location in its shape.
#[derive(Debug, Clone, Copy)]
pub(in crate::step) struct Face {
    /// The surface, as an index into [`Brep::surfaces`].
    pub(in crate::step) surface: Option<usize>,
    /// The triangles, as an index into [`Brep::triangulations`].
    pub(in crate::step) triangulation: usize,
    /// True if the triangles have the opposite orientation.
    pub(in crate::step) is_reversed: bool,
    pub(in crate::step) location: Location,
    /// The number of the face in the order of the form, also counting faces without triangles. The kernel numbers faces
    /// like this. A face that is used twice at the same location has one number.
    pub(in crate::step) number: usize,
}

/// An edge along a face's rim.
#[derive(Debug, Clone, Copy)]
pub(in crate::step) struct BoundaryEdge {
    /// The curve, as an index into [`Brep::curves`], if it is in the frame of the triangulation.
    pub(in crate::step) curve: Option<usize>,
    /// The nodes, as an index into [`Brep::polygons`].
    pub(in crate::step) polygon: usize,
    /// The triangles, as an index into [`Brep::triangulations`].
    pub(in crate::step) triangulation: usize,
}

/// The largest depth of shapes; a larger one is an error.
const MAX_DEPTH: usize = 64;

impl Brep {
    /// Returns all faces that have triangles, and the number of all faces ([`Face::number`]); none if the tables are
    /// inconsistent.
    pub(in crate::step) fn faces(&self) -> Option<(Vec<Face>, usize)> {
        let mut faces = Vec::new();
        let mut numbers: HashMap<(usize, [u64; 12]), usize> = HashMap::new();
        let mut open = vec![(self.root, false, Location::IDENTITY, 0)];
        while let Some((part, is_reversed, outer, depth)) = open.pop() {
            let node = self.node(&part)?;
            let is_reversed = is_reversed != part.is_reversed;
            let at = outer.then(&self.location(part.location)?);
            if let Kind::Face { .. } = node.kind {
                let next = numbers.len();
                numbers.entry((part.number, at.bits())).or_insert(next);
            }
            match node.kind {
                Kind::Face {
                    surface,
                    location,
                    triangulation: Some(triangulation),
                } => {
                    let known = surface.is_none_or(|place| place < self.surfaces.len());
                    if !known || triangulation >= self.triangulations.len() {
                        return None;
                    }
                    faces.push(Face {
                        surface,
                        triangulation,
                        is_reversed,
                        location: at.then(&self.location(location)?),
                        number: numbers[&(part.number, at.bits())],
                    });
                }
                Kind::Face { .. } | Kind::Edge { .. } => {}
                Kind::Other if depth == MAX_DEPTH => return None,
                Kind::Other => {
                    let inner = node.inner.iter().rev();
                    open.extend(inner.map(|&inner| (inner, is_reversed, at, depth + 1)));
                }
            }
        }
        Some((faces, numbers.len()))
    }

    /// Returns the edges along the triangles of faces; none if the tables are inconsistent.
    pub(in crate::step) fn boundary_edges(&self) -> Option<Vec<BoundaryEdge>> {
        let mut rims = Vec::new();
        for node in &self.nodes {
            let Kind::Edge { curve, on_faces } = &node.kind else {
                continue;
            };
            for face in on_faces {
                let curve = curve.filter(|&(_, location)| location == face.location);
                let curve = curve.map(|(curve, _)| curve);
                for polygon in face.polygons.into_iter().flatten() {
                    let fits = polygon < self.polygons.len()
                        && face.triangulation < self.triangulations.len()
                        && curve.is_none_or(|curve| curve < self.curves.len());
                    rims.push(fits.then_some(BoundaryEdge {
                        curve,
                        polygon,
                        triangulation: face.triangulation,
                    })?);
                }
            }
        }
        Some(rims)
    }

    fn node(&self, part: &Use) -> Option<&Node> {
        self.nodes.get(self.nodes.len().checked_sub(part.number)?)
    }
}
