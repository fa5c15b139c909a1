/** The state on its way out: the address, a link on the clipboard, a file. */

import { effect } from "@preact/signals-core";
import type { Keeper } from "./scenes/keeper";
import { type Link, writeLink } from "./scenes/link";
import { dragMode } from "./state/drag-mode";
import { say } from "./state/messages";
import { playing } from "./state/playback";
import { walking } from "./state/removal";
import { allowed, motion, robots } from "./state/robots";
import { camera, interaction, parts, phase, results, scene, title } from "./state/store";
import { text } from "./ui/strings";

const t = text.message;
/** Milliseconds without a change before the state is written down. */
const quiet = 400;

/** Keeps the address after `#`, and what is known of the scene for a restart, up to date, without adding to the history. */
export function watchAddress(keeper: Keeper, idle: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    for (const watched of [camera, parts, results, scene, interaction]) watched.value;
    for (const watched of [robots, allowed, motion, dragMode]) watched.value;
    const still = phase.value === "idle" && !interaction.value.drag && !playing.value && !walking.value;
    clearTimeout(timer);
    if (!still || parts.value.length === 0) return;
    timer = setTimeout(async () => {
      try {
        await idle();
        const link = await linkOf(keeper);
        if (link) writeAddress(`#${await writeLink(link)}`);
      } catch {
        // The engine was replaced meanwhile; its successor's first change brings us here again.
      }
    }, quiet);
  });
}

/** The scene as it is, and what drags do in it. */
async function linkOf(keeper: Keeper): Promise<Link | undefined> {
  const link = await keeper.remember();
  return link && { ...link, dragMode: dragMode.peek() };
}

/** The part after `#` that the page has opened or written; another one is a wish of the user's. */
let known: string | undefined;

export const isNewAddress = (): boolean => location.hash !== known;
export const takeAddress = (): string => {
  known = location.hash;
  return known;
};

function writeAddress(hash: string): void {
  if (isNewAddress()) return; // someone asked for something else meanwhile
  history.replaceState(null, "", hash);
  known = location.hash;
}

/** The address of this page in this state. */
export async function linkHere(keeper: Keeper): Promise<{ url: string; link: Link | undefined }> {
  const link = await linkOf(keeper);
  const url = new URL(location.href);
  url.hash = link ? await writeLink(link) : "";
  return { url: url.href, link };
}

export async function copyLink(keeper: Keeper): Promise<void> {
  const { url, link } = await linkHere(keeper);
  if (!link) {
    say("warning", t.sharedLocal);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    say("success", t.shared);
  } catch {
    writeAddress(new URL(url).hash);
    say("info", t.noSharing);
  }
}

/** A name as a part of a file's name. */
export const slug = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();

/** The scene's name as a file may be called. */
export const fileName = (): string => slug(title.peek().text.replace(/\.[^.]*$/, "")) || "scene";

/** Hands a file to the browser's downloads. */
export function saveAs(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function download(keeper: Keeper): Promise<void> {
  const name = `${fileName()}.json`;
  saveAs(name, await keeper.save(), "application/json");
  say("success", t.saved(name));
}
