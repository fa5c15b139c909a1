/** The search for a path on which parts can be taken out: the engine's report, the settings, and the playback of the path. */

import { computed, signal } from "@preact/signals-core";
import type { Changes, PartId, RemovalRow, RemovalWish } from "../engine/types";
import { type Clock, display } from "./clock";
import { Newest } from "./newest";

/** The report; undefined if nothing was asked, or if the parts have moved since. */
export const removal = signal<RemovalRow | undefined>(undefined);
/** The parts that the panel shows, while it is open. */
export const asked = signal<readonly PartId[] | undefined>(undefined);
/** The defaults of the panel. The engine chooses a step or a fit of 0. Rotations are in radians. */
const firstWish: RemovalWish = { step: 0, turns: Math.PI / 2, fit: 0 };
export const wish = signal<RemovalWish>(firstWish);

export const isSearching = (row: RemovalRow | undefined): boolean =>
  row?.phase === "searching" || row?.phase === "shortening";

/** The path, if it has any length. */
export const way = computed(() => {
  const found = removal.value?.way;
  return found && found.length > 0 ? found : undefined;
});

export const walking = signal(false);
/** The position of the parts on the path, or their next one, as a fraction of its length. */
export const place = signal(0);

/** The queue of positions. While one is on its way to the engine, the engine's reports are older. */
let places: Newest<number> | undefined;

/** The milliseconds for a whole path of any length. */
const whole = 4000;

export function takeRemoval(changes: Changes): void {
  if (changes.removal === undefined) return;
  removal.value = changes.removal ?? undefined;
  if (!way.value) walking.value = false;
  if (!walking.value && !places?.isSending) place.value = removal.value?.shown ?? 0;
}

/** Plays the path. */
export class Walk {
  readonly #places: Newest<number>;
  #last = 0;

  constructor(
    send: (share: number) => Promise<unknown>,
    private readonly clock: Clock = display,
  ) {
    this.#places = new Newest(send);
    places = this.#places;
  }

  toggle(): void {
    if (walking.peek()) walking.value = false;
    else if (way.peek()) {
      if (place.peek() >= 1) place.value = 0;
      walking.value = true;
      this.#last = this.clock.now();
      this.clock.frame(() => this.#tick());
    }
  }

  /** Pauses and goes to a position. Resolves when the engine is there or at a newer one. */
  async seek(share: number): Promise<void> {
    if (!way.peek()) return;
    walking.value = false;
    this.#go(Math.max(0, Math.min(1, share)));
    await this.#places.settled();
  }

  #tick(): void {
    if (!walking.peek()) return;
    const now = this.clock.now();
    const share = Math.min(1, place.peek() + (now - this.#last) / whole);
    this.#last = now;
    this.#go(share);
    if (share >= 1) walking.value = false;
    else this.clock.frame(() => this.#tick());
  }

  #go(share: number): void {
    place.value = share;
    this.#places.put(share);
  }
}
