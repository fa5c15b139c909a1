//! The objects of a batch in a cloud: S3, Google Cloud Storage, Azure, or what speaks as one of them. Keys and regions come
//! from the environment, as those clouds' own programs have them.

use std::fmt::Display;

use nearpoint_batch::{Store, StoreError};
use object_store::path::Path;
use object_store::{Error, ObjectStore, ObjectStoreExt};
use tokio::runtime::{Builder, Runtime};
use url::Url;

/// A folder of a bucket.
pub struct Cloud {
    address: String,
    /// Questions are asked one by one, so that one thread will do.
    runtime: Runtime,
    objects: Box<dyn ObjectStore>,
    folder: Path,
}

impl Cloud {
    /// That of an address such as `s3://bucket/folder`.
    pub fn at(address: &str) -> Result<Self, StoreError> {
        let failed = |why: &dyn Display| StoreError(format!("{address}: {why}."));
        let url = Url::parse(address).map_err(|error| failed(&error))?;
        let settings = std::env::vars().map(|(name, value)| (name.to_ascii_lowercase(), value));
        let (objects, folder) =
            object_store::parse_url_opts(&url, settings).map_err(|error| failed(&error))?;
        let runtime = Builder::new_current_thread().enable_all().build();
        Ok(Self {
            runtime: runtime.map_err(|error| failed(&error))?,
            address: address.to_owned(),
            objects,
            folder,
        })
    }

    fn path(&self, name: &str) -> Path {
        name.split('/')
            .fold(self.folder.clone(), |path, part| path.join(part))
    }

    fn failed(&self, name: &str, error: &Error) -> StoreError {
        StoreError(format!("{}/{name}: {error}.", self.address))
    }
}

impl Store for Cloud {
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let found = self.runtime.block_on(async {
            let path = self.path(name);
            self.objects.get(&path).await?.bytes().await
        });
        match found {
            Ok(object) => Ok(Some(object.into())),
            Err(Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(self.failed(name, &error)),
        }
    }

    /// A cloud shows what is put whole or not at all.
    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        let path = self.path(name);
        let put = self.objects.put(&path, object.to_vec().into());
        let put = self.runtime.block_on(put);
        put.map(drop).map_err(|error| self.failed(name, &error))
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        let path = self.path(folder);
        let listed = self.objects.list_with_delimiter(Some(&path));
        let listed = self.runtime.block_on(listed);
        let listed = listed.map_err(|error| self.failed(folder, &error))?;
        let mut names = Vec::new();
        for below in &listed.common_prefixes {
            if let Some(own) = below.filename() {
                names.extend(self.list(&format!("{folder}/{own}"))?);
            }
        }
        let objects = listed.objects.iter();
        let own = objects.filter_map(|object| object.location.filename());
        names.extend(own.map(|own| format!("{folder}/{own}")));
        Ok(names)
    }
}
