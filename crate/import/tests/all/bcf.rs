//! Tests BCF files of other programs, and invalid ones.

use crate::common::has;
use nearpoint_import::File;
use nearpoint_import::bcf::{Bcf, Camera, Comment, Component, Lens, read};
use nearpoint_testing::Random;
use nearpoint_testing::zip::{Entry, deflated, stored, zip};
use std::panic::catch_unwind;

const TOPIC: &str = "6AE1A5A1-7F2B-4B6C-9F43-1B2C3D4E5F60";
const CAMERA: &str = "<CameraViewPoint><X>1</X><Y>-2.5</Y><Z>3e1</Z></CameraViewPoint>\
    <CameraDirection><X>0</X><Y>1</Y><Z>0</Z></CameraDirection><CameraUpVector><X>0</X><Y>0</Y><Z>1</Z></CameraUpVector>";

fn open(bytes: &[u8]) -> Result<Bcf, String> {
    let file = File {
        path: "issues.bcf",
        bytes,
    };
    read(&file).map_err(|error| error.to_string())
}

fn version(version: &str) -> Entry {
    let text = format!("<Version VersionId=\"{version}\"/>");
    stored("bcf.version", text.as_bytes())
}

fn topic(file: &str, text: &str) -> Entry {
    deflated(&format!("{TOPIC}/{file}"), text.as_bytes())
}

fn look(inner: &str) -> Entry {
    let components = "<Components><Selection><Component IfcGuid=\"3Ax$0bTnX2wRkq_0d8GzPa\"/>\
        <Component><OriginatingSystem>CAD</OriginatingSystem><AuthoringToolId>a/b</AuthoringToolId></Component></Selection></Components>";
    let text =
        format!("<VisualizationInfo Guid=\"{TOPIC}\">{components}{inner}</VisualizationInfo>");
    topic("look.bcfv", &text)
}

/// Returns a topic in the form of version 2.1 or 3.0.
fn markup(version: &str) -> String {
    let comment = format!(
        "<Comment Guid=\"C1\"><Date>2026-11-23T16:05:00Z</Date><Author>ken</Author>\
         <Comment>a &lt; b<![CDATA[ & c]]></Comment><Viewpoint Guid=\"{TOPIC}\"/></Comment>"
    );
    let look = "<Viewpoint>look.bcfv</Viewpoint><Snapshot>picture.png</Snapshot>";
    let head = format!(
        "<Topic Guid=\"{TOPIC}\" TopicType=\"Clash\" TopicStatus=\"Open\"><Title>gear</Title><Priority>High</Priority>"
    );
    let tail = "<CreationDate>2026-11-23T16:05:00Z</CreationDate><CreationAuthor>mina</CreationAuthor>\
                <ModifiedDate>2026-11-24T16:05:00Z</ModifiedDate><AssignedTo>ken</AssignedTo>";
    match version {
        "2.1" => format!(
            "<Markup>{head}<Labels>one</Labels><Labels>two</Labels>{tail}</Topic>{comment}\
             <Viewpoints Guid=\"{TOPIC}\">{look}</Viewpoints></Markup>"
        ),
        _ => format!(
            "<Markup>{head}<Labels><Label>one</Label><Label>two</Label></Labels>{tail}<Comments>{comment}</Comments>\
             <Viewpoints><ViewPoint Guid=\"{TOPIC}\">{look}</ViewPoint></Viewpoints></Topic></Markup>"
        ),
    }
}

fn perspective(angle: &str) -> String {
    format!("<PerspectiveCamera>{CAMERA}<FieldOfView>{angle}</FieldOfView></PerspectiveCamera>")
}

