/** One opening, from the wish to the sentence that says how it went. */

import { batch } from "@preact/signals-core";
import { EngineGone } from "./engine/client";
import { Cancelled, LoaderHung } from "./engine/loader-client";
import { isMissing } from "./engine/missing";
import type { FileToRead } from "./engine/protocol";
import { entryOf, isLeftOut } from "./scenes/catalogue";
import type { Keeper, Newcomer, Origin } from "./scenes/keeper";
import type { Kept } from "./scenes/kept";
import { TooMuch } from "./scenes/reading";
import { FetchFailed } from "./scenes/scene-file";
import type { Opened } from "./scenes/sources";
import { say } from "./state/messages";
import { sentences } from "./state/punctuation";
import * as store from "./state/store";
import { solids } from "./state/verified";
import { saidText } from "./ui/core/said";
import { sceneName } from "./ui/shipped";
import { text } from "./ui/strings";

const t = text.message;

export interface Wishes {
  /** Opens it anew, where something could not be fetched. */
  again(): void;
  /** Of files; a link says it itself. */
  accuracy: number | undefined;
  /** Is asked what files are that join the scene. */
  newcomer: Newcomer | undefined;
}

export async function opening(
  keeper: Keeper,
  what: Kept | FileToRead[],
  { again, accuracy, newcomer }: Wishes,
): Promise<boolean> {
  const label = nameOf(what);
  const since = performance.now();
  store.loading.value = { label, doing: text.loading.fetching, done: undefined, since, memory: 0 };
  try {
    if ("scene" in what && isLeftOut(what.scene)) throw new Error(t.leftOut);
    const own = Array.isArray(what);
    if (own) done(await keeper.openFiles(what, accuracy, newcomer), own);
    else done(await ("sources" in what ? keeper.openKept(what) : keeper.openLink(what)), own);
    solids.value = keeper.solids;
    showTitle(keeper.origin);
    return true;
  } catch (error) {
    // With an engine that can be had again the address is opened again, if nothing was; what else was wished for is not.
    const isWaiting = "scene" in what && keeper.document.sources.length === 0;
    if (store.dead.peek() === undefined || !isWaiting) failed(label, error as Error, again);
    return false;
  } finally {
    store.loading.value = undefined;
  }
}

export function showTitle({ title, scene, about }: Origin): void {
  store.title.value = { text: title, ...(scene && { slug: scene }), ...(about && { about }) };
}

function done({ parts, label, warnings, unitGuess, isAdded, revised }: Opened, own: boolean): void {
  batch(() => {
    if (!isAdded) store.unitReason.value = unitGuess;
    store.focusedPair.value = undefined;
    store.severityFilter.value = undefined;
    // Of a revision who asked for it says more.
    if (own && !revised) say("success", t.opened(parts, told(label)), details(unitGuess));
    for (const warning of warnings.slice(0, 5)) say("warning", warning);
  });
}

/** What is worth knowing about an opening that went well. */
function details(unitGuess: string | undefined): string {
  const memory = store.loading.peek()?.memory ?? 0;
  return [
    ...(unitGuess ? [text.status.unitGuessed(saidText(unitGuess))] : []),
    ...(memory > 0 ? [text.open.kernelTook(memory)] : []),
  ].join(" ");
}

function failed(label: string, error: Error, again: () => void): void {
  const isLacking = error instanceof FetchFailed || isMissing(error);
  if (error instanceof Cancelled) say("info", text.loading.cancelled(label));
  else
    say(
      "error",
      t.openFailed(label),
      sentences([reason(error), ...(store.parts.peek().length > 0 ? [t.kept] : [])]),
      isLacking ? { label: t.tryAgain, run: again } : undefined,
    );
}

/** Why what was to be opened, or brought back, is not there. */
export function reason(error: Error): string {
  if (error instanceof Cancelled) return ""; // it was wished
  if (error instanceof TooMuch) return t.loaderDied(error.bytes);
  if (error instanceof LoaderHung) return t.loaderHung(error.minutes);
  if (error instanceof FetchFailed) return t.fetchFailed(error.url, error.status);
  if (error instanceof EngineGone && store.dead.peek() !== undefined) return store.deadTitle.peek();
  return isMissing(error) ? t.partMissing : saidText(error.message);
}

function nameOf(what: Kept | readonly FileToRead[]): string {
  if ("scene" in what) return sceneName(entryOf(what.scene)?.name ?? what.scene, what.scene);
  if ("sources" in what) return what.origin.title;
  return what.length === 1 ? (what[0]?.path ?? "") : text.open.files(what.length);
}

/** What the keeper calls what it opens: how many files, a shipped scene, or by a name of the user’s. */
export const told = (label: string): string => {
  const [, files] = /^(\d+) files$/.exec(label) ?? [];
  if (files !== undefined) return text.open.files(Number(files));
  return sceneName(label);
};
