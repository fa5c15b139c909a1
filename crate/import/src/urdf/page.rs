//! The XML of a URDF file: its elements, their attributes as names and numbers, and their lines for errors.

use crate::error::ImportError;
use crate::job::Job;
use crate::names::cleaned;
use crate::sniff::EXPAND;
use crate::text::number;
use crate::xml::{self, Line, Subject};
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_geometry::tolerance::LARGEST_COORDINATE;
use roxmltree::{Document, Node};
use std::borrow::Cow;

/// What to do about a line that says something wrong.
pub(super) const CORRECT: &str = "Correct it in the file and open it again";

const SUBJECT: Subject = Subject {
    format: "URDF",
    content: "robot",
    // More elements than any robot has.
    most_nodes: 1_000_000,
};

/// A document whose root is a robot.
pub(super) struct Page<'a> {
    document: &'a Document<'a>,
    /// The version of the format, major and minor.
    pub(super) version: (u32, u32),
}

/// The file's text.
pub(super) fn text<'f>(job: &Job, bytes: &'f [u8]) -> Result<Cow<'f, str>, ImportError> {
    xml::text(job, bytes, SUBJECT.format)
}

/// The file's elements; its root is a robot that needs no xacro.
pub(super) fn parse<'a>(job: &Job, text: &'a str) -> Result<Document<'a>, ImportError> {
    let document = xml::parse(job, text, &SUBJECT).map_err(|error| {
        if text.contains("<xacro:") {
            return job.bad_file("it contains xacro, which is not expanded", EXPAND);
        }
        error
    })?;
    let page = Page::new(&document);
    let root = document.root_element();
    let is_xacro = |node: &Node| {
        let space = node.tag_name().namespace();
        space.is_some_and(|space| space.contains("xacro"))
    };
    if let Some(node) = root.descendants().find(is_xacro) {
        return Err(page.bad(
            job,
            node,
            "it contains xacro, which is not expanded",
            EXPAND,
        ));
    }
    if root.tag_name().name() != "robot" {
        let problem = format!(
            "it begins with <{}> instead of <robot>",
            root.tag_name().name()
        );
        return Err(page.bad(job, root, problem, "Open a URDF file"));
    }
    Ok(document)
}

impl<'a> Page<'a> {
    pub(super) fn new(document: &'a Document<'a>) -> Self {
        let said = document.root_element().attribute("version");
        let parts = said.and_then(|version| version.trim().split_once('.'));
        let version =
            parts.and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
        Self {
            document,
            version: version.unwrap_or((1, 0)),
        }
    }

    /// The root element.
    pub(super) fn robot(&self) -> Node<'a, 'a> {
        self.document.root_element()
    }

    /// An error at the line of an element.
    pub(super) fn bad(
        &self,
        job: &Job,
        node: Node,
        problem: impl Into<String>,
        remedy: impl Into<String>,
    ) -> ImportError {
        job.bad(self.line(node).to_string(), problem, remedy)
    }

    /// Where an element is, for messages; found when it is shown, for it takes a look through the file.
    pub(super) fn line(&self, node: Node) -> Line<'a> {
        xml::line(self.document, node)
    }

    /// An attribute that must be there.
    pub(super) fn text<'n>(
        &self,
        job: &Job,
        node: Node<'n, '_>,
        attribute: &str,
    ) -> Result<&'n str, ImportError> {
        let text = node.attribute(attribute).ok_or_else(|| {
            let problem = format!("<{}> has no “{attribute}”", node.tag_name().name());
            self.bad(job, node, problem, CORRECT)
        })?;
        if text.contains("${") || text.contains("$(") {
            let problem = format!("“{text}” is xacro, which is not expanded");
            return Err(self.bad(job, node, problem, EXPAND));
        }
        Ok(text)
    }

    /// A name in an attribute that must be there.
    pub(super) fn name(
        &self,
        job: &Job,
        node: Node,
        attribute: &str,
    ) -> Result<String, ImportError> {
        cleaned(self.text(job, node, attribute)?).ok_or_else(|| {
            let problem = format!("the “{attribute}” of <{}> is empty", node.tag_name().name());
            self.bad(job, node, problem, CORRECT)
        })
    }

    /// The numbers of an attribute; none if it is not there. They are finite, and as many as there have to be.
    pub(super) fn numbers<const N: usize>(
        &self,
        job: &Job,
        node: Node,
        attribute: &str,
    ) -> Result<Option<[f64; N]>, ImportError> {
        if !node.has_attribute(attribute) {
            return Ok(None);
        }
        let text = self.text(job, node, attribute)?;
        let bad = |problem: String| Err(self.bad(job, node, problem, CORRECT));
        let mut numbers = [0.0; N];
        let mut words = text.split_ascii_whitespace();
        for place in &mut numbers {
            let Some(word) = words.next() else {
                let count = text.split_ascii_whitespace().count();
                return bad(format!("“{attribute}” has {count} numbers instead of {N}"));
            };
            match number(word.as_bytes()) {
                Some(value) if value.is_finite() => *place = value,
                Some(_) => return bad(format!("“{word}” in “{attribute}” is not a finite number")),
                None => return bad(format!("“{word}” in “{attribute}” is not a number")),
            }
        }
        if words.next().is_some() {
            let count = text.split_ascii_whitespace().count();
            return bad(format!("“{attribute}” has {count} numbers instead of {N}"));
        }
        Ok(Some(numbers))
    }

    /// The one number of an attribute.
    pub(super) fn value(
        &self,
        job: &Job,
        node: Node,
        attribute: &str,
    ) -> Result<Option<f64>, ImportError> {
        let found = self.numbers::<1>(job, node, attribute)?;
        Ok(found.map(|[value]| value))
    }

    /// The pose that the `origin` in an element says; where there is none it is the identity. Roll, pitch and yaw are
    /// about axes that stand still, x first. Quaternions are read from version 1.1 on, as ROS does.
    pub(super) fn origin(&self, job: &mut Job, node: Node) -> Result<Pose, ImportError> {
        let Some(origin) = child(node, "origin") else {
            return Ok(Pose::identity());
        };
        let at = self.numbers(job, origin, "xyz")?.unwrap_or([0.0; 3]);
        if let Some(far) = at.into_iter().find(|x| x.abs() > LARGEST_COORDINATE) {
            let problem = format!("“xyz” has {far:e}, which is too large for any robot");
            return Err(self.bad(job, origin, problem, CORRECT));
        }
        let mut quaternion = self.numbers::<4>(job, origin, "quat_xyzw")?;
        if quaternion.is_some() && self.version < (1, 1) {
            job.warn(format_args!(
                "{}: “quat_xyzw” was not read: the robot does not say version=\"1.1\"",
                self.line(origin)
            ));
            quaternion = None;
        }
        let rotation = match quaternion {
            Some([x, y, z, w]) => UnitQuaternion::try_new(Quaternion::new(w, x, y, z), 0.0)
                .ok_or_else(|| {
                    let problem = "“quat_xyzw” is zero, which is no rotation";
                    self.bad(job, origin, problem, CORRECT)
                })?,
            None => {
                let [roll, pitch, yaw] = self.numbers(job, origin, "rpy")?.unwrap_or([0.0; 3]);
                UnitQuaternion::from_euler_angles(roll, pitch, yaw)
            }
        };
        Ok(Pose::from_parts(Translation3::from(at), rotation))
    }
}

/// The first child of a kind.
pub(super) fn child<'a, 'd>(node: Node<'a, 'd>, kind: &str) -> Option<Node<'a, 'd>> {
    node.children().find(|child| child.has_tag_name(kind))
}
