/** Runs a learner's code in an interpreter of its own, QuickJS, with bounded steps and memory. The code sees nothing of the page. */

import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from "quickjs-emscripten-core";
import type { PolygonPair } from "../types";

/** The bounds of each call: the rounds of loops and calls that it may make at least, and its memory. */
export const limits = { rounds: 1_000_000, bytes: 16_000_000, stackBytes: 256_000 };
/** The interpreter asks whether it must stop after every 10 000 jumps and calls. A round of a loop has at most two jumps. */
const roundsBetweenChecks = 5_000;

/** The reason why the code did not return. */
export interface Failure {
  fault: "syntax" | "missing" | "thrown" | "steps" | "memory" | "stack";
  /** The interpreter's own words. */
  message: string;
  /** The line of the code, from 1; for endless code, that of the function that was running. */
  line?: number;
}

/** The result of a call: a number or a truth value, the type of any other value, or a failure. */
export type Outcome = { value: number | boolean } | { type: string } | Failure;

/** The results for the pairs, up to the first that used up steps or memory; or why no function could be called. */
export type Run = { outcomes: Outcome[] } | { refused: Failure };

export const isFailure = (outcome: Outcome): outcome is Failure => "fault" in outcome;

/** The name of the code in the interpreter's reports of lines. */
const file = "learner.js";

/** Takes the parser before the learner's code could replace it. */
const harness = `(() => { const { parse } = JSON; return (call, text) => { const { a, b } = parse(text); return call(a, b); }; })()`;

/** Calls a function of the code for each pair. */
export function run(
  quickjs: QuickJSWASMModule,
  code: string,
  name: string,
  pairs: readonly PolygonPair[],
): Run {
  const runtime = quickjs.newRuntime();
  runtime.setMemoryLimit(limits.bytes);
  runtime.setMaxStackSize(limits.stackBytes);
  let checks = 0;
  runtime.setInterruptHandler(() => ++checks * roundsBetweenChecks > limits.rounds);
  const context = runtime.newContext();
  // The interpreter counts references: whatever is not released would be an error at its end.
  const held: { dispose(): void }[] = [runtime, context];
  const hold = <Value extends { dispose(): void }>(value: Value): Value => {
    held.push(value);
    return value;
  };
  try {
    const evaluate = (text: string) => hold(context.unwrapResult(context.evalCode(text, "harness.js")));
    const wrapped = evaluate(harness);
    const loaded = hold(context.evalCode(code, file, { type: "global", strict: true }));
    if (loaded.error) return { refused: failureOf(context, loaded.error, true) };
    const found = evaluate(`typeof ${name} === "function" ? ${name} : undefined`);
    if (context.typeof(found) !== "function") return { refused: { fault: "missing", message: name } };
    const outcomes: Outcome[] = [];
    for (const pair of pairs) {
      checks = 0;
      const text = context.newString(JSON.stringify(pair));
      const result = context.callFunction(wrapped, context.undefined, found, text);
      const outcome = result.error ? failureOf(context, result.error) : answerOf(context, result.value);
      result.dispose();
      text.dispose();
      outcomes.push(outcome);
      if (isFailure(outcome) && isSlow(outcome)) break;
    }
    return { outcomes };
  } finally {
    for (const one of held.reverse()) one.dispose();
  }
}

/** Returns whether repeating the call for other pairs would take long. */
export const isSlow = ({ fault }: Failure): boolean => fault === "steps" || fault === "memory";

function answerOf(context: QuickJSContext, handle: QuickJSHandle): Outcome {
  const type = context.typeof(handle);
  if (type === "number" || type === "boolean") return { value: context.dump(handle) };
  return { type: type === "object" && context.dump(handle) === null ? "null" : type };
}

/** Reads a thrown value. Only errors have a line. */
function failureOf(context: QuickJSContext, thrown: QuickJSHandle, isLoading = false): Failure {
  const value: unknown = context.dump(thrown);
  if (typeof value !== "object" || value === null || !("message" in value))
    return { fault: "thrown", message: String(value) };
  const { name, message, stack } = value as { name?: unknown; message: unknown; stack?: unknown };
  const at = new RegExp(`${file}:(\\d+)`).exec(String(stack))?.[1];
  return {
    fault: faultOf(String(name), String(message), isLoading),
    message: `${name}: ${message}`,
    ...(at !== undefined && { line: Number(at) }),
  };
}

function faultOf(name: string, message: string, isLoading: boolean): Failure["fault"] {
  if (name === "InternalError") {
    if (message === "interrupted") return "steps";
    if (message === "out of memory") return "memory";
    if (message === "stack overflow") return "stack";
  }
  return isLoading && name === "SyntaxError" ? "syntax" : "thrown";
}
