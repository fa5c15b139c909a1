/** Whether some parts can be taken out: what the engine reports of it, how it is looked for, and the way played. */

import { computed, signal } from "@preact/signals-core";
import type { Changes, PartId, RemovalRow, RemovalWish } from "../engine/types";
import { type Clock, display } from "./clock";
import { Newest } from "./newest";

/** Undefined: nothing was asked, or the parts have moved since. */
export const removal = signal<RemovalRow | undefined>(undefined);
/** The parts that the panel is about, while it is open. */
export const asked = signal<readonly PartId[] | undefined>(undefined);
/** As the panel has it; a step and a fit of 0 are chosen by the engine. Turns in radians. */
const firstWish: RemovalWish = { step: 0, turns: Math.PI / 2, fit: 0 };
export const wish = signal<RemovalWish>(firstWish);

export const isSearching = (row: RemovalRow | undefined): boolean =>
  row?.phase === "searching" || row?.phase === "shortening";

/** The way, if there is somewhere to go. */
export const way = computed(() => {
  const found = removal.value?.way;
  return found && found.length > 0 ? found : undefined;
});

export const walking = signal(false);
/** Where on the way the parts are, or are about to be: a share of its length. */
export const place = signal(0);

/** The places of the newest walk: while one is on its way to the engine, the engine's reports are older. */
let places: Newest<number> | undefined;

/** Milliseconds for all of a way, however long it is. */
const whole = 4000;

export function takeRemoval(changes: Changes): void {
  if (changes.removal === undefined) return;
  removal.value = changes.removal ?? undefined;
  if (!way.value) walking.value = false;
  if (!walking.value && !places?.isSending) place.value = removal.value?.shown ?? 0;
}

/** Plays the way. */
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

  /** Pauses, and goes there; resolves when the engine is there or somewhere newer. */
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
