/** The state of the learn page, as signals. The worker computes the story; only derived values are computed here. */

import { computed, signal } from "@preact/signals-core";
import { newCanvasState } from "../state/canvas-state";
import type { LessonAddress } from "./address";
import * as course from "./course/state";
import * as experiment from "./experiment/state";
import type { QuestionStates } from "./question-state";
import * as sheet from "./sheet/state";
import type {
  LessonInfo,
  LessonPlacedCaption,
  LessonPointGrade,
  LessonValues,
  StepInfo,
  StoryInfo,
} from "./types";

// ---- reported by the worker
export const lessons = signal<LessonInfo[]>([]);
export const story = signal<StoryInfo | undefined>(undefined);
export const shownStep = signal<StepInfo | undefined>(undefined);
export const captions = signal<LessonPlacedCaption[]>([]);
/** The position of the point in the picture that answers the present question. */
export const pointPosition = signal<LessonPointGrade["at"] | undefined>(undefined);
/** The state of the worker and its picture. */
export const canvasState = newCanvasState();
export const { gpu } = canvasState;

/** True while something is dragged in the picture. */
export const isDragging = signal(false);

// ---- the worker's life
export const threads = signal(1);
/** True if the worker has reported the lessons. */
export const ready = signal(false);
export const restarts = signal(0);
/** The reason why no worker can be started, and its heading. */
export const { unavailableReason, unavailableTitle } = canvasState;

// ---- requested and not shown yet
export const pending = signal(false);
/** The progress of a long step, 0…1. */
export const stepProgress = signal<number | undefined>(undefined);
/** The newest request, which the controls show and the story follows. */
export const requested = signal<{ lesson: string; values: LessonValues } | undefined>(undefined);

/** The keys for which the next step is being searched. */
export const searchedKeys = signal<ReadonlySet<string> | undefined>(undefined);

// ---- the page's own
export const playing = signal(false);
export const speed = signal(1);
/** The view that the address requests; undefined for one step at a time. */
export const view = signal<LessonAddress["view"]>(undefined);
/** True with `?embed`: the page is a frame of another one, which selects its parts (`embed/parts.ts`). */
export const embedded = signal(false);
/** The only chapter, in a package for a learning platform. */
export const chapter = signal<string | undefined>(undefined);

/** True if playing has stopped at the present question. */
export const isPausedAtQuestion = signal(false);
/** The attempts at the questions of the open story, by step. */
export const questionStates = signal<QuestionStates>(new Map());
/** The last step that was seen since the story was opened or reset; what it shows is known. */
export const lastSeenStep = signal(0);

// ---- derived from them
export const lesson = computed(() => lessons.value.find(({ name }) => name === story.value?.name));
export const steps = computed(() => story.value?.steps ?? 0);
export const step = computed(() => shownStep.value?.index ?? 0);

export type Phase = "loading" | "idle" | "playing" | "failed";
export const phase = computed<Phase>(() => {
  if (course.loading.value) return "loading";
  if (experiment.isOpen.value) {
    if (experiment.unavailableReason.value !== undefined) return "failed";
    return experiment.ready.value && ready.value ? "idle" : "loading";
  }
  if (sheet.isOpen.value) {
    if (sheet.unavailableReason.value !== undefined) return "failed";
    if (!sheet.ready.value || !ready.value || sheet.opening.value) return "loading";
    return sheet.now.value.tidying ? "playing" : "idle";
  }
  if (unavailableReason.value !== undefined) return "failed";
  if (!ready.value || (pending.value && !shownStep.value)) return "loading";
  if (playing.value) return "playing";
  return pending.value || searchedKeys.value ? "loading" : "idle";
});
