/** The canvas. It is replaced for every engine and sends all user input to the engine. */

import type { Pointer } from "../engine/types";
import type { Input } from "../engine/worker-protocol";
import { modifiersOf } from "./input";
import { watchLongPresses } from "./menu-requests";

export interface CanvasEvents {
  input(input: Input): void;
  resize(width: number, height: number, dpr: number): void;
}

const lineHeight = 16;
const pageHeight = 400;

export class Canvas {
  #element: HTMLCanvasElement | undefined;
  readonly #sized = new ResizeObserver(() => this.#resized());
  readonly #listeners = new AbortController();

  constructor(
    private readonly host: HTMLElement,
    /** Returns the description for screen readers. */
    private readonly label: () => string,
    private readonly events: CanvasEvents,
  ) {
    this.#sized.observe(host);
    this.#watchPixelRatio();
  }

  /** Replaces the element by a new one; undefined if a worker cannot draw. */
  fresh(): OffscreenCanvas | undefined {
    const element = document.createElement("canvas");
    element.tabIndex = 0;
    element.dataset.testid = "canvas";
    element.setAttribute("role", "application");
    element.setAttribute("aria-label", this.label());
    element.setAttribute("aria-describedby", "announcer");
    if (this.#element) this.#element.replaceWith(element);
    else this.host.prepend(element);
    this.#element = element;
    this.#listen(element);
    return element.transferControlToOffscreen?.();
  }

  /** Updates the description. */
  setLabel(): void {
    this.#element?.setAttribute("aria-label", this.label());
  }

  size(): { width: number; height: number; dpr: number } {
    const { clientWidth, clientHeight } = this.host;
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight), dpr: devicePixelRatio };
  }

  /** Removes the element and all listeners. It need not be called when the whole page ends. */
  end(): void {
    this.#sized.disconnect();
    this.#listeners.abort();
    this.#element?.remove();
    this.#element = undefined;
  }

  /** Sets the cursor by its CSS name. */
  setCursor(cursor: string): void {
    if (this.#element) this.#element.style.cursor = cursor;
  }

  focus(): void {
    this.#element?.focus({ preventScroll: true });
  }

  #listen(element: HTMLCanvasElement): void {
    let given: number | undefined;
    const pointer = (kind: Pointer["kind"]) => (event: PointerEvent) => {
      if (event.pointerId === given && kind !== "down") return; // the gesture has no further effect
      given = undefined;
      this.events.input({ on: "pointer", ...pointerOf(kind, event, element) });
    };
    element.addEventListener("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId);
      element.dataset.turning = "";
      element.dataset.pressed = ""; // mouse users need no focus ring around the picture
      this.focus();
      event.preventDefault();
      pointer("down")(event);
    });
    element.addEventListener("pointermove", pointer("move"));
    element.addEventListener("pointerup", pointer("up"));
    element.addEventListener("pointercancel", pointer("cancel"));
    element.addEventListener("lostpointercapture", () => delete element.dataset.turning); // after each end of a press
    element.addEventListener("pointerleave", pointer("leave"));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    watchLongPresses(element, (event) => {
      pointer("cancel")(event);
      given = event.pointerId;
    });
    element.addEventListener("keydown", () => delete element.dataset.pressed);
    element.addEventListener("blur", () => {
      delete element.dataset.pressed;
      this.events.input({ on: "blur" });
    });
    element.addEventListener("dblclick", (event) => {
      this.events.input({ on: "doubleClick", ...place(event, element) });
    });
    element.addEventListener("wheel", (event) => this.#wheel(event, element), { passive: false });
  }

  #wheel(event: WheelEvent, element: HTMLElement): void {
    event.preventDefault();
    const scale = event.deltaMode === 1 ? lineHeight : event.deltaMode === 2 ? pageHeight : 1;
    const modifiers = modifiersOf(event);
    this.events.input({ on: "wheel", ...place(event, element), delta: event.deltaY * scale, modifiers });
  }

  #resized(): void {
    const { width, height, dpr } = this.size();
    this.events.resize(width, height, dpr);
  }

  /** Watches for a page zoom and for a move of the window to another screen. */
  #watchPixelRatio(): void {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.#resized();
      this.#watchPixelRatio();
    };
    query.addEventListener("change", changed, { once: true, signal: this.#listeners.signal });
  }
}

function place(event: MouseEvent, element: HTMLElement): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const buttons = ["left", "middle", "right"] as const;

const pointerOf = (kind: Pointer["kind"], event: PointerEvent, element: HTMLElement): Pointer => ({
  kind,
  id: event.pointerId,
  ...place(event, element),
  button: buttons[event.button] ?? "other",
  touch: event.pointerType === "touch",
  modifiers: modifiersOf(event),
});
