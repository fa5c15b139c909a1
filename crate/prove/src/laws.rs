//! Tests laws that hold for all answers: the same two parts in another representation have the same answer.

use crate::classes::classify;
use crate::meshes::{self, shapes};
use crate::scene::{self, Part};
use crate::subject::Subject;
use nearpoint_geometry::closest::{WarmStart, cast_ray, clearance};
use nearpoint_geometry::collide::{
    Contact, Containment, TrianglePair, colliding_pairs, containment,
};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::shape::{Closure, Shape, Soup, primitives, self_intersections};
use nearpoint_geometry::{Point, Pose, Vector, tolerance};
use nearpoint_testing::shapes::{grid, inverted, joined, random_triangles, scaled};
use nearpoint_testing::{Random, convex, voxels};

/// The subject that tests laws, such as that a swap of the parts changes no result.
pub struct Laws;

/// Two parts and a law, with the motion, third part and power of two that the law needs.
pub struct Case {
    law: usize,
    parts: meshes::Case,
    /// The motion of the law, where it has one.
    motion: Pose,
    third: Soup,
    power: i32,
}

/// A point in B's frame, farther from A than the parts of all cases are.
const FAR_POINT: Vector = Vector::new(90.0, 70.0, -130.0);

/// A vector off every plane and line of the lattice, in few digits.
const GENERIC_OFFSET: Vector = Vector::new(19.0 / 512.0, 15.0 / 512.0, -3.0 / 256.0);

const RIGID: usize = 0;
const SWAP: usize = 1;
const SUBDIVISION: usize = 2;
const UNION: usize = 3;
const POWER: usize = 4;

impl Subject for Laws {
    type Case = Case;

    const NAME: &'static str = "laws";
    const TITLE: &'static str = "laws";
    const ORACLE: &'static str = "the same parts in another representation: pairs, containment, clearance, class, volume of \
        the intersection, self-intersections and rays";
    const KINDS: &'static [&'static str] = &[
        "both moved and turned alike",
        "seen from B",
        "every triangle cut in four",
        "a third part in one mesh with A",
        "all lengths times a power of two",
    ];

    fn draw(law: usize, random: &mut Random) -> Case {
        let any_pose = law == POWER && random.below(2) == 0;
        let pose = if any_pose {
            random.pose(2.0)
        } else {
            let mut pose = random.exact_pose(3);
            pose.translation.vector *= 0.5;
            pose
        };
        let a = Part::at_rest(random_soup(random));
        let soup = random_soup(random);
        Case {
            law,
            parts: [a, Part { soup, pose }],
            motion: random.exact_pose(5),
            third: random_soup(random),
            power: random.below(61) as i32 - 30,
        }
    }

    fn check(case: &Case) -> Result<&'static str, String> {
        let [a, b] = &case.parts;
        let plain = QueryResults::compute(&case.parts, 1.0)?;
        let size = shapes(&case.parts)?.map(|shape| shape.bounds().max_abs_coordinate());
        let size = size[0] + size[1] + b.pose.translation.vector.amax();
        match case.law {
            RIGID => {
                let moved = Part::at_rest(map(&a.soup, |p| case.motion * p));
                let pose = case.motion * b.pose;
                let soup = b.soup.clone();
                plain.check_equal(
                    &QueryResults::compute(&[moved, Part { soup, pose }], 1.0)?,
                    size,
                )?;
            }
            SWAP => {
                let pose = b.pose.inverse();
                let soup = a.soup.clone();
                let first = Part::at_rest(b.soup.clone());
                let mut other = QueryResults::compute(&[first, Part { soup, pose }], 1.0)?;
                other.swap(&plain);
                plain.check_equal(&other, size)?;
            }
            SUBDIVISION => {
                let first = Part::at_rest(split_triangles(&a.soup));
                let cut = QueryResults::compute(&[first, b.clone()], 1.0)?;
                plain.check_equal(&plain.unsplit(cut)?, size)?;
            }
            UNION => union(case, &plain)?,
            _ => {
                let factor = 2_f64.powi(case.power);
                let [a, mut b] = case.parts.each_ref().map(|part| Part {
                    soup: scaled(part.soup.clone(), factor, 0.0),
                    pose: part.pose,
                });
                b.pose.translation.vector *= factor;
                let mut other = QueryResults::compute(&[a, b], factor)?;
                if other.clearance != plain.clearance * factor {
                    return Err(format!(
                        "{} apart times {factor}, and it is {}",
                        plain.clearance, other.clearance
                    ));
                }
                other.clearance /= factor;
                other.volume = other.volume.map(|volume| volume / factor.powi(3));
                plain.check_equal(&other, size)?;
            }
        }
        Ok(plain.class_name())
    }

    fn to_file(case: &Case, note: &str) -> String {
        let [a, b] = &case.parts;
        let third = Part {
            soup: case.third.clone(),
            pose: case.motion,
        };
        let note = format!("{note} LAW {} {}", case.law, case.power);
        scene::write(&note, &[("A", a), ("B", b), ("third", &third)])
    }

    fn from_file(text: &str) -> Result<Case, String> {
        let (note, parts) = scene::read(text)?;
        let law = note.rsplit_once("LAW ").and_then(|(_, law)| {
            let (law, power) = law.split_once(' ')?;
            Some((law.parse().ok()?, power.parse().ok()?))
        });
        let (law, power) = law.ok_or("it names no law")?;
        let parts: [Part; 3] = parts.try_into().map_err(|_| "it has not three parts")?;
        let [a, b, third] = parts;
        Ok(Case {
            law,
            parts: [a, b],
            motion: third.pose,
            third: third.soup,
            power,
        })
    }
}

