/** Opens the window of notes beside the slides, and reconnects to it after a reload. */

import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import type { Transport } from "../transport";
import { t } from "../words";

const key = "nearpoint.notes";
let transport: Transport | undefined;
let linked: string | undefined;

/** Sets the transport that the notes control. Notes that were open before a reload continue. */
export function setTransport(by: Transport): void {
  transport = by;
  const id = storedId();
  if (id) void link(id);
}

export function openNotes(): void {
  const id = storedId() ?? newId();
  // The window is opened at once, because a browser allows it only during a user gesture.
  const notes = window.open(
    `${location.pathname}?notes=${id}`,
    `nearpoint-notes-${id}`,
    "popup,width=720,height=820",
  );
  if (!notes) {
    showMessage("warning", t("page.notesBlocked"), t("page.notesBlockedHint"));
    return;
  }
  notes.focus();
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // There is no storage, so after a reload the notes must be opened again.
  }
  void link(id);
}

async function link(id: string): Promise<void> {
  if (linked === id || !transport) return;
  linked = id;
  const { linkNotes } = await again(import("./notes-link"));
  linkNotes(id, transport);
}

function storedId(): string | undefined {
  if (linked) return linked;
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns a new id without `randomUUID`, which an insecure origin may lack. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
