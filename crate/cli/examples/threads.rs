//! How long everything takes on so many threads: at once, and in slices as the page asks for it.
//! `cargo run --release --example threads -- FILE RUNS SLICE_MS THREADS…`
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use nearpoint_cli::{clock, load::load};
use nearpoint_scene::{CheckMethod, Command, Pool, Scene};
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| words[i].parse::<f64>().unwrap();
    let (runs, slice) = (number(1) as usize, number(2));
    let threads: Vec<usize> = words[3..]
        .iter()
        .map(|word| word.parse().unwrap())
        .collect();
    let mut best = vec![[f64::INFINITY; 2]; threads.len()];
    for _ in 0..runs {
        for (best, &threads) in best.iter_mut().zip(&threads) {
            let pool = Pool::with_threads(threads).unwrap();
            let mut scene = load(&[words[0].clone().into()], Default::default(), None, pool)
                .unwrap()
                .scene;
            let all = timed(&mut scene, slice);
            if runs == 1 {
                pairs(&scene);
                lanes(&scene);
            }
            let mut motion = f64::NAN;
            if scene.robots().len() > 1 {
                let check = Command::CheckMotion {
                    method: CheckMethod::Exact,
                    accuracy: 1.0,
                    stop_at_first: false,
                };
                scene.apply(check).unwrap();
                motion = timed(&mut scene, slice);
            }
            println!(
                "{threads} threads: {all:.0} ms, motion {motion:.0} ms, {:016x}",
                scene.hash()
            );
            *best = [best[0].min(all), best[1].min(motion)];
        }
    }
    let best0 = best[0];
    for (best, threads) in best.iter().zip(&threads) {
        println!(
            "{} {threads}: {:.0} {:.0} = {:.2} {:.2}",
            words[0],
            best[0],
            best[1],
            best0[0] / best[0],
            best0[1] / best[1]
        );
    }
}

fn timed(scene: &mut Scene, slice: f64) -> f64 {
    let begun = Instant::now();
    if slice <= 0.0 {
        scene.finish();
    } else {
        loop {
            let end = clock() + slice;
            let answered = scene.step(&|| clock() >= end);
            let frame = scene.frame();
            if !answered && !scene.is_checking() && frame.pending == 0 && clock() < end {
                break;
            }
        }
    }
    begun.elapsed().as_secs_f64() * 1e3
}

fn pairs(scene: &Scene) {
    let mut millis: Vec<(f64, u32, u32)> = scene
        .frame()
        .pairs
        .iter()
        .map(|p| (p.result.millis, p.result.a.0, p.result.b.0))
        .collect();
    millis.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!(
        "{} sum {:.0}",
        millis.len(),
        millis.iter().map(|m| m.0).sum::<f64>()
    );
    for m in millis.iter().take(14) {
        let t = |id: u32| scene.parts()[id as usize].triangle_count();
        println!(
            "  {:.1} {} {} triangles {} {}",
            m.0,
            m.1,
            m.2,
            t(m.1),
            t(m.2)
        );
    }
}

fn lanes(scene: &Scene) {
    let trace = scene.trace();
    println!("{:?}", trace.totals);
    let first = trace
        .spans
        .iter()
        .map(|s| s.from)
        .fold(f64::INFINITY, f64::min);
    let mut spans: Vec<_> = trace.spans.iter().filter(|s| s.to - s.from > 5.0).collect();
    spans.sort_by(|a, b| a.hand.cmp(&b.hand).then(a.from.total_cmp(&b.from)));
    for s in spans {
        println!(
            "  {} {:.0}..{:.0} {:.0} {:?}",
            s.hand,
            s.from - first,
            s.to - first,
            s.to - s.from,
            s.deed
        );
    }
}
