/** Links the glossary's terms in the lessons' texts, each at its first occurrence in a step. The glossary is loaded with the first lesson. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { again } from "../../engine/again";
import { embedded, lesson, shownStep } from "../state";
import { t } from "../words";
import { writePage } from "./address";
import { type TermFinder, termFinder } from "./finder";
import type { Term } from "./glossary";

interface Glossary {
  find: ReadonlySignal<TermFinder>;
  show: (at: HTMLElement, term: Term) => void;
  hide: () => void;
}

const glossary = signal<Glossary | undefined>(undefined);

/** Loads the glossary when a lesson is shown; a card closes with its step. */
export function watchTerms(): void {
  if (embedded.peek()) return;
  let asked = false;
  effect(() => {
    if (!shownStep.value) return;
    glossary.peek()?.hide();
    if (asked) return;
    asked = true;
    // If it cannot be loaded, the texts have no links.
    Promise.all([again(import("./glossary")), again(import("./card"))]).then(
      ([{ terms }, card]) => {
        glossary.value = { find: computed(() => termFinder(terms.value)), ...card };
      },
      () => undefined,
    );
  });
}

/** Returns the text with its terms as links; `seen` holds those that the step has linked already. */
export function linkTerms(text: string, seen: Set<string>): string | (string | TemplateResult)[] {
  const known = glossary.value;
  if (!known) return text;
  return known.find.value(text, lesson.value?.chapter, seen).map((piece) => {
    if (typeof piece === "string") return piece;
    const open = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      known.show(event.currentTarget as HTMLElement, piece.term);
    };
    return html`<a class="term" href=${writePage({ kind: "glossary", of: piece.term.key })} aria-haspopup="dialog"
      title=${t("page.term", { term: piece.term.name })} data-testid="term" data-term=${piece.term.key} @click=${open}>${piece.text}</a>`;
  });
}
