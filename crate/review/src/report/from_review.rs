//! Converts a review and its scene into a report.

use std::collections::HashMap;

use nearpoint_geometry::interference::{PairClass, UndecidedReason};
use nearpoint_import::ifc::global_id;
use nearpoint_scene::{FramePair, Part as ScenePart, PartId, Scene};

use super::model::{Clash, ClashClass, Comment, Count, Part, Report, ReportOrigin, Test};
use super::number_format::Quantity as Figure;
use super::texts::Language;
use crate::clash_review::Status;
use crate::find::Tally;
use crate::part::PartIdentity;
use crate::part_set::PartSet;
use crate::review::Review;
use crate::{clash, clash_review, test};

/// Returns the report of a review, whose last update was from this scene. It has the existing clashes of its tests, and
/// the clashes that are gone but were commented on or decided. Open ones come first, of these the worst and deepest.
pub fn from_review(
    review: &Review,
    scene: &Scene,
    title: &str,
    created: ReportOrigin,
    language: Language,
) -> Report {
    let places = scene_parts(review, scene);
    let is_reported = |clash: &&clash::Clash| clash.finding.exists || !clash.review.is_empty();
    let clashes = review.active_clashes().filter(is_reported);
    let mut clashes: Vec<Clash> = clashes
        .map(|clash| {
            let ends = [&clash.finding.a, &clash.finding.b].map(|part| places.get(part).copied());
            report_clash(review, scene, clash, ends, language)
        })
        .collect();
    let deepest = |clash: &Clash| clash.measure.depth.map_or(0.0, |[_, upper]| upper);
    let nearest = |clash: &Clash| clash.measure.clearance.unwrap_or(0.0);
    clashes.sort_by(|p, q| {
        let order = (is_settled(p), p.class).cmp(&(is_settled(q), q.class));
        order
            .then(deepest(q).total_cmp(&deepest(p)))
            .then(nearest(p).total_cmp(&nearest(q)))
            .then(p.number.cmp(&q.number))
    });
    Report {
        title: title.to_owned(),
        files: Vec::new(),
        overview: None,
        created,
        language,
        unit: scene.unit(),
        up: scene.up(),
        checked: describe_check(scene, language),
        tests: tests(review, scene, language),
        clashes,
    }
}

/// Returns the parts of the existing clashes by the clashes' numbers, for rendering pictures.
pub fn part_ids(review: &Review, scene: &Scene) -> HashMap<u32, [PartId; 2]> {
    let places = scene_parts(review, scene);
    let found = review.active_clashes().filter(|clash| clash.finding.exists);
    let ends = |clash: &clash::Clash| {
        let [a, b] = [&clash.finding.a, &clash.finding.b].map(|part| Some(places.get(part)?.id));
        Some((clash.id.0, [a?, b?]))
    };
    found.filter_map(ends).collect()
}

/// Returns the GlobalId of each part that came from an IFC file, as in that file, even where the part has another name
/// now. The last update of the review was from this scene.
pub fn global_ids(review: &Review, scene: &Scene) -> HashMap<PartIdentity, String> {
    let places = scene_parts(review, scene).into_iter();
    let named = |(instance, part): (&PartIdentity, &ScenePart)| {
        let id = global_id(&part.file_name)?;
        Some((instance.clone(), id.to_owned()))
    };
    places.filter_map(named).collect()
}

/// Returns the scene's parts by their identities in the review, whose last update was from this scene.
fn scene_parts<'a>(
    review: &'a Review,
    scene: &'a Scene,
) -> HashMap<&'a PartIdentity, &'a ScenePart> {
    let instances = review.parts().iter().map(|part| &part.instance);
    let parts = scene.parts().iter().map(|part| &**part);
    instances.zip(parts).collect()
}

/// Returns whether the clash needs no more attention.
fn is_settled(clash: &Clash) -> bool {
    matches!(clash.status, Status::Approved | Status::Resolved) && !clash.is_worse
}

