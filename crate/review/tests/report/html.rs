//! Checks the content of the page, and that texts by users never become markup.

use crate::sample::{held, report};
use nearpoint_review::report::{Report, html};
use nearpoint_testing::Random;
use roxmltree::{Document, Node, ParsingOptions};

const ELEMENTS: [&str; 33] = [
    "html", "head", "meta", "title", "style", "body", "header", "section", "article", "h1", "h2",
    "p", "table", "thead", "tbody", "tr", "th", "td", "ul", "ol", "li", "dl", "dt", "dd", "div",
    "span", "a", "b", "bdi", "code", "img", "script", "",
];
const ATTRIBUTES: [&str; 14] = [
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
        assert!(ELEMENTS[..31].contains(&name), "<{name}>");
        for attribute in element.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(ATTRIBUTES[..13].contains(&name), "{name}");
            assert!(name != "href" || value.starts_with("#clash-"), "{value}");
            assert!(
                name != "src" || value.starts_with("data:image/png;base64,"),
                "{value}"
            );
        }
    }
    let ids: Vec<&str> = elements().filter_map(|one| one.attribute("id")).collect();
    let targets: Vec<&str> = elements().filter_map(|one| one.attribute("href")).collect();
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
        let mut words = foreign(article).into_iter();
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
    let page = String::from_utf8(html::write(&report)).unwrap();
    assert!(!page.contains("<img"));
}
