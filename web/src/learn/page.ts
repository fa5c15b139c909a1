/** The regions of the learn page, each a function of the state. */

import { effect } from "@preact/signals-core";
import { html } from "lit-html";
import { again } from "../engine/again";
import { showMessage } from "../state/messages";
import { showTheme } from "../state/theme";
import { watchMenus } from "../ui/menu";
import { toasts } from "../ui/messages";
import { child, mount, nameParts, part } from "../ui/mount";
import type { Actions } from "./actions";
import type { LearnApp } from "./app";
import { charts } from "./chart";
import { setTransport } from "./classroom/open-notes";
import { watchProjector } from "./classroom/watch-projector";
import { controls } from "./controls";
import { lessonNotes } from "./course/lesson-notes";
import { watchProgress } from "./course/progress";
import { mountCourse } from "./course/region";
import * as course from "./course/state";
import { watchTerms } from "./course/terms";
import { type Part, readParts, shownParts, shows } from "./embed/parts";
import { buildExperiment } from "./experiment/page";
import * as experiment from "./experiment/state";
import { translate as inWords } from "./experiment/words";
import { gallery } from "./gallery";
import { header } from "./header";
import { puzzleTitle } from "./item-titles";
import { watchKeys } from "./keys";
import { over } from "./labels";
import { motionBar } from "./motion-bar";
import { line, liveRegion, narration } from "./narration";
import { paper, watchMeasured } from "./paper/panel";
import { pseudocode } from "./pseudocode/panel";
import { watchPuzzle } from "./puzzle/watch-puzzle";
import { question } from "./question";
import { scorePanel } from "./score-panel";
import { buildSheet } from "./sheet/page";
import * as sheet from "./sheet/state";
import { translate as onSheet } from "./sheet/words";
import { openPuzzle } from "./shown-view";
import * as state from "./state";
import { statusLine } from "./status";
import { eventList, numberTable } from "./step-numbers";
import { stepProgressBar, watchCancel } from "./step-progress";
import { transportBar } from "./transport-bar";
import { watchViews } from "./watch-views";
import { t, word } from "./words";

export function build(app: LearnApp): void {
  const { embedded, parts, unknown } = readParts(location.search);
  state.embedded.value = embedded;
  shownParts.value = parts;
  if (unknown.length > 0) showMessage("warning", t("page.unknownParts"), unknown.join(", "));
  watchRoot(document.documentElement);
  showTheme(document.documentElement);
  nameParts(() => Object.fromEntries(regionNames.map((id) => [id, t(`page.region.${id}`)])));
  watchMenus();
  watchKeys(
    app.transport,
    (input) => app.input(input),
    () => app.view("fit"),
    () => void app.quiz.submitPoint().catch(() => undefined), // failures are reported already
  );
  watchCancel(() => app.cancel());
  if (!state.embedded.value) {
    watchProjector(document.documentElement);
    setTransport(app.transport);
  }
  watchProgress();
  watchTerms();
  const actions = actionsOf(app);
  regions(actions, app);
  if (!state.embedded.value) {
    watchViews(document.documentElement, app.transport, actions);
    watchPuzzle(actions);
  }
  watchJump(app);
  buildExperiment(app.experiment);
  buildSheet(app.sheet);
}

/** The regions in the page's HTML. */
const regionNames = [
  "stage",
  "transport",
  "told",
  "try",
  "read",
  "bench",
  "bench-results",
  "bench-told",
  "bench-try",
  "sheet",
  "sheet-bar",
  "sheet-told",
  "sheet-try",
] as const;