fn report_clash(
    review: &Review,
    scene: &Scene,
    clash: &clash::Clash,
    ends: [Option<&ScenePart>; 2],
    language: Language,
) -> Clash {
    let (seen, review_of_clash) = (&clash.finding, &clash.review);
    let standing = review.current_status(clash);
    let measure = &seen.measure;
    let [a, b] = ends;
    let parts = [part(&seen.a, a), part(&seen.b, b)];
    let pair = match ends {
        [Some(a), Some(b)] if seen.exists => scene.frame().pair(a.id, b.id),
        _ => None,
    };
    let reason = pair.and_then(|pair| undecided_reason(scene, pair, language));
    Clash {
        id: format!("{:016x}", clash.key),
        number: clash.id.0,
        test: seen.test.clone(),
        class: clash_class(review, clash),
        parts,
        position: (pair.and_then(FramePair::place_in_scene)).map_or(seen.position, Into::into),
        faces: pair.and_then(|pair| pair.place_faces_from(a?.id)),
        measure: *measure,
        undecided_reason: reason.filter(|_| measure.class == PairClass::Undecided),
        status: standing.status,
        is_worse: standing.changed,
        priority: review_of_clash
            .priority
            .map(|priority| priority_name(priority).to_owned()),
        assignee: review_of_clash.assignee.clone(),
        comments: review_of_clash
            .comments
            .iter()
            .map(|comment| Comment {
                author: comment.stamp.author.clone(),
                time: comment.stamp.time.clone(),
                text: comment.text.clone(),
            })
            .collect(),
        group: review_of_clash.group.clone(),
        clearing_move: None,
        context: None,
        camera: None,
        picture: None,
    }
}

/// Returns a part for reports, with the scene's part where it exists. Only parts of IFC files have GlobalIds, which are
/// in their names.
pub(crate) fn part(instance: &PartIdentity, here: Option<&ScenePart>) -> Part {
    let path = instance
        .path
        .split_last()
        .map_or(&[][..], |(_, above)| above);
    let name = instance.name();
    Part {
        path: path.to_vec(),
        name: match instance.nth {
            1 => name.to_owned(),
            nth => format!("{name} ({nth})"),
        },
        guid: global_id(here.map_or(name, |here| &here.file_name)).map(str::to_owned),
        file: None,
    }
}

fn clash_class(review: &Review, clash: &clash::Clash) -> ClashClass {
    let measure = &clash.finding.measure;
    let asked = review
        .tests()
        .iter()
        .find(|test| test.name == clash.finding.test);
    match measure.class {
        PairClass::Interferes if measure.duplicate => ClashClass::Duplicate,
        PairClass::Interferes => ClashClass::Interferes,
        PairClass::Undecided => ClashClass::Undecided,
        PairClass::Touches if asked.is_some_and(|test| test.kind == test::TestKind::Contact) => {
            ClashClass::Touches
        }
        PairClass::Touches | PairClass::Clear => ClashClass::TooNear,
    }
}

fn priority_name(priority: clash_review::Priority) -> &'static str {
    match priority {
        clash_review::Priority::Low => "Low",
        clash_review::Priority::Normal => "Normal",
        clash_review::Priority::High => "High",
        clash_review::Priority::Critical => "Critical",
    }
}

/// Returns a sentence with the reason why a pair of the scene is undecided.
pub(super) fn undecided_reason(
    scene: &Scene,
    pair: &FramePair,
    language: Language,
) -> Option<String> {
    let name = |id| scene.part(id).map_or("", |part| &*part.name);
    let (a, b) = (name(pair.a), name(pair.b));
    let off = Figure::Length.format(pair.deviation, scene.unit(), language);
    let of_part = |key, part| language.format(key, &[("part", part)]);
    Some(match pair.open_reason()? {
        UndecidedReason::WithinDeviation => {
            language.format("because-within-deviation", &[("off", &off)])
        }
        UndecidedReason::NearerThanDeviation => {
            language.format("because-nearer-than-deviation", &[("off", &off)])
        }
        UndecidedReason::OpenA => of_part("because-open", a),
        UndecidedReason::OpenB => of_part("because-open", b),
        UndecidedReason::OpenBoth => language.get("because-both-open").to_owned(),
        UndecidedReason::SelfOverlapA => of_part("because-self-overlap", a),
        UndecidedReason::SelfOverlapB => of_part("because-self-overlap", b),
        UndecidedReason::UnorientedA => of_part("because-unoriented", a),
        UndecidedReason::UnorientedB => of_part("because-unoriented", b),
        UndecidedReason::CoordinatesTooCoarse => language.get("because-coarse").to_owned(),
    })
}

