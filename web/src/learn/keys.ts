/** The keys of the page: the transport's, those for a class, and those that look at the picture. */

import type { Input } from "../engine/seam";
import { keyOf } from "../ui/input";
import { showKeys } from "./classroom/open-keys";
import { classroomKeys } from "./classroom/projector";
import { shown, wished } from "./state";
import type { Transport } from "./transport";

/** What fields do with keys themselves; of any other field all keys are its own. */
const ofFields: [string, RegExp][] = [
  ["[type=radio]", /^(Arrow.*| )$/],
  ["[type=checkbox]", /^ $/],
  ["[type=range]", /^(Arrow.*|Page.*|Home|End)$/],
  ["input, select, textarea", /./],
];

/** Whether the key means something to the field that has the focus. */
export function isForField({ key, target }: Pick<KeyboardEvent, "key" | "target">): boolean {
  if (!(target instanceof Element)) return false;
  return ofFields.find(([fields]) => target.matches(fields))?.[1].test(key) ?? false;
}

/** Keys that move what can be dragged in the picture, while that has the focus. */
const pulls = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLCanvasElement && shown.peek()?.grip === true && /^(Arrow|Page)/.test(key);

/** Keys that press what has the focus are not for the page. */
const presses = ({ key, target }: KeyboardEvent): boolean =>
  (key === " " || key === "Enter") &&
  target instanceof Element &&
  target.closest("button, summary, a") !== null;

export function watchKeys(
  transport: Transport,
  input: (input: Input) => void,
  fit: () => void,
  /** Answers by the point that keys move in the picture. */
  give: () => void,
): void {
  const acts: Record<string, () => void> = {
    " ": () => transport.toggle(),
    ArrowLeft: () => void transport.back(),
    ArrowRight: () => void transport.on(),
    PageUp: () => void transport.back(),
    PageDown: () => void transport.on(),
    Home: () => void transport.seek(0),
    End: () => void transport.seek(Number.MAX_SAFE_INTEGER),
    r: () => void transport.reset(),
    ",": () => transport.slower(),
    ".": () => transport.faster(),
    f: fit,
  };
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey: shift, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (document.querySelector("dialog[open], details.menu[open]") || isForField(event)) return;
    if (key === "?") {
      event.preventDefault();
      showKeys();
      return;
    }
    if (!wished.peek() || presses(event)) return;
    const act = { ...acts, ...classroomKeys() }[key.length === 1 ? key.toLowerCase() : key];
    const looks = target instanceof HTMLCanvasElement;
    if (looks && key === "Enter" && shown.peek()?.question?.point) {
      event.preventDefault();
      give();
      return;
    }
    if (act && !shift && !pulls(event)) {
      event.preventDefault();
      act();
    } else if (looks && key !== "Tab") {
      event.preventDefault();
      input(keyOf(event));
    }
  });
}
