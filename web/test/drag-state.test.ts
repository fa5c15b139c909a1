import { signal } from "@preact/signals-core";
import { describe, expect, it } from "vitest";
import type { Command, DragMode, DragStateRow } from "../src/engine/types";
import {
  chooseDragMode,
  dragMode,
  nextDragMode,
  readMode,
  readSnap,
  saveSnap,
  watchDragMode,
} from "../src/state/drag-mode";
import { defaultSnap, dragState } from "../src/state/drag-state";
import { watchConstraints } from "../src/ui/drag/panel";
import {
  announcement,
  constraintLine,
  freedomText,
  joinedNames,
  obstacleText,
  unfinishedText,
} from "../src/ui/drag/words";

type Held = DragStateRow["held"][number];
type Xyz = [number, number, number];

const [x, y, z]: [Xyz, Xyz, Xyz] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const axes = [x, y, z];
const left = (slides: number, turns: number): DragStateRow["freedoms"] => ({
  count: slides + turns,
  along: axes.slice(0, slides),
  around: axes.slice(0, turns),
});
const face: Held = {
  kind: "faces",
  held: 0,
  own: 1,
  other: 1,
  its: 2,
  share: 0.834,
  release: 35,
  away: 12.25,
  redundant: false,
  at: [0, 0, 0],
  normal: [0, 0, 1],
};
const row = (changes: Partial<DragStateRow> = {}): DragStateRow => ({
  mode: "snap",
  poses: [],
  held: [],
  freedoms: left(3, 3),
  preview: null,
  blocked: false,
  contacts: [],
  ignored: [],
  unfinished: null,
  change: { number: 0, taken: [], released: [] },
  ...changes,
});
const names = {
  name: (part: number) => ["cube", "table", "wall"][part] ?? "",
  units: { sceneUnit: "mm", displayUnit: "mm" },
} as const;
const contact = (other: number) => ({ held: 0, other, at: x, normal: y });

describe("the description of a drag", () => {
  it("names the remaining freedom", () => {
    expect(freedomText(row())).toBe("free to move and turn");
    expect(freedomText(row({ held: [face], freedoms: left(2, 1) }))).toBe(
      "slide in a plane, turn about the face’s normal",
    );
    expect(freedomText(row({ held: [face, face], freedoms: left(1, 0) }))).toBe("slide along a line");
    expect(freedomText(row({ held: [{ ...face, kind: "axes" }], freedoms: left(1, 1) }))).toBe(
      "slide along a line, turn about the axis",
    );
    expect(freedomText(row({ held: [face, face, face], freedoms: left(0, 0) }))).toBe("fully constrained");
  });

  it("states how firmly each constraint holds, and whether the drag pushes or pulls", () => {
    const line = constraintLine(face, names);
    expect(line.pair).toBe("cube → table");
    expect(line.kind).toBe("face on face");
    expect(line.facts).toEqual(["83\u202f% covered", "pulled 12.25\u202fmm of 35.00\u202fmm"]);
    expect(line.pull).toBeCloseTo(0.35);
    const pressed = constraintLine({ ...face, away: -70, redundant: true }, names);
    expect(pressed.facts.slice(1)).toEqual(["pressed in 70.00\u202fmm of 35.00\u202fmm", "redundant"]);
    expect(pressed.pull).toBe(1);
  });

  it("names each obstacle once, or else says that something is in the way", () => {
    expect(obstacleText(row({ blocked: true, contacts: [contact(1), contact(2), contact(1)] }), names)).toBe(
      "Stopped by table and wall",
    );
    expect(obstacleText(row({ blocked: true }), names)).toBe("Something blocks the motion");
    expect(obstacleText(row(), names)).toBeUndefined();
    expect(unfinishedText(row({ unfinished: "turn" }))).toContain("Drag on, and the part follows");
    expect(unfinishedText(row())).toBeUndefined();
    expect(joinedNames(["a", "b", "c"])).toBe("a, b and c");
  });

  it("is announced with the reason and the remaining freedom", () => {
    const { kind, held, own, other, its } = face;
    const hold = { kind, held, own, other, its };
    const taken = row({
      held: [face],
      freedoms: left(2, 1),
      change: { number: 1, taken: [hold], released: [] },
    });
    expect(announcement(taken, names)).toBe(
      "cube snapped to table, face on face. 3 of 6 degrees of freedom left: slide in a plane, turn about the face’s normal.",
    );
    const released = row({ change: { number: 2, taken: [], released: [{ ...hold, why: "pulled" }] } });
    expect(announcement(released, names)).toBe(
      "cube released from table: the part was pulled away. 6 of 6 degrees of freedom left: free to move and turn.",
    );
  });
});

