//! Implements quickhull: it expands a tetrahedron, each time to the farthest point above some facet.

use super::facet::{Facet, Facets, NONE};
use crate::Point;

/// Returns the facets of the hull: triangles with area, none of them below another, several perhaps in one plane. `start`
/// is a tetrahedron whose first three corners turn counterclockwise seen from outside.
///
/// A facet counts as not seen from a new point in its plane. The visible facets are connected all the same. No triangle to
/// a new point is without area: a point on the line of an edge lies in the planes on both its sides.
pub(super) fn hull(points: &[Point], start: [u32; 4]) -> Vec<Facet> {
    let mut facets = Facets::new(points.to_vec());
    let first = tetrahedron(&mut facets, start);
    for point in (0..points.len() as u32).filter(|point| !start.contains(point)) {
        distribute(&mut facets, point, &first);
    }
    let mut waiting = first.to_vec();
    let mut horizon = Horizon::default();
    while let Some(facet) = waiting.pop() {
        let point = facets.at(facet).first_outside;
        if !facets.at(facet).is_alive || point == NONE {
            continue;
        }
        horizon.find_visible(&facets, facet, point);
        horizon.connect(&mut facets, point);
        for &seen in &horizon.visible {
            let mut waiting_point = facets.remove(seen);
            while waiting_point != NONE {
                let after = facets.next_outside(waiting_point);
                if waiting_point != point {
                    distribute(&mut facets, waiting_point, &horizon.new);
                }
                waiting_point = after;
            }
        }
        waiting.extend(&horizon.new);
    }
    compact(facets.all)
}

pub(super) fn tetrahedron(facets: &mut Facets, [a, b, c, d]: [u32; 4]) -> [u32; 4] {
    let sides = [[a, b, c], [a, d, b], [b, d, c], [c, d, a]].map(|corners| facets.add(corners));
    let [base, ab, bc, ca] = sides;
    let beside = [[ab, bc, ca], [ca, bc, base], [ab, ca, base], [bc, ab, base]];
    for (side, beside) in sides.into_iter().zip(beside) {
        facets.at_mut(side).neighbours = beside;
    }
    sides
}

/// Assigns a point to the first facet it is above; a point above none is inside and dropped.
#[inline]
fn distribute(facets: &mut Facets, point: u32, among: &[u32]) {
    let seen = among.iter().find(|&&facet| facets.is_above(point, facet));
    if let Some(&facet) = seen {
        facets.add_outside_point(point, facet);
    }
}

/// The facets that a new point sees, and their rim.
#[derive(Debug, Default)]
pub(super) struct Horizon {
    pub(super) visible: Vec<u32>,
    /// The edges between facets that are seen and others, in order around the point: the facet seen and which of its edges.
    edges: Vec<(u32, usize)>,
    /// The facets from the rim to the point, in the same order.
    pub(super) new: Vec<u32>,
    /// The facets on the way, the edge to cross next and how many are left.
    stack: Vec<(u32, usize, usize)>,
    is_visible: Vec<bool>,
}

impl Horizon {
    /// Traverses the visible facets, depth first, each from its entry edge counterclockwise, so that the rim comes in
    /// order.
    pub(super) fn find_visible(&mut self, facets: &Facets, from: u32, point: u32) {
        self.visible.clear();
        self.edges.clear();
        self.is_visible.resize(facets.all.len(), false);
        self.enter(from, 0, 3);
        while let Some((facet, edge, left)) = self.stack.pop() {
            if left == 0 {
                continue;
            }
            self.stack.push((facet, (edge + 1) % 3, left - 1));
            let across = facets.at(facet).neighbours[edge];
            if self.is_visible[across as usize] {
                continue;
            }
            if facets.is_above(point, across) {
                let entered =
                    edge_from(facets.at(across), facets.at(facet).corners[(edge + 1) % 3]);
                self.enter(across, (entered + 1) % 3, 2);
            } else {
                self.edges.push((facet, edge));
            }
        }
        for &facet in &self.visible {
            self.is_visible[facet as usize] = false;
        }
    }

    fn enter(&mut self, facet: u32, edge: usize, left: usize) {
        self.is_visible[facet as usize] = true;
        self.visible.push(facet);
        self.stack.push((facet, edge, left));
    }

    /// Adds the triangles from the rim to the point.
    pub(super) fn connect(&mut self, facets: &mut Facets, point: u32) {
        self.new.clear();
        for &(seen, edge) in &self.edges {
            let (from, to, across) = {
                let facet = facets.at(seen);
                let to = facet.corners[(edge + 1) % 3];
                (facet.corners[edge], to, facet.neighbours[edge])
            };
            let new = facets.add([from, to, point]);
            facets.at_mut(new).neighbours[0] = across;
            let back = edge_from(facets.at(across), to);
            facets.at_mut(across).neighbours[back] = new;
            self.new.push(new);
        }
        let count = self.new.len();
        for i in 0..count {
            let [before, after] = [(i + count - 1) % count, (i + 1) % count].map(|i| self.new[i]);
            facets.at_mut(self.new[i]).neighbours[1] = after;
            facets.at_mut(self.new[i]).neighbours[2] = before;
        }
    }
}

/// Returns the edge of the facet that begins at this corner.
fn edge_from(facet: &Facet, corner: u32) -> usize {
    let at = facet.corners.iter().position(|&c| c == corner);
    at.expect("facets beside each other share the ends of an edge")
}

/// Returns the facets that are alive, renumbered.
fn compact(all: Vec<Facet>) -> Vec<Facet> {
    let mut count = 0;
    let number = |facet: &Facet| {
        let number = count;
        count += u32::from(facet.is_alive);
        number
    };
    let numbers: Vec<u32> = all.iter().map(number).collect();
    let mut alive: Vec<Facet> = all.into_iter().filter(|facet| facet.is_alive).collect();
    for facet in &mut alive {
        facet.neighbours = facet.neighbours.map(|beside| numbers[beside as usize]);
    }
    alive
}
