//! Defines every numeric threshold of the project, with its meaning and unit. An *epsilon* absorbs rounding noise; a
//! *tolerance* is a user's choice. No other file may name one (`cargo xtask tidy`).

/// Tolerance, radians: an edge whose two triangles' normals differ by more than this separates two faces of a part when
/// the file itself groups no faces.
pub const SHARP_EDGE_ANGLE: f64 = 30.0 * std::f64::consts::PI / 180.0;

/// Epsilon, relative to one: a quaternion is used unchanged if its length differs from one by no more.
pub const UNIT_QUATERNION: f64 = 8.0 * f64::EPSILON;

/// A knot of a spline that is nearer to the end of an interval of parameters than this fraction of it is that end: files
/// and meshers round both.
pub const SAME_PARAMETER: f64 = 1e-9;

/// Tolerance, relative to its size: a spline that is no farther from a cylinder, cone, sphere or torus is that. Files write
/// weights with as few as 11 digits, and positions are trusted to no more than a hundred times as much.
pub const SPLINE_FORM_NOISE: f64 = 1e-9;

/// Epsilon, relative to one: how far the length of a direction that a CAD kernel gives may be from one.
pub const UNIT_DIRECTION: f64 = 1e-9;

/// Epsilon, relative to the largest coordinate and translation involved: how far rounding may carry a posed point, by
/// whichever frame it is posed.
pub const POSE_ROUNDING: f64 = 64.0 * f64::EPSILON;

/// Epsilon, relative: files write rotation matrices as f32, so columns that differ by less than this from being at
/// right angles, or equally long, are meant to be so.
pub const FILE_ROTATION_NOISE: f64 = 1e-6;

/// Epsilon, relative: files write the length of their unit as f32, so one that differs by less than this from that of a
/// unit is meant to be that unit.
pub const FILE_UNIT_NOISE: f64 = 1e-6;

/// Tolerance, units: a shape with larger coordinates in its own frame is damaged, or in no unit that a part can have.
pub const MAX_COORDINATE: f64 = 1e9;

/// Tolerance, units: a part is placed no farther from the origin. National grids in millimetres go up to 1e10, and here
/// f64 still rounds by no more than a ten-thousandth of a unit.
pub const MAX_PLACEMENT: f64 = 1e12;

/// Tolerance, relative to a mesh's longest side: a mesh whose centre is farther than this from the origin, along an axis,
/// is moved there, and its part is positioned where it was. Otherwise boxes of f32 around its triangles would be too
/// coarse.
pub const MAX_CENTRE_OFFSET: f64 = 256.0;

/// Tolerance, metres: positions that are rounded by no more than this count as exact.
pub const NEGLIGIBLE_ROUNDING: f64 = 1e-6;

/// Tolerance, relative to the diagonal of the smaller of two parts: positions rounded by no more count as exact, too.
pub const NEGLIGIBLE_FRACTION: f64 = 1e-6;

/// Tolerance, units: a part of a file that is smaller than this in every direction is damaged or in no unit that a part
/// can be in.
pub const MIN_PART_SIZE: f64 = 1e-9;

/// Epsilon, relative: how far rounding may take the volume `n · (p − a)`, with `n = (b − a) × (c − a)`, from its true
/// value, as a fraction of the same sum over absolute products. Shewchuk 1997, section 4.3, bound A: (7 + 56 u) u with u =
/// 2⁻⁵³; the power of two above it, so that scaling by it is exact.
pub const VOLUME_ERROR: f64 = 4.0 * f64::EPSILON;

/// Epsilon, relative to the sum of both absolute products: how far rounding may take the area
/// `(a − c) × (b − c)` in a plane from its true value. Shewchuk 1997, section 4.3, bound A: (3 + 16 u) u with u = 2⁻⁵³; the
/// power of two above it.
pub const AREA_ERROR: f64 = 2.0 * f64::EPSILON;

