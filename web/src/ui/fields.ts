/** What the form fields of all panels have in common: how they are listened to, and the fields that several panels have. */

import type { Signal } from "@preact/signals-core";
import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { Directive, directive, type PropertyPart } from "lit-html/directive.js";
import { live } from "lit-html/directives/live.js";
import { parseLength, plainLength } from "../state/format";
import { say } from "../state/messages";
import { units } from "../state/units";

/** Hands what is typed or chosen to a function. A select has no other values than its options. */
export const onValue =
  <Value extends string>(take: (value: Value) => void) =>
  (event: Event): void =>
    take((event.target as HTMLInputElement).value as Value);

export const onChecked = (take: (isOn: boolean) => void) => (event: Event) =>
  take((event.target as HTMLInputElement).checked);

/** Returns what puts values into a signal. */
export const into =
  <Value>(of: Signal<Value>) =>
  (value: Value): void => {
    of.value = value;
  };

/** Returns what puts that value into a signal. */
export const assign =
  <Value>(of: Signal<Value>, value: Value) =>
  (): void =>
    into(of)(value);

export const checkbox = (id: string, isOn: boolean, take: (isOn: boolean) => void): TemplateResult =>
  html`<input type="checkbox" data-testid=${id} .checked=${live(isOn)} @change=${onChecked(take)} />`;

interface Slider {
  id: string;
  label: string;
  /** Between 0 and 1. */
  share: number;
  steps: number;
  /** What its place means, in words. */
  told?: string;
  slide(share: number): void;
  released?(): void;
  look?: string;
}

export const slider = ({
  id,
  label,
  share,
  steps,
  told,
  slide,
  released,
  look,
}: Slider): TemplateResult => html`<input type="range" class=${look ?? nothing} min="0" max=${steps} step="1" aria-label=${label} aria-valuetext=${told ?? nothing}
    data-testid=${id} .value=${live(String(Math.round(share * steps)))}
    @input=${onValue((value) => slide(Number(value) / steps))} @change=${released} />`;

interface TypedField {
  id: string;
  label: string;
  shown: string;
  take(typed: string): void;
  title?: string;
  placeholder?: string;
  /** A label names it by its id. */
  isLabelled?: boolean;
  /** It may be read only. */
  isFixed?: boolean;
  /** Which keys a phone offers; a decimal has none for a sign. */
  inputmode?: "decimal" | "text";
  /** Whether the field has another use for a key. */
  key?(event: KeyboardEvent): boolean;
}

/** A number one can type: what was typed is taken when the field is left or Enter is pressed, and Escape puts it back. */
export const typedField = (
  field: TypedField,
): TemplateResult => html`<input id=${field.isLabelled ? field.id : nothing} class="m" data-testid=${field.id}
    aria-label=${field.label} title=${field.title ?? nothing} placeholder=${field.placeholder ?? nothing}
    inputmode=${field.inputmode ?? "decimal"} autocomplete="off" spellcheck="false" ?readonly=${field.isFixed} .value=${fieldText(field.shown)}
    @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    @keydown=${(event: KeyboardEvent) => {
      const input = event.target as HTMLInputElement;
      if (field.key?.(event)) return event.preventDefault();
      if (event.key === "Escape") input.value = field.shown;
      if (event.key === "Escape" || event.key === "Enter") input.blur();
    }}
    @change=${(event: Event) => {
      const input = event.target as HTMLInputElement;
      const typed = input.value;
      input.value = field.shown;
      field.take(typed);
    }} />`;

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

class FieldText extends Directive {
  #text = "";
  #isTyping = false;
  #field?: HTMLInputElement;

  render(text: string): string {
    return text;
  }

  override update(part: PropertyPart, [text]: [string]): unknown {
    this.#text = text;
    this.#field ??= this.#listen(part.element as HTMLInputElement);
    if (!this.#isTyping) this.#show();
    return noChange;
  }

  /** Captured, so that a field's own listeners find the typing ended and may show another text. */
  #listen(field: HTMLInputElement): HTMLInputElement {
    field.addEventListener(
      "input",
      () => {
        this.#isTyping = true;
      },
      true,
    );
    field.addEventListener(
      "change",
      () => {
        this.#isTyping = false;
      },
      true,
    );
    // Left without a change, it shows what was said meanwhile.
    field.addEventListener(
      "blur",
      () => {
        if (!this.#isTyping) return;
        this.#isTyping = false;
        this.#show();
      },
      true,
    );
    return field;
  }

  #show(): void {
    if (this.#field && this.#field.value !== this.#text) this.#field.value = this.#text;
  }
}

/** For `.value` of a text field. Pictures and answers may come while somebody types: the text is taken with the field's `change`, and stays until then. */
export const fieldText = directive(FieldText);
