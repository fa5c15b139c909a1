//! Moves contours on a sheet: through each other, sliding along each other, pushing each other.
//!
//! The introduction of Fayzrakhmanov et al. requires "slide without penetration". It is done here in the plane of positions:
//! a contour that moves among others is a point that moves among their no-fit polygons. So a slide is the path of a point
//! along straight sides, into corners and through gaps that just fit, with the time of every contact known.
//!
//! A contour keeps a `contact_offset` from what it slides along, a sixteenth of the `contact_depth` by which contours count
//! as smaller. So none ever overlaps another by as much as the contact depth, 1e-9 of the sheet, which counts as touching.

mod contacts;
mod free;
mod pack;
mod shapes;
mod slide;
mod turning;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nearpoint_geometry::planar::{
    ContourDistance, Grid, GridPolygon, PlanarRotation, Point2, Polygon, Relation, Separation,
    Vector2, distance, inset, overlaps, relation, separation_vector,
};
use nearpoint_geometry::tolerance::NESTING_TOLERANCE;

pub use pack::Packing;
use shapes::{PreparedContour, Shapes};

/// The number of a contour on the board, which its caller chooses.
pub type Slot = usize;

/// The contours on a sheet with their poses on the integer grid, and the queries about them. A position is the shift of
/// a turned contour, on the grid.
#[derive(Debug)]
pub struct Board {
    grid: Grid,
    contact_depth: f64,
    walls: Option<[Point2; 2]>,
    parts: BTreeMap<Slot, Part>,
    shapes: Shapes,
    /// The overlapping pairs, lower slot first.
    overlapping: BTreeSet<(Slot, Slot)>,
}

#[derive(Debug, Clone)]
struct Part {
    polygon: Arc<Polygon>,
    /// The contour shrunk by half the contact depth.
    inset: Arc<Polygon>,
    prepared: Arc<PreparedContour>,
    at: Vector2,
    fixed: bool,
}

/// The mode in which a contour is moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveMode {
    /// The contour moves over everything.
    Through,
    /// The contour slides along obstacles.
    Slide,
    /// The contour slides, and pushes obstacles ahead, unless they are fixed.
    Push,
}

/// A contact that stops a moving contour: the other contour, the point and the normal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ContactPoint {
    /// The other contour; None for a wall.
    pub other: Option<Slot>,
    /// The contact point on the sheet.
    pub at: Point2,
    /// The unit normal towards the contour that is stopped.
    pub normal: Vector2,
}

/// The result of sliding or turning a contour.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SlideResult {
    /// All contours that were moved or turned, in order of slots.
    pub moved: Vec<Slot>,
    /// The contacts that stop the contour.
    pub contacts: Vec<ContactPoint>,
}

impl Board {
    /// Makes an empty board on which no coordinate is larger than `extent`.
    pub fn for_extent(extent: f64) -> Self {
        Self::new(Grid::for_extent(extent), extent.abs() * NESTING_TOLERANCE)
    }

    /// Makes an empty board with this grid and contact depth. Contours that overlap by less than `contact_depth` touch:
    /// it is far more than a step of the grid, and far less than any length of a contour.
    pub fn new(grid: Grid, contact_depth: f64) -> Self {
        Self {
            grid,
            contact_depth,
            walls: None,
            parts: BTreeMap::new(),
            shapes: Shapes::default(),
            overlapping: BTreeSet::new(),
        }
    }

    /// Returns the grid that all positions and turned vertices are rounded to.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Returns the overlap depth below which an overlap counts as contact.
    pub fn contact_depth(&self) -> f64 {
        self.contact_depth
    }

    /// Returns the distance that a contour keeps from what stops it.
    fn contact_offset(&self) -> f64 {
        self.contact_depth / 16.0
    }

    /// Sets the lowest and highest coordinates that limit sliding contours. A contour outside may stay there.
    pub fn set_walls(&mut self, walls: Option<[Point2; 2]>) {
        self.walls = walls.map(|corners| corners.map(|corner| self.grid.point(corner)));
    }

    /// Returns the lowest and highest coordinates that limit sliding contours, if there are any.
    pub fn walls(&self) -> Option<[Point2; 2]> {
        self.walls
    }

    /// Adds a contour to the board, even over others; its slot is the one after the last.
    pub fn add(&mut self, polygon: Arc<Polygon>, turn: PlanarRotation, at: Vector2) -> Slot {
        let slot = self.parts.keys().last().map_or(0, |last| last + 1);
        self.insert(slot, polygon, turn, at);
        slot
    }