/// Epsilon, relative to the sum of both absolute products: the errors of the first three stages of the published
/// orientation, with u half of [`f64::EPSILON`]. Shewchuk 1997, figure 21: A = (3 + 16 u) u, B = (2 + 12 u) u,
/// C = (9 + 64 u) u².
pub const AREA_STAGES: [f64; 3] = [
    (3.0 + 16.0 * (f64::EPSILON / 2.0)) * (f64::EPSILON / 2.0),
    (2.0 + 12.0 * (f64::EPSILON / 2.0)) * (f64::EPSILON / 2.0),
    (9.0 + 64.0 * (f64::EPSILON / 2.0)) * (f64::EPSILON / 2.0) * (f64::EPSILON / 2.0),
];

/// Epsilon, relative to the value of stage B: what stage C adds to its bound for it. Shewchuk 1997, figure 21:
/// (3 + 8 u) u.
pub const AREA_RESULT: f64 = (3.0 + 8.0 * (f64::EPSILON / 2.0)) * (f64::EPSILON / 2.0);

/// Epsilon, relative to the sum over absolute products: how far rounding may take a sum of up to six triple products of
/// vectors, differences of points among them, from its true value. Each product as [`VOLUME_ERROR`], and five sums.
pub const PERTURBED_ERROR: f64 = 16.0 * f64::EPSILON;

/// Epsilon, of an edge: more than rounding changes the fraction of it at which it enters a box.
pub const FRACTION_NOISE: f64 = 8.0 * f64::EPSILON;

/// Epsilon, relative to an edge: rounding may have swapped crossings no farther apart than this where an edge passes
/// through surfaces.
pub const EDGE_CROSSING_ORDER: f64 = f32::EPSILON as f64;

/// Epsilon, relative to a body's surface and to the size of the coordinates: a smaller volume may be rounding of no volume
/// at all.
pub const VOLUME_NOISE: f64 = 64.0 * f64::EPSILON;

/// Epsilon, relative to the size of a posed part and to its distance: how far rounding may take a box that is posed in
/// f32. Counting half-units in the last place of f32: 12 sizes and 5 distances for the centre, 10 sizes for the half
/// extent, 4 sizes and a distance for their difference; 32 of them, rounded up.
pub const BOX_POSING_ERROR: f64 = 16.0 * f32::EPSILON as f64;

/// Epsilon, relative: a scalar product of three terms that is farther from 0 than this fraction of the sizes of its factors
/// has the right sign, the rounding of the factors' differences included.
pub const DOT_NOISE: f64 = 16.0 * f64::EPSILON;

/// Epsilon, relative to the size of the coordinates: rounding takes a computed distance of two triangles, or a lower
/// bound of it, no farther than this below the true one.
pub const DISTANCE_NOISE: f64 = 64.0 * f64::EPSILON;

/// Epsilon, relative to the sizes and the distance of a point and a shape, or of how far it moves: how far rounding may
/// take a bound between a point and a disc that is computed in f32. Counting half-units in the last place: 8 for each
/// centre, 12 for what a product with a direction adds, twice that for the extents.
pub const DISC_NOISE: f64 = 32.0 * f32::EPSILON as f64;

/// Epsilon, relative to the sizes and the distance of two shapes: how far rounding may take a bound between two tiles in
/// f32. Counting half-units in the last place: 8 for each centre, 12 for what a product with a direction adds, 50 for each
/// extent: of each tile's three axes, which are off from right angles by 30, and by 7 more once they are posed.
pub const TILE_NOISE: f64 = 64.0 * f32::EPSILON as f64;

/// Epsilon, a factor: how long a bounding disc's f32 normal is made, so that no cosine to it is rounded above the true one.
/// Otherwise the sine, which vanishes where the cosine is 1, would be too small.
pub const DISC_NORMAL_LENGTH: f32 = 1.0 - 8.0 * f32::EPSILON;

/// Epsilon, a factor: by how much the radius of a ball around a bounding disc is grown, for four roundings to f32.
pub const BALL_GROWTH: f32 = 1.0 + 4.0 * f32::EPSILON;

/// Epsilon, the square of a height over an edge of length 1: f32 cannot represent the plane of a triangle no higher, and
/// any tile along the edge will do.
pub const DEGENERATE_HEIGHT_SQUARED: f32 = f32::EPSILON * f32::EPSILON;

