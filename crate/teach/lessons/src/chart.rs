//! Defines the charts beside a step: lines over a common axis.

use serde::Serialize;

/// A chart: lines over a common axis.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// The chart's key in the texts.
    pub name: &'static str,
    /// The horizontal axis, common to all lines.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The lines, in the order of the legend.
    pub lines: Vec<Line>,
    /// The position of the current step on the x axis.
    pub at: Option<f64>,
}

/// One of a chart's two axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis {
    /// The axis' key in the texts.
    pub name: &'static str,
    /// True if the scale is logarithmic.
    pub log: bool,
}

/// One line of a chart, or a set of points without a line.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The line's key in the texts.
    pub name: &'static str,
    /// The points as x and y; a y that is not a number is a gap.
    pub points: Vec<[f64; 2]>,
    /// The style in which it is drawn.
    pub style: LineStyle,
}

/// The style in which a line of a chart is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum LineStyle {
    /// A line from point to point.
    Line,
    /// The points alone.
    Points,
    /// A line that a paper reports and that is not computed here.
    Published,
    /// Bars over the previous line, each given by its two ends.
    Spread,
}

impl Chart {
    /// Makes a chart with linear axes of these names and without lines.
    pub(crate) fn new(name: &'static str, x: &'static str, y: &'static str) -> Self {
        let axis = |name| Axis { name, log: false };
        Self {
            name,
            x: axis(x),
            y: axis(y),
            lines: Vec::new(),
            at: None,
        }
    }

    pub(crate) fn log_x(mut self) -> Self {
        self.x.log = true;
        self
    }

    pub(crate) fn log_y(mut self) -> Self {
        self.y.log = true;
        self
    }

    /// Adds lines to the legend.
    pub(crate) fn lines(mut self, lines: impl IntoIterator<Item = Line>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// Adds a line from point to point.
    pub(crate) fn line(
        self,
        name: &'static str,
        points: impl IntoIterator<Item = [f64; 2]>,
    ) -> Self {
        self.lines([Line::new(name, points)])
    }

    /// Adds points without a line between them.
    pub(crate) fn points(
        self,
        name: &'static str,
        points: impl IntoIterator<Item = [f64; 2]>,
    ) -> Self {
        self.lines([Line::new(name, points).styled(LineStyle::Points)])
    }

    /// Marks the position of the current step on the x axis.
    pub(crate) fn at(mut self, x: impl Into<Option<f64>>) -> Self {
        self.at = x.into();
        self
    }
}

impl Line {
    /// Makes a line from point to point.
    pub(crate) fn new(name: &'static str, points: impl IntoIterator<Item = [f64; 2]>) -> Self {
        Self {
            name,
            points: points.into_iter().collect(),
            style: LineStyle::Line,
        }
    }

    /// Sets the style.
    pub(crate) fn styled(mut self, style: LineStyle) -> Self {
        self.style = style;
        self
    }

    /// Marks the line as reported by a paper.
    pub(crate) fn published(self) -> Self {
        self.styled(LineStyle::Published)
    }
}
