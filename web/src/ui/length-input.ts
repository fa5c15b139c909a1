/** A field for a length in the scene's unit or in that of the reader's choice. */

import { html, nothing, type TemplateResult } from "lit-html";
import { parseLength, plainLength } from "../state/format";
import { say } from "../state/messages";
import { units } from "../state/units";
import { fieldText } from "./fields";

interface LengthInput {
  id: string;
  /** Undefined: none is known. It is asked for again after a change. */
  value(): number | undefined;
  take(value: number): void;
  /** The sentence that refuses what was typed. */
  refusal(typed: { typed: string }): string;
  allowsZero?: boolean;
  /** An empty field is a wish, too. */
  emptied?(): void;
  placeholder?: string;
  title?: string;
  lengths?: Parameters<typeof plainLength>[1];
  label?: string;
  /** A label names it by its id. */
  isLabelled?: boolean;
  describedBy?: string;
}

/** A length one can type. What is none is refused with a sentence, and the field shows again what holds. */
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
    else if (value !== undefined && (value > 0 || (value === 0 && field.allowsZero))) field.take(value);
    else say("warning", field.refusal({ typed }));
    input.value = shown();
  };
  return html`<input id=${field.isLabelled ? field.id : nothing} class="m" inputmode="decimal" autocomplete="off" data-testid=${field.id} placeholder=${field.placeholder ?? nothing}
      title=${field.title ?? nothing} aria-label=${field.label ?? nothing} aria-describedby=${field.describedBy ?? nothing} .value=${fieldText(shown())} @change=${changed} />`;
}
