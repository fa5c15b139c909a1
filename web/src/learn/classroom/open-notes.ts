/** Opens the window of notes beside the slides, and keeps to it over a reload. */

import { say } from "../../state/messages";
import type { Transport } from "../transport";
import { t } from "../words";

const key = "nearpoint.notes";
let transport: Transport | undefined;
let linked: string | undefined;

/** What notes drive. Notes that were open before a reload go on. */
export function drivenBy(by: Transport): void {
  transport = by;
  const id = kept();
  if (id) void link(id);
}

export function openNotes(): void {
  const id = kept() ?? newId();
  // At once: a browser lets a page open a window only while it answers the user.
  const notes = window.open(
    `${location.pathname}?notes=${id}`,
    `nearpoint-notes-${id}`,
    "popup,width=720,height=820",
  );
  if (!notes) {
    say("warning", t("page.notesBlocked"), t("page.notesBlockedHint"));
    return;
  }
  notes.focus();
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // No storage: after a reload the notes are opened again.
  }
  void link(id);
}

async function link(id: string): Promise<void> {
  if (linked === id || !transport) return;
  linked = id;
  const { linkNotes } = await import("./notes-link");
  linkNotes(id, transport);
}

function kept(): string | undefined {
  if (linked) return linked;
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without `randomUUID`, which a plain host may not have. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
