/** Converts between the names of the API and the page's own ids. */

import type { GivenFile, PartName } from "../automation";
import { english } from "../engine/english";
import type { FileToRead } from "../engine/protocol";
import type { PartId, ViewRequest } from "../engine/types";
import { messages } from "../state/messages";
import * as store from "../state/store";

export function idOf(part: PartName): PartId {
  if (typeof part === "number") return part;
  const named = store.parts.peek().filter(({ name }) => name === part);
  const [only] = named;
  if (!only || named.length > 1) throw new Error(`${named.length} parts are called “${part}”`);
  return only.id;
}

const views = ["fit", "standard", "pair", "camera"] as const;

/** Checks a view request, because the engine ignores names that it does not know and would look at missing parts. */
export function viewOf(request: ViewRequest): ViewRequest {
  const named = typeof request === "object" ? Object.keys(request ?? {}) : [];
  const isOne = named.length === 1 && views.some((view) => view === named[0]);
  if (!isOne) {
    const given = named.length === 0 ? "nothing" : named.map((name) => `“${name}”`).join(", ");
    throw new Error(`What to look at is one of ${views.join(", ")}; given was ${given}.`);
  }
  const { fit, pair } = request;
  const asked = [...(Array.isArray(fit) ? fit : []), ...(pair ?? [])];
  const missing = asked.find((part) => !store.parts.peek().some(({ id }) => id === part));
  if (missing !== undefined) throw new Error(`no part has the number ${missing}`);
  return request;
}

export function fileOf({ name, bytes }: GivenFile): FileToRead {
  // A program in JavaScript may leave them out.
  if (bytes === undefined || bytes === null)
    throw new Error(`The bytes of “${name}” are missing. Give each file as { name, bytes }.`);
  return { path: name, blob: bytes instanceof Blob ? bytes : new Blob([bytes]) };
}

export const isProblem = ({ tone }: { tone: string }): boolean => tone === "error" || tone === "warning";
export const wordsOf = ({ text, detail }: { text: string; detail?: string }): string =>
  detail ? `${english(text)} ${english(detail)}` : english(text);
export const messagesSince = (id: number): string =>
  messages
    .peek()
    .filter((message) => message.id > id && isProblem(message))
    .map(wordsOf)
    .join(" ");
