//! Runs a small static file server for this machine only.

use std::io;
use std::net::TcpListener;
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Result, anyhow};
use hyper::body::Incoming;
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName, HeaderValue, VARY};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode, Uri};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::runtime::Builder;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tower_http::services::ServeDir;
use tower_http::services::fs::ServeFileSystemResponseBody;

use super::content_type;
use super::headers::{CACHE_FOREVER, HASHED, ISOLATION, protection};

/// The number of connections served at a time; later ones wait for one to end. A browser opens six.
const CONNECTIONS: usize = 128;

/// The longest silence of a connection before, or between, its requests.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// The longest life of a connection, which limits how long a client that stopped reading can occupy a connection. A
/// response in progress then has [`IDLE_TIMEOUT`] to end.
const MAX_LIFETIME: Duration = Duration::from_secs(600);

/// The number of files read at a time.
const READERS: usize = 4;

/// The pause after a connection that could not be accepted.
const PAUSE: Duration = Duration::from_millis(100);

type FileResponse = Response<ServeFileSystemResponseBody>;

/// A running server; its thread ends with the process.
pub struct Server {
    /// The full address, ending in a slash.
    pub address: String,
    listener: JoinHandle<Result<()>>,
}

impl Server {
    /// Serves `folder` at `base` ("/" or "/a/path/") on 127.0.0.1; port 0 takes a free one. `isolated` sends the
    /// headers that let workers share memory.
    pub fn start(folder: &Path, base: &str, isolated: bool, port: u16) -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", port))
            .map_err(|error| anyhow!("port {port}: {error}"))?;
        let address = format!("http://{}{base}", listener.local_addr()?);
        let site = Site::new(folder, base, isolated);
        Ok(Self {
            address,
            listener: std::thread::spawn(move || serve(listener, Arc::new(site))),
        })
    }

    /// Waits until the server ends, which only an error causes.
    pub fn wait(self) -> Result<()> {
        self.listener
            .join()
            .map_err(|_| anyhow!("the server ended"))?
    }
}

/// Runs one thread for all connections: it only waits for them, and other threads read files.
fn serve(listener: TcpListener, site: Arc<Site>) -> Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(READERS)
        .build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let places = Arc::new(Semaphore::new(CONNECTIONS));
        loop {
            let place = places.clone().acquire_owned().await?;
            let Ok((stream, _)) = listener.accept().await else {
                // The connection was closed again, or this process may open no more files now.
                sleep(PAUSE).await;
                continue;
            };
            let site = site.clone();
            tokio::spawn(async move {
                let answer = service_fn(|request| site.respond(request));
                let connection = http1::Builder::new()
                    .timer(TokioTimer::new())
                    .header_read_timeout(IDLE_TIMEOUT)
                    .serve_connection(TokioIo::new(stream), answer);
                let mut connection = pin!(connection);
                // The client may have closed the connection, which is no error.
                if timeout(MAX_LIFETIME, connection.as_mut()).await.is_err() {
                    connection.as_mut().graceful_shutdown();
                    let _ = timeout(IDLE_TIMEOUT, connection).await;
                }
                drop(place);
            });
        }
    })
}

struct Site {
    files: ServeDir,
    base: String,
    isolated: bool,
}

impl Site {
    fn new(folder: &Path, base: &str, isolated: bool) -> Self {
        let files = ServeDir::new(folder)
            .append_index_html_on_directories(false)
            .precompressed_br()
            .precompressed_gzip();
        Self {
            files,
            base: base.to_owned(),
            isolated,
        }
    }

    async fn respond(&self, mut request: Request<Incoming>) -> io::Result<FileResponse> {
        let Some(file) = self.file_of(request.uri()) else {
            let mut nothing = FileResponse::default();
            *nothing.status_mut() = StatusCode::NOT_FOUND;
            return Ok(nothing);
        };
        *request.uri_mut() = file.clone();
        let mut answer = self.files.clone().try_call(request).await?;
        if answer.status().is_client_error() || answer.status().is_server_error() {
            return Ok(answer);
        }
        let kind = content_type::content_type(Path::new(file.path()));
        let keep = match file.path().starts_with(&format!("/{HASHED}/")) {
            true => CACHE_FOREVER,
            false => "no-cache",
        };
        let isolation = ISOLATION.iter().filter(|_| self.isolated);
        let isolation = isolation.map(|(name, value)| (*name, (*value).to_owned()));
        let headers = answer.headers_mut();
        if headers.contains_key(CONTENT_TYPE) {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        }
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
        for (name, value) in protection().into_iter().chain(isolation) {
            let name = HeaderName::try_from(name).expect("the names of headers are");
            let value = HeaderValue::try_from(value).expect("policies are plain ASCII");
            headers.insert(name, value);
        }
        Ok(answer)
    }

