/** Drags a robot's joints by sliders: one drag is one undo entry, however many values it has. */

import type { RobotRow } from "../../engine/types";
import { held } from "../../state/robots";
import type { RobotActions } from "../actions";

/** Returns the values that are shown: the slider's during a drag, else the engine's. */
export function shownValues(robot: RobotRow): number[] {
  const hand = held.value;
  return hand?.robot === robot.id ? hand.values : robot.joints.map((joint) => joint.value);
}

/** Moves one joint, and begins a drag if there is none. */
export function move(robot: RobotRow, index: number, value: number, actions: RobotActions): void {
  const before = held.peek();
  const holding = before?.robot === robot.id && !before.released;
  if (!holding) void actions.tried({ type: "beginDrag", parts: robot.parts });
  const values = robot.joints.map((joint, i) => (holding ? before.values[i] : undefined) ?? joint.value);
  values[index] = value;
  held.value = { robot: robot.id, values, released: false };
  void actions.tried({ type: "setJoints", robot: robot.id, values }).then((done) => {
    if (!done) held.value = undefined; // refused: the joint stays where it was
  });
}

export function letGo(actions: RobotActions): void {
  const hand = held.peek();
  if (!hand || hand.released) return;
  held.value = { ...hand, released: true };
  void actions.tried({ type: "endDrag" });
}

export function giveUp(actions: RobotActions): void {
  if (!held.peek()) return;
  held.value = undefined;
  void actions.tried({ type: "cancelDrag" });
}
