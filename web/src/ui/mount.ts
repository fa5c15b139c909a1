/** A region of the page is a function from signals to a template; it is rendered again when one of them changes. */

import { effect } from "@preact/signals-core";
import { render, type TemplateResult } from "lit-html";

export function mount(
  host: HTMLElement,
  view: () => TemplateResult | typeof import("lit-html").nothing,
): () => void {
  return effect(() => {
    render(view(), host);
  });
}

/** An element that the page's own HTML is known to hold. */
export function part<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as E;
}

/** What regions of the page's own HTML are called, for who does not see them. */
export function nameParts(names: () => Readonly<Record<string, string>>): void {
  effect(() => {
    for (const [id, name] of Object.entries(names())) part(id).setAttribute("aria-label", name);
  });
}

/** Adds an element to another one. */
export function child(parent: HTMLElement, tag: string, name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  parent.append(element);
  return element;
}
