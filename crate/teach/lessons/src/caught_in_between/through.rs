//! A disc that is through the plate within one cycle.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::swept::{FirstContact, SweptTriangle};

use super::Wish;
use super::picture::{empty, of_pairs};
use super::report::{END, EXACT, Faces, HULL, Report, START, sampled};
use super::scene::{Mover, Pair, through};
use super::steps::Scene;
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Fill, Role};
use crate::pointed::Pointed;
use crate::story::{Bound, Number, NumberUnit, Question, Say};
use crate::values::Value;

/// How often the plain test looks, in the chart and in search of the first time that it sees something.
const MOST_SAMPLES: u32 = 64;

/// All that is told of it.
#[derive(Debug)]
pub(super) struct Through {
    pub pair: Pair,
    swept: [Vec<SweptTriangle>; 2],
    pub report: Report,
    pub contact: FirstContact,
    /// How often the plain test must look to see anything.
    needed: u32,
    /// Pairs of faces found by so many looks.
    pub samples: Vec<[f64; 2]>,
    /// By speed, how many pairs each test reports.
    pub speeds: [Vec<[f64; 2]>; 4],
    /// The test whose faces are marked.
    marked: usize,
}

impl Through {
    pub fn new(wish: &Wish, marked: usize) -> Result<Self, LessonError> {
        let pair = through(wish)?;
        let swept = pair.movers().map(Mover::swept);
        let contact = pair
            .first_contact()
            .ok_or_else(|| LessonError::Impossible {
                reason: "the disc does not meet the plate".to_owned(),
            })?;
        let sees = |samples: &u32| sampled(&pair, *samples) > 0;
        Ok(Self {
            needed: (1..=MOST_SAMPLES).find(sees).unwrap_or(MOST_SAMPLES),
            samples: samples(&pair),
            speeds: by_speed(wish)?,
            report: Report::of(&swept[0], &swept[1]),
            contact,
            swept,
            pair,
            marked,
        })
    }

    /// The pair of faces that meets first.
    fn first(&self) -> [SweptTriangle; 2] {
        let first = self.contact.pairs.first().copied().unwrap_or_default();
        let [i, j] = first.map(|face| face as usize);
        [self.swept[0][i], self.swept[1][j]]
    }

    fn marked(&self, by: usize) -> Vec<[SweptTriangle; 2]> {
        of_pairs(&self.swept, &self.report.by[by])
    }

    fn how_often(&self) -> Question {
        let mut all = vec![2, self.needed.div_ceil(3), self.needed, 4 * self.needed];
        all.sort_unstable();
        all.dedup();
        let number = |n: &u32| Caption::Math(n.to_string());
        Question {
            name: "caught.samples",
            choices: all.iter().map(number).collect(),
            answer: all.binary_search(&self.needed).unwrap_or(0),
            point: None,
        }
    }
}

