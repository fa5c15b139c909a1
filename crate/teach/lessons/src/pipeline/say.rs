//! What is said at each step.

use super::counts::Counts;
use super::run::{PLACES, Ranked, compared, left_out};
use super::tell::{CUTS, Scene, Told, WORLD};
use crate::story::Say;

impl Told {
    pub(super) fn say(&self, scene: Scene) -> Say {
        match scene {
            Scene::Begin => self.begin(),
            Scene::Spheres => self.spheres(),
            Scene::Hulls => self.hulls(),
            Scene::ReleaseA if self.is_proven => self.asked_in_order(),
            Scene::ReleaseA => self.released("pipeline.release-a", 0),
            Scene::ReleaseB => self.released("pipeline.release-b", 1),
            Scene::Elements => self.elements(),
            Scene::Bound => self.known(),
            Scene::Stages => self.stages(),
            Scene::Sizes => self.finer(),
        }
    }

    fn by_mode(&self, published: &'static str, proven: &'static str) -> &'static str {
        match self.is_proven {
            true => proven,
            false => published,
        }
    }

    fn begin(&self) -> Say {
        let [a, b] = [0, 1].map(|side| self.bodies.elements[side].len());
        let [pairs, triangles] = self.bodies.pairs();
        let with = [
            ("channels", PLACES.len().into()),
            ("a", a.into()),
            ("b", b.into()),
            ("pairs", pairs.into()),
            ("triangles", triangles.into()),
        ];
        Say::new("pipeline.begin", with)
    }

    /// The first channel whose sphere is apart from the part's.
    pub(super) fn first_apart(&self) -> &Ranked {
        let apart = self.order.iter().find(|ranked| ranked.gap > 0.0);
        apart.unwrap_or(&self.order[0])
    }

    fn spheres(&self) -> Say {
        let apart = self.first_apart();
        let with = [
            ("channels", PLACES.len().into()),
            ("left", (PLACES.len() - self.remaining()).into()),
            ("distance", apart.distance.into()),
            ("gap", apart.gap.into()),
        ];
        Say::new(self.by_mode("pipeline.spheres", "pipeline.ranked"), with)
    }

    fn hulls(&self) -> Say {
        let second = self.of_rank(1).unwrap_or(self.nearest());
        let more = second.found.counts.searches - 1;
        let proven = match more {
            0 => "pipeline.hulls-attained",
            _ => "pipeline.hulls-bound",
        };
        let with = [
            ("hulls", self.remaining().into()),
            ("distance", second.found.witness.distance.into()),
            ("near", self.near.into()),
            ("more", more.into()),
        ];
        Say::new(self.by_mode("pipeline.hulls", proven), with)
    }

    fn asked_in_order(&self) -> Say {
        let all = self.bodies.elements[0].len();
        let asked = compared(&self.nearest().events, 0).len();
        let with = [
            ("elements", all.into()),
            ("asked", asked.into()),
            ("others", (all - asked).into()),
        ];
        Say::new("pipeline.asked-in-order", with)
    }

    /// Of a side as published: how many elements are kept and left out, and how far the nearest of these is.
    fn released(&self, key: &'static str, side: usize) -> Say {
        let dropped = left_out(&self.nearest().events, side);
        let all = self.bodies.elements[side].len();
        let distances = dropped.iter().map(|one| one.1);
        let with = [
            ("elements", all.into()),
            ("kept", (all - dropped.len()).into()),
            ("left", dropped.len().into()),
            ("distance", distances.fold(WORLD, f64::min).into()),
            ("near", self.near.into()),
        ];
        Say::new(key, with)
    }

    fn elements(&self) -> Say {
        let key = self.by_mode("pipeline.elements", "pipeline.elements-in-order");
        let compared = Counts::of(self.all()).searches[3];
        let with = [
            ("compared", compared.into()),
            ("pairs", self.bodies.pairs()[0].into()),
            ("distance", self.nearest().found.witness.distance.into()),
        ];
        Say::new(key, with)
    }

    /// What was answered, what is true, and what the comparisons have shown.
    fn known(&self) -> Say {
        let key = match self.is_right() {
            true => self.by_mode("pipeline.right", "pipeline.closed"),
            false => "pipeline.too-far",
        };
        let found = &self.nearest().found;
        let compared = Counts::of(self.all()).searches[3];
        let with = [
            ("answer", found.witness.distance.into()),
            ("truth", self.truth().upper.into()),
            ("lower", found.lower.into()),
            ("upper", found.upper.into()),
            ("others", (self.bodies.pairs()[0] - compared).into()),
            ("left", (PLACES.len() - self.remaining()).into()),
            ("gap", self.first_apart().gap.into()),
        ];
        Say::new(key, with)
    }

    fn stages(&self) -> Say {
        let [published, proven] = self.searches();
        let [pairs, triangles] = self.bodies.pairs();
        let with = [
            ("published", published.into()),
            ("proven", proven.into()),
            ("pairs", pairs.into()),
            ("triangles", triangles.into()),
            ("iterations", self.iterations().into()),
        ];
        Say::new("pipeline.stages", with)
    }

    fn finer(&self) -> Say {
        let (few, many) = (&self.sizes[0], &self.sizes[CUTS.len() - 1]);
        let with = [
            ("few", few.pairs.into()),
            ("many", many.pairs.into()),
            ("published", many.searches[0].into()),
            ("proven", many.searches[1].into()),
        ];
        Say::new("pipeline.sizes", with)
    }
}
