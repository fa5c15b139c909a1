/** What the learn page knows, as signals. The worker tells the story; nothing here is computed but what follows from it. */

import { computed, signal } from "@preact/signals-core";
import { known } from "../state/room";
import * as course from "./course/state";
import * as experiment from "./experiment/state";
import * as sheet from "./sheet/state";
import type { Tries } from "./tries";
import type { LessonInfo, LessonNote, LessonPointGrade, LessonValues, StepInfo, StoryInfo } from "./types";

// ---- told by the worker
export const lessons = signal<LessonInfo[]>([]);
export const story = signal<StoryInfo | undefined>(undefined);
export const shown = signal<StepInfo | undefined>(undefined);
export const captions = signal<LessonNote[]>([]);
/** Where the point lies in the picture that answers the question of the step shown. */
export const pin = signal<LessonPointGrade["at"] | undefined>(undefined);
/** The worker and its picture. */
export const room = known();
export const { gpu } = room;

/** Something is being dragged in the picture. */
export const grabbing = signal(false);

// ---- the worker's life
export const threads = signal(1);
/** The worker has told which lessons there are. */
export const ready = signal(false);
export const restarts = signal(0);
/** Set when no worker can be had: the page can only say so. */
export const { dead, deadTitle } = room;

// ---- what was asked for, and not shown yet
export const pending = signal(false);
/** How much is done of a step that takes long. */
export const telling = signal<number | undefined>(undefined);
/** What the controls show: the newest wish, which the story follows. */
export const wished = signal<{ lesson: string; values: LessonValues } | undefined>(undefined);

/** The next step that tells one of these is looked for. */
export const looking = signal<ReadonlySet<string> | undefined>(undefined);

// ---- the page's own
export const playing = signal(false);
export const speed = signal(1);
/** `?embed`: the page is a frame of another one, and shows what that wishes (`embed/parts.ts`). */
export const embedded = signal(false);
/** The only chapter there is, in a package for a learning platform. */
export const chapter = signal<string | undefined>(undefined);

/** Play has stopped at the question of the step shown. */
export const waits = signal(false);
/** What became of the questions that were met, by step, of the open story. */
export const answers = signal<Tries>(new Map());
/** The last step that was seen since the story was opened or reset: what it shows is no secret any more. */
export const furthest = signal(0);

// ---- what follows
export const lesson = computed(() => lessons.value.find(({ name }) => name === story.value?.name));
export const steps = computed(() => story.value?.steps ?? 0);
export const step = computed(() => shown.value?.index ?? 0);

export type Phase = "loading" | "idle" | "playing" | "failed";
export const phase = computed<Phase>(() => {
  if (course.loading.value) return "loading";
  if (experiment.here.value) {
    if (experiment.dead.value !== undefined) return "failed";
    return experiment.ready.value && ready.value ? "idle" : "loading";
  }
  if (sheet.here.value) {
    if (sheet.dead.value !== undefined) return "failed";
    if (!sheet.ready.value || !ready.value || sheet.opening.value) return "loading";
    return sheet.now.value.tidying ? "playing" : "idle";
  }
  if (dead.value !== undefined) return "failed";
  if (!ready.value || (pending.value && !shown.value)) return "loading";
  if (playing.value) return "playing";
  return pending.value || looking.value ? "loading" : "idle";
});
