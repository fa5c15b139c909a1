/** The list of keys of the learn page; on the page of a tool, the keys of the tool. */

import { html } from "lit-html";
import { showDialog } from "../../ui/dialog";
import type { PageKey } from "../catalogue";
import * as experiment from "../experiment/state";
import { controls } from "../experiment/task-panel";
import { translate } from "../experiment/words";
import { controls as onSheetWays } from "../sheet/sheet-panel";
import * as sheet from "../sheet/state";
import { translate as onSheet } from "../sheet/words";
import { isReading, openPuzzle } from "../shown-view";
import { t } from "../words";

type KeyMeaning = Extract<PageKey, `page.key.${string}`> extends `page.key.${infer Name}` ? Name : never;

interface Group {
  title: string;
  keys: (readonly [keys: string, meaning: string])[];
}

const group = (title: PageKey, keys: readonly (readonly [string, KeyMeaning])[]): Group => ({
  title: t(title),
  keys: keys.map(([key, meaning]) => [key, t(`page.key.${meaning}`)]),
});

const ofReading = (): Group =>
  group("page.region.read", [
    ["Space  ↓  PgDn", "scrollDown"],
    ["↑  PgUp", "scrollUp"],
    ["→", "nextSection"],
    ["←", "previousSection"],
    ["Home", "pageTop"],
    ["End", "pageEnd"],
  ]);

const ofSteps = (): Group =>
  group("page.keysOfLesson", [
    ["Space", "play"],
    ["→  PgDn", "on"],
    ["←  PgUp", "back"],
    ["Home", "first"],
    ["End", "last"],
    ["R", "reset"],
    [",", "slower"],
    [".", "faster"],
  ]);

const ofLessons = (): Group[] => [
  // A puzzle stays at its step.
  ...(openPuzzle.peek() ? [] : [isReading.peek() ? ofReading() : ofSteps()]),
  group("page.keysOfPicture", [
    ["arrow keys", "orbit"],
    ["+  −", "zoom"],
    ["1  3  7  0", "sides"],
    ["F", "fit"],
  ]),
  group("page.keysOfClass", [
    ["P", "projector"],
    ["N", "notes"],
    ["?", "keys"],
    ["Esc", "close"],
  ]),
  group("page.keysOfSlide", [
    ["→  PgDn", "on"],
    ["←  PgUp", "back"],
    ["B  .", "black"],
    ["L", "pointer"],
    ["C", "chart"],
    ["F", "full"],
    ["Esc", "leave"],
  ]),
];

const groups = (): Group[] => {
  if (experiment.isOpen.peek())
    return [
      {
        title: translate("how"),
        keys: controls.map((way) => [translate(`how.${way}`), translate(`how.${way}.keys`)]),
      },
    ];
  if (sheet.isOpen.peek())
    return [
      {
        title: onSheet("how"),
        keys: onSheetWays.map((way) => [onSheet(`how.${way}`), onSheet(`how.${way}.keys`)]),
      },
    ];
  return ofLessons();
};

export function showKeysList(): void {
  showDialog(
    { testid: "keys", title: t("page.keys"), close: t("page.close") },
    html`<div class="columns">${groups().map(
      ({ title, keys }) =>
        html`<section><h3>${title}</h3><dl>${keys.map(([key, meaning]) => html`<div><dt>${key}</dt><dd>${meaning}</dd></div>`)}</dl></section>`,
    )}</div>`,
  );
}
