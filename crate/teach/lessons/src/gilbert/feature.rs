//! Finds the feature of each shape that its closest point lies on: a vertex, an edge or a face, by its number.

use nearpoint_geometry::closest::convex::{Convex, Feature, GjkStep as Traced, Simplex};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Pose, Vector};

use super::run::Run;
use super::shapes::HullPair;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::story::Event;
use crate::values::Value;

/// Returns the feature that contains all points of a simplex on one of the hulls. Returns none where they are not on one
/// face, so that the hull of these points is inside the shape.
fn of_simplex(simplex: &Simplex, side: usize, hull: &Hull) -> Option<Feature> {
    let corners = simplex.corners().iter();
    let mut points: Vec<u32> = corners.map(|corner| corner.indices[side]).collect();
    points.sort_unstable();
    points.dedup();
    let feature = hull.feature(&points);
    let holds = |point: &u32| vertices(hull, feature).contains(point);
    points.iter().all(holds).then_some(feature)
}

fn vertices(hull: &Hull, feature: Feature) -> Vec<u32> {
    match feature {
        Feature::Vertex(vertex) => vec![vertex],
        Feature::Edge(ends) => ends.to_vec(),
        Feature::Face(face) => hull.polygons().get(face).to_vec(),
        Feature::Between(points) => points.to_vec(),
    }
}

/// Returns the features of A and of B, where a record of a search has closest points.
pub(super) fn of_record(run: &Run, pair: &HullPair, record: usize) -> Option<[Option<Feature>; 2]> {
    let simplex = match &run.records[record].step {
        Traced::Iteration { simplex, .. } => simplex,
        Traced::End { .. } => run.proximity.simplex(),
        Traced::OriginInside { .. } | Traced::ExpandPolytope { .. } => return None,
    };
    Some([
        of_simplex(simplex, 0, &pair.a),
        of_simplex(simplex, 1, &pair.b),
    ])
}

/// Lists each change of a feature up to a record.
pub(super) fn events(run: &Run, pair: &HullPair, upto: usize) -> Vec<Event> {
    let mut events = Vec::new();
    let mut last: Option<[Option<Feature>; 2]> = None;
    for record in 0..=upto {
        let Some(features) = of_record(run, pair, record) else {
            continue;
        };
        let shapes = [("k-1", &pair.a), ("k-2", &pair.b)];
        for (side, (of, hull)) in shapes.into_iter().enumerate() {
            if last.is_none_or(|last| last[side] != features[side]) {
                events.push(event(of, hull, features[side], record + 1));
            }
        }
        last = Some(features);
    }
    events
}

/// Returns the event that a shape's closest point moved to another feature.
fn event(of: &'static str, hull: &Hull, feature: Option<Feature>, step: usize) -> Event {
    let of = ("of", Value::text(of));
    let number = |name, number: u32| (name, Value::from(number as usize));
    let (name, args) = match feature {
        Some(Feature::Vertex(v)) => ("gilbert.vertex", vec![of, number("v", v)]),
        Some(Feature::Edge([v, w])) => ("gilbert.edge", vec![of, number("v", v), number("w", w)]),
        Some(Feature::Face(f)) => {
            let sides = Value::from(hull.polygons().get(f).len());
            ("gilbert.face", vec![of, number("f", f), ("sides", sides)])
        }
        Some(Feature::Between(_)) | None => ("gilbert.within", vec![of]),
    };
    Event { name, args, step }
}

