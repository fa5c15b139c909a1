/** Selects the visible parts of a lesson or tool: all on its own page; in a frame, those of `?embed&show=figure,text,question` in that order. */

import { signal } from "@preact/signals-core";

export const parts = [
  "figure",
  "text",
  "question",
  "code",
  "numbers",
  "paper",
  "events",
  "controls",
  "charts",
] as const;
export type Part = (typeof parts)[number];

/** The parts of tools. */
export const toolParts: readonly Part[] = ["figure", "text", "controls"];

const usual: readonly Part[] = ["figure"];

export interface EmbedOptions {
  embedded: boolean;
  parts: readonly Part[];
  /** The unknown names, as written. */
  unknown: readonly string[];
}

export function readParts(search: string): EmbedOptions {
  const fields = new URLSearchParams(search);
  if (!fields.has("embed")) return { embedded: false, parts, unknown: [] };
  const names = (fields.get("show") ?? "").split(",").map((name) => name.trim());
  const wished = [...new Set(names.filter((name) => name !== ""))];
  const known = wished.filter(isPart);
  return {
    embedded: true,
    parts: known.length > 0 ? known : usual,
    unknown: wished.filter((name) => !isPart(name)),
  };
}

/** Returns the query for such a frame, without defaults. */
export const writeParts = (wished: readonly Part[]): string =>
  wished.join() === usual.join() ? "?embed" : `?embed&show=${wished.join()}`;

/** The parts that this page shows. */
export const shownParts = signal<readonly Part[]>(parts);
export const shows = (part: Part): boolean => shownParts.value.includes(part);

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);
