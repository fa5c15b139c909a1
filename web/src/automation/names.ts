/** What the API is given and what it says, in the page's own terms. */

import type { GivenFile, PartName } from "../automation";
import type { FileToRead } from "../engine/protocol";
import type { PartId } from "../engine/types";
import { messages } from "../state/messages";
import * as store from "../state/store";

export function idOf(part: PartName): PartId {
  if (typeof part === "number") return part;
  const named = store.parts.peek().filter(({ name }) => name === part);
  const [only] = named;
  if (!only || named.length > 1) throw new Error(`${named.length} parts are called “${part}”`);
  return only.id;
}

export const fileOf = ({ name, bytes }: GivenFile): FileToRead => ({
  path: name,
  blob: bytes instanceof Blob ? bytes : new Blob([bytes]),
});

export const isProblem = ({ tone }: { tone: string }): boolean => tone === "error" || tone === "warning";
export const wordsOf = ({ text, detail }: { text: string; detail?: string }): string =>
  detail ? `${text} ${detail}` : text;
export const saidSince = (id: number): string =>
  messages
    .peek()
    .filter((message) => message.id > id && isProblem(message))
    .map(wordsOf)
    .join(" ");
