/** Compares a learner's function with the engine: finds a pair for which it is wrong, and the simplest such pair. */

import type { PolygonDistance, PolygonPair } from "../types";
import { type Failure, isFailure, isSlow, type Outcome, type Run } from "./interpreter";
import { type FunctionName, makePairs } from "./pairs";
import { shrink } from "./shrink";

/** The two that answer. */
export interface Witnesses {
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

export type Verdict =
  | { kind: "refused"; failure: Failure }
  | { kind: "passed"; pairs: number }
  /** The simplest pair, and the number of pairs that were compared before any was simplified. */
  | { kind: "failed"; found: JudgedPair; pairs: number };

/** The share of the distance, or of 1 for smaller ones, by which an answer may differ from the engine's. */
const tolerance = 1e-9;

const seed = 45;

export async function judge(code: string, name: FunctionName, witnesses: Witnesses): Promise<Verdict> {
  const all = await answersFor(makePairs(seed), code, name, witnesses);
  if ("refused" in all) return { kind: "refused", failure: all.refused };
  const first = all.judged.find((one) => !isRight(name, one));
  if (!first) return { kind: "passed", pairs: all.judged.length };
  const kind = kindOf(first.outcome);
  const found = await shrinkUnlessSlow(first, async (simpler) => {
    const answers = await answersFor(simpler, code, name, witnesses);
    if ("refused" in answers) return undefined; // the code loads by chance
    return answers.judged.find((one) => !isRight(name, one) && kindOf(one.outcome) === kind);
  });
  return { kind: "failed", found, pairs: all.judged.length };
}

const shrinkUnlessSlow: typeof shrink<JudgedPair> = async (found, firstFailing) =>
  isFailure(found.outcome) && isSlow(found.outcome) ? found : shrink(found, firstFailing);

/** Returns the pairs that the engine accepts, with both answers, as far as the learner's function got. */
async function answersFor(
  pairs: readonly PolygonPair[],
  code: string,
  name: FunctionName,
  { measure, run }: Witnesses,
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
