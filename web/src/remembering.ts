/**
 * Has the keeper ask how the scene is: when it has come to rest after a change, and now and then while it does not. What it hears goes to
 * who keeps it: the address, and the shelf. Whoever leaves the page before something done is kept is warned by the browser.
 */

import { effect } from "@preact/signals-core";
import type { Keeper } from "./scenes/keeper";
import type { Link } from "./scenes/link";
import { dragMode } from "./state/drag-mode";
import { playing } from "./state/playback";
import { walking } from "./state/removal";
import { allowed, motion, robots } from "./state/robots";
import { camera, interaction, parts, phase, results, scene } from "./state/store";
import { type Standing, standing } from "./state/works";

/** Milliseconds without a change before the state is written down. */
const quiet = 400;
/** And between two times while changes do not end. */
const soon = 2000;
/** Of the time, this share at most is spent on that. */
const share = 0.02;

export interface Around {
  keeper: Keeper;
  /** Everything that was asked for is done and shown. */
  idle(): Promise<void>;
  /** Keeps it, with what a link says of it if one can. */
  take(link: Link | undefined): Promise<Standing>;
}

export function watchScene({ keeper, idle, take }: Around): void {
  let edits = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  let pause = soon;

  const once = async () => {
    if (isElsewhere()) return;
    const began = performance.now();
    const known = edits;
    const link = await linkOf(keeper);
    if (!link && keeper.origin.scene !== undefined) return; // another scene was opened meanwhile
    const how = await take(link);
    pause = Math.max(soon, (performance.now() - began) / share);
    standing.value = known === edits ? how : "behind";
  };
  // An engine that was replaced meanwhile answers no more; its successor's first change brings us here again.
  const look = () => {
    clearTimeout(late);
    late = undefined;
    last = last.then(once).catch(() => undefined);
  };

  effect(() => {
    for (const watched of [parts, scene, robots, allowed, motion]) watched.value;
    if (phase.value === "loading") return;
    edits += 1;
    if (parts.value.length === 0) standing.value = "nothing";
    else if (isWorth(keeper)) standing.value = "behind";
  });
  effect(() => {
    for (const watched of [camera, parts, results, scene, interaction]) watched.value;
    for (const watched of [robots, allowed, motion, dragMode, playing, walking]) watched.value;
    const still = phase.value === "idle" && !interaction.value.drag;
    clearTimeout(rest);
    if (isElsewhere()) return;
    if (still) rest = setTimeout(() => void idle().then(look, () => undefined), quiet);
    else late ??= setTimeout(look, pause);
  });
  document.addEventListener("visibilitychange", () => document.hidden && look());
  watchLeaving();
}

/** There is nothing, or it is not there yet, or parts are shown where they are not. */
const isElsewhere = (): boolean =>
  parts.peek().length === 0 ||
  phase.peek() === "loading" ||
  phase.peek() === "error" ||
  playing.peek() ||
  walking.peek();

/** Whether it would be a loss: files that no link names, or something that could be undone. */
const isWorth = ({ origin }: Keeper): boolean => origin.scene === undefined || scene.peek().canUndo;

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
