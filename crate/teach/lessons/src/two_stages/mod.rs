//! Two stages: where do octrees interfere, and which faces in there are about to collide?

mod cycle;
mod find;
mod levels;
mod picture;
mod tell;
mod walk;

pub(crate) use picture::{faces, objects};

use nearpoint_geometry::collide::swept::SweptMethod;

use crate::error::LessonError;
use crate::info::{Chapter, Info, Kind, Parameter};
use crate::story::{Context, Lesson, Story};
use crate::values::Chosen;
use cycle::{Machine, Trees, Wish};

/// The last cycle of the story: A and B are well inside each other by then.
const LAST: usize = 128;

#[derive(Debug)]
pub(crate) struct TwoStages;

impl Lesson for TwoStages {
    fn info(&self) -> Info {
        let preset = |name, choices: &[&'static str], value| Parameter {
            name,
            kind: Kind::Choice {
                choices: choices.to_vec(),
                value,
            },
        };
        Info::new(
            "two-stages",
            Chapter::CollidingFaces,
            [
                preset("largest", &["48", "168", "360", "728", "960"], "168"),
                preset("level", &["3", "4", "5"], "4"),
                Parameter::choice("trees", &["moved", "anew", "centres"]),
                Parameter::choice("test", &["hull", "exact", "plain"]),
                Parameter::choice("objects", &["2", "8"]),
            ],
        )
    }

    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError> {
        let number = |name, otherwise| chosen.choice(name).parse().unwrap_or(otherwise);
        let wish = Wish {
            faces: number("largest", 168),
            level: number("level", 4) as u32,
            trees: match chosen.choice("trees") {
                "anew" => Trees::Anew,
                "centres" => Trees::Centres,
                _ => Trees::Moved,
            },
            test: match chosen.choice("test") {
                "exact" => SweptMethod::Exact,
                "plain" => SweptMethod::PlainAtEnd,
                _ => SweptMethod::Hull,
            },
            objects: number("objects", 2),
        };
        let machine = Machine::new(wish)?;
        let found = find::telling(&machine)?;
        let samples = find::samples(&machine, &found)?;
        let meeting = find::meeting(&found);
        let cycle = found[meeting].cycle;
        let walk = walk::Walk {
            meeting,
            cycle,
            levels: levels::levels(&machine, cycle)?,
        };
        Ok(Box::new(tell::Steps::new(
            machine,
            found,
            samples,
            walk,
            context.now,
        )))
    }
}
