/** Implements the API for robots and their motion. */

import type { App } from "../app";
import type { Nearpoint, RobotName } from "../automation";
import { toEnglish } from "../engine/english";
import type { Command, RobotId, RobotRow } from "../engine/types";
import * as state from "../state/robots";
import { accuracy } from "../ui/robots/check-options";
import { idOf as partIdOf } from "./names";

export function robots({ engine, actions }: App, command: (command: Command) => Promise<void>) {
  return {
    robots: () => state.robots.peek(),
    allowed: () => state.allowedPairs.peek(),
    motion: () => state.motion.peek(),
    check: () => waitForCheck(),
    async makeJoint({ name, parts, carrier, kind = "revolute", axis, at = null, value = 0, limits }) {
      const ids = (Array.isArray(parts) ? parts : [parts]).map(partIdOf);
      const [lower, upper] = limits ?? [];
      const joint = {
        name,
        kind,
        parts: ids,
        carrier: carrier === undefined ? null : partIdOf(carrier),
        at,
        axis,
        value,
        limits: lower === undefined || upper === undefined ? null : { lower, upper },
      };
      await command({ type: "makeJoint", joint });
      const made = state.robots.peek().find((robot) => ids.some((id) => robot.parts.includes(id)));
      if (!made) throw new Error("the joint was taken away while it was made");
      return made;
    },
    setJoints: (robot, values) => command({ type: "setJoints", robot: idOf(robot), values }),
    goTo: (time) => {
      actions.robots.playback.pause();
      return command({ type: "goTo", time });
    },
    async checkMotion(options = {}) {
      await command({
        type: "checkMotion",
        method: options.method ?? "exact",
        accuracy: options.accuracy ?? accuracy.peek(),
        stopAtFirst: options.stopAtFirst ?? false,
      });
      const row = waitForCheck();
      if (!row) throw new Error("the motion was taken away while it was checked");
      return row;
    },
    async jointRanges(robot) {
      const { id } = onlyRobot(robot);
      await command({ type: "showJointRanges", robot: id });
      const found = state.jointRanges.peek();
      if (!found) throw new Error("the ranges were hidden while they were searched");
      if (found.robot !== id) throw new Error("ranges of another robot were requested meanwhile");
      return found;
    },
    async jointMap({ robot: named, joints }) {
      const robot = onlyRobot(named);
      if (joints?.length !== 2) throw new Error("a map has two joints: joints: [a, b]");
      const [a, b] = joints.map((joint) => jointOf(robot, joint)) as [number, number];
      await command({ type: "showJointMap", map: { robot: robot.id, joints: [a, b] } });
      const found = state.jointMap.peek();
      if (!found?.map)
        throw new Error("the map was hidden while it was searched, or these joints cannot be mapped");
      if (found.robot !== robot.id || found.joints[0] !== a || found.joints[1] !== b)
        throw new Error("another map was requested meanwhile");
      return found.map;
    },
    motionFile: (format) => engine.call("motionFile", format),
  } satisfies Partial<Nearpoint>;
}

function waitForCheck() {
  const row = state.check.peek();
  return row && toEnglish(row);
}

/** Returns a robot by its name, or the only one. */
function onlyRobot(named: RobotName | undefined): RobotRow {
  const all = state.robots.peek();
  const [only] = all;
  if (named === undefined && only && all.length === 1) return only;
  if (named === undefined) throw new Error(`name a robot: the scene has ${all.length}`);
  const found = all.find(({ id }) => id === idOf(named));
  if (!found) throw new Error(`no robot has the number ${named}`);
  return found;
}

function jointOf({ name, joints }: RobotRow, joint: number | string): number {
  if (typeof joint === "number") return joint;
  const index = joints.findIndex((own) => own.name === joint);
  const all = joints.map((own) => `“${own.name}”`).join(", ");
  if (index < 0) throw new Error(`the robot “${name}” has no joint “${joint}”, but ${all}`);
  return index;
}

function idOf(robot: RobotName): RobotId {
  if (typeof robot === "number") return robot;
  const named = state.robots.peek().filter(({ name }) => name === robot);
  const [only] = named;
  if (!only || named.length > 1) throw new Error(`${named.length} robots are called “${robot}”`);
  return only.id;
}
