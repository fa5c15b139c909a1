import { expect, test } from "vitest";
import type { TraceReport, TraceSpan } from "../src/engine/types";
import { busyMs, lastActivePeriod, serialShare } from "../src/state/thread-trace";
import { laneText, spanText, totals } from "../src/ui/thread-trace";

const span = (
  hand: number,
  from: number,
  to: number,
  spanKind: TraceSpan["deed"] = "answered",
): TraceSpan => ({
  hand,
  from,
  to,
  deed: spanKind,
});

test("the last stretch of work begins after the last pause of all threads", () => {
  const early = [span(0, 0, 10), span(1, 5, 900)];
  const late = [span(0, 2000, 2100), span(1, 1990, 2400), span(0, 2100, 2300)];
  expect(lastActivePeriod([...early, ...late])).toEqual([late[1], late[0], late[2]]);
  // A busy thread bridges the other's pause.
  expect(lastActivePeriod([...early, span(0, 1000, 1100)])).toHaveLength(3);
  expect(lastActivePeriod([])).toEqual([]);
});

test("a thread is busy while it does useful work, and no time counts twice", () => {
  const own = [
    span(1, 0, 5, "waking"),
    span(1, 5, 15),
    span(1, 10, 12, "checked"),
    span(1, 20, 30, "waiting"),
    span(1, 30, 31, "stopped"),
  ];
  expect(busyMs(own)).toBe(11);
  expect(busyMs([])).toBe(0);
});

test("work is described in sentences, also before there was any", () => {
  const nothing: TraceReport = {
    spans: [],
    answered: 0,
    answeringMs: 0,
    stopped: 0,
    stoppedMs: 0,
    wakes: 0,
    wakingMs: 0,
    waitingMs: 0,
    checkingMs: 0,
    serialMs: 0,
    locks: 1,
    contended: 0,
    copied: 0,
  };
  const said = (trace: TraceReport) => Object.fromEntries(totals(trace));
  expect(Object.values(said(nothing)).join()).not.toMatch(/NaN|Infinity|undefined/);
  expect(said(nothing).Locks).toBe("1 taken, 0 of them while another thread held them");
  expect(said({ ...nothing, wakes: 4, wakingMs: 2 })["Wake-ups"]).toMatch(/^4 times, 2\.0\sms until ready$/);
  expect(spanText({ ...span(0, 3, 5), pair: [1, 2] }, ["gear", "shaft"])).toMatch(
    /^gear, shaft: pair computed, 2\.0\sms$/,
  );
  expect(said(nothing)["Serial share"]).toMatch(/^0\s?.*, 0 %: at most 8 × as fast on 8 threads, 16 × on 16/);
  const serial = serialShare({ ...nothing, serialMs: 10, answeringMs: 900, stoppedMs: 40, checkingMs: 50 });
  expect(serial).toEqual({ millis: 10, percent: 1, eight: 7.5, sixteen: 13.9 });
  expect(laneText(0, 0.514)).toBe("engine, 51 % busy");
});
