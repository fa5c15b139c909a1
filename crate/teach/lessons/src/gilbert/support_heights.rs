//! Asks at the start which corner of the difference is farthest towards the origin. The user drags a point from corner to
//! corner. That corner is the first support point of the search.

use nearpoint_geometry::closest::convex::SupportPoint;
use nearpoint_geometry::{Point, Vector};

use super::picture::FigureBase;
use crate::figure::{Figure, Hidden, Item, Role, Symbol, Weight};
use crate::graded_point::GradedPoint;
use crate::point_handle::{PointDomain, PointHandle, PointQuestion};
use crate::story::Question;
use crate::values::Value;

/// The tolerance of a corner, as a fraction of the difference's width.
const TOLERANCE: f64 = 0.02;

/// The direction of the search, and the heights of the corners in it.
#[derive(Debug)]
pub(super) struct SupportHeights {
    towards: Vector,
    from: Point,
    /// The least and the largest height.
    ends: [f64; 2],
    right: Point,
    /// The corner of least height.
    last: Point,
}

impl SupportHeights {
    /// Takes the direction from the first corner towards the origin; none if that is the origin, or the difference has no
    /// width in it.
    pub fn new(stage: &FigureBase, first: &SupportPoint, support: &SupportPoint) -> Option<Self> {
        let towards = (-first.difference).try_normalize(0.0)?;
        let height = |p: &&Point| towards.dot(&p.coords);
        let last = (stage.corners.iter()).min_by(|p, q| height(p).total_cmp(&height(q)))?;
        let right = stage.at(support);
        let ends = [height(&last), height(&&right)];
        (ends[0] < ends[1]).then(|| Self {
            towards,
            from: stage.at(first),
            ends,
            right,
            last: *last,
        })
    }

    fn tolerance(&self) -> f64 {
        TOLERANCE * (self.ends[1] - self.ends[0])
    }

    /// Returns the question which corner is farthest towards the origin, with the point to drag.
    pub fn question(&self, stage: &FigureBase) -> Question {
        let handle = PointHandle {
            at: self.last,
            domain: PointDomain::Points(stage.corners.clone()),
            step: 0.0,
            body: None,
            grade: None,
        };
        let pointing = PointQuestion {
            tolerance: self.tolerance(),
            handle,
            answer: self.right,
        };
        Question::point("gilbert.support", pointing)
    }

    /// Shows the plane through a corner across the direction, and the corners beyond it.
    pub fn point(&self, stage: &FigureBase, at: &Point) -> GradedPoint {
        let height = |p: &Point| self.towards.dot(&p.coords);
        let short = (self.ends[1] - height(at)).max(0.0);
        let beyond = stage.corners.iter();
        let beyond: Vec<Point> = beyond.filter(|p| height(p) > height(at)).copied().collect();
        let is_right = short <= self.tolerance();
        let role = if is_right { Role::Lower } else { Role::Upper };
        let mut figure = Figure::empty();
        let way = self.towards * (height(at) - height(&self.from)).max(self.tolerance());
        figure.line(
            &[self.from, self.from + way],
            role,
            Weight::Strong,
            Hidden::Over,
        );
        figure.line(&[self.from + way, *at], role, Weight::Thin, Hidden::Dashed);
        let mut items = figure.items;
        items.push(stage.square(&self.towards, *at, role));
        let ring = |at: &Point| Item::Dot {
            at: *at,
            role,
            symbol: Symbol::Ring,
        };
        items.extend(beyond.iter().filter(|_| !is_right).map(ring));
        GradedPoint {
            is_right,
            why: if is_right { "there" } else { "beyond" },
            args: vec![
                ("short", Value::from(short)),
                ("beyond", Value::from(beyond.len())),
            ],
            items,
        }
    }
}
