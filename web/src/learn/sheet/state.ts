/** The page's state of the sheet, as signals. */

import { computed, signal } from "@preact/signals-core";
import { newCanvasState } from "../../state/canvas-state";
import type { SheetKind, SheetScene, SheetState } from "../types";
import { defaults, isScene, type SheetSettings } from "./settings";

/** True if the page shows the sheet. */
export const isOpen = signal(false);
export const canvasState = newCanvasState();
export const { ready, unavailableReason, labels, gpu } = canvasState;

// ---- reported by the worker
const emptySheet: SheetState = {
  title: "",
  mode: defaults.mode,
  width: 0,
  height: 0,
  contours: 0,
  overlapping: 0,
  dragging: false,
  canUndo: false,
  canRedo: false,
};
export const now = signal<SheetState>(emptySheet);
export const kinds = signal<SheetKind[]>([]);

// ---- the page's own
/** The settings of the address, until they are opened. */
export const requested = signal<SheetSettings>(defaults);
export const opening = signal(false);
export const reading = signal(false);
/** The reasons why files were not opened, or what was omitted or repaired, until the next opening. */
export const notes = signal<
  { tone: "error" | "warning" | "info"; title: string; sentences: string[] } | undefined
>(undefined);

// ---- derived from them
/** The built-in scene on the sheet; undefined if it came from a file. */
export const scene = computed<SheetScene | undefined>(() => {
  const { title } = now.value;
  return isScene(title) ? title : undefined;
});
export const settings = computed<SheetSettings>(() => {
  if (now.value.title === "") return requested.value;
  const mode = now.value.mode;
  return scene.value ? { scene: scene.value, mode } : { mode };
});