/// Epsilon, relative: by how much a bounding disc is grown when it is stored, to cover its f32 normal's length and the
/// rounding of its sizes.
pub const DISC_GROWTH: f64 = 32.0 * f32::EPSILON as f64;

/// Epsilon, relative: the off-diagonal rest at which an iterative matrix decomposition is done.
pub const MATRIX_CONVERGENCE: f64 = f64::EPSILON;

/// Epsilon, a factor: a ray leaves a box this much farther away than computed, for the roundings of three operations.
pub const SLAB_GROWTH: f64 = 1.0 + 8.0 * f64::EPSILON;

/// Epsilon, relative to the size of the coordinates: most files hold positions as f32, so that faces that coincide in
/// CAD may be this much apart or in each other. Text files may have fewer digits, see `Mesh::with_rounding`.
pub const FILE_POSITION_NOISE: f64 = f32::EPSILON as f64;

/// Tolerance, units: the smallest coordinate other than 0 that exact predicates accept: products of three, down to
/// their last digit, must not underflow.
pub const MIN_EXACT: f64 = 1e-90;

/// Tolerance, units: a coordinate of a mesh, or a translation, that is nearer to 0 is 0; half the smallest other number
/// of f32. What [`MIN_COSINE`] rotates is then in whole steps of 2⁻³⁵⁵ or larger ones, and a product of three, down
/// to its last digit, does not underflow.
pub const MIN_COORDINATE: f64 = f64::from_bits((1023 - 150) << 52);

/// Epsilon: a number of a rotation matrix that is nearer to 0 is 0; far below the rounding of a right angle.
pub const MIN_COSINE: f64 = f64::from_bits((1023 - 100) << 52);

/// Tolerance, units: the largest coordinate that exact predicates accept: products of three must not overflow.
pub const MAX_EXACT: f64 = 1e90;

/// Epsilon, relative to the gauges at the corners of a grid cell: how far rounding may take one interpolated between
/// them.
pub const GAUGE_NOISE: f64 = 32.0 * f64::EPSILON;

/// Epsilon, relative to the largest coordinate of the points a distance of convex shapes is found between: two bounds
/// of it that are closer than this differ by rounding alone.
pub const CONVEX_NOISE: f64 = 16.0 * f64::EPSILON;

/// Epsilon, relative to the largest coordinate: convex shapes that are apart, or overlap, by no more than this touch.
pub const CONVEX_TOUCH_DISTANCE: f64 = 64.0 * f64::EPSILON;

/// Epsilon, relative to the largest coordinate: the largest difference of the bounds at which rounding may end a search
/// of convex shapes; with a larger one, the search did not converge.
pub const CONVEX_GAP: f64 = 4096.0 * f64::EPSILON;

/// Epsilon, relative to a polygon's area: a gap between others that cover it is none if it is no larger; clipping rounds.
pub const UNCOVERED_AREA: f64 = f32::EPSILON as f64 / 128.0;

/// Epsilon, relative: more than a rounding to f32, and one in f64 before it, can change a number.
pub const SINGLE_ROUNDING: f64 = f32::EPSILON as f64;

/// Epsilon, absolute: [`SINGLE_ROUNDING`] for numbers so small that the steps of f32 no longer shrink with them.
pub const MIN_SINGLE_ROUNDING: f64 = 2.0 * f32::from_bits(1) as f64;

/// Epsilon, relative to the result: more than rounding can change a sum of two in f64.
pub const SUM_ROUNDING: f64 = f64::EPSILON;

/// Epsilon, relative: how much a grid is shrunk so that rounding in f32 takes no point beyond its last cell.
pub const GRID_MARGIN: f32 = 8.0 * f32::EPSILON;

/// Epsilon, relative to the coordinates and the radius: by how much a bounding sphere is grown, to cover the rounding of
/// its centre and of its contents.
pub const SPHERE_NOISE: f64 = 32.0 * f64::EPSILON;

