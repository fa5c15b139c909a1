/** The projector mode turns lessons into slides. The keys and a slide's buttons call these functions. */

import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { shownStep } from "../state";
import { t, word } from "../words";
import { withProjector } from "./address";
import { openNotes } from "./open-notes";
import { isBlank, isProjecting, isProjectorRequested, showsPointer } from "./state";

export function setProjector(on: boolean): void {
  isProjectorRequested.value = on;
  isBlank.value = showsPointer.value = false;
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", `${pathname}${withProjector(search, on)}${hash}`);
  if (!on && document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

/** Leaves the projector mode when the browser ends full screen. */
export function watchFullScreen(): void {
  document.addEventListener("fullscreenchange", () => {
    // The page does not receive the Escape that ends full screen.
    if (!document.fullscreenElement && !isLeaving && isProjecting.peek()) setProjector(false);
    isLeaving = false;
  });
}

/** True if full screen ends because the user asked this page for it. */
let isLeaving = false;

export const canFill = (): boolean => document.fullscreenEnabled === true;

export async function toggleFull(): Promise<void> {
  try {
    if (document.fullscreenElement) {
      isLeaving = true;
      await document.exitFullscreen();
    } else await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  } catch {
    isLeaving = false;
    showMessage("warning", t("page.noFullScreen"));
  }
}

/** Handles Escape: shows a black slide again, and else leaves the mode. */
function leave(): void {
  if (isBlank.peek()) isBlank.value = false;
  else setProjector(false);
}

const toggleBlank = (): void => {
  isBlank.value = !isBlank.peek();
};
export const togglePointer = (): void => {
  showsPointer.value = !showsPointer.peek();
};

/** Opens a chart of the step over the whole slide. */
export const openChart = (index: number): void => {
  if (!shownStep.peek()?.charts[index]) return;
  again(import("../chart-large")).then(
    ({ showLarge }) => showLarge(() => shownStep.value?.charts[index], word),
    () => showMessage("error", t("page.classroomNotLoaded")),
  );
};

/** Returns the keys for a class. On a slide some keys, such as a clicker's full stop for black, have another meaning than elsewhere. */
export const classroomKeys = (): Record<string, () => void> => ({
  p: () => setProjector(!isProjectorRequested.peek()),
  n: openNotes,
  ...(isProjecting.peek() && {
    b: toggleBlank,
    ".": toggleBlank,
    l: togglePointer,
    c: () => openChart(0),
    f: () => void toggleFull(),
    Escape: leave,
  }),
});
