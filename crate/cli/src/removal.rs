//! Runs `nearpoint removal`: finds a path on which a part can be taken out, or the parts that block it.

use std::io::Write;

use nearpoint_scene::{
    BlockingPair, Command, MotionFormat, PartId, RemovalPhase, RemovalReport, RemovalState, Scene,
    SceneError,
};

use crate::args::Removal;
use crate::check::named_part;
use crate::error::Error;
use crate::format::{number, printable};
use crate::load::{CONTACTS_ONLY, load_with};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::review::save;

/// The largest number of blocking parts that are named.
const MAX_NAMED_PARTS: usize = 8;

/// Runs the command: searches the removal path of the given parts, and writes it or the parts that block it.
pub fn run(args: &Removal, out: &mut impl Write) -> Result<Outcome, Error> {
    let options = args.units.import_options(None);
    let mut progress = Progress::new(args.quiet);
    let pool = args.threads.pool()?;
    let mut scene = load_with(&args.input, options, CONTACTS_ONLY, pool, &progress)?.scene;
    let parts = { args.parts.iter() }.map(|word| Ok(scene.parts()[named_part(&scene, word)?].id));
    let parts: Vec<PartId> = parts.collect::<Result<_, Error>>()?;
    if args.all {
        scene.apply(Command::ShowAll)?;
    }
    scene.apply(Command::FindRemoval {
        parts,
        step: args.step,
        rotation_step: args.turns.to_radians(),
        shrink: args.fit,
    })?;
    progress.show(|| "looking for a way".to_owned());
    scene.finish();
    progress.end();
    let state = scene.removal().ok_or(SceneError::NoRemovalPath)?;
    let report = RemovalOutput {
        scene: &scene,
        state,
    };
    let outcome = match &state.phase {
        RemovalPhase::Found(path) => {
            report.path(path, out)?;
            Outcome::Clear
        }
        RemovalPhase::Blocked(by) => {
            report.blocked("cannot be taken out at this step and these turns", by, out)?;
            Outcome::Failed
        }
        RemovalPhase::StateLimit(by) => {
            report.blocked("was not brought out, and there was more to try", by, out)?;
            Outcome::InvalidInput
        }
        RemovalPhase::Failed(error) => return Err(error.clone().into()),
        RemovalPhase::Searching | RemovalPhase::Shortening | RemovalPhase::Cancelled => {
            return Err(SceneError::NoRemovalPath.into());
        }
    };
    report.searched(out)?;
    let files = [
        (&args.csv, MotionFormat::Csv),
        (&args.json, MotionFormat::Json),
    ];
    for (path, format) in files {
        if let Some(path) = path.as_deref().filter(|_| state.path().is_some()) {
            save(path, scene.export_removal_path(format)?.as_bytes())?;
        }
    }
    Ok(outcome)
}

struct RemovalOutput<'a> {
    scene: &'a Scene,
    state: &'a RemovalState,
}

impl RemovalOutput<'_> {
    fn path(&self, path: &RemovalReport, out: &mut impl Write) -> Result<(), Error> {
        let clearance = path.min_clearance.as_ref().map(|narrowest| {
            let [lower, upper] = narrowest.clearance;
            let clearance = match lower == upper {
                true => self.length(lower),
                false => format!("{} to {}", number(lower), self.length(upper)),
            };
            format!(
                ", smallest clearance {clearance} to {} at {:.0} % of the way",
                self.name(narrowest.parts.1),
                narrowest.fraction * 100.0
            )
        });
        writeln!(
            out,
            "{} can be taken out: {}{}, clear of everything from {:.0} % on.",
            self.group(),
            self.length(path.length),
            clearance.unwrap_or_default(),
            path.free_from * 100.0
        )?;
        let corners = path.points.iter().map(|point| {
            let by = point - path.points[0];
            let [x, y, z] = [by.x, by.y, by.z].map(number);
            format!("({x}, {y}, {z})")
        });
        let corners: Vec<String> = corners.collect();
        writeln!(out, "way: {}", corners.join(" → "))?;
        Ok(())
    }

    fn blocked(&self, what: &str, by: &[BlockingPair], out: &mut impl Write) -> Result<(), Error> {
        let mut others: Vec<PartId> = Vec::new();
        for (_, other) in by {
            if !others.contains(other) {
                others.push(*other);
            }
        }
        let named = others.iter().take(MAX_NAMED_PARTS).map(|&id| self.name(id));
        let named: Vec<String> = named.collect();
        let more = if others.len() > named.len() {
            ", …"
        } else {
            ""
        };
        writeln!(
            out,
            "{} {what}; in the way: {}{more}.",
            self.group(),
            named.join(", ")
        )?;
        Ok(())
    }

    fn searched(&self, out: &mut impl Write) -> Result<(), Error> {
        let used = self.state.effective_options.unwrap_or(self.state.options);
        let turns = match used.rotation_step {
            0.0 => "no turns".to_owned(),
            turns => format!("turns of {}°", number(turns.to_degrees())),
        };
        writeln!(
            out,
            "step {}, {turns}, fit {}: {} places looked at in {:.0} ms; {} parts may be in the way, {} hidden ones are not.",
            self.length(used.step),
            self.length(used.shrink),
            self.state.state_count,
            self.state.duration_ms,
            self.state.obstacle_count,
            self.state.hidden_count
        )?;
        Ok(())
    }

    fn group(&self) -> String {
        let names = self.state.parts.iter().map(|&id| self.name(id));
        names.collect::<Vec<_>>().join(" with ")
    }

    fn name(&self, id: PartId) -> String {
        let name = self.scene.part(id).map_or("", |part| &part.name);
        format!("“{}”", printable(name))
    }

    fn length(&self, length: f64) -> String {
        format!("{} {}", number(length), self.scene.unit().symbol())
    }
}
