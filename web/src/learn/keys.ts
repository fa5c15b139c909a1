/** The keys of the page: the transport's, and those that look at the picture. */

import type { Input } from "../engine/seam";
import { keyOf } from "../ui/input";
import { shown, wished } from "./state";
import type { Transport } from "./transport";

/** Whether the key is being typed into something. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, select, textarea");

/** Keys that move what can be dragged in the picture, while that has the focus. */
const pulls = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLCanvasElement && shown.peek()?.grip === true && /^(Arrow|Page)/.test(key);

/** Keys that press what has the focus are not for the page. */
const presses = ({ key, target }: KeyboardEvent): boolean =>
  (key === " " || key === "Enter") &&
  target instanceof Element &&
  target.closest("button, summary, a") !== null;

export function watchKeys(transport: Transport, input: (input: Input) => void, fit: () => void): void {
  const acts: Record<string, () => void> = {
    " ": () => transport.toggle(),
    ArrowLeft: () => void transport.back(),
    ArrowRight: () => void transport.on(),
    Home: () => void transport.seek(0),
    End: () => void transport.seek(Number.MAX_SAFE_INTEGER),
    r: () => void transport.reset(),
    ",": () => transport.slower(),
    ".": () => transport.faster(),
    f: fit,
  };
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey: shift, target } = event;
    if (!wished.peek() || ctrlKey || metaKey || altKey) return;
    if (document.querySelector("dialog[open], details.menu[open]") || typing(target) || presses(event))
      return;
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    const looks = target instanceof HTMLCanvasElement;
    if (act && !shift && !pulls(event)) {
      event.preventDefault();
      act();
    } else if (looks && key !== "Tab") {
      event.preventDefault();
      input(keyOf(event));
    }
  });
}
