//! Climbs along the branches to a support point, and finds where the branches of an open patch end the climb too early.

use nearpoint_geometry::Vector;
use nearpoint_geometry::hull::Hull;

/// The branch of each vertex: the vertices with which it shares an edge.
pub(super) type Branches = Vec<Vec<u32>>;

/// Returns the branches of the whole hull.
pub(super) fn branches(hull: &Hull) -> Branches {
    hull.neighbours().iter().map(<[u32]>::to_vec).collect()
}

/// A climb to a support point.
#[derive(Debug)]
pub(super) struct Climb {
    /// The vertices from the first to one that no vertex of its branch exceeds.
    pub path: Vec<u32>,
    /// The number of inner products of a vertex with the direction.
    pub products: usize,
}

impl Climb {
    /// Climbs from a vertex, always to the highest of its branch.
    pub fn new(hull: &Hull, branches: &Branches, direction: &Vector, from: u32) -> Self {
        let height = |vertex: u32| direction.dot(&hull.vertex(vertex).coords);
        let mut path = vec![from];
        let mut top = (from, height(from));
        let mut products = 1;
        loop {
            let here = top.0;
            for &vertex in &branches[here as usize] {
                products += 1;
                if height(vertex) > top.1 {
                    top = (vertex, height(vertex));
                }
            }
            if top.0 == here {
                return Self { path, products };
            }
            path.push(top.0);
        }
    }

    /// Returns the vertex at which the climb ends.
    pub fn top(&self) -> u32 {
        self.path[self.path.len() - 1]
    }
}

/// The faces of a hull without two neighbouring faces: an element of a solid is such a patch.
#[derive(Debug)]
pub(super) struct Patch {
    /// The faces that are not in it.
    pub missing: [u32; 2],
    /// The edge between the missing faces, which no list has.
    pub edge: [u32; 2],
    /// A direction in which the climb misses the support point.
    pub direction: Vector,
    pub climb: Climb,
    /// The climb by the whole hull's lists.
    pub whole: Climb,
}

/// Returns the first patch, edge by edge, on which a climb ends too early.
pub(super) fn patch(hull: &Hull) -> Option<Patch> {
    const TILTS: [f64; 4] = [0.1, 0.2, 0.4, 0.8];
    let whole = branches(hull);
    for edge in hull.edges() {
        let of_edge = |face: &&u32| hull.polygons().get(**face).contains(&edge[1]);
        let beside = hull.polygons_at().get(edge[0]).iter().filter(of_edge);
        let &[a, b] = &beside.copied().collect::<Vec<u32>>()[..] else {
            continue;
        };
        let open = branches_without(hull, [a, b]);
        let [from, to] = edge.map(|vertex| *hull.vertex(vertex));
        let out = (from + (to - from) * 0.5 - hull.centre()).normalize();
        let along = (to - from).normalize();
        for tilt in TILTS {
            let direction = (out + along * tilt).normalize();
            let climb = Climb::new(hull, &open, &direction, edge[0]);
            let whole = Climb::new(hull, &whole, &direction, edge[0]);
            let height = |climb: &Climb| direction.dot(&hull.vertex(climb.top()).coords);
            if height(&climb) < height(&whole) {
                return Some(Patch {
                    missing: [a, b],
                    edge,
                    direction,
                    climb,
                    whole,
                });
            }
        }
    }
    None
}

/// Returns the branches of a patch: the edges of its own faces alone.
fn branches_without(hull: &Hull, missing: [u32; 2]) -> Branches {
    let mut branches = vec![Vec::new(); hull.vertices().len()];
    for (face, around) in (0_u32..).zip(hull.polygons().iter()) {
        if missing.contains(&face) {
            continue;
        }
        for (i, &vertex) in around.iter().enumerate() {
            let next = around[(i + 1) % around.len()];
            branches[vertex as usize].push(next);
            branches[next as usize].push(vertex);
        }
    }
    for branch in &mut branches {
        branch.sort_unstable();
        branch.dedup();
    }
    branches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list_form::solid;
    use nearpoint_geometry::closest::convex::{Convex, NO_HINT};

    #[test]
    fn the_whole_lists_lead_to_the_support_point_and_the_open_ones_do_not() {
        for name in ["cube", "drum", "ball"] {
            let hull = solid(name).unwrap();
            let all = branches(&hull);
            let height = |direction: &Vector, vertex| direction.dot(&hull.vertex(vertex).coords);
            for direction in [Vector::new(1.0, -0.3, 0.5), Vector::new(0.1, 0.2, 1.0)] {
                for from in 0..hull.vertices().len() as u32 {
                    let climb = Climb::new(&hull, &all, &direction, from);
                    assert_eq!(climb.top(), hull.support(&direction, NO_HINT), "{name}");
                }
            }
            let patch = patch(&hull).unwrap();
            let best = hull
                .vertices()
                .iter()
                .map(|p| patch.direction.dot(&p.coords));
            let best = best.fold(f64::NEG_INFINITY, f64::max);
            assert_eq!(height(&patch.direction, patch.whole.top()), best);
            assert!(height(&patch.direction, patch.climb.top()) < best, "{name}");
            let open = branches_without(&hull, patch.missing);
            assert!(!open[patch.edge[0] as usize].contains(&patch.edge[1]));
            assert!(all[patch.edge[0] as usize].contains(&patch.edge[1]));
        }
    }
}
