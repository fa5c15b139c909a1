//! Examines a pair in the middle of an interval, and concludes what holds for all of the interval.

use super::pair::{Ground, Pair, Placed, middle};
use super::report::{Smallest, Tests};
use super::settings::CheckMethod;
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::spheres::{Met, Scratch, meets};
use nearpoint_geometry::closest::{Clearance, Warm, Within, clearance, within};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::work::{Stopped, Work};

/// The clearances that matter.
#[derive(Debug, Clone, Copy)]
pub(super) struct Target {
    /// The distance below which clearances matter; 0 if none do.
    pub below: f64,
    /// The allowed error of a clearance.
    pub slack: f64,
}

/// An interval that is still to be examined.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub from: f64,
    pub to: f64,
    /// The number of times that the motion was halved to get the interval.
    pub depth: u32,
    /// True if it is known whether the pair meets in the interval, so that only the smallest clearance is looked for.
    pub knows_contact: bool,
}

/// The result of an examination.
#[derive(Debug)]
pub(super) struct Finding {
    /// The contact in the interval, if the pair meets as far as can be decided.
    pub contact: Option<Contact>,
    /// The halves of the interval that are still to be examined.
    pub halves: Option<[Node; 2]>,
    /// Two points at a small distance; not always the nearest.
    pub nearest: Option<Smallest>,
    pub tests: Tests,
}

/// A contact as seen in the middle of its interval.
#[derive(Debug, Clone, Copy)]
pub(super) struct Contact {
    pub from: f64,
    pub to: f64,
    pub certain: bool,
    /// True if one body is inside the other in all of the interval and their surfaces do not meet.
    pub is_inside: bool,
    pub triangles: Option<[u32; 2]>,
    pub at: Point,
}

/// The caches that are kept between examinations; they never change an answer.
#[derive(Debug, Default)]
pub(super) struct Tools {
    pub warm: Warm,
    scratch: Scratch,
}

/// The answer to whether the pair meets in an interval.
enum Meeting {
    No,
    /// The pair may meet: a shorter interval is needed.
    Perhaps,
    Yes(Contact),
}

impl Node {
    pub fn middle(&self) -> f64 {
        middle(self.from, self.to)
    }

    /// Returns the share of the motion that the interval covers.
    pub fn weight(&self) -> f64 {
        0.5_f64.powi(self.depth as i32)
    }

    /// Returns `None` where no time lies between the interval's ends.
    fn halves(&self, knows_contact: bool) -> Option<[Node; 2]> {
        let middle = self.middle();
        let half = |from, to| Node {
            from,
            to,
            depth: self.depth + 1,
            knows_contact,
        };
        let is_between = self.from < middle && middle < self.to;
        is_between.then(|| [half(self.from, middle), half(middle, self.to)])
    }
}

/// The number of triangle pairs tested for one question. A question that would take more is put to each half of the
/// interval.
pub(super) const FEW_TESTS: usize = 1000;
/// The larger number of tests where halving is of no use; beyond it, measuring the clearance is quicker.
pub(super) const MOST_TESTS: usize = 20_000;

/// The ratio of a bound to the allowed error above which the bound is coarse: halves then help more than more tests.
const COARSE: f64 = 32.0;

/// Examines a pair in the middle of an interval.
pub(super) fn examine<W: Work>(
    ground: &Ground<'_>,
    pair: &Pair,
    node: &Node,
    target: Target,
    tools: &mut Tools,
    work: &W,
) -> Result<Finding, Stopped> {
    let placed = pair.place(ground, node.from, node.to);
    let mut seen = Finding {
        contact: None,
        halves: None,
        nearest: None,
        tests: Tests {
            intervals: 1,
            ..Tests::default()
        },
    };
    let matters = target.below > 0.0;
    if placed.gap > placed.bound + target.below || !matters && node.knows_contact {
        return Ok(seen);
    }
    // Bounds that are only rounding grow no smaller.
    let halves = node.halves(node.knows_contact);
    let halves = halves.filter(|_| placed.bound > 2.0 * placed.noise);
    if halves.is_some() && placed.bound > placed.coarse {
        seen.halves = halves;
        return Ok(seen);
    }
    let hulls_apart = match matters {
        true => pair.hulls_apart(ground, &placed, placed.bound + target.below),
        false => 0.0,
    };
    if hulls_apart > placed.bound + target.below {
        return Ok(seen);
    }
    let apart = placed.gap.max(hulls_apart);
    let mut asked = Asked {
        ground,
        pair,
        node,
        placed: &placed,
        is_last: halves.is_none(),
        seen: &mut seen,
    };
    let meeting = match ground.settings.method {
        _ if node.knows_contact || apart > placed.bound => Meeting::No,
        CheckMethod::Exact => asked.by_faces(tools, work)?,
        CheckMethod::Spheres => asked.by_spheres(tools, work)?,
    };
    let may_be_nearer = matters && asked.may_be_nearer(target, tools, work)?;
    let knows_contact = !matches!(meeting, Meeting::Perhaps);
    if !knows_contact || may_be_nearer {
        seen.halves = node.halves(knows_contact);
    }
    if let Meeting::Yes(contact) = meeting {
        seen.contact = Some(contact);
    }
    Ok(seen)
}

