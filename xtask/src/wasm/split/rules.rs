//! Which function goes into which part: by the path in its name, so that a new function finds its place by itself.
//!
//! What a first view runs has no rule and is in the first module: the example's file, its pairs, one picture. A part is
//! what a visitor enters next.

use std::collections::BTreeSet;

use super::source::Source;

/// The function that is called when a part cannot be loaded.
pub fn is_missing(name: &str) -> bool {
    plain(name) == "nearpoint_wasm::crash::missing_part"
}

/// All that is under these paths, and the part that it is in.
const ALWAYS: [(&str, &[&str]); 11] = [
    // The page tells an engine its settings before there is anything to see.
    (FIRST, &["nearpoint_motion::snap::settings"]),
    (
        "later/read/files",
        &[
            "nearpoint_import::obj_parts",
            "nearpoint_import::ply",
            "nearpoint_import::polygon",
            "nearpoint_import::stl",
            "nearpoint_import::unpack",
            "nearpoint_import::urdf",
        ],
    ),
    ("later/read/contours", &["nearpoint_import::contour"]),
    (
        "later/bodies",
        &["nearpoint_import::body", "nearpoint_wasm::body"],
    ),
    (
        "later/robots",
        &[
            "nearpoint_motion::check",
            "nearpoint_motion::robot",
            "nearpoint_motion::trajectory",
            "nearpoint_scene::check",
            "nearpoint_scene::robot",
            "nearpoint_scene::taught",
            "nearpoint_wasm::checked",
        ],
    ),
    (
        "later/removal",
        &[
            "nearpoint_motion::plan",
            "nearpoint_scene::removal",
            "nearpoint_wasm::removal",
        ],
    ),
    (
        "later/hand",
        &[
            "nearpoint_geometry::collide::swept",
            "nearpoint_motion::group",
            "nearpoint_motion::slide",
            "nearpoint_motion::snap",
            "nearpoint_scene::hand",
            "nearpoint_view::list::gizmo",
            "nearpoint_view::list::hand",
        ],
    ),
    ("later/hull", &["nearpoint_geometry::hull"]),
    (
        "later/spheres",
        &[
            "nearpoint_scene::spheres",
            "nearpoint_geometry::bounds::spheres",
        ],
    ),
    (
        "later/contours",
        &["nearpoint_geometry::planar", "nearpoint_lesson::contours"],
    ),
    (
        "later/published/planner",
        &["nearpoint_motion::published", "nearpoint_lesson::plans"],
    ),
];

/// The part of what JavaScript or the table of functions names under these paths; all else there is where its callers are.
const ROOTS: [(&str, &[&str]); 9] = [
    ("later/read/files", &["nearpoint_import"]),
    ("later/bodies", &["session_bodyFile"]),
    ("later/check", &["session_hash"]),
    (
        "later/pointer",
        &[
            "session_pointer",
            "session_wheel",
            "session_doubleClick",
            "session_key",
            "session_pickAt",
            "session_view",
        ],
    ),
    (
        "later/robots",
        &["session_readMotion", "session_motionFile"],
    ),
    ("later/removal", &["session_removalFile"]),
    (LESSON, &["nearpoint_lesson", "lessonsession_"]),
    (
        "later/sheet",
        &[
            "nearpoint_sheet",
            "nearpoint_motion::sheet",
            "sheetsession_",
        ],
    ),
    (
        "later/experiment",
        &["nearpoint_experiment", "experimentsession_"],
    ),
];

/// The first module.
const FIRST: &str = "";
/// What lessons have in common; each has a part of its own below.
const LESSON: &str = "later/lesson";
/// Published algorithms, each in a part of its own.
const PUBLISHED: &str = "nearpoint_geometry::published::";
/// What is written of values for those who debug, and what errors say.
const WORDS: &str = "later/words";

pub struct Rules {
    /// The modules of nearpoint-lesson that are lessons.
    lessons: BTreeSet<String>,
}

impl Rules {
    pub fn new(source: &Source) -> Self {
        let lesson = |name: &&str| {
            let path = path(name);
            let is_lesson = plain(name).ends_with(" as nearpoint_lesson::story::Lesson>::open");
            is_lesson.then(|| module(&path).map(str::to_owned))?
        };
        Self {
            lessons: source.names.values().filter_map(lesson).collect(),
        }
    }

    /// The part of a function by its name; `is_root`: by which JavaScript or the table knows it.
    pub fn part_of(&self, name: &str, is_root: bool) -> Option<String> {
        let path = path(name);
        let plain = plain(name);
        // What other crates do with our types is in the table, too, or where it is called.
        let is_own = is_root
            || plain
                .trim_start_matches(['<', '&', '('])
                .starts_with("nearpoint_");
        if !is_own || path.is_empty() {
            return None;
        }
        let is_error = path.contains("::error::") && plain.contains(" as core::fmt::Display>::fmt");
        if is_error || plain.contains(" as core::fmt::Debug>::fmt") {
            return Some(WORDS.to_owned());
        }
        if let Some(published) = path.strip_prefix(PUBLISHED) {
            let module = published.split("::").next().unwrap_or(published);
            return Some(format!("later/published/{module}"));
        }
        if is_root
            && let Some(lesson) = module(&path).filter(|module| self.lessons.contains(*module))
            && !name.ends_with(">::info")
        {
            return Some(format!("{LESSON}/{lesson}"));
        }
        let roots = ROOTS.iter().filter(|_| is_root);
        let mut rules = ALWAYS.iter().chain(roots);
        let rule = rules.find(|(_, paths)| paths.iter().any(|known| path.starts_with(known)));
        rule.map(|(part, _)| (*part).to_owned())
    }
}

/// The module of nearpoint-lesson that a path is in.
fn module(path: &str) -> Option<&str> {
    path.strip_prefix("nearpoint_lesson::")?.split("::").next()
}

/// The first path of our own in a name; the name itself where JavaScript gave it.
fn path(name: &str) -> String {
    let plain = plain(name);
    let start = match plain.find("nearpoint_") {
        Some(start) => start,
        None if plain.contains(|c: char| !c.is_alphanumeric() && c != '_') => return String::new(),
        None => 0,
    };
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    plain[start..].chars().take_while(|c| is_path(*c)).collect()
}

/// Without the numbers that tell crates of the same name apart.
fn plain(name: &str) -> String {
    let mut plain = String::new();
    let mut rest = name;
    while let Some((before, after)) = rest.split_once('[') {
        plain.push_str(before);
        match after.split_once(']') {
            Some((number, behind))
                if number.len() > 9 && number.chars().all(|c| c.is_ascii_hexdigit()) =>
            {
                rest = behind;
            }
            _ => {
                plain.push('[');
                rest = after;
            }
        }
    }
    plain + rest
}
