//! Frames a step: the view of the last one stays if the step's focus is well in view, else it is chosen again.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Vector};
use nearpoint_lesson::figure::Figure;

use nearpoint_view::camera::{Camera, StandardView};

/// The smallest fraction of the picture's width or height that a step's focus takes, if it is not very small itself.
pub(super) const MIN_FOCUS_FRACTION: f64 = 0.35;
/// The smallest fraction of a figure that a picture shows: smaller items are shown with their surroundings.
pub(super) const MIN_SHOWN_FRACTION: f64 = 0.1;
/// The size of the surroundings that are shown with something small, in sizes of its own.
const SURROUNDINGS_FACTOR: f64 = 1.8;
/// The fraction of the picture that stays free at each side.
const MARGIN: f64 = 0.01;

/// The kind of a figure, which determines the first view of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FigureKind {
    /// A drawing on paper, seen straight from above.
    Paper,
    /// A plan with some height, seen from above and in front.
    Flat,
    /// A standing figure, seen from the front, a little from the left and above.
    Standing,
}

impl FigureKind {
    /// Classifies a figure by the height of its box: paper, flat or standing.
    pub fn from_figure(figure: &Figure) -> Self {
        /// The limits are fractions of the smaller of length and width.
        const THIN: f64 = 0.01;
        const FLAT: f64 = 0.1;
        let size = figure.bounds().hi - figure.bounds().lo;
        let height = size.z / size.x.min(size.y);
        match figure.up {
            Up::Z if height < THIN => Self::Paper,
            Up::Z if height < FLAT => Self::Flat,
            _ => Self::Standing,
        }
    }

    /// Turns a camera to the first view of this kind.
    pub fn orient(self, camera: &mut Camera) {
        let (target, up) = (camera.target(), camera.screen_up());
        let field_of_view = camera.field_of_view();
        let back = match self {
            Self::Paper => return camera.look_from(StandardView::Top),
            Self::Flat => Vector::new(0.0, -0.5, 1.0),
            Self::Standing => Vector::new(-0.22, -1.0, 0.30),
        };
        camera.set_view(target + back, target, up, field_of_view);
    }
}

/// Frames a figure without turning: all of it if the step's focus is well in view then, else the focus.
pub(super) fn frame(figure: &Figure, camera: &mut Camera) {
    let (all, focus) = (figure.extent(), figure.focus());
    camera.fit(&all);
    if !is_well_in_view(&focus, camera) {
        camera.fit(&with_surroundings(
            &focus,
            Aabb::from_points(&all).diagonal(),
        ));
    }
}

/// Returns whether these points are in the picture and not tiny.
pub(super) fn is_well_in_view(points: &[Point], camera: &Camera) -> bool {
    is_in_view(points, camera) && covered_fraction(points, camera) >= MIN_FOCUS_FRACTION
}

/// Returns whether all these points are in the picture.
pub(super) fn is_in_view(points: &[Point], camera: &Camera) -> bool {
    let inside = |[x, y]: [f64; 2]| {
        let fits = |at: f64| (MARGIN..=1.0 - MARGIN).contains(&at);
        fits(x) && fits(y)
    };
    let mut places = points.iter().map(|point| picture_position(*point, camera));
    places.all(|place| place.is_some_and(inside))
}

/// Returns the fraction of the picture's width or of its height that the points take, whichever is more.
pub(super) fn covered_fraction(points: &[Point], camera: &Camera) -> f64 {
    let mut ends = [[f64::INFINITY, f64::NEG_INFINITY]; 2];
    for place in points
        .iter()
        .filter_map(|point| picture_position(*point, camera))
    {
        for ([least, most], at) in ends.iter_mut().zip(place) {
            (*least, *most) = (least.min(at), most.max(at));
        }
    }
    let [across, upright] = ends.map(|[least, most]| most - least);
    across.max(upright)
}

/// Returns the position of a point in the picture, as fractions of its width and height.
fn picture_position(point: Point, camera: &Camera) -> Option<[f64; 2]> {
    let seen = camera.project(point)?;
    let viewport = camera.viewport();
    Some([seen.x / viewport.width, seen.y / viewport.height])
}

/// Returns these points. If they are small compared to that size, returns the corners of a larger box around them.
fn with_surroundings(points: &[Point], size: f64) -> Vec<Point> {
    let around = Aabb::from_points(points);
    let own = around.diagonal();
    // Points that are not small are shown alone.
    let requested = (SURROUNDINGS_FACTOR * own)
        .min(size * SURROUNDINGS_FACTOR * MIN_SHOWN_FRACTION)
        .max(size * MIN_SHOWN_FRACTION);
    if requested <= own {
        return points.to_vec();
    }
    let middle = around.centre();
    let reach = match own > 0.0 {
        true => (around.hi - around.lo) * (requested / own / 2.0),
        false => Vector::repeat(requested / f64::sqrt(3.0) / 2.0),
    };
    let (lo, hi) = (middle - reach, middle + reach);
    let mut points = points.to_vec();
    points.extend(Aabb { lo, hi }.corners());
    points
}
