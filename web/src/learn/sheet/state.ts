/** The page's state of the sheet, as signals. */

import { computed, signal } from "@preact/signals-core";
import { known } from "../../state/room";
import type { SheetKind, SheetScene, SheetState } from "../types";
import { isScene, type SheetSettings, usual } from "./settings";

/** True if the page shows the sheet. */
export const here = signal(false);
export const room = known();
export const { ready, dead, labels, gpu } = room;

// ---- reported by the worker
const nothing: SheetState = {
  title: "",
  mode: usual.mode,
  width: 0,
  height: 0,
  contours: 0,
  overlapping: 0,
  dragging: false,
  canUndo: false,
  canRedo: false,
};
export const now = signal<SheetState>(nothing);
export const kinds = signal<SheetKind[]>([]);

// ---- the page's own
/** The settings of the address, until they are opened. */
export const wished = signal<SheetSettings>(usual);
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
  if (now.value.title === "") return wished.value;
  const mode = now.value.mode;
  return scene.value ? { scene: scene.value, mode } : { mode };
});
