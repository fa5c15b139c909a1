# The page, served with the headers that let it use threads. It needs no right and no disk:
#   docker build -t nearpoint . && docker run --rm --read-only --cap-drop ALL -p 8080:8080 nearpoint

FROM debian:bookworm AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
# What `cargo xtask dist` needs beyond this it installs itself. Debian keeps one version of each: there is none to pin.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates curl gcc git gnupg libc6-dev \
 && curl -fsSL https://deb.nodesource.com/setup_20.x | bash - \
 && apt-get install -y --no-install-recommends nodejs \
 && curl -fsSL https://sh.rustup.rs | sh -s -- -y --profile minimal --default-toolchain stable \
 && rm -rf /var/lib/apt/lists/*
ENV PATH=/root/.cargo/bin:$PATH
WORKDIR /src
COPY . .
RUN cargo xtask dist

FROM caddy:2-alpine
COPY --from=build /src/dist /srv
COPY xtask/src/site/Caddyfile /etc/caddy/Caddyfile
# Without the right to take ports below 1024, which the image's program has and a container without rights may not start.
RUN setcap -r /usr/bin/caddy
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/files.json"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
