//! Charts beside a step: lines over a common axis.

use serde::Serialize;

/// Lines over a common axis.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// Its key in the texts.
    pub name: &'static str,
    /// What all lines are over.
    pub x: Axis,
    /// What they tell.
    pub y: Axis,
    /// In the order of the legend.
    pub lines: Vec<Line>,
    /// Where on the x axis the step is.
    pub at: Option<f64>,
}

/// One of a chart's two axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis {
    /// Its key in the texts.
    pub name: &'static str,
    /// Whether its scale is logarithmic.
    pub log: bool,
}

/// One line of a chart, or its points alone.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its key in the texts.
    pub name: &'static str,
    /// x and y; a y that is no number is a gap.
    pub points: Vec<[f64; 2]>,
    /// How it is drawn.
    pub style: LineStyle,
}

/// How a line of a chart is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum LineStyle {
    /// From point to point.
    Line,
    /// The points alone.
    Points,
    /// What a paper reports, not computed here.
    Published,
    /// Bars over the line before: two points for each, its ends.
    Spread,
}

impl Chart {
    /// Has no lines yet, and linear axes of these names.
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

    /// Makes the x axis logarithmic.
    pub(crate) fn log_x(mut self) -> Self {
        self.x.log = true;
        self
    }

    /// Makes the y axis logarithmic.
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

    /// Marks where on the x axis the step is.
    pub(crate) fn at(mut self, x: impl Into<Option<f64>>) -> Self {
        self.at = x.into();
        self
    }
}

impl Line {
    /// Goes from point to point.
    pub(crate) fn new(name: &'static str, points: impl IntoIterator<Item = [f64; 2]>) -> Self {
        Self {
            name,
            points: points.into_iter().collect(),
            style: LineStyle::Line,
        }
    }

    /// Draws it in another way.
    pub(crate) fn styled(mut self, style: LineStyle) -> Self {
        self.style = style;
        self
    }

    /// Draws it as what a paper reports.
    pub(crate) fn published(self) -> Self {
        self.styled(LineStyle::Published)
    }
}
