/** Runs a learner's code in an interpreter of its own, QuickJS, with bounded jumps and memory. The code sees nothing of the page. */

import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from "quickjs-emscripten-core";
import type { PolygonPair } from "../types";

/** The bounds: the jumps that each call may make at least, and the memory and the stack of all calls together. */
export const limits = { jumps: 2_000_000, bytes: 16_000_000, stackBytes: 256_000 };
/** The interpreter asks whether it must stop after every 10 000 jumps: calls, conditions, and the ends of loop rounds. */
const jumpsBetweenChecks = 10_000;

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
const callWithPair = `(() => { const { parse } = JSON; return (call, text) => { const { a, b } = parse(text); return call(a, b); }; })()`;

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
  runtime.setInterruptHandler(() => ++checks * jumpsBetweenChecks > limits.jumps);
  const context = runtime.newContext();
  // The interpreter counts references: whatever is not released would be an error at its end.
  const handles: { dispose(): void }[] = [runtime, context];
  const hold = <Value extends { dispose(): void }>(value: Value): Value => {
    handles.push(value);
    return value;
  };
  try {
    const evaluate = (text: string) => hold(context.evalCode(text, "judge.js"));
    const wrapped = context.unwrapResult(evaluate(callWithPair));
    const loaded = hold(context.evalCode(code, file, { type: "global", strict: true }));
    if (loaded.error) return { refused: failureOf(context, loaded.error, true) };
    const found = evaluate(`typeof ${name} === "function" ? ${name} : undefined`);
    if (found.error) return { refused: failureOf(context, found.error) };
    if (context.typeof(found.value) !== "function") return { refused: { fault: "missing", message: name } };
    const outcomes: Outcome[] = [];
    for (const pair of pairs) {
      checks = 0;
      const text = context.newString(JSON.stringify(pair));
      const result = context.callFunction(wrapped, context.undefined, found.value, text);
      const outcome = result.error ? failureOf(context, result.error) : answerOf(context, result.value);
      result.dispose();
      text.dispose();
      outcomes.push(outcome);
      if (isFailure(outcome) && isSlow(outcome)) break;
    }
    return { outcomes };
  } finally {
    for (const one of handles.reverse()) one.dispose();
  }
}

/** Returns whether repeating the call for other pairs would take long. */
export const isSlow = ({ fault }: Failure): boolean => fault === "steps" || fault === "memory";

function answerOf(context: QuickJSContext, handle: QuickJSHandle): Outcome {
  const type = context.typeof(handle);
  if (type === "number" || type === "boolean") return { value: context.dump(handle) };
  return { type: context.eq(handle, context.null) ? "null" : type };
}

/** Reads a thrown value. Only errors have a line. */
function failureOf(context: QuickJSContext, thrown: QuickJSHandle, isLoading = false): Failure {
  const isObject = context.typeof(thrown) === "object" && !context.eq(thrown, context.null);
  const read = (key: string) =>
    isObject ? context.getProp(thrown, key).consume((value) => textOf(context, value)) : undefined;
  const [name, message, stack] = [read("name"), read("message"), read("stack")];
  if (message === undefined) return { fault: "thrown", message: textOf(context, thrown) ?? "undefined" };
  const at = new RegExp(`${file}:(\\d+)`).exec(stack ?? "")?.[1];
  return {
    fault: faultOf(name, message, isLoading),
    message: name === undefined ? message : `${name}: ${message}`,
    ...(at !== undefined && { line: Number(at) }),
  };
}

/** Writes a value of the code; undefined for one that is undefined or cannot be read. */
function textOf(context: QuickJSContext, handle: QuickJSHandle): string | undefined {
  const type = context.typeof(handle);
  if (type === "undefined" || type === "unknown") return undefined;
  if (type === "function") return type;
  // To dump a promise would release it.
  if (type === "object" && !("notAPromise" in context.getPromiseState(handle))) return "Promise";
  const value: unknown = context.dump(handle);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function faultOf(name: string | undefined, message: string, isLoading: boolean): Failure["fault"] {
  if (name === "InternalError") {
    if (message === "interrupted") return "steps";
    if (message === "out of memory") return "memory";
    if (message === "stack overflow") return "stack";
  }
  return isLoading && name === "SyntaxError" ? "syntax" : "thrown";
}
