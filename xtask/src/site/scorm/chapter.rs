//! Lists the chapters: their lessons, rooms and models from the list of the lessons' crate, and their titles from the
//! page's catalogue of texts.

use anyhow::{Context, Result};

use crate::disk;

/// A chapter of the course.
pub struct Chapter {
    /// The key of the chapter.
    pub name: String,
    /// The title in English.
    pub title: String,
    /// The entries with pictures in the gallery: lessons and rooms.
    pub entries: Vec<String>,
    /// The files that its lessons fetch, below `public/`.
    pub models: Vec<String>,
}

/// Returns all chapters, in the order of the course.
pub fn all() -> Result<Vec<Chapter>> {
    let lessons = disk::read_text("crate/teach/lessons/src/chapters.txt")?;
    let texts = disk::read_text("web/texts/en/lessons/common.ftl")?;
    parse(&lessons, &texts)
}

/// Parses a line for each chapter and for each of its lessons and rooms; a lesson's line ends with the file of its model.
fn parse(list: &str, texts: &str) -> Result<Vec<Chapter>> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for line in list.lines() {
        let mut words = line.trim().trim_end_matches([';', '{']).split_whitespace();
        let kind = words.next().unwrap_or_default();
        let name = words.next().unwrap_or_default().replace('_', "-");
        match (kind, chapters.last_mut()) {
            ("chapter", _) => chapters.push(Chapter {
                title: title(texts, &name)
                    .with_context(|| format!("the catalogue has no title for `{name}`"))?,
                name,
                entries: Vec::new(),
                models: Vec::new(),
            }),
            ("lesson" | "room", Some(chapter)) => {
                chapter.entries.push(name);
                let model = words.skip_while(|word| *word != "model").nth(1);
                chapter
                    .models
                    .extend(model.map(|file| file.trim_matches('"').to_owned()));
            }
            _ => {}
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
        let named = |name| chapters.iter().find(|c| c.name == name).unwrap();
        assert!(
            named("flat-contours")
                .entries
                .iter()
                .any(|entry| entry == "sheet")
        );
        assert_eq!(named("closest-points").models, ["models/reducer.glb"]);
    }

    #[test]
    fn what_has_no_title_is_an_error() {
        let error = parse("chapter a {", "").err().unwrap().to_string();
        assert_eq!(error, "the catalogue has no title for `a`");
    }
}
