//! Tests the relations of flat contours.

use crate::subject::Subject;
use nearpoint_geometry::planar::{
    Grid, GridPolygon, PlanarRotation, Point2, Polygon, Relation, Vector2, distance, overlaps,
    overlaps_with_rotation, relation,
};
use nearpoint_import::Unit;
use nearpoint_import::contour::{ContourOptions, PlacedContour, read_contours, write_json};
use nearpoint_testing::Random;
use nearpoint_testing::planar::{ExactContour, pair_of};

/// The subject that tests the relation of two flat contours.
pub struct Planar;

/// Two contours, and the shift of B against A.
pub struct Case {
    a: GridPolygon,
    b: GridPolygon,
    by: Vector2,
}

impl Subject for Planar {
    type Case = Case;

    const NAME: &'static str = "planar";
    const TITLE: &'static str = "poses of flat contours";
    const ORACLE: &'static str = "the triangles that they are cut into, on whole steps of the grid; and the same seen from B";
    const KINDS: &'static [&'static str] = &["on whole numbers", "anywhere"];

    fn draw(kind: usize, random: &mut Random) -> Case {
        let (a, b, by) = pair_of(kind, random);
        Case { a, b, by }
    }

    fn check(Case { a, b, by }: &Case) -> Result<&'static str, String> {
        let found = relation(a, b, *by);
        let seen_from_b = relation(b, a, -a.grid().vector(*by));
        let mirrored = match found {
            Relation::AInB => Relation::BInA,
            // Two equal contours are inside each other both ways.
            Relation::BInA if seen_from_b == Relation::BInA => Relation::BInA,
            Relation::BInA => Relation::AInB,
            same => same,
        };
        if seen_from_b != mirrored {
            return Err(format!("{found:?}, and seen from B {seen_from_b:?}"));
        }
        if overlaps(a, b, *by) != found.is_collision() {
            return Err(format!(
                "{found:?}, and they overlap: {}",
                overlaps(a, b, *by)
            ));
        }
        let (Ok(polygon_a), Ok(polygon_b)) = (polygon(a), polygon(b)) else {
            return Ok("no contours once on the grid");
        };
        if overlaps_with_rotation(a, &polygon_b, PlanarRotation::IDENTITY, *by)
            != found.is_collision()
        {
            return Err(format!("{found:?}, and not so turned on the way"));
        }
        let gap = distance(a, b, *by);
        if (gap.distance > 0.0) != (found == Relation::Separated) {
            return Err(format!("{found:?}, {} apart", gap.distance));
        }
        turned_and_scaled([&polygon_a, &polygon_b], a.grid(), *by, found)?;
        let (Some(exact_a), Some(exact_b)) = (
            ExactContour::new(a, Vector2::zeros()),
            ExactContour::new(b, *by),
        ) else {
            return Ok("not cut exactly, by its laws only");
        };
        if exact_a.overlaps(&exact_b) != found.is_collision() {
            return Err(format!("{found:?}, and not so in whole numbers"));
        }
        Ok(match found {
            Relation::Separated => "apart",
            Relation::Touching => "touching",
            Relation::Overlapping => "overlapping",
            Relation::AInB | Relation::BInA => "one in the other",
        })
    }

    fn to_file(Case { a, b, by }: &Case, _: &str) -> String {
        let zero = Vector2::zeros();
        let polygons = [a, b].map(polygon);
        let placed = |(name, polygon, translation): (&'static str, _, _)| PlacedContour {
            name,
            polygon,
            rotation: PlanarRotation::IDENTITY,
            translation,
            layer: None,
        };
        let both = polygons.iter().zip([("A", zero), ("B", *by)]);
        let both =
            both.filter_map(|(polygon, (name, at))| Some((name, polygon.as_ref().ok()?, at)));
        write_json(&both.map(placed).collect::<Vec<_>>(), Unit::Mm)
    }

    fn from_file(text: &str) -> Result<Case, String> {
        let file = read_contours("case.json", text.as_bytes(), &ContourOptions::default());
        let file = file.map_err(|error| error.to_string())?;
        let [a, b] = file.contours.as_slice() else {
            return Err("it has not two contours".to_owned());
        };
        let grid = Grid::for_extent(64.0);
        Ok(Case {
            a: GridPolygon::new(&a.polygon, PlanarRotation::IDENTITY, grid),
            b: GridPolygon::new(&b.polygon, PlanarRotation::IDENTITY, grid),
            by: b
                .placement
                .map_or(Vector2::zeros(), |placed| placed.translation),
        })
    }
}

fn polygon(turned: &GridPolygon) -> Result<Polygon, String> {
    let rings = turned.rings().map(<[_]>::to_vec).collect();
    Polygon::new(rings).map_err(|error| error.to_string())
}

/// Rotates both by a quarter, and scales all lengths by a power of two.
fn turned_and_scaled(
    [a, b]: [&Polygon; 2],
    grid: Grid,
    by: Vector2,
    found: Relation,
) -> Result<(), String> {
    let quarter = PlanarRotation::from_degrees(90.0);
    let [a_turned, b_turned] = [a, b].map(|polygon| GridPolygon::new(polygon, quarter, grid));
    let there = relation(&a_turned, &b_turned, quarter.vector(grid.vector(by)));
    if there != found {
        return Err(format!("{found:?}, and by a quarter turned {there:?}"));
    }
    let factor = 1024.0;
    let larger = |polygon: &Polygon| {
        let ring = |ring: &Vec<_>| ring.iter().map(|p: &Point2| p * factor).collect();
        let polygon = Polygon::new(polygon.rings().iter().map(ring).collect());
        let polygon = polygon.map_err(|error| error.to_string())?;
        let grid = Grid::for_extent(grid.step() * factor * (1_u64 << 48) as f64);
        Ok::<_, String>(GridPolygon::new(&polygon, PlanarRotation::IDENTITY, grid))
    };
    let there = relation(&larger(a)?, &larger(b)?, grid.vector(by) * factor);
    if there != found {
        return Err(format!("{found:?}, and {factor} times as large {there:?}"));
    }
    Ok(())
}
