/** Tests which builds the service worker keeps, with a simulated cache, host and locks. */

import { beforeEach, expect, test, vi } from "vitest";

const scope = "https://host.example/near/";

/** The files of the host: names and contents. */
let host: Map<string, string>;
let fetched: string[];
let cachedUrls: Map<string, Response>;
/** The names of the locks that tabs hold. */
let held: string[];

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, scope).href;

const cache = {
  match: async (request: RequestInfo) => cachedUrls.get(urlOf(request))?.clone(),
  put: async (request: RequestInfo, response: Response) => void cachedUrls.set(urlOf(request), response),
  delete: async (request: RequestInfo) => cachedUrls.delete(urlOf(request)),
  keys: async () => [...cachedUrls.keys()].map((url) => ({ url })),
  addAll: async (requests: RequestInfo[]) => {
    const answers = await Promise.all(requests.map((request) => ask(request)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError("a file is missing");
    requests.forEach((request, i) => void cachedUrls.set(urlOf(request), answers[i] as Response));
  },
};

async function ask(request: RequestInfo | URL): Promise<Response> {
  const name = urlOf(request).slice(scope.length);
  fetched.push(name);
  const content = host.get(name);
  return content === undefined ? new Response(null, { status: 404 }) : new Response(content);
}

beforeEach(() => {
  [host, fetched, cachedUrls, held] = [new Map(), [], new Map(), []];
  vi.stubGlobal("self", { registration: { scope } });
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("navigator", {
    locks: {
      request: (_: string, work: () => Promise<void>) => work(),
      query: async () => ({ held: held.map((name) => ({ name })) }),
    },
  });
});

const store = () => import("../src/offline/store");

/** A build with two hashed files of its own, one that all builds share, and a large one. */
function deploy(build: string): void {
  const own = [`assets/index-${build}.js`, `assets/part-${build}.js`];
  const small = [...own, "assets/same-00000000.js", "icon.svg"];
  host = new Map(["", "learn.html", ...small, `assets/large-${build}.wasm`].map((name) => [name, build]));
  host.set("files.json", JSON.stringify({ build, small, large: [`assets/large-${build}.wasm`] }));
}

const names = () =>
  [...cachedUrls.keys()].map((url) => url.slice(scope.length)).filter((name) => name.startsWith("assets/"));
const script = (build: string) => `${scope}assets/index-${build}.js`;

test("a build is cached as a whole, and only the new files of the next one are fetched", async () => {
  const { cacheBuild: keepBuild } = await store();
  deploy("aaaaaaaa");
  await keepBuild();
  expect(names().sort()).toEqual([
    "assets/index-aaaaaaaa.js",
    "assets/part-aaaaaaaa.js",
    "assets/same-00000000.js",
  ]);
  deploy("bbbbbbbb");
  fetched = [];
  await keepBuild();
  expect(fetched.filter((name) => name.startsWith("assets/"))).toEqual([
    "assets/index-bbbbbbbb.js",
    "assets/part-bbbbbbbb.js",
  ]);
  expect(await cachedUrls.get(scope)?.clone().text()).toBe("bbbbbbbb");
});

test("the files of a build stay while a tab uses it, and are deleted with the last one", async () => {
  const { cacheBuild: keepBuild, deleteOldCaches: dropOld } = await store();
  deploy("aaaaaaaa");
  await keepBuild();
  cachedUrls.set(`${scope}assets/large-aaaaaaaa.wasm`, new Response("used"));
  held = [script("aaaaaaaa"), "something else"];
  deploy("bbbbbbbb");
  await keepBuild();
  await dropOld();
  expect(names()).toContain("assets/part-aaaaaaaa.js");
  expect(names()).toContain("assets/large-aaaaaaaa.wasm");
  deploy("cccccccc");
  await keepBuild();
  await dropOld();
  // No tab has the second build; one still has the first.
  expect(names().filter((name) => name.includes("bbbbbbbb"))).toEqual([]);
  expect(names()).toContain("assets/part-aaaaaaaa.js");
  held = [];
  await dropOld();
  expect(names().sort()).toEqual([
    "assets/index-cccccccc.js",
    "assets/part-cccccccc.js",
    "assets/same-00000000.js",
  ]);
});

test("a build that returns is the newest", async () => {
  const { cacheBuild: keepBuild, deleteOldCaches: dropOld } = await store();
  for (const build of ["aaaaaaaa", "bbbbbbbb", "aaaaaaaa"]) {
    deploy(build);
    await keepBuild();
  }
  await dropOld();
  expect(names()).toContain("assets/index-aaaaaaaa.js");
  expect(names()).not.toContain("assets/index-bbbbbbbb.js");
});

test("an incomplete build is not cached", async () => {
  const { cacheBuild: keepBuild, deleteOldCaches: dropOld } = await store();
  deploy("aaaaaaaa");
  await keepBuild();
  deploy("bbbbbbbb");
  host.delete("assets/part-bbbbbbbb.js");
  await expect(keepBuild()).rejects.toThrow();
  await dropOld();
  expect(names()).toContain("assets/index-aaaaaaaa.js");
  expect(names().filter((name) => name.includes("bbbbbbbb"))).toEqual([]);
});
