/** A search for terms of the glossary, which says how many it finds. */

import { type Signal, signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { findTerms, type Term, terms } from "./glossary";
import "./style/term-search.css";
import { translate } from "./words";

export interface TermSearch {
  testid: string;
  text: Signal<string>;
}

export const newSearch = (testid: string): TermSearch => ({ testid, text: signal("") });

/** Returns the field, with the terms that it finds or a text that there is none. The term `here` is always listed. */
export function termSearch(
  { testid, text }: TermSearch,
  label: string,
  list: (found: readonly Term[]) => TemplateResult,
  here?: Term,
): TemplateResult {
  const matching = findTerms(text.value);
  const found = here && !matching.includes(here) ? [here, ...matching] : matching;
  return html`<p class="term-search"><input type="search" aria-label=${label} placeholder=${label} data-testid=${testid} .value=${text.value}
      @input=${(event: Event) => {
        text.value = (event.target as HTMLInputElement).value;
      }} />
    <span class="dim" role="status">${translate("searched", { n: found.length, all: terms.value.length })}</span></p>
    ${found.length === 0 ? html`<p data-testid="no-term">${translate("noTerm", { text: text.value })}</p>` : list(found)}`;
}
