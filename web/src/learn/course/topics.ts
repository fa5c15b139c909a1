/** The index of topics: each term of the field with the lessons that show it. The glossary is loaded when the index is opened. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { showMessage } from "../../state/messages";
import { inList } from "../../state/punctuation";
import { itemTitle } from "../item-titles";
import { t } from "../words";
import { writePage } from "./address";
import type { Term } from "./glossary";

type Find = (search: string) => readonly Term[];

const find = signal<Find | undefined>(undefined);
const searched = signal("");

export const topicIndex = (): TemplateResult => html`
  <details class="topics" data-testid="topics" @toggle=${load}>
    <summary>${t("page.topics")}</summary>
    ${find.value ? list(find.value) : nothing}
  </details>`;

function load(): void {
  if (find.peek()) return;
  import("./glossary").then(
    ({ findTerms }) => {
      find.value = findTerms;
    },
    () => showMessage("error", t("page.courseNotLoaded")),
  );
}

const list = (find: Find) => html`
  <input type="search" aria-label=${t("page.topicsSearch")} placeholder=${t("page.topicsSearch")} data-testid="search-topics"
    .value=${searched.value} @input=${(event: Event) => {
      searched.value = (event.target as HTMLInputElement).value;
    }} />
  <ul>${find(searched.value).map(topic)}</ul>`;

const topic = ({ key, name, aliases = [], shown }: Term) => html`
  <li data-testid="topic" data-term=${key}>
    <a href=${writePage({ kind: "glossary", of: key })}>${name}</a>
    ${aliases.length > 0 ? html`<small class="dim">${inList(aliases)}</small>` : nothing}
    <span>${
      shown.length > 0
        ? shown.map((lesson) => html`<a href=${`#${lesson}`}>${itemTitle(lesson)}</a> `)
        : html`<span class="dim">${t("page.topicUnshown")}</span>`
    }</span></li>`;
