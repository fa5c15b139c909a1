//! Assigns functions to parts by the paths in their names, so that new functions need no rule.
//!
//! Code of a first view has no rule and is in the first module: the example's file, its pairs, one picture. A part has
//! the code of a step that a visitor may take next.

use std::collections::BTreeSet;

use super::source::Source;

/// Returns whether this is the function that is called when a part cannot be loaded.
pub fn is_missing(name: &str) -> bool {
    name == "nearpoint_wasm::crash::missing_part"
}

/// The third-party crates with a part; other third-party code goes to its callers.
const CRATES: [&str; 4] = [DRACO, EARCUT, QUICK_XML, ROXMLTREE];
const DRACO: &str = "draco_core::";
const EARCUT: &str = "earcut::";
const QUICK_XML: &str = "quick_xml::";
const ROXMLTREE: &str = "roxmltree::";

/// The third-party code that only errors need.
const ERRORS: [&str; 2] = [JSON_ERROR, SHADER_ERROR];
const JSON_ERROR: &str = "serde_json::error::make_error";
const SHADER_ERROR: &str = "three_d::core::program::shader_compilation_error";

/// The third-party code for rare cases: files in a scene file and fields that nothing reads, numbers that are hard to read
/// or to write, the worst case of a search, and threads that the page does not start itself.
const RARE: &[&str] = &[
    "base64::engine",
    "core::num::imp::flt2dec::strategy::dragon",
    "core::slice::sort::select::median_of_medians",
    "rayon_core::registry::DefaultSpawn",
    "rayon_core::registry::default_global_registry",
    "serde_core::de::ignored_any",
    "serde_json::lexical::bhcomp",
    "serde_json::lexical::bignum",
    "serde_json::lexical::math",
];

