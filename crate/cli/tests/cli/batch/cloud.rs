//! Runs the batch tests in cloud storage: in files by a URL, and on an S3 server, which `cargo xtask test --batch` starts.
//! Refusals become sentences; a small server here provides them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::test_store::{InFolder, TestStore};
use super::{nearpoint, program};
use crate::common::Folder;

/// A folder that is addressed by a URL.
struct ByUrl(InFolder);

impl TestStore for ByUrl {
    fn name(&self) -> String {
        format!("file://{}", self.0.name())
    }

    fn objects(&self, folder: &str) -> Vec<String> {
        self.0.objects(folder)
    }

    fn read(&self, name: &str) -> Vec<u8> {
        self.0.read(name)
    }

    fn write(&self, name: &str, object: &[u8]) {
        self.0.write(name, object);
    }

    fn remove(&self, name: &str) {
        self.0.remove(name);
    }
}

#[test]
fn files_by_a_url_are_as_good_as_a_folder() {
    let folder = Folder::new("url");
    let tests: [fn(&dyn TestStore); 4] = [
        super::killed_worker_is_replaced,
        super::concurrent_workers_write_the_same,
        super::loss_and_damage_are_noticed,
        super::revision_computes_only_new_pairs,
    ];
    for (number, test) in tests.iter().enumerate() {
        test(&ByUrl(InFolder(folder.0.join(number.to_string()))));
    }
}

/// A dummy signature, without which the server deletes nothing.
const WHO: &str = "Authorization: AWS4-HMAC-SHA256 Credential=t/20260101/us-east-1/s3/aws4_request";

/// A bucket of this test alone on the server that the environment names. It stores every version of an object.
struct Bucket {
    scheme: &'static str,
    name: String,
}

impl Bucket {
    fn new(name: &str) -> Self {
        Self::by("s3", name)
    }

    /// Google's storage differs only in authorisation and conditions, and the server checks neither.
    fn by(scheme: &'static str, name: &str) -> Self {
        let name = format!("nearpoint{}{scheme}{name}", std::process::id());
        let own = Self { scheme, name };
        own.request("PUT", "", b"");
        let kept = "<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>";
        own.request("PUT", "?versioning", kept.as_bytes());
        own
    }

    /// Returns the response of the server, which does not check signatures.
    fn request(&self, method: &str, what: &str, body: &[u8]) -> Vec<u8> {
        let endpoint = std::env::var("AWS_ENDPOINT").expect("cargo xtask test --batch names it");
        let host = endpoint.trim_start_matches("http://");
        let mut server = TcpStream::connect(host).unwrap();
        let (bucket, length) = (&self.name, body.len());
        let head = format!(
            "{method} /{bucket}{what} HTTP/1.0\r\nHost: {host}\r\n{WHO}\r\nContent-Length: {length}\r\n\r\n"
        );
        server.write_all(head.as_bytes()).unwrap();
        server.write_all(body).unwrap();
        let mut answer = Vec::new();
        server.read_to_end(&mut answer).unwrap();
        let end = answer
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .unwrap();
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        let status = head.split(' ').nth(1).unwrap();
        assert!(status.starts_with('2'), "{method} {what}: {head}");
        answer.split_off(end + 4)
    }

    /// Returns how often each object was written, in the order of names.
    fn puts(&self, folder: &str) -> Vec<(String, usize)> {
        let report = self.request(
            "GET",
            &format!("?versions&max-keys=1000&prefix=plan/{folder}"),
            b"",
        );
        let report = String::from_utf8(report).unwrap();
        assert!(report.contains("<IsTruncated>false"), "{report}");
        let mut puts = std::collections::BTreeMap::new();
        for version in report.split("<Version>").skip(1) {
            let (_, key) = version.split_once("<Key>plan/").unwrap();
            let (key, _) = key.split_once("</Key>").unwrap();
            *puts.entry(key.to_owned()).or_default() += 1;
        }
        puts.into_iter().collect()
    }
}

impl TestStore for Bucket {
    fn name(&self) -> String {
        format!("{}://{}/plan", self.scheme, self.name)
    }

