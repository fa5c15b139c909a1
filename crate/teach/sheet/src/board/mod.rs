//! Contours on a sheet that are moved about: through each other, sliding along each other, pushing each other.
//!
//! What the introduction of Fayzrakhmanov et al. asks for, "slide without penetration", done in the plane of places: a
//! contour that moves among others is a point that moves among their no-fit polygons, so that a slide is a way of a
//! point along straight sides, into corners and through gaps that just fit, with the time of every contact known.
//!
//! A contour keeps a `contact_offset` from what it slides along, a sixteenth of the `fit` by which contours count as
//! smaller: so none ever overlaps another by as much as the fit, 1e-9 of the sheet, which counts as touching.

mod free;
mod hold;
mod shapes;
mod slide;
mod tidy;
mod turning;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nearpoint_geometry::planar::{
    Gap, Grid, Point2, Polygon, Relation, Separation, Turn, Turned, Vector2, gap, inset, overlaps,
    relation, way_out,
};
use nearpoint_geometry::tolerance::SHEET_FIT;

use shapes::{Prepared, Shapes};
pub use tidy::Tidy;

/// The number of a contour on the board, which its caller chooses.
pub type Slot = usize;

/// Contours that lie on a sheet. Places are shifts of a turned contour, on the grid.
#[derive(Debug)]
pub struct Board {
    grid: Grid,
    fit: f64,
    walls: Option<[Point2; 2]>,
    parts: BTreeMap<Slot, Part>,
    shapes: Shapes,
    /// Lower slot first.
    overlapping: BTreeSet<(Slot, Slot)>,
}

#[derive(Debug, Clone)]
struct Part {
    polygon: Arc<Polygon>,
    /// The same, smaller by half the fit.
    smaller: Arc<Polygon>,
    prepared: Arc<Prepared>,
    at: Vector2,
    fixed: bool,
}

/// How a contour is moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// Over everything.
    Through,
    /// Along what is in the way.
    Slide,
    /// The same, and what is in the way is pushed on, unless it is fixed.
    Push,
}

/// What holds a contour where it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Touch {
    /// None: a wall.
    pub other: Option<Slot>,
    /// On the sheet.
    pub at: Point2,
    /// Towards the contour that is held, of length one.
    pub normal: Vector2,
}

/// What a motion did.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Slid {
    /// All that lies elsewhere or otherwise now, in order of slots.
    pub moved: Vec<Slot>,
    /// What keeps the contour from going on.
    pub touched: Vec<Touch>,
}

impl Board {
    /// An empty sheet on which no coordinate is larger than `extent`.
    pub fn for_extent(extent: f64) -> Self {
        Self::new(Grid::for_extent(extent), extent.abs() * SHEET_FIT)
    }

    /// Contours that overlap by less than `fit` touch: far more than a step of the grid, far less than any length of a
    /// contour.
    pub fn new(grid: Grid, fit: f64) -> Self {
        Self {
            grid,
            fit,
            walls: None,
            parts: BTreeMap::new(),
            shapes: Shapes::default(),
            overlapping: BTreeSet::new(),
        }
    }

    /// What all places and turned vertices are rounded to.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Overlaps less deep than this count as contact.
    pub fn fit(&self) -> f64 {
        self.fit
    }

    /// How near to what stops it a contour goes.
    fn contact_offset(&self) -> f64 {
        self.fit / 16.0
    }

    /// The lowest and highest coordinates that contours are kept within, when they slide; what is outside may stay
    /// there.
    pub fn set_walls(&mut self, walls: Option<[Point2; 2]>) {
        self.walls = walls.map(|corners| corners.map(|corner| self.grid.point(corner)));
    }

    /// The lowest and highest coordinates, if there are any.
    pub fn walls(&self) -> Option<[Point2; 2]> {
        self.walls
    }

    /// Lays a contour on the sheet, wherever that is, by the number after the last one.
    pub fn add(&mut self, polygon: Arc<Polygon>, turn: Turn, at: Vector2) -> Slot {
        let slot = self.parts.keys().last().map_or(0, |last| last + 1);
        self.put(slot, polygon, turn, at);
        slot
    }

