/** A tick and a vibration when a part snaps or releases. They are off until the user turns them on, which is remembered on this computer. */

import { type Signal, signal } from "@preact/signals-core";
import { recall, remember } from "../../state/preferences";
import { watchHolds } from "./panel";

type Sense = "sound" | "vibration";
type Beat = "taken" | "released";

const key = (sense: Sense): string => `nearpoint.${sense}`;
const read = (sense: Sense): boolean => recall(key(sense)) === "1";
export const wished: Record<Sense, Signal<boolean>> = {
  sound: signal(read("sound")),
  vibration: signal(read("vibration")),
};

export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

export function wish(sense: Sense, on: boolean): void {
  wished[sense].value = on;
  remember(key(sense), on ? "1" : undefined);
  if (on) feel("taken", sense);
}

export const watchTicks = (): (() => void) =>
  watchHolds(({ change }) => feel(change.taken.length > 0 ? "taken" : "released"));

function feel(beat: Beat, only?: Sense): void {
  const felt = (sense: Sense) => wished[sense].peek() && (only ?? sense) === sense;
  if (felt("sound")) sound(beat);
  if (felt("vibration") && canVibrate()) navigator.vibrate(buzz[beat]);
}

/** The vibration: milliseconds on, off, on. */
const buzz: Record<Beat, number[]> = { taken: [12], released: [6, 30, 6] };
const pitch: Record<Beat, number> = { taken: 1320, released: 660 };
const loudness = 0.12;
/** The length of the tick, in seconds. */
const ring = 0.045;

let context: AudioContext | undefined;

/** Plays a sine tone with a fast decay. */
function sound(beat: Beat): void {
  context ??= new AudioContext();
  void context.resume();
  const [tone, volume, now] = [context.createOscillator(), context.createGain(), context.currentTime];
  tone.frequency.value = pitch[beat];
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(loudness / 1000, now + ring);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + ring);
}
