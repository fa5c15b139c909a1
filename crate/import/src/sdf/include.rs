//! Resolves an `include` to a file, or to a folder with a model in it.

use crate::dropped_files::{DroppedFiles, FoundFile, NotFound, common_suffix_length};
use crate::error::Result;
use crate::names::{extension, normal_components, sanitize_name};
use crate::robot::{Element, address_path};
use crate::sniff::{FileKind, Language};
use nearpoint_message::message;

/// The usual name of a model's file in its folder.
const MODEL: &str = "model.sdf";

/// Returns the index of the file that an element includes; none for a model of Gazebo that was not dropped.
pub(super) fn number(
    dropped_files: &DroppedFiles,
    from: usize,
    element: Element,
) -> Result<Option<usize>> {
    let Some(uri) = element.child("uri").and_then(Element::content) else {
        return Err(element.invalid(message!("sdf-include-no-uri")));
    };
    let error = match find(dropped_files, from, uri) {
        Ok(number) => return Ok(Some(number)),
        Err(_) if is_builtin(uri) => return Ok(None),
        Err(error) => error,
    };
    let shown = sanitize_name(uri).unwrap_or_default();
    let problem = match error {
        NotFound::Missing => message!("sdf-model-not-opened", shown),
        NotFound::Ambiguous(one, other) => message!(
            "sdf-model-could",
            shown,
            one = dropped_files.title(one),
            other = dropped_files.title(other)
        ),
    };
    Err(element.error_at(problem, message!("sdf-drop-folder-contains")))
}

/// Returns the index of the file at an address.
pub(super) fn find(
    dropped_files: &DroppedFiles,
    from: usize,
    uri: &str,
) -> Result<usize, NotFound> {
    let path = address_path(uri);
    if matches!(extension(path).as_str(), "sdf" | "world" | "xml" | "urdf") {
        return dropped_files
            .find(from, path)
            .map(|FoundFile { number, .. }| number);
    }
    let folder = normal_components(path);
    let rank = |number: usize| {
        let (_, folders) = dropped_files
            .path(number)
            .split_last()
            .unwrap_or((&"", &[]));
        common_suffix_length(folders, &folder, str::eq_ignore_ascii_case)
    };
    let is_sdf = |number: &usize| dropped_files.kind(*number) == FileKind::Robot(Language::Sdf);
    let all: Vec<usize> = (0..dropped_files.files().len()).filter(is_sdf).collect();
    let best = all.iter().map(|&n| rank(n)).max().unwrap_or(0);
    if best == 0 {
        return Err(NotFound::Missing);
    }
    let mut in_it: Vec<usize> = all.into_iter().filter(|&n| rank(n) == best).collect();
    let is_model = |number: &usize| dropped_files.path(*number).last() == Some(&MODEL);
    if in_it.iter().any(is_model) {
        in_it.retain(is_model);
    }
    match in_it[..] {
        [number] => {
            dropped_files.mark_used(number);
            Ok(number)
        }
        [one, other, ..] => Err(NotFound::Ambiguous(one, other)),
        [] => Err(NotFound::Missing),
    }
}

/// Returns whether the address is a light or ground plane that ships with Gazebo: worlds include them without their
/// files.
fn is_builtin(uri: &str) -> bool {
    let name = normal_components(address_path(uri))
        .pop()
        .unwrap_or_default()
        .to_ascii_lowercase();
    matches!(&*name, "sun" | "ground_plane" | "ground plane")
}
