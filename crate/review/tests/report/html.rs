//! Checks the content of the page, and that texts by users never become markup.

use crate::sample::{held, report};
use nearpoint_review::report::{Camera, Report, Status, View, html};
use nearpoint_testing::Random;
use roxmltree::{Document, Node, ParsingOptions};

const ELEMENTS: [&str; 38] = [
    "html", "head", "meta", "title", "style", "body", "header", "section", "article", "h1", "h2",
    "p", "table", "thead", "tbody", "tr", "th", "td", "ul", "ol", "li", "dl", "dt", "dd", "div",
    "span", "a", "b", "bdi", "code", "img", "svg", "image", "path", "circle", "text", "script", "",
];
const ATTRIBUTES: [&str; 25] = [
    "lang",
    "charset",
    "http-equiv",
    "content",
    "name",
    "class",
    "id",
    "href",
    "src",
    "alt",
    "width",
    "height",
    "dir",
    "role",
    "aria-label",
    "viewBox",
    "cx",
    "cy",
    "r",
    "x",
    "y",
    "d",
    "transform",
    "font-size",
    "",
];

fn all_text(node: Node) -> String {
    node.descendants()
        .filter(Node::is_text)
        .filter_map(|text| text.text())
        .collect()
}

/// Returns the texts of the elements that contain other people's words.
fn foreign(node: Node) -> Vec<String> {
    let is_foreign =
        |node: &Node| node.has_tag_name("bdi") || node.attribute("class") == Some("said");
    node.descendants()
        .filter(is_foreign)
        .map(all_text)
        .collect()
}

fn check(report: &Report, page: &Document) {
    let elements = || page.descendants().filter(Node::is_element);
    for element in elements() {
        let name = element.tag_name().name();
        assert!(ELEMENTS[..36].contains(&name), "<{name}>");
        for attribute in element.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(ATTRIBUTES[..24].contains(&name), "{name}");
            let is_picture = value.starts_with("data:image/png;base64,");
            match (element.tag_name().name(), name) {
                ("image", "href") | (_, "src") => assert!(is_picture, "{value}"),
                (_, "href") => assert!(value.starts_with("#clash-"), "{value}"),
                _ => {}
            }
        }
    }
    let ids: Vec<&str> = elements().filter_map(|one| one.attribute("id")).collect();
    let links = elements().filter(|one| one.has_tag_name("a"));
    let listed = links.filter(|one| !one.ancestors().any(|above| above.has_tag_name("svg")));
    let targets: Vec<&str> = listed.filter_map(|one| one.attribute("href")).collect();
    assert_eq!(ids.len(), report.clashes.len());
    assert!(
        targets
            .iter()
            .zip(&ids)
            .all(|(target, id)| target[1..] == **id)
    );
    let articles: Vec<Node> = elements()
        .filter(|one| one.has_tag_name("article"))
        .collect();
    for (clash, article) in report.clashes.iter().zip(articles) {
        let mut words = foreign(article);
        if let Some(found) = &clash.clearing_move {
            let moved = words.remove(2 + usize::from(clash.undecided_reason.is_some()));
            assert!(
                moved.contains(&held(&clash.parts[found.part].name)),
                "{moved}"
            );
        }
        let mut words = words.into_iter();
        let comments = clash.comments.iter();
        // The report is in English.
        let times = comments
            .clone()
            .map(|one| one.time[..16].replace('T', " ") + " UTC");
        let times: Vec<String> = times.collect();
        let review = (comments.zip(&times)).flat_map(|(one, time)| [&one.author, time, &one.text]);
        let parts = clash.parts.iter();
        let expected = (parts.clone().map(|part| &part.name))
            .chain(&clash.undecided_reason)
            .chain(parts.flat_map(|part| part.path.iter().chain([&part.name])))
            .chain(
                [&clash.priority, &clash.assignee, &clash.group]
                    .into_iter()
                    .flatten()
                    .filter(|text| !text.is_empty()),
            )
            .chain([&clash.test, &clash.id])
            .chain(review);
        for text in expected {
            assert_eq!(
                words.next().as_deref(),
                Some(&*held(text)),
                "clash {}",
                clash.number
            );
        }
        assert_eq!(words.next(), None);
        let has_picture = article.descendants().any(|one| one.has_tag_name("img"));
        assert_eq!(has_picture, clash.picture.is_some());
    }
}

