/** What the page can ask of the view: a pair to be shown, and planes to cut it open. */

import { effect } from "@preact/signals-core";
import type { Supervisor } from "./engine/supervisor";
import type { Command, CutWish, PartId } from "./engine/types";
import { sight } from "./state/sight";
import { focusedPair, partById, selected } from "./state/store";
import type { SightActions } from "./ui/actions";

type Ask = Supervisor["call"];

export class Sight implements SightActions {
  /** What was selected before a pair was shown. */
  #before: PartId[] | undefined;

  constructor(private readonly ask: Ask) {
    let wasShown = false;
    effect(() => {
      const isShown = sight.value.shown !== null;
      if (wasShown && !isShown) this.#left();
      wasShown = isShown;
    });
  }

  show(a: PartId, b: PartId): void {
    this.#before ??= selected.peek().map(({ id }) => id);
    focusedPair.value = { a, b };
    this.#select([a, b]);
    void this.ask("show", a, b);
  }

  leave(): void {
    void this.ask("leave");
  }

  cut(wishes: readonly CutWish[]): void {
    void this.ask("cut", [...wishes]);
  }

  /** The selection is given back as the view is. */
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
