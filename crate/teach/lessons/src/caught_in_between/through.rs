//! Explains the disc that passes through the plate within one cycle.

use nearpoint_geometry::collide::swept::{FirstContact, SweptTriangle};

use super::Parameters;
use super::picture::of_pairs;
use super::report::{END, EXACT, Faces, HULL, Report, START, sampled};
use super::scene::{Mover, Pair, through};
use crate::error::LessonError;
use crate::figure::{Caption, Fill, Role};
use crate::motion::Motion;
use crate::story::{Bound, LazyStep, Number, Question};

/// The largest number of samples of the plain test, in the chart and in the search for its first hit.
const MAX_SAMPLES: u32 = 64;

/// The data of the disc's story.
#[derive(Debug)]
pub(super) struct DiscCase {
    pub pair: Pair,
    swept: [Vec<SweptTriangle>; 2],
    pub report: Report,
    pub contact: FirstContact,
    /// The number of samples that the plain test needs to find anything.
    required_samples: u32,
    /// The number of pairs of faces found, by the number of samples.
    pub samples: Vec<[f64; 2]>,
    /// The number of pairs that each test reports, by speed.
    pub speeds: [Vec<[f64; 2]>; 4],
    /// The test whose faces are marked.
    marked: usize,
}

impl DiscCase {
    /// Tests a disc that passes through a plate within the cycle.
    pub fn new(parameters: &Parameters, marked: usize) -> Result<Self, LessonError> {
        let pair = through(parameters)?;
        let swept = pair.movers().map(Mover::swept);
        let contact = pair.first_contact().ok_or(LessonError::NoStory)?;
        let sees = |samples: &u32| sampled(&pair, *samples) > 0;
        Ok(Self {
            required_samples: (1..=MAX_SAMPLES).find(sees).unwrap_or(MAX_SAMPLES),
            samples: samples(&pair),
            speeds: by_speed(parameters)?,
            report: Report::new(&swept[0], &swept[1]),
            contact,
            swept,
            pair,
            marked,
        })
    }

    /// Returns the pair of faces that touches first.
    fn first(&self) -> [SweptTriangle; 2] {
        let first = self.contact.pairs.first().copied().unwrap_or_default();
        let [i, j] = first.map(|face| face as usize);
        [self.swept[0][i], self.swept[1][j]]
    }

    fn marked(&self, by: usize) -> Vec<[SweptTriangle; 2]> {
        of_pairs(&self.swept, &self.report.pairs_by_test[by])
    }

    fn samples_question(&self) -> Question {
        let mut all = vec![
            2,
            self.required_samples.div_ceil(3),
            self.required_samples,
            4 * self.required_samples,
        ];
        all.sort_unstable();
        all.dedup();
        let number = |n: &u32| Caption::Math(n.to_string());
        Question::among(
            "caught.samples",
            all.iter().map(number),
            all.binary_search(&self.required_samples).unwrap_or(0),
        )
    }
}

impl DiscCase {
    pub(super) const STEPS: [fn(&Self) -> LazyStep<'_>; 6] = [
        |it| {
            it.text_step("caught.start", 1)
                .ask(Question::yes_or_no(
                    "caught.end",
                    !it.report.pairs_by_test[END].is_empty(),
                ))
                .draw(|figure| figure.parts(&it.pair, 0.0))
        },
        |it| {
            it.text_step("caught.end", 2)
                .ask(it.samples_question())
                .draw(|figure| {
                    figure.parts(&it.pair, 1.0);
                    figure.ghosts(&it.pair, &[0.0]);
                })
        },
        |it| {
            let draft = it
                .text_step("caught.samples", 2)
                .numbers([it.samples_needed()]);
            draft.draw(|figure| {
                figure.parts(&it.pair, 1.0);
                let looks = f64::from(it.required_samples);
                let times: Vec<f64> = (0..it.required_samples)
                    .map(|i| f64::from(i) / looks)
                    .collect();
                figure.ghosts(&it.pair, &times);
            })
        },
        |it| {
            it.text_step("caught.hulls", 2)
                .numbers([it.samples_needed()])
                .ask(reported_question("caught.real", &it.report))
                .draw(|figure| {
                    let still = &it.pair.a;
                    figure.solid(&still.shape, still.travel.at(0.0), Role::Quiet);
                    figure.ghosts(&it.pair, &[0.0, 1.0]);
                    let [a, b] = it.first();
                    figure.swept(&a, Role::A);
                    figure.swept(&b, Role::B);
                    figure.named(a.from[0], "hull-of-a", Role::A);
                    figure.named(b.from[0], "hull-of-b", Role::B);
                })
        },
        |it| {
            // Hulls give no time.
            let (key, time, role) = match it.marked {
                EXACT => ("caught.reported-exact", it.contact.time, Role::Witness),
                END => ("caught.reported-plain", 1.0, Role::Upper),
                _ => ("caught.reported-hull", 0.0, Role::Upper),
            };
            // The exact test marks faces where they touch, which would reveal the answer.
            let asks = it.marked != EXACT;
            it.text_step(key, 4)
                .numbers(it.reported())
                .ask(asks.then(|| it.contact_question()))
                .draw(move |figure| {
                    figure.parts(&it.pair, time);
                    figure.ghosts(&it.pair, &[]);
                    figure.marked(&it.marked(it.marked), time, role, Fill::Outlined);
                })
        },
        |it| {
            let by = fraction("met-by", it.contact.latest, Bound::AtMost);
            it.text_step("caught.contact", 4)
                .numbers(it.reported())
                .numbers([fraction("time-of-contact", it.contact.time, Bound::AtLeast)])
                .numbers(it.contact.is_certain.then_some(by))
                .draw(|figure| figure.ghosts(&it.pair, &[]))
                .moving(Motion::share(it.contact.time), |figure, time| {
                    figure.parts(&it.pair, time);
                    let first = [it.first()];
                    figure.marked(&first, time, Role::Witness, Fill::Hatched);
                })
        },
    ];

