/** How drags go: wished and remembered here, and told to every engine. */

import { effect, signal } from "@preact/signals-core";
import * as v from "valibot";
import type { Command, DragMode, SnapSettings } from "../engine/types";
import { firstSnap } from "./hand";
import { recall, remember } from "./preferences";

export const dragModes: readonly DragMode[] = ["detect", "stop", "snap"];

const modeKey = "nearpoint.dragMode";
const snapKey = "nearpoint.snap";
const number = v.pipe(v.number(), v.minValue(0));
/** Without the lengths, which belong to a scene. */
const savedSnap = v.object({
  method: v.picklist(["steady", "published"]),
  angleWeight: number,
  velocityWeight: number,
  threshold: v.pipe(number, v.maxValue(1)),
  hysteresis: v.pipe(number, v.maxValue(1)),
  pull: number,
  leastAngle: v.pipe(number, v.maxValue(Math.PI)),
  axes: v.boolean(),
  edges: v.boolean(),
  angleStep: v.pipe(number, v.maxValue(Math.PI)),
});

export const readMode = (text: string | null): DragMode | undefined =>
  dragModes.find((mode) => mode === text);

/** As a new engine has it. */
const firstMode: DragMode = "detect";

/** What drags do: the user's last wish, a link's, or what was chosen in the picture. */
export const dragMode = signal<DragMode>(readMode(recall(modeKey)) ?? firstMode);
/** What the engine goes by. */
export const snap = signal<SnapSettings>({ ...firstSnap, ...readSnap(recall(snapKey)) });

/** A choice of the user's, which holds the next time too. */
export function chooseDragMode(mode: DragMode): void {
  dragMode.value = mode;
  remember(modeKey, mode);
}

export const nextDragMode = (): DragMode =>
  dragModes[(dragModes.indexOf(dragMode.peek()) + 1) % dragModes.length] ?? "detect";

/** Settings that the engine has taken. */
export function keepSnap(settings: SnapSettings): void {
  snap.value = settings;
  remember(snapKey, JSON.stringify(v.parse(savedSnap, settings)));
}

export function readSnap(text: string | null): Partial<SnapSettings> {
  try {
    return v.parse(savedSnap, JSON.parse(text ?? ""));
  } catch {
    return {}; // nothing was stored, or by another version of the page
  }
}

const sameSnap = (a: SnapSettings, b: SnapSettings): boolean =>
  Object.entries(a).every(([name, value]) => b[name as keyof SnapSettings] === value);

/** An engine, as far as it is told how drags go. */
export interface Told {
  /** Whether there is one that answers. */
  alive(): boolean;
  /** How the engine has it. */
  mode(): DragMode;
  /** Resolves when the engine did it or refused. */
  send(command: Command): Promise<unknown>;
}

/** Every engine learns the wish, as far as it differs from what a new engine does; and what was chosen in the picture, by a key during a drag, becomes the wish. */
export function watchDragMode({ alive, mode, send }: Told): () => void {
  let told: DragMode | undefined;
  let asking = 0;
  const tell = (command: Command) => {
    asking++;
    void send(command).finally(() => {
      asking--;
    });
  };
  const down = effect(() => {
    const wish = dragMode.value;
    if (!alive()) {
      told = undefined;
      return;
    }
    if (told === undefined) {
      told = firstMode;
      const settings = snap.peek();
      if (!sameSnap(settings, firstSnap)) tell({ type: "setSnap", settings });
    }
    if (told !== wish) tell({ type: "setDragMode", mode: wish });
    told = wish;
  });
  const up = effect(() => {
    const now = mode();
    if (told === undefined || asking > 0 || now === told) return;
    told = now;
    chooseDragMode(now);
  });
  return () => {
    down();
    up();
  };
}
