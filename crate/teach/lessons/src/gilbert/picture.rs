//! Draws two panes in one world: the shapes, and to their right the Minkowski difference.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::closest::convex::{
    Feature, GjkStep as Traced, Proximity, Simplex, SupportPoint,
};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector, brute_force};

use super::feature;
use super::names::{Names, subscript};
use super::shapes::HullPair;
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Fill, Hidden, Item, Role, Symbol, Weight};
use crate::solids;
use crate::story::Bound;

/// The parts of the picture that stay the same from step to step.
#[derive(Debug)]
pub(super) struct FigureBase {
    base: Vec<Item>,
    /// The position of the difference's origin.
    origin: Point,
    /// Half the side of the square that shows a supporting plane.
    patch: f64,
    /// The numbers of vertices of A, of B and of the difference.
    pub counts: [usize; 3],
    /// The vertices of the difference, at their positions.
    pub corners: Vec<Point>,
    pub pair: HullPair,
}

impl FigureBase {
    /// Builds the Minkowski difference of two hulls, and places it to their right.
    pub fn new(pair: HullPair) -> Result<Self, LessonError> {
        let difference = brute_force::minkowski_difference(&pair.a, &pair.b, &pair.b_in_a);
        let difference = difference?;
        let both = Aabb::from_points(pair.a.vertices().iter().chain(&pair.posed_b()));
        let reach = Aabb::from_points(difference.vertices()).with_point(&Point::origin());
        let apart = 0.15 * (both.diagonal() + reach.diagonal());
        let origin = Point::new(
            both.hi.x - reach.lo.x + apart,
            both.centre().y - reach.centre().y,
            both.centre().z - reach.centre().z,
        );
        let mut figure = Figure::empty();
        body(&mut figure, &pair.a, Pose::identity(), Role::A);
        body(&mut figure, &pair.b, pair.b_in_a, Role::B);
        let place = Pose::translation(origin.x, origin.y, origin.z);
        body(&mut figure, &difference, place, Role::Difference);
        let top = both.hi.z.max(reach.hi.z + origin.z) + 0.4 * apart;
        let above = |x| Point::new(x, both.centre().y, top);
        figure.label(above(both.centre().x), Caption::Key("pair"), Role::Quiet);
        let x = origin.x + reach.centre().x;
        figure.label(above(x), Caption::Key("difference"), Role::Quiet);
        figure.dot(origin, Role::Origin, Symbol::Disc);
        figure.label(origin, Caption::Key("origin"), Role::Origin);
        Ok(Self {
            base: figure.items,
            origin,
            patch: 0.14 * reach.diagonal(),
            corners: (difference.vertices().iter())
                .map(|vertex| origin + vertex.coords)
                .collect(),
            counts: [&pair.a, &pair.b, &difference].map(|hull| hull.vertices().len()),
            pair,
        })
    }

    fn figure(&self) -> Figure {
        Figure {
            up: Up::Z,
            items: self.base.clone(),
        }
    }

    /// Draws the first support point of the search.
    pub fn begin(&self, first: &SupportPoint, names: &Names) -> Figure {
        let mut figure = self.figure();
        self.corner(&mut figure, first, Role::Simplex, Symbol::Disc, names);
        self.points(&mut figure, first, Role::Simplex);
        figure
    }

    /// Draws an iteration of GJK: the simplex, its nearest point, the support point and the dropped corners.
    pub fn approach(
        &self,
        reported: &Traced,
        k: usize,
        dropped: &[SupportPoint],
        names: &Names,
    ) -> Figure {
        let mut figure = self.figure();
        let Traced::Iteration {
            simplex,
            nearest,
            support,
            lower,
            upper,
        } = reported
        else {
            return figure;
        };
        self.simplex(&mut figure, simplex.corners(), names);
        for corner in dropped {
            self.corner(&mut figure, corner, Role::Removed, Symbol::Ring, names);
        }
        let towards = nearest / *upper;
        self.plane(&mut figure, &towards, support.difference.dot(&towards));
        if *lower > 0.0 {
            let foot = self.origin + towards * *lower;
            let ends = [self.origin, foot];
            figure.line(&ends, Role::Lower, Weight::Strong, Hidden::Over);
            figure.dot(foot, Role::Lower, Symbol::Diamond);
        }
        let tip = self.origin + nearest;
        let ends = [self.origin, tip];
        figure.line(&ends, Role::Upper, Weight::Strong, Hidden::Over);
        figure.dot(tip, Role::Upper, Symbol::Disc);
        let middle = self.origin + nearest * 0.5;
        figure.label(middle, Caption::Math(subscript("ν", k)), Role::Upper);
        if !simplex
            .corners()
            .iter()
            .any(|c| c.indices == support.indices)
        {
            self.corner(&mut figure, support, Role::Lower, Symbol::Ring, names);
        }
        self.points(&mut figure, support, Role::Lower);
        witnesses(&mut figure, simplex.witnesses(), *upper, Bound::AtMost);
        figure
    }

    /// Draws the simplex that contains the origin, which shows that the hulls intersect.
    pub fn intersecting(&self, simplex: &Simplex, names: &Names) -> Figure {
        let mut figure = self.figure();
        self.simplex(&mut figure, simplex.corners(), names);
        figure
    }

