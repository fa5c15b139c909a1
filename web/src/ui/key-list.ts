/** The list of shortcuts, with what the page is made with. */

import { html } from "lit-html";
import { showDialog } from "./dialog";
import { text } from "./strings";

const t = text.shortcuts;

export function showShortcuts(): void {
  showDialog({ testid: "shortcuts", title: t.title, close: t.close }, content());
}

const content = () => html`
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
