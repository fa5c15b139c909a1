//! Draws the parts and their spheres.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Sphere;

use super::run::Run;
use super::search_event::SearchEventKind;
use crate::figure::{Figure, Role, Symbol};
use crate::sphere_meshes::of_spheres;

/// The largest number of spheres that are drawn transparent.
const MAX_TRANSPARENT: usize = 14;
/// The largest number of dots.
const MAX_DOTS: usize = 160;

impl Run {
    fn part_pose(&self, side: usize) -> Pose {
        match side {
            0 => Pose::identity(),
            _ => self.parameters.pose,
        }
    }

    fn ball(&self, side: usize, sphere: u32) -> Sphere {
        let ball = self.models[side].sphere(sphere);
        let centre = self.part_pose(side) * ball.centre;
        Sphere { centre, ..ball }
    }

    /// Draws both parts without spheres.
    pub fn solids(&self) -> Figure {
        let mut figure = Figure::empty();
        for (side, role) in ROLES.into_iter().enumerate() {
            figure.solid(&self.parts[side], self.part_pose(side), role);
        }
        figure
    }

    /// Draws the spheres of a rank of both parts, or of a part's last rank.
    pub fn rank(&self, rank: usize) -> Figure {
        let mut figure = Figure::empty();
        for (side, role) in ROLES.into_iter().enumerate() {
            let model = &self.models[side];
            let own = model.spheres_of_rank(rank.min(model.rank_count() - 1));
            if own.len() <= MAX_TRANSPARENT {
                figure.solid(&self.parts[side], self.part_pose(side), role);
                self.balls(&mut figure, side, own, Role::Quiet);
            } else {
                self.balls(&mut figure, side, own, role);
            }
        }
        figure.about_everything()
    }

    /// Draws the smallest spheres, and points of the surfaces that are in none.
    pub fn coverage(&self) -> Figure {
        let mut figure = self.rank(self.ranks() - 1);
        let every = self.gaps.len().div_ceil(MAX_DOTS).max(1);
        for p in self.gaps.iter().step_by(every) {
            figure.dot(*p, Role::Upper, Symbol::Disc);
        }
        figure
    }

    /// Draws an event of the search.
    pub fn search_event(&self, what: &SearchEventKind) -> Figure {
        let mut figure = self.solids();
        let (quiet, marked, role) = match what {
            SearchEventKind::Roots => (Some([0, 0]), &Default::default(), Role::Lower),
            SearchEventKind::Marked { parents, marked } => (Some(*parents), marked, Role::Lower),
            SearchEventKind::Cleared { marked } => (None, marked, Role::Removed),
            SearchEventKind::Hit { spheres } => {
                for (side, &sphere) in spheres.iter().enumerate() {
                    self.balls(&mut figure, side, [sphere], Role::Witness);
                }
                return figure;
            }
        };
        for side in [0, 1] {
            let quiet = quiet.map(|spheres| spheres[side]);
            self.balls(&mut figure, side, quiet, Role::Quiet);
            self.balls(&mut figure, side, marked[side].iter().copied(), role);
        }
        figure.about_everything()
    }

    /// Draws both parts, and the smallest spheres that intersect.
    pub fn hits(&self) -> Figure {
        let mut figure = self.solids();
        for side in [0, 1] {
            let mut spheres: Vec<u32> = self.found.pairs.iter().map(|pair| pair[side]).collect();
            spheres.sort_unstable();
            spheres.dedup();
            self.balls(&mut figure, side, spheres, Role::Virtual);
        }
        figure
    }

    fn balls(
        &self,
        figure: &mut Figure,
        side: usize,
        spheres: impl IntoIterator<Item = u32>,
        role: Role,
    ) {
        let spheres = spheres.into_iter().map(|sphere| self.ball(side, sphere));
        if let Some(shape) = of_spheres(&spheres.collect::<Vec<_>>()) {
            figure.solid(&shape, Pose::identity(), role);
        }
    }
}

const ROLES: [Role; 2] = [Role::A, Role::B];
