/** The list of shortcuts, and the libraries of the page. Its texts are loaded when it is first opened. */

import { html } from "lit-html";
import { again } from "../engine/again";
import { showMessage } from "../state/messages";
import { whenLoaded } from "../state/translated";
import { showDialog } from "./dialog";
import { loadFailureText } from "./lazy-module";
import { text } from "./strings";
import type { keys } from "./strings/keys";

type Keys = typeof keys;

export function showShortcuts(): void {
  const { title, close } = text.shortcuts;
  again(import("./strings/keys")).then(
    async ({ keys }) => {
      await whenLoaded();
      showDialog({ testid: "shortcuts", title, close }, content(keys));
    },
    (error: Error) => showMessage("warning", loadFailureText(error)),
  );
}

const content = (t: Keys) => html`
  <div class="columns">${t.groups.map(
    (group) =>
      html`<section><h3>${group.title}</h3><dl>${group.keys.map(
        ([key, meaning]) => html`<div><dt>${key}</dt><dd>${meaning}</dd></div>`,
      )}</dl></section>`,
  )}</div>
  ${t.madeWith.map(
    ([what, notice]) =>
      html`<p class="dim">${what} <a href=${notice} target="_blank">${t.madeWithMore}</a></p>`,
  )}
  <p class="dim"><a href="licences.txt" target="_blank">${t.madeWithOthers}</a></p>`;
