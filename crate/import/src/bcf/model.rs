//! What a BCF file says, as plain data.

use nearpoint_message::Message;

/// What a file says.
#[derive(Debug, Clone, PartialEq)]
pub struct Bcf {
    /// As the file has it: `2.0`, `2.1` or `3.0`.
    pub version: String,
    /// In the order of the file.
    pub topics: Vec<Topic>,
    /// What is not in the file although it should be: a sentence each.
    pub warnings: Vec<Message>,
}

/// Something that somebody wants to be looked at.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Topic {
    /// What names it in every file, in lower case.
    pub guid: String,
    /// What it is about.
    pub title: String,
    /// A word of the other system, such as `Clash`.
    pub kind: Option<String>,
    /// A word of the other system, such as `Open`.
    pub status: Option<String>,
    /// A word of the other system.
    pub priority: Option<String>,
    /// Who is to do something about it.
    pub assignee: Option<String>,
    /// Words that it is found by.
    pub labels: Vec<String>,
    /// More about it.
    pub description: Option<String>,
    /// When it was written.
    pub created: String,
    /// Who wrote it.
    pub author: String,
    /// When and by whom it was changed last.
    pub modified: Option<(String, String)>,
    /// What was said about it, in the order of the file.
    pub comments: Vec<Comment>,
    /// From where it was looked at, in the order of the file.
    pub viewpoints: Vec<Viewpoint>,
}

/// What somebody said.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Comment {
    /// What names it in every file, in lower case.
    pub guid: String,
    /// Who said it.
    pub author: String,
    /// When, as the file has it.
    pub when: String,
    /// What was said; empty where the comment is a look only.
    pub text: String,
    /// The guid of the look that belongs to it.
    pub viewpoint: Option<String>,
}

/// A look at the model.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Viewpoint {
    /// What names it in every file, in lower case.
    pub guid: String,
    /// From where.
    pub camera: Option<Camera>,
    /// What is to be noticed.
    pub selected: Vec<Component>,
    /// What is cut away.
    pub planes: Vec<Plane>,
}

/// A plane that the model is cut along: metres, Z up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plane {
    /// A point in it.
    pub place: [f64; 3],
    /// Towards what is cut away, of any length.
    pub direction: [f64; 3],
}

/// Where one looks from: metres, Z up, as every BCF file has it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// Where the eye is.
    pub eye: [f64; 3],
    /// Whereto one looks, of any length.
    pub direction: [f64; 3],
    /// Up on the screen.
    pub up: [f64; 3],
    /// How much is seen.
    pub lens: Lens,
}

/// How much of the model is seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lens {
    /// What is far is small: the vertical angle of view, degrees.
    Perspective(f64),
    /// What is far is as large as what is near: how high the picture is, metres.
    Orthogonal(f64),
}

/// A thing of the model.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Component {
    /// The GlobalId of the IFC model.
    pub ifc: Option<String>,
    /// The program that [`Component::id`] is of.
    pub system: Option<String>,
    /// What that program calls it.
    pub id: Option<String>,
}
