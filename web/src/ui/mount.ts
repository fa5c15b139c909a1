/** Renders the regions of the page. Each is a function from signals to a template and is rendered again when one of them changes. */

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

/** Returns an element that the page's own HTML must hold. */
export function part<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as E;
}

/** Names the regions of the page's HTML for screen readers. */
export function nameParts(names: () => Readonly<Record<string, string>>): void {
  effect(() => {
    for (const [id, name] of Object.entries(names())) part(id).setAttribute("aria-label", name);
  });
}

export function child(parent: HTMLElement, tag: string, name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  parent.append(element);
  return element;
}
