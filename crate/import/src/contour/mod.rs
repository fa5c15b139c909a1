//! Reads flat contours from JSON, SVG and DXF, and writes them.
//!
//! [`read_contours`] detects the format by content. In all contours y points up. If a file states its unit, coordinates
//! are converted to millimetres. Curves are converted to chords whose ends lie on the curve. Invalid contours are
//! listed in [`ContourFile::skipped`]; content without an outline, such as text, in [`ContourFile::notes`].

use nearpoint_message::message;

mod affine;
mod boxes;
mod chain;
mod drawing;
mod dxf;
mod error;
mod flatten;
mod group;
mod json;
mod line;
mod model;
mod region;
mod svg;
mod write;

pub use error::ContourError;
pub use model::{Contour, ContourFile, ContourOptions, Placement};
pub use write::{PlacedContour, write_dxf, write_json, write_svg};

/// The length of the longest name in characters; longer ones are cut.
const MAX_NAME_LENGTH: usize = 120;
/// The length of the longest file that is read, bytes.
const MAX_FILE_LENGTH: usize = 64 << 20;

/// Reads all contours of a file. `name` is used for its extension and for errors.
pub fn read_contours(
    name: &str,
    bytes: &[u8],
    options: &ContourOptions,
) -> Result<ContourFile, ContourError> {
    let file = || crate::names::sanitize(name, MAX_NAME_LENGTH);
    if bytes.is_empty() {
        return Err(ContourError::Empty { file: file() });
    }
    if bytes.len() > MAX_FILE_LENGTH {
        return Err(ContourError::TooLong {
            file: file(),
            bytes: bytes.len(),
            limit: MAX_FILE_LENGTH,
        });
    }
    let options = &valid_options(options);
    let text = text(bytes).ok_or_else(|| ContourError::NotText { file: file() })?;
    let (format, extension) = (Format::detect(&text), crate::names::extension(name));
    let read = match format {
        Some(Format::Svg) => svg::read(&text, options),
        Some(Format::Json) => json::read(&text),
        Some(Format::Dxf) => dxf::read(&text, options),
        None => return Err(ContourError::UnknownFormat { file: file() }),
    };
    let by_extension = Format::by_extension(&extension);
    let drawing = read.map_err(|error| error.in_file(&file()))?;
    let mut contours = drawing.finish(&file())?;
    if by_extension.is_some() && by_extension != format {
        let sentence = message!(
            "contour-named-read-content",
            extension,
            name = format.map_or("", Format::name)
        );
        contours.notes.insert(0, message!("full-stop", sentence));
    }
    Ok(contours)
}

/// Returns the options with defaults for lengths that are not above 0.
fn valid_options(options: &ContourOptions) -> ContourOptions {
    let default = ContourOptions::default();
    let or = |value: f64, default: f64| {
        if value.is_finite() && value > 0.0 {
            value
        } else {
            default
        }
    };
    ContourOptions {
        flatness: or(options.flatness, default.flatness),
        join_tolerance: or(options.join_tolerance, default.join_tolerance),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Dxf,
    Json,
}

impl Format {
    /// Detects the format by the beginning of the text: markup, an object or a list, or a number on a line of its own.
    fn detect(text: &str) -> Option<Self> {
        let text = text.trim_start();
        let first = text.lines().next()?.trim();
        match text.as_bytes().first()? {
            b'<' => Some(Self::Svg),
            b'{' | b'[' => Some(Self::Json),
            _ if first.parse::<u16>().is_ok() => Some(Self::Dxf),
            _ => None,
        }
    }

    fn by_extension(extension: &str) -> Option<Self> {
        match extension {
            "svg" => Some(Self::Svg),
            "dxf" => Some(Self::Dxf),
            "json" => Some(Self::Json),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Svg => "SVG",
            Self::Dxf => "DXF",
            Self::Json => "JSON",
        }
    }
}

/// Decodes the text of a file: UTF-8 or UTF-16 by its first bytes, otherwise Latin-1, which old drawings use. None for
/// a binary file.
fn text(bytes: &[u8]) -> Option<String> {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        String::from_utf16(&units.collect::<Vec<_>>()).ok()
    };
    let plain = crate::text::trim_line_end(bytes);
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        _ if plain.contains(&0) || plain.starts_with(b"AutoCAD Binary DXF") => None,
        _ => {
            let rest = plain.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(plain);
            let latin = || rest.iter().map(|byte| char::from(*byte)).collect();
            Some(std::str::from_utf8(rest).map_or_else(|_| latin(), str::to_owned))
        }
    };
    // Old Macintosh programs end lines with CR alone.
    text.map(|text| match text.contains('\n') {
        true => text,
        false => text.replace('\r', "\n"),
    })
}
