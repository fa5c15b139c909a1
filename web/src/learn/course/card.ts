/** The card of a term beside its text. Escape or a press elsewhere closes it, and the focus returns. */

import { html, nothing, render } from "lit-html";
import { part } from "../../ui/mount";
import { itemTitle } from "../item-titles";
import { writePage } from "./address";
import { cardText, type Term } from "./glossary";
import "./style/term.css";

let card: HTMLElement | undefined;

export function show(at: HTMLElement, term: Term): void {
  card ??= createCard();
  render(
    html`<h3 id="term-name">${term.name}</h3>
      <p>${term.text}</p>
      ${term.aliases ? html`<p class="also">${cardText("aliases")} ${term.aliases.join(", ")}</p>` : nothing}
      <p class="links">${
        term.shown.length > 0
          ? html`<span>${cardText("shownIn")} ${term.shown.map((name, i) => html`${i > 0 ? ", " : nothing}<a href=${`#${name}`}>${itemTitle(name)}</a>`)}</span>`
          : nothing
      }<a href=${writePage({ kind: "glossary", of: term.key })} data-testid="to-term">${cardText("inGlossary")}</a></p>`,
    card,
  );
  card.showPopover();
  placeCard(card, at.getBoundingClientRect());
  card.focus();
}

export function hide(): void {
  if (card?.matches(":popover-open")) card.hidePopover();
}

function createCard(): HTMLElement {
  const element = document.createElement("div");
  element.className = "term-card";
  element.popover = "auto";
  element.tabIndex = -1;
  element.dataset.testid = "term-card";
  element.setAttribute("role", "dialog");
  element.setAttribute("aria-labelledby", "term-name");
  // A link in the card leads away.
  element.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) element.hidePopover();
  });
  part("overlay").append(element);
  return element;
}

/** Places the card below the words, or above them if there is no space, and inside the window. */
function placeCard(card: HTMLElement, at: DOMRect): void {
  const [gap, margin] = [6, 8];
  const { width, height } = card.getBoundingClientRect();
  const left = Math.min(Math.max(at.left, margin), innerWidth - width - margin);
  const below = at.bottom + gap;
  const top = below + height + margin <= innerHeight ? below : Math.max(at.top - gap - height, margin);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
