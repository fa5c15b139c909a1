/** The content of an element's shadow root: the stage, its overlays, and the texts for screen readers. */

import type { Label } from "../../../src/engine/types";
import { style } from "./style";

export interface Pressed {
  key(event: KeyboardEvent, isDown: boolean): void;
  undo(isRedo: boolean): void;
}

export class ShadowContent {
  readonly stage: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #labels: HTMLElement;
  readonly #announcer: HTMLElement;
  readonly #failure: HTMLElement;

  constructor(
    private readonly host: HTMLElement,
    pressed: Pressed,
  ) {
    this.#root = host.attachShadow({ mode: "open", delegatesFocus: true });
    const sheet = new CSSStyleSheet(); // a policy may forbid a style element
    sheet.replaceSync(style);
    this.#root.adoptedStyleSheets = [sheet];
    this.stage = this.#place("div", "stage");
    this.#labels = this.#place("div", "labels");
    this.#labels.setAttribute("aria-hidden", "true");
    this.#announcer = this.#place("div", "announcer", "status");
    this.#failure = this.#place("p", "failure", "alert");
    this.#listen(pressed);
  }

  /** Announces a text to screen readers. */
  announce(words: string): void {
    setText(this.#announcer, words);
  }

  /** Shows over the picture why something failed; an empty text removes the message. */
  fail(words: string): void {
    setText(this.#failure, words);
  }

  get hasFailed(): boolean {
    return this.#failure.textContent !== "";
  }

  label(labels: readonly Label[]): void {
    const spans = labels.map(({ kind, x, y, text }) => {
      const span = document.createElement("span");
      span.part.add("label", `label-${kind}`);
      span.textContent = text;
      span.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
      return span;
    });
    this.#labels.replaceChildren(...spans);
  }

  #place(name: "div" | "p", id: string, role?: string): HTMLElement {
    const place = document.createElement(name);
    place.id = id;
    if (role) place.setAttribute("role", role);
    this.#root.append(place);
    return place;
  }

  #listen(pressed: Pressed): void {
    this.stage.addEventListener("keydown", (event) => {
      const isWithControl = event.ctrlKey || event.metaKey;
      const isUndo = isWithControl && event.key.toLowerCase() === "z";
      if (event.key === "Tab" || (isWithControl && !isUndo)) return; // the browser's
      event.preventDefault();
      if (isUndo) pressed.undo(event.shiftKey);
      else pressed.key(event, true);
    });
    this.stage.addEventListener("keyup", (event) => pressed.key(event, false));
    // When the page scrolls, an element under the pointer must not capture the wheel.
    const wheel = (event: WheelEvent) => {
      const isMeant = this.#root.activeElement || this.host.getAttribute("wheel") === "always";
      if (!isMeant) event.stopPropagation();
    };
    this.stage.addEventListener("wheel", wheel, { capture: true, passive: true });
  }
}

function setText(place: HTMLElement, words: string): void {
  if (place.textContent !== words) place.textContent = words;
}
