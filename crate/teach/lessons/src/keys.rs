//! Lists all keys that a catalogue of texts must contain, by walking all lessons.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nearpoint_geometry::executor::{DynExecutor, SequentialExecutor};
use nearpoint_geometry::shape::{Shape, primitives};

use crate::error::LessonError;
use crate::figure::{Caption, Item};
use crate::info::{Info, Kind, Parameter};
use crate::point_handle::PointQuestion;
use crate::shapes;
use crate::story::{Chart, Context, Question, Step};
use crate::values::{RequestedValues, Value};
use crate::{OpenLesson, lessons, open};

/// The keys that the walk may miss, though some values that it does not try may produce them.
const RARE_KEYS: [&str; 9] = [
    "say.arch.overlap {hull} {rule} {first} {distance} {truth}",
    "say.arch.stopped {distance} {truth} {merged} {searches} {cut} {pairs}",
    "say.decomposition.inconsistent {elements} {more}",
    "say.gilbert.unfinished {distance} {depth} {iterations} {expansions}",
    "say.how-deep.rule",
    "say.move-it.none {turned} {mended} {anew}",
    "word.not-certain",
    "word.overlap",
    "word.virtual-against-virtual",
];

/// Returns every key of the lessons' texts once, followed by its placeholders in braces. A key is the kind, a point,
/// and the name as it is serialized.
pub fn all_keys(now: fn() -> f64) -> BTreeSet<String> {
    let mut keys = rare_keys();
    walk_lessons(now, |info, _, story| {
        add_info_keys(info, &mut keys);
        if let Ok(mut story) = story {
            add_story_keys(&mut story, &mut keys);
        }
    });
    keys
}

/// Returns the keys that a walk through the lessons may miss.
pub fn rare_keys() -> BTreeSet<String> {
    RARE_KEYS.map(str::to_owned).into()
}

/// Opens every lesson with all its [`parameter_sets`], one after the other, and collects the keys.
pub fn walk_lessons(
    now: fn() -> f64,
    mut visit: impl FnMut(&Info, &RequestedValues, Result<OpenLesson, LessonError>),
) {
    for lesson in lessons() {
        let info = lesson.info();
        let models = placeholder_models(&info);
        let context = Context {
            now,
            models: &models,
            cache: &Arc::default(),
            executor: &(Arc::new(SequentialExecutor) as Arc<dyn DynExecutor>),
            copy_message: <[u8]>::to_vec,
        };
        for requested in parameter_sets(&info) {
            visit(&info, &requested, open(info.name, &requested, &context));
        }
    }
}

/// Returns the lesson's default values, and each pair of other values of two parameters. A lesson whose steps can take long
/// has a choice `largest`; the walk takes only its first value.
pub fn parameter_sets(info: &Info) -> Vec<RequestedValues> {
    let mut all = vec![RequestedValues::new()];
    let (quick, others): (Vec<_>, Vec<_>) =
        info.parameters.iter().partition(|p| p.name == "largest");
    for (i, first) in others.iter().enumerate() {
        for a in sample_values(first) {
            let of_one = RequestedValues::from([(first.name.to_owned(), a)]);
            for second in &others[i + 1..] {
                for b in sample_values(second) {
                    let mut of_two = of_one.clone();
                    of_two.insert(second.name.to_owned(), b);
                    all.push(of_two);
                }
            }
            all.push(of_one);
        }
    }
    for parameter in quick {
        for requested in &mut all {
            let first = sample_values(parameter).swap_remove(0);
            requested.insert(parameter.name.to_owned(), first);
        }
    }
    all
}

/// Returns every choice of a parameter, or the two ends of its range.
pub fn sample_values(parameter: &Parameter) -> Vec<Value> {
    match &parameter.kind {
        Kind::Choice { choices, .. } => choices.iter().map(|word| Value::text(word)).collect(),
        Kind::Number { min, max, .. } => vec![Value::Number(*min), Value::Number(*max)],
    }
}

/// Returns a small shape in place of each model; the keys are the same.
pub fn placeholder_models(info: &Info) -> BTreeMap<String, Arc<Shape>> {
    let shape = || shapes::shape(primitives::torus(12, 8, 30.0, 10.0)).expect("a torus is a mesh");
    let stand_in = |model: &crate::Model| (model.name.to_owned(), shape());
    info.models.iter().map(stand_in).collect()
}

