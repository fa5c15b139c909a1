/** A tick and a vibration when a part snaps or releases. They are off until the user turns them on, which is remembered on this computer. */

import { type Signal, signal } from "@preact/signals-core";
import { recall, remember } from "../../state/preferences";
import { watchConstraints } from "./panel";

type Sense = "sound" | "vibration";
type SnapEvent = "taken" | "released";

const key = (sense: Sense): string => `nearpoint.${sense}`;
const read = (sense: Sense): boolean => recall(key(sense)) === "1";
export const enabled: Record<Sense, Signal<boolean>> = {
  sound: signal(read("sound")),
  vibration: signal(read("vibration")),
};

export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

export function setEnabled(sense: Sense, on: boolean): void {
  enabled[sense].value = on;
  remember(key(sense), on ? "1" : undefined);
  if (on) playFeedback("taken", sense);
}

export const watchHaptics = (): (() => void) =>
  watchConstraints(({ change }) => playFeedback(change.taken.length > 0 ? "taken" : "released"));

function playFeedback(beat: SnapEvent, only?: Sense): void {
  const felt = (sense: Sense) => enabled[sense].peek() && (only ?? sense) === sense;
  if (felt("sound")) sound(beat);
  if (felt("vibration") && canVibrate()) navigator.vibrate(vibrationPattern[beat]);
}

/** The vibration: milliseconds on, off, on. */
const vibrationPattern: Record<SnapEvent, number[]> = { taken: [12], released: [6, 30, 6] };
const pitch: Record<SnapEvent, number> = { taken: 1320, released: 660 };
const loudness = 0.12;
/** The length of the tick, in seconds. */
const toneSeconds = 0.045;

let context: AudioContext | undefined;

/** Plays a sine tone with a fast decay. */
function sound(beat: SnapEvent): void {
  context ??= new AudioContext();
  void context.resume();
  const [tone, volume, now] = [context.createOscillator(), context.createGain(), context.currentTime];
  tone.frequency.value = pitch[beat];
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(loudness / 1000, now + toneSeconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + toneSeconds);
}
