//! Stores the facets of a growing hull and the points above them.

use crate::Point;
use crate::collide::Plane;

/// The number that stands for no facet, or no point.
pub(super) const NONE: u32 = u32::MAX;

/// A triangle of the current hull.
#[derive(Debug, Clone)]
pub(super) struct Facet {
    /// The corners, counterclockwise seen from outside.
    pub(super) corners: [u32; 3],
    /// The facet across the edge from corner `i` to the next.
    pub(super) neighbours: [u32; 3],
    pub(super) plane: Plane,
    /// The farthest of the points above that are listed here, the first of a list.
    pub(super) first_outside: u32,
    /// The height of that point, in lengths of the plane's normal.
    height: f64,
    pub(super) is_alive: bool,
}

/// All facets, and the list that each point is in.
#[derive(Debug)]
pub(super) struct Facets {
    pub(super) points: Vec<Point>,
    pub(super) all: Vec<Facet>,
    /// The next point above the same facet.
    next: Vec<u32>,
    free: Vec<u32>,
}

impl Facets {
    pub(super) fn new(points: Vec<Point>) -> Self {
        Self {
            all: Vec::new(),
            next: vec![NONE; points.len()],
            points,
            free: Vec::new(),
        }
    }

    pub(super) fn at(&self, facet: u32) -> &Facet {
        &self.all[facet as usize]
    }

    pub(super) fn at_mut(&mut self, facet: u32) -> &mut Facet {
        &mut self.all[facet as usize]
    }

    /// Adds a facet, whose neighbours are set later.
    pub(super) fn add(&mut self, corners: [u32; 3]) -> u32 {
        let facet = Facet {
            corners,
            neighbours: [NONE; 3],
            plane: Plane::new(&corners.map(|i| self.points[i as usize])),
            first_outside: NONE,
            height: 0.0,
            is_alive: true,
        };
        match self.free.pop() {
            Some(free) => {
                self.all[free as usize] = facet;
                free
            }
            None => {
                self.all.push(facet);
                self.all.len() as u32 - 1
            }
        }
    }

    /// Removes a facet from the hull; returns the points above it.
    pub(super) fn remove(&mut self, facet: u32) -> u32 {
        self.free.push(facet);
        let facet = self.at_mut(facet);
        facet.is_alive = false;
        std::mem::replace(&mut facet.first_outside, NONE)
    }

    /// Returns the point after this one in its list.
    pub(super) fn next_outside(&self, point: u32) -> u32 {
        self.next[point as usize]
    }

    /// Returns whether the point lies strictly above the facet.
    #[inline]
    pub(super) fn is_above(&self, point: u32, facet: u32) -> bool {
        self.at(facet).plane.side(&self.points[point as usize]) > 0
    }

    /// Adds a point above the facet to its list: first if none is farther.
    #[inline]
    pub(super) fn add_outside_point(&mut self, point: u32, facet: u32) {
        let p = &self.points[point as usize];
        let facet = &mut self.all[facet as usize];
        let height = facet.plane.normal.dot(&(p - facet.plane.corners[0]));
        let next = &mut self.next;
        if facet.first_outside == NONE || height > facet.height {
            next[point as usize] = facet.first_outside;
            facet.first_outside = point;
            facet.height = height;
        } else {
            next[point as usize] = next[facet.first_outside as usize];
            next[facet.first_outside as usize] = point;
        }
    }
}
