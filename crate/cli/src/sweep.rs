//! Runs `nearpoint sweep`: finds the space that moving parts take up, and writes the bodies that bound it.

use std::io::Write;
use std::path::Path;

use nearpoint_geometry::executor::Executor;
use nearpoint_import::mesh_export::{ExportMesh, glb, stl};
use nearpoint_message::{Message, message};
use nearpoint_motion::range::{MeasuredPairs, RangeSettings};
use nearpoint_motion::swept::{SweptPoses, SweptSettings, Voxels, swept_volume};
use nearpoint_scene::Scene;

use crate::args::Sweep;
use crate::check::named_part;
use crate::clock::clock;
use crate::error::Error;
use crate::format::{number, printable};
use crate::load::load_into;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::range::chosen_joints;
use crate::review::save;

/// Runs the command: finds the swept volume of the named parts between two bounds.
pub fn run(args: &Sweep, out: &mut impl Write) -> Result<Outcome, Error> {
    // A wrong extension is refused before the search.
    for path in args.outer.iter().chain(&args.inner) {
        extension(path)?;
    }
    let options = args.units.import_options(None);
    let pool = args.threads.pool()?;
    let mut progress = Progress::new(args.quiet);
    let scene = Scene::without_queries(pool.clone(), clock);
    let loaded = load_into(scene, &args.input, options, None, &progress)?;
    let scene = &loaded.scene;
    let parts = args.parts.iter().map(|word| named_part(scene, word));
    let settings = SweptSettings {
        bodies: parts.collect::<Result<_, _>>()?,
        poses: poses(scene, &args.joints).map_err(Error::usage)?,
        resolution: args.resolution,
    };
    progress.show(|| format!("sweeping with {} threads", pool.parallelism()));
    let found = swept_volume(&scene.work_cell(), &settings, &pool);
    progress.end();
    let found = found.map_err(|error| Error::usage(error.message()))?;
    let names =
        { settings.bodies.iter() }.map(|&body| printable(&scene.parts()[body].name).to_string());
    let names: Vec<String> = names.collect();
    let unit = scene.unit().symbol();
    writeln!(
        out,
        "{}: the swept volume is {} to {} {unit}³ (voxels of {} {unit}).",
        names.join(", "),
        number(found.inner.volume()),
        number(found.outer.volume()),
        number(found.inner.edge),
    )?;
    for note in &loaded.notes {
        writeln!(out, "note: {}", printable(note))?;
    }
    for (path, body, name) in [
        (&args.outer, &found.outer, "outer"),
        (&args.inner, &found.inner, "inner"),
    ] {
        if let Some(path) = path {
            save(path, &written(scene, path, body, name)?)?;
        }
    }
    Ok(Outcome::Clear)
}

/// Returns the values over which parts are swept: those of the named joints, or of the taught motion.
fn poses(scene: &Scene, joints: &[String]) -> Result<SweptPoses, Message> {
    if joints.is_empty() {
        let motion = scene
            .trajectory()
            .ok_or_else(|| message!("cli-sweep-nothing"))?;
        return Ok(SweptPoses::Motion(motion.clone()));
    }
    let chosen = chosen_joints(scene, joints, None)?;
    let robots = scene.robots().iter();
    Ok(SweptPoses::Joints(RangeSettings {
        joints: chosen.iter().map(|joint| joint.searched).collect(),
        values: robots.flat_map(|robot| robot.values.clone()).collect(),
        max_cells: 0,
        classes_only: false,
        measured: MeasuredPairs::None,
    }))
}

fn written(scene: &Scene, path: &Path, body: &Voxels, name: &str) -> Result<Vec<u8>, Error> {
    let surface = body.surface();
    let mesh = ExportMesh {
        name,
        points: &surface.points,
        triangles: &surface.triangles,
        colour: None,
    };
    match extension(path)? {
        Extension::Glb => Ok(glb(&[mesh], scene.unit(), scene.up())),
        Extension::Stl => Ok(stl(&mesh)),
    }
}

enum Extension {
    Glb,
    Stl,
}

fn extension(path: &Path) -> Result<Extension, Error> {
    let written = path.extension().unwrap_or_default().to_string_lossy();
    match &*written.to_lowercase() {
        "glb" => Ok(Extension::Glb),
        "stl" => Ok(Extension::Stl),
        _ => Err(Error::usage(message!(
            "cli-sweep-extension",
            path = path.display().to_string()
        ))),
    }
}
