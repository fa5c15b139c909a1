/** A field for a length, in the scene's unit or in the reader's. */

import { html, nothing, type TemplateResult } from "lit-html";
import { parseLength, plainLength } from "../state/format";
import { showMessage } from "../state/messages";
import { units } from "../state/units";
import { fieldText } from "./fields";

interface LengthInput {
  id: string;
  /** Returns the value; undefined if none is known. It is called again after a change. */
  value(): number | undefined;
  onChange(value: number): void;
  /** Returns the sentence that refuses the input. */
  refusal(typed: { typed: string }): string;
  allowsZero?: boolean;
  /** Handles an empty field, which is valid if this exists. */
  emptied?(): void;
  placeholder?: string;
  title?: string;
  lengths?: Parameters<typeof plainLength>[1];
  label?: string;
  /** True if a label names the field by its id. */
  isLabelled?: boolean;
  describedBy?: string;
}

/** Returns a field for a length. Invalid input is refused with a sentence, and the field shows the old value again. */
export function lengthInput(field: LengthInput): TemplateResult {
  const lengths = field.lengths ?? units.value;
  const shown = () => {
    const value = field.value();
    return value === undefined ? "" : plainLength(value, lengths);
  };
  const changed = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const typed = input.value.trim();
    const value = parseLength(typed, lengths);
    if (typed === "" && field.emptied) field.emptied();
    else if (value !== undefined && (value > 0 || (value === 0 && field.allowsZero))) field.onChange(value);
    else showMessage("warning", field.refusal({ typed }));
    input.value = shown();
  };
  return html`<input id=${field.isLabelled ? field.id : nothing} class="m" inputmode="decimal" autocomplete="off" data-testid=${field.id} placeholder=${field.placeholder ?? nothing}
      title=${field.title ?? nothing} aria-label=${field.label ?? nothing} aria-describedby=${field.describedBy ?? nothing} .value=${fieldText(shown())} @change=${changed} />`;
}
