/** A length field of a test. */

import { html, nothing, type TemplateResult } from "lit-html";
import { parseLength, plainLength, unitName } from "../../state/format";
import { testError } from "../../state/tests";
import { units } from "../../state/units";
import { fieldText } from "../fields";
import { text } from "../strings";

/** Returns the field. Undefined stands for an empty field, if that is allowed. Invalid input stays, with the reason below it. */
export function lengthField(
  id: string,
  label: string,
  value: number | undefined,
  changed: (value: number | undefined) => void,
  title = "",
  placeholder?: string,
): TemplateResult {
  const lengths = units.value;
  const why = testError.value.get(id);
  const read = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const empty = field.value.trim() === "" && placeholder !== undefined;
    const typed = empty ? undefined : parseLength(field.value, lengths);
    const fits = empty || (typed !== undefined && typed >= 0);
    const others = new Map(testError.peek());
    others.delete(id);
    testError.value = fits ? others : others.set(id, text.details.notALength({ typed: field.value }));
    if (fits) changed(typed);
  };
  return html`
    <label class="field" title=${title || nothing}><span>${label}</span>
      <span class="length"><input class="m" inputmode="decimal" autocomplete="off" data-testid=${`test-${id}`} placeholder=${placeholder ?? nothing}
        aria-invalid=${why !== undefined} aria-describedby=${why ? `why-test-${id}` : nothing}
        .value=${why === undefined ? fieldText(value === undefined ? "" : plainLength(value, lengths)) : nothing} @change=${read} /><span class="dim">${unitName(lengths.displayUnit)}</span></span></label>
    ${why ? html`<p class="refused" id=${`why-test-${id}`}>${why}</p>` : nothing}`;
}
