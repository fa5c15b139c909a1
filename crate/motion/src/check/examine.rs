//! Examines a pair at the midpoint of an interval, and derives results that are valid in the whole interval.

use super::pair::{CheckInput, Pair, PosedPair, midpoint};
use super::report::{CheckCounts, MinClearance};
use super::settings::CheckMethod;
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::spheres::{Scratch, SphereTestResult, first_hit};
use nearpoint_geometry::closest::{
    Clearance, WarmStart, WithinDistance, clearance, within_distance,
};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::executor::{Executor, Interrupted};

/// The range of clearances that matter.
#[derive(Debug, Clone, Copy)]
pub(super) struct Target {
    /// The distance below which clearances matter; 0 if none do.
    pub below: f64,
    /// The allowed error of a clearance.
    pub allowed_error: f64,
}

/// An interval that is still to be examined.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub from: f64,
    pub to: f64,
    /// The number of times that the motion was halved to get the interval.
    pub depth: u32,
    /// True if it is known whether the pair collides in the interval, so that only the smallest clearance is searched.
    pub knows_contact: bool,
}

/// The result of an examination.
#[derive(Debug)]
pub(super) struct ExaminationResult {
    /// The contact in the interval, if the pair collides as far as can be decided.
    pub contact: Option<IntervalContact>,
    /// The halves of the interval that are still to be examined.
    pub halves: Option<[Node; 2]>,
    /// Two points at a small distance; not always the nearest.
    pub nearest: Option<MinClearance>,
    pub tests: CheckCounts,
}

/// A contact, examined at the midpoint of its interval.
#[derive(Debug, Clone, Copy)]
pub(super) struct IntervalContact {
    pub from: f64,
    pub to: f64,
    pub is_certain: bool,
    /// True if one body is inside the other in the whole interval and their surfaces do not intersect.
    pub is_inside: bool,
    pub triangles: Option<[u32; 2]>,
    pub point: Point,
}

/// The caches that are reused between examinations; they never change a result.
#[derive(Debug, Default)]
pub(super) struct ExaminationCaches {
    pub warm_start: WarmStart,
    scratch: Scratch,
}

/// The result of the test whether the pair collides in an interval.
enum ContactTest {
    No,
    /// The pair may collide: a shorter interval is needed.
    Maybe,
    Yes(IntervalContact),
}

impl Node {
    /// Returns the midpoint of the interval, as a time.
    pub fn midpoint(&self) -> f64 {
        midpoint(self.from, self.to)
    }

    /// Returns the fraction of the motion that the interval covers.
    pub fn weight(&self) -> f64 {
        0.5_f64.powi(self.depth as i32)
    }

    /// Returns `None` where no time lies between the interval's ends.
    fn halves(&self, knows_contact: bool) -> Option<[Node; 2]> {
        let middle = self.midpoint();
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

/// The number of triangle pairs tested for one query. A query that would take more is run on each half of the interval.
pub(super) const TESTS_PER_QUERY: usize = 1000;
/// The larger number of tests where halving does not help; beyond it, measuring the clearance is quicker.
pub(super) const MAX_TESTS: usize = 20_000;

/// The ratio of a bound to the allowed error above which the bound is coarse: halves then help more than more tests.
const COARSE_BOUND_RATIO: f64 = 32.0;

/// Examines a pair at the midpoint of an interval.
pub(super) fn examine<W: Executor>(
    input: &CheckInput<'_>,
    pair: &Pair,
    node: &Node,
    target: Target,
    caches: &mut ExaminationCaches,
    executor: &W,
) -> Result<ExaminationResult, Interrupted> {
    let placed = pair.posed(input, node.from, node.to);
    let mut seen = ExaminationResult {
        contact: None,
        halves: None,
        nearest: None,
        tests: CheckCounts {
            intervals: 1,
            ..CheckCounts::default()
        },
    };
    let matters = target.below > 0.0;
    if placed.sphere_distance > placed.approach_bound + target.below
        || !matters && node.knows_contact
    {
        return Ok(seen);
    }
    // Bounds that consist of rounding alone do not shrink.
    let halves = node.halves(node.knows_contact);
    let halves = halves.filter(|_| placed.approach_bound > 2.0 * placed.noise);
    if halves.is_some() && placed.approach_bound > placed.max_useful_bound {
        seen.halves = halves;
        return Ok(seen);
    }
    let hulls_apart = match matters {
        true => pair.hull_distance(input.hulls, &placed, placed.approach_bound + target.below),
        false => 0.0,
    };
    if hulls_apart > placed.approach_bound + target.below {
        return Ok(seen);
    }
    let apart = placed.sphere_distance.max(hulls_apart);
    let mut asked = Examination {
        input,
        pair,
        node,
        posed_pair: &placed,
        is_indivisible: halves.is_none(),
        result: &mut seen,
    };
    let meeting = match input.settings.method {
        _ if node.knows_contact || apart > placed.approach_bound => ContactTest::No,
        CheckMethod::Exact => asked.by_faces(caches, executor)?,
        CheckMethod::Spheres => asked.by_spheres(caches, executor)?,
    };
    let may_be_nearer = matters && asked.may_get_nearer(target, caches, executor)?;
    let knows_contact = !matches!(meeting, ContactTest::Maybe);
    if !knows_contact || may_be_nearer {
        seen.halves = node.halves(knows_contact);
    }
    if let ContactTest::Yes(contact) = meeting {
        seen.contact = Some(contact);
    }
    Ok(seen)
}

struct Examination<'a> {
    input: &'a CheckInput<'a>,
    pair: &'a Pair,
    node: &'a Node,
    posed_pair: &'a PosedPair,
    /// True if the interval cannot be divided further.
    is_indivisible: bool,
    result: &'a mut ExaminationResult,
}

impl Examination<'_> {
    /// Finds two triangles within a distance, or the nearest two if finding any others takes too long. Returns the
    /// outer `None` if it takes too long and `may_give_up`.
    fn find_near<W: Executor>(
        &mut self,
        distance: f64,
        may_give_up: bool,
        caches: &mut ExaminationCaches,
        executor: &W,
    ) -> Result<Option<Option<Clearance>>, Interrupted> {
        let [a, b] = self.pair.shapes(self.input.cell);
        let b_in_a = &self.posed_pair.b_in_a;
        self.result.tests.faces += 1;
        let tests = if may_give_up {
            TESTS_PER_QUERY
        } else {
            MAX_TESTS
        };
        Ok(
            match within_distance(a, b, b_in_a, distance, tests, executor)? {
                WithinDistance::Yes(found) => Some(Some(found)),
                WithinDistance::No => Some(None),
                WithinDistance::Unknown if may_give_up => None,
                WithinDistance::Unknown => {
                    self.result.tests.clearances += 1;
                    Some(clearance(
                        a,
                        b,
                        b_in_a,
                        distance,
                        &mut caches.warm_start,
                        executor,
                    )?)
                }
            },
        )
    }