#[test]
fn both_versions_have_equal_content() {
    let read = |version_id: &str| {
        let entries = [
            version(version_id),
            topic("markup.bcf", &markup(version_id)),
            look(&perspective("50")),
        ];
        let bcf = open(&zip(&entries)).unwrap();
        assert_eq!((&*bcf.version, bcf.warnings.len()), (version_id, 0));
        bcf.topics
    };
    let topics = read("2.1");
    assert_eq!(topics, read("3.0"));
    let [topic] = &topics[..] else {
        panic!("one topic")
    };
    let guid = TOPIC.to_ascii_lowercase();
    assert_eq!((&topic.guid, &*topic.title), (&guid, "gear"));
    assert_eq!(
        (topic.status.as_deref(), topic.assignee.as_deref()),
        (Some("Open"), Some("ken"))
    );
    assert_eq!(
        (topic.priority.as_deref(), topic.kind.as_deref()),
        (Some("High"), Some("Clash"))
    );
    assert_eq!(topic.labels, ["one", "two"]);
    assert_eq!(
        (&*topic.created, &*topic.author),
        ("2026-11-23T16:05:00Z", "mina")
    );
    assert_eq!(
        topic.modified,
        Some(("2026-11-24T16:05:00Z".to_owned(), String::new()))
    );
    let comment = Comment {
        guid: "c1".to_owned(),
        author: "ken".to_owned(),
        time: "2026-11-23T16:05:00Z".to_owned(),
        text: "a < b & c".to_owned(),
        viewpoint: Some(guid.clone()),
    };
    assert_eq!(topic.comments, [comment]);
    let view = &topic.viewpoints[0];
    let camera = Camera {
        eye: [1.0, -2.5, 30.0],
        direction: [0.0, 1.0, 0.0],
        up: [0.0, 0.0, 1.0],
        lens: Lens::Perspective(50.0),
    };
    assert_eq!((&view.guid, view.camera), (&guid, Some(camera)));
    let of_ifc = Component {
        ifc: Some("3Ax$0bTnX2wRkq_0d8GzPa".to_owned()),
        ..Component::default()
    };
    let of_cad = Component {
        system: Some("CAD".to_owned()),
        id: Some("a/b".to_owned()),
        ..Component::default()
    };
    assert_eq!(view.selected, [of_ifc, of_cad]);
}

#[test]
fn what_other_programs_do_otherwise_is_read() {
    // An orthogonal camera, backslashes, a byte order mark, and a missing viewpoint.
    let orthogonal = format!(
        "<OrthogonalCamera>{CAMERA}<ViewToWorldScale>12</ViewToWorldScale></OrthogonalCamera>"
    );
    let marked = format!("\u{feff}{}", markup("2.1"));
    let mut entries = [
        version("2.1"),
        topic("markup.bcf", &marked),
        look(&orthogonal),
    ];
    for entry in &mut entries {
        entry.path = entry.path.replace('/', "\\");
    }
    let bcf = open(&zip(&entries)).unwrap();
    let camera = bcf.topics[0].viewpoints[0].camera.unwrap();
    assert_eq!(camera.lens, Lens::Orthogonal(12.0));
    let bcf = open(&zip(&entries[..2])).unwrap();
    assert!(bcf.topics[0].viewpoints.is_empty());
    let [warning] = &bcf.warnings[..] else {
        panic!("{:?}", bcf.warnings)
    };
    has(
        &warning,
        &["look.bcfv”, the viewpoint of the topic “gear”, is missing"],
    );
    // A file without topics is valid, too.
    assert!(open(&zip(&[version("3.0")])).unwrap().topics.is_empty());
}

#[test]
fn the_elements_of_a_topic_are_found_wherever_its_program_names_them() {
    let named = |number: usize| format!("<Component IfcGuid=\"{number:022}\"");
    let one = |number: usize| format!("{}/>", named(number));
    let both = format!("{}{}", one(1), one(2));
    let third = one(3);
    let cases = [
        // Coloured and not selected, in the forms of 2.1 and 3.0.
        (
            "2.1",
            format!("<Selection/><Coloring><Color Color=\"FF0000\">{both}</Color></Coloring>"),
        ),
        (
            "3.0",
            format!(
                "<Coloring><Color Color=\"FF0000\"><Components>{}</Components></Color>\
                 <Color Color=\"00FF00\"><Components>{}</Components></Color></Coloring>",
                one(1),
                one(2)
            ),
        ),
        // A selection takes precedence over colours, and hidden components are never selected.
        (
            "2.1",
            format!(
                "<Selection>{both}</Selection><Visibility><Exceptions>{third}</Exceptions></Visibility>\
                 <Coloring><Color Color=\"FF0000\">{third}</Color></Coloring>"
            ),
        ),
        (
            "2.0",
            format!(
                "{0} Selected=\"true\" Visible=\"true\"/>{1} Selected=\"1\"/>{2} Selected=\"false\" Color=\"FF0000\"/>",
                named(1),
                named(2),
                named(3)
            ),
        ),
        (
            "2.0",
            format!(
                "{0} Color=\"FF0000\"/>{1} Color=\"00FF00\"/>{2} Visible=\"true\"/>",
                named(1),
                named(2),
                named(3)
            ),
        ),
    ];
    for (version_id, components) in cases {
        let view = format!(
            "<VisualizationInfo><Components>{components}</Components>{}</VisualizationInfo>",
            perspective("60")
        );
        // The markup does not list the viewpoint that is beside it.
        let markup =
            format!("<Markup><Topic Guid=\"{TOPIC}\"><Title>gear</Title></Topic></Markup>");
        let entries = [
            version(version_id),
            topic("markup.bcf", &markup),
            topic("other.bcfv", &view),
        ];
        let bcf = open(&zip(&entries)).unwrap();
        let [view] = &bcf.topics[0].viewpoints[..] else {
            panic!("one viewpoint")
        };
        let found: Vec<_> = view
            .selected
            .iter()
            .filter_map(|part| part.ifc.clone())
            .collect();
        assert_eq!(
            found,
            [1, 2].map(|number| format!("{number:022}")),
            "{components}"
        );
        assert!(view.camera.is_some());
    }
}