/// Returns a solid, a surface with a rim or loose triangles, nearly all on whole numbers.
fn random_soup(random: &mut Random) -> Soup {
    let mut side = || 1.0 + random.below(4) as f64;
    let sides = [side(), side(), side()];
    match random.below(7) {
        0 => voxels::voxels(&voxels::random_voxels(random)),
        1 => {
            let [x, y, z] = sides.map(|side| 2.0 * side);
            primitives::cuboid(x, y, z)
        }
        2 => grid(random, 10),
        3 => joined(
            primitives::cuboid(4.0, 4.0, 4.0),
            inverted(primitives::cuboid(2.0, 2.0, 2.0)),
        ),
        4 => {
            let mut soup = primitives::cuboid(4.0, 2.0, 2.0);
            soup.triangles.pop();
            soup
        }
        // The numbers have few digits, so that a rotation is exact.
        5 => map(&random_triangles(random, 8), |p| {
            p.map(|x| (x * 1024.0).round() / 1024.0)
        }),
        _ => loop {
            if let Some((hull, _)) = convex::hull(&convex::cad_like(random)) {
                return Soup {
                    positions: hull.vertices().iter().map(|p| (*p).into()).collect(),
                    triangles: hull.triangles().to_vec(),
                    faces: Vec::new(),
                };
            }
        },
    }
}

fn map(soup: &Soup, place: impl Fn(Point) -> Point) -> Soup {
    let mut soup = soup.clone();
    for p in &mut soup.positions {
        *p = place(Point::from(*p)).into();
    }
    soup
}

/// Splits each triangle into four, at the midpoints of its edges.
fn split_triangles(soup: &Soup) -> Soup {
    let mut cut = Soup::default();
    for t in &soup.triangles {
        let [a, b, c] = t.map(|v| Point::from(soup.positions[v as usize]));
        let middle = |p: Point, q: Point| nearpoint_geometry::nalgebra::center(&p, &q);
        let (ab, bc, ca) = (middle(a, b), middle(b, c), middle(c, a));
        let first = cut.positions.len() as u32;
        cut.positions
            .extend([a, b, c, ab, bc, ca].map(<[f64; 3]>::from));
        let of = [[0, 3, 5], [3, 1, 4], [5, 4, 2], [3, 4, 5]];
        cut.triangles.extend(of.map(|t| t.map(|v| v + first)));
    }
    cut
}

