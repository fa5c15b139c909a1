/** Which work each scene is kept as that this tab has or had. */

import type { SceneDocument } from "./scenes/document";
import { isLink, type Kept } from "./scenes/kept";
import type { SceneJson } from "./scenes/scene-file";
import { claim, nameTabWork } from "./tab-work";

/** Milliseconds that a tab waits for its own work after a reload: the page before it may still be going. */
const patience = 1000;

/** A scene that this tab has or had, and the work that it is kept as. */
export interface Place {
  /** Of the work, once there is one; it is this tab's alone while the scene is here. */
  id?: string;
  release?: () => void;
  /** What is kept, as a text. */
  written: string;
  /** What is no reason to keep it: as it was opened, or as it was when its work was forgotten. Files of the user's are one. */
  before: SceneJson | undefined;
}

export class TabScenes {
  readonly #places = new WeakMap<SceneJson, Place>();
  #here: Place | undefined;

  /** The one of this tab now. */
  get here(): Place | undefined {
    return this.#here;
  }

  /** This tab has no scene any more; what is kept of it stays. */
  leave(): void {
    if (this.#here) letGo(this.#here);
    this.#here = undefined;
    nameTabWork(undefined);
  }

  /** Its work was forgotten: the scene is kept again once something more is done. */
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

  /** The scene is the one of this tab now. */
  arrive(made: SceneDocument): Place {
    const place = this.placeOf(made);
    if (place !== this.#here) this.leave();
    this.#here = place;
    return place;
  }

  /** Makes a work this tab's; false where another tab has it, or may have what is only known from the list. */
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
