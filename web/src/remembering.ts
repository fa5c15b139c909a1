/**
 * Has the keeper ask how the scene is: when it has come to rest after a change, and now and then while it does not. What it hears goes to
 * who keeps it: the address, and the shelf. Whoever leaves the page before something done is kept is warned by the browser.
 */

import { effect } from "@preact/signals-core";
import type { Keeper, SceneDocument } from "./scenes/keeper";
import type { Link } from "./scenes/link";
import { dragMode } from "./state/drag-mode";
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
  keeper: Keeper;
  /** Everything that was asked for is done and shown. */
  idle(): Promise<void>;
  /** Keeps it, with what a link says of it if one can. `isLeft`: another scene is about to take its place, and the address may be that one's. */
  take(made: SceneDocument, link: Link | undefined, isLeft: boolean): Promise<Standing>;
}

/** What it gives back is to be called before another scene takes the place of this one. */
export function watchScene({ keeper, idle, take }: Around): () => Promise<void> {
  let edits = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  let pause = soon;

  /** There is nothing to ask, or no one who would answer. */
  const isAway = () => keeper.isChanging || parts.peek().length === 0 || phase.peek() === "error";
  const once = async (isLeft: boolean) => {
    if (isAway()) return;
    const began = performance.now();
    const known = edits;
    const link = await linkOf(keeper);
    pause = Math.min(Math.max(soon, (performance.now() - began) / share), atMost);
    const made = keeper.document;
    if (made.origin.scene !== link?.scene) return; // another was opened meanwhile
    void take(made, link, isLeft).then(
      (how) => {
        if (made.opened === keeper.document.opened) standing.value = known === edits ? how : "behind";
      },
      () => undefined, // what was done since stays to be kept
    );
  };
  // An engine that was replaced meanwhile answers no more; its successor's first change brings us here again.
  const look = (isLeft = false) => {
    clearTimeout(late);
    late = undefined;
    last = last.then(() => once(isLeft)).catch(() => undefined);
    return last;
  };

  const lookAtRest = () => {
    idle()
      .then(() => look())
      .catch(() => undefined);
  };

  effect(() => {
    for (const watched of [parts, scene, robots, allowed, motion, review]) watched.value;
    loading.value; // what was loaded is known once that is over
    if (keeper.isChanging) return;
    edits += 1;
    if (parts.value.length === 0) standing.value = "nothing";
    else if (isWorth(keeper)) {
      standing.value = "behind";
      late ??= setTimeout(() => look(), pause);
    }
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
  return async () => {
    if (standing.peek() === "behind") await look(true);
  };
}

/** Whether it would be a loss: files that no link names, something that was decided, or that could be undone. */
const isWorth = ({ origin, decisions }: Keeper): boolean =>
  origin.scene === undefined || decisions !== undefined || scene.peek().canUndo;

/** The scene as it is, and what drags do in it. */
export async function linkOf(keeper: Keeper): Promise<Link | undefined> {
  const link = await keeper.remember();
  return link && { ...link, dragMode: dragMode.peek() };
}

/** The browser asks before it leaves a page that listens so. */
function watchLeaving(): void {
  const ask = (event: Event) => event.preventDefault();
  effect(() => {
    if (standing.value === "behind" || standing.value === "refused") addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  });
}