    /// Draws an iteration of EPA: the facet nearest to the origin and the support point beyond it.
    pub fn expand(&self, reported: &Traced, names: &Names) -> Figure {
        let mut figure = self.figure();
        let Traced::ExpandPolytope {
            facet,
            normal,
            support,
            lower,
            ..
        } = reported
        else {
            return figure;
        };
        self.simplex(&mut figure, facet, names);
        let foot = self.origin + normal * *lower;
        let ends = [self.origin, foot];
        figure.line(&ends, Role::Lower, Weight::Strong, Hidden::Over);
        figure.dot(foot, Role::Lower, Symbol::Diamond);
        self.plane(&mut figure, normal, support.difference.dot(normal));
        if !facet.iter().any(|corner| corner.indices == support.indices) {
            self.corner(&mut figure, support, Role::Upper, Symbol::Ring, names);
        }
        self.points(&mut figure, support, Role::Upper);
        figure
    }

    /// Draws the result: the last simplex, and the line between the witness points.
    pub fn end(&self, found: &Proximity, names: &Names) -> Figure {
        let mut figure = self.figure();
        self.simplex(&mut figure, found.simplex().corners(), names);
        let tip = self.origin + (found.on_a - found.on_b);
        let ends = [self.origin, tip];
        figure.line(&ends, Role::Witness, Weight::Strong, Hidden::Over);
        figure.dot(tip, Role::Witness, Symbol::Disc);
        let bound = if found.is_exact() {
            Bound::Exact
        } else {
            Bound::Approximate
        };
        let length = found.distance().max(found.depth());
        witnesses(&mut figure, [found.on_a, found.on_b], length, bound);
        figure
    }

    /// Draws the features of A and B that the closest points lie on.
    pub fn features(&self, figure: &mut Figure, features: [Option<Feature>; 2]) {
        let HullPair { a, b, b_in_a } = &self.pair;
        let sides = [(a, &Pose::identity()), (b, b_in_a)];
        for ((hull, place), feature) in sides.into_iter().zip(features) {
            if let Some(feature) = feature {
                feature::draw(figure, hull, place, feature);
            }
        }
    }

    /// Draws the corners, their edges and their face.
    fn simplex(&self, figure: &mut Figure, corners: &[SupportPoint], names: &Names) {
        let at: Vec<Point> = corners.iter().map(|corner| self.at(corner)).collect();
        if let Some(shape) = face(&at) {
            figure.solid(&shape, Pose::identity(), Role::Simplex);
        }
        for (i, &from) in at.iter().enumerate() {
            for &to in &at[i + 1..] {
                figure.line(&[from, to], Role::Simplex, Weight::Normal, Hidden::Over);
            }
        }
        for corner in corners {
            self.corner(figure, corner, Role::Simplex, Symbol::Disc, names);
        }
    }

    /// Returns where a support point is drawn, in the pane of the difference.
    pub fn at(&self, corner: &SupportPoint) -> Point {
        self.origin + corner.difference
    }

    fn corner(
        &self,
        figure: &mut Figure,
        corner: &SupportPoint,
        role: Role,
        symbol: Symbol,
        names: &Names,
    ) {
        figure.dot(self.at(corner), role, symbol);
        figure.label(self.at(corner), Caption::Math(names.name_of(corner)), role);
    }

    /// Draws the points of A and of B whose difference is a corner.
    fn points(&self, figure: &mut Figure, corner: &SupportPoint, role: Role) {
        figure.dot(corner.on_a, role, Symbol::Ring);
        figure.dot(corner.on_b, role, Symbol::Ring);
    }

    /// Draws a square on the plane across `towards` at this distance from the origin.
    fn plane(&self, figure: &mut Figure, towards: &Vector, height: f64) {
        let middle = self.origin + towards * height;
        figure.items.push(self.square(towards, middle, Role::Lower));
    }

    /// Returns a square across `towards`.
    pub fn square(&self, towards: &Vector, middle: Point, role: Role) -> Item {
        let across = towards
            .cross(&Vector::ith(towards.iamin(), 1.0))
            .normalize()
            * self.patch;
        let along = towards.cross(&across);
        let corners = [
            across + along,
            along - across,
            -across - along,
            across - along,
        ];
        Item::Faces {
            polygons: vec![corners.map(|offset| middle + offset).to_vec()],
            role,
            fill: Fill::Outlined,
        }
    }
}

/// Draws a hull as a solid, or as its points and edges if it has no volume.
fn body(figure: &mut Figure, hull: &Hull, pose: Pose, role: Role) {
    match (solids::of_hull(hull), hull.vertices()) {
        (Some(shape), _) => figure.solid(&shape, pose, role),
        (None, [point]) => figure.dot(pose * point, role, Symbol::Disc),
        (None, points) => {
            let ends: Vec<Point> = points.iter().map(|point| pose * point).collect();
            figure.line(&ends, role, Weight::Strong, Hidden::Gone);
        }
    }
}

/// Draws a line between the nearest points of A and B known so far, and its length.
fn witnesses(figure: &mut Figure, [on_a, on_b]: [Point; 2], length: f64, bound: Bound) {
    figure.line(&[on_a, on_b], Role::Witness, Weight::Strong, Hidden::Over);
    figure.dot(on_a, Role::Witness, Symbol::Disc);
    figure.dot(on_b, Role::Witness, Symbol::Disc);
    let middle = on_a + (on_b - on_a) * 0.5;
    figure.label(middle, Caption::Length(length, bound), Role::Witness);
}

/// Returns the triangle or tetrahedron between these corners.
fn face(at: &[Point]) -> Option<Arc<Shape>> {
    match at.len() {
        3 => solids::solid(at, vec![[0, 1, 2]], vec![0]),
        4 => solids::of_hull(&Hull::build(at).ok()?),
        _ => None,
    }
}
