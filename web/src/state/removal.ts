/** The search for a path on which parts can be taken out: the engine's report, the settings, and the playback of the path. */

import { computed, signal } from "@preact/signals-core";
import type { Changes, PartId, RemovalOptions, RemovalRow } from "../engine/types";
import { type Clock, display } from "./clock";
import { LatestSender } from "./latest-sender";

/** The report; undefined if no search was requested, or if the parts have moved since. */
export const removal = signal<RemovalRow | undefined>(undefined);
/** The parts that the panel shows, while it is open. */
export const requestedParts = signal<readonly PartId[] | undefined>(undefined);
/** The defaults of the panel. The engine chooses a step or a fit of 0. Rotations are in radians. */
const defaultSettings: RemovalOptions = { step: 0, turns: Math.PI / 2, fit: 0 };
export const settings = signal<RemovalOptions>(defaultSettings);

export const isSearching = (row: RemovalRow | undefined): boolean =>
  row?.phase === "searching" || row?.phase === "shortening";

/** The path, if it has any length. */
export const path = computed(() => {
  const found = removal.value?.way;
  return found && found.length > 0 ? found : undefined;
});

export const isPlaying = signal(false);
/** The position of the parts on the path, or their next one, as a fraction of its length. */
export const pathPosition = signal(0);

/** The queue of positions. While one is on its way to the engine, the engine's reports are older. */
let positions: LatestSender<number> | undefined;

/** The milliseconds for a whole path of any length. */
const pathMs = 4000;

export function applyRemoval(changes: Changes): void {
  if (changes.removal === undefined) return;
  removal.value = changes.removal ?? undefined;
  if (!path.value) isPlaying.value = false;
  if (!isPlaying.value && !positions?.isSending) pathPosition.value = removal.value?.shown ?? 0;
}

/** Plays the path. */
export class PathPlayback {
  readonly #places: LatestSender<number>;
  #last = 0;

  constructor(
    send: (fraction: number) => Promise<unknown>,
    private readonly clock: Clock = display,
  ) {
    this.#places = new LatestSender(send);
    positions = this.#places;
  }

  toggle(): void {
    if (isPlaying.peek()) isPlaying.value = false;
    else if (path.peek()) {
      if (pathPosition.peek() >= 1) pathPosition.value = 0;
      isPlaying.value = true;
      this.#last = this.clock.now();
      this.clock.frame(() => this.#tick());
    }
  }

  /** Pauses and goes to a position. Resolves when the engine is there or at a newer one. */
  async seek(fraction: number): Promise<void> {
    if (!path.peek()) return;
    isPlaying.value = false;
    this.#go(Math.max(0, Math.min(1, fraction)));
    await this.#places.settled();
  }

  #tick(): void {
    if (!isPlaying.peek()) return;
    const now = this.clock.now();
    const share = Math.min(1, pathPosition.peek() + (now - this.#last) / pathMs);
    this.#last = now;
    this.#go(share);
    if (share >= 1) isPlaying.value = false;
    else this.clock.frame(() => this.#tick());
  }

  #go(fraction: number): void {
    pathPosition.value = fraction;
    this.#places.put(fraction);
  }
}
