//! Measures finding all colliding triangles, and building trees, against parry.

#![allow(clippy::unwrap_used)]

use nearpoint_bench::assembly::Assembly;
use nearpoint_bench::stations::stations;
use nearpoint_bench::table::{compare, heading};
use nearpoint_bench::{cases, parry};
use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Bvh;
use nearpoint_geometry::collide::{collides, colliding_pairs};
use nearpoint_geometry::executor::{Executor, SequentialExecutor};
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_scene::ThreadPool;
use parry3d_f64::query::intersection_test;

fn main() {
    pairs();
    assemblies();
    building();
}

fn count(a: &Shape, b: &Shape, pose: &Pose, work: &impl Executor) -> usize {
    colliding_pairs(a, b, pose, work).unwrap().len()
}

fn pairs() {
    heading("All colliding triangle pairs, one thread (answer: pairs; the peer's are not exact)");
    let cases = cases::pairs();
    for case in &cases {
        let (a, b, pose) = (
            parry::build(case.a.mesh()),
            parry::build(case.b.mesh()),
            parry::isometry(&case.b_in_a),
        );
        let ours = || count(&case.a, &case.b, &case.b_in_a, &SequentialExecutor);
        compare(case.name, ours, "parry f64", || {
            parry::colliding_pairs(&a, &b, &pose)
        });
        let ours = || collides(&case.a, &case.b, &case.b_in_a, &SequentialExecutor).unwrap();
        let identity = parry::isometry(&Pose::identity());
        compare("  only whether", ours, "parry f64", || {
            intersection_test(&identity, &a, &pose, &b)
                .unwrap()
                .intersecting
        });
    }
    heading("The same on two threads");
    let pool = ThreadPool::with_threads(2).unwrap();
    for case in &cases {
        let two = || count(&case.a, &case.b, &case.b_in_a, &pool);
        compare(case.name, two, "ours, one thread", || {
            count(&case.a, &case.b, &case.b_in_a, &SequentialExecutor)
        });
    }
}

fn assemblies() {
    heading(
        "All parts of an assembly whose boxes overlap (answer: pairs; the peer's are not exact)",
    );
    let file = |path| Assembly::from_meshes(cases::meshes(path), &SequentialExecutor);
    let stations = |count| {
        let parts = stations(count).into_iter();
        Assembly::new(parts.map(|part| (part.shape, part.pose)).collect())
    };
    for (name, whole) in [
        ("reducer", file("reducer.glb")),
        ("reducer, faulty", file("reducer-faulty.glb")),
        ("SO-101", file("so101.glb")),
        ("stations, 200 parts", stations(20)),
        ("stations, 2 000 parts", stations(200)),
    ] {
        let theirs = parry::Assembly::new(&whole);
        compare(
            name,
            || whole.count_contacts(&SequentialExecutor)[0],
            "parry f64",
            || theirs.count_contacts(&whole.candidate_pairs()),
        );
    }
}

fn building() {
    heading("Building a tree (answer: triangles)");
    for (name, soup) in [
        ("3 968", primitives::uv_sphere(64, 32, 1.0)),
        ("70k", primitives::bumpy_sphere(264, 134, 7)),
        ("1M", primitives::bumpy_sphere(1000, 501, 7)),
    ] {
        let mesh = cases::mesh(soup);
        let ours = |work: &ThreadPool| {
            std::hint::black_box(Bvh::build(mesh.vertices(), mesh.triangles(), work));
            mesh.triangles().len()
        };
        compare(
            name,
            || ours(&ThreadPool::Sequential),
            "parry f64",
            || parry::build(&mesh).indices().len(),
        );
        let pool = ThreadPool::with_threads(2).unwrap();
        compare(
            "  two threads",
            || ours(&pool),
            "ours, one thread",
            || ours(&ThreadPool::Sequential),
        );
    }
}
