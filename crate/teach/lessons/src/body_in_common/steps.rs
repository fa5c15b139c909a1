//! Lists the steps: B inside A without intersecting surfaces, then a cut step by step, then touching, and an open A.

use std::collections::BTreeMap;

use nearpoint_geometry::Point;
use nearpoint_geometry::Vector;
use nearpoint_geometry::closest::{WarmStart, cast_ray, clearance};
use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::collide::ray_crossings;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::shape::Mesh;

use super::cells::Cells;
use super::cut::{counts, curves, length, tetrahedra};
use super::picture;
use super::world::{Pair, World};
use crate::story::{Bound, Chart, LazyStep, Number, Question, Story};

/// The steps of the lesson on the intersection of two parts, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub world: World,
    /// The cell counts for the intersection, from coarse to fine.
    pub cells: Vec<Cells>,
    /// The nearest points of the surfaces while B is inside: for A, and for A without its lid.
    pub gaps: [Option<[Point; 2]>; 2],
    /// The point where the ray from B's rightmost corner leaves A.
    pub exit: Option<Point>,
    /// The edges of A without its lid that belong to only one triangle.
    pub rim: Vec<[Point; 2]>,
}

/// The steps in order. All numbers of a step go into its text.
const STEPS: [fn(&Steps) -> LazyStep<'_>; 10] = [
    |it| {
        let (inside, ends) = (&it.world.inside, it.gaps[0]);
        LazyStep::new("body.surfaces")
            .numbers([tested(inside), intersecting_pairs(inside), gap(ends)])
            .ask(class(inside.class()))
            .draw(move |figure| picture::surfaces(figure, inside, ends))
            .chart(|| it.slid(0.0))
    },
    |it| {
        let inside = &it.world.inside;
        let ray = ray_crossings(&inside.a, &inside.rightmost());
        LazyStep::new("body.inside")
            .numbers([intersecting_pairs(inside)])
            .count("ray-crossings", ray.crossings as usize)
            .numbers([Number::plain("body-volume", inside.volume())])
            .draw(move |figure| picture::inside(figure, inside, it.exit))
            .chart(|| it.slid(0.0))
    },
    |it| {
        let across = &it.world.across;
        LazyStep::new("body.meet")
            .numbers([tested(across), intersecting_pairs(across)])
            .draw(|figure| picture::meeting(figure, across, it.world.shift))
            .chart(|| it.slid(it.world.shift))
    },
    |it| {
        let choices = ["stays-inside", "stays-outside", "stays-cut-out"];
        let stays = match it.world.across.stays_inside() {
            [true, true] => 0,
            [false, false] => 1,
            _ => 2,
        };
        it.of_cut("body.curve", Steps::curve)
            .ask(Question::choice("body.stays", choices, stays))
            .draw(|figure| picture::curve(figure, &it.world.across))
    },
    |it| {
        it.of_cut("body.kept", Steps::kept_facets_step)
            .draw(|figure| picture::kept_facets(figure, &it.world.across))
    },
    |it| {
        let volume = it.world.across.volume().round() as usize;
        it.of_cut("body.closed", Steps::closed)
            .ask(Question::number("body.volume", volume))
            .draw(|figure| picture::closed(figure, &it.world.across))
    },
    |it| {
        it.of_cut("body.volume", Steps::volume)
            .draw(|figure| picture::volume(figure, &it.world.across))
    },
    |it| {
        it.of_cut("body.cells", Steps::counted)
            .draw(|figure| picture::counted(figure, &it.world.across, it.cells.last()))
            .chart(|| it.by_cells())
    },
    |it| {
        let beside = &it.world.beside;
        LazyStep::new("body.touch")
            .numbers([
                intersecting_pairs(beside),
                Number::plain("body-volume", beside.volume()),
            ])
            .ask(class(it.world.open.class()))
            .draw(move |figure| picture::touching(figure, beside))
            .chart(|| it.slid(None))
            .chart(|| it.by_cells())
    },
    |it| {
        let open = &it.world.open;
        LazyStep::new("body.open")
            .numbers([intersecting_pairs(open), gap(it.gaps[1])])
            .count("rim-edges", it.rim.len())
            .draw(move |figure| picture::open(figure, open, &it.rim))
            .chart(|| it.slid(None))
            .chart(|| it.by_cells())
    },
];

impl Steps {
    /// Makes the steps of a world; the volume is also computed by at most this many cells across.
    pub fn new(world: World, cells: usize) -> Self {
        let from = world.inside.rightmost();
        Self {
            cells: Cells::up_to(&world.across, cells),
            gaps: [nearest(&world.inside), nearest(&world.open)],
            exit: cast_ray(&world.inside.a, &from, &Vector::x()).map(|hit| hit.point),
            rim: rim(world.open.a.mesh()),
            world,
        }
    }

