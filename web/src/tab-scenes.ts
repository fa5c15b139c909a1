/** Maps each scene of this tab, present or past, to the work as which it is saved. */

import type { SceneDocument } from "./scenes/document";
import { isLink, type SavedWork } from "./scenes/saved-work";
import type { SceneJson } from "./scenes/scene-file";
import { claim, storeTabWork } from "./tab-work";

/** Milliseconds that a tab waits for its own work after a reload, because the page before it may still be saving. */
const reloadPatienceMs = 1000;

/** A scene of this tab, present or past, and its work. */
export interface TabScene {
  /** The id of the work if there is one; it belongs to this tab while the scene is open. */
  id?: string;
  release?: () => void;
  /** The saved text. */
  savedText: string;
  /** The state that need not be saved: when it was opened, or when its work was deleted. Undefined for the user's files, which are always saved. */
  baseline: SceneJson | undefined;
}

export class TabScenes {
  readonly #scenes = new WeakMap<SceneJson, TabScene>();
  #current: TabScene | undefined;

  /** The present scene of this tab. */
  get current(): TabScene | undefined {
    return this.#current;
  }

  /** Marks that this tab has no scene any more; its saved work stays. */
  leave(): void {
    if (this.#current) releaseWork(this.#current);
    this.#current = undefined;
    storeTabWork(undefined);
  }

  /** Marks that the work was deleted. The scene is saved again after the next change. */
  markDeleted(now: SceneJson): void {
    if (!this.#current) return;
    releaseWork(this.#current);
    Object.assign(this.#current, { id: undefined, savedText: "", baseline: now });
    storeTabWork(undefined);
  }

  sceneOf({ opened, begun, origin }: SceneDocument): TabScene {
    const known = this.#scenes.get(opened);
    const place = known ?? { savedText: "", baseline: origin.scene === undefined ? undefined : begun };
    this.#scenes.set(opened, place);
    return place;
  }

  /** Makes a scene the present one of this tab. */
  enter(made: SceneDocument): TabScene {
    const place = this.sceneOf(made);
    if (place !== this.#current) this.leave();
    this.#current = place;
    return place;
  }

  /** Claims a work for this tab. Returns false if another tab has it, or may have a work that is only known from the list. */
  async claimWork(tabScene: TabScene, id: string, from: "new" | "reloaded" | "listed"): Promise<boolean> {
    const release = await claim(id, from === "reloaded" ? reloadPatienceMs : 0);
    const isFree = typeof release === "function";
    if (!isFree && from !== "new" && (release === "taken" || from === "listed")) return false;
    if (isFree) tabScene.release = release;
    tabScene.id = id;
    return true;
  }

  rememberWork(place: TabScene, kept: SavedWork): void {
    if (place !== this.#current || !place.id) return;
    storeTabWork({ id: place.id, hash: location.hash, isLinked: isLink(kept) });
  }
}

export function releaseWork(place: TabScene): void {
  place.release?.();
  delete place.release;
}
