import type { MotionForm, MotionKey } from "../../engine/types";
import { motion } from "../../state/robots";
import type { RobotActions } from "../actions";

/** The whole motion goes over each time, so that each change is one undo entry. */
export function teachKeys(keys: MotionKey[], actions: RobotActions, form?: MotionForm): void {
  const taught = motion.peek();
  const wish = keys.length > 0 ? { form: form ?? taught?.form ?? "cubic", keys } : null;
  void actions.tried({ type: "setMotion", motion: wish });
}
