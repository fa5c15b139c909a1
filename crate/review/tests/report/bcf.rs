//! Checks that BCF is read as it was written (statuses, comments, cameras, components), and that bad files are refused.

use crate::sample::{files, held, report};
use nearpoint_geometry::Vector;
use nearpoint_import::{File, ImportError};
use nearpoint_review::report::bcf::{
    self, Bcf, Lens, Topic, comment_guid, component_id, scene_camera, topic_guid,
};
use nearpoint_review::report::{Camera, Clash, Report};
use nearpoint_testing::Random;
use roxmltree::Document;

pub fn read(bytes: &[u8]) -> Result<Bcf, ImportError> {
    bcf::read(&File {
        path: "report.bcf",
        bytes,
    })
}

#[test]
fn what_is_written_is_read_again() {
    let mut random = Random::seeded("what_is_written_is_read_again", 51);
    for _ in 0..60 {
        let report = report(&mut random, 8);
        let file = bcf::write(&report).unwrap();
        let read = read(&file).unwrap();
        assert_eq!(
            (&*read.version, read.topics.len()),
            ("2.1", report.clashes.len())
        );
        assert_eq!(read.warnings, Vec::new());
        let files = files(&file);
        for (clash, topic) in report.clashes.iter().zip(&read.topics) {
            check_topic(clash, topic);
            check_view(&report, clash, topic);
            let picture = files.get(&format!("{}/snapshot.png", topic.guid));
            assert_eq!(picture, clash.picture.as_ref());
        }
    }
}

fn check_topic(clash: &Clash, topic: &Topic) {
    assert_eq!(topic.guid, topic_guid(&clash.id));
    assert_eq!(topic.kind.as_deref(), Some("Clash"));
    assert_eq!(topic.status.as_deref(), Some(clash.status.as_str()));
    let given = |text: &Option<String>| text.as_deref().map(held).filter(|text| !text.is_empty());
    assert_eq!(topic.priority, given(&clash.priority));
    assert_eq!(topic.assignee, given(&clash.assignee));
    assert_eq!(topic.labels[0], held(&clash.test));
    assert!(topic.title.contains(&held(&clash.parts[0].name)));
    assert_eq!(topic.comments.len(), clash.comments.len());
    for (ours, read) in clash.comments.iter().zip(&topic.comments) {
        assert_eq!(read.text, held(&ours.text));
        assert_eq!(read.author, held(&ours.author));
        assert_eq!(read.time, ours.time);
    }
    if let (Some(ours), Some(read)) = (clash.comments.first(), topic.comments.first()) {
        assert_eq!(read.guid, comment_guid(&clash.id, ours));
    }
}

fn check_view(report: &Report, clash: &Clash, topic: &Topic) {
    let [view] = &topic.viewpoints[..] else {
        panic!("{} viewpoints", topic.viewpoints.len())
    };
    let ids: Vec<_> = view.selected.iter().map(|one| one.id.clone()).collect();
    let ours = clash.parts.iter().map(component_id);
    let ours = ours.map(|id| Some(held(&id)).filter(|id| !id.is_empty()));
    assert_eq!(ids, ours.collect::<Vec<_>>());
    for (part, component) in clash.parts.iter().zip(&view.selected) {
        let is_ifc = part.guid.as_ref().is_some_and(|guid| guid.len() == 22);
        assert_eq!(component.ifc.is_some(), is_ifc);
    }
    let Some(ours) = &clash.camera else {
        assert_eq!(view.camera, None);
        return;
    };
    let look = view.camera.unwrap();
    let Lens::Perspective(angle) = look.lens else {
        panic!("no perspective")
    };
    assert!((45.0..=60.0).contains(&angle), "{angle}");
    let read = scene_camera(&look, report.unit, report.up, Some(ours.target)).unwrap();
    check_camera(ours, &read, angle);
}

