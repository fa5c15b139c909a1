//! Checks that questions are asked where they matter, in every story of every lesson.

use std::collections::BTreeMap;

use nearpoint_lesson::figure::Caption;
use nearpoint_lesson::{GUESS_TOLERANCE, MAX_OF_ONE_NAME, MIN_GUESSED, OpenLesson, Question};

/// The number of times that each answer was right, by the question.
type Answers = BTreeMap<&'static str, BTreeMap<String, usize>>;

/// The questions of all stories that were walked.
#[derive(Default)]
pub struct AskedQuestions {
    answers: Answers,
    /// The largest number of questions in a story of a lesson.
    max_counts: BTreeMap<&'static str, usize>,
}

/// The questions with several answers, each of which must occur.
const SEVERAL: [&str; 15] = [
    "arch.releases",
    "axis.collides",
    "axis.next",
    "decomposition.merges",
    "far-and-near.hulls",
    "far-and-near.wrong",
    "fails.ours",
    "fails.published",
    "gap.hits",
    "gilbert.done",
    "gilbert.leaves",
    "gilbert.proven",
    "rank.collides",
    "tree.same",
    "two-stages.reaches",
];

impl AskedQuestions {
    pub fn read(&mut self, story: &mut OpenLesson, what: &str) {
        let mut standing: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for step in 0..story.steps() {
            let Some(question) = story.show(step).unwrap().question.clone() else {
                continue;
            };
            let is_shown = step + 1 < story.steps();
            assert!(is_shown, "{what}, step {step}: no step shows the answer");
            let right = right(&question);
            let those = standing.entry(question.name).or_default();
            assert!(
                !those.contains(&right),
                "{what}, step {step}: {right} again"
            );
            those.push(right.clone());
            assert!(those.len() <= MAX_OF_ONE_NAME, "{what}: {those:?}");
            let of_name = self.answers.entry(question.name).or_default();
            *of_name.entry(right).or_default() += 1;
        }
        let all: usize = standing.values().map(Vec::len).sum();
        let most = self.max_counts.entry(story.info.name).or_default();
        *most = all.max(*most);
    }

    pub fn check(&self) {
        println!("questions of a story, at most: {:?}", self.max_counts);
        println!("what is right: {:#?}", self.answers);
        for name in SEVERAL {
            assert!(self.answers[name].len() >= 2, "{name}");
        }
        assert!(self.max_counts.values().all(|most| (1..=8).contains(most)));
    }
}

/// Returns the right answer, by its key.
fn right(question: &Question) -> String {
    match question.choices.get(question.answer) {
        Some(Caption::Key(key)) => (*key).to_owned(),
        _ => "another".to_owned(),
    }
}

/// Checks that a number may be wrong by its tolerance, small ones must be exact, and a choice must be the right one.
#[test]
fn guesses_are_taken_within_their_share() {
    let question = |choices: usize, answer| Question {
        name: "any",
        choices: vec![Caption::Key("yes"); choices],
        answer,
        point: None,
    };
    let taken = |question: &Question| -> Vec<usize> {
        let all = (0..300).filter(|&given| question.accepts(given));
        all.collect()
    };
    // A count must be exact: degrees of freedom, segments of a path.
    for counted in 0..MIN_GUESSED {
        assert_eq!(taken(&question(0, counted)), [counted]);
    }
    assert!(taken(&question(0, MIN_GUESSED)).len() > 1);
    let hundred = taken(&question(0, 100));
    let off = 100 / GUESS_TOLERANCE;
    assert_eq!((hundred[0], hundred.len()), (100 - off, 2 * off + 1));
    assert_eq!(taken(&question(3, 2)), [2]);
}
