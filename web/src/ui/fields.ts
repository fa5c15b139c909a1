/** The form fields that several panels use, and their listeners. */

import type { Signal } from "@preact/signals-core";
import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { Directive, directive, type PropertyPart } from "lit-html/directive.js";
import { live } from "lit-html/directives/live.js";

/** Passes the value to a function. A select only has the values of its options. */
export const onValue =
  <Value extends string>(take: (value: Value) => void) =>
  (event: Event): void =>
    take((event.target as HTMLInputElement).value as Value);

export const onChecked = (take: (isOn: boolean) => void) => (event: Event) =>
  take((event.target as HTMLInputElement).checked);

/** Returns a function that puts values into a signal. */
export const setterOf =
  <Value>(of: Signal<Value>) =>
  (value: Value): void => {
    of.value = value;
  };

/** Returns a function that puts this value into a signal. */
export const assign =
  <Value>(of: Signal<Value>, value: Value) =>
  (): void =>
    setterOf(of)(value);

export const checkbox = (id: string, isOn: boolean, take: (isOn: boolean) => void): TemplateResult =>
  html`<input type="checkbox" data-testid=${id} .checked=${live(isOn)} @change=${onChecked(take)} />`;

interface Choice {
  id: string;
  label: string;
  icon: TemplateResult<2>;
  options: readonly (readonly [value: string, label: string])[];
  /** The chosen value; the first option is the default. */
  value: string;
  onChange(value: string): void;
}

/** A choice beside a search field, of which a narrow panel shows only the icon. */
export const iconChoice = ({ id, label, icon, options, value, onChange }: Choice): TemplateResult => html`
  <span class="icon-choice ${value === options[0]?.[0] ? "" : "on"}">${icon}<select aria-label=${label} title=${label} data-testid=${id} .value=${live(value)}
    @change=${onValue(onChange)}>${options.map(([name, words]) => html`<option value=${name} ?selected=${name === value}>${words}</option>`)}</select></span>`;

interface Slider {
  id: string;
  label: string;
  /** The position, 0…1. */
  fraction: number;
  steps: number;
  /** The meaning of the position, in words. */
  valueText?: string;
  onSlide(share: number): void;
  onRelease?(): void;
  look?: string;
}

export const slider = ({
  id,
  label,
  fraction: share,
  steps,
  valueText: reported,
  onSlide: slide,
  onRelease: released,
  look,
}: Slider): TemplateResult => html`<input type="range" class=${look ?? nothing} min="0" max=${steps} step="1" aria-label=${label} aria-valuetext=${reported ?? nothing}
    data-testid=${id} .value=${live(String(Math.round(share * steps)))}
    @input=${onValue((value) => slide(Number(value) / steps))} @change=${released} />`;

interface TypedField {
  id: string;
  label: string;
  shown: string;
  onChange(typed: string): void;
  title?: string;
  placeholder?: string;
  /** True if a label names the field by its id. */
  isLabelled?: boolean;
  /** True if the field is read-only. */
  isFixed?: boolean;
  /** The keyboard of a phone; "decimal" has no key for a sign. */
  inputmode?: "decimal" | "text";
  /** Returns whether the field uses a key for something else. */
  key?(event: KeyboardEvent): boolean;
}

/** A number field. The input is taken when the field loses the focus or on Enter; Escape restores the old text. */
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
      field.onChange(typed);
    }} />`;

class FieldText extends Directive {
  #text = "";
  #isEditing = false;
  #field?: HTMLInputElement;

  render(text: string): string {
    return text;
  }

  override update(part: PropertyPart, [text]: [string]): unknown {
    this.#text = text;
    this.#field ??= this.#listen(part.element as HTMLInputElement);
    if (!this.#isEditing) this.#show();
    return noChange;
  }

  /** The listeners capture, so that a field's own listeners find the typing ended and may show another text. */
  #listen(field: HTMLInputElement): HTMLInputElement {
    field.addEventListener(
      "input",
      () => {
        this.#isEditing = true;
      },
      true,
    );
    field.addEventListener(
      "change",
      () => {
        this.#isEditing = false;
      },
      true,
    );
    // A field that is left without a change shows the latest text.
    field.addEventListener(
      "blur",
      () => {
        if (!this.#isEditing) return;
        this.#isEditing = false;
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

/** A directive for the `.value` of a text field. Renders while the user types do not replace the text, which is taken at the field's `change`. */
export const fieldText = directive(FieldText);
