/** Shares the state: as the address, as a link on the clipboard, or as a file. Messages report what was really done. */

import { messageOf } from "./engine/english";
import { linkOf } from "./scene-watcher";
import type { SceneDocumentStore } from "./scenes/document-store";
import { type Link, writeLink } from "./scenes/link";
import { readTitle } from "./scenes/titles";
import { showMessage } from "./state/messages";
import { title } from "./state/store";
import { saveState } from "./state/works";
import { sceneName } from "./ui/example-scenes";
import { saveAs } from "./ui/save-file";
import { text } from "./ui/strings";

const t = text.share;

/** The part after `#` that the page has opened or written. Any other comes from the user. */
let knownAddress: string | undefined;

export const isNewAddress = (): boolean => location.hash !== knownAddress;
export const takeAddress = (): string => {
  knownAddress = location.hash;
  return knownAddress;
};

/**
 * Keeps the address up to date, without a new history entry. If no link holds the state, the address has none. Writing a link takes time: nothing is
 * shown if `isCurrent` then says that another scene is open or requested.
 */
export async function showAddress(link: Link | undefined, isCurrent = () => true): Promise<void> {
  const hash = link ? `#${await writeLink(link)}` : "";
  if (isCurrent()) writeAddress(hash);
}

function writeAddress(hash: string): void {
  if (isNewAddress()) return; // another request was made meanwhile
  if (hash !== location.hash) history.replaceState(null, "", hash || location.pathname + location.search);
  knownAddress = location.hash;
}

/** Returns the address of this page in this state; undefined if no address holds it. */
export async function linkHere(documents: SceneDocumentStore): Promise<string | undefined> {
  for (;;) {
    const link = await linkOf(documents);
    if (!link && documents.origin.scene !== undefined) continue; // another scene was opened meanwhile
    const url = new URL(location.href);
    if (link) url.hash = await writeLink(link);
    return link && url.href;
  }
}

/** Shares a link if one holds the state, otherwise the scene as a file. */
export async function share(documents: SceneDocumentStore): Promise<void> {
  const url = await linkHere(documents);
  if (url === undefined) return shareFile(documents);
  const left = documents.decisions === undefined ? undefined : t.decisionsStay;
  try {
    await navigator.clipboard.writeText(url);
    showMessage("success", t.copied, left);
  } catch {
    const { hash } = new URL(url);
    writeAddress(hash);
    if (location.hash === hash) showMessage("info", t.notCopied, left);
    else showMessage("warning", t.notShared);
  }
}

/** Passes the file to the browser's share dialog. If there is none or it refuses, the file is downloaded. */
async function shareFile(documents: SceneDocumentStore): Promise<void> {
  const file = await sceneFile(documents);
  if (!file) return;
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: sceneName(title.peek().text) });
      showMessage("success", t.noLink, t.passedOn({ name: file.name }));
      return;
    } catch (error) {
      if ((error as Error).name === "AbortError") return void showMessage("info", t.noLink, t.cancelled);
    }
  }
  saveAs(file.name, file, file.type);
  showMessage("success", t.noLink, t.savedInstead({ name: file.name }));
}

/** Returns a name in the form for file names. */
export const slug = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();

/** Returns the file name for the scene. */
export function fileName(): string {
  const { name, more } = readTitle(title.peek().text);
  const first = name.replace(/\.[^.]*$/, "");
  return slug(more > 0 ? `${first} and ${more} more` : first) || "scene";
}

/** Saves a requested file and reports it, or the reason why there is none. */
export function saveOnRequest(
  name: string,
  type: string,
  pendingContent: Promise<string | Uint8Array>,
  done: string,
): void {
  pendingContent.then(
    (content) => {
      saveAs(name, content as BlobPart, type);
      showMessage("success", done);
    },
    (error: Error) => showMessage("warning", messageOf(error)),
  );
}

export async function download(documents: SceneDocumentStore): Promise<void> {
  const file = await sceneFile(documents);
  if (!file) return;
  saveAs(file.name, file, file.type);
  showMessage("success", text.message.saved({ name: file.name }));
  saveState.value = "kept"; // until the next change
}

/** Returns the scene as one file; undefined if that failed, which is reported. */
async function sceneFile(documents: SceneDocumentStore): Promise<File | undefined> {
  try {
    return new File([await documents.save()], `${fileName()}.json`, { type: "application/json" });
  } catch (error) {
    showMessage("error", t.notSaved, error instanceof RangeError ? t.tooLarge : messageOf(error as Error));
    return undefined;
  }
}