/// The answers of all queries about two parts.
struct QueryResults {
    pairs: Vec<TrianglePair>,
    clearance: f64,
    /// The containment, if the surfaces neither cross nor touch.
    containment: Option<Containment>,
    class: PairClass,
    volume: Option<f64>,
    /// The number of self-intersecting triangle pairs of A, and of B.
    self_intersections: [usize; 2],
    closures: [Closure; 2],
    /// The parameter at which a ray from afar hits A, if that is a solid.
    ray: Option<f64>,
}

impl QueryResults {
    /// Runs all queries; `unit` is the length of one whole number.
    fn compute(parts: &meshes::Case, unit: f64) -> Result<Self, String> {
        let [a, b] = shapes(parts)?;
        let pose = &parts[1].pose;
        let stopped = |_| "it stopped".to_owned();
        let pairs = colliding_pairs(&a, &b, pose, &SequentialExecutor).map_err(stopped)?;
        let near = clearance(
            &a,
            &b,
            pose,
            f64::INFINITY,
            &mut WarmStart::default(),
            &SequentialExecutor,
        );
        let near = near.map_err(stopped)?.ok_or("there is no clearance")?;
        let found = classify(&a, &b, pose)?;
        let own =
            |shape: &Shape| self_intersections(shape, &SequentialExecutor).map(|all| all.len());
        let own_a = own(&a).map_err(stopped)?;
        // No ray slips into a solid, even along an edge; at the rim of an open surface this is not promised.
        let is_solid = a.is_closed() && a.volume() > 0.0 && own_a == 0;
        let from = pose * Point::from(FAR_POINT * unit);
        // The target is beside the centre, which may be on an edge: a grazing ray may hit it or not.
        let target = a.bounds().centre() + pose.rotation * (GENERIC_OFFSET * unit);
        let ray = cast_ray(&a, &from, &(target - from)).filter(|_| is_solid);
        Ok(Self {
            containment: pairs.is_empty().then(|| containment(&a, &b, pose)),
            pairs,
            clearance: near.distance,
            class: found.class,
            volume: found.intersection.is_ok().then_some(found.overlap.volume),
            self_intersections: [own_a, own(&b).map_err(stopped)?],
            closures: [a.closure(), b.closure()],
            ray: ray.map(|hit| hit.t),
        })
    }