    /// The same by a number that no other contour on it has.
    pub fn put(&mut self, slot: Slot, polygon: Arc<Polygon>, turn: Turn, at: Vector2) {
        let prepared = self.shapes.turned(&polygon, turn, self.grid, self.fit);
        let part = Part {
            smaller: smaller(&polygon, self.grid, self.fit),
            polygon,
            prepared,
            at: self.grid.vector(at),
            fixed: false,
        };
        self.parts.insert(slot, part);
        self.look_again(slot);
    }

    /// Takes a contour off the sheet. Nothing happens if there is none.
    pub fn remove(&mut self, slot: Slot) {
        self.parts.remove(&slot);
        self.overlapping.retain(|(i, j)| *i != slot && *j != slot);
    }

    /// The slots of all contours, in order.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        self.parts.keys().copied()
    }

    fn part(&self, slot: Slot) -> Option<&Part> {
        self.parts.get(&slot)
    }

    /// All contours but one, in order of their slots.
    fn others(&self, slot: Slot) -> impl Iterator<Item = (Slot, &Part)> {
        let all = self.parts.iter().map(|(slot, part)| (*slot, part));
        all.filter(move |(other, _)| *other != slot)
    }

    /// How a contour is turned, and where its origin is.
    pub fn pose(&self, slot: Slot) -> Option<(Turn, Vector2)> {
        self.part(slot)
            .map(|part| (part.prepared.turned.turn(), part.at))
    }

    /// The lowest and highest coordinates of a contour on the sheet.
    pub fn bounds(&self, slot: Slot) -> Option<[Point2; 2]> {
        self.part(slot).map(|part| part.bounds())
    }

    /// What is fixed is never pushed.
    pub fn set_fixed(&mut self, slot: Slot, fixed: bool) {
        if let Some(part) = self.parts.get_mut(&slot) {
            part.fixed = fixed;
        }
    }

    /// Whether it stays where it is when it is pushed.
    pub fn is_fixed(&self, slot: Slot) -> bool {
        self.part(slot).is_some_and(|part| part.fixed)
    }

    /// Lays a contour anywhere, over others too.
    pub fn place(&mut self, slot: Slot, turn: Turn, at: Vector2) {
        let grid = self.grid;
        let Some(part) = self.part(slot).cloned() else {
            return;
        };
        let prepared = if part.prepared.turned.turn() == turn {
            part.prepared
        } else {
            self.shapes.turned(&part.polygon, turn, grid, self.fit)
        };
        let at = grid.vector(at);
        let part = Part {
            prepared,
            at,
            ..part
        };
        self.parts.insert(slot, part);
        self.look_again(slot);
    }

    /// Makes ready for a slide what is not yet, a little at a time: one no-fit polygon. False: all is ready.
    pub fn prepare(&mut self) -> bool {
        self.shapes.prepare()
    }

    /// Moves what slides, without asking what it overlaps.
    fn shift(&mut self, slot: Slot, at: Vector2) {
        let at = self.grid.vector(at);
        if let Some(part) = self.parts.get_mut(&slot) {
            part.at = at;
        }
    }

    /// Finds anew what a contour overlaps.
    fn look_again(&mut self, slot: Slot) {
        let mut overlapping = std::mem::take(&mut self.overlapping);
        overlapping.retain(|(i, j)| *i != slot && *j != slot);
        let own = self.part(slot);
        let meets = |other: &Part| own.is_some_and(|own| own.collides(other));
        let pairs = self.others(slot).filter(|(_, other)| meets(other));
        overlapping.extend(pairs.map(|(other, _)| (slot.min(other), slot.max(other))));
        self.overlapping = overlapping;
    }

    /// Whether two contours overlap by more than the fit.
    pub fn collide(&self, i: Slot, j: Slot) -> bool {
        let pair = self.part(i).zip(self.part(j));
        pair.is_some_and(|(one, other)| one.collides(other))
    }

    /// The pairs that overlap, lower slot first, in order.
    pub fn overlapping(&self) -> impl Iterator<Item = (Slot, Slot)> {
        self.overlapping.iter().copied()
    }

    /// How two contours lie, where overlaps within the fit are contact.
    pub fn relation(&self, i: Slot, j: Slot) -> Option<Relation> {
        let (a, b) = (self.part(i)?, self.part(j)?);
        let exact = relation(&a.prepared.turned, &b.prepared.turned, b.at - a.at);
        Some(match exact {
            Relation::Apart if self.gap(i, j)?.distance <= self.fit => Relation::Touching,
            within if within.is_collision() && !self.collide(i, j) => Relation::Touching,
            _ => exact,
        })
    }

    /// The distance of two contours, and the points between which it is, on the sheet.
    pub fn gap(&self, i: Slot, j: Slot) -> Option<Gap> {
        let (a, b) = (self.part(i)?, self.part(j)?);
        let found = gap(&a.prepared.turned, &b.prepared.turned, b.at - a.at);
        Some(Gap {
            on_a: found.on_a + a.at,
            on_b: found.on_b + a.at,
            ..found
        })
    }

    /// The true minimum translation of the second of two contours that overlap; exact, without the fit. Of two that are
    /// [too fine](Self::is_too_fine) the least that was found. None if they do not overlap.
    pub fn separation(&mut self, i: Slot, j: Slot) -> Option<Separation> {
        let (a, b) = (self.part(i)?.clone(), self.part(j)?.clone());
        let place = b.at - a.at;
        let found = match a.prepared.is_too_fine_with(&b.prepared) {
            true => way_out(&a.prepared.turned, &b.prepared.turned, place, 0.0)?,
            false => self
                .shapes
                .exact(&a.prepared, &b.prepared)
                .separation(place)?,
        };
        Some(Separation {
            at: found.at + a.at,
            ..found
        })
    }

    /// Whether two contours have too many vertices and corners for all ways in which they meet to be known.
    pub fn is_too_fine(&self, i: Slot, j: Slot) -> bool {
        let (a, b) = (self.part(i), self.part(j));
        a.zip(b)
            .is_some_and(|(a, b)| a.prepared.is_too_fine_with(&b.prepared))
    }

    /// The nearest other contours, each with its distance, as far as `reach`.
    pub fn near(&self, slot: Slot, reach: f64) -> Vec<(Slot, Gap)> {
        let Some(part) = self.part(slot) else {
            return Vec::new();
        };
        let [low, high] = part.bounds();
        let grown = [low - Vector2::repeat(reach), high + Vector2::repeat(reach)];
        let close = self
            .others(slot)
            .filter(|(_, other)| meets(grown, other.bounds()));
        let mut near: Vec<(Slot, Gap)> = close
            .filter_map(|(other, _)| Some((other, self.gap(slot, other)?)))
            .filter(|(_, gap)| gap.distance <= reach)
            .collect();
        near.sort_by(|p, q| p.1.distance.total_cmp(&q.1.distance));
        near
    }
}

