//! `nearpoint check`: which parts collide, and how near the others come.

use std::cell::RefCell;
use std::io::Write;

use nearpoint_import::Wish;
use nearpoint_scene::{Class, FramePair, PairKind, Part, Pool, Scene, Within};

use crate::args::{Check, FailOn};
use crate::load::{ONLY_MEETING, load, set_within};
use crate::report::{self, Report, Times};
use crate::verify::{self, ByKernel};
use crate::{Error, Outcome, clock, kernel, table};

pub fn run(check: &Check, out: &mut impl Write) -> Result<Outcome, Error> {
    // Pairs that are named make scenes of their own.
    let within = match check.pairs.is_empty() {
        true => check.within,
        false => ONLY_MEETING,
    };
    let pool = check.threads.pool()?;
    if check.verify {
        // Nobody should wait for a check only to hear that there is no kernel.
        kernel::start().map_err(Error::Kernel)?;
    }
    let wish = Wish {
        unit: check.unit,
        accuracy: check.accuracy,
        ..Wish::default()
    };
    let loaded = load(&check.files, wish, within, pool.clone())?;
    let mut times = Times {
        read: loaded.read_ms,
        build: loaded.build_ms,
        begin: clock(),
    };
    let mut report = Report {
        named: named(&loaded.scene, check, &pool)?,
        whole: RefCell::new(loaded.scene),
        by_kernel: ByKernel::default(),
        notes: loaded.notes,
        times: None,
    };
    if check.verify {
        report.finish();
        let asked = clock();
        report.by_kernel = verify::ask(&loaded.solids, report.scenes())?;
        // What the kernel takes is none of the check's time.
        times.begin += clock() - asked;
    }
    if !check.no_timing {
        report.times = Some(times);
    }
    if check.json {
        report::write_json(&report, out)?;
    } else {
        report.finish();
        table::write(&report, out)?;
    }
    Ok(outcome(&report, check))
}

/// A scene for each pair that was asked for.
fn named(scene: &Scene, check: &Check, pool: &Pool) -> Result<Vec<RefCell<Scene>>, Error> {
    let asked = check.pairs.iter().map(|pair| find_pair(scene, pair));
    let asked = asked.collect::<Result<Vec<_>, _>>()?;
    let parts = scene.parts();
    let scenes = asked.into_iter().map(|[a, b]| {
        let scene = two_parts(&parts[a], &parts[b], check.within, pool)?;
        Ok(RefCell::new(scene))
    });
    scenes.collect()
}

fn outcome(report: &Report, check: &Check) -> Outcome {
    let any = |is_meant: &dyn Fn(&FramePair) -> bool| {
        let mut scenes = report.scenes().iter();
        scenes.any(|scene| scene.borrow().frame().pairs.iter().any(is_meant))
    };
    if any(&|pair| collides(pair, check.fail_on)) {
        Outcome::Collisions
    } else if !check.allow_undecided && any(&|pair| pair.class == Class::Undecided) {
        Outcome::Undecided
    } else {
        Outcome::Clear
    }
}

/// Whether that counts as a collision.
pub fn collides(pair: &FramePair, fail_on: FailOn) -> bool {
    match fail_on {
        FailOn::Meet => pair.kind.meets(),
        FailOn::Cross => matches!(pair.kind, PairKind::Crossing | PairKind::Contained),
        FailOn::Interference => pair.class == Class::Interferes,
    }
}

/// A scene of only these two; their shapes are shared.
fn two_parts(a: &Part, b: &Part, within: Option<Within>, pool: &Pool) -> Result<Scene, Error> {
    let mut scene = Scene::new(pool.clone(), clock);
    scene.add(vec![a.to_new(), b.to_new()])?;
    set_within(&mut scene, within)?;
    Ok(scene)
}

/// The two parts of `A:B`, each a name or a number. Names may hold colons: the first colon that parts two parts counts.
fn find_pair(scene: &Scene, pair: &str) -> Result<[usize; 2], Error> {
    let splits = pair
        .match_indices(':')
        .map(|(at, _)| (&pair[..at], &pair[at + 1..]));
    let found = splits
        .filter_map(|(a, b)| Some([find_part(scene, a)?, find_part(scene, b)?]))
        .next();
    match found {
        Some([a, b]) if a != b => Ok([a, b]),
        Some(_) => Err(Error::Usage(format!(
            "--pairs {pair} names one part twice."
        ))),
        None => {
            let names: Vec<&str> = scene
                .parts()
                .iter()
                .take(8)
                .map(|part| part.name.as_str())
                .collect();
            let more = if scene.parts().len() > names.len() {
                ", …"
            } else {
                ""
            };
            Err(Error::Usage(format!(
                "--pairs {pair} does not name two parts as A:B. The parts are: {}{more}.",
                names.join(", ")
            )))
        }
    }
}

/// The place of the part with this name, or this number.
pub fn find_part(scene: &Scene, word: &str) -> Option<usize> {
    let named = scene.parts().iter().position(|part| part.name == word);
    named.or_else(|| {
        word.parse()
            .ok()
            .filter(|&at: &usize| at < scene.parts().len())
    })
}