#[test]
fn user_text_is_escaped_and_complete() {
    let mut random = Random::seeded("what_people_wrote_is_text_and_whole", 11);
    for _ in 0..60 {
        let report = report(&mut random, 8);
        let page = String::from_utf8(html::write(&report)).unwrap();
        assert!(page.starts_with("<!DOCTYPE html>"));
        let options = ParsingOptions {
            allow_dtd: true,
            ..ParsingOptions::default()
        };
        let document = Document::parse_with_options(&page, options).unwrap();
        check(&report, &document);
    }
}

#[test]
fn its_own_policy_forbids_scripts_and_fetching() {
    let page = html::write(&report(&mut Random::new(12), 1));
    let page = String::from_utf8(page).unwrap();
    assert!(
        page.contains("Content-Security-Policy") && page.contains("default-src &#39;none&#39;")
    );
    let policy = page.find("Content-Security-Policy").unwrap();
    assert!(
        policy < page.find("<title>").unwrap(),
        "before anything that it is about"
    );
}

#[test]
fn invalid_picture_is_left_out() {
    let mut report = report(&mut Random::new(13), 1);
    report.clashes[0].picture = Some(b"<svg onload='alert(1)'/>".to_vec());
    for view in [&mut report.overview, &mut report.clashes[0].context] {
        *view = Some(View {
            camera: CAMERA,
            picture: b"<svg onload='alert(1)'/>".to_vec(),
        });
    }
    let page = String::from_utf8(html::write(&report)).unwrap();
    assert!(!page.contains("<img") && !page.contains("<image"));
}

/// A camera in front of the origin.
const CAMERA: Camera = Camera {
    eye: [0.0, -10.0, 0.0],
    target: [0.0; 3],
    up: [0.0, 0.0, 1.0],
    field_of_view: 1.0,
    orthographic: false,
};

/// Returns a picture of 640 by 400 pixels, as far as its header goes.
fn overview() -> View {
    View {
        camera: CAMERA,
        picture: b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x02\x80\0\0\x01\x90".to_vec(),
    }
}

#[test]
fn overview_has_the_number_of_each_clash_that_its_camera_shows() {
    let mut report = report(&mut Random::new(14), 3);
    let positions = [[1.0, 0.0, 0.0], [0.0, -20.0, 0.0], [-1.0, 0.0, 0.0]];
    for (clash, position) in report.clashes.iter_mut().zip(positions) {
        clash.position = position;
        clash.status = Status::New;
    }
    report.overview = Some(overview());
    let page = String::from_utf8(html::write(&report)).unwrap();
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    let page = Document::parse_with_options(&page, options).unwrap();
    let header = page.descendants().find(|one| one.has_tag_name("header"));
    let links = header.unwrap().descendants();
    let links: Vec<Node> = links.filter(|one| one.has_tag_name("a")).collect();
    let shown: Vec<_> = (links.iter())
        .map(|link| {
            let circle = link.children().find(|one| one.has_tag_name("circle"));
            let x: f64 = circle.unwrap().attribute("cx").unwrap().parse().unwrap();
            (link.attribute("href").unwrap(), all_text(*link), x > 320.0)
        })
        .collect();
    // The second clash is behind the camera.
    let expected = [
        ("#clash-1", "1".to_owned(), true),
        ("#clash-3", "3".to_owned(), false),
    ];
    assert_eq!(shown, expected);
}

#[test]
fn overview_has_99_numbers_and_counts_the_other_clashes() {
    for (clashes, sentence) in [(99, None), (120, Some("without a number: 21."))] {
        let mut report = report(&mut Random::new(15), clashes);
        for clash in &mut report.clashes {
            (clash.position, clash.status) = ([0.0; 3], Status::New);
        }
        report.overview = Some(overview());
        let page = String::from_utf8(html::write(&report)).unwrap();
        assert_eq!(page.matches("<circle").count(), 99);
        assert_eq!(page.contains("without a number"), sentence.is_some());
        assert!(sentence.is_none_or(|sentence| page.contains(sentence)));
    }
}