    /// Returns the file of an address, relative to the folder's root.
    fn file_of(&self, address: &Uri) -> Option<Uri> {
        let path = address.path().strip_prefix(&self.base)?;
        let index = if path.is_empty() || path.ends_with('/') {
            "index.html"
        } else {
            ""
        };
        format!("/{path}{index}").parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::packed;
    use super::*;
    use crate::disk::{self, Scratch};
    use std::io::{Read, Write};
    use std::net::TcpStream;

    fn host(server: &Server) -> &str {
        let address = &server.address["http://".len()..];
        address.split('/').next().unwrap()
    }

    fn get(server: &Server, path: &str) -> String {
        let answer = get_as(server, path, "identity");
        String::from_utf8(answer).unwrap()
    }

    fn get_as(server: &Server, path: &str, accepted: &str) -> Vec<u8> {
        let host = host(server);
        let mut stream = TcpStream::connect(host).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: {accepted}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        answer
    }

    #[test]
    fn serves_files_under_a_path_and_nothing_else() {
        let folder = Scratch::new("server");
        for (name, content) in [
            ("secret", "secret"),
            ("site/index.html", "hello"),
            ("site/a b.wasm", ""),
        ] {
            disk::write(folder.join(name), content).unwrap();
        }
        let isolated = Server::start(&folder.join("site"), "/sub/", true, 0).unwrap();
        let plain = Server::start(&folder.join("site"), "/", false, 0).unwrap();

        let page = get(&isolated, "/sub/?x");
        assert!(
            page.starts_with("HTTP/1.1 200") && page.ends_with("hello"),
            "{page}"
        );
        assert!(
            ISOLATION
                .iter()
                .all(|(name, value)| page.contains(&format!("{}: {value}", name.to_lowercase()))),
            "{page}"
        );
        assert!(get(&isolated, "/sub/a%20b.wasm").contains("content-type: application/wasm"));
        assert!(
            get(&plain, "/").contains("text/html") && !get(&plain, "/").contains("cross-origin")
        );
        for elsewhere in [
            "/",
            "/other/",
            "/sub/none",
            "/sub/../secret",
            "/sub/%2e%2e/secret",
            "/sub//etc/passwd",
        ] {
            assert!(
                get(&isolated, elsewhere).starts_with("HTTP/1.1 404"),
                "{elsewhere}"
            );
        }
    }

    /// Like browsers, this opens many connections at once and keeps them open.
    #[test]
    fn answers_all_of_many_connections_that_stay_open() {
        let folder = Scratch::new("open");
        disk::write(folder.join("index.html"), "hello").unwrap();
        for _ in 0..20 {
            let server = Server::start(&folder, "/", true, 0).unwrap();
            let host = host(&server);
            let open = || {
                let mut stream = TcpStream::connect(host).unwrap();
                write!(stream, "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
                stream
            };
            let open: Vec<_> = (0..12).map(|_| open()).collect();
            for mut stream in &open {
                stream
                    .set_read_timeout(Some(Duration::from_secs(30)))
                    .unwrap();
                let mut answer = [0; 12];
                stream.read_exact(&mut answer).unwrap();
                assert_eq!(&answer, b"HTTP/1.1 200");
            }
        }
    }

    /// More silent connections than are served at a time: the next one waits, and is answered when they close.
    #[test]
    fn waiting_connection_is_served_when_another_closes() {
        let folder = Scratch::new("places");
        disk::write(folder.join("index.html"), "hello").unwrap();
        let server = Server::start(&folder, "/", true, 0).unwrap();
        let host = host(&server);
        let silent: Vec<_> = (0..CONNECTIONS + 20)
            .map(|_| TcpStream::connect(host).unwrap())
            .collect();
        let waiting = std::thread::spawn(move || get(&server, "/"));
        drop(silent);
        assert!(waiting.join().unwrap().ends_with("hello"));
    }

    #[test]
    fn compressed_files_are_sent_to_clients_that_accept_them() {
        let folder = Scratch::new("packed");
        let file = folder.join(HASHED).join("a.wasm");
        disk::write(&file, vec![7; 5000]).unwrap();
        packed::write_compressed(&file).unwrap();
        let server = Server::start(&folder, "/", true, 0).unwrap();
        for (accepted, encoding) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip;q=1.0, br;q=0", Some("gzip")),
            ("identity", None),
        ] {
            let answer = get_as(&server, "/assets/a.wasm", accepted);
            let end = answer
                .windows(4)
                .position(|four| four == b"\r\n\r\n")
                .unwrap();
            let head = String::from_utf8_lossy(&answer[..end]);
            assert!(head.contains("vary: Accept-Encoding"), "{head}");
            assert!(head.contains("content-type: application/wasm"), "{head}");
            assert!(head.contains(CACHE_FOREVER), "{head}");
            match encoding.map(|name| format!("content-encoding: {name}")) {
                Some(line) => assert!(head.contains(&line), "{head}"),
                None => assert!(!head.contains("content-encoding"), "{head}"),
            }
            let body = &answer[end + 4..];
            let mut unpacked = Vec::new();
            match encoding {
                Some("br") => brotli::BrotliDecompress(&mut &*body, &mut unpacked).unwrap(),
                Some(_) => {
                    let mut unpacks = flate2::read::GzDecoder::new(body);
                    unpacks.read_to_end(&mut unpacked).map(drop).unwrap();
                }
                None => unpacked.extend(body),
            }
            assert!(unpacked == vec![7; 5000], "{accepted}");
        }
        let none = get(&server, "/assets/none");
        assert!(
            none.starts_with("HTTP/1.1 404") && !none.contains("cache-control"),
            "{none}"
        );
    }
}