/// Draws the feature over its hull, with its numbers.
pub(super) fn draw(figure: &mut Figure, hull: &Hull, place: &Pose, feature: Feature) {
    let around: Vec<Point> = vertices(hull, feature)
        .into_iter()
        .map(|vertex| place * hull.vertex(vertex))
        .collect();
    let name = match feature {
        Feature::Vertex(v) => {
            figure.dot(around[0], Role::Witness, Symbol::Square);
            format!("v{v}")
        }
        Feature::Edge([v, w]) => {
            figure.line(&around, Role::Witness, Weight::Strong, Hidden::Over);
            format!("e{v}–{w}")
        }
        Feature::Face(f) => {
            let rim: Vec<Point> = around.iter().chain(&around[..1]).copied().collect();
            figure.line(&rim, Role::Witness, Weight::Strong, Hidden::Dashed);
            figure.faces(vec![around.clone()], Role::Witness, Fill::Hatched);
            format!("f{f}")
        }
        Feature::Between(_) => return,
    };
    let sum = around.iter().map(|point| point.coords).sum::<Vector>();
    let middle = Point::from(sum / around.len() as f64);
    figure.label(middle, Caption::Signs(name), Role::Witness);
}

#[cfg(test)]
mod tests {
    use super::super::counting::SupportSearch;
    use super::super::run::Start;
    use super::super::shapes;
    use super::*;
    use nearpoint_geometry::closest::convex::SimplexMethod;

    /// Returns the distance of a point from the plane, the line or the vertex of a feature, and from the inside of its rim.
    fn off(hull: &Hull, feature: Feature, point: &Point) -> f64 {
        let around: Vec<Point> = vertices(hull, feature)
            .into_iter()
            .map(|vertex| *hull.vertex(vertex))
            .collect();
        match around[..] {
            [vertex] => (point - vertex).norm(),
            [from, to] => {
                let along = (to - from).normalize();
                let way = (point - from).dot(&along).clamp(0.0, (to - from).norm());
                (point - (from + along * way)).norm()
            }
            _ => {
                let normal = (around[1] - around[0]).cross(&(around[2] - around[0]));
                let normal = normal.normalize();
                let sides = around.iter().zip(around.iter().cycle().skip(1));
                let beyond = sides
                    .map(|(from, to)| (to - from).cross(&normal).normalize().dot(&(point - from)));
                beyond.fold((point - around[0]).dot(&normal).abs(), f64::max)
            }
        }
    }

    /// Checks that at every step the reported point lies on its feature; at the end there is one, and the product reports
    /// the same.
    #[test]
    fn closest_points_lie_on_reported_features() {
        let mut kinds = [0; 4];
        for kind in ["hulls", "boxes", "needles", "polygons", "point"] {
            for gap in [-20.0, 1.0, 25.0, 160.0] {
                for start in [Start::Means, Start::FromAbove, Start::FarSide] {
                    let pair = shapes::pair(kind, 40, gap).unwrap();
                    let (method, search) = (SimplexMethod::SignedVolumes, SupportSearch::Plain);
                    let run = Run::new(&pair, start, method, search);
                    for (i, record) in run.records.iter().enumerate() {
                        let Some(features) = of_record(&run, &pair, i) else {
                            continue;
                        };
                        let simplex = match &record.step {
                            Traced::Iteration { simplex, .. } => simplex,
                            _ => run.proximity.simplex(),
                        };
                        let [on_a, on_b] = simplex.witnesses();
                        let points = [on_a, pair.b_in_a.inverse() * on_b];
                        for (side, hull) in [&pair.a, &pair.b].into_iter().enumerate() {
                            let what = format!("{kind} {gap} {start:?} {i} {side}");
                            let Some(feature) = features[side] else {
                                assert!(i + 1 < run.records.len(), "{what}");
                                kinds[3] += 1;
                                continue;
                            };
                            kinds[vertices(hull, feature).len().min(3) - 1] += 1;
                            let off = off(hull, feature, &points[side]);
                            assert!(off < 1e-9, "{what}: {feature:?} is {off} away");
                        }
                    }
                    let last = of_record(&run, &pair, run.records.len() - 1).unwrap();
                    let reported = run.proximity.features(&pair.a, &pair.b);
                    assert_eq!(last.map(Option::unwrap), reported, "{kind} {gap}");
                }
            }
        }
        println!("vertices, edges, faces, within: {kinds:?}");
        assert!(kinds[..3].iter().all(|&count| count > 10), "{kinds:?}");
    }
}
