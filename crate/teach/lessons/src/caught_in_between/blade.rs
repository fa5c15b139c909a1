//! Explains the blade that turns: its tip leaves the chord that a straight motion follows.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::swept::{FirstContact, SweptTriangle};

use super::report::{EXACT, HULL, Report};
use super::scene::{Mover, Pair, REACH, blade, tip};
use super::through::{pairs, share};
use super::{ROTATIONS, Wish};
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::made::sin_cos;
use crate::story::{Bound, Draft, Number, Question};

#[derive(Debug)]
pub(super) struct Blade {
    pair: Pair,
    /// The rotation in a cycle, in radians.
    rotation: f64,
    /// The faces of both parts, with corners that move straight.
    straight: [Vec<SweptTriangle>; 2],
    missed: Report,
    /// The report that allows for the deviation of the turn.
    caught: Report,
    /// The largest allowed deviation of a face.
    allowed: f64,
    contact: FirstContact,
}

impl Blade {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let pair = blade(wish)?;
        let contact = pair.first_contact().ok_or(LessonError::NoStory)?;
        let straight = pair.movers().map(Mover::straight);
        let swept = pair.movers().map(Mover::swept);
        let deviations = swept[1].iter().map(|face| face.deviation);
        Ok(Self {
            rotation: wish.rotation,
            missed: Report::of(&straight[0], &straight[1]),
            caught: Report::of(&swept[0], &swept[1]),
            allowed: deviations.fold(0.0, f64::max),
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
    pub(super) fn bulge(&self, figure: &mut Figure) {
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
        let said = Caption::Length(bulge(self.rotation), Bound::Exact);
        figure.label(tip(0.0), said, Role::Witness);
    }
}

impl Blade {
    pub(super) const STEPS: [fn(&Self) -> Draft<'_>; 3] = [
        |it| {
            let post = !it.missed.by[HULL].is_empty();
            it.say("caught.blade")
                .ask(Question::yes_or_no("caught.post", post))
                .draw(|figure| {
                    figure.parts(&it.pair, 1.0);
                    figure.ghosts(&it.pair, &[0.0]);
                })
        },
        |it| {
            let draft = it.say("caught.blade-missed").numbers(pairs(&it.missed, 4));
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
            it.say("caught.blade-caught")
                .numbers([Number::at_most("deviation-allowed", it.allowed)])
                .numbers(pairs(&it.caught, 4))
                .count("proven-pairs", it.caught.proven())
                .numbers([share("time-of-contact", it.contact.time, Bound::AtLeast)])
                .draw(|figure| {
                    let pair = &it.pair;
                    figure.parts(pair, it.contact.time);
                    figure.ghosts(pair, &[0.0, 1.0]);
                    let met = it.contact.pairs.iter();
                    let posed = |[i, j]: [u32; 2]| {
                        let face = |mover: &Mover, face: u32| {
                            let pose = mover.travel.at(it.contact.time);
                            SweptTriangle::at_rest(mover.shape.triangle(face).map(|p| pose * p))
                        };
                        [face(&pair.a, i), face(&pair.b, j)]
                    };
                    let met: Vec<_> = met.copied().map(posed).collect();
                    figure.marked(&met, 0.0, Role::Witness, Fill::Hatched);
                })
        },
    ];

    fn say(&self, key: &'static str) -> Draft<'_> {
        let certain = match self.contact.certain {
            true => "certain",
            false => "not-certain",
        };
        let bulge = bulge(self.rotation);
        Draft::say(key)
            .with("degrees", self.rotation.to_degrees().round())
            .with("bulge", bulge)
            .with("allowed", self.allowed)
            .with("missed", self.missed.by[HULL].len())
            .with("hull", self.caught.by[HULL].len())
            .with("exact", self.caught.by[EXACT].len())
            .with("time", self.contact.time)
            .with("certain", certain)
            .numbers([Number::length("bulge", bulge)])
    }
}

/// Returns the sagitta of the tip's arc: its largest distance from the chord.
fn bulge(rotation: f64) -> f64 {
    REACH * (1.0 - sin_cos(rotation / 2.0).1)
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
    [line(bulge), line(|angle| REACH * angle * angle / 8.0)]
}
