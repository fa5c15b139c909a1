//! Stores the objects of a batch in cloud storage through the crate `object_store`: S3 and compatible services, Google
//! Cloud Storage, Azure, and files. Credentials come from the environment, in the variables of the clouds' own
//! programs.

use std::fmt;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use nearpoint_batch::{Store, StoreError};
use nearpoint_message::{Message, message};
use object_store::aws::{AmazonS3Builder, AmazonS3ConfigKey};
use object_store::azure::{AzureConfigKey, MicrosoftAzureBuilder};
use object_store::gcp::{GoogleCloudStorageBuilder, GoogleConfigKey};
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{BackoffConfig, ClientConfigKey, RetryConfig};
use object_store::{Error as Refusal, ObjectStore, ObjectStoreExt, PutMode, PutPayload};
use tokio::runtime::{Builder, Runtime};
use url::Url;

use super::storage_error::{Provider, object_error, open_error};
use crate::error::Error;

/// The number of retries after a transient error, each after a longer pause.
const MAX_RETRIES: usize = 10;
const RETRY_TIMEOUT: Duration = Duration::from_secs(60);

/// The time limit of a request: the list of a large plan has a hundred megabytes.
const REQUEST_TIMEOUT: &str = "5 minutes";

/// A store at a location in cloud storage.
pub struct CloudStore {
    /// The URL as given, without a trailing slash.
    url: String,
    provider: Provider,
    objects: Arc<dyn ObjectStore>,
    runtime: Runtime,
}

impl fmt::Debug for CloudStore {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_tuple("Cloud").field(&self.url).finish()
    }
}

impl CloudStore {
    /// Opens a URL such as `s3://bucket/folder`, without any request.
    pub fn open(url: &str) -> Result<Self, Error> {
        let is_unknown = |why: Message| Error::usage(message!("cli-no-place", url, why));
        let parsed = Url::parse(url).map_err(|error| is_unknown(Message::from_text(error)))?;
        let kind = Provider::from_scheme(parsed.scheme());
        let provider = kind.ok_or_else(|| is_unknown(message!("cli-place-kinds")))?;
        if provider != Provider::Files && parsed.host_str().is_none_or(str::is_empty) {
            let holder = provider.container_word();
            return Err(is_unknown(message!("cli-place-no-holder", holder)));
        }
        if parsed.query().is_some() || parsed.fragment().is_some() {
            return Err(is_unknown(message!("cli-place-fragment")));
        }
        let refused = |error: Refusal| -> Error {
            let refusal = StoreError(open_error(url, provider, &error));
            nearpoint_batch::BatchError::Store(refusal).into()
        };
        let folder = Path::from_url_path(parsed.path());
        let folder = folder.map_err(|error| is_unknown(Message::from_text(error)))?;
        let objects = connect(provider, url).map_err(refused)?;
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| {
            let error = error.to_string();
            Error::usage(message!("cli-not-asked", url, error))
        })?;
        Ok(Self {
            url: url.trim_end_matches('/').to_owned(),
            provider,
            objects: Arc::new(PrefixStore::new(objects, folder)),
            runtime,
        })
    }

    /// Waits for requests to the store, which run concurrently.
    fn wait<T: Send + 'static>(
        &self,
        asked: impl Iterator<Item = (String, impl Future<Output = Response<T>> + Send + 'static)>,
    ) -> Result<Vec<T>, StoreError> {
        self.runtime.block_on(async {
            let begun = asked.map(|(name, one)| (name, tokio::spawn(one)));
            let begun: Vec<_> = begun.collect();
            let mut done = Vec::with_capacity(begun.len());
            for (name, one) in begun {
                let one = one.await.map_err(Refusal::from).flatten();
                done.push(one.map_err(|error| self.store_error(&name, &error))?);
            }
            Ok(done)
        })
    }

    /// Writes several objects concurrently.
    fn put_concurrently<'a>(
        &self,
        objects: impl Iterator<Item = (&'a str, &'a [u8])>,
    ) -> Result<(), StoreError> {
        let kept = self.wait(objects.map(|(name, object)| {
            let object = PutPayload::from(object.to_vec());
            let kept = put_if_absent(
                self.objects.clone(),
                Path::from(name),
                self.provider,
                object,
            );
            (name.to_owned(), kept)
        }));
        kept.map(drop)
    }

    fn store_error(&self, name: &str, error: &Refusal) -> StoreError {
        StoreError(object_error(&self.url, name, self.provider, error))
    }
}

