/** The keys of the page: for the transport, for a class, and for the view. */

import type { Input } from "../engine/worker-protocol";
import { keyOf } from "../ui/input";
import { showKeys } from "./classroom/open-keys";
import { classroomKeys } from "./classroom/projector";
import { readingKeys } from "./read/keys";
import { isReading, openPuzzle } from "./shown-view";
import { requested, shownStep } from "./state";
import type { Transport } from "./transport";

/** The keys that certain fields handle; any other field handles all keys. */
const ofFields: [string, RegExp][] = [
  ["[type=radio]", /^(Arrow.*| )$/],
  ["[type=checkbox]", /^ $/],
  ["[type=range]", /^(Arrow.*|Page.*|Home|End)$/],
  ["input, select, textarea", /./],
];

/** Returns whether the focused field handles the key. */
export function isForField({ key, target }: Pick<KeyboardEvent, "key" | "target">): boolean {
  if (!(target instanceof Element)) return false;
  return ofFields.find(([fields]) => target.matches(fields))?.[1].test(key) ?? false;
}

/** Returns whether a key moves a draggable item in the focused picture. */
const movesHandle = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof HTMLCanvasElement && shownStep.peek()?.grip === true && /^(Arrow|Page)/.test(key);

/** Returns whether a key presses the focused element, so that the page must not handle it. */
const presses = ({ key, target }: KeyboardEvent): boolean =>
  (key === " " || key === "Enter") &&
  target instanceof Element &&
  target.closest("button, summary, a") !== null;

export function watchKeys(
  transport: Transport,
  input: (input: Input) => void,
  fit: () => void,
  /** Answers with the point that keys move in the picture. */
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
    if (!requested.peek() || presses(event)) return;
    const looks = target instanceof HTMLCanvasElement;
    const isPuzzle = openPuzzle.peek() !== undefined;
    const ofView = isPuzzle
      ? { f: fit }
      : isReading.peek()
        ? { f: fit, ...readingKeys(transport, looks) }
        : acts;
    const act = { ...ofView, ...classroomKeys() }[key.length === 1 ? key.toLowerCase() : key];
    if (looks && key === "Enter" && !isReading.peek() && !isPuzzle && shownStep.peek()?.question?.point) {
      event.preventDefault();
      give();
      return;
    }
    if (act && !shift && !movesHandle(event)) {
      event.preventDefault();
      act();
    } else if (looks && key !== "Tab") {
      event.preventDefault();
      input(keyOf(event));
    }
  });
}
