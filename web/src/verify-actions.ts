/**
 * Asks the CAD kernel about pairs, file by file, and gives its answers to the engine in batches. Undecided pairs are asked about by themselves, as
 * soon as everything else is at rest.
 */

import { effect } from "@preact/signals-core";
import { messageOf } from "./engine/english";
import { Cancelled, LoaderHung } from "./engine/loader-client";
import type { KernelCheck, PartId, PartRow, SolidId, VerifiedPair, VerifyPair } from "./engine/types";
import type { SavedAnswer } from "./scenes/document";
import type { SceneDocumentStore } from "./scenes/document-store";
import { FilesUnreadable, OutOfMemory } from "./scenes/reading";
import { showMessage } from "./state/messages";
import { playing } from "./state/playback";
import { isPlaying } from "./state/removal";
import * as store from "./state/store";
import {
  answersForEngine,
  answersToSave,
  canVerify,
  type Pair,
  pairsToSettle,
  solidOf,
  validAnswers,
  verifying,
} from "./state/verified";
import type { VerifyActions } from "./ui/actions";
import { listText, text } from "./ui/strings";

const t = text.verify;
const countNames = ["interferes", "touches", "clear", "refused"] as const;

/** Milliseconds between two batches of answers to the engine, which checks and draws the scene again after each. */
const batchMs = 250;
/** The number of pairs at which the kernel may end or hang before a run stops. */
const maxDeaths = 3;

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
  /** The answers about this scene from before a reload or a failure, until the engine has them. */
  #saved: readonly SavedAnswer[] = [];
  #isRestoring = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The answers that the engine does not have yet. */
  #unsent: VerifiedPair[] = [];
  /** Runs while no more answers are sent. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Resolves when the engine has the answers that were sent. */
  #kept: Promise<unknown> = Promise.resolve();
  /** The number of pairs of this run at which the kernel ended or hung. */
  #deaths = 0;

  constructor(
    private readonly documents: SceneDocumentStore,
    /** Waits until nothing else is being read. */
    private readonly queue: <T>(work: () => Promise<T>) => Promise<T>,
    /** Gives answers to the engine. */
    private readonly keep: (answers: VerifiedPair[]) => Promise<unknown>,
    /** Resolves when the engine has answered and reported everything. */
    private readonly answered: () => Promise<unknown>,
  ) {}

  /** Starts to settle undecided pairs whenever everything is at rest. Returns a function that ends this. */
  watch(): () => void {
    return effect(() => {
      const isStill = isAtRest();
      this.#stopRest();
      const hasPairs = pairsToSettle().length > 0;
      if (!isStill) return;
      if (this.#saved.length > 0) return this.#restore();
      if (!hasPairs) return;
      if (this.#hasAsked) this.#rest = setTimeout(() => this.settleNow(), restMs);
      else this.#settle();
    });
  }

  /** Asks about pairs that wait for the end of a motion, without waiting longer. */
  settleNow(): void {
    if (this.#rest === undefined) return;
    this.#stopRest();
    this.#settle();
  }

  #stopRest(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }

  /** Begins with another scene, or the same one in another engine, about which there may be answers. */
  begin(): void {
    this.#isManual = false;
    this.#hasAsked = false;
    this.#saved = validAnswers(this.documents.document.answers);
  }

  /** Returns the answers to save with the scene. */
  answers(): readonly SavedAnswer[] {
    return this.#saved.length > 0 ? this.#saved : answersToSave();
  }

  /** Gives the engine the saved answers before the kernel is asked. The engine checks that the parts have the same relative poses. */
  #restore(): void {
    if (this.#isRestoring) return;
    this.#isRestoring = true;
    this.queue(async () => {
      await this.answered(); // the parts are those of the present scene
      const saved = this.#saved;
      this.#saved = []; // they are tried once, even if they are refused
      const answers = answersForEngine(saved);
      this.#hasAsked = true; // before the reload
      if (answers.length > 0) await this.keep(answers);
      await this.answered();
    })
      .catch(() => undefined) // an engine that ended needs no answers
      .finally(() => {
        this.#isRestoring = false;
        if (isAtRest() && pairsToSettle().length > 0) this.#settle();
      });
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
    this.#deaths = 0;
    this.#kept = Promise.resolve();
    const answers: PairAnswer[] = [];
    const groups = byFile(pairs);
    verifying.value = { done: 0, of: pairs.length, memory: 0 };
    try {
      for (const { source, asked } of groups) await this.#group(source, asked, answers);
      this.#send();
      await this.#kept;
    } finally {
      this.#send();
      verifying.value = undefined;
    }
    return answers;
  }

  /** Asks about the pairs of a file. A pair at which the kernel ends or hangs has no result, and another kernel goes on after it. */
  async #group(source: number, asked: readonly VerifyRequest[], answers: PairAnswer[]): Promise<void> {
    for (let rest = asked; rest.length > 0; ) {
      if (this.#cancelled) throw new Cancelled();
      const pairs = rest;
      let done = 0;
      const answered = (place: number, check: KernelCheck, memory = 0) => {
        done = place + 1;
        const request = pairs[place];
        if (request) answers.push(this.#keep(request, check, memory));
      };
      try {
        const sent = pairs.map(({ sent }) => sent);
        await this.documents.verify(source, sent, answered);
        return;
      } catch (error) {
        if (!(error instanceof LoaderHung || error instanceof OutOfMemory)) throw error;
        answered(done, { answer: { why: messageOf(error) }, isOutdated: false });
        this.#deaths += 1;
        if (this.#deaths === maxDeaths) throw error;
        rest = pairs.slice(done);
      }
    }
  }

  /** Queues an answer for the engine. */
  #keep({ pair, sent }: VerifyRequest, check: KernelCheck, memory: number): PairAnswer {
    this.#unsent.push({ a: [pair.a, sent.a.pose], b: [pair.b, sent.b.pose], answer: check.answer });
    if (this.#pause === undefined) this.#send();
    const progress = verifying.peek();
    if (progress) verifying.value = { ...progress, done: progress.done + 1, memory };
    this.#memory = Math.max(this.#memory, memory);
    return { ...pair, ...check };
  }

  /** Gives the engine the answers that it does not have, and waits before more are sent. */
  #send(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    if (this.#unsent.length === 0) return;
    this.#kept = this.keep(this.#unsent);
    this.#kept.catch(() => undefined); // an engine that ended needs no answers
    this.#unsent = [];
    this.#pause = setTimeout(() => this.#send(), batchMs);
  }
}

/** Returns whether nothing moves, the engine has answered, and the kernel is not asked. */
function isAtRest(): boolean {
  const isMoving = store.interaction.value.drag !== null || playing.value || isPlaying.value;
  return !isMoving && store.phase.value === "idle" && verifying.value === undefined;
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
