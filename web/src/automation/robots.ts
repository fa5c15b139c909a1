/** Implements the API for robots and their motion. */

import type { App } from "../app";
import type { Nearpoint, RobotName } from "../automation";
import { toEnglish } from "../engine/english";
import type { Command, RobotId } from "../engine/types";
import * as state from "../state/robots";
import { accuracy } from "../ui/robots/check-options";

export function robots({ engine, actions }: App, command: (command: Command) => Promise<void>) {
  return {
    robots: () => state.robots.peek(),
    allowed: () => state.allowedPairs.peek(),
    motion: () => state.motion.peek(),
    check: () => waitForCheck(),
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
    motionFile: (format) => engine.call("motionFile", format),
  } satisfies Partial<Nearpoint>;
}

function waitForCheck() {
  const row = state.check.peek();
  return row && toEnglish(row);
}

function idOf(robot: RobotName): RobotId {
  if (typeof robot === "number") return robot;
  const named = state.robots.peek().filter(({ name }) => name === robot);
  const [only] = named;
  if (!only || named.length > 1) throw new Error(`${named.length} robots are called “${robot}”`);
  return only.id;
}
