//! Describes the source of a model's bytes: an address, or the scene file.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use nearpoint_geometry::unit::{Unit, Up};
use serde::{Deserialize, Serialize};

/// A list of files that are read together (a glTF file and its buffers, a folder of STL files). As JSON `{"url": …}`,
/// `{"name": …, "data": "data:…;base64,…"}`, or `{"files": […]}` of these; each may have an `"accuracy"` and be
/// `"converted"`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Raw", into = "Raw")]
pub struct Model {
    /// The files, of which there is at least one.
    pub files: Vec<ModelFile>,
    /// The distance of the true surfaces of STEP files from the triangles that approximate them, in millimetres;
    /// absent: chosen by the size of the parts.
    pub accuracy: Option<f64>,
    /// The unit and up axis to which its files were converted at the import. Absent: their numbers are used as they
    /// are, without conversion.
    pub conversion: Option<Conversion>,
}

/// A unit and an up axis that files were converted to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversion {
    /// The unit of all lengths after the conversion.
    pub unit: Unit,
    /// The axis that points up after the conversion.
    pub up: Up,
}

/// A file of a model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ModelFile {
    /// A file at an address, usually relative to the scene file's.
    Url {
        /// The address of the file.
        url: String,
    },
    /// A file in the scene file.
    Embedded {
        /// The original name of the file.
        name: String,
        /// The bytes of the file, in Base64.
        bytes: Vec<u8>,
    },
}

impl ModelFile {
    /// Returns the file's name, whose extension may show its format.
    pub fn name(&self) -> &str {
        match self {
            ModelFile::Url { url } => url,
            ModelFile::Embedded { name, .. } => name,
        }
    }
}

impl Model {
    /// Returns the model at an address.
    pub fn from_url(url: impl Into<String>) -> Self {
        Model {
            files: vec![ModelFile::Url { url: url.into() }],
            accuracy: None,
            conversion: None,
        }
    }
}

/// The JSON form of a model or a file.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    files: Option<Vec<Raw>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    accuracy: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "converted")]
    conversion: Option<Conversion>,
}

impl TryFrom<Raw> for Model {
    type Error = String;

    fn try_from(mut raw: Raw) -> Result<Self, String> {
        let (accuracy, conversion) = (raw.accuracy.take(), raw.conversion.take());
        if accuracy.is_some_and(|requested| requested <= 0.0) {
            return Err("a model's accuracy is more than 0 millimetres".to_owned());
        }
        let files = match raw {
            Raw {
                url: None,
                name: None,
                data: None,
                files: Some(files),
                ..
            } => (files.into_iter().map(ModelFile::try_from)).collect::<Result<Vec<_>, _>>()?,
            single => vec![single.try_into()?],
        };
        if files.is_empty() {
            Err("a model needs at least one file".to_owned())
        } else {
            Ok(Model {
                files,
                accuracy,
                conversion,
            })
        }
    }
}

impl TryFrom<Raw> for ModelFile {
    type Error = String;

    fn try_from(raw: Raw) -> Result<Self, String> {
        let is_file = raw.files.is_none() && raw.accuracy.is_none() && raw.conversion.is_none();
        match (raw.url, raw.name, raw.data) {
            (Some(url), None, None) if is_file => Ok(ModelFile::Url { url }),
            (None, Some(name), Some(data)) if is_file => {
                let bytes = decode(&data).ok_or_else(|| {
                    format!("the data of “{name}” must be a data: address in base64, such as data:model/stl;base64,…")
                })?;
                Ok(ModelFile::Embedded { name, bytes })
            }
            _ => Err(
                "a model is {\"url\"}, or {\"name\", \"data\"}, or {\"files\"} of these".to_owned(),
            ),
        }
    }
}

fn decode(data: &str) -> Option<Vec<u8>> {
    let (kind, text) = data.strip_prefix("data:")?.split_once(',')?;
    kind.ends_with(";base64")
        .then(|| STANDARD.decode(text).ok())?
}

impl From<ModelFile> for Raw {
    fn from(file: ModelFile) -> Raw {
        match file {
            ModelFile::Url { url } => Raw {
                url: Some(url),
                ..Raw::default()
            },
            ModelFile::Embedded { name, bytes } => {
                let data = format!(
                    "data:application/octet-stream;base64,{}",
                    STANDARD.encode(bytes)
                );
                Raw {
                    name: Some(name),
                    data: Some(data),
                    ..Raw::default()
                }
            }
        }
    }
}

impl From<Model> for Raw {
    fn from(model: Model) -> Raw {
        let mut files: Vec<Raw> = model.files.into_iter().map(Raw::from).collect();
        let raw = match (files.pop(), files.is_empty()) {
            (Some(only), true) => only,
            (last, _) => {
                files.extend(last);
                Raw {
                    files: Some(files),
                    ..Raw::default()
                }
            }
        };
        Raw {
            accuracy: model.accuracy,
            conversion: model.conversion,
            ..raw
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Model, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn models_are_addresses_or_bytes_or_several() {
        assert_eq!(
            read(r#"{"url": "../models/gear.glb"}"#),
            Ok(Model::from_url("../models/gear.glb"))
        );
        let text = r#"{"name":"a.obj","data":"data:text/plain;base64,diAwIDAgMAo="}"#;
        let embedded = ModelFile::Embedded {
            name: "a.obj".into(),
            bytes: b"v 0 0 0\n".to_vec(),
        };
        assert_eq!(
            read(text),
            Ok(Model {
                files: vec![embedded.clone()],
                accuracy: None,
                conversion: None,
            })
        );
        let both = Model {
            files: vec![
                ModelFile::Url {
                    url: "x.gltf".into(),
                },
                embedded,
            ],
            accuracy: Some(0.25),
            conversion: Some(Conversion {
                unit: Unit::In,
                up: Up::Y,
            }),
        };
        let finer = Model {
            accuracy: Some(0.01),
            ..Model::from_url("x.step")
        };
        for model in [Model::from_url("x"), finer, both] {
            assert_eq!(read(&serde_json::to_string(&model).unwrap()), Ok(model));
        }
    }

    #[test]
    fn model_of_unknown_form_is_an_error() {
        for text in [
            "{}",
            r#"{"url": "a", "data": "b"}"#,
            r#"{"name": "a", "data": "data:text/plain,v"}"#,
            r#"{"name": "a", "data": "data:text/plain;base64,*"}"#,
            r#"{"files": []}"#,
            r#"{"files": [{"files": [{"url": "a"}]}]}"#,
            r#"{"files": [{"url": "a", "accuracy": 0.1}]}"#,
            r#"{"url": "a", "accuracy": 0}"#,
            r#"{"url": "a", "accuracy": "fine"}"#,
            r#"{"url": "a", "converted": {"unit": "in"}}"#,
            r#"{"files": [{"url": "a", "converted": {"unit": "in", "up": "z"}}]}"#,
            r#"{"path": "a"}"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