    /// Makes a step with a text and the numbers of the first `tests` tests.
    fn text_step(&self, key: &'static str, tests: usize) -> LazyStep<'_> {
        let [start, end, hull, exact] =
            [START, END, HULL, EXACT].map(|by| self.report.pairs_by_test[by].len());
        let way = self.contact.time * self.pair.b.travel.displacement().norm();
        LazyStep::new(key)
            .with_arg("start", start)
            .with_arg("end", end)
            .with_arg("hull", hull)
            .with_arg("exact", exact)
            .with_arg("false", self.report.false_alarms())
            .with_arg("needed", self.required_samples as usize)
            .with_arg("time", self.contact.time)
            .with_arg("way", way)
            .numbers(pairs(&self.report, tests))
    }

    fn samples_needed(&self) -> Number {
        Number::count("samples-needed", self.required_samples as usize)
    }

    fn reported(&self) -> [Number; 3] {
        [
            self.samples_needed(),
            Number::count("false-alarms", self.report.false_alarms()),
            Number::count("proven-pairs", self.report.proven()),
        ]
    }
}

/// Counts the pairs that each of the first `known` tests reports.
pub(super) fn pairs(report: &Report, known: usize) -> Vec<Number> {
    const NAMES: [&str; 4] = [
        "pairs-at-start",
        "pairs-at-end",
        "pairs-hull",
        "pairs-exact",
    ];
    let counts = NAMES.into_iter().zip(&report.pairs_by_test);
    let counts = counts.map(|(name, pairs): (_, &Vec<Faces>)| Number::count(name, pairs.len()));
    counts.take(known).collect()
}

/// States a fraction of the cycle.
pub(super) fn fraction(name: &'static str, value: f64, bound: Bound) -> Number {
    Number::ratio(name, value).with_bound(bound)
}

/// Asks how many of the pairs that the hulls report really touch.
pub(super) fn reported_question(name: &'static str, report: &Report) -> Question {
    let (all, is_false) = (report.pairs_by_test[HULL].len(), report.false_alarms());
    let answer = match is_false {
        0 => 0,
        some if some < all => 1,
        _ => 2,
    };
    Question::choice(name, ["all", "some", "none"], answer)
}

/// Counts the found pairs for powers of two of samples, and for half as many again between them.
fn samples(pair: &Pair) -> Vec<[f64; 2]> {
    let powers = 0..=MAX_SAMPLES.ilog2();
    let mut counts: Vec<u32> = powers.flat_map(|p| [1 << p, (3 << p) >> 1]).collect();
    counts.dedup();
    counts.retain(|&count| count <= MAX_SAMPLES);
    let point = |&count: &u32| [f64::from(count), sampled(pair, count) as f64];
    counts.iter().map(point).collect()
}

/// Counts the pairs that each test reports, at speeds from slow to fast. In the slowest cycles the disc does not reach the
/// plate, or does not pass through it.
fn by_speed(parameters: &Parameters) -> Result<[Vec<[f64; 2]>; 4], LessonError> {
    const SPEEDS: [f64; 12] = [
        4.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 30.0, 40.0, 80.0, 120.0, 200.0,
    ];
    let mut lines = [const { Vec::new() }; 4];
    for speed in SPEEDS {
        let [a, b] = through(&Parameters {
            speed,
            ..*parameters
        })?
        .movers()
        .map(Mover::swept);
        let report = Report::new(&a, &b);
        for (line, pairs) in lines.iter_mut().zip(&report.pairs_by_test) {
            line.push([speed, pairs.len() as f64]);
        }
    }
    Ok(lines)
}
