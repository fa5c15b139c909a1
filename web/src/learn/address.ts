/** Encodes the state in the address after `#`: `gilbert?shapes=boxes&step=3&view=read`. Values that equal the lesson's defaults are omitted. */

import type { LessonInfo, LessonParameter, LessonValue, LessonValues } from "./types";

export interface LessonAddress {
  lesson: string;
  step: number;
  /** The values as texts. */
  values: Record<string, string>;
  /** The reading view, or the lesson's puzzle; absent for one step at a time. */
  view?: "read" | "puzzle";
}

/** Reads an address; undefined for the gallery. */
export function readAddress(hash: string): LessonAddress | undefined {
  const [name = "", query = ""] = split(hash.replace(/^#/, ""));
  if (!name) return undefined;
  const fields = new URLSearchParams(query);
  const step = Math.max(0, Math.floor(Number(fields.get("step") ?? 0)) || 0);
  const view = fields.get("view");
  fields.delete("step");
  fields.delete("view");
  return {
    lesson: decode(name),
    step,
    values: Object.fromEntries(fields),
    ...((view === "read" || view === "puzzle") && { view }),
  };
}

export function writeAddress(
  info: LessonInfo,
  values: LessonValues,
  step: number,
  view?: LessonAddress["view"],
): string {
  const fields = new URLSearchParams();
  for (const { name, value: usual } of info.parameters) {
    const value = values[name];
    if (value !== undefined && value !== usual) fields.set(name, String(value));
  }
  if (step > 0) fields.set("step", String(step));
  if (view) fields.set("view", view);
  const query = fields.toString();
  return `#${encodeURIComponent(info.name)}${query ? `?${query}` : ""}`;
}

/** Returns the lesson's own values. */
export const usualValues = (parameters: readonly LessonParameter[]): LessonValues =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, value]));

/** Converts texts to the types of the lesson's parameters. Unknown parameters stay texts, which the lesson refuses. */
export function valuesOf(
  texts: Record<string, string>,
  parameters: readonly LessonParameter[],
): LessonValues {
  const read = ([name, text]: [string, string]): [string, LessonValue] => {
    const kind = parameters.find((parameter) => parameter.name === name)?.kind;
    if (kind === "number" && text.trim() !== "" && Number.isFinite(Number(text))) return [name, Number(text)];
    return [name, text];
  };
  return Object.fromEntries(Object.entries(texts).map(read));
}

function split(text: string): [string, string] {
  const at = text.indexOf("?");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Decodes a part of an address; invalid text is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
