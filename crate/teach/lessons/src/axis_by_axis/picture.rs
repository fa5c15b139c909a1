//! Draws the pair, the edge, its axis beside the pair, and the projected intervals on it.

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::contours::{EdgeTest, Step};

use super::steps::Steps;
use crate::contours::{at, drag};
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::story::Bound;

/// The distance from the contours to an axis.
const AXIS_DISTANCE: f64 = 0.8;
/// The distance from an axis to a projected interval on it.
const INTERVAL_DISTANCE: f64 = 0.16;
/// The length of an axis beyond the projected intervals.
const AXIS_OVERHANG: f64 = 0.5;
/// The length of an arrow's head.
const HEAD: f64 = 0.32;
const LAYER: u32 = 3;
/// The radius of the picture that sets how closely the intersection is hatched.
const HATCHED: f64 = 4.0;

impl Steps {
    pub(super) fn figure(&self, step: usize) -> Figure {
        let mut figure = self.sheet.figure();
        let (a, b) = (&self.pair.a, &self.pair.b);
        let tested = self.recorded_test(step);
        let moved = match tested {
            _ if step == 0 => Vector2::zeros(),
            Some(Step::Edge(tested)) => tested.moved,
            Some(Step::Move { shift, .. }) => self.moved_before(step) + shift,
            None => self.moved(),
        };
        figure.contour(a, moved, 0, Role::A);
        figure.contour(b, self.shift, 1, Role::B);
        if moved != Vector2::zeros() {
            figure.outline(a, Vector2::zeros(), Role::Removed, Weight::Thin);
        }
        match tested {
            Some(Step::Edge(tested)) => self.edge(&mut figure, tested),
            Some(Step::Move { shift, .. }) => {
                let from = self.centre_of_a() + moved - shift;
                figure.flat_arrow(from, *shift, HEAD, Role::Virtual);
            }
            None => self.end(&mut figure, step),
        }
        if step == 0 {
            figure.label(
                at(self.centre_of_a(), LAYER),
                Caption::Math("P_A".to_owned()),
                Role::Quiet,
            );
            figure.label(
                at(self.shift.into(), LAYER),
                Caption::Key("drag-me"),
                Role::Origin,
            );
        }
        drag(&mut figure, b, self.shift, self.values);
        figure
    }

    fn moved_before(&self, step: usize) -> Vector2 {
        let before = self.steps[..step - 1].iter();
        before.fold(Vector2::zeros(), |sum, reported| match reported {
            Step::Move { shift, .. } => sum + shift,
            Step::Edge(_) => sum,
        })
    }

    fn centre_of_a(&self) -> Point2 {
        let ring = &self.pair.a.rings()[0];
        let sum: Vector2 = ring.iter().map(|p| p.coords).sum();
        (sum / ring.len() as f64).into()
    }

    /// Draws the end, after the last step: the overlap that is left, and the exact separation from where the contours were.
    fn end(&self, figure: &mut Figure, step: usize) {
        if step == 0 {
            return;
        }
        let shifts = [self.moved(), self.shift];
        figure.intersection(&self.pair.a, &self.pair.b, shifts, HATCHED);
        let exact = self.exact.separation;
        figure.flat_arrow(self.centre_of_a(), exact, HEAD, Role::Lower);
        if exact != Vector2::zeros() {
            let tip = self.centre_of_a() + exact;
            figure.label(at(tip, LAYER), Caption::Key("exact-way"), Role::Lower);
        }
    }

