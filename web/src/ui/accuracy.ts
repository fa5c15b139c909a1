/** Asks how near true surfaces of files that are opened next shall be to their triangles; nobody need say. */

import { html, type TemplateResult } from "lit-html";
import { accuracyUnits, accuracyWish } from "../state/accuracy";
import { parseLength, plainLength } from "../state/format";
import { say } from "../state/messages";
import { unitName } from "../state/unit-names";
import { fieldText } from "./field-text";
import { text } from "./strings";

const t = text.open;

export function accuracyField(): TemplateResult {
  const lengths = accuracyUnits.value;
  const shown = () => {
    const wish = accuracyWish.peek();
    return wish === undefined ? "" : plainLength(wish, lengths);
  };
  const changed = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const typed = input.value.trim();
    const wish = typed === "" ? undefined : parseLength(typed, lengths);
    if (typed === "" || (wish !== undefined && wish > 0)) accuracyWish.value = wish;
    else say("warning", t.notAnAccuracy({ typed }));
    input.value = shown();
  };
  accuracyWish.value; // shown anew when it changes
  return html`
    <label class="param"><span>${t.accuracy}</span>
      <input class="m" inputmode="decimal" autocomplete="off" data-testid="accuracy" aria-describedby="why-accuracy"
        placeholder=${t.bySize} .value=${fieldText(shown())} @change=${changed} /><i>${unitName(lengths.told)}</i>
      <small id="why-accuracy">${t.accuracyWhy}</small></label>`;
}
