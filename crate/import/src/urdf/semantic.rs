//! Reads which links may meet from the robot's semantic description (SRDF, wiki.ros.org/srdf), a file of MoveIt's setup
//! assistant beside the URDF that names the same robot.

use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::job::Job;
use crate::names::{extension, sanitize_name};
use crate::robot::{Element, RobotDocument, Shape, ShapeRule, document, text};
use crate::sniff::{FileKind, Language};
use nearpoint_message::message;
use nearpoint_motion::allowed::AllowedReason;
use std::collections::{BTreeMap, HashMap};

/// The rules about pairs of links, by their indices; none means that they may not meet.
type LinkRules = BTreeMap<[usize; 2], Option<AllowedReason>>;

/// Returns the rules of the dropped semantic descriptions about the shapes of this robot.
pub(super) fn rules(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    urdf: usize,
    robot: Option<&str>,
    links: &HashMap<&str, usize>,
    shapes: &[Shape],
) -> Result<Vec<ShapeRule>> {
    let mut rules = LinkRules::new();
    for (number, file) in dropped_files.files().iter().enumerate() {
        if extension(file.path) == "srdf" {
            job.begin(dropped_files.title(number), 0.0, 0.0)?;
            read(job, dropped_files, number, robot, links, &mut rules)?;
        }
    }
    job.begin(dropped_files.title(urdf), 0.0, 0.0)?;
    let mut shapes_of = vec![Vec::new(); links.len()];
    for (number, shape) in shapes.iter().enumerate() {
        shapes_of[shape.link].push(number);
    }
    let each = rules.into_iter().flat_map(|([a, b], allowance)| {
        let pairs = shapes_of[a].iter().flat_map(|&a| {
            let others = shapes_of[b].iter();
            others.map(move |&b| [a, b])
        });
        let rule = move |shapes| ShapeRule {
            shapes,
            allowance: allowance.clone(),
        };
        pairs.map(rule).collect::<Vec<_>>()
    });
    Ok(each.collect())
}

/// Adds the rules of a file, if it is about the robot of this name. As in MoveIt, enabled pairs take precedence over
/// links that are disabled as a whole.
fn read(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    robot: Option<&str>,
    links: &HashMap<&str, usize>,
    rules: &mut LinkRules,
) -> Result<()> {
    let text = text(job, dropped_files.files()[number].bytes, "SRDF")?;
    let document = document(Language::Urdf, &text)?;
    let page = RobotDocument::new(&document, dropped_files.title(number));
    let root = page.root_of(Language::Urdf)?;
    let about = root.attribute("name");
    if about != robot {
        if !is_alone(dropped_files) {
            return Ok(());
        }
        let [about, robot] =
            [about, robot].map(|name| name.and_then(sanitize_name).unwrap_or_default());
        root.warn(job, message!("urdf-about-read-since", about, robot));
    }
    dropped_files.mark_used(number);
    for element in root.all("disable_default_collisions") {
        let Some([link]) = named(job, element, ["link"], links)? else {
            continue;
        };
        let others = (0..links.len()).filter(|&other| other != link);
        let by = "<disable_default_collisions>";
        rules.extend(others.map(|other| (sorted([link, other]), excluded(by.to_owned()))));
    }
    for (kind, is_disabled) in [("disable_collisions", true), ("enable_collisions", false)] {
        for element in root.all(kind) {
            let Some(pair) = named(job, element, ["link1", "link2"], links)? else {
                continue;
            };
            let why = element.attribute("reason").and_then(sanitize_name);
            let by = why.map_or_else(|| format!("<{kind}>"), |why| format!("<{kind}> {why}"));
            let allowance = if is_disabled { excluded(by) } else { None };
            rules.insert(sorted(pair), allowance);
        }
    }
    Ok(())
}

/// Returns whether there is exactly one robot and one semantic description.
fn is_alone(dropped_files: &DroppedFiles) -> bool {
    let numbers = 0..dropped_files.files().len();
    let is_robot = |&file: &usize| matches!(dropped_files.kind(file), FileKind::Robot(_));
    let files = dropped_files.files().iter();
    let semantic = files.filter(|file| extension(file.path) == "srdf");
    numbers.filter(is_robot).count() == 1 && semantic.count() == 1
}

fn excluded(source: String) -> Option<AllowedReason> {
    Some(AllowedReason::Excluded { source })
}

/// Returns the links that an element names; none, with a warning, if a name or its link is missing.
fn named<const N: usize>(
    job: &mut Job,
    element: Element,
    attributes: [&str; N],
    links: &HashMap<&str, usize>,
) -> Result<Option<[usize; N]>> {
    let mut found = [0; N];
    for (place, attribute) in found.iter_mut().zip(attributes) {
        if element.attribute(attribute).is_none() {
            let kind = element.kind();
            element.warn(job, message!("urdf-left-out-no-2", kind, attribute));
            return Ok(None);
        }
        let name = element.name(attribute)?;
        let Some(&link) = links.get(&*name) else {
            let kind = element.kind();
            element.warn(job, message!("urdf-left-out-no", kind, name));
            return Ok(None);
        };
        *place = link;
    }
    Ok(Some(found))
}

fn sorted([a, b]: [usize; 2]) -> [usize; 2] {
    [a.min(b), a.max(b)]
}
