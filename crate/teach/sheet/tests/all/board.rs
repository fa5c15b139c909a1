//! Tests contours on a sheet: they slide, push, turn and are packed, and never overlap.
use std::sync::Arc;

use crate::common;
use nearpoint_geometry::planar::{
    Grid, GridPolygon, NoFitPolygon, PlanarRotation, Point2, Polygon, Relation, Vector2,
};
use nearpoint_sheet::board::{Board, MoveMode, Slot};
use nearpoint_testing::Random;

fn vector(random: &mut Random, size: f64) -> Vector2 {
    Vector2::new(random.signed() * size, random.signed() * size)
}

fn star(random: &mut Random, vertices: usize) -> Arc<Polygon> {
    let radius = |_| 0.65 + 0.35 * random.signed();
    Arc::new(common::star(vertices as u32, radius))
}

fn rectangle(width: f64, height: f64) -> Arc<Polygon> {
    Arc::new(common::rectangle(width, height))
}

/// Returns a block with a slot of width 2 and depth 4 from above.
fn slotted() -> Arc<Polygon> {
    Arc::new(common::polygon(&[
        [0.0, 0.0],
        [10.0, 0.0],
        [10.0, 6.0],
        [6.0, 6.0],
        [6.0, 2.0],
        [4.0, 2.0],
        [4.0, 6.0],
        [0.0, 6.0],
    ]))
}

fn at(x: f64, y: f64) -> Vector2 {
    Vector2::new(x, y)
}

fn position_of(board: &Board, slot: Slot) -> Vector2 {
    board.pose(slot).unwrap().1
}

#[test]
fn a_key_slides_over_a_block_and_into_its_slot_at_any_turn() {
    for degrees in [0.0, 90.0, 30.0, -17.3] {
        let turn = PlanarRotation::from_degrees(degrees);
        let mut board = Board::for_extent(64.0);
        board.add(slotted(), turn, at(0.0, 0.0));
        let key = board.add(rectangle(2.0, 3.0), turn, turn.vector(at(0.5, 8.0)));
        // The key goes down onto the block, then along it while it is pressed down. It drops into the slot and stays there.
        board.slide(key, turn.vector(at(0.5, 5.0)), MoveMode::Slide);
        let on_top = turn.inverse_vector(position_of(&board, key));
        assert!((on_top - at(0.5, 6.0)).amax() < 1e-6, "{degrees}: {on_top}");
        let slid = board.slide(key, turn.vector(at(9.0, 2.5)), MoveMode::Slide);
        let inside = turn.inverse_vector(position_of(&board, key));
        assert!((inside - at(4.0, 2.5)).amax() < 1e-6, "{degrees}: {inside}");
        assert!(!slid.contacts.is_empty());
        board.slide(key, turn.vector(at(4.5, -3.0)), MoveMode::Slide);
        let bottom = turn.inverse_vector(position_of(&board, key));
        assert!((bottom - at(4.0, 2.0)).amax() < 1e-6, "{degrees}: {bottom}");
        assert_eq!(board.overlapping().count(), 0);
        assert_eq!(board.relation(0, key), Some(Relation::Touching));
        // The key goes out again.
        board.slide(key, turn.vector(at(4.0, 9.0)), MoveMode::Slide);
        let out = turn.inverse_vector(position_of(&board, key));
        assert!((out - at(4.0, 9.0)).amax() < 1e-6, "{degrees}: {out}");
    }
}

#[test]
fn nothing_overlaps_whatever_is_dragged() {
    let mut random = Random::seeded("whatever is dragged", 101);
    for round in 0..6 {
        let mut board = Board::for_extent(64.0);
        board.set_walls(Some([Point2::new(-8.0, -8.0), Point2::new(8.0, 8.0)]));
        for i in 0..16 {
            let corner = at(f64::from(i % 4) * 3.0 - 4.5, f64::from(i / 4) * 3.0 - 4.5);
            let vertices = 5 + random.index(8);
            let shape = star(&mut random, vertices);
            let slot = board.add(
                shape,
                PlanarRotation::from_radians(random.signed() * 3.0),
                corner,
            );
            board.set_fixed(slot, random.index(5) == 0);
        }
        assert_eq!(board.overlapping().count(), 0);
        for step in 0..60 {
            let slot = random.index(16);
            let to = position_of(&board, slot) + vector(&mut random, 5.0);
            let how = if random.index(2) == 0 {
                MoveMode::Slide
            } else {
                MoveMode::Push
            };
            if random.index(5) == 0 {
                board.turn_to(
                    slot,
                    PlanarRotation::from_radians(random.signed() * 3.0),
                    how,
                );
            } else {
                let fixed: Vec<_> = board
                    .slots()
                    .filter(|s| *s != slot && board.is_fixed(*s))
                    .map(|s| (s, board.pose(s)))
                    .collect();
                board.slide(slot, to, how);
                assert!(
                    fixed.iter().all(|(s, pose)| board.pose(*s) == *pose),
                    "pushed what is fixed"
                );
            }
            let overlapping: Vec<_> = board.overlapping().collect();
            assert!(
                overlapping.is_empty(),
                "round {round} step {step} {how:?}: {overlapping:?}"
            );
            for slot in board.slots().collect::<Vec<_>>() {
                let [low, high] = board.bounds(slot).unwrap();
                assert!(
                    [-low, high]
                        .iter()
                        .all(|p| p.iter().all(|c| *c <= 8.0 + 1e-6))
                );
            }
        }
        // The list is that of a newly made board.
        let pairs: Vec<_> = board.overlapping().collect();
        let found: Vec<_> = (0..16)
            .flat_map(|i| (0..i).map(move |j| (j, i)))
            .filter(|(j, i)| board.collide(*j, *i))
            .collect();
        assert_eq!(pairs, found);
    }
}