/// Epsilon, relative to a part's coordinates and to how far joints may move it: more than rounding changes the contribution
/// of one joint.
pub const MOTION_BOUND_NOISE: f64 = 64.0 * f64::EPSILON;

/// Epsilon, relative to the largest coordinate of a world and of its contents: how far rounding may take a point, or a
/// distance of two of them, when a cell of an octree is compared with a triangle or with a tilted cube.
pub const CELL_NOISE: f64 = 64.0 * f64::EPSILON;

/// Epsilon, relative to the size and relative motion of two triangles: how far rounding may take the gap between them along
/// a direction, during a step, from the true one. Counting half-units in the last place: 1 for each coordinate, 5 for a
/// height, 3 for its position in time, for both triangles, 2 for their difference and its root; times √3; 64, rounded up.
pub const SWEPT_NOISE: f64 = 32.0 * f64::EPSILON;

/// Epsilon, of a step: two moving triangles that can be separated for only this much longer count as meeting.
pub const CONTACT_TIME: f64 = 16.0 * f64::EPSILON;

/// Tolerance, relative to the smaller of two parts: the largest deviation of a turning part from straight motion. A step is
/// cut until every piece stays within it.
pub const MOTION_DEVIATION: f64 = 1.0 / 16384.0;

/// Tolerance, of a step: triangles that meet so little after the first count as meeting with it.
pub const SAME_CONTACT: f64 = 1e-9;

/// Epsilon, a factor: more than rounding in f32 changes the time at which moving boxes reach each other.
pub const ENTRY_GROWTH: f32 = 1.0 + 8.0 * f32::EPSILON;

/// Tolerance, relative to a part's size: how far below a triangle a ray begins that looks for the opposite side.
pub const INNER_START: f64 = 1e-6;

/// A wall's sagitta that is no larger than this fraction of its facet's shortest side may be the rounding of f32 coordinates.
pub const FLAT_WALL: f64 = 1e-4;

/// Tolerance, relative to the size of two parts: beyond what their facets deviate, the largest distance at which they touch at
/// a joint.
pub const TOUCH_AT_JOINT: f64 = 1e-6;

/// Tolerance, relative to a part's size: a joint whose value changes by 1 and moves the part's centre by less turns it in place.
pub const MOVES_CENTRE: f64 = 1e-6;

/// Tolerance, relative to a part's size: the largest distance from a dragged target at which the target is reached.
pub const DRAG_TARGET_DISTANCE: f64 = 1e-9;

/// Epsilon, units in a step: the least speed of a box's side; slower sides get it, which moves them by no more than
/// rounding.
pub const MIN_SPEED: f32 = f32::MIN_POSITIVE;

/// Tolerance, units: the largest distance of a pose that boxes of f32 can represent.
pub const MAX_POSE_DISTANCE: f64 = 1e30;

/// Epsilon, relative to the sum of the terms of a polynomial of the third degree: how far rounding may take the value of a
/// joint in a taught motion, or its extreme, from the true value.
pub const VALUE_NOISE: f64 = 32.0 * f64::EPSILON;

/// Tolerance, relative to a part's size: vertices no farther than this from a plane lie in it. Positions are f32, or
/// decimals of 6 digits; a cylinder of less than about 2000 facets bends by more than this at each of them.
pub const COPLANAR: f64 = 2e-6;

/// Tolerance, relative to a part's size: a flat region that is narrower on average is not recognised as a face.
pub const MIN_FACE_WIDTH: f64 = 1e-4;

/// Tolerance, a factor: the largest ratio of the widths of adjacent facets of one curved surface.
pub const MAX_WIDTH_RATIO: f64 = 4.0;

/// Tolerance, a factor: the largest ratio of the curvatures at different edges of the facets of one curved surface.
pub const MAX_CURVATURE_RATIO: f64 = 3.0;

/// Epsilon, relative to the largest requested motion: a motion that falls short of its minimum along a normal by no more
/// than this does so by rounding.
pub const FREE_MOTION_NOISE: f64 = 4096.0 * f64::EPSILON;

