//! Tests which triangles of two meshes cross or touch, the clearance, and the containment.

mod kinds;

use crate::scene::{self, Part};
use crate::subject::Subject;
use crate::triangles::exact_distance;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::closest::{
    Clearance, WarmStart, WithinDistance, clearance, within_distance,
};
use nearpoint_geometry::collide::{
    Containment, TrianglePair, collides, colliding_pairs, containment,
};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Closure, Mesh, Shape, self_intersections};
use nearpoint_geometry::{Point, Pose, RigidTransform, brute_force, tolerance};
use nearpoint_testing::{Random, oracle};

pub use kinds::{KINDS, pair};

/// The subject that tests queries on pairs of meshes.
pub struct Meshes;

/// A pair of parts: A in its own frame, B with a pose.
pub type Case = [Part; 2];

impl Subject for Meshes {
    type Case = Case;

    const NAME: &'static str = "meshes";
    const TITLE: &'static str = "pairs of meshes";
    const ORACLE: &'static str = "every triangle with every triangle in whole numbers; rays in whole numbers for \
        containment; the nearest two triangles of all";
    const KINDS: &'static [&'static str] = KINDS;

    fn draw(kind: usize, random: &mut Random) -> Case {
        pair(kind, random)
    }

    fn check(case: &Case) -> Result<&'static str, String> {
        let [a, b] = shapes(case)?;
        check_queries(&a, &b, &case[1].pose)
    }

    fn to_file([a, b]: &Case, note: &str) -> String {
        scene::write(note, &[("A", a), ("B", b)])
    }

    fn from_file(text: &str) -> Result<Case, String> {
        let (_, parts) = scene::read(text)?;
        parts
            .try_into()
            .map_err(|_| "it has not two parts".to_owned())
    }
}

/// Welds the triangles of each part to a mesh, and builds its shape; poses are not applied.
pub fn shapes(parts: &[Part; 2]) -> Result<[Shape; 2], String> {
    let [a, b] = parts.each_ref().map(|part| {
        let mesh = Mesh::weld(part.soup.clone()).map_err(|error| error.to_string())?;
        Ok::<_, String>(Shape::build(mesh, &SequentialExecutor))
    });
    Ok([a?, b?])
}

/// Returns the corners of all triangles, in the shape's frame.
pub fn triangles(shape: &Shape) -> Vec<[Point; 3]> {
    let count = shape.mesh().triangles().len() as u32;
    (0..count).map(|t| shape.triangle(t)).collect()
}

/// Returns the corners of all triangles, posed and rounded to f64.
pub fn posed(shape: &Shape, pose: &Pose) -> Vec<[Point; 3]> {
    let pose = RigidTransform::new(pose);
    let count = shape.mesh().triangles().len() as u32;
    (0..count).map(|t| shape.posed_triangle(t, &pose)).collect()
}

/// Checks all queries about two shapes against the oracle.
pub fn check_queries(a: &Shape, b: &Shape, pose: &Pose) -> Result<&'static str, String> {
    let (of_a, of_b) = (triangles(a), posed(b, pose));
    let expected = intersecting_pairs(&of_a, &of_b);
    let found = colliding_pairs(a, b, pose, &SequentialExecutor).map_err(|_| "it stopped")?;
    if found != expected {
        let lost: Vec<_> = expected
            .iter()
            .filter(|pair| !found.contains(pair))
            .collect();
        let made: Vec<_> = found
            .iter()
            .filter(|pair| !expected.contains(pair))
            .collect();
        let slow = brute_force::colliding_pairs(a, b, pose) == found;
        return Err(format!(
            "pairs {lost:?} are lost, {made:?} made up, brute agrees: {slow}"
        ));
    }
    if collides(a, b, pose, &SequentialExecutor) != Ok(!expected.is_empty()) {
        return Err("whether they collide is not whether pairs do".to_owned());
    }
    let near = clearance(
        a,
        b,
        pose,
        f64::INFINITY,
        &mut WarmStart::default(),
        &SequentialExecutor,
    );
    let near = near.ok().flatten().ok_or("there is no clearance")?;
    check_clearance(a, b, pose, &near, expected.is_empty())?;
    for shape in [a, b] {
        let own = self_intersections(shape, &SequentialExecutor).map_err(|_| "it stopped")?;
        if own != brute_force::self_intersections(shape) {
            return Err(format!("self-intersections {own:?}, and brute differs"));
        }
    }
    if !expected.is_empty() {
        return Ok("in contact");
    }
    let inside = containment(a, b, pose);
    let truth = expected_containment([(&of_a, a.closure()), (&of_b, b.closure())]);
    if inside != truth {
        return Err(format!("{inside:?}, and it is {truth:?}"));
    }
    Ok(match truth {
        Containment::Neither => "apart",
        _ => "one inside the other",
    })
}

