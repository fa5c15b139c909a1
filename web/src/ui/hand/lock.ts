/** The lock against accidental moves, beside the tools: while it is on, drags only turn the view. */

import { say } from "../../state/messages";
import { locked } from "../../state/store";
import type { Actions } from "../actions";
import { text } from "../strings";

const t = text.hand.lock;

export const toggleLock = (actions: Actions): void => actions.setLocked(!locked.peek());

/** Says why nothing moves, and what to do. */
export function sayLocked(): void {
  say("info", t.isLocked, t.unlock);
}