/// Epsilon, the square of a sine, or the volume of three directions of length one. With less they count as parallel, or in
/// one plane, and results computed from them are rounding.
pub const PARALLEL_NORMALS: f64 = 1e-10;

/// Tolerance, a cosine: faces whose normals are so nearly opposite lie on each other, where they meet.
pub const OPPOSITE_FACES: f64 = -1.0 + 1e-9;

/// Tolerance, a cosine: contacts whose normals differ by less constrain a part in the same way.
pub const SAME_CONTACT_NORMAL: f64 = 1.0 - 1e-9;

/// Epsilon, relative to the largest coordinate and translation involved: the smallest gap preserved between a sliding part
/// and its obstacle, so that rounding stays well inside it.
pub const MIN_CONTACT_OFFSET: f64 = 4096.0 * f64::EPSILON;

/// Tolerance, radians, and its sine: constraints on a part whose directions differ by less are the same constraint; the
/// intersection of two such planes could be anywhere.
pub const DEPENDENT_CONSTRAINTS: f64 = 1e-3;

/// Tolerance, radians: faces that are meant to lie on each other count as such if they are askew by less.
pub const FLUSH_ANGLE: f64 = 1e-4;

/// Epsilon, radians: a rotation by less changes nothing but the last digits.
pub const SAME_ROTATION: f64 = 1e-14;

/// Tolerance, relative to the coordinates: a part constrained by several faces fits them all if it misses none by more.
pub const FLUSH_DISTANCE: f64 = 1e-5;

/// Tolerance, relative to the coordinates of dragged parts: the gap preserved from an obstacle, which distinguishes it from
/// parts that they penetrate.
pub const STOP_CONTACT_OFFSET: f64 = 1e-6;

/// Tolerance, relative to a part's size: a straight edge that is shorter cannot be picked.
pub const MIN_EDGE_LENGTH: f64 = 1e-3;

/// Tolerance, relative to the radius: the largest distance of a cylindrical face's vertices from the cylinder.
pub const CYLINDER_TOLERANCE: f64 = 1e-3;

/// Tolerance, a sine: how far the normals of a cylindrical face are from right angles to its axis, in the mean square.
pub const CYLINDER_SLANT: f64 = 1e-2;

/// Tolerance, radians: a face that covers less of the turn determines its axis too poorly to be a cylindrical face.
pub const MIN_CYLINDER_SPAN: f64 = 60.0 * std::f64::consts::PI / 180.0;

/// Tolerance, radians: a triangle that covers more of the turn is no facet of a cylinder; eight facets are the fewest.
pub const MAX_FACET_SPAN: f64 = 50.0 * std::f64::consts::PI / 180.0;

/// Epsilon, relative to the largest eigenvalue: directions in which the normals about a vertex differ by less do not
/// move it when a mesh is inset.
pub const FLAT_CORNER: f64 = 1e-4;

/// Epsilon: an axis whose direction, of length one, is no farther than this from an axis of the world is meant to be along
/// it. Files hold normals and positions as f32.
pub const PARALLEL_TO_AXIS: f64 = 1e-5;

/// Epsilon, relative: how far rounding may take the length of a path of thousands of steps that is summed in another order.
pub const PATH_LENGTH_NOISE: f64 = 65_536.0 * f64::EPSILON;

/// Epsilon, relative to the step of a lattice: the least cost of an edge between two poses, even equal ones; more than the
/// rounding of a path's length.
pub const MIN_STEP_COST: f64 = 1e-9;

/// Epsilon, radians: an angle that misses a quarter turn by no more is one; files and sliders give angles in degrees.
pub const QUARTER_TURN_NOISE: f64 = 8.0 * f64::EPSILON;

/// Epsilon, relative to a contour's largest coordinate: by how much circles inside it are shrunk, for the rounding of
/// distances and turns.
pub const INSCRIBED_MARGIN: f64 = 64.0 * f64::EPSILON;

/// Epsilon, of a segment of positions: one that ends this little before another still crosses it. A gap this small is left
/// between two proofs of collision, to test there once more. It only adds tests.
pub const CROSSING_GAP: f64 = 1e-9;

