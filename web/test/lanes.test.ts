import { expect, test } from "vitest";
import type { TraceSpan } from "../src/engine/types";
import { lastStretch } from "../src/ui/lanes";

const span = (hand: number, from: number, to: number): TraceSpan => ({ hand, from, to, deed: "answered" });

test("the last stretch of work begins after the last pause of all threads", () => {
  const early = [span(0, 0, 10), span(1, 5, 900)];
  const late = [span(0, 2000, 2100), span(1, 1990, 2400), span(0, 2100, 2300)];
  expect(lastStretch([...early, ...late])).toEqual([late[1], late[0], late[2]]);
  // A thread that is busy bridges the other's pause.
  expect(lastStretch([...early, span(0, 1000, 1100)])).toHaveLength(3);
  expect(lastStretch([])).toEqual([]);
});
