//! Resolves an `include` to a file, or to a folder with a model in it.

use crate::dropped::{Dropped, Found, NotFound, shared};
use crate::error::Result;
use crate::names::{cleaned, extension, plain};
use crate::robot::{Element, address_path};
use crate::sniff::{Kind, Language};
use nearpoint_message::message;

/// The usual name of a model's file in its folder.
const MODEL: &str = "model.sdf";

/// Returns the number of the file that an element includes; none for a model that ships with Gazebo and was not dropped too.
pub(super) fn number(dropped: &Dropped, from: usize, element: Element) -> Result<Option<usize>> {
    let Some(uri) = element.child("uri").and_then(Element::content) else {
        return Err(element.wrong(message!("sdf-include-no-uri")));
    };
    let error = match find(dropped, from, uri) {
        Ok(number) => return Ok(Some(number)),
        Err(_) if is_everywhere(uri) => return Ok(None),
        Err(error) => error,
    };
    let shown = cleaned(uri).unwrap_or_default();
    let problem = match error {
        NotFound::Missing => message!("sdf-model-not-opened", shown),
        NotFound::Several(one, other) => message!(
            "sdf-model-could",
            shown,
            one = dropped.title(one),
            other = dropped.title(other)
        ),
    };
    Err(element.bad(problem, message!("sdf-drop-folder-contains")))
}

/// Returns the number of the file at an address.
pub(super) fn find(dropped: &Dropped, from: usize, uri: &str) -> Result<usize, NotFound> {
    let path = address_path(uri);
    if matches!(extension(path).as_str(), "sdf" | "world" | "xml" | "urdf") {
        return dropped.find(from, path).map(|Found { number, .. }| number);
    }
    let folder = plain(path);
    let rank = |number: usize| {
        let (_, folders) = dropped.path(number).split_last().unwrap_or((&"", &[]));
        shared(folders, &folder, str::eq_ignore_ascii_case)
    };
    let is_sdf = |number: &usize| dropped.kind(*number) == Kind::Robot(Language::Sdf);
    let all: Vec<usize> = (0..dropped.files().len()).filter(is_sdf).collect();
    let best = all.iter().map(|&n| rank(n)).max().unwrap_or(0);
    if best == 0 {
        return Err(NotFound::Missing);
    }
    let mut in_it: Vec<usize> = all.into_iter().filter(|&n| rank(n) == best).collect();
    let is_model = |number: &usize| dropped.path(*number).last() == Some(&MODEL);
    if in_it.iter().any(is_model) {
        in_it.retain(is_model);
    }
    match in_it[..] {
        [number] => {
            dropped.take(number);
            Ok(number)
        }
        [one, other, ..] => Err(NotFound::Several(one, other)),
        [] => Err(NotFound::Missing),
    }
}

/// Returns whether the address is a light or ground plane that ships with Gazebo: worlds include these without providing
/// them.
fn is_everywhere(uri: &str) -> bool {
    let name = plain(address_path(uri))
        .pop()
        .unwrap_or_default()
        .to_ascii_lowercase();
    matches!(&*name, "sun" | "ground_plane" | "ground plane")
}
