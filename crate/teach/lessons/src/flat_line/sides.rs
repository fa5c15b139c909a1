//! Shows why the two published methods differ where faces have many sides.

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, Proximity, ProximitySettings, hull_proximity,
};
use nearpoint_geometry::hull::Hull;
use nearpoint_published::tracking::{Graph, Neighbourhood};

use super::measure::Path;
use crate::cache::Cache;
use crate::figure::{Figure, Hidden, Role, Symbol, Weight};
use crate::solids;
use crate::story::{LazyStep, Number};

/// The number of vertices of each drum: enough to distinguish the methods, few enough to see each one.
const SHOWN: usize = 60;

/// Returns the vertices that a method tests in the next cycle.
pub(super) fn tested_vertices(
    hull: &Hull,
    found: &Proximity,
    side: usize,
    method: Neighbourhood,
) -> Vec<u32> {
    let corners = found.simplex().corners().iter();
    let mut known: Vec<u32> = corners.map(|corner| corner.indices[side]).collect();
    known.sort_unstable();
    known.dedup();
    let mut near = Vec::new();
    Graph::new(hull, method).add_neighbours(&known, &mut near);
    near
}

/// Shows the same pose by both methods: rings on the vertices that method one tests, discs on those of method two. The faces
/// are cut from one corner; at that corner method two also tests the whole face.
pub(super) fn sides(path: &Path, cache: &Cache) -> LazyStep<'static> {
    let mut draft = LazyStep::new("flat-line.sides");
    let mut figure = Figure::empty();
    if let Ok([a, b]) = path.hulls(SHOWN, cache) {
        let pose = path.pose(6);
        let (settings, start) = (
            ProximitySettings::default(),
            &mut ConvexWarmStart::default(),
        );
        let found = hull_proximity(&a, &b, &pose, &settings, start);
        let mut looked = [0; 2];
        for (side, (hull, place, role)) in [(&a, Pose::identity(), Role::A), (&b, pose, Role::B)]
            .into_iter()
            .enumerate()
        {
            drum(&mut figure, hull, place, role);
            let methods = [
                (Neighbourhood::Polygons, Role::Lower, Symbol::Ring),
                (Neighbourhood::Triangles, Role::Simplex, Symbol::Disc),
            ];
            for (count, (method, role, symbol)) in looked.iter_mut().zip(methods) {
                let near = tested_vertices(hull, &found, side, method);
                *count += near.len();
                for vertex in near {
                    figure.dot(place * hull.vertex(vertex), role, symbol);
                }
            }
        }
        let ends = [found.on_a, found.on_b];
        figure.line(&ends, Role::Witness, Weight::Strong, Hidden::Over);
        figure.dot(found.on_a, Role::Witness, Symbol::Diamond);
        figure.dot(found.on_b, Role::Witness, Symbol::Diamond);
        let most = a.polygons().iter().map(<[u32]>::len).max().unwrap_or(0);
        let mut hub = Vec::new();
        Graph::new(&a, Neighbourhood::Triangles).add_neighbours(&[0], &mut hub);
        let counted = [
            ("sides", most),
            ("looked-one", looked[0]),
            ("looked-two", looked[1]),
            ("looked-hub", hub.len()),
        ];
        draft = draft
            .numbers(counted.map(|(name, count)| Number::count(name, count)))
            .with_number_args();
    }
    draft.figure(|| figure)
}

/// Draws a drum, and the cuts of its faces.
fn drum(figure: &mut Figure, hull: &Hull, place: Pose, role: Role) {
    if let Some(shape) = solids::of_hull(hull) {
        figure.solid(&shape, place, role);
    }
    for &[p, q, r] in hull.triangles() {
        for [from, to] in [[p, q], [q, r], [r, p]] {
            if from < to && !hull.neighbours().get(from).contains(&to) {
                let ends = [from, to].map(|vertex| place * hull.vertex(vertex));
                figure.line(&ends, Role::Quiet, Weight::Thin, Hidden::Gone);
            }
        }
    }
}
