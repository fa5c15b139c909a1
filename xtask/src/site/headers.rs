//! What a host says of the files that it sends.

/// What a host must send so that the page's workers may share memory: the first two are for the page by itself, the last
/// for a frame of a page that is not isolated, where the browser knows it.
pub const ISOLATION: [(&str, &str); 4] = [
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Document-Isolation-Policy", "isolate-and-require-corp"),
];

/// What a page and its workers may load and run, a directive a line. Each built page says it, too, for hosts that send no
/// headers; workers go by the header alone.
const POLICY: &str = include_str!("../../../web/build/policy.txt");

/// What goes with every file besides [`ISOLATION`].
pub fn protection() -> [(&'static str, String); 3] {
    let policy: Vec<_> = POLICY.lines().collect();
    [
        ("Content-Security-Policy", policy.join("; ")),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "same-origin".to_owned()),
    ]
}

/// Where Vite puts what has its content's hash in its name, and how long a browser may keep that.
pub const HASHED: &str = "assets";
pub const KEPT: &str = "public, max-age=31536000, immutable";

/// The headers in the form that Netlify, Cloudflare Pages and others read.
pub fn headers_file() -> String {
    let isolation = ISOLATION.map(|(name, value)| (name, value.to_owned()));
    let lines: String = isolation
        .into_iter()
        .chain(protection())
        .map(|(name, value)| format!("  {name}: {value}\n"))
        .collect();
    format!("/*\n{lines}/{HASHED}/*\n  Cache-Control: {KEPT}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the container's server reads.
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
        let kept = format!("header @hashed Cache-Control \"{KEPT}\"");
        for line in [kept, format!("path /{HASHED}/*")] {
            assert!(lines.contains(&line.as_str()), "{line}");
        }
    }
}
