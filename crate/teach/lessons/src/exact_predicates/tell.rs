//! The story: three points, a sheet of signs, what one wrong sign does, and the stages that are sure.

use super::grid::{Grid, Line as Points};
use super::hull::{POINTS, Sign, exact, hull, lost, plain};
use super::shares::{STAGES as ALL_STAGES, Share, shares};
use super::space::Touches;
use crate::figure::Caption;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

pub(super) const LINE: usize = 0;
pub(super) const EXACT: usize = 1;
pub(super) const PLAIN: usize = 2;
pub(super) const WRONG: usize = 3;
pub(super) const TRIANGLE: usize = 4;
pub(super) const HULL: usize = 5;
pub(super) const FILTER: usize = 6;
pub(super) const STAGES: usize = 7;
const STEPS: usize = 9;

const BY_STAGE: [&str; 4] = [
    "stage-filter",
    "stage-differences",
    "stage-corrected",
    "stage-all",
];

#[derive(Debug)]
pub(super) struct Told {
    pub line: Points,
    /// At steps of one last digit.
    pub fine: Grid,
    /// At larger steps, so that the filter is sure of half; and these.
    pub coarse: (Grid, f64),
    /// Three of the fine grid's points, and which of them has a wrong sign.
    pub three: Option<([usize; 3], usize)>,
    pub plain_hull: Vec<usize>,
    pub exact_hull: Vec<usize>,
    /// The corner that the plain hull has lost, and how far outside it is.
    pub lost: Option<(usize, f64)>,
    shares: Vec<Share>,
    pub touches: Touches,
}

impl Told {
    pub fn new(line: Points, side: usize) -> Self {
        let fine = Grid::new(&line, side, 1.0);
        let plain_hull = hull(plain);
        Self {
            three: fine.three(),
            coarse: Grid::half_sure(&line, side),
            lost: lost(&plain_hull),
            exact_hull: hull(exact),
            plain_hull,
            shares: shares(&line),
            touches: Touches::find(),
            fine,
            line,
        }
    }

    fn stages(&self) -> [usize; 4] {
        ALL_STAGES.map(|stage| self.fine.count(|told| told.stage == stage))
    }

    fn wrong(&self) -> usize {
        self.fine.count(|told| told.is_wrong())
    }

    fn counts(&self, step: usize) -> Vec<(&'static str, usize)> {
        let fine = &self.fine;
        match step {
            LINE => vec![("signs-asked", fine.told.len())],
            EXACT => vec![
                ("sign-left", fine.count(|told| told.sign > 0)),
                ("sign-on", fine.count(|told| told.sign == 0)),
                ("sign-right", fine.count(|told| told.sign < 0)),
            ],
            PLAIN => vec![
                ("sign-left", fine.count(|told| told.plain > 0.0)),
                ("sign-on", fine.count(|told| told.plain == 0.0)),
                ("sign-right", fine.count(|told| told.plain < 0.0)),
            ],
            WRONG => vec![
                ("signs-asked", fine.told.len()),
                ("sign-wrong", self.wrong()),
                (
                    "sign-opposite",
                    fine.count(|told| told.plain_sign() * told.sign < 0),
                ),
                (
                    "sign-lost",
                    fine.count(|told| told.plain == 0.0 && told.sign != 0),
                ),
                (
                    "sign-made",
                    fine.count(|told| told.plain != 0.0 && told.sign == 0),
                ),
            ],
            TRIANGLE => vec![
                ("edges-seen-plain", edges_seen(plain)),
                ("edges-seen-exact", edges_seen(exact)),
            ],
            HULL => vec![
                ("corners-plain", self.plain_hull.len()),
                ("corners-exact", self.exact_hull.len()),
            ],
            FILTER => vec![
                ("signs-asked", self.coarse.0.told.len()),
                ("stage-filter", self.coarse.0.sure()),
                ("last-digits", self.coarse.1 as usize),
            ],
            STAGES => BY_STAGE.into_iter().zip(self.stages()).collect(),
            _ => vec![
                ("pairs-touching", self.touches.pairs),
                ("plain-clear", self.touches.clear),
                ("plain-through", self.touches.through),
                ("plain-touching", self.touches.touching),
                ("product-touching", self.touches.product_touching),
                ("corners-asked", self.touches.corners),
                ("corners-not-sure", self.touches.exact),
            ],
        }
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let counts = self.counts(step).into_iter();
        let mut numbers: Vec<Number> = counts
            .map(|(name, count)| Number::count(name, count))
            .collect();
        if let (HULL, Some((_, far))) = (step, self.lost) {
            let far = Number::new("corner-outside", far, NumberUnit::Length, Bound::Exact);
            numbers.push(far);
        }
        numbers
    }

    /// All numbers of a step go into its text.
    fn say(&self, step: usize) -> Say {
        let key = match step {
            LINE => "signs.line",
            EXACT => "signs.exact",
            PLAIN => "signs.plain",
            WRONG => "signs.wrong",
            TRIANGLE => "signs.triangle",
            HULL => "signs.hull",
            FILTER => "signs.filter",
            STAGES => "signs.stages",
            _ => "signs.space",
        };
        let holes = self.numbers(step).into_iter();
        let with = holes.filter_map(|number| Some((number.name, Value::from(number.value?))));
        Say {
            key,
            with: with.collect(),
        }
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            EXACT => Some(Question::number("signs.how-many-wrong", self.wrong())),
            PLAIN => self.three.map(|(_, which)| Question {
                name: "signs.which-wrong",
                choices: ["1", "2", "3"]
                    .map(|name| Caption::Math(name.to_owned()))
                    .to_vec(),
                answer: which,
                point: None,
            }),
            FILTER => {
                let [.., all_digits] = self.stages();
                Some(Question::number("signs.how-many-all", all_digits))
            }
            _ => None,
        }
    }
}

/// Of how many edges of the first triangle the fourth point is said to be outside.
fn edges_seen(sign: Sign) -> usize {
    let edges = [[0, 1], [1, 2], [2, 0]];
    let is_seen = |[a, b]: &[usize; 2]| sign(POINTS[*a], POINTS[*b], POINTS[3]) < 0;
    edges.iter().filter(|edge| is_seen(edge)).count()
}

impl Story for Told {
    fn steps(&self) -> usize {
        STEPS
    }

    fn tell(&mut self, step: usize) -> Step {
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    /// The shares of the stages by distance from the line: of the filter, then of all.
    fn charts(&self, step: usize) -> Vec<Chart> {
        let shown = match step {
            FILTER => 1,
            STAGES => BY_STAGE.len(),
            _ => return Vec::new(),
        };
        let line = |stage: usize| Line {
            name: BY_STAGE[stage],
            points: self
                .shares
                .iter()
                .map(|share| [share.distance, share.stages[stage]])
                .collect(),
            style: LineStyle::Line,
        };
        vec![Chart {
            name: "stages-by-distance",
            x: Axis {
                name: "last-digits-away",
                log: true,
            },
            y: Axis {
                name: "percent-of-signs",
                log: false,
            },
            lines: (0..shown).map(line).collect(),
            at: None,
        }]
    }
}