/// The parts with the paths that are entirely in them.
const ALWAYS: &[(&str, &[&str])] = &[
    // The scene's initial code has its own paths.
    (
        "later/command",
        &[
            "nearpoint_scene::document::Document::move_part",
            "nearpoint_scene::error::SceneError::message",
            "nearpoint_scene::replace_meshes",
            "nearpoint_scene::scene::Scene::edit",
            "nearpoint_scene::scene::Scene::move_to_first_contact",
            "nearpoint_scene::scene::Scene::replace_meshes",
            "nearpoint_wasm::reshape",
        ],
    ),
    ("later/rare", RARE),
    ("later/features", &["nearpoint_geometry::face::features"]),
    (
        WORDS,
        &[
            "nearpoint_import::error::invalid_at",
            "nearpoint_import::gltf::json::Reader::unexpected",
            "nearpoint_scene::file::error",
            "nearpoint_wasm::convert::js_error",
            JSON_ERROR,
            SHADER_ERROR,
        ],
    ),
    (
        "later/read/files",
        &[
            "nearpoint_import::archive",
            "nearpoint_import::bcf",
            "nearpoint_import::dae",
            "nearpoint_import::description",
            "nearpoint_import::gltf::buffers::decode_uri",
            "nearpoint_import::gltf::draco",
            "nearpoint_import::gltf::faces",
            "nearpoint_import::gltf::instances",
            "nearpoint_import::gltf::meshopt",
            // The format detection is not in the part.
            "nearpoint_import::ifc::header::check",
            "nearpoint_import::ifc::products",
            "nearpoint_import::ifc::read",
            "nearpoint_import::ifc::tree",
            "nearpoint_import::ifc::warn",
            "nearpoint_import::instances",
            "nearpoint_import::mjcf",
            "nearpoint_import::obj",
            // The format detection is not in the part.
            "nearpoint_import::off::OffContent",
            "nearpoint_import::off::Text",
            "nearpoint_import::off::read",
            "nearpoint_import::ply",
            "nearpoint_import::polygon",
            "nearpoint_import::robot",
            "nearpoint_import::sdf",
            "nearpoint_import::stl",
            "nearpoint_import::threemf",
            "nearpoint_import::unpack",
            "nearpoint_import::urdf",
            "nearpoint_import::xml",
            "nearpoint_wasm::ifc",
            DRACO,
            QUICK_XML,
            ROXMLTREE,
        ],
    ),
    (
        "later/read",
        &[
            "nearpoint_import::placement::polar",
            "nearpoint_wasm::readers",
        ],
    ),
    (
        "later/read/step",
        &[
            "nearpoint_geometry::face::from_surfaces",
            "nearpoint_import::step",
            "nearpoint_wasm::refine",
            "nearpoint_wasm::kernel",
            "nearpoint_wasm::verify",
        ],
    ),
    ("later/read/contours", &["nearpoint_import::contour"]),
    (
        "later/bodies",
        &[
            "nearpoint_import::mesh_export",
            "nearpoint_wasm::mesh_export",
        ],
    ),
    (
        "later/robots",
        &[
            "nearpoint_motion::check",
            "nearpoint_motion::robot",
            "nearpoint_motion::trajectory",
            "nearpoint_scene::check",
            "nearpoint_motion::allowed::PairRule",
            "nearpoint_scene::document::Document::push_robot",
            "nearpoint_scene::document::Document::replace_robots",
            "nearpoint_scene::document::joints",
            "nearpoint_scene::document::mechanism_draft",
            "nearpoint_scene::file::mechanism",
            "nearpoint_scene::file::format::AllowedEntry",
            "nearpoint_scene::file::format::RobotEntry",
            "nearpoint_scene::robot",
            "nearpoint_scene::scene::Scene::robot_entries",
            "nearpoint_scene::scene::Scene::set_joints",
            "nearpoint_scene::trajectory",
            "nearpoint_wasm::motion_check",
            "nearpoint_wasm::parsed::LinkPart",
            "nearpoint_wasm::parsed::ParsedRobot",
        ],
    ),
    (
        "later/solids",
        &[
            "nearpoint_geometry::interference::face_profile",
            "nearpoint_geometry::interference::interference_proof::PosedPair::face_pairs",
            "nearpoint_geometry::interference::interference_proof::PosedPair::is_alone",
            "nearpoint_geometry::interference::interference_proof::PosedPair::is_contact_witnessed",
            "nearpoint_geometry::interference::interference_proof::PosedPair::is_overlap_witnessed",
            "nearpoint_geometry::interference::interference_proof::PosedPair::is_witnessed",
            "nearpoint_geometry::interference::interference_proof::PosedPair::local_heights",
            "nearpoint_geometry::interference::interference_proof::PosedPair::nesting",
            "nearpoint_geometry::interference::interference_proof::PosedPair::side_of_surface",
            "nearpoint_geometry::interference::interference_proof::PosedPair::surface_facet",
            "nearpoint_geometry::interference::interference_proof::PosedPair::witness_heights",
            "nearpoint_geometry::interference::solids::MinGapSearch",
            "nearpoint_geometry::face::coaxial::fits_of_surfaces",
            "nearpoint_geometry::interference::surface_facet",
            "nearpoint_geometry::interference::surface_witness",
            "nearpoint_geometry::interference::trimmed_plane",
            "nearpoint_geometry::interference::worst_facets::WorstFacetsSearch::relation_of_surfaces",
            "nearpoint_geometry::interference::solids::between",
            "nearpoint_geometry::interference::solids::depth",
            "nearpoint_geometry::interference::solids::volume",
            "nearpoint_geometry::shape::face_surface::FaceSurface::height",
            "nearpoint_geometry::interference::posed_solid",
            "nearpoint_geometry::interference::refinement::refine",
            "nearpoint_geometry::shape::refined",
            "nearpoint_geometry::shape::section",
        ],
    ),
    (
        "later/moves",
        &[
            "nearpoint_scene::clearing_moves",
            "nearpoint_scene::common_moves",
            "nearpoint_scene::move_effect",
            "nearpoint_scene::part_moves",
        ],
    ),
    (
        "later/removal",
        &[
            "nearpoint_motion::plan",
            "nearpoint_scene::removal",
            "nearpoint_scene::scene::Scene::apply_removal",
            "nearpoint_view::list::removal::draw",
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
        ],
    ),
    (
        "later/hand/drag",
        &[
            "nearpoint_scene::drag_path::DragPath::test_segment",
            "nearpoint_scene::drag::",
            "nearpoint_scene::scene::Scene::update_drag",
            "nearpoint_scene::scene::Scene::swing_dragged",
            "nearpoint_scene::scene::Scene::begin_swing",
            "nearpoint_scene::scene::Scene::swing_to",
            "nearpoint_view::axis",
            "nearpoint_view::gl::picture::Picture::ghosts",
            "nearpoint_view::interact::drag::Drag::motion",
            "nearpoint_view::interact::selection_frame",
            "nearpoint_view::list::path_contacts::ghosts",
            "nearpoint_view::list::gizmo",
            "nearpoint_view::interact::drag::Drag::on_hinge",
            "nearpoint_view::interact::hinge_drag",
            "nearpoint_view::list::drag",
            "nearpoint_view::list::pivot",
            "nearpoint_view::viewer::Viewer::draw_pivots",
        ],
    ),
    (
        "later/read/review",
        &[
            "nearpoint_review",
            "nearpoint_scene::revise",
            "nearpoint_scene::scene::Scene::revise",
            "nearpoint_view::compare",
            "nearpoint_view::gl::wipe",
            "nearpoint_view::gl::clipped_target",
            "nearpoint_view::viewer::Viewer::compare",
            "nearpoint_view::viewer::Viewer::revise",
            "nearpoint_wasm::review",
        ],
    ),
    (
        "later/pointer",
        &[
            "nearpoint_geometry::measure::extent",
            "nearpoint_view::gl::picture::Picture::draw_mask",
            "nearpoint_view::gl::silhouette",
            "nearpoint_view::camera::Camera::towards",
            "nearpoint_view::flight::Flight::begin",
            "nearpoint_view::flight::Flight::advance",
            "nearpoint_view::interact::visible_scene",
            "nearpoint_view::list::clearances::offset_label",
            "nearpoint_view::list::clearances::clearance",
            "nearpoint_view::viewer::Viewer::extent",
            "nearpoint_view::viewer::Viewer::fly_from",
            "nearpoint_view::viewer::Viewer::key",
            "nearpoint_view::viewer::Viewer::view_state",
            "nearpoint_view::viewer::Viewer::pointer",
            "nearpoint_wasm::extent",
        ],
    ),
    ("later/pointer/large", &["nearpoint_view::gl::offscreen"]),
    (
        "later/pointer/measure",
        &[
            "nearpoint_geometry::measure",
            "nearpoint_scene::measure::file",
            "nearpoint_scene::measure::cache::MeasurementCache::feature_map",
            "nearpoint_scene::measure::cache::MeasurementCache::measure",
            "nearpoint_scene::measure::cache::picked_features",
            "nearpoint_scene::measure::cache::measured_values",
            "nearpoint_view::measure::MeasureTool::is_same",
            "nearpoint_view::measure::MeasureTool::current_picks",
            "nearpoint_view::measure::pick_query",
            "nearpoint_view::measure::draw",
            "nearpoint_view::measure::frame",
            "nearpoint_view::measure::label_text",
            "nearpoint_view::picking",
            "nearpoint_view::viewer::Viewer::section_along",
            "nearpoint_view::viewer::Viewer::section_through_points",
            "nearpoint_view::viewer::Viewer::handle_pick",
            "nearpoint_wasm::visibility::along",
            "nearpoint_wasm::visibility::pivot_at",
            "nearpoint_view::viewer::Viewer::pick_at_pointer",
            "nearpoint_wasm::measure::",
        ],
    ),
    (
        "later/pointer/see",
        &[
            "nearpoint_scene::scene::Scene::parts_with_same_mesh",
            "nearpoint_view::camera::Camera::follow",
            "nearpoint_view::explode",
            "nearpoint_view::focus::Focus::section",
            "nearpoint_view::focus::Focus::on",
            "nearpoint_view::focus::direction",
            "nearpoint_view::focus::target",
            "nearpoint_view::gl::caps",
            "nearpoint_view::gl::picture::Picture::draw_cap",
            "nearpoint_view::gl::picture::Picture::draw_dimmed",
            "nearpoint_view::gl::picture::Picture::draw_transparent",
            "nearpoint_view::gl::programs::Programs::ensure_cutting",
            "nearpoint_view::list::intersections::intersects_section",
            "nearpoint_view::list::build::draw_sections",
            "nearpoint_view::section",
            "nearpoint_view::viewer::Viewer::section_through",
            "nearpoint_view::viewer::Viewer::explode",
            "nearpoint_view::viewer::Viewer::update_explosion",
            "nearpoint_wasm::visibility::section_rows",
        ],
    ),
    (
        "later/sheet",
        &["nearpoint_view::gl::lines::Screen::draw_areas"],
    ),
    (
        "later/lesson/pin",
        &[
            "nearpoint_lesson::open::OpenLesson::grade_point",
            "nearpoint_lesson::open::OpenLesson::right_point",
            "nearpoint_lesson::point_handle::PointGrade",
            "nearpoint_lesson::point_handle::PointDomain::nearest",
            "nearpoint_lesson::point_handle::PointDomain::next",
            "nearpoint_figures::figure::point_handle",
        ],
    ),
    ("later/hull", &["nearpoint_geometry::hull"]),
    (
        "later/near",
        &["nearpoint_geometry::closest::within_distance"],
    ),
    (
        "later/penetration",
        &["nearpoint_geometry::closest::convex::penetration"],
    ),
    (
        "later/ranges",
        &[
            "nearpoint_motion::range",
            "nearpoint_scene::joint_ranges",
            "nearpoint_wasm::joint_ranges",
        ],
    ),
    (
        "later/spheres",
        &[
            "nearpoint_scene::spheres",
            "nearpoint_geometry::bounds::spheres",
            "nearpoint_view::list::spheres::build_sphere",
            "nearpoint_view::list::spheres::sphere_items",
        ],
    ),
    (
        "later/contours",
        &["nearpoint_geometry::planar", "nearpoint_lesson::contours"],
    ),
    ("later/judge", &["nearpoint_lesson::polygon_pair"]),
    ("later/ears", &[EARCUT]),
    (
        "later/published/planning",
        &[
            "nearpoint_published::planning",
            "nearpoint_lesson::plans",
            "nearpoint_lesson::through_the_gap::world",
        ],
    ),
];

