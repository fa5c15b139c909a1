/** The regions of the learn page, each a function of the state. */

import { effect } from "@preact/signals-core";
import { html } from "lit-html";
import { say } from "../state/messages";
import { showTheme } from "../state/theme";
import { watchMenus } from "../ui/menu";
import { toasts } from "../ui/messages";
import { mount, part } from "../ui/mount";
import type { Actions } from "./actions";
import type { LearnApp } from "./app";
import { charts } from "./chart";
import { controls } from "./controls";
import { showEmbed } from "./embed";
import { buildRoom } from "./experiment/page";
import * as experiment from "./experiment/state";
import { say as inWords, language } from "./experiment/words";
import { gallery } from "./gallery";
import { header } from "./header";
import { watchKeys } from "./keys";
import { over } from "./labels";
import { line, narration, twin } from "./narration";
import { question, watchPassed } from "./question";
import { happenings, readings } from "./readings";
import { buildSheet } from "./sheet/page";
import * as sheet from "./sheet/state";
import { say as onSheet } from "./sheet/words";
import * as state from "./state";
import { statusLine } from "./status";
import { transportBar } from "./transport-bar";
import { t, word } from "./words";

export function build(app: LearnApp): void {
  state.embedded.value = new URLSearchParams(location.search).has("embed");
  watchRoot(document.documentElement);
  showTheme(document.documentElement);
  watchMenus();
  watchKeys(
    app.transport,
    (input) => app.input(input),
    () => app.view("fit"),
  );
  watchPassed(() => void app.reveal().catch(() => undefined));
  regions(actionsOf(app));
  buildRoom(app.experiment);
  buildSheet(app.sheet);
}

function regions(actions: Actions): void {
  if (!state.embedded.value) {
    mount(part("header"), () => header(actions));
    mount(part("gallery"), gallery);
    mount(child(part("try"), "section", "controls-region"), () => controls(actions));
    charts(child(part("try"), "div", "charts"));
    mount(child(part("told"), "section", "said"), () => html`${narration()}${question(actions)}`);
    mount(child(part("told"), "section", ""), readings);
    mount(child(part("told"), "section", ""), () => happenings(actions));
  }
  mount(child(part("picture"), "div", "over"), over);
  mount(part("line"), line);
  mount(child(part("stage"), "div", ""), twin);
  mount(part("transport"), () => transportBar(actions));
  mount(part("status"), statusLine);
  mount(child(part("overlay"), "div", "toasts"), toasts);
}

/** What a test, and the style sheet, can hold on to. */
function watchRoot(root: HTMLElement): void {
  if (state.embedded.value) root.dataset.embed = "";
  effect(() => {
    root.dataset.state = state.phase.value;
    root.dataset.restarts = String(state.restarts.value);
    const here = experiment.here.value;
    root.dataset.place = here
      ? "experiment"
      : sheet.here.value
        ? "sheet"
        : state.wished.value || state.embedded.value
          ? "lesson"
          : "gallery";
    root.lang = here ? language.value : "en";
    root.dataset.lesson = state.story.value?.name ?? "";
    root.dataset.step = String(state.step.value);
    const name = state.wished.value?.lesson;
    document.title = here
      ? `${inWords("title")} – Nearpoint`
      : sheet.here.value
        ? `${onSheet("title")} – Nearpoint`
        : name
          ? `${word(`lesson.${name}`)} – Nearpoint`
          : `${t("page.gallery")} – Nearpoint`;
  });
}

function actionsOf(app: LearnApp): Actions {
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // what went wrong is said already
  const { transport } = app;
  return {
    set: (values) => quietly(app.set(values)),
    answer: (choice) => quietly(app.answer(choice)),
    seek: (step) => quietly(transport.seek(step)),
    fit: () => app.view("fit"),
    share: () => void share(),
    embed: showEmbed,
    toggle: () => transport.toggle(),
    on: () => quietly(transport.on()),
    back: () => quietly(transport.back()),
    reset: () => quietly(transport.reset()),
    setSpeed: (speed) => transport.setSpeed(speed),
  };
}

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    say("success", t("page.shared"));
  } catch {
    say("info", t("page.noSharing"));
  }
}

function child(parent: HTMLElement, tag: string, name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  parent.append(element);
  return element;
}
