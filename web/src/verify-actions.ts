/** Asks the CAD kernel about pairs, file by file, and keeps its answers. */

import { messageOf } from "./engine/english";
import { Cancelled, LoaderHung } from "./engine/loader-client";
import type { PartId, PartRow, SolidId, VerifyPair } from "./engine/types";
import type { SceneDocumentStore } from "./scenes/document-store";
import { FilesUnreadable, OutOfMemory } from "./scenes/reading";
import { showMessage } from "./state/messages";
import * as store from "./state/store";
import {
  canVerify,
  keepAnswer,
  type Pair,
  relationOf,
  solidOf,
  verifiedOf,
  verifying,
} from "./state/verified";
import type { VerifyActions } from "./ui/actions";
import { listText, text } from "./ui/strings";

const t = text.verify;
const countNames = ["interferes", "touches", "clear", "refused"] as const;

/** The two parts of a pair with their state when the kernel was asked. */
interface VerifyRequest {
  pair: Pair;
  sent: VerifyPair;
}

export class Verification implements VerifyActions {
  #cancelled = false;
  /** The most bytes that the kernel took in the last run. */
  #memory = 0;

  constructor(
    private readonly documents: SceneDocumentStore,
    /** Waits until nothing else is being read. */
    private readonly queue: (work: () => Promise<void>) => Promise<void>,
  ) {}

  /** Asks, and reports the result to the user. */
  ask(pairs: readonly Pair[]): void {
    this.verify(pairs).then(
      () =>
        showMessage(
          "success",
          t.done({ n: pairs.length, counts: listText(tally(pairs)) }),
          this.#memory > 0 ? text.open.kernelTook({ memory: this.#memory }) : undefined,
        ),
      (error: Error) => {
        if (error instanceof Cancelled) showMessage("info", t.cancelled);
        else showMessage("error", t.failed, reason(error));
      },
    );
  }

  /** Resolves when all are answered. Rejects with the reason; earlier answers stay. */
  verify(pairs: readonly Pair[]): Promise<void> {
    return this.queue(async () => {
      this.#cancelled = false;
      this.#memory = 0;
      const groups = byFile(pairs);
      verifying.value = { done: 0, of: pairs.length, memory: 0 };
      try {
        for (const { source, asked } of groups) await this.#group(source, asked);
      } finally {
        verifying.value = undefined;
      }
    });
  }

  /** Stops asking and replaces the loader. */
  cancel(): void {
    if (!verifying.peek()) return;
    this.#cancelled = true;
    this.documents.cancel();
  }

  async #group(source: number, asked: readonly VerifyRequest[]): Promise<void> {
    if (this.#cancelled) throw new Cancelled();
    const pairs = asked.map(({ sent }) => sent);
    await this.documents.verify(source, pairs, (place, answer, memory = 0) => {
      const { pair, sent } = asked[place] as VerifyRequest;
      keepAnswer(pair, { a: sent.a.pose, b: sent.b.pose }, answer);
      const progress = verifying.peek();
      if (progress) verifying.value = { ...progress, done: progress.done + 1, memory };
      this.#memory = Math.max(this.#memory, memory);
    });
  }
}

/** Groups pairs by file, so that each file is read once. */
function byFile(pairs: readonly Pair[]): { source: number; asked: VerifyRequest[] }[] {
  const groups = new Map<string, { source: number; asked: VerifyRequest[] }>();
  for (const pair of pairs) {
    if (!canVerify(pair)) throw new Error(t.cannot);
    const [a, b] = [placed(pair.a), placed(pair.b)];
    const key = `${a.part.source} ${a.solid.file}`;
    const group = groups.get(key) ?? { source: a.part.source, asked: [] };
    groups.set(key, group);
    const sent = { a: { solid: a.solid, pose: a.part.pose }, b: { solid: b.solid, pose: b.part.pose } };
    group.asked.push({ pair, sent });
  }
  return [...groups.values()];
}

function placed(id: PartId): { part: PartRow; solid: SolidId } {
  const part = store.partById.peek().get(id);
  const solid = part && solidOf(part);
  if (!part || !solid) throw new Error(t.cannot);
  return { part, solid };
}

/** Counts the kernel's answers. */
function tally(pairs: readonly Pair[]): (string | false)[] {
  const counts = { interferes: 0, touches: 0, clear: 0, refused: 0 };
  for (const pair of pairs) {
    const answer = verifiedOf(pair)?.answer;
    if (answer) counts["why" in answer ? "refused" : relationOf(answer)] += 1;
  }
  return countNames.map((name) => counts[name] > 0 && t.counts[name]({ n: counts[name] }));
}

/** Returns the reason as a sentence. */
export function reason(error: Error): string {
  if (error instanceof FilesUnreadable) return t.filesGone;
  if (error instanceof OutOfMemory) return t.tooMuch;
  if (error instanceof LoaderHung) return t.hung({ minutes: error.minutes });
  if (error instanceof Cancelled) return t.cancelled;
  return messageOf(error);
}
