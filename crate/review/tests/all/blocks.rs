//! Builds assemblies of axis-aligned blocks, whose pairs have known results.

use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose};
use nearpoint_review::{
    Action, AssemblySnapshot, Change, Clash, ClashId, PairMeasurement, PairSnapshot, PartIdentity,
    Review, ReviewPart, ShapeFingerprint, Stamp, Status, Test, TestKind,
};
use nearpoint_scene::SettledBy;
use nearpoint_testing::Random;

/// A block given by its lowest corner.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    pub path: Vec<String>,
    pub low: [f64; 3],
    pub size: [f64; 3],
    /// True if the mesh contains the placement, as in STL files; otherwise the pose does.
    pub baked: bool,
}

impl Block {
    pub fn new(path: &str, low: [f64; 3], size: [f64; 3]) -> Self {
        Self {
            path: path.split('/').map(str::to_owned).collect(),
            low,
            size,
            baked: false,
        }
    }

    fn part(&self) -> ReviewPart {
        let [x, y, z] = self.low;
        let (at, pose) = match self.baked {
            true => (self.low, Pose::identity()),
            false => ([0.0; 3], Pose::translation(x, y, z)),
        };
        let corner =
            |n: usize| [0, 1, 2].map(|i| at[i] + if n >> i & 1 == 1 { self.size[i] } else { 0.0 });
        let vertices: Vec<Point> = (0..8).map(|n| corner(n).into()).collect();
        let quads = [
            [0, 2, 3, 1],
            [4, 5, 7, 6],
            [0, 1, 5, 4],
            [2, 6, 7, 3],
            [0, 4, 6, 2],
            [1, 3, 7, 5],
        ];
        let triangles = quads
            .iter()
            .flat_map(|&[a, b, c, d]| [[a, b, c], [a, c, d]]);
        ReviewPart {
            path: self.path.clone(),
            layer: None,
            colour: [0.5, 0.5, 0.5, 1.0],
            shape: ShapeFingerprint::from_mesh(&vertices, &triangles.collect::<Vec<_>>()),
            pose,
        }
    }
}

/// Returns the snapshot of two blocks that touch, intersect or are nearer than 5.
fn pair(blocks: &[Block], a: usize, b: usize) -> Option<PairSnapshot> {
    let (p, q) = (&blocks[a], &blocks[b]);
    let low: [f64; 3] = std::array::from_fn(|i| p.low[i].max(q.low[i]));
    let high: [f64; 3] = std::array::from_fn(|i| (p.low[i] + p.size[i]).min(q.low[i] + q.size[i]));
    let shared: [f64; 3] = std::array::from_fn(|i| high[i] - low[i]);
    let gap = shared
        .iter()
        .map(|x| x.min(0.0).powi(2))
        .sum::<f64>()
        .sqrt();
    let deep = shared.into_iter().fold(f64::INFINITY, f64::min);
    let measure = PairMeasurement {
        class: match deep {
            _ if deep > 0.0 => PairClass::Interferes,
            _ if gap == 0.0 => PairClass::Touches,
            _ => PairClass::Clear,
        },
        settled_by: SettledBy::Proof,
        duplicate: p.low == q.low && p.size == q.size,
        depth: (deep >= 0.0).then_some([deep, deep]),
        clearance: (deep < 0.0).then_some(gap),
        clearance_bounds: None,
        volume: (deep > 0.0).then(|| shared.iter().product()),
        volume_bounds: None,
        of_meshes: false,
    };
    (gap < 5.0).then_some(PairSnapshot {
        a,
        b,
        position: std::array::from_fn(|i| (low[i] + high[i]) / 2.0),
        measure,
        depth_upper_bound: None,
        fits: [None; 2],
    })
}

