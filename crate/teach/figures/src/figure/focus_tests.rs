//! Tests every step of every lesson, at the sizes of the picture on wide and on narrow pages. The focus of the step must be
//! in the picture and not tiny, whether the user steps or jumps there.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::executor::{DynExecutor, SequentialExecutor};
use nearpoint_lesson::figure::Figure;
use nearpoint_lesson::{Context, Info, RequestedValues, Value, keys, lessons, open};

use super::FigureView;
use super::framing::{self, MIN_FOCUS_FRACTION, MIN_SHOWN_FRACTION};
use nearpoint_view::camera::Viewport;
use nearpoint_view::stage::Stage;
use nearpoint_view::style::Theme;

/// The picture sizes in CSS pixels: pages 1440, 1024, 820 and 390 wide, and embedded in wide pages and low ones.
const PICTURES: [[f64; 2]; 7] = [
    [840.0, 748.0],
    [424.0, 565.0],
    [220.0, 977.0],
    [820.0, 480.0],
    [390.0, 329.0],
    [844.0, 221.0],
    [1440.0, 731.0],
];

/// The number of steps of a longer story that are tested, evenly spread, besides the last.
const STEPS: usize = 40;

fn figure_view([width, height]: [f64; 2]) -> FigureView {
    let viewport = Viewport {
        width,
        height,
        device_pixels: 1.0,
    };
    FigureView::new(viewport, Theme::Light)
}

fn check(figure: &Figure, figure_view: &FigureView, what: &str, faults: &mut Vec<String>) {
    let (focus, camera) = (figure.focus(), figure_view.camera());
    let fraction = framing::covered_fraction(&focus, camera);
    // A focus that is small beside all else is shown with its surroundings.
    let [own, all] = [&focus, &figure.extent()].map(|points| Aabb::from_points(points).diagonal());
    let least = MIN_FOCUS_FRACTION.min(0.6 * own / (MIN_SHOWN_FRACTION * all));
    if !framing::is_in_view(&focus, camera) {
        faults.push(format!("{what}: not all is in the picture"));
    } else if fraction < least {
        faults.push(format!(
            "{what}: {fraction:.3} of the picture, not {least:.3}"
        ));
    }
}

/// The values that are tested besides each lesson's own, as a text or a number.
const OTHERS: [(&str, &str, &str); 10] = [
    ("gilbert", "gap", "-40"),
    ("gilbert", "shapes", "point"),
    ("arch", "mode", "published"),
    ("far-and-near", "shapes", "tori"),
    ("caught-in-between", "speed", "200"),
    ("caught-in-between", "rotation", "10"),
    ("moving-tree", "motion", "shifts"),
    ("through-the-gap", "gap", "6"),
    ("through-the-gap", "world", "zigzag"),
    ("where-it-fails", "world", "two-gaps"),
];

/// Returns the lesson's own values, and others. A lesson whose steps can take long has a choice `largest`: the first is
/// taken.
fn parameter_sets(info: &Info) -> Vec<RequestedValues> {
    let others = OTHERS.iter().filter(|(lesson, ..)| *lesson == info.name);
    let others = others.map(|&(_, name, text)| {
        let value = text.parse().map(Value::Number);
        RequestedValues::from([(
            name.to_owned(),
            value.unwrap_or_else(|_| Value::Text(text.to_owned())),
        )])
    });
    let mut all: Vec<RequestedValues> = std::iter::once(RequestedValues::new())
        .chain(others)
        .collect();
    if let Some(largest) = info.parameters.iter().find(|p| p.name == "largest") {
        for requested in &mut all {
            requested.insert(
                "largest".to_owned(),
                keys::sample_values(largest).swap_remove(0),
            );
        }
    }
    all
}

/// Returns the figures of some steps of a lesson.
fn figures(info: &Info, requested: &RequestedValues) -> Vec<(usize, Figure)> {
    let context = Context {
        now: || 0.0,
        models: &keys::placeholder_models(info),
        cache: &Arc::default(),
        executor: &(Arc::new(SequentialExecutor) as Arc<dyn DynExecutor>),
        copy_message: <[u8]>::to_vec,
    };
    let mut story = open(info.name, requested, &context).unwrap();
    let steps = story.steps();
    let stride = steps.div_ceil(STEPS);
    let some = (0..steps).step_by(stride).chain([steps - 1]);
    some.map(|step| (step, story.show(step).unwrap().figure.clone()))
        .collect()
}

#[test]
fn what_each_step_is_about_is_in_the_picture() {
    let mut faults = Vec::new();
    let mut looked = 0;
    for info in lessons().iter().map(|lesson| lesson.info()) {
        for requested in parameter_sets(&info) {
            let figures = figures(&info, &requested);
            for size in PICTURES {
                let mut stepping = figure_view(size);
                for (i, (step, figure)) in figures.iter().enumerate() {
                    let what = format!("{} {requested:?} step {step} at {size:?}", info.name);
                    match i {
                        0 => stepping.open(figure.clone()),
                        _ => stepping.show(figure.clone()),
                    }
                    check(figure, &stepping, &format!("{what}, stepping"), &mut faults);
                    let mut jumping = figure_view(size);
                    jumping.open(figure.clone());
                    check(figure, &jumping, &format!("{what}, at once"), &mut faults);
                    looked += 1;
                }
            }
        }
    }
    assert!(looked > 3000, "{looked}");
    assert!(faults.is_empty(), "{}: {}", faults.len(), faults.join("\n"));
}
