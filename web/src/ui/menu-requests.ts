/**
 * Detects presses that ask for a context menu: a right click without movement, or a finger that rests. The element under it receives an event. If a
 * listener prevents its default, the gesture that the press began is cancelled.
 */

/** The milliseconds that a finger rests. */
const longPressMs = 500;
/** The movement in CSS pixels that a press may have. */
const pressTolerance = 6;

export const watchMenuRequests = "nearpoint-ask";

/** The event, with the position in CSS pixels of the window. */
export type MenuRequest = CustomEvent<{ x: number; y: number }>;

/** Watches an element. `meant` is called when a finger's press was accepted. */
export function watchLongPresses(element: HTMLElement, meant: (event: PointerEvent) => void): void {
  let press: PointerEvent | undefined;
  let timer = 0;
  const forget = () => {
    clearTimeout(timer);
    press = undefined;
  };
  const ask = ({ clientX, clientY, target }: PointerEvent): boolean => {
    const event = new CustomEvent(watchMenuRequests, {
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
      // Lifting the finger must not click what is under it.
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
    }, longPressMs);
  });
  element.addEventListener("pointermove", (event) => {
    if (press && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > pressTolerance)
      forget();
  });
  element.addEventListener("pointerup", (event) => {
    const asks = press?.pointerId === event.pointerId && press.button === 2;
    forget();
    if (asks) ask(event);
  });
  element.addEventListener("pointercancel", forget);
}
