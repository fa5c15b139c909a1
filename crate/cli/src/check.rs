//! `nearpoint check`: which parts collide, and how near the others come.

use std::io::Write;

use nearpoint_scene::{Class, PairKind, Part, Pool, Scene, Within};

use crate::args::{Check, FailOn};
use crate::load::{ONLY_MEETING, load, set_within};
use crate::report::{Millis, PairRow, PartRow, Report};
use crate::verify::{self, Question, Solids};
use crate::{Error, Outcome, clock, kernel, table};
use nearpoint_import::Wish;

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
    let mut loaded = load(&check.files, wish, within, pool.clone())?;
    let begin = clock();
    let (mut pairs, hash) = answer(&mut loaded.scene, &loaded.solids, check, &pool)?;
    let check_ms = clock() - begin;
    if check.verify {
        verify::ask(&loaded.solids, &mut pairs)?;
    }
    let report = Report {
        unit: loaded.scene.unit().symbol(),
        parts: loaded
            .scene
            .parts()
            .iter()
            .map(|part| PartRow::new(part))
            .collect(),
        pairs,
        ms: Millis {
            read: loaded.read_ms,
            build: loaded.build_ms,
            check: check_ms,
        },
        hash,
        notes: loaded.notes,
    };
    if check.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        table::write(&report, out)?;
    }
    Ok(outcome(&report.pairs, check))
}

/// The pairs that were asked for, and the hash when that is all of them.
fn answer(
    scene: &mut Scene,
    solids: &[Solids],
    check: &Check,
    pool: &Pool,
) -> Result<(Vec<PairRow>, Option<String>), Error> {
    let rows = |scene: &Scene| -> Vec<PairRow> {
        scene
            .frame()
            .pairs
            .iter()
            .map(|pair| PairRow {
                question: Question::about(scene, pair, solids),
                ..PairRow::new(scene, pair)
            })
            .collect()
    };
    if check.pairs.is_empty() {
        scene.finish();
        return Ok((rows(scene), Some(format!("{:016x}", scene.hash()))));
    }
    let asked = check
        .pairs
        .iter()
        .map(|pair| find_pair(scene, pair))
        .collect::<Result<Vec<_>, _>>()?;
    let mut found = Vec::new();
    for [a, b] in asked {
        let mut two = two_parts(&scene.parts()[a], &scene.parts()[b], check.within, pool)?;
        two.finish();
        found.extend(rows(&two));
    }
    Ok((found, None))
}

fn outcome(pairs: &[PairRow], check: &Check) -> Outcome {
    let is_undecided = |pair: &PairRow| pair.class == Class::Undecided;
    if pairs.iter().any(|pair| collides(pair, check.fail_on)) {
        Outcome::Collisions
    } else if !check.allow_undecided && pairs.iter().any(is_undecided) {
        Outcome::Undecided
    } else {
        Outcome::Clear
    }
}

fn collides(pair: &PairRow, fail_on: FailOn) -> bool {
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
