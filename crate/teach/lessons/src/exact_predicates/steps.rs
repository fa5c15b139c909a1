//! Lists the steps: three points, a sheet of signs, the effect of one wrong sign, and the stages that are certain.

use nearpoint_published::signs::SignResult;

use super::grid::{Grid, Line as Points};
use super::hull::{POINTS, Sign, exact, farthest_lost_point, hull, plain};
use super::space::TouchingPairs;
use super::stage_fractions::{STAGES as ALL_STAGES, StageFractions, stage_fractions};
use crate::figure::{Caption, Figure};
use crate::story::{Chart, LazyStep, Line, Number, Question, Story};

const BY_STAGE: [&str; 4] = [
    "stage-filter",
    "stage-differences",
    "stage-corrected",
    "stage-all",
];

/// The steps of the lesson on exact signs of geometric predicates, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub line: Points,
    /// The grid with steps of one last digit.
    pub fine: Grid,
    /// The grid with larger steps, on which the filter is certain of half the points, and its step.
    pub coarse: (Grid, f64),
    /// Three of the fine grid's points, and the index of the one with a wrong sign.
    pub three: Option<([usize; 3], usize)>,
    pub plain_hull: Vec<usize>,
    pub exact_hull: Vec<usize>,
    /// The corner that the plain hull lost, and its distance from the hull.
    pub lost: Option<(usize, f64)>,
    stage_fractions: Vec<StageFractions>,
    pub touches: TouchingPairs,
}

/// The steps in order. All numbers of a step go into its text.
const STEPS: [fn(&Steps) -> LazyStep<'_>; 9] = [
    |it| {
        LazyStep::new("signs.line")
            .count("signs-asked", it.fine.signs.len())
            .figure(|| it.three_points())
    },
    |it| {
        let fine = &it.fine;
        LazyStep::new("signs.exact")
            .count("sign-left", fine.count(|reported| reported.sign > 0))
            .count("sign-on", fine.count(|reported| reported.sign == 0))
            .count("sign-right", fine.count(|reported| reported.sign < 0))
            .ask(Question::number("signs.how-many-wrong", it.wrong()))
            .figure(|| fine.signs(|stated| stated.sign))
    },
    |it| {
        let fine = &it.fine;
        let choices = ["1", "2", "3"].map(|name| Caption::Math(name.to_owned()));
        let which = it.three.map(|(_, which)| which);
        LazyStep::new("signs.plain")
            .count("sign-left", fine.count(|reported| reported.plain > 0.0))
            .count("sign-on", fine.count(|reported| reported.plain == 0.0))
            .count("sign-right", fine.count(|reported| reported.plain < 0.0))
            .ask(which.map(|which| Question::among("signs.which-wrong", choices, which)))
            .figure(|| fine.signs(SignResult::plain_sign))
            .draw(|figure| it.three(figure))
    },
    |it| {
        let fine = &it.fine;
        LazyStep::new("signs.wrong")
            .count("signs-asked", fine.signs.len())
            .count("sign-wrong", it.wrong())
            .count(
                "sign-opposite",
                fine.count(|reported| reported.plain_sign() * reported.sign < 0),
            )
            .count(
                "sign-lost",
                fine.count(|reported| reported.plain == 0.0 && reported.sign != 0),
            )
            .count(
                "sign-made",
                fine.count(|reported| reported.plain != 0.0 && reported.sign == 0),
            )
            .figure(|| {
                fine.wrong()
                    .with(|figure| it.three(figure))
                    .about_everything()
            })
    },
    |it| {
        LazyStep::new("signs.triangle")
            .count("edges-seen-plain", edges_seen(plain))
            .count("edges-seen-exact", edges_seen(exact))
            .figure(|| it.triangle())
    },
    |it| {
        let far = it
            .lost
            .map(|(_, far)| Number::length("corner-outside", far));
        LazyStep::new("signs.hull")
            .count("corners-plain", it.plain_hull.len())
            .count("corners-exact", it.exact_hull.len())
            .numbers(far)
            .figure(|| it.hulls())
    },
    |it| {
        let (grid, digits) = &it.coarse;
        let [.., all_digits] = it.stages();
        LazyStep::new("signs.filter")
            .count("signs-asked", grid.signs.len())
            .count("stage-filter", grid.count_certain())
            .count("last-digits", *digits as usize)
            .ask(Question::number("signs.how-many-all", all_digits))
            .figure(|| grid.filter())
            .chart(|| it.by_distance(1))
    },
    |it| {
        let counts = BY_STAGE.into_iter().zip(it.stages());
        LazyStep::new("signs.stages")
            .numbers(counts.map(|(name, count)| Number::count(name, count)))
            .figure(|| it.fine.stages())
            .chart(|| it.by_distance(BY_STAGE.len()))
    },
    |it| {
        let touches = &it.touches;
        LazyStep::new("signs.space")
            .count("pairs-touching", touches.pairs)
            .count("plain-clear", touches.clear)
            .count("plain-through", touches.through)
            .count("plain-touching", touches.touching)
            .count("product-touching", touches.product_touching)
            .count("corners-asked", touches.corners)
            .count("corners-not-sure", touches.exact)
            .figure(|| {
                touches
                    .shown
                    .map_or_else(Figure::empty, |pair| pair.figure())
            })
    },
];

impl Steps {
    /// Computes the signs near a line on grids with this many points per side, and lists the steps.
    pub fn new(line: Points, side: usize) -> Self {
        let fine = Grid::new(&line, side, 1.0);
        let plain_hull = hull(plain);
        Self {
            three: fine.three(),
            coarse: Grid::with_half_certain(&line, side),
            lost: farthest_lost_point(&plain_hull),
            exact_hull: hull(exact),
            plain_hull,
            stage_fractions: stage_fractions(&line),
            touches: TouchingPairs::find(),
            fine,
            line,
        }
    }

    fn stages(&self) -> [usize; 4] {
        ALL_STAGES.map(|stage| self.fine.count(|reported| reported.stage == stage))
    }

    fn wrong(&self) -> usize {
        self.fine.count(|reported| reported.is_plain_wrong())
    }

    /// Charts the fractions of the first `stages` stages by distance from the line.
    fn by_distance(&self, stages: usize) -> Chart {
        let line = |stage: usize| {
            let shares = self.stage_fractions.iter();
            let points = shares.map(|fraction| [fraction.distance, fraction.stages[stage]]);
            Line::new(BY_STAGE[stage], points)
        };
        Chart::new("stages-by-distance", "last-digits-away", "percent-of-signs")
            .log_x()
            .lines((0..stages).map(line))
    }
}

/// Counts the edges of the first triangle that the fourth point is outside of, by this sign.
fn edges_seen(sign: Sign) -> usize {
    let edges = [[0, 1], [1, 2], [2, 0]];
    let is_seen = |[a, b]: &[usize; 2]| sign(POINTS[*a], POINTS[*b], POINTS[3]) < 0;
    edges.iter().filter(|edge| is_seen(edge)).count()
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self).with_number_args()
    }
}