fn tests(review: &Review, scene: &Scene, language: Language) -> Vec<Test> {
    let mut tallies = review.tallies().iter();
    let each = review.tests().iter();
    each.map(|test| Test {
        name: test.name.clone(),
        description: describe_test(test, scene, language),
        counts: (tallies.next()).map_or_else(Vec::new, |tally| counts(tally, language)),
    })
    .collect()
}

fn counts(tally: &Tally, language: Language) -> Vec<Count> {
    let ignored: usize = tally.ignored.iter().sum();
    let all = [
        ("asked-pairs", tally.pairs),
        ("asked-undecided", tally.undecided),
        ("asked-left-out", ignored),
    ];
    let there_are = all.into_iter().filter(|(_, how_many)| *how_many > 0);
    let count = |(what, value): (&str, usize)| Count {
        label: language.get(what).to_owned(),
        value: value as u64,
    };
    there_are.map(count).collect()
}

/// Describes in words what a test examines.
fn describe_test(test: &test::Test, scene: &Scene, language: Language) -> String {
    let length = |x: f64| Figure::Length.format(x, scene.unit(), language);
    let parts = match (&test.a, &test.b) {
        (PartSet::All, PartSet::All) => "asked-all-parts",
        _ => "asked-chosen-parts",
    };
    let what = match test.kind {
        test::TestKind::Interference => language.get("asked-interference").to_owned(),
        test::TestKind::Clearance(distance) => {
            language.format("asked-clearance", &[("distance", &length(distance))])
        }
        test::TestKind::Contact => language.get("asked-contact").to_owned(),
        test::TestKind::Duplicates => language.get("asked-duplicates").to_owned(),
    };
    let parts = language.get(parts);
    match test.tolerance > 0.0 {
        true => {
            let tolerance = length(test.tolerance);
            let tolerance = language.format("asked-tolerance", &[("tolerance", &tolerance)]);
            format!("{parts}, {what}, {tolerance}")
        }
        false => format!("{parts}, {what}"),
    }
}