    fn objects(&self, folder: &str) -> Vec<String> {
        let slash = if folder.is_empty() { "" } else { "/" };
        let what = format!("?list-type=2&max-keys=1000&prefix=plan/{folder}{slash}");
        let report = String::from_utf8(self.request("GET", &what, b"")).unwrap();
        assert!(report.contains("<IsTruncated>false"), "{report}");
        let keys = report.split("<Key>plan/").skip(1);
        let mut names: Vec<String> = keys
            .map(|rest| rest.split("</Key>").next().unwrap().to_owned())
            .collect();
        names.sort();
        names
    }

    fn read(&self, name: &str) -> Vec<u8> {
        self.request("GET", &format!("/plan/{name}"), b"")
    }

    fn write(&self, name: &str, object: &[u8]) {
        self.request("PUT", &format!("/plan/{name}"), object);
    }

    fn remove(&self, name: &str) {
        self.request("DELETE", &format!("/plan/{name}"), b"");
    }
}

#[test]
#[ignore = "needs an S3 server: cargo xtask test --batch"]
fn batch_on_s3_continues_after_a_worker_is_killed() {
    let bucket = Bucket::new("killed");
    super::killed_worker_is_replaced(&bucket);
    let puts = bucket.puts("answers");
    assert!(
        puts.len() > 2 && puts.iter().all(|(_, puts)| *puts == 1),
        "{puts:?}"
    );
}

/// One of two concurrent planners or workers writes each object. Only the plan, which is not named by its content, is
/// written by both.
#[test]
#[ignore = "needs an S3 server: cargo xtask test --batch"]
fn two_at_once_write_each_object_to_s3_once() {
    let bucket = Bucket::new("twice");
    super::concurrent_workers_write_the_same(&bucket);
    for (name, puts) in bucket.puts("") {
        assert_eq!(puts, if name == "plan" { 2 } else { 1 }, "{name}");
    }
}

#[test]
#[ignore = "needs an S3 server: cargo xtask test --batch"]
fn lost_and_damaged_objects_on_s3_are_reported() {
    super::loss_and_damage_are_noticed(&Bucket::new("damaged"));
}

#[test]
#[ignore = "needs an S3 server: cargo xtask test --batch"]
fn revision_on_s3_computes_only_new_pairs() {
    super::revision_computes_only_new_pairs(&Bucket::new("revised"));
}

/// Google's client runs on a server that knows its requests but not its condition that nothing exists.
#[test]
#[ignore = "needs an S3 server: cargo xtask test --batch"]
fn google_s_client_does_the_same() {
    let tests: [(fn(&dyn TestStore), &str); 4] = [
        (super::killed_worker_is_replaced, "killed"),
        (super::concurrent_workers_write_the_same, "twice"),
        (super::loss_and_damage_are_noticed, "damaged"),
        (super::revision_computes_only_new_pairs, "revised"),
    ];
    for (test, name) in tests {
        test(&Bucket::by("gs", name));
    }
}

#[test]
#[ignore = "needs an S3 server: cargo xtask test --batch"]
fn missing_bucket_is_reported() {
    let cube = crate::common::shipped("box-in-box");
    for arguments in [
        &["merge", "s3://nearpoint-nobodys/plan"][..],
        &[
            "plan",
            &cube,
            "--shards",
            "1",
            "--out",
            "s3://nearpoint-nobodys",
        ],
    ] {
        let (code, output) = nearpoint(arguments);
        assert!(
            code == Some(2)
                && output.contains("s3://nearpoint-nobodys")
                && output.contains("no such bucket"),
            "{output}"
        );
    }
}

/// A server with a fixed response, and another one for the first requests; it counts the requests.
struct Server {
    address: String,
    requests: Arc<AtomicUsize>,
}

impl Server {
    /// Starts a server that answers the first `first` clients that it is busy.
    fn that_says(first: usize, status: &'static str, body: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let requests = Arc::new(AtomicUsize::new(0));
        let counted = requests.clone();
        // The thread ends with the test.
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let mut client = BufReader::new(client.unwrap());
                let mut line = String::new();
                while client.read_line(&mut line).is_ok_and(|read| read > 2) {
                    line.clear();
                }
                let (status, body) = match counted.fetch_add(1, Ordering::Relaxed) < first {
                    true => ("503 Slow Down", "<Error><Code>SlowDown</Code></Error>"),
                    false => (status, body),
                };
                let length = body.len();
                let answer = format!(
                    "HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
                );
                // A client that closed the connection needs no response.
                let _ = client.get_mut().write_all(answer.as_bytes());
            }
        });
        Self { address, requests }
    }
}

