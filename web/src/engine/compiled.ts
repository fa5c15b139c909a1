/** Fetches and compiles third-party WebAssembly modules when they are needed. */

import { message } from "./message";

/** The most letters that are shown of a browser's message, which may be a page long. */
const maxReasonLength = 100;

/** A compiled module, or a message that says why there is none. */
export type Compiled = { module: WebAssembly.Module } | { why: string };

/** Returns the message that something could not be fetched. */
export const notFetched = (what: string, why: string): string => message("page-not-fetched", { what, why });

/** Fetches and compiles a module. Never rejects. `what` names it in the message. */
export async function compiled(address: URL | string, what: string): Promise<Compiled> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch {
    return { why: notFetched(what, message("page-no-network")) };
  }
  if (!answer.ok) return { why: notFetched(what, String(answer.status)) };
  try {
    // A host may send another type, but a browser compiles only `application/wasm` while it arrives.
    const isDeclared = answer.headers.get("content-type")?.startsWith("application/wasm") ?? false;
    const module = isDeclared
      ? await WebAssembly.compileStreaming(answer)
      : await WebAssembly.compile(await answer.arrayBuffer());
    return { module };
  } catch (error) {
    return {
      why: message("page-not-compiled", { what, why: (error as Error).message.slice(0, maxReasonLength) }),
    };
  }
}
