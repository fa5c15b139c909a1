//! Checks `chapters.txt`, which packages are made from without running this crate: its models are those of the lessons.

use nearpoint_lesson::lessons;

#[test]
fn the_list_names_the_model_of_each_lesson_that_has_one() {
    let list = include_str!("../../src/chapters.txt");
    for lesson in lessons() {
        let line = format!("    lesson {} ", lesson.name.replace('-', "_"));
        let rest = list.split(&line).nth(1).unwrap();
        let rest = rest.split(';').next().unwrap();
        let listed: Vec<&str> = rest.split('"').skip(1).step_by(2).collect();
        let models: Vec<&str> = lesson.info().models.iter().map(|m| m.file).collect();
        assert_eq!(listed, models, "{}", lesson.name);
    }
}
