//! Converts errors of cloud storage to sentences with advice.

use std::error::Error as _;

use nearpoint_message::{Message, message};

use object_store::Error as Refusal;
use object_store::client::{HttpError, HttpErrorKind};

/// The provider of a cloud storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Provider {
    S3,
    Google,
    Azure,
    /// Files addressed by a URL.
    Files,
}

impl Provider {
    /// Returns the provider for the scheme of a URL, such as `s3`; None if it is unknown.
    pub fn from_scheme(scheme: &str) -> Option<Self> {
        Some(match scheme {
            "s3" | "s3a" => Self::S3,
            "gs" => Self::Google,
            "az" | "azure" | "adl" | "abfs" | "abfss" => Self::Azure,
            "file" => Self::Files,
            _ => return None,
        })
    }

    /// Returns the provider's word for a container of objects.
    pub fn container_word(self) -> &'static str {
        match self {
            Self::S3 | Self::Google => "bucket",
            Self::Azure => "container",
            Self::Files => "folder",
        }
    }

    /// Returns the settings that the environment must provide.
    fn credentials(self) -> &'static str {
        match self {
            Self::S3 => "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
            Self::Google => "GOOGLE_APPLICATION_CREDENTIALS",
            Self::Azure => "AZURE_STORAGE_ACCOUNT_NAME and AZURE_STORAGE_ACCOUNT_KEY",
            Self::Files => "nothing",
        }
    }

    /// Returns whether even the bucket is missing; only the text of the response shows that.
    pub fn is_container_missing(self, error: &Refusal) -> bool {
        let words = match self {
            Self::S3 => "NoSuchBucket",
            Self::Google => "bucket does not exist",
            Self::Azure => "ContainerNotFound",
            Self::Files => return false,
        };
        error.to_string().contains(words)
    }
}

/// The addresses where a cloud's own machines get credentials; elsewhere these do not respond.
const METADATA_HOSTS: [&str; 3] = [
    "169.254.169.254",
    "169.254.170.2",
    "metadata.google.internal",
];

/// Returns the reason why a location cannot be opened: the environment lacks a setting, or has a wrong one. No request
/// was sent.
pub fn open_error(place: &str, kind: Provider, error: &Refusal) -> Message {
    let message = error.to_string();
    let (error, credentials) = (message.trim_end_matches('.'), kind.credentials());
    message!("store-unopened", place, error, credentials)
}

/// Returns the reason why an object could not be read or written.
pub fn object_error(place: &str, name: &str, kind: Provider, error: &Refusal) -> Message {
    let (credentials, holder) = (kind.credentials(), kind.container_word());
    let place = place.trim_end_matches('/');
    let message = error.to_string();
    if kind.is_container_missing(error) {
        return message!("store-no-holder", place, holder);
    }
    let roots = causes(error);
    let another = std::env::var("AWS_METADATA_ENDPOINT").ok();
    let mut lenders = METADATA_HOSTS.iter().copied().chain(another.as_deref());
    if lenders.any(|lender| message.contains(lender))
        || matches!(error, Refusal::Unauthenticated { .. })
    {
        return message!("store-credentials", place, credentials);
    }
    if matches!(error, Refusal::PermissionDenied { .. }) {
        let code = between(&message, "<Code>", "</Code>")
            .map_or(String::new(), |code| format!(" ({code})"));
        return message!("store-refused", place, name, code, credentials);
    }
    if roots.is_unreachable {
        return message!("store-unreachable", place, last = roots.last);
    }
    let error = message.trim_end_matches('.');
    message!("store-failed", place, name, error)
}

/// The causes of an error.
struct Causes {
    is_unreachable: bool,
    /// The innermost cause.
    last: String,
}

fn causes(error: &Refusal) -> Causes {
    let mut found = Causes {
        is_unreachable: false,
        last: error.to_string(),
    };
    let mut next = error.source();
    while let Some(cause) = next {
        if let Some(http) = cause.downcast_ref::<HttpError>() {
            let kinds = [
                HttpErrorKind::Connect,
                HttpErrorKind::Timeout,
                HttpErrorKind::Request,
            ];
            found.is_unreachable |= kinds.contains(&http.kind());
        }
        found.last = cause.to_string();
        next = cause.source();
    }
    found
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, text) = text.split_once(before)?;
    Some(text.split_once(after)?.0)
}
