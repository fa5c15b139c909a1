//! Finds the feature under a pointer: a corner before an edge, and an edge before a face, within the precision of
//! pointing.

use nearpoint_geometry::measure::{Curve, Edge, FeatureMap};
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::Part;
use nearpoint_scene::measure::{MeasurementCache, Pick, PickKind};

use crate::camera::Camera;
use crate::gestures::Pixels;
use crate::interact::{Hit, PickScene, VisibleScene};

/// The distance up to which a pointer picks a corner or an edge, in CSS pixels; `FINGER_DISTANCE` is that of a finger.
const PICK_DISTANCE: f64 = 9.0;
const FINGER_DISTANCE: f64 = 22.0;
/// The factor on the pick distance of edges if no other kind of feature can be picked.
const ALONE_FACTOR: f64 = 2.5;

/// A pointer over a scene.
pub(crate) struct PickQuery<'a> {
    pub scene: VisibleScene<'a>,
    pub camera: &'a Camera,
    pub at: Pixels,
    pub is_finger: bool,
}

/// The identity of the picked feature: two points on the same feature are the same pick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FeatureKey {
    /// A face patch, identified by its first triangle.
    Patch(u32),
    /// An edge, identified by its number.
    Edge(u32),
    /// No feature, but the point itself.
    Point,
}

/// The pick under the pointer, and its feature.
pub(crate) type HoveredPick = (Pick, FeatureKey);

/// Returns the pick under the pointer, of this kind or of any. Returns `before` while that is on the same feature.
// Not inlined: the WebAssembly split finds it by name, and loads it with the measuring tool.
#[inline(never)]
pub(crate) fn pick_feature(
    aim: &PickQuery,
    kind: Option<PickKind>,
    before: Option<HoveredPick>,
    measurer: &mut MeasurementCache,
) -> Option<HoveredPick> {
    let found = feature_under(aim, kind, measurer)?;
    let is_same = |(pick, on): &HoveredPick| {
        let same_kind = (pick.part, pick.kind) == (found.0.part, found.0.kind);
        same_kind && *on == found.1 && *on != FeatureKey::Point
    };
    // The earlier pick is returned so that its measurements need not be computed again.
    Some(before.filter(is_same).unwrap_or(found))
}

fn feature_under(
    aim: &PickQuery,
    options: Option<PickKind>,
    measurer: &mut MeasurementCache,
) -> Option<HoveredPick> {
    let reach = if aim.is_finger {
        FINGER_DISTANCE
    } else {
        PICK_DISTANCE
    };
    let direct = aim.pick(aim.at);
    let hit = direct.or_else(|| aim.hit_nearby(reach))?;
    let part = aim.scene.scene.part(hit.part)?;
    let pick = |kind: PickKind, (at, on): (Point, FeatureKey)| {
        let point = at.into();
        let part = part.id;
        (Pick { part, kind, point }, on)
    };
    let local = part.pose.inverse_transform_point(&hit.point);
    if options == Some(PickKind::Part) {
        // The whole part counts as one patch.
        return Some(pick(PickKind::Part, (local, FeatureKey::Patch(0))));
    }
    let feature_map = measurer.feature_map(part);
    let over = PartQuery {
        aim,
        part,
        feature_map: &feature_map,
    };
    let face = || {
        let hit = direct?;
        let on = FeatureKey::Patch(feature_map.patch_of(hit.triangle).triangles[0]);
        Some((inside(part, &hit, local), on))
    };
    let corner = || {
        let at = over.corner(reach, options == Some(PickKind::Point))?;
        Some((at, FeatureKey::Point))
    };
    let edge = |reach: f64, is_wanted: fn(&Edge) -> bool| over.edge(reach, is_wanted);
    match options {
        None => {
            let corner = corner().map(|at| pick(PickKind::Point, at));
            let edge = || edge(reach, |_| true).map(|at| pick(PickKind::Edge, at));
            let face = || face().map(|at| pick(PickKind::Face, at));
            corner.or_else(edge).or_else(face)
        }
        Some(PickKind::Point) => {
            let edge = || edge(reach, |_| true).map(|(at, _)| (at, FeatureKey::Point));
            let place = corner().or_else(edge);
            let place = place.or_else(|| direct.map(|_| (local, FeatureKey::Point)));
            place.map(|at| pick(PickKind::Point, at))
        }
        Some(PickKind::Edge) => {
            edge(ALONE_FACTOR * reach, |_| true).map(|at| pick(PickKind::Edge, at))
        }
        Some(PickKind::Face) => face().map(|at| pick(PickKind::Face, at)),
        Some(kind) => {
            let near = edge(reach, is_arc).or_else(face).into_iter();
            let mut places = near.chain(edge(ALONE_FACTOR * reach, is_arc));
            let found = places.find(|(at, _)| feature_map.pick(kind.into(), *at).is_some());
            found.map(|at| pick(kind, at))
        }
    }
}

fn is_arc(edge: &Edge) -> bool {
    matches!(edge.curve, Curve::Arc { .. })
}

