/** Sentences about what is kept in this browser. */

import { bytes } from "../../../state/format";
import { plural } from "./plural";

const since = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "5 minutes ago". */
export function ago(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const step = steps.find(([, length]) => seconds >= length);
  return step ? since.format(-Math.floor(seconds / step[1]), step[0]) : "just now";
}

export const kept = {
  goOn: (title: string) => `Go on with ${title}`,
  facts: (parts: number, age: number) => `${plural(parts, "part", "parts")}, kept ${ago(age)}`,
  open: "Open",
  forget: "Forget",
  notNow: "Not now; it stays in the Open menu",
  offer: "Work that is kept",
  title: "Kept in this browser",
  why: "What you open and change, for when the page is closed or fails. It is for this page alone, and never leaves this computer.",
  none: "Nothing is kept: shipped scenes as they are need not be.",
  row: (parts: number, size: number, age: number) =>
    `${plural(parts, "part", "parts")} · ${bytes(size)} · ${ago(age)}`,
  here: "open here",
  elsewhere: "open in another tab",
  forgetOne: (title: string) => `Forget ${title}`,
  forgetAll: "Forget all",
  back: (title: string) => `Brought back as it was kept: ${title}.`,
  notKept:
    "Not kept: the undo history, CAD answers, the comparison with an earlier revision, sections, and results of motion and take-out checks.",
  copied: (title: string) => `Opened as a copy: ${title}.`,
  copiedWhy: "Another tab may have it open: each keeps its own.",
  failed: "What is kept in this browser could not be read or changed.",
  gone: "It is not kept any more.",
  refused: "This browser keeps nothing for this page.",
  refusedWhy: "Everything else works. Save the scene as a file before you close the page.",
  refusedAll: "This browser keeps nothing for this page, as in a private window. Save scenes as files.",
  leave: {
    title: "Leave without keeping it?",
    about:
      "This browser cannot keep what is open: another scene in its place loses it. Save it as a file first.",
    save: "Save and go on",
    go: "Go on without it",
    cancel: "Cancel",
  },
  full: "There is no room in this browser to keep this scene.",
  fullWhy: (needed: number, left: number) =>
    `Its files take ${bytes(needed)}, and ${bytes(Math.max(left, 0))} are left. Save it as a file, or forget what is kept in the Open menu.`,
} as const;