/// Describes what was checked, and how near the facets are to the true surfaces.
pub fn describe_check(scene: &Scene, language: Language) -> Vec<String> {
    let length = |x: f64| Figure::Length.format(x, scene.unit(), language);
    let pairs = scene.frame().totals.pairs;
    let (parts, pairs) = (scene.parts().len().to_string(), pairs.to_string());
    let mut sentences =
        vec![language.format("checked-all", &[("parts", &parts), ("pairs", &pairs)])];
    if scene.frame().pending > 0 {
        sentences.push(language.get("checked-not-all").to_owned());
    }
    if scene.max_distance().is_finite() && scene.max_distance() > 0.0 {
        let within = length(scene.max_distance());
        sentences.push(language.format("checked-within", &[("within", &within)]));
    }
    let approximate = || scene.parts().iter().filter(|part| !part.is_exact);
    for (are_bounds, one, several) in [
        (true, "checked-bound", "checked-bounds"),
        (false, "checked-estimate", "checked-estimates"),
    ] {
        let own = approximate().map(|part| part.shape.deviations());
        let own = own.filter(|deviations| deviations.are_bounds() == are_bounds);
        let own: Vec<f64> = (own.map(|deviations| deviations.max()))
            .filter(|&deviation| deviation > 0.0)
            .collect();
        let low = length(own.iter().copied().fold(f64::INFINITY, f64::min));
        let off = length(own.iter().copied().fold(0.0, f64::max));
        let arguments = [("low", &*low), ("off", &*off)];
        match own.is_empty() {
            true => {}
            false if low == off => sentences.push(language.format(one, &arguments)),
            false => sentences.push(language.format(several, &arguments)),
        }
    }
    sentences
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {

    use nearpoint_geometry::Pose;
    use nearpoint_geometry::shape::{Mesh, primitives};
    use nearpoint_scene::{Command, NewPart, ThreadPool};

    use super::*;
    use crate::{Action, Change, ClashId, FingerprintCache, Stamp, snapshot};

    /// Returns cubes of edge 1 along x, each 0.1 into the next.
    fn cubes(count: usize) -> Scene {
        named_cubes(count, |_| "cube".to_owned())
    }

    fn named_cubes(count: usize, name: impl Fn(usize) -> String) -> Scene {
        let cube = |n: usize| {
            let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0)).unwrap();
            let pose = Pose::translation(n as f64 * 0.9, 0.0, 0.0);
            NewPart {
                group: vec!["row".to_owned()],
                index_in_model: n,
                ..NewPart::from_mesh(name(n), mesh, pose, &ThreadPool::Sequential)
            }
        };
        let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
        scene.add((0..count).map(cube).collect()).unwrap();
        checked_scene(scene)
    }

    fn checked_scene(mut scene: Scene) -> Scene {
        scene.step(&|| false);
        scene
    }

    fn updated_review(scene: &Scene) -> Review {
        let mut review = Review::default();
        let test = test::Test::new("Interference", test::TestKind::Interference);
        review.apply(Action::AddTest(Box::new(test))).unwrap();
        review.update(snapshot(scene)).unwrap();
        review
    }

    fn set(review: &mut Review, clash: u32, to: Change) {
        let action = Action::Set {
            clashes: vec![ClashId(clash)],
            to,
            stamp: Stamp {
                author: "Ada".to_owned(),
                time: "2026-11-23T16:05:00Z".to_owned(),
            },
        };
        review.apply(action).unwrap();
    }

    fn report(review: &Review, scene: &Scene) -> Report {
        let time = "2026-11-23T17:00:00Z".to_owned();
        from_review(
            review,
            scene,
            "cubes",
            ReportOrigin { time, author: None },
            Language::En,
        )
    }

    #[test]
    fn open_clashes_come_first_and_parts_of_one_name_are_told_apart() {
        let scene = cubes(4);
        let mut review = updated_review(&scene);
        set(&mut review, 1, Change::Status(Status::Approved));
        set(&mut review, 2, Change::Assignee(Some("Grace".to_owned())));
        let report = report(&review, &scene);
        let numbers: Vec<u32> = report.clashes.iter().map(|clash| clash.number).collect();
        assert_eq!(numbers, [2, 3, 1]);
        let [second, _, first] = &report.clashes[..] else {
            panic!("three clashes")
        };
        assert_eq!(
            (first.status, second.status),
            (Status::Approved, Status::New)
        );
        assert_eq!(second.assignee.as_deref(), Some("Grace"));
        assert_eq!(second.parts[0].full_path(), "row / cube (2)");
        let [lower, upper] = second.measure.depth.unwrap();
        assert!(
            lower <= 0.1 + 1e-9 && upper >= 0.1 - 1e-9,
            "{lower} to {upper}"
        );
        let counts = &report.tests[0].counts;
        assert_eq!((counts.len(), counts[0].value), (1, 3));
        assert!(
            report.checked[0].starts_with("4 parts with 6 pairs"),
            "{:?}",
            report.checked
        );
        let ids: std::collections::HashSet<&String> =
            report.clashes.iter().map(|clash| &clash.id).collect();
        assert_eq!(ids.len(), 3);
    }

    #[test]
    fn absent_clash_is_reported_if_it_was_reviewed() {
        let mut scene = cubes(3);
        let mut review = updated_review(&scene);
        set(&mut review, 2, Change::Status(Status::Active));
        let last = scene.parts().iter().last().unwrap().id;
        let pose = Pose::translation(9.0, 0.0, 0.0);
        scene.apply(Command::SetPose { part: last, pose }).unwrap();
        let scene = checked_scene(scene);
        review.update(snapshot(&scene)).unwrap();
        let report = report(&review, &scene);
        let reported: Vec<(u32, Status)> = (report.clashes.iter())
            .map(|clash| (clash.number, clash.status))
            .collect();
        assert_eq!(reported, [(1, Status::New), (2, Status::Resolved)]);
    }

    #[test]
    fn a_part_keeps_the_global_id_that_its_file_gave_it() {
        let global = "2O2Fr$t4X7Zf8NOew3FLOH";
        let mut scene = named_cubes(2, |_| format!("wall ({global})"));
        let first = scene.parts().iter().next().unwrap().id;
        let name = "my wall".to_owned();
        scene.apply(Command::Rename { part: first, name }).unwrap();
        let scene = checked_scene(scene);
        let reported = report(&updated_review(&scene), &scene);
        assert!(
            reported.clashes[0]
                .parts
                .iter()
                .all(|part| part.guid.as_deref() == Some(global))
        );
        let none = report(&updated_review(&cubes(2)), &cubes(2));
        assert!(none.clashes[0].parts.iter().all(|part| part.guid.is_none()));
    }

    /// A topic from another program has its own guids and titles, but the elements that were exported.
    #[test]
    fn an_exported_topic_comes_back_to_its_clash_by_its_ifc_guids() {
        use crate::report::bcf;
        let id = |number: usize| format!("2O2Fr$t4X7Zf8NOew3FL{number:02}");
        let mut scene = named_cubes(3, |number| format!("wall ({})", id(number)));
        let first = scene.parts().iter().next().unwrap().id;
        let name = "my wall".to_owned();
        scene.apply(Command::Rename { part: first, name }).unwrap();
        let scene = checked_scene(scene);
        let mut review = updated_review(&scene);
        let sent = report(&review, &scene);
        let bytes = bcf::write(&sent).unwrap();
        let file = nearpoint_import::File {
            path: "sent.bcf",
            bytes: &bytes,
        };
        let mut back = bcf::read(&file).unwrap();
        for (topic, clash) in back.topics.iter_mut().zip(&sent.clashes) {
            let parts = clash.parts.iter().map(|part| part.guid.clone());
            let view = &mut topic.viewpoints[0];
            let written: Vec<_> = view.selected.iter().map(|part| part.ifc.clone()).collect();
            assert_eq!(written, parts.collect::<Vec<_>>());
            for part in &mut view.selected {
                (part.id, part.system) = (None, None);
            }
            topic.guid = "6ae1a5a1-7f2b-4b6c-9f43-1b2c3d4e5f60".to_owned();
            topic.title = "whatever".to_owned();
        }
        let taker = Stamp {
            author: "Ada".to_owned(),
            time: "2026-11-23T16:05:00Z".to_owned(),
        };
        let frame = (scene.unit(), scene.up());
        let ids = global_ids(&review, &scene);
        assert_eq!(ids.len(), 3);
        let (imported, _) = review.import_bcf(&back, frame, &ids, &taker).unwrap();
        let taken: Vec<u32> = imported.matched.iter().map(|clash| clash.0).collect();
        let numbers: Vec<u32> = sent.clashes.iter().map(|clash| clash.number).collect();
        assert_eq!((taken.len(), taken), (2, numbers));
    }

    #[test]
    fn cached_fingerprints_give_the_same_snapshot() {
        let mut scene = cubes(3);
        let mut shapes = FingerprintCache::default();
        assert_eq!(shapes.snapshot(&scene), snapshot(&scene));
        let first = scene.parts().iter().next().unwrap().id;
        scene.apply(Command::Remove { parts: vec![first] }).unwrap();
        let scene = checked_scene(scene);
        assert_eq!(shapes.snapshot(&scene), snapshot(&scene));
    }
}
