//! A small static file server for this machine only.

use std::fs::File;
use std::net::{SocketAddr, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Result, anyhow};
use percent_encoding::percent_decode_str;
use tiny_http::{Header, Method, Request, Response, ResponseBox};

use super::{HASHED, ISOLATION, KEPT, content_type, packed, protection};

/// A running server; its threads end with the process.
pub struct Server {
    /// Its full address, ending in a slash.
    pub address: String,
    listener: JoinHandle<()>,
}

impl Server {
    /// Serves `folder` at `base` ("/" or "/a/path/") on 127.0.0.1; port 0 takes a free one. `isolated` sends the
    /// headers that let workers share memory.
    pub fn start(folder: &Path, base: &str, isolated: bool, port: u16) -> Result<Self> {
        let server = tiny_http::Server::http(("127.0.0.1", port))
            .map_err(|error| anyhow!("port {port}: {error}"))?;
        let site = Arc::new(Site {
            folder: folder.to_owned(),
            base: base.to_owned(),
            isolated,
        });
        let address = format!("http://{}{base}", server.server_addr());
        if let Some(address) = server.server_addr().to_ip() {
            std::thread::spawn(move || knock(address));
        }
        // A thread for each request: a browser that reads one answer slowly must not hold up the others.
        let listen = move || {
            for request in server.incoming_requests() {
                let site = site.clone();
                std::thread::spawn(move || site.respond(request));
            }
        };
        Ok(Self {
            address,
            listener: std::thread::spawn(listen),
        })
    }

    /// Returns when the server has ended, which only an error makes it do.
    pub fn wait(self) -> Result<()> {
        self.listener
            .join()
            .map_err(|_| anyhow!("the server ended"))
    }
}

/// Two connections that come at once may be given to one idle thread of the library: the second then waits until another
/// one ends, and browsers keep theirs open. Whoever comes next has a new thread, which takes over what waits; so somebody
/// always comes next.
fn knock(address: SocketAddr) {
    while TcpStream::connect(address).is_ok() {
        std::thread::sleep(Duration::from_millis(20));
    }
}

struct Site {
    folder: PathBuf,
    base: String,
    isolated: bool,
}

impl Site {
    fn respond(&self, request: Request) {
        let response = match request.method() {
            Method::Get | Method::Head => self.answer(request.url(), accepted(&request)),
            _ => text(405, "only GET and HEAD"),
        };
        // The other side may have gone, which is its right.
        let _ = request.respond(response);
    }

    fn answer(&self, url: &str, accepted: &str) -> ResponseBox {
        let Some(path) = self.file_of(url) else {
            return text(404, "there is no such file");
        };
        let (sent, encoding) = match packed::find(&path, accepted) {
            Some((packed, encoding)) => (packed, Some(encoding)),
            None => (path.clone(), None),
        };
        let Ok(file) = File::open(&sent) else {
            return text(404, "there is no such file");
        };
        let mut response =
            Response::from_file(file).with_header(header("Content-Type", content_type::of(&path)));
        let keep = if path.starts_with(self.folder.join(HASHED)) {
            KEPT
        } else {
            "no-cache"
        };
        response.add_header(header("Cache-Control", keep));
        response.add_header(header("Vary", "Accept-Encoding"));
        if let Some(encoding) = encoding {
            response.add_header(header("Content-Encoding", encoding));
        }
        for (name, value) in protection() {
            response.add_header(header(name, &value));
        }
        if self.isolated {
            ISOLATION
                .iter()
                .for_each(|(name, value)| response.add_header(header(name, value)));
        }
        response.boxed()
    }

    /// The file that an address means; nothing outside the folder can be named.
    fn file_of(&self, url: &str) -> Option<PathBuf> {
        let path = url.split(['?', '#']).next()?.strip_prefix(&self.base)?;
        let path = percent_decode_str(path).decode_utf8().ok()?;
        let inside = Path::new(&*path)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        let found = self.folder.join(&*path);
        let found = if found.is_dir() {
            found.join("index.html")
        } else {
            found
        };
        (inside && found.is_file()).then_some(found)
    }
}

/// What the other side can unpack.
fn accepted(request: &Request) -> &str {
    let mut headers = request.headers().iter();
    let found = headers.find(|header| header.field.equiv("Accept-Encoding"));
    found.map_or("", |header| header.value.as_str())
}

fn text(status: u16, message: &str) -> ResponseBox {
    Response::from_string(message)
        .with_status_code(status)
        .boxed()
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("names and values are plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};

    fn get(server: &Server, path: &str) -> String {
        let answer = get_as(server, path, "identity");
        String::from_utf8(answer).unwrap()
    }

    fn get_as(server: &Server, path: &str, accepted: &str) -> Vec<u8> {
        let host = server
            .address
            .strip_prefix("http://")
            .unwrap()
            .split('/')
            .next()
            .unwrap();
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
        let folder = std::env::temp_dir().join(format!("nearpoint-server-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("site")).unwrap();
        std::fs::write(folder.join("secret"), "secret").unwrap();
        std::fs::write(folder.join("site/index.html"), "hello").unwrap();
        std::fs::write(folder.join("site/a b.wasm"), "").unwrap();
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
                .all(|(name, value)| page.contains(&format!("{name}: {value}"))),
            "{page}"
        );
        assert!(get(&isolated, "/sub/a%20b.wasm").contains("Content-Type: application/wasm"));
        assert!(
            get(&plain, "/").contains("text/html") && !get(&plain, "/").contains("Cross-Origin")
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
        std::fs::remove_dir_all(&folder).unwrap();
    }

    /// As browsers do: many connections at once, which stay open.
    #[test]
    fn answers_all_of_many_connections_that_stay_open() {
        let folder = std::env::temp_dir().join(format!("nearpoint-open-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("index.html"), "hello").unwrap();
        for _ in 0..20 {
            let server = Server::start(&folder, "/", true, 0).unwrap();
            let host = server.address["http://".len()..].trim_end_matches('/');
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
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn sends_what_is_packed_to_those_who_take_it() {
        let folder = std::env::temp_dir().join(format!("nearpoint-packed-{}", std::process::id()));
        std::fs::create_dir_all(folder.join(HASHED)).unwrap();
        let file = folder.join(HASHED).join("a.wasm");
        std::fs::write(&file, vec![7; 5000]).unwrap();
        packed::write_beside(&file).unwrap();
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
            assert!(head.contains("Vary: Accept-Encoding"), "{head}");
            assert!(head.contains("Content-Type: application/wasm"), "{head}");
            assert!(head.contains(KEPT), "{head}");
            let line = encoding.map(|name| format!("Content-Encoding: {name}"));
            match line {
                Some(line) => assert!(head.contains(&line), "{head}"),
                None => assert!(!head.contains("Content-Encoding"), "{head}"),
            }
            let body = &answer[end + 4..];
            let unpacked = match encoding {
                Some("br") => {
                    let mut unpacked = Vec::new();
                    brotli::BrotliDecompress(&mut &*body, &mut unpacked).unwrap();
                    unpacked
                }
                Some(_) => {
                    let mut unpacked = Vec::new();
                    flate2::read::GzDecoder::new(body)
                        .read_to_end(&mut unpacked)
                        .unwrap();
                    unpacked
                }
                None => body.to_owned(),
            };
            assert!(unpacked == vec![7; 5000], "{accepted}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