    fn edge(&self, figure: &mut Figure, tested: &EdgeTest) {
        let place = AxisPlacement::new(tested, self);
        let strong = |figure: &mut Figure, ends: [Point2; 2], role| {
            let ends = ends.map(|p| at(p, LAYER));
            figure.line(&ends, role, Weight::Strong, Hidden::Over);
        };
        place.drop(figure, self, tested);
        // Draws the axis, then what lies on it.
        let [a, b] = tested.projected_intervals;
        let (low, high) = (
            a[0].min(b[0]) - AXIS_OVERHANG,
            a[1].max(b[1]) + AXIS_OVERHANG,
        );
        let ends = [low, high].map(|h| at(place.point_at(h, 0.0), LAYER));
        figure.line(&ends, Role::Origin, Weight::Thin, Hidden::Over);
        strong(
            figure,
            a.map(|h| place.point_at(h, -INTERVAL_DISTANCE)),
            Role::A,
        );
        strong(
            figure,
            b.map(|h| place.point_at(h, INTERVAL_DISTANCE)),
            Role::B,
        );
        let (from, to) = interval_ends(tested);
        strong(
            figure,
            [from, to].map(|h| place.point_at(h, 0.0)),
            Role::Witness,
        );
        let middle = place.point_at((from + to) / 2.0, 0.0);
        let length = Caption::Length(tested.interval.abs(), Bound::Exact);
        figure.label(at(middle, LAYER), length, Role::Witness);
        if let Some(line) = tested.line {
            figure.dot(
                at(place.point_at(line, 0.0), LAYER),
                Role::Virtual,
                Symbol::Diamond,
            );
            let ends = [tested.edge[0], place.point_at(line, 0.0)].map(|p| at(p, LAYER));
            figure.line(&ends, Role::Virtual, Weight::Thin, Hidden::Over);
        }
        strong(figure, tested.edge, Role::Virtual);
        if let Some(kept) = tested.smallest_overlap {
            let from = self.centre_of_a() + tested.moved;
            figure.flat_arrow(from, kept.axis * kept.depth, HEAD, Role::Lower);
            let tip = from + kept.axis * kept.depth;
            figure.label(at(tip, LAYER), Caption::Math("V".to_owned()), Role::Lower);
        }
    }
}

/// Returns the ends of the published interval I on the axis.
fn interval_ends(tested: &EdgeTest) -> (f64, f64) {
    let [a, b] = tested.projected_intervals;
    match tested.line {
        Some(line) if line < b[0] => (line, b[0]),
        Some(line) => (line, b[1]),
        None if a[0] < b[0] => (b[0], a[1]),
        None => (a[0], b[1]),
    }
}

/// The position at which an axis is drawn: beside the pair, to the right or below.
struct AxisPlacement {
    axis: Vector2,
    aside: Vector2,
    /// The distance from the origin at which it is drawn.
    far: f64,
}

impl AxisPlacement {
    fn new(tested: &EdgeTest, reported: &Steps) -> Self {
        let axis = tested.axis;
        let along = Vector2::new(axis.y, -axis.x);
        let aside = if along.x - 0.7 * along.y < 0.0 {
            -along
        } else {
            along
        };
        let of_a = reported
            .pair
            .a
            .rings()
            .iter()
            .flatten()
            .map(|p| p + tested.moved);
        let of_b = reported
            .pair
            .b
            .rings()
            .iter()
            .flatten()
            .map(|p| p + reported.shift);
        let reach = of_a.chain(of_b).map(|p| aside.dot(&p.coords));
        let far = reach.fold(f64::NEG_INFINITY, f64::max);
        Self {
            axis,
            aside,
            far: far + AXIS_DISTANCE,
        }
    }

    /// Returns the point at a height on the axis, `beside` farther away from the pair.
    fn point_at(&self, height: f64, beside: f64) -> Point2 {
        let aside = self.aside * (self.far + beside);
        Point2::from(self.axis * height + aside)
    }

    /// Draws thin lines from the outermost vertices of both contours to the ends of their projected intervals.
    fn drop(&self, figure: &mut Figure, reported: &Steps, tested: &EdgeTest) {
        let pieces = reported.pair.pieces[1]
            .iter()
            .nth(tested.piece)
            .unwrap_or(&[]);
        let of_a = (
            &reported.pair.a.rings()[0][..],
            tested.moved,
            -INTERVAL_DISTANCE,
            Role::A,
        );
        let of_b = (pieces, reported.shift, INTERVAL_DISTANCE, Role::B);
        for (points, shift, beside, role) in [of_a, of_b] {
            let height = |p: &&Point2| self.axis.dot(&p.coords);
            let lowest = points.iter().min_by(|p, q| height(p).total_cmp(&height(q)));
            let highest = points.iter().max_by(|p, q| height(p).total_cmp(&height(q)));
            for p in lowest.into_iter().chain(highest) {
                let p = p + shift;
                let foot = self.point_at(self.axis.dot(&p.coords), beside);
                let ends = [p, foot].map(|p| at(p, LAYER));
                figure.line(&ends, role, Weight::Thin, Hidden::Over);
            }
        }
    }
}
