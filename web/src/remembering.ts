/**
 * Has the document store ask how the scene is: when it has come to rest after a change, and now and then while changes go on. The
 * answer goes to the address and to the kept works. The browser warns whoever leaves the page before a change is kept.
 * So that nothing is lost where the engine fails, the store also asks as soon as something is done.
 */

import { computed, effect, untracked } from "@preact/signals-core";
import type { SceneDocument } from "./scenes/document";
import type { SceneDocumentStore } from "./scenes/document-store";
import type { Link } from "./scenes/link";
import { linkTo } from "./scenes/summary";
import { dragMode } from "./state/drag-mode";
import { measuring } from "./state/measure";
import { playing } from "./state/playback";
import { walking } from "./state/removal";
import { review } from "./state/review";
import { allowed, motion, robots } from "./state/robots";
import { camera, interaction, loading, parts, phase, results, scene } from "./state/store";
import { type Standing, standing } from "./state/works";

/** Milliseconds without a change before the state is written down. */
const quiet = 400;
/** And between two times while changes do not end. */
const soon = 2000;
/** Longer where it takes more than this share of the time, up to so long. */
const share = 0.02;
const atMost = 10_000;

export interface Around {
  documents: SceneDocumentStore;
  /** Everything that was asked for is done and shown. */
  idle(): Promise<void>;
  /** Keeps it, with what a link says of it if one can. `isLeft`: another scene is about to take its place, and the address may be that one's. */
  take(made: SceneDocument, link: Link | undefined, isLeft: boolean): Promise<Standing>;
}

export interface Watched {
  /** To be called before another scene takes the place of this one. */
  leave(): Promise<void>;
  /** Whether the document has all that the engine has told was done. */
  isKnown(): boolean;
  /** Keeps the document as it is known, where no engine can be asked: what comes next may be the end of the page. */
  keep(): void;
}

const kept = computed(() => measuring.value.kept);

export function watchScene({ documents, idle, take }: Around): Watched {
  let edits = 0;
  /** So many of them are in the document. */
  let noted = 0;
  let isNoting = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  let pause = soon;

  /** There is nothing to ask, or no one who would answer. */
  const isAway = () => documents.isChanging || parts.peek().length === 0 || phase.peek() === "error";
  const once = async (isLeft: boolean) => {
    if (isAway()) return;
    const began = performance.now();
    const known = edits;
    const link = await linkOf(documents);
    noted = Math.max(noted, known);
    pause = Math.min(Math.max(soon, (performance.now() - began) / share), atMost);
    const made = documents.document;
    if (made.origin.scene !== link?.scene) return; // another was opened meanwhile
    keep(made, link, isLeft, known);
  };
  const keep = (made: SceneDocument, link: Link | undefined, isLeft: boolean, known: number) =>
    void take(made, link, isLeft).then(
      (how) => {
        if (made.opened === documents.document.opened) standing.value = known === edits ? how : "behind";
      },
      () => undefined, // what was done since stays to be kept
    );
  /** In the memory of this page only, which takes milliseconds. */
  const note = async () => {
    const known = edits;
    await documents.remember();
    if (!documents.isChanging) noted = Math.max(noted, known);
  };
  /** At once, so that the engine hears of it before anything else that is asked of it; one after the other. */
  const noteNow = () => {
    if (isNoting || noted === edits || isAway() || isUnderWay()) return;
    isNoting = true;
    const then = (next: () => void) => () => {
      isNoting = false;
      next();
    };
    note().then(
      then(noteNow),
      then(() => undefined),
    );
  };
  // An engine that was replaced meanwhile answers no more; its successor's first change brings us here again.
  const look = (isLeft = false) => {
    clearTimeout(late);
    late = undefined;
    last = last.then(() => once(isLeft)).catch(() => undefined);
    return last;
  };

  /** What comes next may be too much for an engine: what was answered before that is sound, though it has not been at rest for long. */
  const settleNow = async () => {
    const known = edits;
    if (noted !== known) await note().catch(() => undefined);
    if (noted === known && edits === known) documents.markSound();
  };

  const lookAtRest = () => {
    idle()
      .then(() => {
        if (noted === edits) documents.markSound();
        return look();
      })
      .catch(() => undefined);
  };

  effect(() => {
    for (const watched of [parts, scene, robots, allowed, motion, review, kept]) watched.value;
    loading.value; // what was loaded is known once that is over
    if (documents.isChanging) return;
    edits += 1;
    if (parts.value.length === 0) standing.value = "nothing";
    else if (isWorth(documents)) {
      standing.value = "behind";
      late ??= setTimeout(() => look(), pause);
    }
    untracked(noteNow);
  });
  effect(() => {
    if (!interaction.value.drag && !playing.value && !walking.value) untracked(noteNow);
  });
  effect(() => {
    for (const watched of [camera, parts, results, scene, interaction]) watched.value;
    for (const watched of [robots, allowed, motion, dragMode, review]) watched.value;
    const still = phase.value === "idle" && !interaction.value.drag && !playing.value && !walking.value;
    clearTimeout(rest);
    if (still && !isAway()) rest = setTimeout(lookAtRest, quiet);
  });
  document.addEventListener("visibilitychange", () => document.hidden && look());
  watchLeaving();
  return {
    leave: async () => {
      if (phase.peek() === "idle" && !isAway()) await settleNow();
      if (standing.peek() === "behind") await look(true);
    },
    isKnown: () => noted === edits && !isUnderWay(),
    keep: () => {
      const made = documents.document;
      if (made.sources.length > 0) keep(made, withMode(linkTo(made)), false, noted);
    },
  };
}

/** Parts move, and will have come to rest elsewhere. */
const isUnderWay = (): boolean => interaction.peek().drag !== null || playing.peek() || walking.peek();

/** Whether it would be a loss: files that no link names, something that was decided, or that could be undone. */
const isWorth = ({ origin, decisions }: SceneDocumentStore): boolean =>
  origin.scene === undefined || decisions !== undefined || scene.peek().canUndo;

/** The scene as it is, and what drags do in it. */
export async function linkOf(documents: SceneDocumentStore): Promise<Link | undefined> {
  return withMode(await documents.remember());
}

const withMode = (link: Link | undefined): Link | undefined => link && { ...link, dragMode: dragMode.peek() };

/** The browser asks before it leaves a page that listens so. */
function watchLeaving(): void {
  const ask = (event: Event) => event.preventDefault();
  effect(() => {
    if (standing.value === "behind" || standing.value === "refused") addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  });
}
