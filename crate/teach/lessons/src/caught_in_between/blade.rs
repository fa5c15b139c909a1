//! A blade that turns: its tip bulges past straight ways.

use nearpoint_geometry::Point;
use nearpoint_geometry::collide::swept::{FirstContact, SweptTriangle};

use super::picture::empty;
use super::report::{EXACT, HULL, Report};
use super::scene::{Mover, Pair, REACH, blade, tip};
use super::steps::Scene;
use super::through::{pairs, share, yes_or_no};
use super::{ROTATIONS, Wish};
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::made::sin_cos;
use crate::story::{Bound, Number, NumberUnit, Question, Say};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Blade {
    pair: Pair,
    /// In radians.
    rotation: f64,
    /// With corners that move straight on.
    straight: [Vec<SweptTriangle>; 2],
    missed: Report,
    /// With the deviation of the turn allowed for.
    caught: Report,
    /// The largest deviation of a face that is allowed for.
    allowed: f64,
    contact: FirstContact,
}

impl Blade {
    pub fn new(wish: &Wish) -> Result<Self, LessonError> {
        let pair = blade(wish)?;
        let contact = pair
            .first_contact()
            .ok_or_else(|| LessonError::Impossible {
                reason: "the blade does not meet the post".to_owned(),
            })?;
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

    /// The faces at the end of the blade that comes by the post, as they go straight on.
    fn tip(&self) -> impl Iterator<Item = &SweptTriangle> {
        let shape = &self.pair.b.shape;
        let at_end = |i: &usize| shape.triangle(*i as u32).iter().all(|p| p.x > 0.0);
        let faces = 0..self.straight[1].len();
        faces.filter(at_end).map(|i| &self.straight[1][i])
    }

    /// The tip's arc, its chord, and how far they are apart.
    fn bulge(&self, figure: &mut Figure) {
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

impl Scene for Blade {
    fn say(&self, step: usize) -> Say {
        let key = match step {
            0 => "caught.blade",
            1 => "caught.blade-missed",
            _ => "caught.blade-caught",
        };
        let certain = if self.contact.certain {
            "certain"
        } else {
            "not-certain"
        };
        let with = [
            ("degrees", Value::from(self.rotation.to_degrees().round())),
            ("bulge", Value::from(bulge(self.rotation))),
            ("allowed", Value::from(self.allowed)),
            ("missed", Value::from(self.missed.by[HULL].len())),
            ("hull", Value::from(self.caught.by[HULL].len())),
            ("exact", Value::from(self.caught.by[EXACT].len())),
            ("time", Value::from(self.contact.time)),
            ("certain", Value::word(certain)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let length = |name, value, bound| Number::new(name, value, NumberUnit::Length, bound);
        let mut numbers = vec![length("bulge", bulge(self.rotation), Bound::Exact)];
        match step {
            0 => {}
            1 => numbers.extend(pairs(&self.missed, 4)),
            _ => {
                numbers.push(length("deviation-allowed", self.allowed, Bound::AtMost));
                numbers.extend(pairs(&self.caught, 4));
                numbers.push(Number::count("proven-pairs", self.caught.proven()));
                numbers.push(share("time-of-contact", self.contact.time, Bound::AtLeast));
            }
        }
        numbers
    }

    fn question(&self, step: usize) -> Option<Question> {
        (step == 0).then(|| yes_or_no("caught.post", !self.missed.by[HULL].is_empty()))
    }

    fn figure(&self, step: usize) -> Figure {
        let (pair, mut figure) = (&self.pair, empty());
        match step {
            0 => {
                figure.parts(pair, 1.0);
                figure.ghosts(pair, &[0.0]);
            }
            1 => {
                figure.solid(&pair.a.shape, pair.a.travel.at(0.0), Role::A);
                figure.ghosts(pair, &[0.0, 1.0]);
                for face in self.tip() {
                    figure.swept(face, Role::B);
                }
            }
            _ => {
                figure.parts(pair, self.contact.time);
                figure.ghosts(pair, &[0.0, 1.0]);
                let met = self.contact.pairs.iter();
                let posed = |[i, j]: [u32; 2]| {
                    let face = |mover: &Mover, face: u32| {
                        let pose = mover.travel.at(self.contact.time);
                        SweptTriangle::at_rest(mover.shape.triangle(face).map(|p| pose * p))
                    };
                    [face(&pair.a, i), face(&pair.b, j)]
                };
                let met: Vec<_> = met.copied().map(posed).collect();
                figure.marked(&met, 0.0, Role::Witness, Fill::Hatched);
            }
        }
        self.bulge(&mut figure);
        figure.told()
    }
}

/// How far the tip's arc is from its chord.
fn bulge(rotation: f64) -> f64 {
    REACH * (1.0 - sin_cos(rotation / 2.0).1)
}

/// The bulge, and what is allowed for, by degrees a cycle.
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