struct Asked<'a> {
    ground: &'a Ground<'a>,
    pair: &'a Pair,
    node: &'a Node,
    placed: &'a Placed,
    /// True if the interval cannot be divided further.
    is_last: bool,
    seen: &'a mut Finding,
}

impl Asked<'_> {
    /// Finds two triangles within a distance, or the nearest two if finding any others takes too long. Returns the
    /// outer `None` if it takes too long and `may_give_up`.
    fn near<W: Work>(
        &mut self,
        distance: f64,
        may_give_up: bool,
        tools: &mut Tools,
        work: &W,
    ) -> Result<Option<Option<Clearance>>, Stopped> {
        let [a, b] = self.pair.shapes(self.ground.cell);
        let b_in_a = &self.placed.b_in_a;
        self.seen.tests.faces += 1;
        let tests = if may_give_up { FEW_TESTS } else { MOST_TESTS };
        Ok(match within(a, b, b_in_a, distance, tests, work)? {
            Within::Yes(found) => Some(Some(found)),
            Within::No => Some(None),
            Within::Unknown if may_give_up => None,
            Within::Unknown => {
                self.seen.tests.clearances += 1;
                Some(clearance(a, b, b_in_a, distance, &mut tools.warm, work)?)
            }
        })
    }

    fn by_faces<W: Work>(&mut self, tools: &mut Tools, work: &W) -> Result<Meeting, Stopped> {
        let (placed, accuracy) = (self.placed, self.ground.settings.accuracy);
        let may_give_up = !self.is_last && placed.bound > accuracy;
        let found = match self.near(placed.bound, may_give_up, tools, work)? {
            None => return Ok(Meeting::Perhaps),
            Some(None) => return Ok(Meeting::No),
            Some(Some(found)) => found,
        };
        let stray = placed.stray(&found.on_a, &found.on_b);
        if !self.is_last && found.distance + stray > accuracy {
            return Ok(Meeting::Perhaps);
        }
        let [a, b] = self.pair.shapes(self.ground.cell);
        let certain = found.distance == 0.0 || collides(a, b, &placed.b_in_a, work)?;
        let points = placed.smallest(&found).points;
        Ok(Meeting::Yes(Contact {
            from: self.node.from,
            to: self.node.to,
            certain,
            is_inside: false,
            triangles: Some([found.triangle_a, found.triangle_b]),
            at: points[0] + (points[1] - points[0]) / 2.0,
        }))
    }

    /// Decides by the smallest spheres whether the two meet.
    fn by_spheres<W: Work>(&mut self, tools: &mut Tools, work: &W) -> Result<Meeting, Stopped> {
        let Self { pair, placed, .. } = self;
        let models = pair
            .bodies
            .map(|body| &self.ground.cell.bodies[body].spheres);
        let [Some(a), Some(b)] = models else {
            return Ok(Meeting::No);
        };
        let [of_a, of_b] = &placed.motion_bounds;
        let met = meets(a, b, &placed.b_in_a, [of_a, of_b], &mut tools.scratch, work)?;
        self.seen.tests.spheres += tools.scratch.tests();
        let Some(Met::At(hit)) = met else {
            return Ok(Meeting::No);
        };
        if !self.is_last && 2.0 * (hit.motion + placed.noise) > self.ground.settings.accuracy {
            return Ok(Meeting::Perhaps);
        }
        let [a, b] = [a.sphere(hit.spheres[0]), b.sphere(hit.spheres[1])];
        let centres = [placed.poses[0] * a.centre, placed.poses[1] * b.centre];
        let share = a.radius / (a.radius + b.radius);
        Ok(Meeting::Yes(Contact {
            from: self.node.from,
            to: self.node.to,
            certain: false,
            is_inside: false,
            triangles: None,
            at: centres[0] + (centres[1] - centres[0]) * share,
        }))
    }

    /// Returns whether the two may be nearer than the target in one half of the interval. Where the bound is too small
    /// to matter, it measures the clearance in the middle instead.
    fn may_be_nearer<W: Work>(
        &mut self,
        target: Target,
        tools: &mut Tools,
        work: &W,
    ) -> Result<bool, Stopped> {
        let placed = self.placed;
        let is_fine = self.is_last || placed.bound <= target.slack;
        let distance = target.below + if is_fine { 0.0 } else { placed.bound };
        let found = match self.near(distance, placed.bound > COARSE * target.slack, tools, work)? {
            None => return Ok(true),
            Some(None) => return Ok(false),
            Some(Some(found)) => found,
        };
        let mut nearest = found;
        if is_fine {
            let [a, b] = self.pair.shapes(self.ground.cell);
            let (b_in_a, limit) = (&placed.b_in_a, found.distance);
            self.seen.tests.clearances += 1;
            let measured = clearance(a, b, b_in_a, limit, &mut tools.warm, work)?;
            nearest = measured.unwrap_or(found);
        }
        if nearest.distance <= target.below {
            self.seen.nearest = Some(placed.smallest(&nearest));
        }
        Ok(!is_fine)
    }
}
