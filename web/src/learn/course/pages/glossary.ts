/** The glossary: all terms, or those that match a search; each term has its own address. */

import { html, nothing, type TemplateResult } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { itemTitle } from "../../item-titles";
import { writePage } from "../address";
import { cardText, type Term, termNamed } from "../glossary";
import { newSearch, termSearch } from "../term-search";
import { translate } from "../words";

const search = newSearch("search-terms");

export function glossaryPage(of: string | undefined): TemplateResult {
  const here = of === undefined ? undefined : termNamed(of);
  const unknown = of !== undefined && !here;
  return html`<article class="course-page" data-testid="glossary">
    <h2 class="lead">${translate("glossaryLead")}</h2>
    ${unknown ? html`<p class="refusal" role="alert" data-testid="unknown-term">${translate("unknownTerm", { key: of })}</p>` : nothing}
    ${termSearch(search, translate("search"), (found) => html`<dl>${found.map((term) => entry(term, term.key === of))}</dl>`, here)}
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