    fn by_faces<W: Executor>(
        &mut self,
        caches: &mut ExaminationCaches,
        executor: &W,
    ) -> Result<ContactTest, Interrupted> {
        let (placed, accuracy) = (self.posed_pair, self.input.settings.accuracy);
        let may_give_up = !self.is_indivisible && placed.approach_bound > accuracy;
        let found = match self.find_near(placed.approach_bound, may_give_up, caches, executor)? {
            None => return Ok(ContactTest::Maybe),
            Some(None) => return Ok(ContactTest::No),
            Some(Some(found)) => found,
        };
        let stray = placed.point_motion_bound(&found.on_a, &found.on_b);
        if !self.is_indivisible && found.distance + stray > accuracy {
            return Ok(ContactTest::Maybe);
        }
        let [a, b] = self.pair.shapes(self.input.cell);
        let is_certain = found.distance == 0.0 || collides(a, b, &placed.b_in_a, executor)?;
        let points = placed.to_min_clearance(self.node.midpoint(), &found).points;
        Ok(ContactTest::Yes(IntervalContact {
            from: self.node.from,
            to: self.node.to,
            is_certain,
            is_inside: false,
            triangles: Some([found.triangle_a, found.triangle_b]),
            point: points[0] + (points[1] - points[0]) / 2.0,
        }))
    }

    /// Decides by the smallest spheres whether the two bodies collide.
    fn by_spheres<W: Executor>(
        &mut self,
        caches: &mut ExaminationCaches,
        executor: &W,
    ) -> Result<ContactTest, Interrupted> {
        let Self {
            pair, posed_pair, ..
        } = self;
        let models = pair
            .bodies
            .map(|body| &self.input.cell.bodies[body].spheres);
        let [Some(a), Some(b)] = models else {
            return Ok(ContactTest::No);
        };
        let [of_a, of_b] = &posed_pair.motion_bounds;
        let met = first_hit(
            a,
            b,
            &posed_pair.b_in_a,
            [of_a, of_b],
            &mut caches.scratch,
            executor,
        )?;
        self.result.tests.spheres += caches.scratch.tests();
        let Some(SphereTestResult::Hit(hit)) = met else {
            return Ok(ContactTest::No);
        };
        if !self.is_indivisible
            && 2.0 * (hit.motion + posed_pair.noise) > self.input.settings.accuracy
        {
            return Ok(ContactTest::Maybe);
        }
        let [a, b] = [a.sphere(hit.spheres[0]), b.sphere(hit.spheres[1])];
        let centres = [
            posed_pair.poses[0] * a.centre,
            posed_pair.poses[1] * b.centre,
        ];
        let fraction = a.radius / (a.radius + b.radius);
        Ok(ContactTest::Yes(IntervalContact {
            from: self.node.from,
            to: self.node.to,
            is_certain: false,
            is_inside: false,
            triangles: None,
            point: centres[0] + (centres[1] - centres[0]) * fraction,
        }))
    }

    /// Returns whether the two bodies may be nearer than the target in one half of the interval. Where the bound is too
    /// small to matter, it measures the clearance at the midpoint instead.
    fn may_get_nearer<W: Executor>(
        &mut self,
        target: Target,
        caches: &mut ExaminationCaches,
        executor: &W,
    ) -> Result<bool, Interrupted> {
        let placed = self.posed_pair;
        let is_fine = self.is_indivisible || placed.approach_bound <= target.allowed_error;
        let distance = target.below + if is_fine { 0.0 } else { placed.approach_bound };
        let found = match self.find_near(
            distance,
            placed.approach_bound > COARSE_BOUND_RATIO * target.allowed_error,
            caches,
            executor,
        )? {
            None => return Ok(true),
            Some(None) => return Ok(false),
            Some(Some(found)) => found,
        };
        let mut nearest = found;
        if is_fine {
            let [a, b] = self.pair.shapes(self.input.cell);
            let (b_in_a, limit) = (&placed.b_in_a, found.distance);
            self.result.tests.clearances += 1;
            let measured = clearance(a, b, b_in_a, limit, &mut caches.warm_start, executor)?;
            nearest = measured.unwrap_or(found);
        }
        if nearest.distance <= target.below {
            self.result.nearest = Some(placed.to_min_clearance(self.node.midpoint(), &nearest));
        }
        Ok(!is_fine)
    }
}