impl Scene for Through {
    fn say(&self, step: usize) -> Say {
        let [start, end, hull, exact] =
            [START, END, HULL, EXACT].map(|by| self.report.by[by].len());
        let key = match (step, self.marked) {
            (0, _) => "caught.start",
            (1, _) => "caught.end",
            (2, _) => "caught.samples",
            (3, _) => "caught.hulls",
            (4, EXACT) => "caught.reported-exact",
            (4, END) => "caught.reported-plain",
            (4, _) => "caught.reported-hull",
            _ => "caught.contact",
        };
        let with = [
            ("start", Value::from(start)),
            ("end", Value::from(end)),
            ("hull", Value::from(hull)),
            ("exact", Value::from(exact)),
            ("false", Value::from(self.report.false_alarms())),
            ("needed", Value::from(self.needed as usize)),
            ("time", Value::from(self.contact.time)),
            (
                "way",
                Value::from(self.contact.time * self.pair.b.travel.displacement().norm()),
            ),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let known = match step {
            0 => 1,
            1..=3 => 2,
            _ => 4,
        };
        let mut numbers = pairs(&self.report, known);
        if step >= 2 {
            numbers.push(Number::count("samples-needed", self.needed as usize));
        }
        if step >= 4 {
            numbers.push(Number::count("false-alarms", self.report.false_alarms()));
            numbers.push(Number::count("proven-pairs", self.report.proven()));
        }
        if step >= 5 {
            let (time, by) = (self.contact.time, self.contact.by);
            numbers.push(share("time-of-contact", time, Bound::AtLeast));
            if self.contact.certain {
                numbers.push(share("met-by", by, Bound::AtMost));
            }
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            0 => Some(yes_or_no("caught.end", !self.report.by[END].is_empty())),
            1 => Some(self.how_often()),
            3 => Some(how_many("caught.real", &self.report)),
            // The exact test marks faces where they meet, which would give it away.
            4 if self.marked != EXACT => Some(self.where_it_meets()),
            _ => None,
        }
    }

    fn point(&self, at: &Point) -> Option<Pointed> {
        Some(self.at_place(at))
    }

    fn figure(&self, step: usize) -> Figure {
        let (pair, mut figure) = (&self.pair, empty());
        match step {
            0 => figure.parts(pair, 0.0),
            1 => {
                figure.parts(pair, 1.0);
                figure.ghosts(pair, &[0.0]);
            }
            2 => {
                figure.parts(pair, 1.0);
                let looks = f64::from(self.needed);
                let times: Vec<f64> = (0..self.needed).map(|i| f64::from(i) / looks).collect();
                figure.ghosts(pair, &times);
            }
            3 => {
                figure.solid(&pair.a.shape, pair.a.travel.at(0.0), Role::Quiet);
                figure.ghosts(pair, &[0.0, 1.0]);
                let [a, b] = self.first();
                figure.swept(&a, Role::A);
                figure.swept(&b, Role::B);
                figure.named(a.from[0], "hull-of-a", Role::A);
                figure.named(b.from[0], "hull-of-b", Role::B);
            }
            4 => {
                // Hulls tell no time.
                let (time, role) = match self.marked {
                    END => (1.0, Role::Upper),
                    EXACT => (self.contact.time, Role::Witness),
                    _ => (0.0, Role::Upper),
                };
                figure.parts(pair, time);
                figure.ghosts(pair, &[]);
                figure.marked(&self.marked(self.marked), time, role, Fill::Outlined);
            }
            _ => {
                figure.parts(pair, self.contact.time);
                figure.ghosts(pair, &[0.0, 1.0]);
                let first = [self.first()];
                figure.marked(&first, self.contact.time, Role::Witness, Fill::Hatched);
            }
        }
        figure.told()
    }
}

/// How many pairs each of the first so many tests reports.
pub(super) fn pairs(report: &Report, known: usize) -> Vec<Number> {
    const NAMES: [&str; 4] = [
        "pairs-at-start",
        "pairs-at-end",
        "pairs-hull",
        "pairs-exact",
    ];
    let counts = NAMES.into_iter().zip(&report.by);
    let counts = counts.map(|(name, pairs): (_, &Vec<Faces>)| Number::count(name, pairs.len()));
    counts.take(known).collect()
}

/// Of the cycle.
pub(super) fn share(name: &'static str, value: f64, bound: Bound) -> Number {
    Number::new(name, value, NumberUnit::Ratio, bound)
}

pub(super) fn yes_or_no(name: &'static str, yes: bool) -> Question {
    Question {
        name,
        choices: vec![Caption::Key("yes"), Caption::Key("no")],
        answer: usize::from(!yes),
        point: None,
    }
}

/// How many of the pairs that the hulls report meet.
pub(super) fn how_many(name: &'static str, report: &Report) -> Question {
    let (all, is_false) = (report.by[HULL].len(), report.false_alarms());
    let answer = match is_false {
        0 => 0,
        some if some < all => 1,
        _ => 2,
    };
    Question {
        name,
        choices: ["all", "some", "none"].map(Caption::Key).to_vec(),
        answer,
        point: None,
    }
}

/// Powers of two and, between them, half as many again.
fn samples(pair: &Pair) -> Vec<[f64; 2]> {
    let powers = 0..=MOST_SAMPLES.ilog2();
    let mut counts: Vec<u32> = powers.flat_map(|p| [1 << p, (3 << p) >> 1]).collect();
    counts.dedup();
    counts.retain(|&count| count <= MOST_SAMPLES);
    let point = |&count: &u32| [f64::from(count), sampled(pair, count) as f64];
    counts.iter().map(point).collect()
}

/// What each test reports at speeds from none to the largest: in the slowest cycles the disc does not reach the plate,
/// or is not through.
fn by_speed(wish: &Wish) -> Result<[Vec<[f64; 2]>; 4], LessonError> {
    const SPEEDS: [f64; 12] = [
        4.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 30.0, 40.0, 80.0, 120.0, 200.0,
    ];
    let mut lines = [const { Vec::new() }; 4];
    for speed in SPEEDS {
        let [a, b] = through(&Wish { speed, ..*wish })?
            .movers()
            .map(Mover::swept);
        let report = Report::of(&a, &b);
        for (line, pairs) in lines.iter_mut().zip(&report.by) {
            line.push([speed, pairs.len() as f64]);
        }
    }
    Ok(lines)
}
