//! Defines the HTTP headers for the files of the page.

/// The headers with which the page's workers may share memory. The first two are for the page itself, the last for a frame
/// in a page that is not isolated, where the browser supports it.
pub const ISOLATION: [(&str, &str); 4] = [
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Document-Isolation-Policy", "isolate-and-require-corp"),
];

/// The content security policy of the page and its workers, a directive a line. Each built page repeats it for hosts that
/// send no headers; workers follow the header only.
const POLICY: &str = include_str!("../../../web/build/policy.txt");

/// Returns the headers of every file besides [`ISOLATION`].
pub fn protection() -> [(&'static str, String); 3] {
    let policy: Vec<_> = POLICY.lines().collect();
    [
        ("Content-Security-Policy", policy.join("; ")),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "same-origin".to_owned()),
    ]
}

/// The folder where Vite puts files with a content hash in their names, and how long browsers may cache these.
pub const HASHED: &str = "assets";
pub const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";

/// Returns the headers in the format of Netlify, Cloudflare Pages and others.
pub fn headers_file() -> String {
    let isolation = ISOLATION.map(|(name, value)| (name, value.to_owned()));
    let lines: String = isolation
        .into_iter()
        .chain(protection())
        .map(|(name, value)| format!("  {name}: {value}\n"))
        .collect();
    format!("/*\n{lines}/{HASHED}/*\n  Cache-Control: {CACHE_FOREVER}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The configuration of the container's server.
    const CADDYFILE: &str = include_str!("Caddyfile");

    #[test]
    fn the_container_sends_what_other_hosts_are_asked_to_send() {
        let lines: Vec<&str> = CADDYFILE.lines().map(str::trim).collect();
        for (name, value) in ISOLATION {
            assert!(
                lines.contains(&format!("{name} {value}").as_str()),
                "{name}"
            );
        }
        let kept = format!("header @hashed Cache-Control \"{CACHE_FOREVER}\"");
        for line in [kept, format!("path /{HASHED}/*")] {
            assert!(lines.contains(&line.as_str()), "{line}");
        }
    }
}
