import { describe, expect, it } from "vitest";
import { history, sampleOf, watchDrags } from "../src/state/history";
import { rowsOf } from "../src/state/result-class";
import { interaction, parts } from "../src/state/store";
import { apart, deep, part, touching } from "./pairs";

describe("the clearance chart of a drag", () => {
  it("uses the smallest clearance of the dragged parts only", () => {
    const rows = rowsOf([apart(0, 1, 3), apart(0, 2, 1.5), apart(1, 2, 0.1)]);
    expect(sampleOf(rows, [0], 2)).toEqual({ time: 2, clearance: 1.5, depth: undefined });
    expect(sampleOf(rows, [0, 2], 2).clearance).toBe(0.1);
  });

  it("shows the depth and no clearance during interference", () => {
    const rows = rowsOf([apart(0, 1, 3), deep(0, 2, 0.4), deep(0, 3, 0.9)]);
    expect(sampleOf(rows, [0], 1)).toEqual({
      time: 1,
      clearance: undefined,
      depth: { lower: 0.9, upper: 0.9 },
    });
  });

  it("is zero at a contact, and interrupted if nothing is near", () => {
    expect(sampleOf(rowsOf([touching(0, 1)]), [0], 0).clearance).toBe(0);
    expect(sampleOf([], [0], 0)).toEqual({ time: 0, clearance: undefined, depth: undefined });
  });

  it("keeps the curve of the last drag while its part exists", () => {
    parts.value = [part(0, "gear"), part(1, "pinion")];
    const stop = watchDrags(() => 0);
    const still = interaction.value;
    interaction.value = { ...still, drag: { mode: "move", parts: [0], snapping: false } };
    interaction.value = still;
    expect(history.value).toHaveLength(1);
    parts.value = [part(2, "another scene")];
    expect(history.value).toHaveLength(0);
    stop();
  });

  it("takes each bound of the depth from the pair that has the largest", () => {
    const rows = rowsOf([deep(0, 2, 0.4, 0.5), deep(0, 3, 0.3, 0.8)]);
    expect(sampleOf(rows, [0], 0).depth).toEqual({ lower: 0.4, upper: 0.8 });
  });

  it("omits pairs that move together, except links of a robot", () => {
    const rows = rowsOf([deep(0, 1, 2)]);
    expect(sampleOf(rows, [0, 1], 0).depth).toBeUndefined();
    expect(sampleOf(rows, [0, 1], 0, () => true).depth?.lower).toBe(2);
  });
});
