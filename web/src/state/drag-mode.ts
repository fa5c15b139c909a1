/** The drag settings: the user's choice, which is remembered here and sent to every engine. */

import { effect, signal } from "@preact/signals-core";
import * as v from "valibot";
import type { Command, DragMode, SnapSettings } from "../engine/types";
import { defaultSnap } from "./drag-state";
import { recall, remember } from "./preferences";

export const dragModes: readonly DragMode[] = ["detect", "stop", "snap"];

const modeKey = "nearpoint.dragMode";
const snapKey = "nearpoint.snap";
const number = v.pipe(v.number(), v.minValue(0));
/** The remembered settings, without the lengths, which belong to a scene. */
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

/** The mode of a new engine. */
const firstMode: DragMode = "detect";

/** The drag mode: the user's last choice, a link's, or one made in the picture. */
export const dragMode = signal<DragMode>(readMode(recall(modeKey)) ?? firstMode);
/** The snap settings of the engine. */
export const snap = signal<SnapSettings>({ ...defaultSnap, ...readSnap(recall(snapKey)) });

/** Sets the user's choice, which is remembered. */
export function chooseDragMode(mode: DragMode): void {
  dragMode.value = mode;
  remember(modeKey, mode);
}

export const nextDragMode = (): DragMode =>
  dragModes[(dragModes.indexOf(dragMode.peek()) + 1) % dragModes.length] ?? "detect";

/** Remembers settings that the engine has accepted. */
export function saveSnap(settings: SnapSettings): void {
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

/** The parts of an engine that the drag mode needs. */
export interface DragModeTarget {
  /** Returns whether an engine answers. */
  alive(): boolean;
  /** Returns the engine's mode. */
  mode(): DragMode;
  /** Resolves when the engine accepted or refused the command. */
  send(command: Command): Promise<unknown>;
}

/** Sends the choice to every engine, if it differs from the default. A mode that a key chose in the picture during a drag becomes the choice. */
export function watchDragMode({ alive, mode, send }: DragModeTarget): () => void {
  let reported: DragMode | undefined;
  let asking = 0;
  const tell = (command: Command) => {
    asking++;
    void send(command).finally(() => {
      asking--;
    });
  };
  const down = effect(() => {
    const options = dragMode.value;
    if (!alive()) {
      reported = undefined;
      return;
    }
    if (reported === undefined) {
      reported = firstMode;
      const settings = snap.peek();
      if (!sameSnap(settings, defaultSnap)) tell({ type: "setSnap", settings });
    }
    if (reported !== options) tell({ type: "setDragMode", mode: options });
    reported = options;
  });
  const up = effect(() => {
    const now = mode();
    if (reported === undefined || asking > 0 || now === reported) return;
    reported = now;
    chooseDragMode(now);
  });
  return () => {
    down();
    up();
  };
}
