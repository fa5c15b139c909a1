import { expect, test } from "vitest";
import { carriersOf, freeJointName, limitsOfDraft } from "../src/state/joint-draft";
import { rowsOf } from "../src/state/result-class";
import { apart, touching, undecided } from "./pairs";
import { robot } from "./robots";

const near = (...args: Parameters<typeof carriersOf>) => carriersOf(...args).near;

test("neighbours carry a joint first, those that meet and then the nearest, but no part of a robot from a file", () => {
  const rows = rowsOf([apart(1, 4, 3), apart(1, 2, 1), apart(2, 5, 0.5), apart(1, 6, 0.1), apart(3, 1, 2)]);
  const robots = new Map([[6, robot(0, "arm", [6])]]);
  expect(near([1], [], rows, robots)).toEqual([2, 3, 4]);
  expect(near([1, 2], [], rows, robots)).toEqual([5, 3, 4]);
  const meeting = rowsOf([apart(1, 4, 3), touching(1, 5), undecided(3, 1), apart(1, 2, 1)]);
  expect(near([1], [], meeting, new Map())).toEqual([3, 5, 2, 4]);
  expect(carriersOf([1], [0, 1, 2, 3, 4, 6, 7], rows, robots).others).toEqual([0, 7]);
  robots.set(6, { ...robot(0, "door", [6]), isMechanism: true });
  expect(near([1], [], rows, robots)[0]).toBe(6);
  const all = Array.from({ length: 1000 }, (_, i) => i);
  expect(carriersOf([1], all, rows, new Map()).others).toHaveLength(196);
});

test("limits are those of the hinge until others are typed, or the joint slides", () => {
  const hinge = { at: [0, 0, 0] as [number, number, number], limits: [0, 1] as [number, number] };
  const draft = { parts: [1], kind: "revolute" } as const;
  expect(limitsOfDraft(draft, hinge)).toEqual({ least: 0, most: 1 });
  expect(limitsOfDraft({ ...draft, axis: "x" }, hinge)).toEqual({ least: undefined, most: undefined });
  const typed = { least: 0.5, most: 2 };
  expect(limitsOfDraft({ ...draft, limits: typed }, hinge)).toEqual(typed);
  expect(limitsOfDraft({ ...draft, kind: "prismatic" }, hinge)).toEqual({
    least: undefined,
    most: undefined,
  });
});

test("a new joint gets the first free number", () => {
  const one = robot(0, "arm", [6]);
  const joints = one.joints.map((joint) => ({ ...joint, name: "joint 1" }));
  const followers = [
    {
      name: "joint 2",
      kind: "revolute" as const,
      lower: null,
      upper: null,
      value: 0,
      leader: "joint 1",
      ratio: 1,
    },
  ];
  expect(freeJointName("joint", [])).toBe("joint 1");
  expect(freeJointName("joint", [{ ...one, joints, followers }])).toBe("joint 3");
});