/// Returns the message of merge for a location in this environment, without other cloud settings.
fn says(place: &str, environment: &[(&str, &str)]) -> String {
    let mut merge = program();
    let clouds = ["AWS_", "GOOGLE_", "AZURE_"];
    for (name, _) in std::env::vars() {
        if clouds.iter().any(|cloud| name.starts_with(cloud)) {
            merge.env_remove(name);
        }
    }
    merge
        .args(["merge", place])
        .envs(environment.iter().copied());
    let output = merge.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

const KEYS: [(&str, &str); 3] = [
    ("AWS_ACCESS_KEY_ID", "a"),
    ("AWS_SECRET_ACCESS_KEY", "b"),
    ("AWS_ALLOW_HTTP", "true"),
];

#[test]
fn server_errors_are_reported() {
    let no_key = "<Error><Code>InvalidAccessKeyId</Code><Message>No such key.</Message></Error>";
    let no_bucket = "<Error><Code>NoSuchBucket</Code></Error>";
    for (status, body, parts) in [
        (
            "403 Forbidden",
            no_key,
            ["(InvalidAccessKeyId)", "AWS_ACCESS_KEY_ID"],
        ),
        ("404 Not Found", no_bucket, ["no such bucket", "s3://b/c:"]),
        (
            "404 Not Found",
            "<Error><Code>NoSuchKey</Code></Error>",
            ["There is no plan", ""],
        ),
        (
            "400 Bad Request",
            "<Error><Code>Odd</Code></Error>",
            ["Odd", "s3://b/c/plan"],
        ),
    ] {
        let server = Server::that_says(0, status, body);
        let endpoint = [("AWS_ENDPOINT", server.address.as_str())];
        let output = says("s3://b/c/", &[&KEYS[..], &endpoint].concat());
        assert!(parts.iter().all(|part| output.contains(part)), "{output}");
        assert_eq!(server.requests.load(Ordering::Relaxed), 1);
    }
}

#[test]
fn a_busy_server_is_asked_again() {
    let server = Server::that_says(2, "404 Not Found", "<Error><Code>NoSuchKey</Code></Error>");
    let endpoint = [("AWS_ENDPOINT", server.address.as_str())];
    let output = says("s3://b/c", &[&KEYS[..], &endpoint].concat());
    assert!(output.contains("There is no plan"), "{output}");
    assert_eq!(server.requests.load(Ordering::Relaxed), 3);
}

/// Returns an address on which no server listens.
fn nobody() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    format!("http://{}", listener.local_addr().unwrap())
}

#[test]
fn missing_network_and_credentials_are_reported() {
    let nobody = nobody();
    let output = says(
        "s3://b/c",
        &[&KEYS[..], &[("AWS_ENDPOINT", &nobody)]].concat(),
    );
    assert!(
        output.contains("cannot be reached") && output.contains("s3://b/c"),
        "{output}"
    );
    let output = says("s3://b/c", &[("AWS_METADATA_ENDPOINT", &nobody)]);
    assert!(
        output.contains("no credentials") && output.contains("AWS_SECRET_ACCESS_KEY"),
        "{output}"
    );
    let output = says("az://b/c", &[]);
    assert!(output.contains("AZURE_STORAGE_ACCOUNT_NAME"), "{output}");
    let output = says(
        "gs://b/c",
        &[("GOOGLE_APPLICATION_CREDENTIALS", "/nowhere.json")],
    );
    assert!(output.contains("/nowhere.json"), "{output}");
}

#[test]
fn invalid_storage_urls_are_refused() {
    for (place, part) in [
        ("ftp://there/plan", "s3://bucket/folder"),
        ("s3://", "no bucket"),
        ("az:///plan", "no container"),
        ("s3://b/c?d=e", "a ? or #"),
    ] {
        let output = says(place, &[]);
        assert!(output.contains(place) && output.contains(part), "{output}");
    }
}
