/** Plays and scrubs the taught motion. One time is sent to the engine at once. Of the times that are requested meanwhile, only the newest follows. */

import { computed, effect, signal } from "@preact/signals-core";
import { type Clock, display } from "./clock";
import { nextContact } from "./contact-intervals";
import { LatestSender } from "./latest-sender";
import { check, draggedRobotParts, motion, robots } from "./robots";
import { interaction } from "./store";

export const speeds = [0.25, 0.5, 1, 2, 4] as const;

export const playing = signal(false);
export const speed = signal<(typeof speeds)[number]>(1);
export const loop = signal(false);
export const stopAtContact = signal(false);
/** The page's time in the motion, in seconds. It stays when a robot is moved away from the motion. */
export const cursor = signal(0);

/** True if the robots are not where the motion has them at the cursor, as far as known. */
export const isOffMotion = computed(() => {
  const taught = motion.value;
  if (!taught || taught.time !== null) return false;
  const key = taught.keys.find(({ time }) => time === cursor.value);
  const values = robots.value.flatMap((robot) => robot.joints.map((joint) => joint.value));
  return !key?.values.every((value, i) => value === values[i]);
});

export class Playback {
  readonly #times: LatestSender<number>;
  #last = 0;
  /** The pairs that interfered at the last check, which are no reason to stop. */
  #known: ReadonlySet<string> = new Set();

  /** Creates the player. `hits` returns the pairs with a robot's part that interfere now, to stop at a contact if nothing was checked. */
  constructor(
    send: (time: number) => Promise<unknown>,
    private readonly hits: () => ReadonlySet<string>,
    private readonly clock: Clock = display,
  ) {
    this.#times = new LatestSender(send);
  }

  toggle(): void {
    if (playing.peek()) this.pause();
    else this.play();
  }

  play(): void {
    const taught = motion.peek();
    if (!taught || taught.end <= taught.start || playing.peek()) return;
    if (cursor.peek() >= taught.end || cursor.peek() < taught.start) cursor.value = taught.start;
    playing.value = true;
    this.#last = this.clock.now();
    this.#known = this.hits();
    this.clock.frame(() => this.#tick());
  }

  pause(): void {
    playing.value = false;
  }

  /** Pauses and goes to a time. Resolves when the engine is there or at a newer time. */
  async seek(time: number): Promise<void> {
    const taught = motion.peek();
    if (!taught) return;
    this.pause();
    this.#go(Math.max(taught.start, Math.min(taught.end, time)));
    await this.#times.settled();
  }

  /** Follows the engine while no time is requested, and pauses while the user drags a part. */
  watch(): () => void {
    let known = false;
    const follow = effect(() => {
      const taught = motion.value;
      const time = taught?.time ?? (known ? undefined : taught?.start);
      known = taught !== undefined;
      if (time !== undefined && !this.#times.isSending) cursor.value = time;
    });
    const rest = effect(() => {
      const dragged = (interaction.value.drag?.parts.length ?? 0) > 0;
      if (!motion.value || dragged || draggedRobotParts.value.length > 0) this.pause();
    });
    return () => {
      follow();
      rest();
    };
  }

  #tick(): void {
    const taught = motion.peek();
    if (!playing.peek() || !taught) return;
    const now = this.clock.now();
    const from = cursor.peek();
    let time = from + ((now - this.#last) / 1000) * speed.peek();
    this.#last = now;
    const stop = this.#contact(from, time);
    if (stop !== undefined) {
      this.pause();
      time = stop;
    } else if (time >= taught.end) {
      if (loop.peek()) time = taught.start + ((time - taught.start) % (taught.end - taught.start));
      else {
        this.pause();
        time = taught.end;
      }
    }
    this.#go(time);
    if (playing.peek()) this.clock.frame(() => this.#tick());
  }

  /** Returns where to stop between two times: at the check's contact, else where the picture has a contact already. */
  #contact(from: number, to: number): number | undefined {
    if (!stopAtContact.peek()) return undefined;
    const checked = check.peek();
    if (checked?.complete && !checked.outdated) return nextContact(checked, from, to);
    const hits = this.hits();
    const fresh = [...hits].some((pair) => !this.#known.has(pair));
    this.#known = hits;
    return fresh ? from : undefined;
  }

  #go(time: number): void {
    cursor.value = time;
    this.#times.put(time);
  }
}
