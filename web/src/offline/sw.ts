/**
 * The service worker: keeps the page for when there is no network, and on hosts that cannot send headers adds those
 * that allow shared memory, from the second visit on.
 */

import type { Files } from "./files";

declare const self: ServiceWorkerGlobalScope;

const store = "nearpoint-1";

/** Files whose name changes with their content: what is kept is right for ever. */
const isHashed = (url: URL): boolean => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url.pathname);

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(answer(request, url).then(isolated));
});

/** Addresses: what is kept from now on, and what is when it was used. */
async function listed(): Promise<Files> {
  const answer = await fetch("files.json", { cache: "no-cache" });
  const { small, large } = (await answer.json()) as Files;
  const addresses = (names: string[]) => names.map((name) => new URL(name, self.registration.scope).href);
  return { small: addresses(["./", "learn.html", ...small]), large: addresses(large) };
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(store);
  const missing: string[] = [];
  for (const url of (await listed()).small) {
    if (!isHashed(new URL(url)) || !(await cache.match(url, { ignoreVary: true }))) missing.push(url);
  }
  await cache.addAll(missing);
}

/** Hashed files of earlier builds. */
async function dropOld(): Promise<void> {
  const cache = await caches.open(store);
  const { small, large } = await listed();
  const current = new Set([...small, ...large]);
  for (const request of await cache.keys()) {
    if (isHashed(new URL(request.url)) && !current.has(request.url)) await cache.delete(request);
  }
}

/** Hashed files from what is kept; everything else from the network while there is one, so that it is never stale. */
async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(store);
  // Some hosts vary by the Origin header, which the page's own requests have or lack by chance.
  const kept = () => cache.match(request, { ignoreSearch: request.mode === "navigate", ignoreVary: true });
  if (isHashed(url)) {
    const known = await kept();
    if (known) return known;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.status === 200) await cache.put(withoutSearch(request, url), fresh.clone());
    return fresh;
  } catch (error) {
    const known = await kept();
    if (known) return known;
    throw error;
  }
}

const withoutSearch = (request: Request, url: URL): Request | string =>
  request.mode === "navigate" ? url.origin + url.pathname : request;

function isolated(response: Response): Response {
  if (response.type === "opaque" || response.headers.has("cross-origin-embedder-policy")) return response;
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Document-Isolation-Policy", "isolate-and-require-corp");
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
