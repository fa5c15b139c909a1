/** Scrubbing: the pointer on the timeline, and the keyboard on its playhead. */

import { cursor, type Playback } from "../../state/playback";
import { motion } from "../../state/robots";

const known = new WeakSet<HTMLElement>();

/** Pressing and pulling anywhere on the track that is no button goes to that time. */
export function scrubbed(track: HTMLElement, playback: Playback): void {
  if (known.has(track)) return;
  known.add(track);
  const go = (event: PointerEvent) => {
    const taught = motion.peek();
    const span = track.querySelector(".tl-span")?.getBoundingClientRect();
    if (!taught || !span) return;
    const at = Math.max(0, Math.min(1, (event.clientX - span.left) / span.width));
    void playback.seek(taught.start + at * (taught.end - taught.start));
  };
  track.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    track.setPointerCapture(event.pointerId);
    track.querySelector<HTMLElement>(".tl-head")?.focus({ preventScroll: true });
    event.preventDefault();
    go(event);
  });
  track.addEventListener("pointermove", (event) => {
    if (track.hasPointerCapture(event.pointerId)) go(event);
  });
}

/** Arrow keys go a hundredth of the motion, with Shift a tenth; page keys go from pose to pose. */
export function scrubKeys(event: KeyboardEvent, playback: Playback): void {
  const taught = motion.peek();
  if (!taught || event.ctrlKey || event.metaKey || event.altKey) return;
  const { start, end, keys } = taught;
  const now = cursor.peek();
  const by = ((end - start) / 100) * (event.shiftKey ? 10 : 1);
  const next: Record<string, () => number> = {
    ArrowRight: () => now + by,
    ArrowUp: () => now + by,
    ArrowLeft: () => now - by,
    ArrowDown: () => now - by,
    PageDown: () => keys.find(({ time }) => time > now)?.time ?? end,
    PageUp: () => keys.findLast(({ time }) => time < now)?.time ?? start,
    Home: () => start,
    End: () => end,
  };
  const wished = next[event.key]?.();
  if (wished !== undefined) void playback.seek(wished);
  else if (event.key === " " || event.key === "Enter") playback.toggle();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