/// Returns a point inside the triangle that was hit, off its sides, so that this triangle is the nearest one.
fn inside(part: &Part, hit: &Hit, at: Point) -> Point {
    let [a, b, c] = part.shape.triangle(hit.triangle);
    let middle = Point::from((a.coords + b.coords + c.coords) / 3.0);
    at + (middle - at) / 8.0
}

impl PickQuery<'_> {
    fn pick(&self, at: Pixels) -> Option<Hit> {
        self.scene.pick(&self.camera.ray(at.0, at.1))
    }

    /// Returns the hit just beside the pointer: edges are where parts end.
    fn hit_nearby(&self, max_distance: f64) -> Option<Hit> {
        let hits = [-1.0, 0.0, 1.0].into_iter().flat_map(|down| {
            [-1.0, 0.0, 1.0].map(|right| {
                (
                    self.at.0 + right * max_distance,
                    self.at.1 + down * max_distance,
                )
            })
        });
        let hits = hits.filter_map(|at| self.pick(at));
        hits.min_by(|a, b| a.distance.total_cmp(&b.distance))
    }
}

/// A pointer over a part.
struct PartQuery<'a> {
    aim: &'a PickQuery<'a>,
    part: &'a Part,
    feature_map: &'a FeatureMap,
}

impl PartQuery<'_> {
    /// Returns the nearest visible corner within `max_distance`, in the part's frame: the end of an edge, or with `all`
    /// any vertex of one.
    fn corner(&self, max_distance: f64, all: bool) -> Option<Point> {
        let points = self.feature_map.edges().iter().flat_map(|edge| {
            let (first, last) = (edge.points.first(), edge.points.last());
            let is_open = first != last;
            let ends = edge.points.len() - 1;
            let points = edge.points.iter().enumerate();
            points.filter_map(move |(i, p)| (all || is_open && (i == 0 || i == ends)).then_some(*p))
        });
        self.nearest(
            points.map(|p| (p, self.pixel_distance(&p))),
            |p| *p,
            max_distance,
        )
    }

    /// Returns the nearest visible point on an edge, off its ends, and the edge.
    fn edge(&self, max_distance: f64, is_wanted: fn(&Edge) -> bool) -> Option<(Point, FeatureKey)> {
        let edges = self.feature_map.edges().iter().zip(0..);
        let edges = edges.filter(|(edge, _)| is_wanted(edge));
        let feet = edges.flat_map(|(edge, number)| {
            let segments = edge.points.windows(2);
            let feet = segments.filter_map(|ends| self.nearest_on_segment([ends[0], ends[1]]));
            feet.map(move |(at, off)| ((at, FeatureKey::Edge(number)), off))
        });
        self.nearest(feet, |(at, _)| *at, max_distance)
    }

    /// Returns the nearest visible item within `max_distance`.
    fn nearest<T>(
        &self,
        all: impl Iterator<Item = (T, f64)>,
        place: impl Fn(&T) -> Point,
        max_distance: f64,
    ) -> Option<T> {
        let mut near: Vec<(T, f64)> = all.filter(|(_, off)| *off <= max_distance).collect();
        near.sort_by(|a, b| a.1.total_cmp(&b.1));
        let seen = near
            .into_iter()
            .find(|(own, _)| self.is_visible(&place(own), max_distance));
        seen.map(|(own, _)| own)
    }

    /// Returns the distance of a point from the pointer on the screen, in CSS pixels.
    fn pixel_distance(&self, p: &Point) -> f64 {
        let seen = self.aim.camera.project(self.part.pose * p);
        seen.map_or(f64::INFINITY, |seen| {
            (seen.x - self.aim.at.0).hypot(seen.y - self.aim.at.1)
        })
    }

    /// Returns the point of a segment that appears nearest to the pointer, and its distance.
    fn nearest_on_segment(&self, ends: [Point; 2]) -> Option<(Point, f64)> {
        let pose: &Pose = &self.part.pose;
        let [from, to] = ends.map(|p| self.aim.camera.project(pose * p));
        let (from, to) = (from?, to?);
        let way = (to.x - from.x, to.y - from.y);
        let off = (self.aim.at.0 - from.x, self.aim.at.1 - from.y);
        let squared = way.0 * way.0 + way.1 * way.1;
        let fraction = match squared > 0.0 {
            true => ((way.0 * off.0 + way.1 * off.1) / squared).clamp(0.0, 1.0),
            false => 0.5,
        };
        let apart = (off.0 - way.0 * fraction).hypot(off.1 - way.1 * fraction);
        // The point stays off the ends, where other edges are as near.
        Some((
            ends[0] + (ends[1] - ends[0]) * fraction.clamp(0.1, 0.9),
            apart,
        ))
    }

    /// Returns whether no part is in front of the point, with a tolerance for surfaces at about the same depth.
    fn is_visible(&self, p: &Point, max_distance: f64) -> bool {
        let camera = self.aim.camera;
        let at = self.part.pose * p;
        let Some(seen) = camera.project(at) else {
            return false;
        };
        let slack = max_distance * camera.pixel_at(seen.depth);
        let distance = (at - camera.ray(seen.x, seen.y).origin).norm();
        let hit = self.aim.pick((seen.x, seen.y));
        hit.is_none_or(|hit| hit.distance >= distance - slack)
    }
}