pub fn snapshot(blocks: &[Block]) -> AssemblySnapshot {
    let pairs = (0..blocks.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    AssemblySnapshot {
        unit: Unit::Mm,
        parts: blocks.iter().map(Block::part).collect(),
        pairs: pairs.filter_map(|(a, b)| pair(blocks, a, b)).collect(),
    }
}

/// Returns the same snapshot in another order, with some pairs swapped.
pub fn shuffled(snapshot: &AssemblySnapshot, random: &mut Random) -> AssemblySnapshot {
    let mut order: Vec<usize> = (0..snapshot.parts.len()).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, random.index(at + 1));
    }
    let place = |part: usize| order.iter().position(|&at| at == part).unwrap();
    let mut pairs: Vec<PairSnapshot> = snapshot
        .pairs
        .iter()
        .map(|pair| {
            let (a, b) = (place(pair.a), place(pair.b));
            let (a, b) = if random.below(2) == 0 { (a, b) } else { (b, a) };
            PairSnapshot { a, b, ..*pair }
        })
        .collect();
    for at in (1..pairs.len()).rev() {
        pairs.swap(at, random.index(at + 1));
    }
    AssemblySnapshot {
        parts: order.iter().map(|&at| snapshot.parts[at].clone()).collect(),
        pairs,
        ..snapshot.clone()
    }
}

/// Returns blocks in a small volume, so that many intersect. Some share a path, and some have their placement in their
/// meshes.
pub fn assembly(random: &mut Random) -> Vec<Block> {
    let count = 4 + random.index(14);
    (0..count)
        .map(|n| {
            let group = random.pick(&["frame", "drive", "drive/front"]);
            let name = match random.below(3) {
                0 => "bolt".to_owned(),
                _ => format!("part {n}"),
            };
            let at = random.grid(12);
            let size = [1, 2, 3].map(|least| f64::from(least) + random.below(4) as f64);
            Block {
                baked: random.below(4) == 0,
                ..Block::new(&format!("machine/{group}/{name}"), [at.x, at.y, at.z], size)
            }
        })
        .collect()
}

pub fn tests() -> Vec<Test> {
    vec![
        Test::new("hard", TestKind::Interference),
        Test::new("near", TestKind::Clearance(2.0)),
        Test::new("touching", TestKind::Contact),
    ]
}

/// Returns a review with these tests after its first update.
pub fn review(tests: Vec<Test>, snapshot: AssemblySnapshot) -> Review {
    let mut review = Review::default();
    for test in tests {
        review.apply(Action::AddTest(Box::new(test))).unwrap();
    }
    review.update(snapshot).unwrap();
    review
}

/// Returns the numbers of all clashes.
pub fn ids(review: &Review) -> Vec<ClashId> {
    review.clashes().iter().map(|clash| clash.id).collect()
}

/// Approves all clashes.
pub fn approve_all(review: &mut Review) {
    let approved = set(&ids(review), Change::Status(Status::Approved));
    review.apply(approved).unwrap();
}

/// Returns the action that sets a field of clashes.
pub fn set(clashes: &[ClashId], to: Change) -> Action {
    Action::Set {
        clashes: clashes.to_vec(),
        to,
        stamp: stamp(),
    }
}

pub fn stamp() -> Stamp {
    Stamp {
        author: "Ann".into(),
        time: "2026-11-23T16:05:00Z".into(),
    }
}

/// Returns the clash of the two parts with these names in that test.
pub fn between(review: &Review, test: &str, names: [&str; 2]) -> Clash {
    let name = |part: &PartIdentity| part.path.last().unwrap().clone();
    let is_it = |clash: &&Clash| {
        let ends = [name(&clash.finding.a), name(&clash.finding.b)];
        clash.finding.test == test && (ends == names || ends == [names[1], names[0]])
    };
    let mut found = review.clashes().iter().filter(is_it);
    let clash = found
        .next()
        .unwrap_or_else(|| panic!("no clash of {names:?}"));
    assert!(found.next().is_none(), "several clashes of {names:?}");
    clash.clone()
}
