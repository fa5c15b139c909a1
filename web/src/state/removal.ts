/** Whether some parts can be taken out: what the engine reports of it, how it is looked for, and the way played. */

import { computed, signal } from "@preact/signals-core";
import type { Changes, PartId, RemovalRow, RemovalWish } from "../engine/types";
import { type Clock, display } from "./clock";

/** Undefined: nothing was asked, or the parts have moved since. */
export const removal = signal<RemovalRow | undefined>(undefined);
/** The parts that the panel is about, while it is open. */
export const asked = signal<readonly PartId[] | undefined>(undefined);
/** As the panel has it; a step and a fit of 0 are chosen by the engine. Turns in radians. */
export const firstWish: RemovalWish = { step: 0, turns: Math.PI / 2, fit: 0 };
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

/** A place is on its way to the engine, whose reports are older than that. */
let moving = false;

/** Milliseconds for all of a way, however long it is. */
const whole = 4000;

export function takeRemoval(changes: Changes): void {
  if (changes.removal === undefined) return;
  removal.value = changes.removal ?? undefined;
  if (!way.value) walking.value = false;
  if (!walking.value && !moving) place.value = removal.value?.shown ?? 0;
}

/** Plays the way. One place at a time is on its way to the engine; of those that are wished for meanwhile only the newest follows it. */
export class Walk {
  #wished: number | undefined;
  #sending: Promise<unknown> | undefined;
  #last = 0;

  constructor(
    private readonly send: (share: number) => Promise<unknown>,
    private readonly clock: Clock = display,
  ) {}

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
    while (this.#sending) await this.#sending;
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
    this.#wished = share;
    if (!this.#sending) this.#flush();
  }

  #flush(): void {
    const share = this.#wished;
    this.#wished = undefined;
    moving = share !== undefined;
    if (share === undefined) {
      this.#sending = undefined;
      return;
    }
    const next = () => this.#flush();
    this.#sending = this.send(share).then(next, next);
  }
}
