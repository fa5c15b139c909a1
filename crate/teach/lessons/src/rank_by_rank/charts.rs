//! Charts the spheres of each rank, and the tests of each rank.

use super::run::Run;
use crate::story::Chart;

/// Charts up to `ranks` ranks, with the search's tests if the search was shown.
pub(super) fn charts(run: &Run, ranks: usize, is_searched: bool) -> Vec<Chart> {
    let chart = |name| Chart::new(name, "rank", "count").at(ranks as f64);
    let by_rank = |counts: &[u32]| -> Vec<[f64; 2]> {
        let counts = (1..).zip(counts).take(ranks);
        let point = |(rank, &count)| [f64::from(rank), f64::from(count)];
        counts.map(point).collect()
    };
    let spheres = chart("spheres-of-ranks")
        .log_y()
        .line("deleted-a", by_rank(&run.deleted[0]))
        .line("deleted-b", by_rank(&run.deleted[1]))
        .points("kept-a", by_rank(&run.kept[0]))
        .points("kept-b", by_rank(&run.kept[1]));
    let tests: Vec<u32> = run.found.counts.tests.iter().map(|&n| n as u32).collect();
    let tests =
        is_searched.then(|| chart("tests-of-ranks").line("all-hits-tests", by_rank(&tests)));
    [spheres].into_iter().chain(tests).collect()
}
