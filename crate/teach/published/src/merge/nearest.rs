//! Finds the nearest two of many convex shapes.

use super::MergedObjects;
use super::pair_data::PairData;
use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::convex::{
    Proximity, ProximitySettings, ProximityStatus, hull_proximity,
};

impl MergedObjects {
    /// Returns the parts and hulls that are searched for a node: the node itself, or its descendants if it was released.
    pub(super) fn searched_descendants(&self, node: u32) -> Vec<u32> {
        match self.tree.group(node) {
            Some(group) if !self.groups[group].is_merged() => {
                let children = self.tree.children(group).iter();
                children
                    .flat_map(|&child| self.searched_descendants(child))
                    .collect()
            }
            _ => vec![node],
        }
    }

    /// Returns the nearest two nodes of two fronts. Those that touch released faces are searched first, the others only as
    /// far as they may be nearer.
    pub(super) fn nearest(
        &mut self,
        fronts: [&[u32]; 2],
        poses: &[Pose],
        known: &mut PairData,
    ) -> Option<([u32; 2], Proximity)> {
        let pairs = fronts[0]
            .iter()
            .flat_map(|&a| fronts[1].iter().map(move |&b| [a, b]));
        let mut pairs: Vec<[u32; 2]> = pairs.collect();
        let is_later = |node: u32| {
            !self
                .tree
                .parts_of(node)
                .iter()
                .any(|p| known.first.contains(p))
        };
        pairs.sort_by_cached_key(|pair| pair.iter().all(|&node| is_later(node)));
        let mut best: Option<([u32; 2], Proximity)> = None;
        for pair in pairs {
            let limit = best.map_or(f64::INFINITY, |(_, found)| found.upper.max(0.0));
            let found = match known.found.get(&pair) {
                Some(found)
                    if found.status != ProximityStatus::BeyondLimit || found.lower > limit =>
                {
                    *found
                }
                _ => self.search(pair, poses, limit, known),
            };
            let is_beyond = found.status == ProximityStatus::BeyondLimit;
            if !is_beyond && best.is_none_or(|(_, best)| found.upper < best.upper) {
                best = Some((pair, found));
            }
        }
        best
    }

    /// Searches two nodes; the answer is in the first one's frame.
    pub(super) fn search(
        &mut self,
        pair: [u32; 2],
        poses: &[Pose],
        limit: f64,
        known: &mut PairData,
    ) -> Proximity {
        let settings = ProximitySettings {
            limit,
            ..ProximitySettings::default()
        };
        let mut state = self.states.get(&pair).cloned().unwrap_or_default();
        let [(a, a_in_world), (b, b_in_world)] = pair.map(|node| self.posed(node, poses));
        let b_in_a = a_in_world.inverse() * b_in_world;
        let found = hull_proximity(a, b, &b_in_a, &settings, &mut state);
        self.states.insert(pair, state);
        known.found.insert(pair, found);
        known.searches += 1;
        known.cut += u32::from(found.status == ProximityStatus::BeyondLimit);
        found
    }
}
