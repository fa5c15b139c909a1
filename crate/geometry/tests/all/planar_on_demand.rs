//! Tests that queries without a no-fit polygon give the same answers as with one, and that inscribed circles are inside.

use crate::common::planar::{rectangle, star};
use nearpoint_geometry::planar::{
    Grid, GridPolygon, NoFitPolygon, PlanarRotation, Vector2, clear_positions, distance, edges_at,
    overlaps, separation_vector,
};
use nearpoint_testing::Random;

const PAIRS: usize = 150;

fn random_pair(random: &mut Random) -> [GridPolygon; 2] {
    let grid = Grid::for_extent(64.0);
    [(); 2].map(|()| {
        let count = 3 + random.index(12);
        let turn = PlanarRotation::from_degrees(random.between(-180.0, 180.0));
        GridPolygon::new(&star(random, count), turn, grid)
    })
}

#[test]
fn sides_at_a_place_are_those_of_the_no_fit_polygon() {
    let mut random = Random::seeded("sides at a place", 93);
    let mut compared = 0;
    for pair in 0..PAIRS {
        let [a, b] = random_pair(&mut random);
        let reach = a.grid().step() * 256.0;
        let whole = NoFitPolygon::new(&a, &b);
        let long = whole.edges().filter(|s| (s.to - s.from).norm() > 1e-6);
        for side in long {
            // On the side and a little outwards, where B is clear.
            let fraction = random.between(0.05, 0.95);
            let on = side.from + (side.to - side.from) * fraction + side.outward * (reach / 2.0);
            let place = a.grid().vector(on.coords);
            let known = whole
                .edges()
                .filter(|side| side.is_near(place.into(), reach));
            let asked = edges_at(&a, &b, place, reach);
            for known in known {
                let contact = known.contact(&a, &b, place.into());
                let is_same = asked.iter().any(|side| {
                    (side.outward - known.outward).norm() < 1e-9
                        && (side.contact(&a, &b, place.into()) - contact).norm() < 1e-9
                });
                let at = format!("pair {pair} at {place}");
                assert!(is_same, "{at}: {known:?} in {asked:?}");
                compared += 1;
            }
            assert!(
                asked.iter().all(|side| side.is_near(place.into(), reach)),
                "pair {pair} at {place}"
            );
        }
    }
    assert!(compared > 10 * PAIRS, "{compared}");
}

#[test]
fn separating_shifts_are_clear_and_rarely_much_longer_than_the_shortest() {
    let mut random = Random::seeded("ways out", 94);
    let (mut asked, mut close) = (0, 0);
    for pair in 0..PAIRS {
        let [a, b] = random_pair(&mut random);
        let offset = a.grid().step() * 64.0;
        let whole = NoFitPolygon::new(&a, &b);
        for _ in 0..20 {
            let by = Vector2::new(random.signed() * 1.5, random.signed() * 1.5);
            let by = a.grid().vector(by);
            let found = separation_vector(&a, &b, by, offset);
            assert_eq!(found.is_some(), overlaps(&a, &b, by), "pair {pair} {by}");
            let Some(found) = found else { continue };
            let shortest = whole
                .separation(by)
                .expect("they overlap")
                .translation
                .norm();
            assert!(
                !overlaps(&a, &b, by + found.translation),
                "pair {pair} {by}"
            );
            assert!(
                found.translation.norm() >= shortest - 1e-9,
                "pair {pair} {by}"
            );
            for place in clear_positions(&a, &b, by, offset) {
                assert!(!overlaps(&a, &b, place), "pair {pair} {by} {place}");
            }
            asked += 1;
            close += usize::from(found.translation.norm() <= 1.1 * shortest);
        }
    }
    println!("{close} of {asked} within a tenth of the shortest");
    assert!(asked > 3 * PAIRS && close * 2 > asked, "{close} of {asked}");
}

/// A point of the lattice around a contour is in it or not, by all its edges; circles prove no other overlaps.
#[test]
fn a_small_square_in_a_contour_overlaps_it_exactly_where_it_is_inside() {
    let mut random = Random::seeded("squares in contours", 95);
    let grid = Grid::for_extent(64.0);
    let tiny = 1e-7;
    let square = GridPolygon::new(
        &rectangle([-tiny; 2], [tiny; 2]),
        PlanarRotation::IDENTITY,
        grid,
    );
    let (mut inside, mut outside) = (0, 0);
    for _ in 0..60 {
        let count = 3 + random.index(200);
        let polygon = star(&mut random, count);
        let contour = GridPolygon::new(&polygon, PlanarRotation::IDENTITY, grid);
        for _ in 0..200 {
            let at = Vector2::new(random.signed() * 1.2, random.signed() * 1.2);
            let holds = polygon.contains_point(at.into());
            let nearest = distance(&contour, &square, at).distance;
            // Across the border both are true.
            if nearest > 0.0 || holds {
                assert_eq!(overlaps(&contour, &square, at), holds, "{at}");
                *(if holds { &mut inside } else { &mut outside }) += 1;
            }
        }
    }
    assert!(inside > 1000 && outside > 1000, "{inside} {outside}");
}
