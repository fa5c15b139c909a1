import type { MotionForm, MotionKey } from "../../engine/types";
import { placed } from "../../state/keys";
import { motion, valuesNow } from "../../state/robots";
import type { RobotActions } from "../actions";

/** The whole motion goes over each time, so that each change is one undo entry. Whether the engine took it. */
export function teachKeys(keys: MotionKey[], actions: RobotActions, form?: MotionForm): Promise<boolean> {
  const taught = motion.peek();
  const wish = keys.length > 0 ? { form: form ?? taught?.form ?? "cubic", keys } : null;
  return actions.tried({ type: "setMotion", motion: wish });
}

/** Takes the robots' joints as they are as a pose, and the timeline to it. */
export async function teachPose(
  keys: readonly MotionKey[],
  time: number,
  actions: RobotActions,
): Promise<void> {
  if (await teachKeys(placed(keys, time, valuesNow()), actions)) await actions.playback.seek(time);
}
