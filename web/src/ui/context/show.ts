/** Shows a menu at a position in the window, with keyboard control. */

import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Actions } from "../actions";
import { hexColour, parseHex } from "../colour";
import { part } from "../mount";
import type { ChooseColour } from "../registry/action";
import type { Entry, Item, Menu } from "./entries";
import { menuOf } from "./menu";
import type { Subject } from "./subject";

const edge = 8;
let host: HTMLElement | undefined;
/** Closes the open menu. */
let close: (() => void) | undefined;

export function showMenu(subject: Subject, actions: Actions, x: number, y: number): void {
  close?.();
  const before = document.activeElement as HTMLElement | null;
  host ??= createMenu();
  const element = host;
  const over = new AbortController();
  const leave = (isChosen: boolean) => {
    over.abort();
    close = undefined;
    const hadFocus = element.contains(document.activeElement);
    element.hidden = true;
    render(nothing, element);
    // A choice may move the focus; a click outside has moved it already.
    if (hadFocus || isChosen) before?.focus({ preventScroll: true });
  };
  close = () => leave(false);
  const run = (item: Item) => {
    leave(true);
    item.run();
  };
  const menu = menuOf(subject, actions, colouring(x, y));
  element.setAttribute("aria-label", menu.label);
  element.hidden = false;
  render(content(menu, run), element);
  placeMenu(element, x, y);
  items(element)[0]?.focus({ preventScroll: true });

  const { signal } = over;
  element.addEventListener("keydown", (event) => keys(event, element, () => leave(true)), { signal });
  const outside = (event: Event) => {
    if (!element.contains(event.target as Node)) close?.();
  };
  for (const name of ["pointerdown", "wheel", "focusin"])
    document.addEventListener(name, outside, { capture: true, signal });
  for (const name of ["resize", "blur"]) addEventListener(name, () => close?.(), { signal });
}

function createMenu(): HTMLElement {
  const element = document.createElement("div");
  element.className = "context";
  element.dataset.testid = "context-menu";
  element.setAttribute("role", "menu");
  element.addEventListener("contextmenu", (event) => event.preventDefault());
  part("stage").append(element); // a landmark, where a screen reader finds it
  return element;
}

const content = ({ label, groups }: Menu, run: (item: Item) => void): TemplateResult => html`
  <p class="ellipsis" role="presentation" title=${label}>${label}</p>
  ${groups.map((group, i) => html`${i > 0 ? html`<hr role="separator" />` : nothing}${group.map((entry) => line(entry, run))}`)}`;

function line(entry: Entry, run: (item: Item) => void): TemplateResult {
  if (!("choices" in entry)) return button(entry, run);
  return html`
    <div class="few" role="group" aria-label=${entry.label}><span>${entry.label}</span>${entry.choices.map((item) => button(item, run))}</div>`;
}

const button = (item: Item, run: (item: Item) => void) => html`
  <button role=${item.checked === undefined ? "menuitem" : "menuitemradio"} aria-checked=${item.checked ?? nothing} tabindex="-1"
    title=${item.title ?? nothing} data-testid=${`menu-${item.id}`} @click=${() => run(item)}
    @pointermove=${pointed}>
    <i class="of">${item.icon ?? nothing}</i><span>${item.label}</span>${item.keys ? html`<kbd aria-hidden="true">${item.keys}</kbd>` : nothing}</button>`;

/** Focuses the item under a pointer that moves, but not what opens under a resting pointer. */
function pointed({ movementX, movementY, currentTarget }: PointerEvent): void {
  if (movementX || movementY) (currentTarget as HTMLElement).focus({ preventScroll: true });
}

const items = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>("button")];

/** Places the menu beside the position, or where it fits. */
function placeMenu(element: HTMLElement, x: number, y: number): void {
  element.style.left = "0";
  element.style.top = "0";
  const { width, height } = element.getBoundingClientRect();
  const left = x + width + edge > innerWidth ? x - width : x;
  const top = y + height + edge > innerHeight ? innerHeight - height - edge : y;
  element.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`;
  element.style.top = `${Math.max(edge, top)}px`;
}

/** Handles the keys; none of them reaches the picture while a menu is open. */
function keys(event: KeyboardEvent, element: HTMLElement, leave: () => void): void {
  event.stopPropagation();
  const all = items(element);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    leave();
    return;
  }
  const names = all.map((item) => (item.textContent ?? "").trim());
  const next = stepped(event.key, at, names);
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

/** Opens the browser's colour picker at the menu's position. */
const colouring =
  (x: number, y: number): ChooseColour =>
  (first, chosen) => {
    const field = document.createElement("input");
    field.type = "color";
    field.value = hexColour(first);
    field.className = "context-colour";
    field.style.left = `${x}px`;
    field.style.top = `${y}px`;
    field.addEventListener("change", () => {
      chosen(parseHex(field.value, first[3]));
      field.remove();
    });
    field.addEventListener("blur", () => field.remove());
    document.body.append(field);
    field.focus({ preventScroll: true });
    field.click();
  };

/** Returns the item to which a key leads; undefined for other keys. Arrows wrap around; a letter goes to the next item that begins with it. */
export function stepped(key: string, at: number, names: readonly string[]): number | undefined {
  const count = names.length;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (Math.max(at, 0) + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
  }
  if ([...key].length !== 1 || key === " ") return undefined;
  const letter = key.toLowerCase();
  const from = Array.from({ length: count }, (_, i) => (at + 1 + i) % count);
  return from.find((i) => names[i]?.toLowerCase().startsWith(letter)) ?? at;
}
