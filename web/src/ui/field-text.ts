/** The text of a field that is typed in: what the page says, but for what is being typed. */

import { noChange } from "lit-html";
import { Directive, directive, type PropertyPart } from "lit-html/directive.js";

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