/// Checks that both cameras show the same centre at the same size from the same side.
fn check_camera(ours: &Camera, read: &Camera, angle: f64) {
    let vector = |point: [f64; 3]| Vector::from(point);
    let near = |a: Vector, b: Vector| (a - b).norm() < 1e-9 * (1.0 + a.norm());
    assert!(
        near(vector(ours.target), vector(read.target)),
        "{ours:?} {read:?}"
    );
    let [was, is] = [ours, read].map(|one| vector(one.eye) - vector(one.target));
    assert!(near(was.normalize(), is.normalize()));
    let [was, is] = [(was, ours.field_of_view), (is, angle.to_radians())]
        .map(|(away, angle)| away.norm() * (angle / 2.0).tan());
    assert!((was - is).abs() < 1e-9 * was, "{was} {is}");
    assert!(vector(ours.up).dot(&vector(read.up)) > 0.0);
}

#[test]
fn a_camera_within_the_limits_stays_where_it_is() {
    let mut random = Random::seeded("a_camera_within_the_limits", 52);
    for _ in 0..100 {
        let mut report = report(&mut random, 1);
        let clash = &mut report.clashes[0];
        let ours = Camera {
            eye: random.vector(50.0).into(),
            target: random.vector(50.0).into(),
            up: random.vector(1.0).into(),
            field_of_view: random.between(45.1, 59.9).to_radians(),
            orthographic: false,
        };
        clash.camera = Some(ours);
        let read = read(&bcf::write(&report).unwrap()).unwrap();
        let look = read.topics[0].viewpoints[0].camera.unwrap();
        let read = scene_camera(&look, report.unit, report.up, Some(ours.target)).unwrap();
        assert!((Vector::from(read.eye) - Vector::from(ours.eye)).norm() < 1e-9);
        assert!((read.field_of_view - ours.field_of_view).abs() < 1e-12);
    }
}

#[test]
fn a_camera_that_looks_nowhere_is_left_out() {
    let mut report = report(&mut Random::new(53), 1);
    for (eye, up) in [
        ([1.0, 2.0, 3.0], [0.0, 0.0, 1.0]),
        ([f64::NAN, 0.0, 0.0], [0.0, 0.0, 1.0]),
        ([1.0, 2.0, 9.0], [0.0, 0.0, 1.0]),
    ] {
        report.clashes[0].camera = Some(Camera {
            eye,
            target: [1.0, 2.0, 3.0],
            up,
            field_of_view: 1.0,
            orthographic: false,
        });
        let read = read(&bcf::write(&report).unwrap()).unwrap();
        assert_eq!(read.topics[0].viewpoints[0].camera, None, "{eye:?}");
    }
}

#[test]
fn names_and_slashes_are_distinguished() {
    let part = |path: &[&str], name: &str| nearpoint_review::report::Part {
        path: path.iter().map(|&one| one.to_owned()).collect(),
        name: name.to_owned(),
        guid: None,
        file: None,
    };
    assert_eq!(component_id(&part(&["a", "b"], "c")), "a/b/c");
    assert_eq!(component_id(&part(&["a/b"], "c")), "a%2Fb/c");
    assert_eq!(component_id(&part(&["a%2Fb"], "c")), "a%252Fb/c");
}

#[test]
fn repeated_comments_have_different_guids() {
    let mut report = report(&mut Random::new(54), 1);
    let comment = nearpoint_review::report::Comment {
        author: "ken".to_owned(),
        time: "in May".to_owned(),
        text: "no".to_owned(),
    };
    report.clashes[0].comments = vec![comment.clone(), comment];
    let read = read(&bcf::write(&report).unwrap()).unwrap();
    let [one, other] = &read.topics[0].comments[..] else {
        panic!("two comments")
    };
    assert_ne!(one.guid, other.guid);
    assert_eq!(
        (&*one.text, &one.time),
        ("no (in May)", &report.created.time)
    );
}

#[test]
fn every_document_is_well_formed_and_no_path_comes_from_a_text() {
    let mut random = Random::seeded("every_document_is_well_formed", 55);
    let report = report(&mut random, 20);
    for (path, bytes) in files(&bcf::write(&report).unwrap()) {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-./".contains(c);
        assert!(path.chars().all(is_plain) && !path.contains(".."), "{path}");
        if !path.ends_with(".png") {
            Document::parse(std::str::from_utf8(&bytes).unwrap()).unwrap();
        }
    }
}