#[test]
fn a_slide_goes_where_it_is_free_and_stops_where_it_is_not() {
    let mut board = Board::for_extent(64.0);
    board.add(rectangle(10.0, 1.0), PlanarRotation::IDENTITY, at(0.0, 0.0));
    let box_ = board.add(rectangle(1.0, 1.0), PlanarRotation::IDENTITY, at(2.0, 3.0));
    let slid = board.slide(box_, at(5.5, 4.25), MoveMode::Slide);
    assert_eq!(
        position_of(&board, box_),
        at(5.5, 4.25),
        "free: bit for bit"
    );
    assert_eq!((slid.moved, slid.contacts.len()), (vec![box_], 0));
    board.slide(box_, at(7.0, -2.0), MoveMode::Slide);
    assert!((position_of(&board, box_) - at(7.0, 1.0)).amax() < 1e-6);
    // The target is far on the other side in one step: nothing is jumped over.
    board.slide(box_, at(7.0, -30.0), MoveMode::Slide);
    assert!((position_of(&board, box_) - at(7.0, 1.0)).amax() < 1e-6);
    // The box goes round the end.
    board.slide(box_, at(14.0, -2.0), MoveMode::Slide);
    assert!((position_of(&board, box_) - at(14.0, -2.0)).amax() < 1e-6);
    // A box that begins inside may leave.
    board.place(box_, PlanarRotation::IDENTITY, at(4.0, 0.0));
    board.slide(box_, at(4.0, 5.0), MoveMode::Slide);
    assert_eq!(position_of(&board, box_), at(4.0, 5.0));
}

#[test]
fn pushed_ones_push_others_until_a_wall() {
    let mut board = Board::for_extent(64.0);
    board.set_walls(Some([Point2::new(0.0, 0.0), Point2::new(12.0, 4.0)]));
    let row: Vec<Slot> = (0..4)
        .map(|i| {
            board.add(
                rectangle(1.0, 1.0),
                PlanarRotation::IDENTITY,
                at(2.0 * f64::from(i), 1.0),
            )
        })
        .collect();
    let slid = board.slide(row[0], at(2.75, 1.0), MoveMode::Push);
    assert_eq!(slid.moved, [row[0], row[1], row[2]]);
    let x = |board: &Board, i: usize| position_of(board, row[i]).x;
    assert!((x(&board, 0) - 2.75).abs() < 1e-6 && (x(&board, 1) - 3.75).abs() < 1e-6);
    assert!((x(&board, 2) - 4.75).abs() < 1e-6 && (x(&board, 3) - 6.0).abs() < 1e-12);
    board.slide(row[0], at(30.0, 1.0), MoveMode::Push);
    assert!((x(&board, 3) - 11.0).abs() < 1e-6 && (x(&board, 0) - 8.0).abs() < 1e-5);
    board.set_fixed(row[2], true);
    let before = x(&board, 3);
    board.slide(row[0], at(2.0, 1.0), MoveMode::Push);
    board.slide(row[0], at(11.0, 1.0), MoveMode::Push);
    assert!((x(&board, 0) - 8.0).abs() < 1e-5 && x(&board, 3) == before);
}

