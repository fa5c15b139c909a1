/**
 * What the page knows, as signals. The engine owns the truth: these are its last reports, and nothing here is changed
 * but by a report, except what belongs to the page alone (messages, filters, theme, which pair is looked at).
 */

import { batch, computed, signal } from "@preact/signals-core";
import type { EngineInfo } from "../engine/protocol";
import type {
  CameraState,
  Changes,
  DragMode,
  Interaction,
  Label,
  PartId,
  PartRow,
  Results,
  SnapSettings,
} from "../engine/types";
import { firstSnap, takeHand } from "./hand";
import { takeRemoval } from "./removal";
import { takeRobots } from "./robots";
import { rowsOf, type Severity } from "./severity";

export interface SceneInfo {
  unit: "mm" | "cm" | "m" | "in";
  up: "y" | "z";
  within: number | null;
  limit: number;
  dragMode: DragMode;
  snap: SnapSettings;
  canUndo: boolean;
  canRedo: boolean;
  triangles: number;
}

const nothing: Results = {
  revision: 0,
  pairs: [],
  totals: {
    crossing: 0,
    touching: 0,
    contained: 0,
    clear: 0,
    belowLimit: 0,
    interfering: 0,
    undecided: 0,
    touches: 0,
    duplicates: 0,
    trianglePairs: 0,
    pairs: 0,
  },
  encounters: [],
};

// ---- reported by the engine
export const parts = signal<PartRow[]>([]);
export const results = signal<Results>(nothing);
export const labels = signal<Label[]>([]);
export const interaction = signal<Interaction>({
  tool: "select",
  hover: null,
  drag: null,
  cursor: "default",
});
export const camera = signal<CameraState | undefined>(undefined);
export const scene = signal<SceneInfo>({
  unit: "mm",
  up: "z",
  within: null,
  limit: 0,
  dragMode: "detect",
  snap: firstSnap,
  canUndo: false,
  canRedo: false,
  triangles: 0,
});
export const activity = signal({ pending: 0, open: 0, busy: false, queryMs: 0, drawMs: 0, frames: 0 });
export const gpu = signal<{ state: "webgl2" | "lost" | "none"; message?: string }>({ state: "webgl2" });

// ---- the engine's and the loader's lives
export const engineInfo = signal<EngineInfo | undefined>(undefined);
/** Restarts of the engine since the page was opened. */
export const restarts = signal(0);
/** Set when no engine can be had: the page can only say so. */
export const dead = signal<string | undefined>(undefined);

export interface Loading {
  /** What is being loaded, as the user named it. */
  label: string;
  doing: string;
  /** 0…1; undefined while no one can tell. */
  done: number | undefined;
  /** performance.now() when it began. */
  since: number;
}
export const loading = signal<Loading | undefined>(undefined);

// ---- the page's own
/** The scene's name for the header, and its catalogue entry if it has one. */
export const title = signal<{ text: string; slug?: string; about?: string }>({ text: "" });
/** Why the unit is what it is, when it was guessed. */
export const unitReason = signal<string | undefined>(undefined);
export const partFilter = signal("");
export const severityFilter = signal<ReadonlySet<Severity> | undefined>(undefined);
export const focusedPair = signal<{ a: PartId; b: PartId } | undefined>(undefined);

// ---- what follows from them
// Each number for itself: what shows one is not drawn again when only another changed.
export const pending = computed(() => activity.value.pending);
/** Pairs of which it is not known yet whether they interfere. */
export const open = computed(() => activity.value.open);
export const queryMs = computed(() => activity.value.queryMs);
export const partById = computed(() => new Map(parts.value.map((part) => [part.id, part])));
export const selected = computed(() => parts.value.filter((part) => part.selected));
export const rows = computed(() => rowsOf(results.value.pairs));

export type Phase = "loading" | "busy" | "idle" | "error";
export const phase = computed<Phase>(() => {
  if (dead.value !== undefined) return "error";
  if (!engineInfo.value || loading.value) return "loading";
  return activity.value.busy || activity.value.pending > 0 ? "busy" : "idle";
});

/** Takes over a report of the engine, as one change. */
export function take(changes: Changes): void {
  batch(() => {
    if (changes.parts) parts.value = changes.parts;
    if (changes.results) results.value = changes.results;
    if (changes.labels) labels.value = changes.labels;
    if (changes.interaction) interaction.value = changes.interaction;
    if (changes.camera) camera.value = changes.camera;
    if (changes.scene) scene.value = changes.scene;
    takeRobots(changes);
    takeHand(changes);
    takeRemoval(changes);
    const { pending, open, busy, queryMs, drawMs, frames } = changes;
    activity.value = { pending, open, busy, queryMs, drawMs, frames };
    if (changes.gpu !== gpu.peek().state) {
      gpu.value = changes.gpuMessage
        ? { state: changes.gpu, message: changes.gpuMessage }
        : { state: changes.gpu };
    }
  });
}
