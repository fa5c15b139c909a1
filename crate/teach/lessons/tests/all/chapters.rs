//! `chapters.txt`: a line for each lesson with its chapter and the files of its models, for whoever packs a chapter
//! without running this crate.

use nearpoint_lesson::lessons;

#[test]
fn the_list_of_chapters_is_that_of_the_lessons() {
    let mut found: Vec<_> = lessons().iter().map(|lesson| lesson.info()).collect();
    found.sort_by_key(|info| info.chapter as usize);
    let lines: String = found
        .iter()
        .map(|info| {
            let models: String = (info.models.iter())
                .map(|model| format!(" {}", model.file))
                .collect();
            format!("{} {}{models}\n", info.chapter.key(), info.name)
        })
        .collect();
    assert!(
        include_str!("../../chapters.txt") == lines,
        "crate/teach/lessons/chapters.txt should be\n{lines}"
    );
}
