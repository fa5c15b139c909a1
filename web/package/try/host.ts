/** Serves pages that use the package, on this machine only. A test defines what it sends. */

import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".glb": "model/gltf-binary",
};

export interface Host {
  /** The origin, without a slash at its end. */
  origin: string;
  close(): void;
}

export interface Hosting {
  /** Pages by their paths. They take precedence over files. */
  pages?: Record<string, string>;
  headers?: Record<string, string>;
}

export const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Serves a folder. */
export async function host(folder: string, { pages = {}, headers = {} }: Hosting = {}): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const page = pages[pathname];
    if (page !== undefined) {
      response.writeHead(200, { ...headers, "Content-Type": "text/html; charset=utf-8" });
      response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,">${page}`);
      return;
    }
    const plain = join(folder, decodeURIComponent(pathname));
    const file = pathname.endsWith("/") ? join(plain, "index.html") : plain;
    if (!plain.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, headers);
      response.end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