#[test]
fn the_nearest_free_place_is_that_of_all_pairs_together() {
    let mut random = Random::seeded("nearest free place", 102);
    let grid = Grid::for_extent(64.0);
    for _ in 0..20 {
        let mut board = Board::new(grid, 64.0e-9);
        let others: Vec<(Arc<Polygon>, Vector2)> = (0..5)
            .map(|_| (star(&mut random, 7), vector(&mut random, 2.0)))
            .collect();
        for (shape, at) in &others {
            board.add(Arc::clone(shape), PlanarRotation::IDENTITY, *at);
        }
        let own = star(&mut random, 8);
        let here = grid.vector(vector(&mut random, 1.0));
        let slot = board.add(Arc::clone(&own), PlanarRotation::IDENTITY, here);
        let found = board.nearest_free_position(slot).unwrap();
        board.place(slot, PlanarRotation::IDENTITY, found);
        assert!(
            board
                .slots()
                .all(|other| other == slot || !board.collide(slot, other))
        );
        // No position on rings around it is both free and nearer.
        let own = GridPolygon::new(&own, PlanarRotation::IDENTITY, grid);
        let no_fits: Vec<(NoFitPolygon, Vector2)> = others
            .iter()
            .map(|(shape, at)| {
                (
                    NoFitPolygon::new(
                        &GridPolygon::new(shape, PlanarRotation::IDENTITY, grid),
                        &own,
                    ),
                    *at,
                )
            })
            .collect();
        let is_free = |place: Vector2| {
            let mut each = no_fits.iter();
            each.all(|(no_fit, at)| !no_fit.collides(place - at))
        };
        let far = (found - here).norm();
        if far == 0.0 {
            assert!(is_free(here));
            continue;
        }
        for ring in 1..40 {
            let radius = far * f64::from(ring) / 40.0 * 0.9999;
            for k in 0..180 {
                let angle = std::f64::consts::TAU * f64::from(k) / 180.0;
                assert!(
                    !is_free(here + at(angle.cos(), angle.sin()) * radius),
                    "{radius} of {far}"
                );
            }
        }
    }
}

#[test]
fn turn_stops_at_obstacle_or_moves_aside() {
    let mut board = Board::for_extent(64.0);
    board.set_walls(Some([Point2::new(0.0, 0.0), Point2::new(10.0, 10.0)]));
    // A bar cannot turn in a corridor.
    let low = board.add(rectangle(10.0, 4.0), PlanarRotation::IDENTITY, at(0.0, 0.0));
    let high = board.add(rectangle(10.0, 4.0), PlanarRotation::IDENTITY, at(0.0, 6.0));
    let bar = board.add(rectangle(5.0, 1.0), PlanarRotation::IDENTITY, at(2.0, 4.5));
    board.turn_to(bar, PlanarRotation::from_degrees(90.0), MoveMode::Slide);
    let (turn, _) = board.pose(bar).unwrap();
    assert!(
        turn.angle() > 0.05 && turn.angle() < 0.5,
        "{}",
        turn.angle()
    );
    assert_eq!(board.overlapping().count(), 0);
    // Without the upper block it turns, away from the lower.
    board.remove(high);
    board.turn_to(bar, PlanarRotation::from_degrees(90.0), MoveMode::Slide);
    assert_eq!(
        board.pose(bar).unwrap().0,
        PlanarRotation::from_degrees(90.0)
    );
    assert_eq!(board.overlapping().count(), 0);
    assert_eq!(board.slots().collect::<Vec<_>>(), [low, bar]);
}

#[test]
fn packing_sinks_contours_without_overlap() {
    let mut random = Random::seeded("tidying", 103);
    let mut board = Board::for_extent(64.0);
    board.set_walls(Some([Point2::new(0.0, 0.0), Point2::new(12.0, 40.0)]));
    for i in 0..12 {
        let shape = star(&mut random, 6);
        board.add(
            shape,
            PlanarRotation::from_radians(random.signed()),
            at(2.0 + f64::from(i % 3) * 3.5, 3.0 + f64::from(i / 3) * 6.0),
        );
    }
    // One contour starts inside another.
    board.place(3, PlanarRotation::IDENTITY, position_of(&board, 4));
    let height =
        |board: &Board| -> f64 { board.slots().map(|slot| position_of(board, slot).y).sum() };
    let before = height(&board);
    let mut tidy = board.pack();
    let mut steps = 0;
    while tidy.step(&mut board).is_some() {
        steps += 1;
    }
    assert_eq!(board.overlapping().count(), 0);
    assert!(
        steps >= 12 && height(&board) < 0.7 * before,
        "{steps} {} {before}",
        height(&board)
    );
}

#[test]
fn rotation_stops_at_thin_obstacle() {
    let mut board = Board::for_extent(64.0);
    // A needle below the tip of a long bar is a thousandth thick: the first step of the turn would pass over it.
    let bar = board.add(rectangle(20.0, 0.5), PlanarRotation::IDENTITY, at(0.0, 0.0));
    board.add(
        rectangle(1.0, 0.001),
        PlanarRotation::IDENTITY,
        at(18.0, -5.0),
    );
    board.turn_to(bar, PlanarRotation::from_degrees(-20.0), MoveMode::Slide);
    let (turn, place) = board.pose(bar).unwrap();
    // The bar moves aside upwards as far as it turns on, and never is on the needle's other side.
    let height = |x: f64| place.y + turn.angle().tan() * (x - place.x);
    assert_eq!(board.overlapping().count(), 0);
    assert!(
        turn.angle() < -0.2 && height(18.0) > -5.01,
        "{} {place}",
        turn.angle()
    );
}
