/** Compares a learner's function with the engine: finds a pair for which it is wrong, and simplifies it. */

import type { PolygonDistance, PolygonPair } from "../types";
import { type Failure, isFailure, isSlow, type Outcome, type Run } from "./interpreter";
import type { FunctionName } from "./names";
import { makePairs } from "./pairs";
import { maxSeconds, TooSlow } from "./runner";
import { shrink } from "./shrink";

/** Evaluates pairs with the engine and with the learner's function. */
export interface Evaluators {
  /** Returns the engine's answers; null for a pair that is not of two convex polygons with whole coordinates. */
  measure(pairs: readonly PolygonPair[]): Promise<readonly (PolygonDistance | null)[]>;
  /** Returns the answers of the learner's function. */
  run(code: string, name: FunctionName, pairs: readonly PolygonPair[]): Promise<Run>;
}

/** A pair with the engine's answer and the learner's. */
export interface JudgedPair {
  pair: PolygonPair;
  truth: PolygonDistance;
  outcome: Outcome;
}

export type JudgeResult =
  | { kind: "refused"; failure: Failure }
  | { kind: "passed"; pairs: number }
  /** A pair that no step simplifies further unless the time ran out, and the number of pairs that were compared before. */
  | { kind: "failed"; found: JudgedPair; isSimplified: boolean; pairs: number };

/** The share of the distance, or of 1 for smaller ones, by which an answer may differ from the engine's. */
const tolerance = 1e-9;

const seed = 45;

export async function judge(code: string, name: FunctionName, evaluators: Evaluators): Promise<JudgeResult> {
  const all = await answersFor(makePairs(seed), code, name, evaluators);
  if ("refused" in all) return { kind: "refused", failure: all.refused };
  const first = all.judged.find((one) => !isRight(name, one));
  if (!first) return { kind: "passed", pairs: all.judged.length };
  const kind = kindOf(first.outcome);
  const endsAt = performance.now() + maxSeconds * 1000;
  const found = await shrinkUnlessSlow(first, async (simpler) => {
    if (performance.now() > endsAt) return undefined;
    const answers = await answersFor(simpler, code, name, evaluators).catch(unlessTooSlow);
    if (!answers || "refused" in answers) return undefined; // refused if the code loads by chance
    return answers.judged.find((one) => !isRight(name, one) && kindOf(one.outcome) === kind);
  });
  return { kind: "failed", found, isSimplified: found !== first, pairs: all.judged.length };
}

/** A pair that was found stays found if a simpler one takes too long. */
const unlessTooSlow = (error: unknown): undefined => {
  if (!(error instanceof TooSlow)) throw error;
};

const shrinkUnlessSlow: typeof shrink<JudgedPair> = async (found, firstFailing) =>
  isFailure(found.outcome) && isSlow(found.outcome) ? found : shrink(found, firstFailing);

/** Returns the pairs that the engine accepts, with both answers, as far as the learner's function got. */
async function answersFor(
  pairs: readonly PolygonPair[],
  code: string,
  name: FunctionName,
  { measure, run }: Evaluators,
): Promise<{ judged: JudgedPair[] } | { refused: Failure }> {
  const truths = await measure(pairs);
  const valid = pairs.flatMap((pair, i) => {
    const truth = truths[i];
    return truth ? [{ pair, truth }] : [];
  });
  const answers = await run(
    code,
    name,
    valid.map(({ pair }) => pair),
  );
  if ("refused" in answers) return answers;
  return { judged: answers.outcomes.flatMap((outcome, i) => (valid[i] ? [{ ...valid[i], outcome }] : [])) };
}

/** Returns whether the learner's answer is right. Polygons that only touch intersect. */
export function isRight(name: FunctionName, { truth, outcome }: JudgedPair): boolean {
  if (!("value" in outcome)) return false;
  const { value } = outcome;
  if (name === "intersects") return value === (truth.distance === 0);
  if (typeof value !== "number") return false;
  return Math.abs(value - truth.distance) <= tolerance * Math.max(1, truth.distance);
}

/** The kind of a wrong answer, which a simpler pair must share. */
const kindOf = (outcome: Outcome): string =>
  isFailure(outcome)
    ? outcome.fault
    : "type" in outcome
      ? outcome.type
      : Number.isNaN(outcome.value)
        ? "NaN"
        : typeof outcome.value;