/// The parts of functions under these paths that JavaScript or the table names; others there go to their callers.
const ROOTS: &[(&str, &[&str])] = &[
    ("later/command", &["session_command", "session_reshape"]),
    ("later/read/files", &["nearpoint_import"]),
    ("later/read/step", &["finer", "verify"]),
    ("later/bodies", &["session_bodyFile"]),
    ("later/check", &["session_hash", "session_trace"]),
    (
        "later/pointer",
        &[
            "session_pointer",
            "session_wheel",
            "session_doubleClick",
            "session_key",
            "session_pairDetails",
            "session_pickAt",
            "session_setTool",
            "session_extent",
            "session_view",
        ],
    ),
    (
        "later/pointer/measure",
        &[
            "session_measure",
            "session_pickFor",
            "session_pickPivot",
            "session_pivotOf",
        ],
    ),
    (
        "later/pointer/see",
        &[
            "session_alike",
            "session_cut",
            "session_explode",
            "session_show",
        ],
    ),
    (
        "later/robots",
        &["session_readMotion", "session_motionFile"],
    ),
    ("later/moves", &["session_partMoves", "session_commonMoves"]),
    ("later/solids", &["session_setKernelAnswers"]),
    ("later/removal", &["session_removalFile"]),
    ("later/read/review", &["session_review"]),
    (
        "later/lesson/pin",
        &[
            "lessonsession_freePoint",
            "lessonsession_gradePoint",
            "lessonsession_showPoint",
        ],
    ),
    ("later/contours", &["lessonsession_testMotion"]),
    ("later/judge", &["lessonsession_polygonDistances"]),
    (LESSON, &["nearpoint_lesson", "lessonsession_"]),
    ("later/sheet", &["nearpoint_sheet", "sheetsession_"]),
    (
        "later/experiment",
        &["nearpoint_experiment", "experimentsession_"],
    ),
];

