//! The pairs in the colours of the hands that test them, and over the spheres what each hand does when.

use std::collections::BTreeMap;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::ahead::{FaceId, Schedule, Sharing};
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};

use super::run::Run;
use crate::cubes::of_boxes;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};

/// The height of a hand's row and the length of all rows, on one hand, in voxels.
const ROW: f64 = 0.34;
const LENGTH: f64 = 6.4;
/// How far the board is above the spheres.
const ABOVE: f64 = 0.7;

/// With so many hands, by a way to share.
pub(super) fn figure(run: &Run, hands: usize, sharing: Sharing) -> Figure {
    let mut figure = Figure {
        up: Up::Z,
        items: Vec::new(),
    };
    let plan = run.supposed(hands, sharing);
    let of_face = first_hands(run, &plan);
    run.meeting
        .draw(&mut figure, |face| match of_face.get(&face) {
            Some(hand) => Role::Element(*hand as u32),
            None => Role::Quiet,
        });
    board(&mut figure, run, hands, sharing, &plan);
    figure
}

/// For each face the hand that tests its first pair.
fn first_hands(run: &Run, plan: &Schedule) -> BTreeMap<FaceId, usize> {
    let mut hands = BTreeMap::new();
    for (pair, taken) in run.pairs.iter().zip(&plan.taken) {
        for face in pair {
            let id = run.found.faces[*face as usize].id;
            hands.entry(id).or_insert(taken.hand);
        }
    }
    hands
}

/// A row for each hand, from left to right what it does: first steps 1 to 3, which only the first hand does, then pairs.
fn board(figure: &mut Figure, run: &Run, hands: usize, sharing: Sharing, plan: &Schedule) {
    let costs = run.supposed_costs();
    let steps: f64 = run.supposed_steps().iter().sum();
    let whole = steps + costs.iter().sum::<f64>();
    let scale = LENGTH / whole;
    let boxes = &run.boxes.parts;
    let all = boxes.iter().fold(Aabb::EMPTY, |all, b| all.union(b));
    let top = Point::new(
        all.centre().x - LENGTH / 2.0,
        all.centre().y,
        all.hi.z + ABOVE + ROW * hands as f64,
    );
    let bar = |hand: usize, from: f64, to: f64| {
        let lo = top + Vector::new(from * scale, 0.0, -ROW * (hand + 1) as f64);
        Aabb {
            lo,
            hi: lo + Vector::new((to - from) * scale, 0.1, ROW * 0.8),
        }
    };
    if let Some(shape) = of_boxes(&[bar(0, 0.0, steps)]) {
        figure.solid(&shape, Pose::identity(), Role::Removed);
    }
    for hand in 0..hands {
        let own = plan
            .taken
            .iter()
            .zip(&costs)
            .filter(|(t, _)| t.hand == hand);
        let tests = own.map(|(t, cost)| [t.begins, t.begins + cost]).collect();
        let bars = spans(tests, TOGETHER * whole);
        let bars: Vec<Aabb> = bars
            .iter()
            .map(|[from, to]| bar(hand, *from, *to))
            .collect();
        if let Some(shape) = of_boxes(&bars) {
            figure.solid(&shape, Pose::identity(), Role::Element(hand as u32));
        }
        let named = top + Vector::new(-0.35, 0.0, -ROW * (hand as f64 + 0.6));
        let name = Caption::Math((hand + 1).to_string());
        figure.label(named, name, Role::Quiet);
    }
    let end = top + Vector::new(plan.end * scale, 0.0, 0.0);
    let foot = end + Vector::new(0.0, 0.0, -ROW * hands as f64);
    figure.line(&[end, foot], Role::Witness, Weight::Strong, Hidden::Over);
    let name = match sharing {
        _ if hands == 1 => "all-done",
        Sharing::Static => "all-done-static",
        Sharing::Dynamic => "all-done-dynamic",
        Sharing::Stealing => "all-done-stealing",
    };
    figure.label(end, Caption::Key(name), Role::Witness);
}

/// Thinner bars would not be seen: what follows each other at once is one, up to this share of all.
const TOGETHER: f64 = 1.0 / 120.0;

fn spans(mut tests: Vec<[f64; 2]>, most: f64) -> Vec<[f64; 2]> {
    tests.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let mut spans: Vec<[f64; 2]> = Vec::new();
    for [from, to] in tests {
        match spans.last_mut() {
            Some(last) if from <= last[1] && to - last[0] <= most => last[1] = to,
            _ => spans.push([from, to]),
        }
    }
    spans
}
