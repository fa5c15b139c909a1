//! Which chapters there are: their lessons and models as a test of `nearpoint-lesson` has written them down, their titles
//! from the page's catalogue of texts.

use anyhow::{Context, Result};

use crate::disk;

/// Rooms that the gallery shows in a chapter beside its lessons.
const ROOMS: [(&str, &str); 2] = [
    ("face-constraints", "experiment"),
    ("flat-contours", "sheet"),
];

/// A chapter of the course.
pub struct Chapter {
    /// Its key.
    pub name: String,
    /// In English.
    pub title: String,
    /// What the gallery has a picture of: lessons and rooms.
    pub entries: Vec<String>,
    /// Files that its lessons fetch, below `public/`.
    pub models: Vec<String>,
}

/// All of them, in the order of the gallery.
pub fn all() -> Result<Vec<Chapter>> {
    let lessons = disk::read_text("crate/teach/lessons/chapters.txt")?;
    let texts = disk::read_text("web/texts/en/lessons/common.ftl")?;
    parse(&lessons, &texts)
}

/// A line for each lesson: its chapter, its name, the files of its models.
fn parse(lessons: &str, texts: &str) -> Result<Vec<Chapter>> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for line in lessons.lines() {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        let lesson = (words.next()).with_context(|| format!("`{line}` names no lesson"))?;
        if chapters.last().is_none_or(|chapter| chapter.name != name) {
            let rooms = ROOMS.iter().filter(|(chapter, _)| *chapter == name);
            chapters.push(Chapter {
                name: name.to_owned(),
                title: title(texts, name)
                    .with_context(|| format!("the catalogue has no title for `{name}`"))?,
                entries: rooms.map(|(_, room)| (*room).to_owned()).collect(),
                models: Vec::new(),
            });
        }
        if let Some(chapter) = chapters.last_mut() {
            chapter.entries.push(lesson.to_owned());
            chapter.models.extend(words.map(str::to_owned));
        }
    }
    Ok(chapters)
}

fn title(texts: &str, chapter: &str) -> Option<String> {
    let start = format!("chapter_{chapter} = ");
    let line = texts.lines().find_map(|line| line.strip_prefix(&start))?;
    Some(line.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_has_lessons_and_a_title() {
        let chapters = all().unwrap();
        assert!(chapters.len() >= 6);
        for chapter in &chapters {
            assert!(!chapter.title.is_empty() && !chapter.entries.is_empty());
        }
        let contours = chapters.iter().find(|c| c.name == "flat-contours").unwrap();
        assert!(contours.entries.iter().any(|entry| entry == "sheet"));
    }

    #[test]
    fn what_has_no_title_is_an_error() {
        let error = parse("a gilbert", "").err().unwrap().to_string();
        assert_eq!(error, "the catalogue has no title for `a`");
    }
}