impl Part {
    /// Whether it overlaps another by more than the fit.
    fn collides(&self, other: &Self) -> bool {
        let [a, b] = ordered(self, other);
        meets(a.bounds(), b.bounds()) && overlaps(&a.prepared.inset, &b.prepared.inset, b.at - a.at)
    }

    fn bounds(&self) -> [Point2; 2] {
        self.prepared.turned.bounds().map(|corner| corner + self.at)
    }
}

/// The contour as one of a pair that may overlap within the fit; the contour itself if it is too fine for that.
fn smaller(polygon: &Arc<Polygon>, grid: Grid, fit: f64) -> Arc<Polygon> {
    let own = inset(&Turned::new(polygon, Turn::NONE, grid), fit / 2.0);
    let rings = own.rings().map(<[Point2]>::to_vec).collect();
    Polygon::new(rings).map_or_else(|_| Arc::clone(polygon), Arc::new)
}

/// A pair in the order in which its no-fit polygon is made and kept.
fn ordered<'a>(one: &'a Part, other: &'a Part) -> [&'a Part; 2] {
    if one.prepared.id <= other.prepared.id {
        [one, other]
    } else {
        [other, one]
    }
}

fn meets([low, high]: [Point2; 2], [other_low, other_high]: [Point2; 2]) -> bool {
    (0..2).all(|i| low[i] <= other_high[i] && other_low[i] <= high[i])
}