/// Returns every intersecting pair, by the oracle; pairs with separate boxes are skipped.
fn intersecting_pairs(a: &[[Point; 3]], b: &[[Point; 3]]) -> Vec<TrianglePair> {
    let boxes: Vec<Aabb> = b.iter().map(Aabb::from_points).collect();
    let mut found = Vec::new();
    for (i, s) in a.iter().enumerate() {
        let around = Aabb::from_points(s);
        for (j, t) in b.iter().enumerate() {
            if !boxes[j].overlaps(&around) {
                continue;
            }
            if let Some(contact) = oracle::contact(s, t) {
                let (a, b) = (i as u32, j as u32);
                found.push(TrianglePair { a, b, contact });
            }
        }
    }
    found
}

/// Checks the clearance: it is that of the nearest pair of all, and exact for this pair.
fn check_clearance(
    a: &Shape,
    b: &Shape,
    pose: &Pose,
    near: &Clearance,
    apart: bool,
) -> Result<(), String> {
    if (near.distance > 0.0) != apart {
        return Err(format!(
            "{} apart, and they are apart: {apart}",
            near.distance
        ));
    }
    if !apart {
        return Ok(());
    }
    let slow = brute_force::clearance(a, b, pose, f64::INFINITY).ok_or("brute has no clearance")?;
    if *near != slow {
        return Err(format!("{near:?}, and of all pairs {slow:?}"));
    }
    let pair = [
        a.triangle(near.triangle_a),
        b.posed_triangle(near.triangle_b, &RigidTransform::new(pose)),
    ];
    let exact = exact_distance(&pair[0], &pair[1]);
    let shift = pose.translation.vector.amax();
    let noise = tolerance::DISTANCE_NOISE
        * (a.bounds().max_abs_coordinate() + b.bounds().max_abs_coordinate() + shift);
    if (near.distance - exact).abs() > noise {
        return Err(format!("{:e} apart, and it is {exact:e}", near.distance));
    }
    let within =
        |distance: f64| within_distance(a, b, pose, distance, usize::MAX, &SequentialExecutor);
    let wide = within(2.0 * (near.distance + noise));
    if !matches!(wide, Ok(WithinDistance::Yes(_))) {
        return Err(format!("not within twice {:e}: {wide:?}", near.distance));
    }
    let close = within(near.distance / 2.0 - noise);
    if !matches!(close, Ok(WithinDistance::No)) {
        return Err(format!("within half of {:e}: {close:?}", near.distance));
    }
    Ok(())
}

/// Returns which of two disjoint surfaces is inside the other, vertex by vertex.
fn expected_containment([a, b]: [(&Vec<[Point; 3]>, Closure); 2]) -> Containment {
    let some_inside = |of: &[[Point; 3]], (around, closure): (&Vec<[Point; 3]>, Closure)| {
        let mut corners: Vec<&Point> = of.iter().flatten().collect();
        corners.sort_by(|p, q| {
            p.coords
                .as_slice()
                .partial_cmp(q.coords.as_slice())
                .expect("finite")
        });
        corners.dedup();
        closure != Closure::Open
            && corners.into_iter().any(|p| {
                let (out, all) = oracle::ray_crossings(around, p);
                match closure {
                    Closure::Oriented => out != 0,
                    _ => all % 2 == 1,
                }
            })
    };
    if some_inside(b.0, a) {
        Containment::BInA
    } else if some_inside(a.0, b) {
        Containment::AInB
    } else {
        Containment::Neither
    }
}
