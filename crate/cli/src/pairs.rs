//! Runs `nearpoint pairs`: lists the faces, or triangles, of two parts that intersect or touch.

use std::io::Write;
use std::path::PathBuf;

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::{Contact, FacePair, TrianglePair};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_import::ImportOptions;
use nearpoint_message::message;
use nearpoint_scene::{Command, NewPart, Scene, ThreadPool};
use serde::Serialize;

use crate::args::Pairs;
use crate::check::part_names;
use crate::clock::clock;
use crate::error::Error;
use crate::load::{CONTACTS_ONLY, load};
use crate::outcome::Outcome;
use crate::report::write_line;

/// The version of the `--json` output; `pairs.schema.json` has the same.
const VERSION: u64 = 1;

/// The `--json` output: numbers of faces or triangles in their own part's mesh.
#[derive(Serialize)]
struct Report<'a> {
    schema: &'static str,
    version: u64,
    a: &'a str,
    b: &'a str,
    /// Rows of the face of A, the face of B, and the numbers of pairs of their triangles that cross and that touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    faces: Option<Vec<[u32; 4]>>,
    /// Rows of the triangle of A, the triangle of B, and whether they cross or touch.
    #[serde(skip_serializing_if = "Option::is_none")]
    triangles: Option<Vec<(u32, u32, &'static str)>>,
}

/// Runs the command: writes the faces, or triangles, of two parts that intersect or touch.
pub fn run(pairs: &Pairs, out: &mut impl Write) -> Result<Outcome, Error> {
    let pool = pairs.threads.pool()?;
    let mut options = ImportOptions {
        // A given pose refers to the frames of the files.
        keeps_frames: pairs.pose.is_some(),
        ..ImportOptions::default()
    };
    let (mut a, frame) = part(&pairs.a, options.clone(), &pool)?;
    options.scene = Some(frame);
    let (mut b, _) = part(&pairs.b, options, &pool)?;
    if let Some(b_in_a) = pairs.pose {
        (a.pose, b.pose) = (Pose::identity(), b_in_a);
    }
    let (name_a, name_b) = (a.name.clone(), b.name.clone());
    let mut scene = Scene::new(pool, clock);
    scene.add(vec![a, b])?;
    // Clearances are not needed.
    scene.apply(Command::SetMaxDistance {
        max_distance: Some(0.0),
    })?;
    let meeting = scene.finish().pairs.first();
    let faces: &[FacePair] = meeting.map_or(&[], |pair| &pair.face_pairs);
    let triangles: &[TrianglePair] = meeting.map_or(&[], |pair| &pair.triangle_pairs);
    if pairs.json {
        let report = Report {
            schema: "pairs",
            version: VERSION,
            a: &name_a,
            b: &name_b,
            faces: (!pairs.triangles).then(|| {
                faces
                    .iter()
                    .map(|p| [p.a, p.b, p.crossing_count, p.touching_count])
                    .collect()
            }),
            triangles: pairs.triangles.then(|| {
                triangles
                    .iter()
                    .map(|p| (p.a, p.b, contact_name(p.contact)))
                    .collect()
            }),
        };
        write_line(&report, out)?;
    } else if pairs.triangles {
        writeln!(out, "# triangle of A, triangle of B, contact")?;
        triangles
            .iter()
            .try_for_each(|p| writeln!(out, "{} {} {}", p.a, p.b, contact_name(p.contact)))?;
    } else {
        writeln!(
            out,
            "# face of A, face of B, crossing and touching pairs of their triangles"
        )?;
        faces.iter().try_for_each(|p| {
            writeln!(
                out,
                "{} {} {} {}",
                p.a, p.b, p.crossing_count, p.touching_count
            )
        })?;
    }
    let meets = meeting.is_some_and(|pair| pair.mesh_relation.intersects());
    Ok(if meets {
        Outcome::Failed
    } else {
        Outcome::Clear
    })
}

fn contact_name(contact: Contact) -> &'static str {
    match contact {
        Contact::Crossing => "crossing",
        Contact::Touching => "touching",
    }
}

/// Reads the part that `FILE` or `FILE#PART` names, and returns its unit and upward axis, too.
fn part(
    word: &str,
    options: ImportOptions,
    pool: &ThreadPool,
) -> Result<(NewPart, (Unit, Up)), Error> {
    let (file, name) = match word.rsplit_once('#') {
        Some((file, name)) if !PathBuf::from(word).exists() => (file, Some(name)),
        _ => (word, None),
    };
    let scene = load(&[PathBuf::from(file)], options, CONTACTS_ONLY, pool.clone())?.scene;
    let found = match name {
        Some(name) => scene.parts().iter().find(|part| part.name == name),
        None if scene.parts().len() == 1 => scene.parts().first(),
        None => {
            let first = scene.parts().first().map_or("PART", |part| &part.name);
            let (count, names) = (scene.parts().len(), part_names(&scene));
            let what = message!("cli-name-a-part", file, count, first, names);
            return Err(Error::usage(what));
        }
    };
    let part = found.ok_or_else(|| Error::usage(message!("cli-no-part-in-file", file, name)))?;
    Ok((part.to_new(), (scene.unit(), scene.up())))
}
