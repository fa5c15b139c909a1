//! Defines the arm, the obstacles around it, and how far the arm can move while its joints deviate. Lengths are in
//! millimetres, joint values in degrees.

use std::sync::Arc;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::planar::{
    ContourDistance, Grid, GridPolygon, PlanarRotation, Point2, Polygon, Vector2, distance,
    extrude, overlaps,
};
use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::check::{Attachment, CheckedBody, MountedRobot, WorkCell};
use nearpoint_motion::robot::{Joint, JointKind, Robot, RobotDescription};

use crate::error::LessonError;
use crate::shapes::sin_cos;

/// The values of both joints: the least, the greatest, and the step of their parameters.
pub(super) const DEGREES: [f64; 3] = [-LIMIT, LIMIT, 1.0];
/// The largest value of both joints.
pub(super) const LIMIT: f64 = 170.0;
/// The shifts of the disc from its first position.
pub(super) const SHIFTS: [f64; 3] = [-30.0, 30.0, 2.0];

/// The distance from the shoulder to the elbow.
const UPPER: f64 = 80.0;
/// The half width of both links, and how far a link reaches beyond its joint.
const HALF_WIDTH: f64 = 8.0;
/// The length of the second link from the elbow to its tip, and to the start of the tip.
const FORE: f64 = 70.0;
const TIP_FROM: f64 = 55.0;
/// The heights of the links and of the obstacles, which stand out above and below the links.
const LINK_HEIGHT: f64 = 40.0;
const OBSTACLE_HEIGHT: f64 = 80.0;

const DISC: Point2 = Point2::new(90.0, 82.0);
const DISC_RADIUS: f64 = 18.0;
const DISC_CORNERS: usize = 24;
const POST: Point2 = Point2::new(-24.0, -54.0);
const POST_HALF: f64 = 7.0;
/// The distance of the peg from the shoulder, its direction in degrees, and its radius.
const PEG_AT: f64 = UPPER + FORE - 0.5;
const PEG_DIRECTION: f64 = 37.0;
const PEG_RADIUS: f64 = 0.1;
const PEG_CORNERS: usize = 8;
/// A bound on all coordinates.
const EXTENT: f64 = 256.0;

/// The values of the shoulder and the elbow, in degrees.
pub(super) type JointValues = [f64; 2];

/// The arm and the obstacles around it.
#[derive(Debug)]
pub(super) struct Workplace {
    pub links: [Polygon; 2],
    pub obstacles: Vec<Polygon>,
    /// The obstacles on the grid on which contours are compared.
    on_grid: Vec<GridPolygon>,
}

/// The place where a link and an obstacle are nearest.
#[derive(Debug, Clone, Copy)]
pub(super) struct Nearest {
    pub distance: f64,
    pub ends: [Point2; 2],
}

impl Workplace {
    /// Places the disc, shifted, and the post.
    pub fn with_disc_and_post(shift: [f64; 2]) -> Result<Self, LessonError> {
        let disc = DISC + Vector2::from(shift);
        Self::new(vec![
            regular(disc, DISC_RADIUS, DISC_CORNERS)?,
            boxed(POST, [POST_HALF; 2])?,
        ])
    }

    /// Places a thin peg, which only the tip of the arm can reach.
    pub fn with_peg() -> Result<Self, LessonError> {
        let (sin, cos) = sin_cos(PEG_DIRECTION.to_radians());
        let peg = Point2::new(cos, sin) * PEG_AT;
        Self::new(vec![regular(peg, PEG_RADIUS, PEG_CORNERS)?])
    }

    fn new(obstacles: Vec<Polygon>) -> Result<Self, LessonError> {
        let half = (UPPER + 2.0 * HALF_WIDTH) / 2.0;
        let upper = boxed(Point2::new(UPPER / 2.0, 0.0), [half, HALF_WIDTH])?;
        let fore = vec![
            Point2::new(-HALF_WIDTH, -HALF_WIDTH),
            Point2::new(TIP_FROM, -HALF_WIDTH),
            Point2::new(FORE, 0.0),
            Point2::new(TIP_FROM, HALF_WIDTH),
            Point2::new(-HALF_WIDTH, HALF_WIDTH),
        ];
        let grid = Grid::for_extent(EXTENT);
        let turned = |contour: &Polygon| GridPolygon::new(contour, PlanarRotation::IDENTITY, grid);
        Ok(Self {
            links: [upper, Polygon::new(vec![fore])?],
            on_grid: obstacles.iter().map(turned).collect(),
            obstacles,
        })
    }

    /// Returns the smallest distance of the arm from an obstacle.
    pub fn nearest(&self, values: JointValues) -> Nearest {
        let of_pair = |(link, obstacle, at): (&GridPolygon, &GridPolygon, Vector2)| {
            let ContourDistance {
                distance,
                on_a,
                on_b,
            } = distance(obstacle, link, at);
            let ends = [on_b, on_a];
            Nearest { distance, ends }
        };
        let links = self.links_at(values);
        let pairs = (links.iter())
            .flat_map(|(link, at)| self.on_grid.iter().map(move |it| (link, it, *at)));
        let all = pairs.map(of_pair);
        all.min_by(|p, q| p.distance.total_cmp(&q.distance))
            .expect("a workplace has an obstacle")
    }

