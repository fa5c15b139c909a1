/**
 * Makes the document store ask for the state of the scene: when it rests after a change, and regularly while changes continue. The answer goes to the
 * address and to the saved works. The browser warns a user who leaves the page before a change is saved. So that an engine failure loses nothing, the
 * store also asks right after each action.
 */

import { computed, effect, untracked } from "@preact/signals-core";
import type { SceneDocument } from "./scenes/document";
import type { SceneDocumentStore } from "./scenes/document-store";
import type { Link } from "./scenes/link";
import { linkTo } from "./scenes/summary";
import { dragMode } from "./state/drag-mode";
import { measuring } from "./state/measure";
import { playing } from "./state/playback";
import { isPlaying } from "./state/removal";
import { review } from "./state/review";
import { closedRevision, comparison, revision } from "./state/revision";
import { allowedPairs, motion, robots } from "./state/robots";
import { camera, interaction, loading, parts, phase, results, scene } from "./state/store";
import { type SaveState, saveState } from "./state/works";

/** Milliseconds without a change before the state is saved. */
const restMs = 400;
/** Milliseconds between two saves while changes continue. */
const savePeriodMs = 2000;
/** The pause grows if saving takes more than this fraction of the time, up to the limit below. */
const maxSaveFraction = 0.02;
const maxPauseMs = 10_000;

export interface WatcherHost {
  documents: SceneDocumentStore;
  /** Resolves when all requests are done and shown. */
  idle(): Promise<void>;
  /** Saves the document, with its link if there is one. `isLeft`: another scene is about to replace it, and the address may already be its own. */
  save(made: SceneDocument, link: Link | undefined, isLeft: boolean): Promise<SaveState>;
}

export interface SceneWatcher {
  /** Must be called before another scene replaces this one. */
  leave(): Promise<void>;
  /** Returns whether the document has all that the engine has reported as done. */
  isUpToDate(): boolean;
  /** Saves the document as it is known, when no engine can be asked and the page may be about to end. */
  saveNow(): void;
}

const savedMeasures = computed(() => measuring.value.kept);

export function watchScene({ documents, idle, save: take }: WatcherHost): SceneWatcher {
  let edits = 0;
  /** The number of changes that the document includes. */
  let includedEdits = 0;
  let isNoting = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  let pause = savePeriodMs;

  /** Returns whether there is nothing to ask, or no engine to ask. */
  const isAway = () => documents.isChanging || parts.peek().length === 0 || phase.peek() === "error";
  const once = async (isLeft: boolean) => {
    if (isAway()) return;
    const began = performance.now();
    const known = edits;
    const link = await linkOf(documents);
    includedEdits = Math.max(includedEdits, known);
    pause = Math.min(Math.max(savePeriodMs, (performance.now() - began) / maxSaveFraction), maxPauseMs);
    const made = documents.document;
    if (made.origin.scene !== link?.scene) return; // another was opened meanwhile
    keep(made, link, isLeft, known);
  };
  const keep = (made: SceneDocument, link: Link | undefined, isLeft: boolean, known: number) =>
    void take(made, link, isLeft).then(
      (how) => {
        if (made.opened === documents.document.opened) saveState.value = known === edits ? how : "behind";
      },
      () => undefined, // the changes since remain to be saved
    );
  /** Updates the document in this page's memory only, which takes milliseconds. */
  const updateDocument = async () => {
    const known = edits;
    await documents.remember();
    if (!documents.isChanging) includedEdits = Math.max(includedEdits, known);
  };
  /** Asks at once, so that the engine gets this before later requests; one after the other. */
  const noteNow = () => {
    if (isNoting || includedEdits === edits || isAway() || isMoving()) return;
    isNoting = true;
    const then = (next: () => void) => () => {
      isNoting = false;
      next();
    };
    updateDocument().then(
      then(noteNow),
      then(() => undefined),
    );
  };
  // A replaced engine answers no more; the first change of its successor starts this again.
  const saveSoon = (isLeft = false) => {
    clearTimeout(late);
    late = undefined;
    last = last.then(() => once(isLeft)).catch(() => undefined);
    return last;
  };

  /** The next action may be too much for an engine. What was answered before it is sound, even though it has not rested for long. */
  const settleNow = async () => {
    const known = edits;
    if (includedEdits !== known) await updateDocument().catch(() => undefined);
    if (includedEdits === known && edits === known) documents.markStable();
  };

  const lookAtRest = () => {
    idle()
      .then(() => {
        if (includedEdits === edits) documents.markStable();
        return saveSoon();
      })
      .catch(() => undefined);
  };

  effect(() => {
    for (const watched of [parts, scene, robots, allowedPairs, motion, review, savedMeasures]) watched.value;
    for (const watched of [revision, comparison, closedRevision]) watched.value;
    loading.value; // the result of loading is known when it ends
    if (documents.isChanging) return;
    edits += 1;
    if (parts.value.length === 0) saveState.value = "nothing";
    else if (isWorthSaving(documents)) {
      saveState.value = "behind";
      late ??= setTimeout(() => saveSoon(), pause);
    }
    untracked(noteNow);
  });
  effect(() => {
    if (!interaction.value.drag && !playing.value && !isPlaying.value) untracked(noteNow);
  });
  effect(() => {
    for (const watched of [camera, parts, results, scene, interaction]) watched.value;
    for (const watched of [robots, allowedPairs, motion, dragMode, review]) watched.value;
    for (const watched of [revision, comparison, closedRevision]) watched.value;
    const still = phase.value === "idle" && !interaction.value.drag && !playing.value && !isPlaying.value;
    clearTimeout(rest);
    if (still && !isAway()) rest = setTimeout(lookAtRest, restMs);
  });
  document.addEventListener("visibilitychange", () => document.hidden && saveSoon());
  warnBeforeLeaving();
  return {
    leave: async () => {
      if (phase.peek() === "idle" && !isAway()) await settleNow();
      if (saveState.peek() === "behind") await saveSoon(true);
    },
    isUpToDate: () => includedEdits === edits && !isMoving(),
    saveNow: () => {
      const made = documents.document;
      if (made.sources.length > 0) keep(made, withDragMode(linkTo(made)), false, includedEdits);
    },
  };
}

/** Returns whether parts are moving and will rest elsewhere. */
const isMoving = (): boolean => interaction.peek().drag !== null || playing.peek() || isPlaying.peek();

/** Returns whether a loss matters: files that no link names, decisions, or changes that could be undone. */
const isWorthSaving = ({ origin, decisions }: SceneDocumentStore): boolean =>
  origin.scene === undefined || decisions !== undefined || scene.peek().canUndo;

/** Returns the link of the present scene, including the drag mode. */
export async function linkOf(documents: SceneDocumentStore): Promise<Link | undefined> {
  return withDragMode(await documents.remember());
}

const withDragMode = (link: Link | undefined): Link | undefined =>
  link && { ...link, dragMode: dragMode.peek() };

/** Listens for the event by which the browser asks before it leaves the page. */
function warnBeforeLeaving(): void {
  const ask = (event: Event) => event.preventDefault();
  effect(() => {
    if (saveState.value === "behind" || saveState.value === "refused") addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  });
}