/// Epsilon, radians: how far beyond a contact a turning contour is tested for overlap; a point this little behind counts as
/// there.
pub const CONTACT_PROBE_ANGLE: f64 = 1e-11;

/// Tolerance, relative to a sheet's extent: contours that overlap by less touch, so that a contour that just fits at some
/// turn has play.
pub const NESTING_TOLERANCE: f64 = 1e-9;

/// Epsilon, a sine: a path that goes against a normal by less goes along the side.
pub const PARALLEL_TO_EDGE: f64 = 1e-9;

/// Tolerance, radians: an arc that misses the full turn by no more is one; files have as few as six digits.
pub const FULL_TURN: f64 = 1e-5;

/// Tolerance, relative to the size of a drawing: ends of lines that are no farther apart are meant to meet.
pub const LINE_END_GAP: f64 = 1e-5;

/// Epsilon, relative: a move out of an overlap is sufficient if it leaves no more than this fraction of it, as rounding
/// does.
pub const MAX_REMAINING_OVERLAP: f64 = 1e-6;

/// Tolerance, a fraction: two parts are practically at the same position if their intersection is at least this fraction of
/// their union's volume.
pub const MIN_DUPLICATE_FRACTION: f64 = 0.95;

/// Epsilon, relative: rounding takes a fraction of volumes no farther from the true one.
pub const SAME_VOLUME: f64 = 1e-9;

/// Tolerance, radians: an edge that turns by less is not an arc, as its radius cannot be determined.
pub const MIN_ARC_ANGLE: f64 = 10.0 * std::f64::consts::PI / 180.0;

/// Tolerance, radians: a cone whose surface is nearer than this to its axis, or to a plane across it, is a cylinder or a
/// plane, as far as triangles show.
pub const MIN_CONE_ANGLE: f64 = 1.0 * std::f64::consts::PI / 180.0;

/// Tolerance, a sine: measured planes and axes that are askew by less are parallel. Files hold normals and positions as
/// f32.
pub const PARALLEL_FEATURES: f64 = 1e-5;

/// Tolerance, relative to the size of the view: a section plane along a face is so far behind it that rounding leaves
/// nothing of the face. Points nearer to each other than this are one.
pub const SECTION_INSET: f64 = 1e-5;

/// Tolerance, relative: diameters that differ by a smaller fraction are the same. Files and recognised surfaces are rounded.
pub const SAME_DIAMETER: f64 = 1e-7;

/// Tolerance, relative to a part's size: a measured feature is found again if nothing of it is farther off than this and
/// the part's deviation. The part may have been triangulated anew.
pub const SAME_FEATURE_DISTANCE: f64 = 1e-3;

/// Tolerance, in the cube of the unit: the largest volume of a CAD kernel that counts as none, which is twice the largest
/// error that was found.
pub const KERNEL_VOLUME: f64 = 1e-6;

/// Tolerance, in the unit: the largest distance of a CAD kernel that counts as none, which is the kernel's own tolerance.
pub const KERNEL_DISTANCE: f64 = 1e-7;

/// Epsilon, relative to the coordinates: relative poses that differ by no more are the same, because rounding causes this
/// when both parts move together.
pub const SAME_RELATIVE_POSE: f64 = 1e-12;

/// Tolerance, relative to the smaller part: the shortest step of the search for a move that clears two parts.
pub const MIN_MOVE_STEP: f64 = 1e-6;

/// Epsilon, a sine: directions of moves that differ by less are the same.
pub const SAME_MOVE_DIRECTION: f64 = 1e-6;

/// Tolerance, a ratio of radii: a shaft, or a hole, that is smaller than this fraction of the other is meant for another one.
/// Clearance holes of screws and core holes of threads have larger ratios.
pub const MIN_FIT_RATIO: f64 = 0.8;

/// Tolerance, relative to the difference of the radii of a shaft and a hole: the largest distance of their axes at which the
/// two are coaxial.
pub const MAX_FIT_OFFSET: f64 = 0.5;