function regions(actions: Actions, { quiz, motion }: LearnApp): void {
  if (!state.embedded.value) {
    mount(part("header"), () => header(actions));
    mount(part("gallery"), gallery);
    mountCourse(part("course"));
  }
  // In a frame everything is in one panel, in the requested order.
  const tried = part(state.embedded.value ? "told" : "try");
  const room = (name: Part, host: HTMLElement, tag: string, look: string) => {
    const made = child(host, tag, look);
    if (state.embedded.value) made.style.order = String(shownParts.value.indexOf(name));
    return made;
  };
  if (shows("controls"))
    mount(room("controls", tried, "section", "controls-region"), () => controls(actions));
  if (shows("charts")) charts(room("charts", tried, "div", "charts"));
  if (shows("text")) mount(room("text", part("told"), "section", "said"), narration);
  if (shows("question"))
    mount(
      room("question", part("told"), "section", "asked"),
      () => html`${question(quiz)}${scorePanel(actions)}`,
    );
  if (!state.embedded.value) mount(child(part("told"), "section", ""), lessonNotes);
  if (shows("code")) mount(room("code", part("told"), "section", ""), () => pseudocode(actions));
  if (shows("numbers")) mount(room("numbers", part("told"), "section", ""), () => numberTable(actions));
  if (shows("paper")) {
    mount(room("paper", part("told"), "section", ""), paper);
    watchMeasured();
  }
  if (shows("events")) mount(room("events", part("told"), "section", ""), () => eventList(actions));
  mount(child(part("picture"), "div", "over"), () => over(quiz, actions.restartWorker));
  mount(child(part("picture"), "div", "motion-region"), () => motionBar(motion));
  mount(child(part("picture"), "div", "telling-region"), () => stepProgressBar(actions));
  mount(part("line"), line);
  mount(child(part("stage"), "div", ""), liveRegion);
  mount(part("transport"), () => transportBar(actions));
  mount(part("status"), statusLine);
  mount(child(part("overlay"), "div", "toasts"), toasts);
}

/** Loads the figure above the course when the gallery is shown and the first view is complete. A frame has no such region. */
function watchJump(app: LearnApp): void {
  const region = document.querySelector<HTMLElement>(".jump-region");
  if (!region) return;
  let isBegun = false;
  const stop = effect(() => {
    const starts = !state.ready.value && state.unavailableReason.value === undefined;
    if (isBegun || starts || state.requested.value || course.openPage.value) return;
    isBegun = true;
    queueMicrotask(() => stop());
    again(import("./jump/view")).then(
      ({ showJump }) => showJump(region, (motion) => app.engine.call("testMotion", motion)),
      () => region.remove(),
    );
  });
}

/** Writes the state to attributes, for tests and style sheets. */
function watchRoot(root: HTMLElement): void {
  if (state.embedded.value) {
    root.dataset.embed = "";
    root.dataset.show = shownParts.value.join(" ");
  }
  if (state.chapter.value !== undefined) root.dataset.chapter = state.chapter.value;
  effect(() => {
    root.dataset.state = state.phase.value;
    root.dataset.restarts = String(state.restarts.value);
    const here = experiment.isOpen.value;
    const page = course.openPage.value;
    root.dataset.place = page
      ? "course"
      : here
        ? "experiment"
        : sheet.isOpen.value
          ? "sheet"
          : state.requested.value || state.embedded.value
            ? "lesson"
            : "gallery";
    root.dataset.lesson = state.story.value?.name ?? "";
    root.dataset.step = String(state.step.value);
    const name = state.requested.value?.lesson;
    document.title = page
      ? `${course.title(page)} – Nearpoint`
      : here
        ? `${inWords("title")} – Nearpoint`
        : sheet.isOpen.value
          ? `${onSheet("title")} – Nearpoint`
          : name
            ? `${openPuzzle.value ? puzzleTitle(openPuzzle.value) : word(`lesson.${name}`)} – Nearpoint`
            : `${t("page.gallery")} – Nearpoint`;
  });
}

function actionsOf(app: LearnApp): Actions {
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // failures are reported already
  const { transport } = app;
  return {
    set: (values) => quietly(app.set(values)),
    seek: (step) => quietly(transport.seek(step)),
    seekKeys: (keys) => quietly(app.seekKeys(keys)),
    fit: () => app.view("fit"),
    share: () => void shareLesson(),
    embed: () => void showEmbed(),
    toggle: () => transport.toggle(),
    next: () => quietly(transport.on()),
    previous: () => quietly(transport.back()),
    reset: () => quietly(transport.reset()),
    setSpeed: (speed) => transport.setSpeed(speed),
    toggleReading: () => {
      transport.pause();
      state.view.value = state.view.peek() === "read" ? undefined : "read";
    },
    remeasure: () => quietly(app.remeasure()),
    cancel: () => app.cancel(),
    restartWorker: () => quietly(app.renew()),
  };
}

async function showEmbed(): Promise<void> {
  try {
    (await again(import("./embed/dialog"))).showEmbed();
  } catch {
    showMessage("warning", t("page.noPart"));
  }
}

async function shareLesson(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showMessage("success", t("page.shared"));
  } catch {
    showMessage("info", t("page.noSharing"));
  }
}
