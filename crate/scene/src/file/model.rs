//! Where a model's bytes are: at an address beside the scene file, or in it.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

/// Files that are read together (a glTF file and its buffers, a folder of STL files). As JSON `{"url": …}`,
/// `{"name": …, "data": "data:…;base64,…"}`, or `{"files": […]}` of these.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Raw", into = "Raw")]
pub struct Model {
    /// At least one.
    pub files: Vec<ModelFile>,
}

/// One file of a model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ModelFile {
    /// At an address, usually relative to the scene file's.
    Url {
        /// Where it is fetched from.
        url: String,
    },
    /// In the scene file.
    Embedded {
        /// What it was called.
        name: String,
        /// All of it, in Base64.
        bytes: Vec<u8>,
    },
}

impl ModelFile {
    /// The file's name, whose ending may say what it is.
    pub fn name(&self) -> &str {
        match self {
            ModelFile::Url { url } => url,
            ModelFile::Embedded { name, .. } => name,
        }
    }
}

impl Model {
    /// The model at an address.
    pub fn at(url: impl Into<String>) -> Self {
        Model {
            files: vec![ModelFile::Url { url: url.into() }],
        }
    }
}

/// A model as JSON has it.
#[derive(Serialize, Deserialize)]
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
}

impl TryFrom<Raw> for Model {
    type Error = String;

    fn try_from(raw: Raw) -> Result<Self, String> {
        let files = match raw {
            Raw {
                url: None,
                name: None,
                data: None,
                files: Some(files),
            } => files
                .into_iter()
                .map(ModelFile::try_from)
                .collect::<Result<Vec<_>, _>>()?,
            single => vec![single.try_into()?],
        };
        if files.is_empty() {
            Err("a model needs at least one file".to_owned())
        } else {
            Ok(Model { files })
        }
    }
}

impl TryFrom<Raw> for ModelFile {
    type Error = String;

    fn try_from(raw: Raw) -> Result<Self, String> {
        match raw {
            Raw {
                url: Some(url),
                name: None,
                data: None,
                files: None,
            } => Ok(ModelFile::Url { url }),
            Raw {
                url: None,
                name: Some(name),
                data: Some(data),
                files: None,
            } => {
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
        let none = Raw {
            url: None,
            name: None,
            data: None,
            files: None,
        };
        match file {
            ModelFile::Url { url } => Raw {
                url: Some(url),
                ..none
            },
            ModelFile::Embedded { name, bytes } => {
                let data = format!(
                    "data:application/octet-stream;base64,{}",
                    STANDARD.encode(bytes)
                );
                Raw {
                    name: Some(name),
                    data: Some(data),
                    ..none
                }
            }
        }
    }
}

impl From<Model> for Raw {
    fn from(model: Model) -> Raw {
        let mut files: Vec<Raw> = model.files.into_iter().map(Raw::from).collect();
        match (files.pop(), files.is_empty()) {
            (Some(only), true) => only,
            (last, _) => {
                files.extend(last);
                Raw {
                    url: None,
                    name: None,
                    data: None,
                    files: Some(files),
                }
            }
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
            Ok(Model::at("../models/gear.glb"))
        );
        let text = r#"{"name":"a.obj","data":"data:text/plain;base64,diAwIDAgMAo="}"#;
        let embedded = ModelFile::Embedded {
            name: "a.obj".into(),
            bytes: b"v 0 0 0\n".to_vec(),
        };
        assert_eq!(
            read(text),
            Ok(Model {
                files: vec![embedded.clone()]
            })
        );
        let both = Model {
            files: vec![
                ModelFile::Url {
                    url: "x.gltf".into(),
                },
                embedded,
            ],
        };
        for model in [Model::at("x"), both] {
            assert_eq!(read(&serde_json::to_string(&model).unwrap()), Ok(model));
        }
    }

    #[test]
    fn what_is_none_of_these_is_refused() {
        for text in [
            "{}",
            r#"{"url": "a", "data": "b"}"#,
            r#"{"name": "a", "data": "data:text/plain,v"}"#,
            r#"{"name": "a", "data": "data:text/plain;base64,*"}"#,
            r#"{"files": []}"#,
            r#"{"files": [{"files": [{"url": "a"}]}]}"#,
            r#"{"path": "a"}"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
