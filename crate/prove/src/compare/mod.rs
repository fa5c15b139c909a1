//! Compares with another program that finds triangles with a common point: CGAL's exact predicates (`cgal.cpp`), an
//! independent implementation. It gets triangles drawn as for [`nearpoint_prove::subjects`], and about all
//! triangles of whole scenes' parts whose boxes overlap.

mod cgal;

use crate::saved::Files;
use cgal::CgalProcess;
use nearpoint_cli::load;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::{colliding_pairs, contact};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, RigidTransform};
use nearpoint_import::ImportOptions;
use nearpoint_prove::counts::{self, CGAL_ROW, Row, Rows};
use nearpoint_prove::{drawn_triangles, subjects};
use nearpoint_scene::ThreadPool;
use nearpoint_testing::triangle_pairs::{PAIR_GENERATORS, Triangle};
use pico_args::Arguments;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

/// The number of pairs of triangles in one request.
const CHUNK_SIZE: usize = 100_000;

/// The shipped scenes in which triangles are near each other.
const SHIPPED: [&str; 5] = [
    "reducer-faulty.json",
    "reducer.json",
    "robot-cell.json",
    "so101.json",
    "spheres.json",
];

/// Compares pairs of triangles with the other program, and returns the number of different answers. `args` are the
/// number of drawn pairs, a seed, and scenes; without any the shipped ones.
pub fn run(program: PathBuf, mut args: Arguments) -> Result<u64, String> {
    let reported = |error: pico_args::Error| error.to_string();
    let drawn: u64 = args
        .opt_value_from_str("--pairs")
        .map_err(reported)?
        .unwrap_or(0);
    let seed: u64 = args
        .opt_value_from_str("--seed")
        .map_err(reported)?
        .unwrap_or(1);
    let files = Files::in_tree();
    let named: Vec<PathBuf> = args.finish().into_iter().map(PathBuf::from).collect();
    let scenes = match named.is_empty() {
        true => SHIPPED.map(|name| files.shipped(name)).to_vec(),
        false => named,
    };
    let mut asking = Comparison {
        other: CgalProcess::start(program)?,
        files,
        rows: Rows::new(),
        differ: 0,
    };
    for kind in 0..PAIR_GENERATORS.len() {
        asking.drawn(kind, seed, drawn / PAIR_GENERATORS.len() as u64)?;
    }
    for scene in scenes {
        asking.scene(scene)?;
    }
    for ((_, kind), row) in &asking.rows {
        println!("{kind}: {} cases, {} differ", row.tried, row.failures);
    }
    // The same triangles may be tested again, so the page has the numbers of the last run, and no sum.
    asking.files.change_page(|page| {
        let mut rows = counts::read(page)?;
        rows.extend(asking.rows.clone());
        let kept = |name: &str| asking.files.saved_cases(name);
        counts::write(page, &rows, &counts::row_texts(&subjects()), kept)
    })?;
    Ok(asking.differ)
}

struct Comparison {
    other: CgalProcess,
    files: Files,
    rows: Rows,
    differ: u64,
}

impl Comparison {
    fn drawn(&mut self, kind: usize, seed: u64, count: u64) -> Result<(), String> {
        let name = format!("drawn: {}", PAIR_GENERATORS[kind].name);
        let mut next = 0;
        while next < count {
            let numbers = next..count.min(next + CHUNK_SIZE as u64);
            next = numbers.end;
            let pairs: Vec<[Triangle; 2]> = numbers
                .map(|number| drawn_triangles(seed, number, kind))
                .collect();
            let begun = Instant::now();
            let ours = pairs.iter().map(|[a, b]| contact(a, b).is_some());
            let asked: Vec<_> = pairs.iter().copied().zip(ours).collect();
            self.compare(&name, &asked, begun)?;
        }
        Ok(())
    }

    fn scene(&mut self, path: PathBuf) -> Result<(), String> {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("parts of {stem}");
        let loaded = load::load(
            std::slice::from_ref(&path),
            ImportOptions::default(),
            None,
            ThreadPool::Sequential,
        );
        let loaded = loaded.map_err(|error| format!("{}: {error}", path.display()))?;
        let parts: Vec<_> = loaded.scene.parts().iter().collect();
        let (mut asked, mut begun) = (Vec::new(), Instant::now());
        for (i, a) in parts.iter().enumerate() {
            for b in &parts[i + 1..] {
                asked.extend(intersecting_pairs(
                    &a.shape,
                    &b.shape,
                    &(a.pose.inverse() * b.pose),
                )?);
                if asked.len() > CHUNK_SIZE {
                    self.compare(&name, &std::mem::take(&mut asked), begun)?;
                    begun = Instant::now();
                }
            }
        }
        self.compare(&name, &asked, begun)
    }

    fn compare(
        &mut self,
        kind: &str,
        asked: &[([Triangle; 2], bool)],
        begun: Instant,
    ) -> Result<(), String> {
        let answers = self.other.intersects(asked.iter().map(|(pair, _)| pair))?;
        let mut row = Row::default();
        let mut count = BTreeMap::<&str, u64>::new();
        for ((pair, ours), theirs) in asked.iter().zip(answers) {
            let Some(theirs) = theirs else { continue };
            row.tried += 1;
            *count
                .entry(if theirs { "in contact" } else { "apart" })
                .or_default() += 1;
            if *ours != theirs {
                row.failures += 1;
                println!(
                    "DIFFERS: {pair:?} share a point: {ours}, and {theirs} by the other program"
                );
            }
        }
        row.results = count
            .into_iter()
            .map(|(word, n)| (word.to_owned(), n))
            .collect();
        row.seconds = begun.elapsed().as_secs_f64();
        self.differ += row.failures;
        let key = (CGAL_ROW[0].to_owned(), kind.to_owned());
        self.rows.entry(key).or_default().add(&row);
        Ok(())
    }
}

/// Returns all pairs of triangles of two shapes whose boxes overlap, and whether the search for intersections found them.
fn intersecting_pairs(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
) -> Result<Vec<([Triangle; 2], bool)>, String> {
    let pose = RigidTransform::new(b_in_a);
    let found = colliding_pairs(a, b, b_in_a, &SequentialExecutor).map_err(|_| "it stopped")?;
    let triangles = |shape: &Shape, of: &dyn Fn(u32) -> Triangle, other: Aabb| {
        let all = 0..shape.mesh().triangles().len() as u32;
        let boxed = all
            .map(|t| (t, of(t)))
            .map(|(t, corners)| (t, corners, Aabb::from_points(&corners)));
        boxed
            .filter(|(.., bounds)| bounds.overlaps(&other))
            .collect::<Vec<_>>()
    };
    let around_b = b.bounds().posed(pose);
    let of_a = triangles(a, &|t| a.triangle(t), around_b);
    let of_b = triangles(b, &|t| b.posed_triangle(t, &pose), a.bounds());
    let mut all = Vec::new();
    for (i, one, around) in &of_a {
        for (j, other, beside) in &of_b {
            let is_found = found
                .binary_search_by(|pair| (pair.a, pair.b).cmp(&(*i, *j)))
                .is_ok();
            if is_found || around.overlaps(beside) {
                all.push(([*one, *other], is_found));
            }
        }
    }
    Ok(all)
}
