/** Drags a robot's joints by sliders: one drag is one undo entry, however many values it has. */

import type { RobotRow } from "../../engine/types";
import { jointDrag } from "../../state/robots";
import { partById } from "../../state/store";
import type { RobotActions } from "../actions";

/** Returns the values that are shown: the slider's during a drag, else the engine's. */
export function shownValues(robot: RobotRow): number[] {
  const hand = jointDrag.value;
  return hand?.robot === robot.id ? hand.values : robot.joints.map((joint) => joint.value);
}

/** Moves one joint, and begins a drag if there is none. */
export function dragJoint(robot: RobotRow, index: number, value: number, actions: RobotActions): void {
  const before = jointDrag.peek();
  const holding = before?.robot === robot.id && !before.released;
  // A fixed part, such as the frame that carries the joints, is not dragged.
  const parts = robot.parts.filter((part) => !partById.peek().get(part)?.fixed);
  if (!holding) void actions.tryCommand({ type: "beginDrag", parts });
  const values = robot.joints.map((joint, i) => (holding ? before.values[i] : undefined) ?? joint.value);
  values[index] = value;
  jointDrag.value = { robot: robot.id, values, released: false };
  void actions.tryCommand({ type: "setJoints", robot: robot.id, values }).then((done) => {
    if (!done) jointDrag.value = undefined; // refused: the joint stays where it was
  });
}

export function releaseJoint(actions: RobotActions): void {
  const hand = jointDrag.peek();
  if (!hand || hand.released) return;
  jointDrag.value = { ...hand, released: true };
  void actions.tryCommand({ type: "endDrag" });
}

export function cancelJointDrag(actions: RobotActions): void {
  if (!jointDrag.peek()) return;
  jointDrag.value = undefined;
  void actions.tryCommand({ type: "cancelDrag" });
}