    /// Makes a step with numbers of the body that B cuts out of A.
    fn of_cut(
        &self,
        key: &'static str,
        numbers: fn(&Self, &Intersection) -> Vec<Number>,
    ) -> LazyStep<'_> {
        let body = self.world.across.body();
        LazyStep::new(key)
            .numbers(body.map_or_else(Vec::new, |body| numbers(self, body)))
            .chart(|| self.slid(self.world.shift))
    }

    fn curve(&self, body: &Intersection) -> Vec<Number> {
        let curves = curves(body);
        let segments: usize = curves.iter().map(|curve| curve.len() - 1).sum();
        vec![
            intersecting_pairs(&self.world.across),
            Number::count("curves", curves.len()),
            Number::count("curve-segments", segments),
            Number::length(
                "curve-length",
                curves.iter().map(|curve| length(curve)).sum::<f64>(),
            ),
        ]
    }

    fn kept_facets_step(&self, _: &Intersection) -> Vec<Number> {
        let [a, b] = self.world.across.cut_counts();
        vec![
            Number::count("a-cut", a.cut),
            Number::count("a-whole", a.whole),
            Number::count("a-dropped", a.dropped),
            Number::count("b-cut", b.cut),
            Number::count("b-whole", b.whole),
            Number::count("b-dropped", b.dropped),
        ]
    }

    fn closed(&self, body: &Intersection) -> Vec<Number> {
        let counts = counts(body);
        let euler = counts.points as f64 - counts.edges as f64 + counts.facets as f64;
        vec![
            Number::count("body-points", counts.points),
            Number::count("body-edges", counts.edges),
            Number::count("body-facets", counts.facets),
            Number::plain("body-euler", euler),
            Number::count("unmatched-edges", counts.unmatched),
            Number::count("body-pieces", body.component_count()),
            Number::plain("volume-of-a", self.world.across.a.volume()),
            Number::plain("volume-of-b", self.world.across.b.volume()),
        ]
    }

    fn volume(&self, body: &Intersection) -> Vec<Number> {
        let parts = tetrahedra(body);
        vec![
            Number::count("body-facets", body.facets.len()),
            Number::plain("volume-over-a", parts.over[0]),
            Number::plain("volume-over-b", parts.over[1]),
            Number::count("tetrahedra-negative", parts.negative),
            Number::plain("body-volume", body.volume()),
        ]
    }

    fn counted(&self, body: &Intersection) -> Vec<Number> {
        let Some(cells) = self.cells.last() else {
            return Vec::new();
        };
        let volume = body.volume();
        vec![
            Number::count("cells-across", cells.across),
            Number::count("cells-inside", cells.inside.len()),
            Number::plain("counted-volume", cells.volume).with_bound(Bound::Approximate),
            Number::plain("body-volume", volume),
            Number::ratio("counted-off", (cells.volume - volume).abs() / volume),
        ]
    }

    fn slid(&self, at: impl Into<Option<f64>>) -> Chart {
        Chart::new("volume-slid", "b-to-the-right", "volume")
            .line("volume-in-common", self.world.volumes_by_shift.clone())
            .at(at)
    }

    fn by_cells(&self) -> Chart {
        let over = |of: &dyn Fn(&Cells) -> f64| -> Vec<[f64; 2]> {
            let cells = self.cells.iter();
            cells
                .map(|cells| [cells.across as f64, of(cells)])
                .collect()
        };
        let exact = self.world.across.volume();
        Chart::new("volume-counted", "cells-across", "volume")
            .points("counted-volume", over(&|cells| cells.volume))
            .line("by-tetrahedra", over(&|_| exact))
    }
}

/// Asks which class the two parts will have.
fn class(class: PairClass) -> Question {
    let choices = [
        "class-interferes",
        "class-touches",
        "class-clear",
        "class-undecided",
    ];
    Question::choice(
        "body.class",
        choices,
        match class {
            PairClass::Interferes => 0,
            PairClass::Touches => 1,
            PairClass::Clear => 2,
            PairClass::Undecided => 3,
        },
    )
}

fn intersecting_pairs(pair: &Pair) -> Number {
    Number::count("pairs-that-meet", pair.pairs.len())
}

/// Counts all pairs of triangles, one of each part.
fn tested(pair: &Pair) -> Number {
    let [a, b] = [&pair.a, &pair.b].map(|shape| shape.mesh().triangles().len());
    Number::count("pairs-of-triangles", a * b)
}

fn gap(ends: Option<[Point; 2]>) -> Number {
    let gap = ends.map(|[p, q]| (q - p).norm());
    Number::length("surface-gap", gap)
}

fn nearest(pair: &Pair) -> Option<[Point; 2]> {
    let (limit, mut warm) = (f64::INFINITY, WarmStart::default());
    let found = clearance(
        &pair.a,
        &pair.b,
        &pair.pose,
        limit,
        &mut warm,
        &SequentialExecutor,
    );
    let found = found.ok().flatten()?;
    Some([found.on_a, found.on_b])
}

fn rim(mesh: &Mesh) -> Vec<[Point; 2]> {
    let mut used: BTreeMap<[u32; 2], usize> = BTreeMap::new();
    for &[a, b, c] in mesh.triangles() {
        for [u, v] in [[a, b], [b, c], [c, a]] {
            *used.entry([u.min(v), u.max(v)]).or_default() += 1;
        }
    }
    let alone = used.into_iter().filter(|(_, times)| *times == 1);
    alone
        .map(|(edge, _)| edge.map(|v| mesh.vertices()[v as usize]))
        .collect()
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self).with_number_args()
    }
}
