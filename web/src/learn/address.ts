/** The state in the address, after `#`: `gilbert?shapes=boxes&step=3`. What is as the lesson has it is left out. */

import type { LessonInfo, LessonParameter, LessonValue, LessonValues } from "./types";

export interface Place {
  lesson: string;
  step: number;
  /** As written. */
  values: Record<string, string>;
}

/** Undefined for the gallery. */
export function readPlace(hash: string): Place | undefined {
  const [name = "", query = ""] = split(hash.replace(/^#/, ""));
  if (!name) return undefined;
  const fields = new URLSearchParams(query);
  const step = Math.max(0, Math.floor(Number(fields.get("step") ?? 0)) || 0);
  fields.delete("step");
  return { lesson: decode(name), step, values: Object.fromEntries(fields) };
}

export function writePlace(info: LessonInfo, values: LessonValues, step: number): string {
  const fields = new URLSearchParams();
  for (const { name, value: usual } of info.parameters) {
    const value = values[name];
    if (value !== undefined && value !== usual) fields.set(name, String(value));
  }
  if (step > 0) fields.set("step", String(step));
  const query = fields.toString();
  return `#${encodeURIComponent(info.name)}${query ? `?${query}` : ""}`;
}

/** Texts as what the lesson's parameters want; what it does not know stays a text, for the lesson to refuse. */
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

/** Decodes a part of an address; a text that is none comes back as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
