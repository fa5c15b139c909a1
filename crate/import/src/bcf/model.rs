//! Defines the content of a BCF file as plain data.

use nearpoint_message::Message;

/// The content of a BCF file.
#[derive(Debug, Clone, PartialEq)]
pub struct Bcf {
    /// The version as in the file: `2.0`, `2.1` or `3.0`.
    pub version: String,
    /// The topics in the order of the file.
    pub topics: Vec<Topic>,
    /// The warnings about content that the file lacks, a sentence each.
    pub warnings: Vec<Message>,
}

/// An issue of the model, with its comments and viewpoints.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Topic {
    /// The globally unique identifier, in lower case.
    pub guid: String,
    /// The subject of the topic.
    pub title: String,
    /// The type in the words of the program that wrote it, such as `Clash`.
    pub kind: Option<String>,
    /// The status in the words of the program that wrote it, such as `Open`.
    pub status: Option<String>,
    /// The priority in the words of the program that wrote it.
    pub priority: Option<String>,
    /// The person who is to act on it.
    pub assignee: Option<String>,
    /// The keywords that it is found by.
    pub labels: Vec<String>,
    /// The full description.
    pub description: Option<String>,
    /// The time of creation.
    pub created: String,
    /// The person who wrote it.
    pub author: String,
    /// The time of the last change, and the person who made it.
    pub modified: Option<(String, String)>,
    /// The comments in the order of the file.
    pub comments: Vec<Comment>,
    /// The viewpoints in the order of the file.
    pub viewpoints: Vec<Viewpoint>,
}

/// A comment on a topic.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Comment {
    /// The globally unique identifier, in lower case.
    pub guid: String,
    /// The person who wrote it.
    pub author: String,
    /// The time, as in the file.
    pub time: String,
    /// The text; empty if the comment only has a viewpoint.
    pub text: String,
    /// The guid of the viewpoint that belongs to it.
    pub viewpoint: Option<String>,
}

/// A saved view of the model: its camera, selected components and cutting planes.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Viewpoint {
    /// The globally unique identifier, in lower case.
    pub guid: String,
    /// The camera.
    pub camera: Option<Camera>,
    /// The components that the view points out.
    pub selected: Vec<Component>,
    /// The planes that cut parts of the model away.
    pub planes: Vec<Plane>,
}

/// A plane that the model is cut along: metres, Z up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plane {
    /// A point in the plane.
    pub position: [f64; 3],
    /// The direction towards the side that is cut away, of any length.
    pub direction: [f64; 3],
}

/// A camera: metres, Z up, as in every BCF file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// The position of the eye.
    pub eye: [f64; 3],
    /// The viewing direction, of any length.
    pub direction: [f64; 3],
    /// The direction that is up on the screen.
    pub up: [f64; 3],
    /// The projection and the extent of the view.
    pub lens: Lens,
}

/// The projection of a camera, with the extent of the view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lens {
    /// A perspective projection with its vertical angle of view, degrees.
    Perspective(f64),
    /// An orthogonal projection with the height of the picture, metres.
    Orthogonal(f64),
}

/// A component of the model, by its GlobalId or by its id in another program.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Component {
    /// The GlobalId of the IFC model.
    pub ifc: Option<String>,
    /// The program that [`Component::id`] belongs to.
    pub system: Option<String>,
    /// The component's identifier in that program.
    pub id: Option<String>,
}
