//! Runs `nearpoint check`: finds the parts that collide, and the clearances of the others.

use std::cell::RefCell;
use std::collections::HashSet;
use std::io::Write;

use nearpoint_message::{Arg, message};
use nearpoint_review::part_identities;
use nearpoint_scene::{FramePair, MaxDistance, PairClass, Scene, ThreadPool};

use crate::args::Check;
use crate::baseline::{Baseline, BaselineState, collides};
use crate::clock::clock;
use crate::error::Error;
use crate::load::{CONTACTS_ONLY, load_with, set_max_distance};
use crate::outcome::Outcome;
use crate::path_aliases::PathAliases;
use crate::progress::Progress;
use crate::report::{self, Report, Times};
use crate::verify::{self, AskAbout};
use crate::{kernel, table};

/// Runs the command: writes the class and the clearance of each pair of parts to `out`, and returns the outcome for the
/// exit code.
pub fn run(check: &Check, out: &mut impl Write) -> Result<Outcome, Error> {
    // Named pairs are checked in separate scenes.
    let within = match check.pairs.is_empty() {
        true => check.within,
        false => CONTACTS_ONLY,
    };
    let pool = check.threads.pool()?;
    if check.verify {
        // Report a missing kernel before the check, not after it.
        kernel::start().map_err(|why| message!("cli-not-verified", why))?;
    }
    let options = check.units.import_options(check.accuracy);
    let mut progress = Progress::new(check.quiet);
    let loaded = load_with(&check.input, options, within, pool.clone(), &progress)?;
    let mut times = Times {
        read: loaded.read_ms,
        build: loaded.build_ms,
        begin: clock(),
    };
    let pair_indices = find_pairs(&loaded.scene, &check.pairs)?;
    let (instances, noise) = part_identities(&loaded.scene);
    let unit = loaded.scene.unit().symbol();
    let baseline = check.baseline.as_deref();
    let files = loaded.scene.parts().iter().map(|part| loaded.file(part));
    let spellings = PathAliases::new(instances.iter().zip(files));
    let baseline =
        baseline.map(|path| Baseline::read(path, unit, check.fail_on, noise, &spellings));
    let mut report = Report {
        pair_scenes: named_scenes(&loaded.scene, &pair_indices, check.within, &pool)?,
        pair_indices,
        scene: RefCell::new(loaded.scene),
        instances,
        models: loaded.models,
        baseline: baseline.transpose()?,
        notes: loaded.notes,
        moved: HashSet::new(),
        times: None,
    };
    let about = match (check.verify, check.no_verify) {
        (true, _) => AskAbout::UndecidedAndInterfering,
        (false, false) if verify::has_solids(&loaded.solids) => AskAbout::Undecided,
        _ => AskAbout::Nothing,
    };
    if about != AskAbout::Nothing {
        report.finish(&progress);
        let asked = clock();
        let disputes = {
            let mut scenes: Vec<_> = report.scenes().iter().map(RefCell::borrow_mut).collect();
            let mut scenes: Vec<&mut Scene> = scenes.iter_mut().map(|scene| &mut **scene).collect();
            verify::run(&loaded.solids, &mut scenes, about, &progress)?
        };
        report.notes.extend(disputes);
        report.share_kernel_answers();
        // The time of the kernel does not count as the check's.
        times.begin += clock() - asked;
    }
    if let Some(most) = check.moves {
        // The effect of a move depends on all pairs.
        report.finish(&progress);
        report.search_moves(most);
    }
    if !check.no_timing {
        report.times = Some(times);
    }
    write_results(&report, check, &mut progress, out)?;
    check.ci_reports.write(&report, check, out)?;
    Ok(outcome(&report, check))
}

/// Writes the results and computes those that are pending.
fn write_results(
    report: &Report,
    check: &Check,
    progress: &mut Progress,
    out: &mut impl Write,
) -> Result<(), Error> {
    if check.json {
        progress.end_line();
        report::write_json(report, progress, out)?;
        progress.end();
        return Ok(());
    }
    report.finish(progress);
    progress.end();
    match check.quiet {
        true => Ok(()),
        false => Ok(table::write(report, out)?),
    }
}

/// Returns the requested pairs as indices of parts.
pub fn find_pairs(scene: &Scene, pairs: &[String]) -> Result<Vec<[usize; 2]>, Error> {
    let asked = pairs.iter().map(|pair| find_pair(scene, pair));
    asked.collect()
}

/// Returns a scene for each requested pair, of only these two parts, which share their shapes.
fn named_scenes(
    scene: &Scene,
    places: &[[usize; 2]],
    within: Option<MaxDistance>,
    pool: &ThreadPool,
) -> Result<Vec<RefCell<Scene>>, Error> {
    let parts = scene.parts();
    let scenes = places.iter().map(|ends| {
        let mut named = Scene::new(pool.clone(), clock);
        // Positions that are exact enough in one unit are not in another.
        named.set_unit_and_up(scene.unit(), scene.up());
        named.add(ends.map(|end| parts[end].to_new()).into())?;
        set_max_distance(&mut named, within)?;
        Ok(RefCell::new(named))
    });
    scenes.collect()
}

fn outcome(report: &Report, check: &Check) -> Outcome {
    let any = |is_meant: &dyn Fn(&FramePair) -> bool| {
        let mut scenes = report.scenes().iter().enumerate();
        scenes.any(|(number, scene)| {
            let scene = scene.borrow();
            let is_changed = |pair| {
                report.baseline_state(number, &scene, pair) != Some(BaselineState::Unchanged)
            };
            let mut pairs = scene.frame().pairs.iter();
            pairs.any(|pair| is_meant(pair) && is_changed(pair))
        })
    };
    let collides = any(&|pair| {
        collides(
            pair.mesh_relation,
            pair.class,
            pair.settled_by,
            check.fail_on,
        )
    });
    let is_undecided = any(&|pair| pair.class == PairClass::Undecided);
    Outcome::from_results(collides, is_undecided).unless_undecided(check.allow_undecided)
}

/// Finds the two parts of `A:B`, each a name or a number. Names may hold colons: the first colon that separates two parts
/// counts.
fn find_pair(scene: &Scene, pair: &str) -> Result<[usize; 2], Error> {
    let splits = pair
        .match_indices(':')
        .map(|(at, _)| (&pair[..at], &pair[at + 1..]));
    let found = splits
        .filter_map(|(a, b)| Some([find_part(scene, a)?, find_part(scene, b)?]))
        .next();
    match found {
        Some([a, b]) if a != b => Ok([a, b]),
        Some(_) => Err(Error::usage(message!("cli-one-part-twice", pair))),
        None => {
            let names = part_names(scene);
            Err(Error::usage(message!("cli-no-pair", pair, names)))
        }
    }
}

/// Lists the names of the parts, as many as fit into a sentence.
pub fn part_names(scene: &Scene) -> Arg {
    Arg::list_at_most(scene.parts().iter().map(|part| &*part.name), 8)
}

/// Returns the index of a part that a word names; fails with the names of the scene's parts.
pub fn named_part(scene: &Scene, word: &str) -> Result<usize, Error> {
    let names = || part_names(scene);
    let found = find_part(scene, word);
    found.ok_or_else(|| Error::usage(message!("cli-no-part", word, names = names())))
}

/// Returns the index of the part with this name or number.
pub fn find_part(scene: &Scene, word: &str) -> Option<usize> {
    let named = scene.parts().iter().position(|part| part.name == word);
    named.or_else(|| {
        word.parse()
            .ok()
            .filter(|&at: &usize| at < scene.parts().len())
    })
}
