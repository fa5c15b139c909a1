//! Runs `nearpoint review`: finds the clashes of an assembly's tests, the new ones, and the decisions about the others.

pub(crate) mod args;
mod json;
mod pictures;
mod reports;
mod result;
mod table;

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::path::Path;

use nearpoint_message::{Message, message};
use nearpoint_review::report::{find_moves, part_ids};
use nearpoint_review::{
    Action, ClashDelta, ClashId, PartIdentity, Review, ReviewError, Test, TestKind, TestsFile,
    snapshot,
};
use nearpoint_scene::{MaxDistance, PartId, PartMoves, Scene};

use args::{FailOn, Review as Wishes};
pub(crate) use reports::save;
use result::{ClashFacts, ReviewResult};

use crate::error::Error;
use crate::input::read_text;
use crate::load::load_with;
use crate::moves::{MovesRow, limit_note};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::verify::{self, AskAbout};

/// Runs the command: compares an assembly's clashes with those of the saved review, and writes the reports.
pub fn run(args: &Wishes, out: &mut impl Write) -> Result<Outcome, Error> {
    let mut review = open_review(args)?;
    let within = review
        .tests()
        .iter()
        .map(Test::max_distance)
        .fold(0.0, f64::max);
    // Use at least the distance of a check: parts nearer than their deviations may interfere.
    let within = (within > 0.0).then_some(MaxDistance::Distance(within));
    let options = args.units.import_options(args.accuracy);
    let pool = args.threads.pool()?;
    let mut progress = Progress::new(args.quiet);
    let mut loaded = load_with(&args.input, options, within, pool, &progress)?;
    progress.show(|| format!("checking {} parts", loaded.scene.parts().len()));
    loaded.scene.finish();
    let about = match args.no_verify {
        true => AskAbout::Nothing,
        false => AskAbout::Undecided,
    };
    let asked = verify::run(&loaded.solids, &mut [&mut loaded.scene], about, &progress)?;
    loaded.notes.extend(asked);
    progress.end();
    let facts = snapshot(&loaded.scene);
    let has_earlier_review = !review.parts().is_empty();
    if has_earlier_review && !args.anyway {
        review.check_assembly(&facts).map_err(with_advice)?;
    }
    let (delta, _) = review.revise(facts)?;
    if let Some(path) = &args.save {
        reports::save(path, review.to_json().as_bytes())?;
    }
    let (reports, title) = (&args.reports, args.input.title());
    let fails = args.fail_on.fails();
    let mut moves = BTreeMap::new();
    if let Some(most) = args.moves {
        let count;
        (moves, count) = find_moves(&review, &loaded.scene, most);
        loaded.notes.extend(limit_note(most, count));
    }
    let annotations = reports.write(&review, &loaded, &title, fails, &moves)?;
    let report = ReviewResult {
        facts: clash_facts(&review, &loaded.scene),
        changes: changes(&delta),
        delta,
        has_earlier_review,
        moves: moves_rows(&moves, &review, &loaded.scene),
        review,
        notes: loaded.notes,
    };
    match args.json {
        true => json::write(&report, out)?,
        false if args.quiet => {}
        false => table::write(&report, out)?,
    }
    out.write_all(&annotations)?;
    Ok(outcome(&report, args))
}

/// Returns the present facts about the existing clashes.
fn clash_facts(review: &Review, scene: &Scene) -> HashMap<ClashId, ClashFacts> {
    let ends = part_ids(review, scene).into_iter();
    let known = |(number, [a, b]): (u32, [PartId; 2])| {
        let pair = scene.frame().pair(a, b)?;
        let facts = ClashFacts {
            place: pair.place_in_scene().map(Into::into),
            place_faces: pair.place_faces_from(a),
            fits: pair.fits_from(a),
        };
        Some((ClashId(number), facts))
    };
    ends.filter_map(known).collect()
}

/// Opens the saved review and gives it the present tests.
fn open_review(options: &Wishes) -> Result<Review, Error> {
    let mut review = match &options.decisions {
        Some(path) => Review::from_json(&read_text(path)?).map_err(review_error(path))?,
        None => Review::default(),
    };
    let tests = match &options.tests {
        Some(path) => Some(
            TestsFile::from_json(&read_text(path)?)
                .map_err(review_error(path))?
                .tests,
        ),
        None if review.tests().is_empty() => {
            Some(vec![Test::new("interference", TestKind::Interference)])
        }
        None => None,
    };
    if let Some(tests) = tests {
        review.apply(Action::SetTests(tests))?;
    }
    Ok(review)
}

fn review_error(path: &Path) -> impl FnOnce(ReviewError) -> Message {
    move |error| Error::in_file(path, error.message())
}

/// Adds advice for the command line to an error.
fn with_advice(error: ReviewError) -> Error {
    Error::usage(message!("cli-decisions-anyway", why = error))
}

fn outcome(report: &ReviewResult, options: &Wishes) -> Outcome {
    let mut clashes = report.review.active_clashes();
    let fails = match options.fail_on {
        FailOn::New => clashes.any(|clash| report.needs_attention(clash)),
        FailOn::Open => clashes.any(|clash| report.needs_attention(clash) || report.is_open(clash)),
        FailOn::Nothing => false,
    };
    let outcome = Outcome::from_results(fails, report.review.undecided() > 0);
    outcome.unless_undecided(options.allow_undecided)
}

/// Returns the rows of the moves that end each interference.
fn moves_rows(
    moves: &BTreeMap<u32, PartMoves>,
    review: &Review,
    scene: &Scene,
) -> HashMap<ClashId, MovesRow<PartIdentity>> {
    // The last update of the review was from this scene, so both have the same parts in the same order.
    let instances = review.parts().iter().map(|part| &part.instance);
    let ids = scene.parts().iter().map(|part| part.id);
    let instances: HashMap<PartId, &PartIdentity> = ids.zip(instances).collect();
    let name = |id: PartId| instances[&id].clone();
    let row = |(number, found): (&u32, &PartMoves)| {
        Some((ClashId(*number), MovesRow::new(found, &name)?))
    };
    moves.iter().filter_map(row).collect()
}

fn changes(delta: &ClashDelta) -> HashMap<ClashId, &'static str> {
    // A clash that is back and worse counts as worse.
    let lists = [
        ("gone", &delta.resolved),
        ("back", &delta.returned),
        ("new", &delta.new),
        ("worse", &delta.worse),
    ];
    let each = lists.into_iter();
    each.flat_map(|(word, list)| list.iter().map(move |&id| (id, word)))
        .collect()
}
