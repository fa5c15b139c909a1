/** One opening, from the request to the message that reports it. */

import { batch } from "@preact/signals-core";
import { EngineEnded } from "./engine/client";
import { messageOf } from "./engine/english";
import { Cancelled, LoaderHung } from "./engine/loader-client";
import { isMissing } from "./engine/missing";
import type { FileToRead } from "./engine/protocol";
import { entryOf, isOmitted } from "./scenes/catalogue";
import type { SceneDocument } from "./scenes/document";
import type { DocumentOptions, SceneDocumentStore } from "./scenes/document-store";
import { OutOfMemory } from "./scenes/reading";
import type { SavedWork } from "./scenes/saved-work";
import { FetchFailed } from "./scenes/scene-file";
import type { OpenResult } from "./scenes/sources";
import { labelOf } from "./scenes/titles";
import { dismissToastsUpTo, newestId, showMessage } from "./state/messages";
import { sentences } from "./state/punctuation";
import * as store from "./state/store";
import { solids } from "./state/verified";
import { saveState } from "./state/works";
import { messageText } from "./ui/core/translate";
import { sceneName } from "./ui/example-scenes";
import { text } from "./ui/strings";

const t = text.message;

export interface OpenSceneOptions {
  /** Opens it again after something could not be fetched. */
  retry(): void;
  /** The options for files; a link has its own. */
  documentOptions: DocumentOptions | undefined;
}

export async function openScene(
  documents: SceneDocumentStore,
  what: SavedWork | FileToRead[],
  { retry: again, documentOptions: how }: OpenSceneOptions,
): Promise<boolean> {
  const label = nameOf(what);
  const lastMessage = newestId();
  const hadScene = documents.document.sources.length > 0;
  const wasKept = hadScene && saveState.peek() === "kept";
  const since = performance.now();
  store.loading.value = { label, doing: text.loading.fetching, done: undefined, since, memory: 0 };
  try {
    if ("scene" in what && isOmitted(what.scene)) throw new Error(t.leftOut);
    const opened = await (Array.isArray(what)
      ? documents.openFiles(what, how)
      : "sources" in what
        ? documents.openSaved(what)
        : documents.openLink(what));
    if (hadScene && !opened.hasJoined) dismissToastsUpTo(lastMessage);
    reportOpened(opened, Array.isArray(what), wasKept);
    solids.value = documents.solids;
    showTitle(documents.document);
    return true;
  } catch (error) {
    // When an engine is available again, only an address is opened again, and only if nothing is open.
    const isWaiting = "scene" in what && documents.document.sources.length === 0;
    if (store.unavailableReason.peek() === undefined || !isWaiting)
      reportFailed(label, error as Error, again);
    return false;
  } finally {
    store.loading.value = undefined;
  }
}

/** Sets the scene's title from what it was opened from. */
export function showTitle({ origin, sources }: Pick<SceneDocument, "origin" | "sources">): void {
  store.openDocument.value = { origin, sources };
}

/** Reports an opening. `wasKept`: the replaced scene is saved in this browser. */
function reportOpened(
  { parts, label, warnings, unitGuess, revised, hasJoined }: OpenResult,
  own: boolean,
  wasKept: boolean,
): void {
  batch(() => {
    if (!hasJoined) store.unitReason.value = unitGuess;
    // The code that asked for a revision reports it in more detail.
    if (own && !revised) {
      const isElsewhere = wasKept && !hasJoined;
      const more = sentences([details(unitGuess), ...(isElsewhere ? [t.stillKept] : [])]).trim();
      const sentence = hasJoined ? t.added : t.opened;
      showMessage("success", sentence({ n: parts, label: sceneName(label) }), more);
    }
    for (const warning of warnings.slice(0, 5)) showMessage("warning", warning);
  });
}

/** Returns the notes about an opening that succeeded. */
function details(unitGuess: string | undefined): string {
  const memory = store.loading.peek()?.memory ?? 0;
  return [
    ...(unitGuess ? [text.status.unitGuessed({ why: messageText(unitGuess) })] : []),
    ...(memory > 0 ? [text.open.kernelTook({ memory })] : []),
  ].join(" ");
}

function reportFailed(label: string, error: Error, again: () => void): void {
  const isLacking = error instanceof FetchFailed || isMissing(error);
  if (error instanceof Cancelled) showMessage("info", text.loading.cancelled({ label }));
  else
    showMessage(
      "error",
      t.openFailed({ label }),
      sentences([openFailureText(error), ...(store.parts.peek().length > 0 ? [t.kept] : [])]),
      isLacking ? { label: t.tryAgain, run: again } : undefined,
    );
}

/** Returns why the content could not be opened or restored. */
export function openFailureText(error: Error): string {
  if (error instanceof Cancelled) return ""; // the user cancelled it
  if (error instanceof OutOfMemory) return t.loaderDied({ size: error.bytes });
  if (error instanceof LoaderHung) return t.loaderHung({ minutes: error.minutes });
  if (error instanceof FetchFailed) return t.fetchFailed({ url: error.url, status: error.status });
  if (error instanceof EngineEnded && store.unavailableReason.peek() !== undefined)
    return store.unavailableTitle.peek();
  return isMissing(error) ? t.partMissing : messageText(messageOf(error));
}

function nameOf(what: SavedWork | readonly FileToRead[]): string {
  if ("scene" in what) return sceneName(entryOf(what.scene)?.name ?? what.scene, what.scene);
  if ("sources" in what) return sceneName(what.origin.title);
  return sceneName(labelOf(what));
}
