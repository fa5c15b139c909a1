//! Draws contours as flat areas: triangles found once for each polygon, vertices laid again for each picture.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::planar::{Point2, Polygon, triangles};
use nearpoint_sheet::Contour;

use super::on_ground;
use nearpoint_view::list::Layer;
use nearpoint_view::surface::DrawingFrame;

/// The triangles of all polygons that were drawn on a sheet.
#[derive(Debug, Default)]
pub(super) struct TriangleCache(HashMap<usize, ContourTriangles>);

#[derive(Debug)]
struct ContourTriangles {
    triangles: Vec<[u32; 3]>,
    /// The polygon, which keeps its address reserved.
    _polygon: Arc<Polygon>,
}

impl TriangleCache {
    /// Adds a contour to the areas of a layer.
    pub fn add_contour(&mut self, contour: &Contour, frame: &DrawingFrame, layer: &mut Layer) {
        let key = Arc::as_ptr(&contour.polygon) as usize;
        let flat = self.0.entry(key).or_insert_with(|| ContourTriangles {
            triangles: triangles(&contour.polygon),
            _polygon: Arc::clone(&contour.polygon),
        });
        let first = layer.corners.len() as u32;
        let numbers = flat.triangles.iter().flatten();
        layer.triangles.extend(numbers.map(|corner| first + corner));
        for ring in contour.polygon.rings() {
            let begin = layer.corners.len();
            let laid = |p: &Point2| frame.draw(on_ground(contour.turn.point(*p) + contour.at));
            layer.corners.extend(ring.iter().map(laid));
            let corners = &layer.corners[begin..];
            let next = corners.iter().cycle().skip(1);
            let edges = corners.iter().zip(next).map(|(a, b)| [*a, *b]);
            layer.borders.extend(edges);
        }
    }
}