    fn class_name(&self) -> &'static str {
        match self.containment {
            None => "in contact",
            Some(Containment::Neither) => "apart",
            Some(_) => "one inside the other",
        }
    }

    /// Converts the answers to those with A and B exchanged.
    fn swap(&mut self, plain: &Self) {
        for pair in &mut self.pairs {
            (pair.a, pair.b) = (pair.b, pair.a);
        }
        self.pairs.sort_unstable();
        self.self_intersections.reverse();
        self.closures.reverse();
        // The exchanged case has another ray.
        self.ray = plain.ray;
        self.containment = match (self.containment, plain.containment) {
            (Some(Containment::AInB), _) => Some(Containment::BInA),
            // Each may have a shell in the other; then both report this.
            (Some(Containment::BInA), Some(Containment::BInA)) => Some(Containment::BInA),
            (Some(Containment::BInA), _) => Some(Containment::AInB),
            (other, _) => other,
        };
    }

    /// Converts the answers for A split into quarters to those for A as a whole: a triangle touches or crosses the
    /// triangles of its quarters. A triangle that passes through another along its cuts only touches the quarters.
    fn unsplit(&self, mut cut: Self) -> Result<Self, String> {
        let mut pairs: Vec<TrianglePair> = Vec::new();
        for pair in &cut.pairs {
            let a = pair.a / 4;
            match pairs.iter_mut().find(|p| (p.a, p.b) == (a, pair.b)) {
                Some(known) => known.contact = known.contact.min(pair.contact),
                None => pairs.push(TrianglePair { a, ..*pair }),
            }
        }
        pairs.sort_unstable();
        let key = |p: &TrianglePair| (p.a, p.b);
        for (whole, cut) in self.pairs.iter().zip(&mut pairs) {
            if key(whole) == key(cut) && cut.contact == Contact::Touching {
                cut.contact = whole.contact;
            }
        }
        cut.pairs = pairs;
        // A corner on the midpoint of an edge touches it until that edge is split: then it is a neighbour.
        cut.self_intersections = self.self_intersections;
        // Two sheets interfere by a triangle that passes through another, which may happen where it is split: then the
        // class is not known. That they only touch may be detected for small triangles alone.
        let may_differ = [
            (PairClass::Interferes, PairClass::Undecided),
            (PairClass::Undecided, PairClass::Touches),
        ];
        if self.closures == [Closure::Open; 2] && may_differ.contains(&(self.class, cut.class)) {
            cut.class = self.class;
        }
        Ok(cut)
    }

    fn check_equal(&self, other: &Self, size: f64) -> Result<(), String> {
        let wrong = |what: &str, one: String, two: String| Err(format!("{what}: {one}, and {two}"));
        if self.pairs != other.pairs {
            return wrong(
                "pairs",
                format!("{:?}", self.pairs),
                format!("{:?}", other.pairs),
            );
        }
        let reported = |x: &Self| (x.containment, x.class, x.self_intersections, x.closures);
        if reported(self) != reported(other) {
            return wrong(
                "reported",
                format!("{:?}", reported(self)),
                format!("{:?}", reported(other)),
            );
        }
        let noise = 2.0 * tolerance::DISTANCE_NOISE * size;
        if (self.clearance - other.clearance).abs() > noise {
            return wrong(
                "apart",
                self.clearance.to_string(),
                other.clearance.to_string(),
            );
        }
        let volumes = (self.volume, other.volume);
        let is_same = match volumes {
            (Some(v), Some(w)) => (v - w).abs() <= tolerance::VOLUME_NOISE * size.powi(3),
            (v, w) => v == w,
        };
        if !is_same {
            return wrong(
                "volume of the intersection",
                format!("{:?}", volumes.0),
                format!("{:?}", volumes.1),
            );
        }
        let is_same = match (self.ray, other.ray) {
            (Some(t), Some(u)) => (t - u).abs() <= tolerance::DISTANCE_NOISE * (1.0 + t),
            (t, u) => t == u,
        };
        if !is_same {
            return wrong("ray", format!("{:?}", self.ray), format!("{:?}", other.ray));
        }
        Ok(())
    }
}

/// Checks a mesh of A and a third part: its pairs are those of both, and its clearance is the smaller one, to the bit.
fn union(case: &Case, plain: &QueryResults) -> Result<(), String> {
    let [a, b] = &case.parts;
    let count = a.soup.triangles.len() as u32;
    let shift = Vector::new(1.0, 0.0, -0.5);
    let third = map(&case.third, |p| p + shift);
    let alone = QueryResults::compute(&[Part::at_rest(third.clone()), b.clone()], 1.0)?;
    let both = QueryResults::compute(
        &[Part::at_rest(joined(a.soup.clone(), third)), b.clone()],
        1.0,
    )?;
    let more = alone.pairs.iter().map(|pair| TrianglePair {
        a: pair.a + count,
        ..*pair
    });
    let expected: Vec<TrianglePair> = plain.pairs.iter().copied().chain(more).collect();
    if both.pairs != expected {
        return Err(format!("pairs {:?}, and of each {expected:?}", both.pairs));
    }
    let least = plain.clearance.min(alone.clearance);
    if both.clearance != least {
        return Err(format!("{} apart, and of each {least}", both.clearance));
    }
    Ok(())
}
