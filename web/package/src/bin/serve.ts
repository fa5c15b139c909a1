/** A small static server for this machine only. It sends the headers that isolate the page. */

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import type { ServedFiles } from "./served-files";

const isolation = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".glb": "model/gltf-binary",
  ".md": "text/plain; charset=utf-8",
};

export interface Serving {
  /** The address of the page, with a slash at its end. */
  address: string;
  close(): void;
}

/** The largest number of connections. Each holds a socket and an open file, and the system limits both. */
const mostConnections = 1000;

export async function serve(page: string, given: ServedFiles, port: number): Promise<Serving> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "only GET and HEAD");
    // A request that names this machine by another site's host name is refused.
    const host = request.headers.host?.replace(/:\d+$/, "");
    if (host !== "127.0.0.1" && host !== "localhost") return refuse(response, 403, "not for this host");
    const takesBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    const isHead = request.method === "HEAD";
    answer(request.url ?? "/", { response, takesBrotli, isHead }, page, given).catch(() => {
      if (!response.headersSent) refuse(response, 404, "there is no such file");
      else response.destroy();
    });
  });
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken; name another, or none.`) : error,
      ),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${taken}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { ...isolation, "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${why}\n`);
}

const lessons =
  "The lessons are no part of the npm package, which they would double. They are in the page that `cargo xtask run` and `cargo xtask dist` make from the source.";

interface FileRequest {
  response: ServerResponse;
  takesBrotli: boolean;
  isHead: boolean;
}

async function answer(url: string, asked: FileRequest, page: string, given: ServedFiles): Promise<void> {
  const path = decodeURIComponent(new URL(url, "http://127.0.0.1").pathname).slice(1);
  if (path.startsWith("given/")) {
    const name = path.slice("given/".length);
    if (name === "scene.json" && given.scene !== undefined) {
      asked.response.writeHead(200, {
        ...isolation,
        "Content-Type": "application/json",
        "Cache-Control": "no-cache",
      });
      asked.response.end(asked.isHead ? undefined : given.scene);
      return;
    }
    const file = given.files.get(name);
    if (file === undefined) throw new Error("none of the files that were given");
    return send(file, path, asked);
  }
  if (path === "learn.html") return refuse(asked.response, 404, lessons);
  const inside = normalize(path || "index.html");
  if (inside.startsWith("..") || inside.startsWith(sep)) throw new Error("outside");
  return send(join(page, inside), path || "index.html", asked);
}

/** Sends a file, or its compressed copy. */
async function send(
  file: string,
  name: string,
  { response, takesBrotli, isHead }: FileRequest,
): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  const packed = found ? undefined : `${file}.br`;
  const sent = packed ?? file;
  const kept = found ?? (await stat(sent));
  if (!kept.isFile()) throw new Error("no file");
  const { size } = kept;
  const isHashed = name.startsWith("assets/");
  const isSentPacked = packed !== undefined && takesBrotli;
  response.writeHead(200, {
    ...isolation,
    "Content-Type": types[extname(name).toLowerCase()] ?? "application/octet-stream",
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    ...(isSentPacked && { "Content-Encoding": "br" }),
    ...((!packed || isSentPacked) && { "Content-Length": size }),
  });
  if (isHead) {
    response.end();
    return;
  }
  // `pipeline` also closes the file when the client disconnects early.
  const unpacked = packed && !takesBrotli ? [createBrotliDecompress()] : [];
  await pipeline([createReadStream(sent), ...unpacked, response]);
}
