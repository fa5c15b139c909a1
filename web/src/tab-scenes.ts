/** Maps each scene of this tab, present or past, to the work as which it is saved. */

import type { SceneDocument } from "./scenes/document";
import { isLink, type Kept } from "./scenes/kept";
import type { SceneJson } from "./scenes/scene-file";
import { claim, nameTabWork } from "./tab-work";

/** Milliseconds that a tab waits for its own work after a reload, because the page before it may still be saving. */
const patience = 1000;

/** A scene of this tab, present or past, and its work. */
export interface Place {
  /** The id of the work if there is one; it belongs to this tab while the scene is open. */
  id?: string;
  release?: () => void;
  /** The saved text. */
  written: string;
  /** The state that need not be saved: when it was opened, or when its work was deleted. Undefined for the user's files, which are always saved. */
  before: SceneJson | undefined;
}

export class TabScenes {
  readonly #places = new WeakMap<SceneJson, Place>();
  #here: Place | undefined;

  /** The present scene of this tab. */
  get here(): Place | undefined {
    return this.#here;
  }

  /** Marks that this tab has no scene any more; its saved work stays. */
  leave(): void {
    if (this.#here) letGo(this.#here);
    this.#here = undefined;
    nameTabWork(undefined);
  }

  /** Marks that the work was deleted. The scene is saved again after the next change. */
  forget(now: SceneJson): void {
    if (!this.#here) return;
    letGo(this.#here);
    Object.assign(this.#here, { id: undefined, written: "", before: now });
    nameTabWork(undefined);
  }

  placeOf({ opened, begun, origin }: SceneDocument): Place {
    const known = this.#places.get(opened);
    const place = known ?? { written: "", before: origin.scene === undefined ? undefined : begun };
    this.#places.set(opened, place);
    return place;
  }

  /** Makes a scene the present one of this tab. */
  arrive(made: SceneDocument): Place {
    const place = this.placeOf(made);
    if (place !== this.#here) this.leave();
    this.#here = place;
    return place;
  }

  /** Claims a work for this tab. Returns false if another tab has it, or may have a work that is only known from the list. */
  async own(place: Place, id: string, from: "new" | "reloaded" | "listed"): Promise<boolean> {
    const release = await claim(id, from === "reloaded" ? patience : 0);
    const isFree = typeof release === "function";
    if (!isFree && from !== "new" && (release === "taken" || from === "listed")) return false;
    if (isFree) place.release = release;
    place.id = id;
    return true;
  }

  nameTab(place: Place, kept: Kept): void {
    if (place !== this.#here || !place.id) return;
    nameTabWork({ id: place.id, hash: location.hash, isLinked: isLink(kept) });
  }
}

export function letGo(place: Place): void {
  place.release?.();
  delete place.release;
}