/// Adds the text keys of a lesson's parameters and their choices.
pub fn add_info_keys(info: &Info, keys: &mut BTreeSet<String>) {
    let lesson = info.name;
    keys.extend(["lesson", "about", "source"].map(|kind| format!("{kind}.{lesson}")));
    keys.insert(format!("chapter.{}", info.chapter));
    for Parameter { name, kind } in &info.parameters {
        keys.insert(format!("parameter.{lesson}.{name}"));
        if let Kind::Choice { choices, .. } = kind {
            keys.extend(
                choices
                    .iter()
                    .map(|c| format!("choice.{lesson}.{name}.{c}")),
            );
        }
    }
}

/// Adds the text keys of all steps of a story.
pub fn add_story_keys(opened: &mut OpenLesson, keys: &mut BTreeSet<String>) {
    for index in 0..opened.steps() {
        if let Ok(step) = opened.show(index) {
            of_step(step, keys);
        }
        of_points(opened, index, keys);
        opened
            .charts(index)
            .iter()
            .for_each(|chart| of_chart(chart, keys));
    }
}

fn of_step(step: &Step, keys: &mut BTreeSet<String>) {
    with_holes("say", step.text.key, &step.text.args, keys);
    keys.extend(
        step.numbers
            .iter()
            .map(|number| format!("number.{}", number.name)),
    );
    for event in &step.events {
        with_holes("event", event.name, &event.args, keys);
    }
    if let Some(question) = &step.question {
        keys.insert(format!("question.{}", question.name));
        why(question, step, keys);
        question
            .choices
            .iter()
            .for_each(|choice| of_caption(choice, keys));
    }
    for item in &step.figure.items {
        if let Item::Label { text, .. } = item {
            of_caption(text, keys);
        }
    }
}

/// The largest number of sampled points of a domain.
const MAX_POINTS: usize = 50;

/// Adds the keys of why a point is right or wrong, all over its domain, with the holes of the step's own text.
fn of_points(opened: &mut OpenLesson, index: usize, keys: &mut BTreeSet<String>) {
    let Ok(step) = opened.show(index).cloned() else {
        return;
    };
    let Some((question, PointQuestion { handle, answer, .. })) =
        (step.question.as_ref()).and_then(|question| Some((question, question.point.as_ref()?)))
    else {
        return;
    };
    keys.insert(format!("point.{} {{within}}", question.name));
    let all = handle.domain.sample_points();
    // Tries some of the points, and the right one.
    let some = all.iter().step_by(all.len() / MAX_POINTS + 1);
    for place in some.chain([answer]) {
        let Ok((grade, figure)) = opened.grade_point(index, place) else {
            continue;
        };
        let own: String = (grade.args.iter())
            .map(|(hole, _)| format!(" {{{hole}}}"))
            .collect();
        keys.insert(format!("why.{}.{}{own}", question.name, grade.why));
        for item in &figure.items {
            if let Item::Label { text, .. } = item {
                of_caption(text, keys);
            }
        }
    }
}

/// Adds the keys of why an answer is wrong, with the holes of the step's text and its numbers under their names.
fn why(question: &Question, step: &Step, keys: &mut BTreeSet<String>) {
    let reported = step.text.args.iter().map(|(hole, _)| *hole);
    let numbers = step.numbers.iter().map(|number| number.name);
    let holes: Vec<String> = reported
        .chain(numbers)
        .map(|it| format!(" {{{it}}}"))
        .collect();
    keys.insert(format!("why.{}{}", question.name, holes.concat()));
}

fn of_caption(caption: &Caption, keys: &mut BTreeSet<String>) {
    if let Caption::Key(key) = caption {
        keys.insert(format!("label.{key}"));
    }
}

fn of_chart(chart: &Chart, keys: &mut BTreeSet<String>) {
    keys.insert(format!("chart.{}", chart.name));
    keys.extend([chart.x.name, chart.y.name].map(|axis| format!("axis.{axis}")));
    keys.extend(chart.lines.iter().map(|line| format!("line.{}", line.name)));
}

fn with_holes(kind: &str, name: &str, with: &[(&'static str, Value)], keys: &mut BTreeSet<String>) {
    let holes: String = with
        .iter()
        .map(|(hole, _)| format!(" {{{hole}}}"))
        .collect();
    keys.insert(format!("{kind}.{name}{holes}"));
    for (_, value) in with {
        if let Value::Text(word) = value {
            keys.insert(format!("word.{word}"));
        }
    }
}