describe("changes of the constraints", () => {
  it("are reported once each, and again in the next drag", () => {
    const reported: number[] = [];
    const stop = watchConstraints(({ change }) => reported.push(change.number));
    const at = (number: number) => row({ change: { number, taken: [], released: [] } });
    for (const report of [at(0), at(1), at(1), at(3), undefined, at(0), at(1)]) dragState.value = report;
    expect(reported).toEqual([1, 3, 1]);
    stop();
    dragState.value = undefined;
  });
});

describe("the drag mode", () => {
  /** An engine that carries out commands when the test allows it. */
  function engine() {
    const [alive, mode] = [signal(false), signal<DragMode>("detect")];
    const sent: Command[] = [];
    const replies: (() => void)[] = [];
    const send = (command: Command) => {
      sent.push(command);
      return new Promise<void>((resolve) => replies.push(resolve));
    };
    const stop = watchDragMode({ alive: () => alive.value, mode: () => mode.value, send });
    const answered = async () => {
      for (const reply of replies.splice(0)) reply();
      await Promise.resolve();
      await Promise.resolve();
    };
    const modes = () => sent.flatMap((command) => (command.type === "setDragMode" ? [command.mode] : []));
    return { alive, mode, sent, answered, modes, stop };
  }

  it("is sent to every new engine, and a late report does not revert the choice", async () => {
    chooseDragMode("snap");
    const { alive, mode, sent, answered, modes, stop } = engine();
    expect(sent).toEqual([]);
    alive.value = true;
    expect(sent).toEqual([{ type: "setDragMode", mode: "snap" }]);
    mode.value = "stop"; // reported before the engine received it
    mode.value = "detect";
    expect(dragMode.value).toBe("snap");
    await answered();
    mode.value = "snap";
    alive.value = false;
    alive.value = true;
    expect(modes()).toEqual(["snap", "snap"]);
    stop();
  });

  it("is not sent to an engine that already has it", () => {
    chooseDragMode("detect");
    const { alive, sent, stop } = engine();
    alive.value = true;
    expect(sent).toEqual([]);
    saveSnap({ ...defaultSnap, axes: false });
    alive.value = false;
    alive.value = true;
    expect(sent).toEqual([{ type: "setSnap", settings: { ...defaultSnap, axes: false } }]);
    saveSnap(defaultSnap);
    stop();
  });

  it("follows a choice made in the picture", async () => {
    chooseDragMode("detect");
    const { alive, mode, answered, modes, stop } = engine();
    alive.value = true;
    await answered();
    mode.value = "stop";
    expect(dragMode.value).toBe("stop");
    expect(modes()).toEqual([]);
    chooseDragMode(nextDragMode());
    expect(modes()).toEqual(["snap"]);
    stop();
  });

  it("is restored only if it is one of the three; settings only if all are valid", () => {
    expect(readMode("snap")).toBe("snap");
    expect(readMode("fly")).toBeUndefined();
    const { reach, step, ...saved } = defaultSnap;
    expect(readSnap(JSON.stringify(defaultSnap))).toEqual(saved);
    expect(readSnap(JSON.stringify({ ...saved, threshold: 2 }))).toEqual({});
    expect(readSnap("{")).toEqual({});
    expect(readSnap(null)).toEqual({});
    expect([reach, step]).toEqual([0, 0]);
  });
});
