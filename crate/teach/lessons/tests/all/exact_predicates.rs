//! Checks the signs: the texts are true for every line, every order of the points, every size.

use crate::common;
use crate::common::{number, words};

#[test]
fn texts_about_signs_hold_for_all_parameters() {
    for points in ["whole", "broken", "tenths"] {
        for from in ["p", "q", "r"] {
            let requested = [("points", points), ("from", from), ("side", "32")];
            let mut story = common::opened("exact-predicates", words(&requested));
            let reported: Vec<_> = (0..story.steps())
                .map(|i| story.show(i).unwrap().clone())
                .collect();
            let of = |step: usize, name| number(&reported[step], name);
            let asked = of(0, "signs-asked");
            for step in [1, 2] {
                let all = ["sign-left", "sign-on", "sign-right"].map(|name| of(step, name));
                assert_eq!(all.iter().sum::<f64>(), asked, "{requested:?}");
            }
            let kinds = ["sign-opposite", "sign-lost", "sign-made"].map(|name| of(3, name));
            assert_eq!(
                kinds.iter().sum::<f64>(),
                of(3, "sign-wrong"),
                "{requested:?}"
            );
            let stages = ["filter", "differences", "corrected", "all"];
            let stages = stages.map(|stage| format!("stage-{stage}"));
            let stages = stages.iter().map(|name| of(7, name)).sum::<f64>();
            assert_eq!(stages, asked, "{requested:?}");
            // Far from the line, plain doubles are certain of every sign.
            let filter = story.charts(6)[0].lines[0].points.clone();
            assert_eq!(filter.last().unwrap()[1], 100.0, "{requested:?}");
            assert!(filter[0][1] < 50.0, "{requested:?}");
        }
    }
}

/// Checks that the lost point is far outside, with one edge to see, and that plain doubles lose many touching triangles.
#[test]
fn one_wrong_sign_costs_a_corner_and_touches_are_lost() {
    let reported = common::steps(common::opened("exact-predicates", words(&[])));
    let of = |step: usize, name| number(&reported[step], name);
    assert_eq!(
        (of(4, "edges-seen-plain"), of(4, "edges-seen-exact")),
        (0.0, 1.0)
    );
    assert_eq!(of(5, "corners-exact") - of(5, "corners-plain"), 1.0);
    assert!(of(5, "corner-outside") > 8.0);
    assert_eq!(of(8, "product-touching"), of(8, "pairs-touching"));
    assert!(of(8, "plain-clear") > 0.2 * of(8, "pairs-touching"));
    // The filter is not certain of the tips, and certain of all other corners.
    assert_eq!(of(8, "corners-not-sure"), of(8, "pairs-touching"));
}
