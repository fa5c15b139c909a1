//! Explains the blade that turns: its tip leaves the chord that a straight motion follows.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::swept::{FirstContact, SweptTriangle};

use super::report::{EXACT, HULL, Report};
use super::scene::{BLADE_LENGTH, Mover, Pair, blade, tip};
use super::through::{fraction, pairs};
use super::{Parameters, ROTATIONS};
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::motion::Motion;
use crate::shapes::sin_cos;
use crate::story::{Bound, LazyStep, Number, Question};

#[derive(Debug)]
pub(super) struct BladeCase {
    pair: Pair,
    /// The rotation in a cycle, in radians.
    rotation: f64,
    /// The faces of both parts, with corners that move straight.
    straight: [Vec<SweptTriangle>; 2],
    missed: Report,
    /// The report that allows for the deviation of the turn.
    caught: Report,
    /// The largest allowed deviation of a face.
    max_deviation: f64,
    contact: FirstContact,
}

impl BladeCase {
    /// Tests a turning blade against a post, along straight and along swept motions.
    pub fn new(parameters: &Parameters) -> Result<Self, LessonError> {
        let pair = blade(parameters)?;
        let contact = pair.first_contact().ok_or(LessonError::NoStory)?;
        let straight = pair.movers().map(Mover::straight);
        let swept = pair.movers().map(Mover::swept);
        let deviations = swept[1].iter().map(|face| face.deviation);
        Ok(Self {
            rotation: parameters.rotation,
            missed: Report::new(&straight[0], &straight[1]),
            caught: Report::new(&swept[0], &swept[1]),
            max_deviation: deviations.fold(0.0, f64::max),
            straight,
            contact,
            pair,
        })
    }

    /// Returns the faces at the end of the blade that passes the post, as they move straight.
    fn tip(&self) -> impl Iterator<Item = &SweptTriangle> {
        let shape = &self.pair.b.shape;
        let at_end = |i: &usize| shape.triangle(*i as u32).iter().all(|p| p.x > 0.0);
        let faces = 0..self.straight[1].len();
        faces.filter(at_end).map(|i| &self.straight[1][i])
    }

    /// Draws the tip's arc, its chord, and the distance between them.
    pub(super) fn draw_sagitta(&self, figure: &mut Figure) {
        const PIECES: i32 = 48;
        let half = self.rotation / 2.0;
        let at = |i: i32| tip(half * (f64::from(2 * i) / f64::from(PIECES) - 1.0));
        let arc: Vec<Point> = (0..=PIECES).map(at).collect();
        figure.line(&arc, Role::Witness, Weight::Strong, Hidden::Over);
        let ends = [tip(-half), tip(half)];
        figure.line(&ends, Role::Upper, Weight::Strong, Hidden::Over);
        let middle = ends[0] + (ends[1] - ends[0]) * 0.5;
        figure.line(
            &[middle, tip(0.0)],
            Role::Quiet,
            Weight::Normal,
            Hidden::Over,
        );
        figure.dot(tip(0.0), Role::Witness, Symbol::Disc);
        figure.dot(middle, Role::Upper, Symbol::Disc);
        let stated = Caption::Length(sagitta(self.rotation), Bound::Exact);
        figure.label(tip(0.0), stated, Role::Witness);
    }
}

impl BladeCase {
    pub(super) const STEPS: [fn(&Self) -> LazyStep<'_>; 3] = [
        |it| {
            let post = !it.missed.pairs_by_test[HULL].is_empty();
            it.text_step("caught.blade")
                .ask(Question::yes_or_no("caught.post", post))
                .draw(|figure| {
                    figure.parts(&it.pair, 1.0);
                    figure.ghosts(&it.pair, &[0.0]);
                })
        },
        |it| {
            let draft = it
                .text_step("caught.blade-missed")
                .numbers(pairs(&it.missed, 4));
            draft.draw(|figure| {
                let pair = &it.pair;
                figure.solid(&pair.a.shape, pair.a.travel.at(0.0), Role::A);
                figure.ghosts(pair, &[0.0, 1.0]);
                for face in it.tip() {
                    figure.swept(face, Role::B);
                }
            })
        },
        |it| {
            it.text_step("caught.blade-caught")
                .numbers([Number::at_most("deviation-allowed", it.max_deviation)])
                .numbers(pairs(&it.caught, 4))
                .count("proven-pairs", it.caught.proven())
                .numbers([fraction("time-of-contact", it.contact.time, Bound::AtLeast)])
                .moving(Motion::share(it.contact.time), |figure, time| {
                    let pair = &it.pair;
                    figure.parts(pair, time);
                    let met = it.contact.pairs.iter();
                    let posed = |[i, j]: [u32; 2]| {
                        let face = |mover: &Mover, face: u32| {
                            let pose = mover.travel.at(time);
                            SweptTriangle::at_rest(mover.shape.triangle(face).map(|p| pose * p))
                        };
                        [face(&pair.a, i), face(&pair.b, j)]
                    };
                    let met: Vec<_> = met.copied().map(posed).collect();
                    figure.marked(&met, 0.0, Role::Witness, Fill::Hatched);
                })
        },
    ];

    fn text_step(&self, key: &'static str) -> LazyStep<'_> {
        let certain = match self.contact.is_certain {
            true => "certain",
            false => "not-certain",
        };
        let sagitta = sagitta(self.rotation);
        LazyStep::new(key)
            .with_arg("degrees", self.rotation.to_degrees().round())
            .with_arg("bulge", sagitta)
            .with_arg("allowed", self.max_deviation)
            .with_arg("missed", self.missed.pairs_by_test[HULL].len())
            .with_arg("hull", self.caught.pairs_by_test[HULL].len())
            .with_arg("exact", self.caught.pairs_by_test[EXACT].len())
            .with_arg("time", self.contact.time)
            .with_arg("certain", certain)
            .numbers([Number::length("bulge", sagitta)])
    }
}

/// Returns the sagitta of the tip's arc: its largest distance from the chord.
fn sagitta(rotation: f64) -> f64 {
    BLADE_LENGTH * (1.0 - sin_cos(rotation / 2.0).1)
}

/// Returns the sagitta and the allowed deviation, by degrees in a cycle.
pub(super) fn by_rotation() -> [Vec<[f64; 2]>; 2] {
    let [least, most, step] = ROTATIONS;
    let count = ((most - least) / step).round() as usize;
    let line = |of: fn(f64) -> f64| {
        let point = |i: usize| {
            let degrees = least + i as f64 * step;
            [degrees, of(degrees.to_radians())]
        };
        (0..=count).map(point).collect()
    };
    [
        line(sagitta),
        line(|angle| BLADE_LENGTH * angle * angle / 8.0),
    ]
}
