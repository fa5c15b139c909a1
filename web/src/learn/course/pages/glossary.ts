/** The glossary: all terms, or those that match a search; each term has its own address. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { itemTitle } from "../../item-titles";
import { writePage } from "../address";
import { cardText, findTerms, type Term, termNamed, terms } from "../glossary";
import { translate } from "../words";

const searched = signal("");

export function glossaryPage(of: string | undefined): TemplateResult {
  const here = of === undefined ? undefined : termNamed(of);
  const matching = findTerms(searched.value);
  // The term of the address is always listed, for any search.
  const found = here && !matching.includes(here) ? [here, ...matching] : matching;
  const unknown = of !== undefined && !here;
  return html`<article class="course-page" data-testid="glossary">
    <h2 class="lead">${translate("glossaryLead")}</h2>
    ${unknown ? html`<p class="refusal" role="alert" data-testid="unknown-term">${translate("unknownTerm", { key: of })}</p>` : nothing}
    <p class="search"><input type="search" aria-label=${translate("search")} placeholder=${translate("search")} data-testid="search-terms" .value=${searched.value}
        @input=${(event: Event) => {
          searched.value = (event.target as HTMLInputElement).value;
        }} />
      <span class="dim" role="status">${translate("searched", { n: found.length, all: terms.value.length })}</span></p>
    ${found.length === 0 ? html`<p>${translate("noTerm", { text: searched.value })}</p>` : html`<dl>${found.map((term) => entry(term, term.key === of))}</dl>`}
  </article>`;
}

/** The last address that was scrolled to. A later search must not scroll back. */
let brought: string | undefined;

function bring(key: string, element: Element | undefined): void {
  if (!element || brought === key) return;
  brought = key;
  // The page can be scrolled in the next frame, when it is complete.
  requestAnimationFrame(() => {
    element.scrollIntoView({ block: "center" });
    (element as HTMLElement).focus({ preventScroll: true });
  });
}

const entry = (term: Term, here: boolean) => html`
  <div class="entry" data-testid="entry" data-term=${term.key} ?data-here=${here}>
    <dt tabindex=${here ? -1 : nothing} ${here ? ref((element) => bring(term.key, element)) : nothing}>
      <a href=${writePage({ kind: "glossary", of: term.key })} title=${translate("linkTo", { term: term.name })}>${term.name}</a></dt>
    <dd>${term.text}
      <span class="links">
        ${term.aliases ? html`<span>${cardText("aliases")} ${term.aliases.join(", ")}</span>` : nothing}
        ${term.shown.length > 0 ? html`<span>${translate("shownIn")} ${listed(term.shown.map((name) => html`<a href=${`#${name}`}>${itemTitle(name)}</a>`))}</span>` : nothing}
        ${term.see ? html`<span>${translate("see")} ${listed(term.see.map((key) => html`<a href=${writePage({ kind: "glossary", of: key })}>${termNamed(key)?.name ?? key}</a>`))}</span>` : nothing}
        ${term.source ? html`<span>${translate("source")} ${term.source}</span>` : nothing}
      </span></dd>
  </div>`;

const listed = (items: readonly TemplateResult[]) =>
  items.map((item, i) => html`${i > 0 ? ", " : nothing}${item}`);
