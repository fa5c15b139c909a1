/**
 * A press that asks what can be done there: a right click that goes nowhere, or a finger that rests. The element under it
 * hears of it by an event; whoever means it stops it, and only then what was begun by the press is given up.
 */

/** Milliseconds that a finger rests. */
const rest = 500;
/** CSS pixels that a press may shake. */
const shake = 6;

export const asking = "nearpoint-ask";

/** Where it is asked, in CSS pixels of the window. */
export type Asked = CustomEvent<{ x: number; y: number }>;

/** `meant`: a finger's press was one. */
export function watchPresses(element: HTMLElement, meant: (event: PointerEvent) => void): void {
  let press: PointerEvent | undefined;
  let timer = 0;
  const forget = () => {
    clearTimeout(timer);
    press = undefined;
  };
  const ask = ({ clientX, clientY, target }: PointerEvent): boolean => {
    const event = new CustomEvent(asking, {
      bubbles: true,
      cancelable: true,
      detail: { x: clientX, y: clientY },
    });
    return !(target as Element).dispatchEvent(event);
  };
  element.addEventListener("pointerdown", (event) => {
    const isAnother = press !== undefined;
    forget();
    const isTouch = event.pointerType === "touch";
    if (isAnother || !(isTouch || event.button === 2)) return;
    press = event;
    if (!isTouch) return;
    timer = window.setTimeout(() => {
      forget();
      if (!ask(event)) return;
      // What comes of lifting the finger is no click on what is under it.
      const still = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", still, { capture: true, once: true });
      addEventListener("pointerdown", () => removeEventListener("click", still, true), {
        capture: true,
        once: true,
      });
      meant(event);
    }, rest);
  });
  element.addEventListener("pointermove", (event) => {
    if (press && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > shake) forget();
  });
  element.addEventListener("pointerup", (event) => {
    const asks = press?.pointerId === event.pointerId && press.button === 2;
    forget();
    if (asks) ask(event);
  });
  element.addEventListener("pointercancel", forget);
}
