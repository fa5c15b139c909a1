//! Makes meshes of convex hulls that files define by points.

use nearpoint_geometry::Point;
use nearpoint_geometry::hull::{Dimension, Hull};
use nearpoint_geometry::shape::Soup;
use nearpoint_message::{Message, message};

/// Returns the hull of these points, or an error if it has no volume.
pub(crate) fn hull(positions: &[[f64; 3]]) -> Result<Soup, Message> {
    let points: Vec<Point> = positions.iter().map(|&at| at.into()).collect();
    let hull = Hull::build(&points).map_err(|error| error.message())?;
    if hull.dimension() != Dimension::Solid {
        return Err(message!("hull-corners-convex-mesh"));
    }
    Ok(Soup {
        positions: hull.vertices().iter().map(|at| at.coords.into()).collect(),
        triangles: hull.triangles().to_vec(),
        faces: hull.polygon_of().to_vec(),
    })
}