/// The part for code that lessons share; each lesson has its own part below.
const LESSON: &str = "later/lesson";
/// Groups of lessons that share code which no other lesson uses: it gets its own part, which the others do not load.
const KIN: &[(&str, &[&str])] = &[
    ("elements", &["coarse_to_fine", "pipeline"]),
    (
        "meeting",
        &["four_steps", "how_deep", "more_hands", "two_stages"],
    ),
    ("spheres", &["accuracy_against_speed", "rank_by_rank"]),
    (
        "solids",
        &[
            "body_in_common",
            "degrees_of_freedom",
            "depth_between",
            "taken_out",
        ],
    ),
];
/// The function that the gallery calls for every lesson before one is opened.
const OFFERED: &str = "::offers";
/// The prefix of published algorithms, each of which gets its own part.
const PUBLISHED: &str = "nearpoint_published::";
/// The part for code that several parts share.
const SHARED: &str = "later";
/// The part for debug output and error messages.
const WORDS: &str = "later/words";

pub struct Rules {
    /// The modules of nearpoint-lesson that are lessons.
    lessons: BTreeSet<String>,
}

impl Rules {
    pub fn new(source: &Source) -> Self {
        // `nearpoint_lesson::gilbert::open` opens a lesson, `nearpoint_lesson::open::open` any of them.
        let lesson = |name: &String| {
            let module = module(name.strip_suffix("::open")?)?;
            let is_lesson = name.ends_with(&format!("::{module}::open")) && module != "open";
            is_lesson.then(|| module.to_owned())
        };
        Self {
            lessons: source.names.values().filter_map(lesson).collect(),
        }
    }