#[test]
fn each_fault_has_its_sentence() {
    let good = || {
        [
            version("2.1"),
            topic("markup.bcf", &markup("2.1")),
            look(&perspective("50")),
        ]
    };
    let with = |entry: Entry| {
        let mut entries: Vec<Entry> = good().into();
        entries.retain(|other| other.path != entry.path);
        entries.push(entry);
        zip(&entries)
    };
    let whole = zip(&good());
    let [version_only, _, look_only] = good();
    let mut bomb = topic("markup.bcf", &markup("2.1"));
    bomb.length = 300 << 20;
    bomb.packed = vec![0; 400_000];
    let deep = "<a>".repeat(400_000);
    for (bytes, says) in [
        (Vec::new(), "the file is empty"),
        (whole[..whole.len() / 2].to_vec(), "cut short"),
        (zip(&[]), "“bcf.version” is missing"),
        (
            zip(&[stored("model.stl", b"solid")]),
            "it is not a BCF file",
        ),
        (
            zip(&[stored("a.bcf", &whole)]),
            "an archive that contains a BCF file, “a.bcf”",
        ),
        (
            zip(&[version("1.0"), topic("markup.bcf", "<Markup/>")]),
            "its BCF version is “1.0”",
        ),
        (zip(&[version_only, look_only]), "markup.bcf” is missing"),
        (
            with(topic("markup.bcf", "<Markup>")),
            "it ends before the BCF document is complete",
        ),
        (with(topic("markup.bcf", "<Markup/>")), "<Topic> is missing"),
        (
            with(topic(
                "markup.bcf",
                "<!DOCTYPE a [<!ENTITY b \"c\">]><Markup/>",
            )),
            "document type",
        ),
        (with(topic("markup.bcf", &deep)), "issues.bcf/"),
        (with(topic("markup.bcf", "\u{1}")), "line 1"),
        (
            with(deflated(&format!("{TOPIC}/markup.bcf"), b"\xff\xff\xff")),
            "not UTF-8 text",
        ),
        (with(bomb), "it unpacks to 314.6 MB, and at most"),
        (with(look(&perspective("wide"))), "“wide” is not a number"),
        (with(look(&perspective("nan"))), "“nan” is not a number"),
        (
            with(look("<PerspectiveCamera/>")),
            "<CameraViewPoint> is missing",
        ),
    ] {
        let sentence = open(&bytes).expect_err(says);
        assert!(sentence.contains(says), "“{says}” is not in: {sentence}");
        assert!(
            sentence.contains("issues.bcf") && sentence.ends_with('.'),
            "{sentence}"
        );
    }
}

#[test]
fn damage_never_panics() {
    let mut random = Random::seeded("damage_never_panics", 61);
    let text = markup("2.1");
    let view = perspective("50");
    let archive = zip(&[version("2.1"), topic("markup.bcf", &text), look(&view)]);
    let (mut read, mut refused) = (0, 0);
    for round in 0..3000 {
        // The damage is to the archive itself, or to a document in it with a correct check sum.
        let mut bytes = match round % 3 {
            0 => archive.clone(),
            1 => text.clone().into_bytes(),
            _ => view.clone().into_bytes(),
        };
        for _ in 0..=random.below(3) / 2 {
            let at = random.index(bytes.len());
            match random.below(3) {
                0 => bytes[at] = random.pick(b"0aZ /<\"\xff\0"),
                1 => drop(bytes.drain(at..bytes.len().min(at + 1 + random.index(3)))),
                _ => bytes.insert(at, random.pick(b"<>&\"'/\0 9")),
            }
        }
        let damaged = match round % 3 {
            0 => bytes,
            1 => zip(&[
                version("2.1"),
                deflated("t/markup.bcf", &bytes),
                look(&view),
            ]),
            _ => {
                let inner = String::from_utf8_lossy(&bytes).into_owned();
                zip(&[version("2.1"), topic("markup.bcf", &text), look(&inner)])
            }
        };
        match catch_unwind(|| open(&damaged)).unwrap_or_else(|_| panic!("round {round}")) {
            Ok(_) => read += 1,
            Err(sentence) => {
                assert!(sentence.ends_with('.') && !sentence.chars().any(char::is_control));
                refused += 1;
            }
        }
    }
    assert!(read > 30 && refused > 30, "{read} read, {refused} refused");
}
