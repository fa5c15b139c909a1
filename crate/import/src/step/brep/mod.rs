//! Reads a solid as the kernel writes it: OpenCASCADE's binary form of a shape (`BinTools`, “Open CASCADE Topology
//! V4”).
//!
//! This form has everything at once: the surfaces with their parameters, which no call returns, and the triangles in
//! double precision with the parameters of their corners. The kernel's own mesh call returns positions in single
//! precision. Inconsistent data is a fault of the kernel or of this reader, and is reported as one.

mod bytes;
mod curve;
mod form;
mod spline;
mod surface;
mod topology;

pub(super) use curve::{Curve, Frame, dehomogenized};
pub(super) use spline::{HomogeneousPoint, Patch, Piece};
pub(super) use surface::Surface;
pub(super) use topology::{BoundaryEdge, Face};

use bytes::ByteReader;
use nearpoint_geometry::Point;
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};
use topology::Node;

/// The first line of the form.
const HEADER: &str = "Open CASCADE Topology V4, (c) Open Cascade";

/// The tables of a shape. Indices of lists count from 0.
#[derive(Debug)]
pub(super) struct Brep {
    locations: Vec<Location>,
    pub(super) curves: Vec<Curve>,
    pub(super) polygons: Vec<Polygon>,
    pub(super) surfaces: Vec<Surface>,
    pub(super) triangulations: Vec<Triangulation>,
    nodes: Vec<Node>,
    root: topology::Use,
}

/// A rigid motion: `rotation · p + translation`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Location {
    pub(super) rotation: Matrix3<f64>,
    pub(super) translation: Vector3<f64>,
}

impl Location {
    pub(super) const IDENTITY: Self = Self {
        rotation: Matrix3::new(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0),
        translation: Vector3::new(0.0, 0.0, 0.0),
    };

    /// Returns the motion `inner` followed by this one.
    pub(super) fn then(&self, inner: &Self) -> Self {
        Self {
            rotation: self.rotation * inner.rotation,
            translation: self.rotation * inner.translation + self.translation,
        }
    }

    pub(super) fn apply(&self, point: &Point) -> Point {
        if *self == Self::IDENTITY {
            // The identity must not change any number, not even −0.
            return *point;
        }
        Point::from(self.rotation * point.coords + self.translation)
    }

    /// Returns equal bits for equal motions.
    fn bits(&self) -> [u64; 12] {
        let mut bits = [0; 12];
        let values = self.rotation.iter().chain(&self.translation);
        for (bits, value) in bits.iter_mut().zip(values) {
            *bits = (value + 0.0).to_bits();
        }
        bits
    }

    fn power(&self, power: i32) -> Option<Self> {
        let base = if power < 0 {
            let rotation = self.rotation.try_inverse()?;
            Self {
                rotation,
                translation: -(rotation * self.translation),
            }
        } else {
            *self
        };
        let times = power.unsigned_abs();
        const MAX_POWER: u32 = 64;
        (times <= MAX_POWER).then(|| (0..times).fold(Self::IDENTITY, |all, _| all.then(&base)))
    }
}

/// The nodes of a triangulation along an edge, with the parameters of the edge's curve there.
#[derive(Debug)]
pub(super) struct Polygon {
    pub(super) nodes: Vec<u32>,
    pub(super) parameters: Vec<f64>,
}

/// The triangles of a face, in the frame of its surface.
#[derive(Debug)]
pub(super) struct Triangulation {
    pub(super) points: Vec<Point>,
    /// The surface's parameters of each node; empty if there are none.
    pub(super) parameters: Vec<[f64; 2]>,
    pub(super) triangles: Vec<[u32; 3]>,
}

impl Brep {
    /// Reads the tables; none if the bytes are not a shape in this form.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut bytes = ByteReader(bytes);
        if bytes.line()? != HEADER {
            return None;
        }
        let mut locations = Vec::new();
        bytes.table("Locations", |bytes| {
            let location = location(bytes, &locations)?;
            locations.push(location);
            Some(())
        })?;
        bytes.table("Curve2ds", curve::skip_flat)?;
        let curves = bytes.table("Curves", Curve::read)?;
        bytes.table("Polygon3D", skip_polygon)?;
        let polygons = bytes.table("PolygonOnTriangulations", polygon)?;
        let surfaces = bytes.table("Surfaces", Surface::read)?;
        let triangulations = bytes.table("Triangulations", triangulation)?;
        let nodes = bytes.table("TShapes", Node::read)?;
        let root = topology::Use::read(&mut bytes)??;
        Some(Self {
            locations,
            curves,
            polygons,
            surfaces,
            triangulations,
            nodes,
            root,
        })
    }

    /// Returns a location by its number in the form; 0 is the identity.
    fn location(&self, number: usize) -> Option<Location> {
        match number.checked_sub(1) {
            None => Some(Location::IDENTITY),
            Some(place) => self.locations.get(place).copied(),
        }
    }
}

fn location(bytes: &mut ByteReader, known: &[Location]) -> Option<Location> {
    if bytes.byte()? == 1 {
        let rows = bytes.list(3, |b| b.list(4, ByteReader::number))?;
        return Some(Location {
            rotation: Matrix3::from_fn(|i, k| rows[i][k]),
            translation: Vector3::from_fn(|i, _| rows[i][3]),
        });
    }
    let mut all = Location::IDENTITY;
    loop {
        let Some(place) = bytes.read_index()?.checked_sub(1) else {
            return Some(all);
        };
        all = known.get(place)?.power(bytes.integer()?)?.then(&all);
    }
}

fn skip_polygon(bytes: &mut ByteReader) -> Option<()> {
    let count = bytes.count(1)?;
    let each = if bytes.flag()? { 4 } else { 3 };
    bytes.list(1 + count * each, ByteReader::number).map(drop)
}

fn polygon(bytes: &mut ByteReader) -> Option<Polygon> {
    let count = bytes.count(4)?;
    let nodes = bytes.list(count, |b| b.read_index()?.checked_sub(1)?.try_into().ok())?;
    bytes.number()?;
    let parameters = if bytes.flag()? {
        bytes.list(count, ByteReader::number)?
    } else {
        Vec::new()
    };
    Some(Polygon { nodes, parameters })
}

fn triangulation(bytes: &mut ByteReader) -> Option<Triangulation> {
    let (points, triangles) = (bytes.count(24)?, bytes.count(12)?);
    let [has_parameters, has_normals] = [bytes.flag()?, bytes.flag()?];
    bytes.number()?;
    let points = bytes.list(points, ByteReader::point)?;
    let parameters = if has_parameters {
        bytes.list(points.len(), |b| Some([b.number()?, b.number()?]))?
    } else {
        Vec::new()
    };
    let corner = |b: &mut ByteReader| {
        let place = b.read_index()?.checked_sub(1)?;
        (place < points.len()).then_some(place as u32)
    };
    let triangles = bytes.list(triangles, |b| Some([corner(b)?, corner(b)?, corner(b)?]))?;
    if has_normals {
        bytes.list(3 * points.len(), |b| b.integer())?;
    }
    Some(Triangulation {
        points,
        parameters,
        triangles,
    })
}
