/** The actions for a shown pair, its selection, and the picks for planes and pivots. */

import { effect } from "@preact/signals-core";
import type { CameraState, Command, PartId, PickPurpose } from "./engine/types";
import { camera, focusedPair, partById, parts, selected } from "./state/store";
import { picking, viewState } from "./state/view-state";
import type { CloseUp } from "./tab-close-up";
import type { Ask, ViewActions } from "./ui/actions";

export class ViewController implements ViewActions {
  /** The selection and the camera before a pair was shown. */
  #before: { parts: PartId[]; camera: CameraState | undefined } | undefined;
  /** True while other pairs are shown that the user did not choose. */
  #isHeld = false;

  constructor(private readonly ask: Ask) {
    let wasShown = false;
    effect(() => {
      const isShown = viewState.value.shown !== null;
      if (wasShown && !isShown && !this.#isHeld) this.#left();
      wasShown = isShown;
    });
  }

  show(a: PartId, b: PartId): void {
    this.#before ??= { parts: selected.peek().map(({ id }) => id), camera: camera.peek() };
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

  /** Does work that shows other pairs, as for pictures, and then this one again. The selection and the way back stay. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#before;
    this.#isHeld = true;
    try {
      return await work();
    } finally {
      // The pair may have lost a part meanwhile. What is shown now is known once the engine has settled.
      if (before) await this.ask("settle");
      this.#isHeld = false;
      if (before && this.#before === before && !viewState.peek().shown) this.#left();
    }
  }

  /** Drops the way back, because another scene is open. */
  forget(): void {
    this.#before = undefined;
  }

  /** Returns the shown pair and the way back; undefined if none is shown. */
  closeUp(): CloseUp | undefined {
    const ids = parts.peek().map(({ id }) => id);
    const { shown } = viewState.peek();
    const [now, before] = [camera.peek(), this.#before];
    if (!shown || !now || !before?.camera) return undefined;
    return {
      pair: [ids.indexOf(shown[0]), ids.indexOf(shown[1])],
      camera: now,
      before: { camera: before.camera, parts: before.parts.map((id) => ids.indexOf(id)) },
      names: parts.peek().map(({ name }) => name),
    };
  }

  /** Shows a pair again after a reload, with the way back, unless the scene is another or the user has chosen a pair. */
  restore({ pair: [one, other], camera, before, names }: CloseUp): void {
    const all = parts.peek();
    const [a, b] = [all[one]?.id, all[other]?.id];
    const isSame = names.length === all.length && all.every(({ name }, i) => name === names[i]);
    if (!isSame || a === undefined || b === undefined || viewState.peek().shown) return;
    this.#before = { parts: before.parts.flatMap((place) => all[place]?.id ?? []), camera: before.camera };
    void this.ask("view", { camera: before.camera });
    this.show(a, b);
    void this.ask("view", { camera });
  }

  /** Restores the selection, as the view is restored. */
  #left(): void {
    const before = this.#before?.parts.filter((part) => partById.peek().has(part));
    this.#before = undefined;
    focusedPair.value = undefined;
    if (before) this.#select(before);
  }

  #select(parts: PartId[]): void {
    const command: Command = { type: "select", parts };
    void this.ask("command", command);
  }
}
