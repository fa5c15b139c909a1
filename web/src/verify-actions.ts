/**
 * Asks the CAD kernel about pairs, file by file, and gives its answers to the engine. Undecided pairs are asked about by themselves, as soon as
 * everything else is at rest.
 */

import { effect } from "@preact/signals-core";
import { messageOf } from "./engine/english";
import { Cancelled, LoaderHung } from "./engine/loader-client";
import type { KernelCheck, PartId, PartRow, SolidId, VerifiedPair, VerifyPair } from "./engine/types";
import type { SceneDocumentStore } from "./scenes/document-store";
import { FilesUnreadable, OutOfMemory } from "./scenes/reading";
import { showMessage } from "./state/messages";
import { playing } from "./state/playback";
import { isPlaying } from "./state/removal";
import * as store from "./state/store";
import { canVerify, type Pair, pairsToSettle, solidOf, verifying } from "./state/verified";
import type { VerifyActions } from "./ui/actions";
import { listText, text } from "./ui/strings";

const t = text.verify;
const countNames = ["interferes", "touches", "clear", "refused"] as const;

/** Milliseconds without motion before pairs that have moved are asked about again. */
const restMs = 1000;

/** The two parts of a pair with their state when the kernel was asked. */
interface VerifyRequest {
  pair: Pair;
  sent: VerifyPair;
}

export type PairAnswer = Pair & KernelCheck;

export class Verification implements VerifyActions {
  #cancelled = false;
  /** The most bytes that the kernel took in the last run. */
  #memory = 0;
  /** True if nothing is asked without a request, because the user cancelled or the kernel failed. */
  #isManual = false;
  /** True if pairs of this scene were asked about. */
  #hasAsked = false;
  /** True if a run waits or works that nobody requested. */
  #isSettling = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly documents: SceneDocumentStore,
    /** Waits until nothing else is being read. */
    private readonly queue: <T>(work: () => Promise<T>) => Promise<T>,
    /** Gives answers to the engine. */
    private readonly keep: (answers: VerifiedPair[]) => Promise<unknown>,
  ) {}

  /** Starts to settle undecided pairs whenever everything is at rest. Returns a function that ends this. */
  watch(): () => void {
    return effect(() => {
      const isMoving = store.interaction.value.drag !== null || playing.value || isPlaying.value;
      const isBusy = store.phase.value !== "idle" || verifying.value !== undefined;
      clearTimeout(this.#rest);
      if (isMoving || isBusy || pairsToSettle().length === 0) return;
      if (this.#hasAsked) this.#rest = setTimeout(() => this.#settle(), restMs);
      else this.#settle();
    });
  }

  /** Begins with another scene. */
  begin(): void {
    this.#isManual = false;
    this.#hasAsked = false;
  }

  /** Asks, and reports the result to the user. */
  ask(pairs: readonly Pair[]): void {
    this.verify(pairs).then(
      (answers) =>
        showMessage(
          "success",
          t.done({ n: pairs.length, counts: listText(tally(answers)) }),
          this.#memory > 0 ? text.open.kernelTook({ memory: this.#memory }) : undefined,
        ),
      (error: Error) => {
        if (error instanceof Cancelled) showMessage("info", t.cancelled);
        else showMessage("error", t.failed, reason(error));
      },
    );
  }

  /** Resolves with the answers when the engine has all of them. Rejects with the reason; earlier answers stay. */
  verify(pairs: readonly Pair[]): Promise<PairAnswer[]> {
    this.#isManual = false;
    return this.queue(() => this.#run(pairs));
  }

  /** Stops asking, also by itself, and replaces the loader. */
  cancel(): void {
    this.#isManual = true;
    this.interrupt();
  }

  /** Stops the present run, because something else needs the loader. */
  interrupt(): void {
    if (!verifying.peek()) return;
    this.#cancelled = true;
    this.documents.cancel();
  }

  #settle(): void {
    if (this.#isManual || this.#isSettling) return;
    this.#isSettling = true;
    this.#hasAsked = true;
    this.queue(() => this.#run(pairsToSettle()))
      .catch((error: Error) => {
        if (error instanceof Cancelled) {
          if (this.#isManual) showMessage("info", t.cancelled);
          return;
        }
        this.#isManual = true;
        showMessage("warning", t.failed, reason(error));
      })
      .finally(() => {
        this.#isSettling = false;
      });
  }

  async #run(pairs: readonly Pair[]): Promise<PairAnswer[]> {
    if (pairs.length === 0) return [];
    this.#cancelled = false;
    this.#memory = 0;
    const answers: PairAnswer[] = [];
    const groups = byFile(pairs);
    verifying.value = { done: 0, of: pairs.length, memory: 0 };
    try {
      for (const { source, asked } of groups) await this.#group(source, asked, answers);
    } finally {
      verifying.value = undefined;
    }
    return answers;
  }

  async #group(source: number, asked: readonly VerifyRequest[], answers: PairAnswer[]): Promise<void> {
    if (this.#cancelled) throw new Cancelled();
    const pairs = asked.map(({ sent }) => sent);
    let kept: Promise<unknown> = Promise.resolve();
    await this.documents.verify(source, pairs, (place, check, memory = 0) => {
      const { pair, sent } = asked[place] as VerifyRequest;
      answers.push({ ...pair, ...check });
      kept = this.keep([{ a: [pair.a, sent.a.pose], b: [pair.b, sent.b.pose], answer: check.answer }]);
      kept.catch(() => undefined); // an engine that ended needs no answers
      const progress = verifying.peek();
      if (progress) verifying.value = { ...progress, done: progress.done + 1, memory };
      this.#memory = Math.max(this.#memory, memory);
    });
    await kept;
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
    group.asked.push({ pair: { a: pair.a, b: pair.b }, sent });
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
function tally(answers: readonly KernelCheck[]): (string | false)[] {
  const counts = { interferes: 0, touches: 0, clear: 0, undecided: 0, refused: 0 };
  for (const { class: found } of answers) counts[found ?? "refused"] += 1;
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
