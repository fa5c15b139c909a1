//! Draws A as a wire frame or solid, B at its position, and the pieces of both that a step explains.

use std::collections::BTreeSet;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::intersection::{Intersection, IntersectionFacet};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};

use super::cells::{Cells, around_b};
use super::cut::{curves, is_of_b};
use super::world::{Pair, SHIFTS};
use crate::cubes;
use crate::figure::{
    Caption, DragHandle, Figure, Fill, HandleAxis, Hidden, Item, Role, Symbol, Weight,
};
use crate::solids::solid;
use crate::story::Bound;

/// The gap between B and what is drawn to the right of it.
const BESIDE: f64 = 3.0;
/// The distance by which separated pieces are moved to the right.
const APART: f64 = 7.0;
/// The length of a ray beyond the point where it leaves.
const BEYOND: f64 = 6.0;

/// Draws A by its edges, and both names.
fn draw_edges_and_names(figure: &mut Figure, pair: &Pair) {
    let around = pair.a.bounds();
    figure.edges(&around, Role::A, Weight::Normal, Hidden::Dashed);
    names(figure, pair);
}

/// Draws A's edges in the background.
fn draw_edges_behind(figure: &mut Figure, pair: &Pair) {
    let around = pair.a.bounds();
    figure.edges(&around, Role::Quiet, Weight::Thin, Hidden::Dashed);
}

fn names(figure: &mut Figure, pair: &Pair) {
    let around = pair.a.bounds();
    let corner = Point::new(around.lo.x, around.lo.y, around.hi.z);
    figure.label(corner, Caption::Math("A".to_owned()), Role::A);
    name(figure, &around_b(pair), "B", Role::B);
}

/// Writes a name on top of a box.
fn name(figure: &mut Figure, around: &Aabb, name: &str, role: Role) {
    let middle = around.centre();
    let top = Point::new(middle.x, middle.y, around.hi.z);
    figure.label(top, Caption::Math(name.to_owned()), role);
}

pub(super) fn surfaces(figure: &mut Figure, pair: &Pair, gap: Option<[Point; 2]>) {
    draw_edges_and_names(figure, pair);
    figure.solid(&pair.b, pair.pose, Role::B);
    if let Some([p, q]) = gap {
        figure.line(&[p, q], Role::Origin, Weight::Strong, Hidden::Over);
        let length = Caption::Length((q - p).norm(), Bound::Exact);
        figure.label(p + (q - p) * 0.5, length, Role::Origin);
    }
}

pub(super) fn inside(figure: &mut Figure, pair: &Pair, exit: Option<Point>) {
    draw_edges_and_names(figure, pair);
    figure.solid(&pair.b, pair.pose, Role::Witness);
    let from = pair.rightmost();
    if let Some(exit) = exit {
        let end = exit + Vector::x() * BEYOND;
        figure.line(&[from, end], Role::Lower, Weight::Strong, Hidden::Over);
        figure.dot(from, Role::Lower, Symbol::Disc);
        figure.dot(exit, Role::Lower, Symbol::Ring);
    }
}

pub(super) fn meeting(figure: &mut Figure, pair: &Pair, shift: f64) {
    figure.solid(&pair.a, Pose::identity(), Role::A);
    figure.solid(&pair.b, pair.pose, Role::B);
    names(figure, pair);
    meeting_triangles(figure, pair);
    figure.items.push(Item::DragHandle(DragHandle {
        shape: Arc::clone(&pair.b),
        pose: pair.pose,
        along: vec![HandleAxis::new("shift", Vector::x(), shift, SHIFTS)],
        turn: None,
    }));
    let hold = around_b(pair);
    let at = Point::new(hold.hi.x, hold.centre().y, hold.centre().z);
    figure.label(at, Caption::Key("drag-me"), Role::Origin);
}

/// Draws the triangles of both parts that intersect others.
fn meeting_triangles(figure: &mut Figure, pair: &Pair) {
    let of_a = pair.cut(0).into_iter().map(|t| pair.a.triangle(t));
    let of_b = pair.cut(1).into_iter().map(|t| pair.posed(t));
    outline(figure, of_a.chain(of_b).collect(), Role::Witness);
}

pub(super) fn curve(figure: &mut Figure, pair: &Pair) {
    draw_edges_and_names(figure, pair);
    figure.solid(&pair.b, pair.pose, Role::B);
    meeting_curves(figure, pair, Vector::zeros());
}

/// Draws the curves where the surfaces intersect.
fn meeting_curves(figure: &mut Figure, pair: &Pair, moved: Vector) {
    for curve in pair.body().map(curves).unwrap_or_default() {
        let curve: Vec<Point> = curve.iter().map(|p| p + moved).collect();
        figure.line(&curve, Role::Witness, Weight::Strong, Hidden::Over);
    }
}

