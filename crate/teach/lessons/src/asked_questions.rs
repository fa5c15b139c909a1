//! Selects the questions that a story asks: the first of each name, and the first of that name with another right answer.
//! More questions of a name would teach nothing, and would interrupt a viewer who only watches.

use std::collections::BTreeMap;

use crate::figure::Caption;
use crate::story::Question;

/// The largest number of questions of one name in a story.
pub const MAX_OF_ONE_NAME: usize = 2;

/// The questions that are asked, up to the last step whose question was read.
#[derive(Debug, Default)]
pub(crate) struct AskedQuestions {
    /// The number of steps whose question was read.
    steps_read: usize,
    /// The step of each asked question and its right answer, by the question's name.
    questions: BTreeMap<&'static str, Vec<(usize, Kind)>>,
}

/// The key of the right answer; corners, lengths and numbers are all of one kind.
type Kind = Option<&'static str>;

impl AskedQuestions {
    /// Returns whether a question of that name is asked at a step. Evaluates the questions of as few earlier steps as
    /// needed.
    pub fn is_asked(
        &mut self,
        step: usize,
        name: &'static str,
        mut could_ask: impl FnMut(usize) -> Option<Question>,
    ) -> bool {
        while self.steps_read <= step && !self.is_full(name) {
            if let Some(question) = could_ask(self.steps_read) {
                self.add(self.steps_read, &question);
            }
            self.steps_read += 1;
        }
        let standing = self.questions.get(name).into_iter().flatten();
        standing.into_iter().any(|(at, _)| *at == step)
    }

    fn is_full(&self, name: &str) -> bool {
        let standing = self.questions.get(name);
        standing.is_some_and(|those| those.len() >= MAX_OF_ONE_NAME)
    }

    fn add(&mut self, step: usize, question: &Question) {
        if self.is_full(question.name) {
            return;
        }
        let kind = match question.choices.get(question.answer) {
            Some(Caption::Key(key)) => Some(*key),
            _ => None,
        };
        let those = self.questions.entry(question.name).or_default();
        if those.iter().all(|(_, known)| *known != kind) {
            those.push((step, kind));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(name: &'static str, right: &'static str) -> Question {
        Question {
            name,
            choices: vec![Caption::Key(right)],
            answer: 0,
            point: None,
        }
    }

    /// Checks that the order of the calls does not matter: the first question is asked, and the first with another answer.
    #[test]
    fn first_question_and_first_change_are_asked() {
        let story = [
            None,
            Some(question("a", "yes")),
            Some(question("a", "yes")),
            Some(question("b", "no")),
            Some(question("a", "no")),
            Some(question("a", "maybe")),
            Some(question("b", "no")),
            Some(question("a", "yes")),
        ];
        let all: Vec<usize> = (0..story.len()).collect();
        for order in [
            all.clone(),
            all.iter().rev().copied().collect(),
            vec![4, 1, 7, 3, 2, 6, 5],
        ] {
            let mut asked = AskedQuestions::default();
            let mut standing: Vec<usize> = order
                .into_iter()
                .filter(|&step| {
                    let name = story[step].as_ref().map(|question| question.name);
                    name.is_some_and(|name| asked.is_asked(step, name, |at| story[at].clone()))
                })
                .collect();
            standing.sort_unstable();
            assert_eq!(standing, [1, 3, 4]);
        }
    }
}
