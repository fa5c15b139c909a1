/**
 * The state of the page, as signals. The engine owns the scene, and these are its last reports; only reports change them. Exceptions belong to the
 * page alone: messages, filters, theme, and the active pair.
 */

import { batch, computed, signal } from "@preact/signals-core";
import type { EngineInfo } from "../engine/protocol";
import type {
  CameraState,
  Changes,
  Interaction,
  PairRow,
  PartId,
  PartRow,
  Results,
  SceneRow,
} from "../engine/types";
import { isExample } from "../scenes/catalogue";
import type { SceneDocument } from "../scenes/document";
import { filesIn, titleOf } from "../scenes/titles";
import { newCanvasState } from "./canvas-state";
import { mergePairs, mergeParts } from "./delta";
import { applyDragState, defaultSnap } from "./drag-state";
import { applyMeasurements } from "./measure";
import { applyRemoval } from "./removal";
import { type Row, rowsOf, rowsWith } from "./result-class";
import { applyRobots } from "./robots";
import { applyViewState } from "./view-state";

const noResults: Results = {
  revision: 0,
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
/** The pairs in order of (a, b); the rows are the same, the worst first. */
let pairs: PairRow[] = [];
export const rows = signal<Row[]>([]);
export const results = signal<Results>(noResults);
/** The engine and its picture. */
export const canvasState = newCanvasState();
export const { labels, gpu } = canvasState;
export const interaction = signal<Interaction>({
  tool: "select",
  hover: null,
  drag: null,
  locked: false,
});
export const camera = signal<CameraState | undefined>(undefined);
export const scene = signal<SceneRow>({
  unit: "mm",
  up: "z",
  within: null,
  limit: 0,
  dragMode: "detect",
  snap: defaultSnap,
  canUndo: false,
  canRedo: false,
  triangles: 0,
});
export const activity = signal({
  pending: 0,
  pendingPairs: 0,
  open: 0,
  busy: false,
  queryMs: 0,
  drawMs: 0,
  frames: 0,
  drawCalls: 0,
});

// ---- the engine's and the loader's lives
export const engineInfo = signal<EngineInfo | undefined>(undefined);
/** The number of engine restarts since the page was opened. */
export const restarts = signal(0);
/** The reason why no engine can be started, and its heading. */
export const { unavailableReason, unavailableTitle } = canvasState;

interface Loading {
  /** The name of what is being loaded, as the user knows it. */
  label: string;
  /** The heading of another job than opening. */
  title?: string;
  doing: string;
  /** The fraction that is done, 0…1; undefined if it is unknown. */
  done: number | undefined;
  /** The start, as performance.now(). */
  since: number;
  /** The most bytes that the CAD kernel has taken for it; 0 if it was not started. */
  memory: number;
}
export const loading = signal<Loading | undefined>(undefined);

// ---- the page's own
/** The origin of the scene, from the document store. */
export const openDocument = signal<Pick<SceneDocument, "origin" | "sources">>({
  origin: { title: "" },
  sources: [],
});
/** A text, so that dependents update only when it differs. */
const filesLeft = computed(() => JSON.stringify(filesIn(openDocument.value.sources, parts.value)));
/** The files of each source from which the scene has parts. */
export const sourceFiles = computed((): string[][] => JSON.parse(filesLeft.value));
/** The scene's name for the header, from what is left in it, and its catalogue entry if it has one. */
export const title = computed((): { text: string; slug?: string; about?: string } => {
  const { origin, sources } = openDocument.value;
  const { title, scene, about } = titleOf(origin, sources, sourceFiles.value);
  return { text: title, ...(scene && { slug: scene }), ...(about && { about }) };
});
/** True if dropped files are added to the scene, because it is not a shipped example. */
export const dropsAreAdded = computed(() => parts.value.length > 0 && !isExample(openDocument.value.origin));
/** The reason for the unit, if it was guessed. */
export const unitReason = signal<string | undefined>(undefined);
export const partFilter = signal("");
/** The words for filtering the results by name. */
export const resultFilter = signal("");
export const focusedPair = signal<{ a: PartId; b: PartId } | undefined>(undefined);

// ---- derived from them
// Each number is a signal of its own, so that a view of one is not drawn again when only another changed.
/** The number of queries about pairs without a result. Searches are not among them. */
export const pendingPairCount = computed(() => activity.value.pendingPairs);
/** The number of pairs of which it is unknown whether they interfere. */
export const openPairCount = computed(() => activity.value.open);
export const queryMs = computed(() => activity.value.queryMs);
export const partById = computed(() => new Map(parts.value.map((part) => [part.id, part])));
/** The number of measurements that were removed with their parts in the last report. */
export const removedMeasureCount = signal(0);
export const visibleParts = (): PartId[] => parts.peek().flatMap(({ id, visible }) => (visible ? [id] : []));
/** True if drags cannot move parts. */
export const locked = computed(() => interaction.value.locked);
export const selected = computed(() => parts.value.filter((part) => part.selected));

export type Phase = "loading" | "busy" | "idle" | "error";
export const phase = computed<Phase>(() => {
  if (unavailableReason.value !== undefined) return "error";
  if (!engineInfo.value || loading.value) return "loading";
  return activity.value.busy || activity.value.pending > 0 ? "busy" : "idle";
});

function applyPairs(delta: NonNullable<Changes["pairs"]>): void {
  const { all, old } = mergePairs(pairs, delta);
  pairs = all;
  rows.value = delta.afresh ? rowsOf(all) : rowsWith(rows.peek(), old, delta.rows);
}

/** Marks that an engine has restored the scene without a history. The history that it reported meanwhile belongs to the restoring. */
export function markRestored(): void {
  const { canUndo, canRedo } = scene.peek();
  if (canUndo || canRedo) scene.value = { ...scene.peek(), canUndo: false, canRedo: false };
}

/** Applies a report of the engine, as one change. */
export function applyChanges(changes: Changes): void {
  batch(() => {
    if (changes.parts) parts.value = mergeParts(parts.peek(), changes.parts);
    if (changes.pairs) applyPairs(changes.pairs);
    if (changes.results) results.value = changes.results;
    if (changes.interaction) interaction.value = changes.interaction;
    if (changes.camera) camera.value = changes.camera;
    if (changes.scene) scene.value = changes.scene;
    applyRobots(changes);
    applyDragState(changes);
    applyRemoval(changes);
    applyViewState(changes);
    removedMeasureCount.value = applyMeasurements(changes).filter(({ picks }) =>
      picks.some(({ part }) => !partById.peek().has(part)),
    ).length;
    const { pending, pendingPairs, open, busy, queryMs, drawMs, frames, drawCalls } = changes;
    activity.value = { pending, pendingPairs, open, busy, queryMs, drawMs, frames, drawCalls };
  });
}
