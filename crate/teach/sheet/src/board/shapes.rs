//! Caches turned contours and their no-fit polygons: made on demand, cached while needed.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use nearpoint_geometry::planar::{Grid, GridPolygon, NoFitPolygon, PlanarRotation, Polygon, inset};

/// The largest number of no-fit polygons in the cache; those of shapes that are not on the board are dropped first.
const MAX_NO_FITS: usize = 20_000;
/// The largest number of shapes whose pairs are made beforehand.
const MAX_PREPARED: usize = 64;
/// The largest number of possible contacts for which a no-fit polygon of two contours is made. Below it the worst shapes
/// that were found took less than a second.
const MAX_CONTACT_PAIRS: f64 = 200_000.0;

/// A contour, turned.
#[derive(Debug)]
pub(super) struct PreparedContour {
    pub id: u64,
    pub turned: GridPolygon,
    /// The contour shrunk by half the contact depth. Both of a pair are shrunk, so that it does not matter which moves.
    pub inset: GridPolygon,
    /// The numbers of its vertices and of its turns.
    vertices: f64,
    turns: f64,
}

impl PreparedContour {
    /// Returns whether two contours have too many possible contacts for a no-fit polygon. Each position is then tested
    /// separately.
    pub fn is_too_fine_with(&self, other: &Self) -> bool {
        self.vertices * other.turns + other.vertices * self.turns > MAX_CONTACT_PAIRS
    }
}

/// All turned contours on the board, and no-fit polygons of their pairs.
#[derive(Debug, Default)]
pub(super) struct Shapes {
    made: u64,
    /// The turned contours by the polygon's address, which a weak reference keeps reserved, and the angle's bits.
    prepared: HashMap<(usize, u64), (Weak<PreparedContour>, Weak<Polygon>)>,
    no_fits: HashMap<(u64, u64), Arc<NoFitPolygon>>,
    exact: HashMap<(u64, u64), Arc<NoFitPolygon>>,
}

impl Shapes {
    /// Returns the turned contour, the same one for the same polygon and turn.
    pub fn turned(
        &mut self,
        polygon: &Arc<Polygon>,
        turn: PlanarRotation,
        grid: Grid,
        fit: f64,
    ) -> Arc<PreparedContour> {
        let key = (Arc::as_ptr(polygon) as usize, turn.angle().to_bits());
        if let Some(known) = self
            .prepared
            .get(&key)
            .and_then(|(prepared, _)| prepared.upgrade())
        {
            return known;
        }
        self.prepared
            .retain(|_, (prepared, _)| prepared.strong_count() > 0);
        let turned = GridPolygon::new(polygon, turn, grid);
        self.made += 1;
        let prepared = Arc::new(PreparedContour {
            id: self.made,
            inset: inset(&turned, fit / 2.0),
            turned,
            vertices: polygon.len() as f64,
            turns: polygon.turning_number(),
        });
        // The weak reference keeps the polygon's address reserved.
        let entry = (Arc::downgrade(&prepared), Arc::downgrade(polygon));
        self.prepared.insert(key, entry);
        prepared
    }

    /// Returns the no-fit polygon of B about A, both shrunk by half the contact depth; A's id is not above B's.
    pub fn no_fit(&mut self, a: &PreparedContour, b: &PreparedContour) -> Arc<NoFitPolygon> {
        self.drop_unused();
        let make = || Arc::new(NoFitPolygon::new(&a.inset, &b.inset));
        Arc::clone(self.no_fits.entry((a.id, b.id)).or_insert_with(make))
    }

    /// Makes one missing no-fit polygon, of shapes on the board. Returns false if there was none to make, or there are
    /// too many shapes for all their pairs.
    pub fn prepare(&mut self) -> bool {
        let prepared = self
            .prepared
            .values()
            .filter_map(|(prepared, _)| prepared.upgrade());
        let mut prepared: Vec<Arc<PreparedContour>> = prepared.collect();
        if prepared.len() > MAX_PREPARED {
            return false;
        }
        prepared.sort_by_key(|prepared| prepared.id);
        let mut pairs = prepared.iter().enumerate().flat_map(|(i, a)| {
            // A turned contour is referenced here, and by each contour with that turn. A single one never hits its like.
            let has_like = Arc::strong_count(a) > 2;
            let with = prepared[i + usize::from(!has_like)..].iter();
            with.map(move |b| (a, b))
        });
        let missing = pairs
            .find(|(a, b)| !a.is_too_fine_with(b) && !self.no_fits.contains_key(&(a.id, b.id)));
        if let Some((a, b)) = missing {
            self.no_fit(a, b);
        }
        missing.is_some()
    }

    /// Returns the no-fit polygon of B about A at their full size.
    pub fn exact(&mut self, a: &PreparedContour, b: &PreparedContour) -> Arc<NoFitPolygon> {
        self.drop_unused();
        let make = || Arc::new(NoFitPolygon::new(&a.turned, &b.turned));
        Arc::clone(self.exact.entry((a.id, b.id)).or_insert_with(make))
    }

    fn drop_unused(&mut self) {
        if self.no_fits.len() + self.exact.len() < MAX_NO_FITS {
            return;
        }
        let prepared = self
            .prepared
            .values()
            .filter_map(|(prepared, _)| prepared.upgrade());
        let alive: std::collections::HashSet<u64> = prepared.map(|prepared| prepared.id).collect();
        for kept in [&mut self.no_fits, &mut self.exact] {
            kept.retain(|(a, b), _| alive.contains(a) && alive.contains(b));
            if kept.len() * 2 > MAX_NO_FITS {
                kept.clear();
            }
        }
    }
}