    /// Adds a contour to the board in a slot that no other contour has.
    pub fn insert(&mut self, slot: Slot, polygon: Arc<Polygon>, turn: PlanarRotation, at: Vector2) {
        let prepared = self
            .shapes
            .turned(&polygon, turn, self.grid, self.contact_depth);
        let part = Part {
            inset: inset_contour(&polygon, self.grid, self.contact_depth),
            polygon,
            prepared,
            at: self.grid.vector(at),
            fixed: false,
        };
        self.parts.insert(slot, part);
        self.update_overlaps(slot);
    }

    /// Removes a contour from the board. Nothing happens if there is none.
    pub fn remove(&mut self, slot: Slot) {
        self.parts.remove(&slot);
        self.overlapping.retain(|(i, j)| *i != slot && *j != slot);
    }

    /// Returns the slots of all contours, in order.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        self.parts.keys().copied()
    }

    fn part(&self, slot: Slot) -> Option<&Part> {
        self.parts.get(&slot)
    }

    /// Returns all contours but one, in order of their slots.
    fn others(&self, slot: Slot) -> impl Iterator<Item = (Slot, &Part)> {
        let all = self.parts.iter().map(|(slot, part)| (*slot, part));
        all.filter(move |(other, _)| *other != slot)
    }

    /// Returns the rotation of a contour, and the position of its origin.
    pub fn pose(&self, slot: Slot) -> Option<(PlanarRotation, Vector2)> {
        self.part(slot)
            .map(|part| (part.prepared.turned.rotation(), part.at))
    }

    /// Returns the lowest and highest coordinates of a contour on the sheet.
    pub fn bounds(&self, slot: Slot) -> Option<[Point2; 2]> {
        self.part(slot).map(|part| part.bounds())
    }

    /// Fixes a contour or not. A fixed one is never pushed.
    pub fn set_fixed(&mut self, slot: Slot, fixed: bool) {
        if let Some(part) = self.parts.get_mut(&slot) {
            part.fixed = fixed;
        }
    }

    /// Returns whether a contour stays where it is when it is pushed.
    pub fn is_fixed(&self, slot: Slot) -> bool {
        self.part(slot).is_some_and(|part| part.fixed)
    }

    /// Sets the pose of a contour, even over others.
    pub fn place(&mut self, slot: Slot, turn: PlanarRotation, at: Vector2) {
        let grid = self.grid;
        let Some(part) = self.part(slot).cloned() else {
            return;
        };
        let prepared = if part.prepared.turned.rotation() == turn {
            part.prepared
        } else {
            self.shapes
                .turned(&part.polygon, turn, grid, self.contact_depth)
        };
        let at = grid.vector(at);
        let part = Part {
            prepared,
            at,
            ..part
        };
        self.parts.insert(slot, part);
        self.update_overlaps(slot);
    }

    /// Prepares for slides in small steps: makes one no-fit polygon that is missing. Returns false if all are made.
    pub fn prepare(&mut self) -> bool {
        self.shapes.prepare()
    }

    /// Moves a sliding contour, without updating its overlaps.
    fn shift(&mut self, slot: Slot, at: Vector2) {
        let at = self.grid.vector(at);
        if let Some(part) = self.parts.get_mut(&slot) {
            part.at = at;
        }
    }

    /// Updates the overlaps of a contour.
    fn update_overlaps(&mut self, slot: Slot) {
        let mut overlapping = std::mem::take(&mut self.overlapping);
        overlapping.retain(|(i, j)| *i != slot && *j != slot);
        let own = self.part(slot);
        let meets = |other: &Part| own.is_some_and(|own| own.collides(other));
        let pairs = self.others(slot).filter(|(_, other)| meets(other));
        overlapping.extend(pairs.map(|(other, _)| (slot.min(other), slot.max(other))));
        self.overlapping = overlapping;
    }

    /// Returns whether two contours overlap by more than the contact depth.
    pub fn collide(&self, i: Slot, j: Slot) -> bool {
        let pair = self.part(i).zip(self.part(j));
        pair.is_some_and(|(one, other)| one.collides(other))
    }

    /// Returns the pairs of contours that overlap by more than the contact depth, lower slot first, in order.
    pub fn overlapping(&self) -> impl Iterator<Item = (Slot, Slot)> {
        self.overlapping.iter().copied()
    }

    /// Returns the relation of two contours: overlapping, touching or apart. Overlaps within the contact depth are
    /// contact.
    pub fn relation(&self, i: Slot, j: Slot) -> Option<Relation> {
        let (a, b) = (self.part(i)?, self.part(j)?);
        let exact = relation(&a.prepared.turned, &b.prepared.turned, b.at - a.at);
        Some(match exact {
            Relation::Separated if self.gap(i, j)?.distance <= self.contact_depth => {
                Relation::Touching
            }
            within if within.is_collision() && !self.collide(i, j) => Relation::Touching,
            _ => exact,
        })
    }

    /// Returns the distance of two contours, and the points at that distance, on the sheet.
    pub fn gap(&self, i: Slot, j: Slot) -> Option<ContourDistance> {
        let (a, b) = (self.part(i)?, self.part(j)?);
        let found = distance(&a.prepared.turned, &b.prepared.turned, b.at - a.at);
        Some(ContourDistance {
            on_a: found.on_a + a.at,
            on_b: found.on_b + a.at,
            ..found
        })
    }

    /// Returns the shortest translation of the second of two overlapping contours that separates them. For two that are
    /// [too fine](Self::is_too_fine) it is the least that was found. Returns None if they do not overlap.
    pub fn separation(&mut self, i: Slot, j: Slot) -> Option<Separation> {
        let (a, b) = (self.part(i)?.clone(), self.part(j)?.clone());
        let place = b.at - a.at;
        let found = match a.prepared.is_too_fine_with(&b.prepared) {
            true => separation_vector(&a.prepared.turned, &b.prepared.turned, place, 0.0)?,
            false => self
                .shapes
                .exact(&a.prepared, &b.prepared)
                .separation(place)?,
        };
        Some(Separation {
            point: found.point + a.at,
            ..found
        })
    }

    /// Returns whether two contours have too many vertices and corners for a no-fit polygon.
    pub fn is_too_fine(&self, i: Slot, j: Slot) -> bool {
        let (a, b) = (self.part(i), self.part(j));
        a.zip(b)
            .is_some_and(|(a, b)| a.prepared.is_too_fine_with(&b.prepared))
    }

    /// Returns the other contours near a contour, each with its distance, up to the distance `reach`.
    pub fn nearest_contours(&self, slot: Slot, reach: f64) -> Vec<(Slot, ContourDistance)> {
        let Some(part) = self.part(slot) else {
            return Vec::new();
        };
        let [low, high] = part.bounds();
        let grown = [low - Vector2::repeat(reach), high + Vector2::repeat(reach)];
        let close = self
            .others(slot)
            .filter(|(_, other)| bounds_meet(grown, other.bounds()));
        let mut near: Vec<(Slot, ContourDistance)> = close
            .filter_map(|(other, _)| Some((other, self.gap(slot, other)?)))
            .filter(|(_, gap)| gap.distance <= reach)
            .collect();
        near.sort_by(|p, q| p.1.distance.total_cmp(&q.1.distance));
        near
    }
}

