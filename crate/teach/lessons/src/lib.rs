//! How is it told? Each lesson turns parameters into a story: steps with a figure, numbers, a question and charts.
//!
//! The answers come from `geometry` and `motion`, the same code that the app runs, and from `published`. No words are in here, only keys: whoever shows a
//! story has a catalogue of texts ([`keys`] lists what it must hold). No clock either: one is lent ([`Context`]).

mod accuracy_against_speed;
mod arch;
mod asked;
mod axis_by_axis;
mod balls;
mod body_in_common;
mod bound;
mod cache;
mod caught_in_between;
mod chart;
mod choose;
mod clock;
mod coarse_to_fine;
mod compounds;
mod contours;
mod cubes;
mod decomposition;
mod degrees_of_freedom;
mod depth_between;
mod door_opens;
mod draft;
mod error;
mod exact_predicates;
mod far_and_near;
pub mod figure;
mod figure_three;
mod flat_line;
mod four_methods;
mod four_steps;
mod gilbert;
mod how_deep;
mod info;
pub mod keys;
mod list_form;
mod made;
mod meeting;
mod more_hands;
mod move_it;
mod moving_tree;
mod number;
mod open;
mod pin;
mod pipeline;
mod plans;
mod pointed;
mod question;
mod rank_by_rank;
mod shuttle_and_chair;
mod slices;
mod solids;
mod step;
mod story;
mod table;
mod taken_out;
mod through_the_gap;
mod two_arms;
mod two_stages;
mod values;
mod where_it_errs;
mod where_it_fails;

pub use asked::OF_ONE_NAME;
pub use bound::Bound;
pub use cache::Cache;
pub use error::LessonError;
pub use info::{Chapter, Info, Kind, Model, Parameter};
pub use open::{Grade, Opened, open};
pub use pin::{Pin, PointGrade, Pointing, Track};
pub use pointed::Pointed;
pub use story::{
    Axis, COUNTED, Chart, Context, Draft, Event, GUESS, Lesson, Line, LineStyle, Number,
    NumberUnit, Question, Say, Step, Story,
};
pub use values::{Chosen, Value, Values};

/// All lessons, in the order of the gallery.
pub fn lessons() -> &'static [&'static dyn Lesson] {
    &[
        &gilbert::Gilbert,
        &flat_line::FlatLine,
        &list_form::ListForm,
        &arch::Arch,
        &decomposition::Decomposition,
        &coarse_to_fine::CoarseToFine,
        &pipeline::Pipeline,
        &far_and_near::FarAndNear,
        &two_stages::TwoStages,
        &how_deep::HowDeep,
        &four_steps::FourSteps,
        &caught_in_between::CaughtInBetween,
        &more_hands::MoreHands,
        &moving_tree::MovingTree,
        &rank_by_rank::RankByRank,
        &accuracy_against_speed::AccuracyAgainstSpeed,
        &two_arms::TwoArms,
        &degrees_of_freedom::DegreesOfFreedom,
        &through_the_gap::ThroughTheGap,
        &door_opens::DoorOpens,
        &move_it::MoveIt,
        &shuttle_and_chair::ShuttleAndChair,
        &where_it_fails::WhereItFails,
        &axis_by_axis::AxisByAxis,
        &four_methods::FourMethods,
        &where_it_errs::WhereItErrs,
        &figure_three::FigureThree,
        &exact_predicates::ExactPredicates,
        &body_in_common::BodyInCommon,
        &depth_between::DepthBetween,
        &taken_out::TakenOut,
    ]
}