    /// Returns whether the arm collides with an obstacle.
    pub fn collides(&self, values: JointValues) -> bool {
        let links = self.links_at(values);
        let meets = |(link, at): &(GridPolygon, Vector2)| {
            self.on_grid.iter().any(|it| overlaps(it, link, *at))
        };
        links.iter().any(meets)
    }

    /// Returns both links, turned, and their shifts.
    fn links_at(&self, [shoulder, elbow]: JointValues) -> [(GridPolygon, Vector2); 2] {
        let grid = Grid::for_extent(EXTENT);
        let upper = PlanarRotation::from_degrees(shoulder);
        let fore = PlanarRotation::from_degrees(shoulder + elbow);
        [
            (
                GridPolygon::new(&self.links[0], upper, grid),
                Vector2::zeros(),
            ),
            (
                GridPolygon::new(&self.links[1], fore, grid),
                upper.vector(Vector2::x() * UPPER),
            ),
        ]
    }

    /// Returns the work cell in which the engine searches: each contour as a solid, and all pairs of a link and an obstacle,
    /// those of the first link first.
    pub fn work_cell(&self) -> Result<WorkCell, LessonError> {
        let joint = |link: usize, origin: Pose| {
            let name = format!("joint {link}");
            Joint::new(
                name,
                JointKind::Revolute,
                [link, link + 1],
                origin,
                [0.0, 0.0, 1.0],
            )
        };
        let description = RobotDescription {
            name: "arm".to_owned(),
            links: ["base", "upper", "fore"].map(str::to_owned).to_vec(),
            joints: vec![
                joint(0, Pose::identity()),
                joint(1, Pose::translation(UPPER, 0.0, 0.0)),
            ],
        };
        let mut bodies = Vec::new();
        for (i, link) in self.links.iter().enumerate() {
            let in_link = Pose::translation(0.0, 0.0, -LINK_HEIGHT / 2.0);
            let on = Attachment::Link {
                robot: 0,
                link: i + 1,
                in_link,
            };
            bodies.push(body(link, LINK_HEIGHT, on)?);
        }
        for obstacle in &self.obstacles {
            let pose = Pose::translation(0.0, 0.0, -OBSTACLE_HEIGHT / 2.0);
            bodies.push(body(obstacle, OBSTACLE_HEIGHT, Attachment::Scene(pose))?);
        }
        let obstacles = 2..bodies.len();
        Ok(WorkCell {
            robots: vec![MountedRobot {
                robot: Arc::new(Robot::new(description)?),
                base: Pose::identity(),
            }],
            pairs: (0..2)
                .flat_map(|link| obstacles.clone().map(move |it| [link, it]))
                .collect(),
            bodies,
        })
    }
}

/// Returns the link of a pair of the work cell.
pub(super) fn link_of(pair: usize, obstacles: usize) -> usize {
    pair / obstacles
}

/// Returns the obstacle of a pair of the work cell.
pub(super) fn obstacle_of(pair: usize, obstacles: usize) -> usize {
    pair % obstacles
}

/// Returns the poses of the links.
pub(super) fn poses([shoulder, elbow]: JointValues) -> [Pose; 2] {
    let turn = |degrees: f64| Pose::new(Vector::zeros(), Vector::z() * degrees.to_radians());
    let upper = turn(shoulder);
    [
        upper,
        upper * Pose::translation(UPPER, 0.0, 0.0) * turn(elbow),
    ]
}

/// Bounds how far a point of the arm can move while its joints deviate by up to these degrees: a turn by δ moves a point at
/// distance ρ from the axis by 2ρ·sin(δ/2). The distances are largest when the arm is stretched.
pub(super) fn motion_bound(deviations: JointValues) -> f64 {
    let [shoulder, elbow] = deviations.map(|degrees| {
        let (sin, _) = sin_cos((degrees / 2.0).clamp(0.0, 90.0).to_radians());
        2.0 * sin
    });
    let fore = FORE.max(corner(TIP_FROM));
    let upper = corner(UPPER + HALF_WIDTH);
    let by_shoulder = shoulder * (UPPER + fore).max(upper);
    by_shoulder + elbow * fore
}

/// Returns the distance of a link's corner from its joint.
fn corner(along: f64) -> f64 {
    (along * along + HALF_WIDTH * HALF_WIDTH).sqrt()
}

fn body(contour: &Polygon, height: f64, on: Attachment) -> Result<CheckedBody, LessonError> {
    let mesh = Mesh::weld(extrude(contour, height))?;
    Ok(CheckedBody {
        shape: Arc::new(Shape::build(mesh, &SequentialExecutor)),
        spheres: None,
        attachment: on,
    })
}

fn boxed(centre: Point2, [x, y]: [f64; 2]) -> Result<Polygon, LessonError> {
    let corners = [[-x, -y], [x, -y], [x, y], [-x, y]];
    let ring = corners.map(|[x, y]| centre + Vector2::new(x, y));
    Ok(Polygon::new(vec![ring.to_vec()])?)
}

fn regular(centre: Point2, radius: f64, corners: usize) -> Result<Polygon, LessonError> {
    let corner = |i: usize| {
        let (sin, cos) = sin_cos(std::f64::consts::TAU * i as f64 / corners as f64);
        centre + Vector2::new(cos, sin) * radius
    };
    Ok(Polygon::new(vec![(0..corners).map(corner).collect()])?)
}
