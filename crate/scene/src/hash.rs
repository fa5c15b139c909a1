//! One number for all results: equal natively and in a browser, whatever the number of threads.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::Contact;
use nearpoint_geometry::interference::Class;

use crate::frame::{Frame, PairKind, PairResult};
use crate::part::PartId;

impl Frame {
    /// The golden hash of the results: which pairs, how they are placed, every pair of triangles and of faces, and the bits
    /// of every distance and position. Parts count by their place in the list, so that ids and names do not matter; times
    /// and looks do not either.
    pub fn hash(&self) -> u64 {
        let mut hash = Hash::default();
        let place = |id: PartId| {
            self.parts
                .binary_search_by_key(&id, |part| part.id)
                .map_or(u64::MAX, |at| at as u64)
        };
        hash.number(self.parts.len() as u64);
        hash.number(self.pending as u64);
        for pair in &self.pairs {
            hash.number(place(pair.a));
            hash.number(place(pair.b));
            hash.number(pair.inner.map_or(u64::MAX, place));
            hash.pair(&pair.result);
        }
        hash.0
    }
}

/// FNV-1a, 64 bits (Fowler, Noll and Vo), over little-endian numbers.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn number(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// −0 counts as 0: minima of both may differ between processors.
    fn length(&mut self, length: f64) {
        self.number((length + 0.0).to_bits());
    }

    fn point(&mut self, point: &Point) {
        point.iter().for_each(|&x| self.length(x));
    }

    fn pair(&mut self, pair: &PairResult) {
        self.number(match pair.kind {
            PairKind::Crossing => 0,
            PairKind::Touching => 1,
            PairKind::Contained => 2,
            PairKind::Clear => 3,
        });
        self.number(pair.triangle_pairs.len() as u64);
        for triangles in &pair.triangle_pairs {
            self.number(u64::from(triangles.a) << 32 | u64::from(triangles.b));
            self.number(u64::from(triangles.contact == Contact::Crossing));
        }
        for faces in &pair.face_pairs {
            self.number(u64::from(faces.a) << 32 | u64::from(faces.b));
            self.number(u64::from(faces.crossing) << 32 | u64::from(faces.touching));
        }
        if let Some(clearance) = &pair.clearance {
            self.length(clearance.distance);
            self.point(&clearance.on_a);
            self.point(&clearance.on_b);
        }
        self.number(match pair.class {
            Class::Interferes => 0,
            Class::Undecided => 1,
            Class::Touches => 2,
            Class::Clear => 3,
        });
        self.length(pair.deviation);
        if let Some(depth) = &pair.depth {
            self.length(depth.lower);
            self.length(depth.upper);
        }
        if let Some(body) = &pair.body {
            self.number(body.facets.len() as u64);
            self.length(pair.overlap.volume);
            body.points.iter().for_each(|point| self.point(point));
        }
        self.number(pair.curves.len() as u64);
        pair.curves
            .iter()
            .flatten()
            .for_each(|point| self.point(point));
    }
}