impl Part {
    /// Returns whether it overlaps another by more than the contact depth.
    fn collides(&self, other: &Self) -> bool {
        let [a, b] = ordered(self, other);
        bounds_meet(a.bounds(), b.bounds())
            && overlaps(&a.prepared.inset, &b.prepared.inset, b.at - a.at)
    }

    fn bounds(&self) -> [Point2; 2] {
        self.prepared.turned.bounds().map(|corner| corner + self.at)
    }
}

/// Returns the contour as one of a pair that may overlap within the contact depth; the contour itself if it is too fine for
/// that.
fn inset_contour(polygon: &Arc<Polygon>, grid: Grid, fit: f64) -> Arc<Polygon> {
    let own = inset(
        &GridPolygon::new(polygon, PlanarRotation::IDENTITY, grid),
        fit / 2.0,
    );
    let rings = own.rings().map(<[Point2]>::to_vec).collect();
    Polygon::new(rings).map_or_else(|_| Arc::clone(polygon), Arc::new)
}

/// Returns a pair in the order in which its no-fit polygon is made and cached.
fn ordered<'a>(one: &'a Part, other: &'a Part) -> [&'a Part; 2] {
    if one.prepared.id <= other.prepared.id {
        [one, other]
    } else {
        [other, one]
    }
}

fn bounds_meet([low, high]: [Point2; 2], [other_low, other_high]: [Point2; 2]) -> bool {
    (0..2).all(|i| low[i] <= other_high[i] && other_low[i] <= high[i])
}
