//! Writes SARIF 2.1.0 for code scanning: a rule for each class of clash, a result for each existing clash.
//!
//! The clash's own identifier is the fingerprint of a result, so it survives new numbers. The file of the first part is
//! the location, its path among the parts the logical location, and the second part a related location.

use serde_json::{Map, Value, json};

use super::junit::FailureCriterion;
use super::texts::MACHINE_LANGUAGE;
use super::{Clash, ClashClass, Part, Report, Status};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The key of the fingerprint. It gets a new version if identifiers are ever made differently.
const FINGERPRINT: &str = "nearpointClash/v1";

/// Writes the existing clashes as SARIF: those that `fails` selects are errors, approved ones notes, and all others
/// warnings.
#[must_use]
pub fn write(report: &Report, fails: FailureCriterion) -> Vec<u8> {
    let is_there = |clash: &&Clash| clash.status != Status::Resolved || fails.matches(clash);
    let there = report.clashes.iter().filter(is_there);
    let results: Vec<Value> = there.map(|clash| result(clash, report, fails)).collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "Nearpoint",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": ClashClass::ALL.map(rule),
            } },
            "columnKind": "unicodeCodePoints",
            "properties": {
                "title": report.title,
                "unit": report.unit.symbol(),
                "checked": report.checked,
            },
            "results": results,
        }],
    });
    let mut bytes = log.to_string().into_bytes();
    bytes.push(b'\n');
    bytes
}

fn rule(kind: ClashClass) -> Value {
    json!({
        "id": kind.id(),
        "shortDescription": { "text": kind.label(MACHINE_LANGUAGE) },
        "fullDescription": { "text": kind.meaning(MACHINE_LANGUAGE) },
        "help": { "text": kind.meaning(MACHINE_LANGUAGE) },
        "defaultConfiguration": { "level": "warning" },
    })
}

fn result(clash: &Clash, report: &Report, fails: FailureCriterion) -> Value {
    let rule = ClashClass::ALL.iter().position(|kind| *kind == clash.class);
    let is_approved = clash.status == Status::Approved && !clash.is_worse;
    let level = match is_approved {
        _ if fails.matches(clash) => "error",
        true => "note",
        false => "warning",
    };
    let title = format!("{}: {}", clash.title(), clash.one_line(report.unit));
    let [a, b] = &clash.parts;
    let mut other = location(b);
    other["id"] = json!(1);
    other["message"] = json!({ "text": "The other part" });
    let mut result = json!({
        "ruleId": clash.class.id(),
        "ruleIndex": rule,
        "level": level,
        "message": { "text": unlinked(&title) },
        "locations": [location(a)],
        "relatedLocations": [other],
        "partialFingerprints": { FINGERPRINT: clash.id },
        "properties": properties(clash),
    });
    if is_approved {
        let why = clash.comments.last().map(|comment| &comment.text);
        let mut suppression = json!({ "kind": "external", "status": "accepted" });
        if let Some(why) = why {
            suppression["justification"] = json!(why);
        }
        result["suppressions"] = json!([suppression]);
    }
    result
}

/// Returns the measures and the decision for programs.
fn properties(clash: &Clash) -> Value {
    // A missing upper bound becomes null.
    let bounds = |bounds: [f64; 2]| json!(bounds);
    let measure = &clash.measure;
    let snapshot = [
        ("test", Some(json!(clash.test))),
        ("status", Some(json!(clash.status.as_str()))),
        (
            "settledBy",
            (!measure.settled_by.is_proof()).then(|| json!(measure.settled_by)),
        ),
        ("place", Some(json!(clash.position))),
        ("faces", clash.faces.map(|faces| json!(faces))),
        ("depth", measure.depth.map(bounds)),
        ("volume", measure.volume_bounds().map(bounds)),
        ("clearance", measure.clearance.map(|gap| json!(gap))),
        ("clearanceBounds", measure.clearance_bounds().map(bounds)),
        (
            "boundsOf",
            Some(json!(MACHINE_LANGUAGE.bounds_scope(measure.of_meshes))),
        ),
        (
            "because",
            clash.undecided_reason.as_ref().map(|why| json!(why)),
        ),
        ("assignee", clash.assignee.as_ref().map(|who| json!(who))),
    ];
    let known = snapshot.into_iter();
    let known = known.filter_map(|(name, fact)| Some((name.to_owned(), fact?)));
    Value::Object(known.collect::<Map<_, _>>())
}

fn location(part: &Part) -> Value {
    let mut location = json!({
        "logicalLocations": [{ "name": part.name, "fullyQualifiedName": part.full_path() }],
    });
    if let Some(file) = &part.file {
        // Models have no lines, but viewers of results expect one.
        location["physicalLocation"] = json!({
            "artifactLocation": { "uri": uri(file) },
            "region": { "startLine": 1 },
        });
    }
    location
}

/// Escapes a text so that it contains no link.
fn unlinked(text: &str) -> String {
    text.replace("](", "] (")
}

/// Converts a path to a URI, which is relative if the path is.
fn uri(path: &str) -> String {
    let slashes = match cfg!(windows) {
        true => path.replace('\\', "/"),
        false => path.to_owned(),
    };
    let (start, rest) = match slashes.strip_prefix('/') {
        Some(rest) => ("file:///", rest),
        None => match slashes.as_bytes() {
            [drive, b':', b'/', ..] if drive.is_ascii_alphabetic() => ("file:///", &*slashes),
            _ => ("", slashes.trim_start_matches("./")),
        },
    };
    let mut uri = start.to_owned();
    for byte in rest.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte));
            }
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::{unlinked, uri};

    #[test]
    fn paths_are_uris() {
        for (path, expected) in [
            ("models/a b.glb", "models/a%20b.glb"),
            ("./x.obj", "x.obj"),
            ("/srv/100%/ж.stl", "file:///srv/100%25/%D0%B6.stl"),
            ("a:b.obj", "a%3Ab.obj"),
        ] {
            assert_eq!(uri(path), expected);
        }
        assert_eq!(unlinked("[here](1)"), "[here] (1)");
    }
}
