/** User input, handed to whatever takes the canvas's gestures. */

import type { Input } from "../seam";
import type { Session } from "../types";

export function feed(
  to: Pick<Session, "pointer" | "wheel" | "key" | "doubleClick">,
  input: Exclude<Input, { on: "blur" }>,
): void {
  switch (input.on) {
    case "pointer":
      to.pointer(input);
      break;
    case "wheel":
      to.wheel(input);
      break;
    case "key":
      to.key(input);
      break;
    case "doubleClick":
      to.doubleClick(input.x, input.y);
  }
}