    /// Returns the part of a function by its name; `is_root` is true if JavaScript or the table knows it.
    pub fn part_of(&self, name: &str, is_root: bool) -> Option<String> {
        if name.contains(" as core::fmt::Debug>::fmt") {
            return Some(WORDS.to_owned());
        }
        let paths = paths(name);
        let path = paths.first()?;
        // Other crates' code for our types is in the table, too, or goes to its callers. But a field is read only if a file
        // has it, and the methods of a reference need a value.
        let is_own = is_root
            || is_placed(name.trim_start_matches(['<', '&', '(']))
            || name.starts_with("<alloc::sync::Arc<")
            || name.contains(" as serde_core::de::DeserializeSeed>::deserialize");
        // Empty lists are also dropped by code that does not use their items otherwise.
        let drops_list = name.starts_with("core::ptr::drop_in_place::<alloc::vec::Vec<");
        if !is_own || drops_list {
            return None;
        }
        let is_error = path.contains("::error::") && name.contains(" as core::fmt::Display>::fmt");
        if is_error {
            return Some(WORDS.to_owned());
        }
        if let Some(published) = path.strip_prefix(PUBLISHED) {
            let module = published.split("::").next().unwrap_or(published);
            return Some(format!("later/published/{module}"));
        }
        if is_root
            && let Some(lesson) = module(path).filter(|module| self.lessons.contains(*module))
            && !name.ends_with(OFFERED)
        {
            let kin = KIN.iter().find(|(_, lessons)| lessons.contains(&lesson));
            return Some(match kin {
                Some((kin, _)) => format!("{LESSON}/{kin}/{lesson}"),
                None => format!("{LESSON}/{lesson}"),
            });
        }
        let by = |rules: &[(&str, &[&str])], path: &str| {
            let mut rules = rules.iter();
            let rule = rules.find(|(_, known)| known.iter().any(|known| path.starts_with(known)));
            rule.map(|(part, _)| (*part).to_owned())
        };
        let itself = by(ALWAYS, path).or_else(|| by(ROOTS, path).filter(|_| is_root));
        // Code for a type in a part is used there, unless it is merged with identical code for another type: then it goes
        // to its callers.
        itself.or_else(|| {
            let mut others = paths[1..].iter().filter(|_| is_root);
            let shared = |path: &&String| path.starts_with(PUBLISHED).then(|| SHARED.to_owned());
            others.find_map(|path| by(ALWAYS, path).or_else(|| shared(&path)))
        })
    }
}

/// Returns whether the rules assign code of this path to a part.
fn is_placed(path: &str) -> bool {
    let mut others = CRATES.iter().chain(&ERRORS).chain(RARE);
    path.starts_with("nearpoint_") || others.any(|other| path.starts_with(other))
}

/// Returns the module of nearpoint-lesson that contains a path.
fn module(path: &str) -> Option<&str> {
    path.strip_prefix("nearpoint_lesson::")?.split("::").next()
}