type Response<T> = Result<T, Refusal>;

/// Builds the client from the environment.
fn connect(kind: Provider, url: &str) -> Response<Arc<dyn ObjectStore>> {
    let retries = RetryConfig {
        backoff: BackoffConfig::default(),
        max_retries: MAX_RETRIES,
        retry_timeout: RETRY_TIMEOUT,
    };
    let has = |name: &str| std::env::var_os(name).is_some();
    Ok(match kind {
        Provider::S3 => {
            let mut s3 = AmazonS3Builder::from_env().with_url(url);
            if !has("AWS_TIMEOUT") {
                let timeout = AmazonS3ConfigKey::Client(ClientConfigKey::Timeout);
                s3 = s3.with_config(timeout, REQUEST_TIMEOUT);
            }
            Arc::new(s3.with_retry(retries).build()?)
        }
        Provider::Google => {
            let mut google = GoogleCloudStorageBuilder::from_env().with_url(url);
            if !has("GOOGLE_TIMEOUT") {
                let timeout = GoogleConfigKey::Client(ClientConfigKey::Timeout);
                google = google.with_config(timeout, REQUEST_TIMEOUT);
            }
            Arc::new(google.with_retry(retries).build()?)
        }
        Provider::Azure => {
            let mut azure = MicrosoftAzureBuilder::from_env().with_url(url);
            if !has("AZURE_TIMEOUT") {
                let timeout = AzureConfigKey::Client(ClientConfigKey::Timeout);
                azure = azure.with_config(timeout, REQUEST_TIMEOUT);
            }
            Arc::new(azure.with_retry(retries).build()?)
        }
        Provider::Files => Arc::new(LocalFileSystem::new()),
    })
}

async fn get(
    objects: Arc<dyn ObjectStore>,
    path: Path,
    kind: Provider,
) -> Response<Option<Vec<u8>>> {
    match objects.get(&path).await {
        Ok(found) => Ok(Some(found.bytes().await?.into())),
        Err(error @ Refusal::NotFound { .. }) if kind.is_container_missing(&error) => Err(error),
        Err(Refusal::NotFound { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes an object if there is none. If there is one, compares it, and overwrites it only if it is damaged.
async fn put_if_absent(
    objects: Arc<dyn ObjectStore>,
    path: Path,
    kind: Provider,
    object: PutPayload,
) -> Response<()> {
    let created = objects.put_opts(&path, object.clone(), PutMode::Create.into());
    match created.await {
        Ok(_) => return Ok(()),
        Err(Refusal::AlreadyExists { .. } | Refusal::Precondition { .. }) => {}
        // The store does not support conditional writes.
        Err(Refusal::NotImplemented { .. } | Refusal::NotSupported { .. }) => {}
        Err(error) => return Err(error),
    }
    let found = get(objects.clone(), path.clone(), kind).await?;
    let is_there = found.is_some_and(|found| object.iter().flatten().eq(found.iter()));
    match is_there {
        true => Ok(()),
        false => objects.put(&path, object).await.map(drop),
    }
}

impl Store for CloudStore {
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let found = self.get_all(&[name.to_owned()])?;
        Ok(found.into_iter().next().flatten())
    }

    fn get_all(&self, names: &[String]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.wait(names.iter().map(|name| {
            let path = Path::from(name.as_str());
            (name.clone(), get(self.objects.clone(), path, self.provider))
        }))
    }

    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        let (path, object) = (Path::from(name), PutPayload::from(object.to_vec()));
        let put = self.runtime.block_on(self.objects.put(&path, object));
        put.map(drop)
            .map_err(|error| self.store_error(name, &error))
    }

    fn put_if_absent(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        self.put_concurrently([(name, object)].into_iter())
    }

    fn put_all_if_absent(&self, objects: &[(String, Vec<u8>)]) -> Result<(), StoreError> {
        let objects = objects.iter();
        self.put_concurrently(objects.map(|(name, object)| (name.as_str(), object.as_slice())))
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        let (mut names, mut folders) = (Vec::new(), vec![Path::from(folder)]);
        while let Some(folder) = folders.pop() {
            let found = (self.runtime).block_on(self.objects.list_with_delimiter(Some(&folder)));
            let found = found.map_err(|error| self.store_error(folder.as_ref(), &error))?;
            names.extend(found.objects.into_iter().map(|one| one.location.into()));
            folders.extend(found.common_prefixes);
        }
        Ok(names)
    }
}
