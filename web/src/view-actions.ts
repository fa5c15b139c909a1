/** The actions for a shown pair, its selection, and the picks for planes and pivots. */

import { effect } from "@preact/signals-core";
import type { Command, PartId, PickPurpose } from "./engine/types";
import { focusedPair, partById, selected } from "./state/store";
import { picking, viewState } from "./state/view-state";
import type { Ask, ViewActions } from "./ui/actions";

export class ViewController implements ViewActions {
  /** The selection before a pair was shown. */
  #before: PartId[] | undefined;

  constructor(private readonly ask: Ask) {
    let wasShown = false;
    effect(() => {
      const isShown = viewState.value.shown !== null;
      if (wasShown && !isShown) this.#left();
      wasShown = isShown;
    });
  }

  show(a: PartId, b: PartId): void {
    this.#before ??= selected.peek().map(({ id }) => id);
    focusedPair.value = { a, b };
    this.#select([a, b]);
    const { shown, cuts } = viewState.peek();
    void this.ask("show", a, b);
    // The plane that cut the pair before is moved to this one.
    if (shown && cuts.length === 1) void this.ask("cut", [{}]);
  }

  pick(options: PickPurpose): void {
    picking.value = options;
    void this.ask("pickFor", options);
  }

  /** Restores the selection, as the view is restored. */
  #left(): void {
    const before = this.#before?.filter((part) => partById.peek().has(part));
    this.#before = undefined;
    focusedPair.value = undefined;
    if (before) this.#select(before);
  }

  #select(parts: PartId[]): void {
    const command: Command = { type: "select", parts };
    void this.ask("command", command);
  }
}
