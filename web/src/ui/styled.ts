/**
 * Sets computed styles property by property. A strict Content-Security-Policy forbids the `style` attribute, which lit-html's own `styleMap` writes
 * when it first renders an element.
 */

import { noChange } from "lit-html";
import { type AttributePart, Directive, type DirectiveParameters, directive } from "lit-html/directive.js";

/** Values by the names of CSS properties, including custom ones. */
export type Styles = Readonly<Record<string, string | number>>;

class Styled extends Directive {
  #before: Styles = {};

  render(_styles: Styles): typeof noChange {
    return noChange;
  }

  override update({ element }: AttributePart, [styles]: DirectiveParameters<this>): typeof noChange {
    const { style } = element as HTMLElement;
    for (const name of Object.keys(this.#before)) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles))
      if (this.#before[name] !== value) style.setProperty(name, String(value));
    this.#before = styles;
    return noChange;
  }
}

/** A directive for `style=${styled({ "--at": 3 })}`. */
export const styled = directive(Styled);

/** Centres an element at a point of the picture, in CSS pixels. */
export const centredAt = (x: number, y: number): ReturnType<typeof styled> =>
  styled({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)` });
