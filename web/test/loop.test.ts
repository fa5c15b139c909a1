import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Loop } from "../src/engine/worker/loop";

let frames: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // so that frames only come on request
  frames = [];
  vi.stubGlobal("self", { requestAnimationFrame: (draw: () => void) => frames.push(draw) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the display request the next picture. */
const frame = () => frames.shift()?.();

/** A session that always has something new to show. */
function moving() {
  const session = { took: 10 as number | undefined, drawn: 0, steps: 0, more: false };
  const reports: unknown[] = [];
  const loop = new Loop(
    {
      step: () => {
        session.steps += 1;
        return session.more;
      },
      draw: () => {
        session.drawn += 1;
        session.took = undefined;
      },
      pictureMs: () => session.took,
      changes: () => ({ busy: true }),
    },
    {
      report: (changes) => reports.push(changes),
      draws: () => {},
      crash: (error) => {
        throw error;
      },
    },
  );
  const steps = async (more: number) => {
    const enough = session.steps + more;
    while (session.steps < enough) await new Promise((resolve) => setImmediate(resolve));
  };
  return { session, loop, reports, steps };
}

test("the next picture waits until the last one is displayed", async () => {
  const { session, loop, reports, steps } = moving();
  loop.wake();
  await steps(1);
  frame();
  expect(session.drawn).toBe(1);
  const reported = reports.length;
  for (let i = 0; i < 5; i++) frame();
  expect(session.drawn).toBe(1);
  expect(reports.length).toBe(reported);
  session.took = 900;
  frame();
  expect(session.drawn).toBe(2);
});

test("pictures take a small fraction of the time while queries run and the user is inactive", async () => {
  const { session, loop, steps } = moving();
  const time = vi.spyOn(performance, "now").mockReturnValue(0);
  session.more = true;
  loop.wake();
  frame(); // an input is shown at once
  expect(session.drawn).toBe(1);
  session.took = 100;
  time.mockReturnValue(1990);
  await steps(3);
  expect(frames).toHaveLength(0);
  time.mockReturnValue(2010);
  await steps(3);
  expect(frames).toHaveLength(1);
  session.more = false;
});

test("requests are answered and reported before a picture begins, even if its frame comes first", () => {
  const { session, loop, reports } = moving();
  loop.wake();
  frame(); // no step has run yet
  expect(session.drawn).toBe(1);
  expect(session.steps).toBe(1);
  expect(reports).toHaveLength(2); // the answer's report, and the picture's
});

test("a slow picture waits while many queries are pending", async () => {
  const { session, loop, steps } = moving();
  const time = vi.spyOn(performance, "now").mockReturnValue(1000);
  loop.wake();
  await steps(1);
  frame();
  expect(session.drawn).toBe(1);
  session.took = 900;
  session.more = true;
  loop.wake();
  await steps(1);
  frame();
  expect(session.drawn).toBe(1);
  time.mockReturnValue(1260); // but not for long
  frame();
  expect(session.drawn).toBe(2);
  session.more = false;
});

test("answers are awaited without their picture", async () => {
  const { session, loop } = moving();
  loop.wake();
  await loop.answered();
  expect(session.drawn).toBe(0);
  expect(session.steps).toBeGreaterThan(0);
});
