/** The index of topics: each term of the field with the lessons that show it. The glossary is loaded when the index is opened. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { inList } from "../../state/punctuation";
import { itemTitle } from "../item-titles";
import { t } from "../words";
import { writePage } from "./address";
import type { Term } from "./glossary";

type Search = (label: string, list: (found: readonly Term[]) => TemplateResult) => TemplateResult;

const search = signal<Search | undefined>(undefined);

export const topicIndex = (): TemplateResult => html`
  <details class="topics" data-testid="topics" @toggle=${load}>
    <summary>${t("page.topics")}</summary>
    ${search.value?.(t("page.topicsSearch"), list) ?? nothing}
  </details>`;

function load(): void {
  if (search.peek()) return;
  again(import("./term-search")).then(
    ({ newSearch, termSearch }) => {
      const own = newSearch("search-topics");
      search.value = (label, list) => termSearch(own, label, list);
    },
    () => showMessage("error", t("page.courseNotLoaded")),
  );
}

const list = (found: readonly Term[]) => html`<ul>${found.map(topic)}</ul>`;

const topic = ({ key, name, aliases = [], shown }: Term) => html`
  <li data-testid="topic" data-term=${key}>
    <a href=${writePage({ kind: "glossary", of: key })}>${name}</a>
    ${aliases.length > 0 ? html`<small class="dim">${inList(aliases)}</small>` : nothing}
    <span>${
      shown.length > 0
        ? shown.map((lesson) => html`<a href=${`#${lesson}`}>${itemTitle(lesson)}</a> `)
        : html`<span class="dim">${t("page.topicUnshown")}</span>`
    }</span></li>`;
