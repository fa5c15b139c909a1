import { expect, test } from "vitest";
import { carriersOf, freeJointName } from "../src/state/joint-draft";
import { rowsOf } from "../src/state/result-class";
import { apart, touching, undecided } from "./pairs";
import { robot } from "./robots";

test("neighbours may carry a joint, those that meet and then the nearest, but no part of a robot from a file", () => {
  const rows = rowsOf([apart(1, 4, 3), apart(1, 2, 1), apart(2, 5, 0.5), apart(1, 6, 0.1), apart(3, 1, 2)]);
  const robots = new Map([[6, robot(0, "arm", [6])]]);
  expect(carriersOf([1], rows, robots)).toEqual([2, 3, 4]);
  expect(carriersOf([1, 2], rows, robots)).toEqual([5, 3, 4]);
  const meeting = rowsOf([apart(1, 4, 3), touching(1, 5), undecided(3, 1), apart(1, 2, 1)]);
  expect(carriersOf([1], meeting, new Map())).toEqual([3, 5, 2, 4]);
  robots.set(6, { ...robot(0, "door", [6]), isMechanism: true });
  expect(carriersOf([1], rows, robots)[0]).toBe(6);
  const many = rowsOf(Array.from({ length: 50 }, (_, i) => apart(1, i + 2, i)));
  expect(carriersOf([1], many, new Map())).toHaveLength(20);
});

test("a new joint gets the first free number", () => {
  const one = robot(0, "arm", [6]);
  const joints = one.joints.map((joint) => ({ ...joint, name: "joint 1" }));
  const followers = [{ name: "joint 2", kind: "revolute" as const, leader: "joint 1", ratio: 1 }];
  expect(freeJointName("joint", [])).toBe("joint 1");
  expect(freeJointName("joint", [{ ...one, joints, followers }])).toBe("joint 3");
});
