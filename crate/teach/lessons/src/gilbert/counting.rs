//! Wraps a hull to count the vertices that its support mapping tests.

use std::cell::Cell;

use nearpoint_geometry::closest::convex::{Convex, ExhaustiveHull, Feature};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Vector};

/// A method that finds support points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SupportSearch {
    /// Tests every vertex, as in the original.
    Plain,
    /// Climbs from the last support point along edges, to the highest neighbour, until none is higher.
    Climbing,
}

/// The number of visits so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Visits {
    /// The number of support points.
    pub evaluations: usize,
    /// The number of inner products of a vertex with a direction.
    pub products: usize,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Counting<'a> {
    pub hull: &'a Hull,
    pub search: SupportSearch,
    pub visits: &'a Cell<Visits>,
}

impl Convex for Counting<'_> {
    fn count(&self) -> u32 {
        self.hull.count()
    }

    fn point(&self, number: u32) -> Point {
        *self.hull.vertex(number)
    }

    fn support(&self, direction: &Vector, near: u32) -> u32 {
        let (top, products) = match self.search {
            SupportSearch::Plain => {
                let top = ExhaustiveHull(self.hull).support(direction, near);
                (top, self.hull.vertices().len())
            }
            SupportSearch::Climbing => climb(self.hull, direction, near),
        };
        let visits = self.visits.get();
        self.visits.set(Visits {
            evaluations: visits.evaluations + 1,
            products: visits.products + products,
        });
        top
    }

    fn centre(&self) -> Point {
        self.hull.centre()
    }

    fn feature(&self, points: &[u32]) -> Feature {
        self.hull.feature(points)
    }
}

/// Returns the highest vertex and the number of tested ones. The library's own climb starts higher, at seeds.
fn climb(hull: &Hull, direction: &Vector, near: u32) -> (u32, usize) {
    let mut top = if (near as usize) < hull.vertices().len() {
        near
    } else {
        0
    };
    let mut products = 1;
    // No path is longer.
    for _ in 0..hull.vertices().len() {
        let here = top;
        let mut best = 0.0;
        for &next in hull.neighbours().get(here) {
            let gain = direction.dot(&(hull.vertex(next) - hull.vertex(here)));
            products += 1;
            if gain > best {
                (best, top) = (gain, next);
            }
        }
        if top == here {
            break;
        }
    }
    (top, products)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes;
    use nearpoint_geometry::random::SplitMix64;

    #[test]
    fn climbing_reaches_what_looking_at_everything_finds() {
        let hull = Hull::build(&shapes::ellipsoid(300, Vector::new(3.0, 2.0, 1.0), 5)).unwrap();
        let mut random = SplitMix64::seeded(6);
        let visits = Cell::new(Visits::default());
        for near in 0..300 {
            let direction = shapes::direction(&mut random);
            let top = |search| {
                let hull = &hull;
                let visits = &visits;
                Counting {
                    hull,
                    search,
                    visits,
                }
                .support(&direction, near)
            };
            assert_eq!(
                top(SupportSearch::Climbing),
                top(SupportSearch::Plain),
                "{direction}"
            );
        }
        assert_eq!(visits.get().evaluations, 600);
        let plain = 300 * 300;
        let climbing = visits.get().products - plain;
        assert!(climbing < plain / 2, "{climbing} of {plain}");
    }
}