/// Draws the remaining facets of A's surface to the right of B, and outlines the dropped facets of B's.
pub(super) fn kept_facets(figure: &mut Figure, pair: &Pair) {
    let Some(body) = pair.body() else { return };
    let right = Vector::x() * (around_b(pair).hi.x + BESIDE - body.bounds().hi.x);
    draw_edges_behind(figure, pair);
    let of_b = body.facets.iter().filter(|facet| is_of_b(facet));
    let stay: BTreeSet<u32> = of_b.map(|facet| facet.source.side().1).collect();
    let all = 0..pair.b.mesh().triangles().len() as u32;
    let dropped = all.filter(|triangle| !stay.contains(triangle));
    outline(
        figure,
        dropped.map(|t| pair.posed(t)).collect(),
        Role::Removed,
    );
    for (of_b, text, role, moved) in [
        (false, "A", Role::A, right),
        (true, "B", Role::B, Vector::zeros()),
    ] {
        if let Some(shape) = facets(pair, body, |facet| is_of_b(facet) == of_b) {
            figure.solid(&shape, Pose::translation(moved.x, moved.y, moved.z), role);
            let around = facets_bounds(body, of_b);
            let moved = Aabb {
                lo: around.lo + moved,
                hi: around.hi + moved,
            };
            name(figure, &moved, text, role);
        }
        meeting_curves(figure, pair, moved);
    }
}

fn facets_bounds(body: &Intersection, of_b: bool) -> Aabb {
    let own = body.facets.iter().filter(|facet| is_of_b(facet) == of_b);
    let corners: Vec<Point> = own.flat_map(|facet| body.triangle(facet)).collect();
    Aabb::from_points(&corners)
}

/// Draws the sides of triangles, if there are any.
fn outline(figure: &mut Figure, triangles: Vec<[Point; 3]>, role: Role) {
    if !triangles.is_empty() {
        figure.faces(
            triangles.iter().map(|t| t.to_vec()).collect(),
            role,
            Fill::Outlined,
        );
    }
}

/// Draws the facets of both parts put together.
pub(super) fn closed(figure: &mut Figure, pair: &Pair) {
    let Some(body) = pair.body() else { return };
    draw_edges_behind(figure, pair);
    for (of_b, role) in [(false, Role::A), (true, Role::B)] {
        if let Some(shape) = facets(pair, body, |facet| is_of_b(facet) == of_b) {
            figure.solid(&shape, Pose::identity(), role);
        }
    }
    meeting_curves(figure, pair, Vector::zeros());
}

/// Draws the tetrahedra over A's surface, moved out of the body.
pub(super) fn volume(figure: &mut Figure, pair: &Pair) {
    let Some(body) = pair.body() else { return };
    let middle = body.bounds().centre();
    let moved = Vector::x() * APART;
    let (mut corners, mut triangles, mut faces) = (Vec::new(), Vec::new(), Vec::new());
    for facet in body.facets.iter().filter(|facet| !is_of_b(facet)) {
        let first = corners.len() as u32;
        corners.extend(body.triangle(facet));
        corners.push(middle);
        let sides = [[0, 1, 2], [1, 0, 3], [2, 1, 3], [0, 2, 3]];
        triangles.extend(sides.map(|side| side.map(|i| first + i)));
        faces.extend([0, 1, 2, 3].map(|i| first + i));
    }
    if let Some(shape) = facets(pair, body, is_of_b) {
        figure.solid(&shape, Pose::identity(), Role::B);
    }
    if let Some(shape) = solid(&corners, triangles, faces) {
        figure.solid(
            &shape,
            Pose::translation(moved.x, moved.y, moved.z),
            Role::A,
        );
    }
    figure.dot(middle, Role::Origin, Symbol::Diamond);
    figure.dot(middle + moved, Role::Origin, Symbol::Diamond);
    figure.label(middle + moved, Caption::Math("O".to_owned()), Role::Origin);
}

pub(super) fn counted(figure: &mut Figure, pair: &Pair, cells: Option<&Cells>) {
    draw_edges_behind(figure, pair);
    let boxes = cells.and_then(|cells| cubes::of_boxes(&cells.inside));
    if let Some(shape) = boxes {
        figure.solid(&shape, Pose::identity(), Role::Lower);
    }
    figure.edges(&around_b(pair), Role::B, Weight::Thin, Hidden::Dashed);
    meeting_curves(figure, pair, Vector::zeros());
}

pub(super) fn touching(figure: &mut Figure, pair: &Pair) {
    figure.solid(&pair.a, Pose::identity(), Role::A);
    figure.solid(&pair.b, pair.pose, Role::B);
    names(figure, pair);
    meeting_triangles(figure, pair);
}

pub(super) fn open(figure: &mut Figure, pair: &Pair, rim: &[[Point; 2]]) {
    figure.solid(&pair.a, Pose::identity(), Role::A);
    figure.solid(&pair.b, pair.pose, Role::B);
    names(figure, pair);
    for edge in rim {
        figure.line(edge, Role::Upper, Weight::Strong, Hidden::Over);
    }
}

/// Returns some facets of a body, with the face numbers of the parts that they come from.
fn facets(
    pair: &Pair,
    body: &Intersection,
    is_wanted: impl Fn(&IntersectionFacet) -> bool,
) -> Option<Arc<Shape>> {
    let wanted: Vec<&IntersectionFacet> = body
        .facets
        .iter()
        .filter(|facet| is_wanted(facet))
        .collect();
    let triangles = wanted.iter().map(|facet| facet.corners);
    let faces = wanted.iter().map(|facet| {
        let (side, triangle) = facet.source.side();
        let face = [&pair.a, &pair.b][side].mesh().faces()[triangle as usize];
        2 * face + side as u32
    });
    solid(&body.points, triangles.collect(), faces.collect())
}
