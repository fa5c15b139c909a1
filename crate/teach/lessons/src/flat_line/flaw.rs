//! Shows where a search of the neighbours alone goes wrong.

use nearpoint_geometry::closest::convex::{ConvexWarmStart, ProximitySettings, proximity};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::tracking::{Graph, Neighbourhood, TrackState, track};

use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::shapes;
use crate::solids;
use crate::story::{Bound, LazyStep, Number};

/// Shows a point that has passed through the cube's top face: method one tests that face only, and reports the point as
/// clear.
pub(super) fn flaw() -> LazyStep<'static> {
    let half = Vector::repeat(0.5);
    let corners: Vec<Point> = shapes::cuboid(half).iter().map(|p| p + half).collect();
    let (Ok(cube), Ok(point)) = (Hull::build(&corners), Hull::build(&[Point::origin()])) else {
        unreachable!("a cube and a point are hulls")
    };
    let [above, inside] = [1.1, 0.9].map(|z| Pose::translation(0.5, 0.5, z));
    let graphs = [&cube, &point].map(|hull| Graph::new(hull, Neighbourhood::Polygons));
    let pair = [(&cube, &graphs[0]), (&point, &graphs[1])];
    let (settings, mut state) = (ProximitySettings::default(), TrackState::default());
    let before = track(pair, &above, &settings, &mut state, &mut ()).proximity;
    let reported = track(pair, &inside, &settings, &mut state, &mut ()).proximity;
    let start = &mut ConvexWarmStart::default();
    let truth = proximity(&cube, &point, &inside, &settings, start, &mut ());
    let mut figure = Figure::empty();
    if let Some(shape) = solids::of_hull(&cube) {
        figure.solid(&shape, Pose::identity(), Role::Difference);
    }
    for (proximity, role, symbol) in [
        (before, Role::Removed, Symbol::Ring),
        (reported, Role::Upper, Symbol::Disc),
    ] {
        let ends = [proximity.on_a, proximity.on_b];
        figure.line(&ends, role, Weight::Normal, Hidden::Over);
        figure.dot(proximity.on_b, role, symbol);
    }
    let ends = [before.on_b, reported.on_b];
    figure.line(&ends, Role::Quiet, Weight::Thin, Hidden::Over);
    let stated = Caption::Length(reported.upper, Bound::Approximate);
    figure.label(reported.on_b, stated, Role::Upper);
    let (stated, depth) = (reported.distance(), truth.depth());
    LazyStep::new("flat-line.flaw")
        .with_arg("reported", stated)
        .with_arg("depth", depth)
        .numbers([
            Number::length("reported", stated).with_bound(Bound::Approximate),
            Number::length("depth", depth),
        ])
        .figure(|| figure)
}
