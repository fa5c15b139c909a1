import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../src/offline/store", () => ({
  deleteOldCaches: () => Promise.resolve(),
  cacheBuild: () => Promise.resolve(),
  isHashed: () => true,
  open: () => Promise.resolve(),
}));

type Received = (event: { waitUntil(work: Promise<unknown>): void }) => void;

const received = new Map<string, Received>();
const claim = vi.fn(() => new Promise<void>(() => undefined));

beforeEach(async () => {
  received.clear();
  vi.stubGlobal("self", {
    addEventListener: (name: string, hear: Received) => received.set(name, hear),
    skipWaiting: () => Promise.resolve(),
    clients: { claim },
  });
  vi.resetModules();
  await import("../src/offline/sw");
});

test("requests do not wait for the takeover of all pages", async () => {
  const works: Promise<unknown>[] = [];
  received.get("activate")?.({ waitUntil: (work) => works.push(work) });
  let isOver = false;
  void Promise.all(works).then(() => (isOver = true));
  await vi.waitFor(() => expect(isOver).toBe(true));
  expect(claim).toHaveBeenCalledTimes(1);
});

test("packages for learning platforms are left to the browser, so that they fill no cache", () => {
  vi.stubGlobal("location", { origin: "https://school.example" });
  const isAnswered = (path: string) => {
    const respondWith = vi.fn((work: Promise<unknown>) => void work.catch(() => undefined));
    const request = { method: "GET", mode: "cors", url: `https://school.example/${path}` };
    received.get("fetch")?.({ request, respondWith } as never);
    return respondWith.mock.calls.length > 0;
  };
  expect(isAnswered("scorm/nearpoint-closest-points.zip")).toBe(false);
  expect(isAnswered("site.json")).toBe(true);
});
