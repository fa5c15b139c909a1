//! Which pairs of parts can matter: sweep and prune over the parts' boxes. Candidates only, and never too few.

use nearpoint_geometry::bounds::Aabb;

/// The pairs (i, j), i < j, in order, whose boxes are at most `within` apart; none if these are more than `most`.
pub(crate) fn candidates(boxes: &[Aabb], within: f64, most: usize) -> Option<Vec<(usize, usize)>> {
    let axis = widest_axis(boxes);
    let mut order: Vec<usize> = (0..boxes.len()).collect();
    order.sort_by(|&i, &j| boxes[i].lo[axis].total_cmp(&boxes[j].lo[axis]));

    let mut found = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for &i in &order {
        open.retain(|&j| boxes[i].lo[axis] - boxes[j].hi[axis] <= within);
        for &j in &open {
            if distance(&boxes[i], &boxes[j]) <= within {
                if found.len() == most {
                    return None;
                }
                found.push((i.min(j), i.max(j)));
            }
        }
        open.push(i);
    }
    found.sort_unstable();
    Some(found)
}

/// How far apart two boxes are; 0 when they share a point.
fn distance(a: &Aabb, b: &Aabb) -> f64 {
    a.distance_squared(b).sqrt()
}

/// The axis along which the boxes' centres are spread the widest, so that the sweep separates most of them.
fn widest_axis(boxes: &[Aabb]) -> usize {
    let spread = |axis: usize| {
        let centres = boxes.iter().map(|b| b.lo[axis] + b.hi[axis]);
        let (low, high) = centres.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), c| {
            (l.min(c), h.max(c))
        });
        high - low
    };
    (0..3)
        .max_by(|&a, &b| spread(a).total_cmp(&spread(b)))
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::Point;
    use nearpoint_testing::Random;

    #[test]
    fn the_sweep_finds_what_looking_at_all_pairs_finds() {
        let mut random = Random::seeded("the sweep", 11);
        for _ in 0..300 {
            let count = random.index(30);
            // Whole numbers, so that boxes often touch and gaps are often exactly the limit.
            let boxes: Vec<Aabb> = (0..count)
                .map(|_| {
                    let lo = Point::from([0; 3].map(|_| random.index(20) as f64));
                    Aabb {
                        lo,
                        hi: Point::from([0, 1, 2].map(|k| lo[k] + random.index(4) as f64)),
                    }
                })
                .collect();
            for within in [0.0, 1.0, 3.0, f64::INFINITY] {
                let mut all = Vec::new();
                for i in 0..count {
                    all.extend(
                        (i + 1..count)
                            .filter(|&j| distance(&boxes[i], &boxes[j]) <= within)
                            .map(|j| (i, j)),
                    );
                }
                let most = all.len();
                if let Some(fewer) = most.checked_sub(1) {
                    assert_eq!(candidates(&boxes, within, fewer), None);
                }
                let found = candidates(&boxes, within, most);
                assert_eq!(found, Some(all), "within {within}");
            }
        }
    }
}
