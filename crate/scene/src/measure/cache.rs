//! Computes the values of measurements for the current scene.

use std::sync::Arc;

use nearpoint_geometry::closest::WarmStart;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::measure::{
    FeatureDistance, FeatureMap, PickedFeature, extent, measure_between,
};
use nearpoint_geometry::{Point, Pose};

use super::{Pick, PickKind};
use crate::part::Part;
use crate::scene::Scene;

/// The values of a measurement of one or two picks.
#[derive(Debug, Clone)]
pub struct MeasuredValues {
    /// The picked features, one for each pick and in its part's frame, with that part's pose.
    pub features: Vec<(PickedFeature, Pose)>,
    /// The size of a whole part along the axes of the scene.
    pub bounding_size: Option<[f64; 3]>,
    /// The values between two picks.
    pub between: Option<FeatureDistance>,
}

/// A cache of feature maps and of recent measurements, which are recomputed only when they change.
#[derive(Debug, Default)]
pub struct MeasurementCache {
    feature_maps: Vec<(Arc<FeatureMap>, bool)>,
    entries: Vec<CachedMeasurement>,
}

/// The last values for these picks.
#[derive(Debug)]
struct CachedMeasurement {
    picks: Vec<Pick>,
    feature_maps: Vec<Arc<FeatureMap>>,
    poses: Vec<Pose>,
    values: Option<Arc<MeasuredValues>>,
    warm_start: WarmStart,
}

/// The largest number of cached measurements.
const MAX_ENTRIES: usize = 512;

impl MeasurementCache {
    /// Returns the map of the features that can be picked on a part.
    pub fn feature_map(&mut self, part: &Part) -> Arc<FeatureMap> {
        let is_own = |(feature_map, is_model): &&(Arc<FeatureMap>, bool)| {
            Arc::ptr_eq(feature_map.shape(), &part.shape) && *is_model == part.is_exact
        };
        if let Some((known, _)) = self.feature_maps.iter().find(is_own) {
            return Arc::clone(known);
        }
        // The dropped entries are of shapes that no part uses.
        self.feature_maps
            .retain(|(feature_map, _)| Arc::strong_count(feature_map.shape()) > 1);
        let found = Arc::new(FeatureMap::new(&part.shape, part.is_exact));
        self.feature_maps.push((Arc::clone(&found), part.is_exact));
        found
    }

    /// Returns the values of picks; `None` if one of them does not exist.
    pub fn measure(&mut self, scene: &Scene, picks: &[Pick]) -> Option<Arc<MeasuredValues>> {
        let parts: Option<Vec<&Part>> = picks.iter().map(|pick| scene.part(pick.part)).collect();
        let parts = parts?;
        let feature_maps: Vec<Arc<FeatureMap>> =
            parts.iter().map(|part| self.feature_map(part)).collect();
        let poses: Vec<Pose> = parts.iter().map(|part| part.pose).collect();
        // The measurement that was requested last is at the end.
        let at = self.entries.iter().position(|known| known.picks == picks);
        let known = at.map(|at| self.entries.remove(at));
        self.entries
            .push(known.unwrap_or_else(|| CachedMeasurement {
                picks: picks.to_vec(),
                feature_maps: Vec::new(),
                poses: Vec::new(),
                values: None,
                warm_start: WarmStart::default(),
            }));
        if self.entries.len() > MAX_ENTRIES {
            self.entries.remove(0);
        }
        let known = self.entries.last_mut()?;
        let is_same = known.feature_maps.len() == feature_maps.len()
            && (known.feature_maps.iter().zip(&feature_maps)).all(|(a, b)| Arc::ptr_eq(a, b));
        if !is_same || known.poses != poses {
            // Only the poses change while parts move.
            let features = known.values.take().filter(|_| is_same);
            let features = match features {
                Some(before) => Some(
                    before
                        .features
                        .iter()
                        .map(|(feature, _)| feature.clone())
                        .collect(),
                ),
                None => picked_features(picks, &feature_maps),
            };
            known.values = features.and_then(|features| {
                measured_values(features, picks, &parts, &mut known.warm_start)
            });
            (known.feature_maps, known.poses) = (feature_maps, poses);
        }
        known.values.clone()
    }
}

fn picked_features(picks: &[Pick], feature_maps: &[Arc<FeatureMap>]) -> Option<Vec<PickedFeature>> {
    let features = picks.iter().zip(feature_maps);
    features
        .map(|(pick, feature_map)| feature_map.pick(pick.kind.into(), Point::from(pick.point)))
        .collect()
}

fn measured_values(
    features: Vec<PickedFeature>,
    picks: &[Pick],
    parts: &[&Part],
    warm_start: &mut WarmStart,
) -> Option<Arc<MeasuredValues>> {
    let between = match (&features[..], parts) {
        ([a, b], [of_a, of_b]) => measure_between(
            [a, b],
            [&of_a.pose, &of_b.pose],
            warm_start,
            &SequentialExecutor,
        )
        .ok()?,
        _ => None,
    };
    let bounding_size = match (picks, parts) {
        (
            [
                Pick {
                    kind: PickKind::Part,
                    ..
                },
            ],
            [part],
        ) => {
            let bounds = extent([(part.shape.mesh(), part.pose)]);
            Some((bounds.hi - bounds.lo).into())
        }
        _ => None,
    };
    let poses = parts.iter().map(|part| part.pose);
    Some(Arc::new(MeasuredValues {
        features: features.into_iter().zip(poses).collect(),
        bounding_size,
        between,
    }))
}