/// Returns our own paths in a name; the name itself if JavaScript gave it.
fn paths(name: &str) -> Vec<String> {
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    if name.chars().all(|c| c.is_alphanumeric() || c == '_') {
        return vec![name.to_owned()];
    }
    let mut paths: Vec<String> = method_of_trait(name).into_iter().collect();
    for word in name.split(|c| !is_path(c)).filter(|word| !word.is_empty()) {
        match paths.last_mut() {
            // This is a method: `<a::B>::c` is `a::B::c`.
            Some(path) if word.starts_with("::") => path.push_str(word),
            _ if is_placed(word) => paths.push(word.to_owned()),
            _ => {}
        }
    }
    paths
}

/// Returns the path `a::B::c` of `<a::B as d::E>::c`, if `a::B` is ours.
fn method_of_trait(name: &str) -> Option<String> {
    let (of, rest) = name.strip_prefix('<')?.split_once(" as ")?;
    let method = &rest[rest.find(">::")? + 1..];
    let method = method.split("::<").next()?;
    (is_placed(of) && !of.contains('<')).then(|| format!("{of}{method}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_where_its_function_is() {
        let lessons = ["gilbert", "depth_between"].map(str::to_owned).into();
        let rules = Rules { lessons };
        for (name, is_root, part) in [
            ("nearpoint_geometry::hull::hull", false, Some("later/hull")),
            ("session_command", true, Some("later/command")),
            ("session_report", true, None),
            (
                "<nearpoint_scene::scene::Scene>::edit",
                false,
                Some("later/command"),
            ),
            ("<nearpoint_scene::scene::Scene>::step", false, None),
            (
                "<nearpoint_view::viewer::Viewer as nearpoint_view::stage::Stage>::pointer",
                true,
                Some("later/pointer"),
            ),
            (
                "<nearpoint_scene::scene::Scene as core::ops::FnOnce<(f64,)>>::edit::<f64>",
                false,
                Some("later/command"),
            ),
            (
                "nearpoint_lesson::gilbert::at",
                true,
                Some("later/lesson/gilbert"),
            ),
            ("nearpoint_lesson::gilbert::at", false, None),
            (
                "nearpoint_lesson::gilbert::offers",
                true,
                Some("later/lesson"),
            ),
            (
                "nearpoint_lesson::depth_between::at",
                true,
                Some("later/lesson/solids/depth_between"),
            ),
            (
                "<nearpoint_published::octree::Octree>::of_shape",
                false,
                Some("later/published/octree"),
            ),
            (
                "nearpoint_geometry::executor::for_each::<nearpoint_published::octree::Cell>",
                true,
                Some("later"),
            ),
            (
                "nearpoint_lesson::plans::flat::ell",
                false,
                Some("later/published/planning"),
            ),
            (
                "nearpoint_geometry::collide::run::<nearpoint_scene::Watched>",
                true,
                None,
            ),
            (
                "nearpoint_geometry::collide::run::<nearpoint_motion::check::Persistent>",
                true,
                Some("later/robots"),
            ),
            (
                "<nearpoint_scene::Part as core::fmt::Debug>::fmt",
                false,
                Some("later/words"),
            ),
            // Only debug output calls it, whoever owns the type.
            (
                "<&[f64; 4] as core::fmt::Debug>::fmt",
                true,
                Some("later/words"),
            ),
            (
                "<core::marker::PhantomData<alloc::vec::Vec<nearpoint_scene::robot::R>> as serde_core::de::DeserializeSeed>::deserialize::<D>",
                false,
                Some("later/robots"),
            ),
            // It goes to its callers, which may have none to drop.
            (
                "core::ptr::drop_in_place::<nearpoint_motion::check::Check>",
                false,
                None,
            ),
            (
                "core::ptr::drop_in_place::<alloc::vec::Vec<nearpoint_motion::check::Check>>",
                true,
                None,
            ),
            (
                "<draco_core::mesh_decoder::MeshDecoder>::decode",
                false,
                Some("later/read/files"),
            ),
            (
                "serde_json::lexical::bhcomp::bhcomp::<f64>",
                false,
                Some("later/rare"),
            ),
            (
                "<alloc::sync::Arc<nearpoint_scene::removal::RemovalState>>::make_mut",
                false,
                Some("later/removal"),
            ),
            ("core::slice::sort::<f64>", true, None),
        ] {
            assert_eq!(rules.part_of(name, is_root).as_deref(), part, "{name}");
        }
    }
}
