/** User input, handed to whatever takes the canvas's gestures. */

import type { Input } from "../seam";
import type { Session } from "../types";

type Fed = "pointer" | "wheel" | "key" | "doubleClick";

export function feed(
  to: { [Name in Fed]: (...args: Parameters<Session[Name]>) => unknown },
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
