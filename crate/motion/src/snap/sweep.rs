//! Finds boxes of two sets that are near each other.

use nearpoint_geometry::bounds::Aabb;

/// A box with its index in the input, to be swept along the first axis.
#[derive(Debug, Clone, Copy)]
pub(super) struct SweepBox {
    bounds: Aabb,
    index: usize,
}

impl SweepBox {
    /// Sorts boxes by their lower ends on the first axis.
    pub fn sorted(bounds: impl Iterator<Item = Aabb>) -> Vec<Self> {
        let spans = bounds.enumerate();
        let mut spans: Vec<Self> = spans
            .map(|(index, bounds)| Self { bounds, index })
            .collect();
        spans.sort_by(|p, q| p.bounds.lo.x.total_cmp(&q.bounds.lo.x));
        spans
    }
}

/// Returns the index pairs of boxes that are no farther apart than `max_distance`, in order.
pub(super) fn near_pairs(
    ours: &[SweepBox],
    theirs: &[SweepBox],
    max_distance: f64,
) -> Vec<(usize, usize)> {
    let around = |spans: &[SweepBox]| {
        let boxes = spans.iter().map(|span| span.bounds);
        boxes.fold(Aabb::EMPTY, |all, one| all.union(&one))
    };
    let limits = [around(ours), around(theirs)];
    let near = |p: &Aabb, q: &Aabb| p.distance_squared(q) <= max_distance * max_distance;
    let mut found = Vec::new();
    let (mut open, mut next) = (Vec::<&SweepBox>::new(), 0);
    for own in ours.iter().filter(|own| near(&own.bounds, &limits[1])) {
        while let Some(its) = theirs
            .get(next)
            .filter(|its| its.bounds.lo.x <= own.bounds.hi.x + max_distance)
        {
            open.extend(near(&its.bounds, &limits[0]).then_some(its));
            next += 1;
        }
        open.retain(|its| its.bounds.hi.x + max_distance >= own.bounds.lo.x);
        let meets = open.iter().filter(|its| near(&its.bounds, &own.bounds));
        found.extend(meets.map(|its| (own.index, its.index)));
    }
    found.sort_unstable();
    found
}
