/** Modules of others, as WebAssembly that is fetched when it is needed. */

import { message } from "./message";

/** Letters of what a browser says, which may be a page long. */
const longest = 100;

/** Or why there is none, as a message. */
export type Compiled = { module: WebAssembly.Module } | { why: string };

/** What could not be fetched. */
export const notFetched = (what: string, why: string): string => message("page-not-fetched", { what, why });

/** Never rejects; `what` is for the message. */
export async function compiled(address: URL | string, what: string): Promise<Compiled> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch {
    return { why: notFetched(what, message("page-no-network")) };
  }
  if (!answer.ok) return { why: notFetched(what, String(answer.status)) };
  try {
    // A host may not know what the file is, and only what is declared as wasm is compiled while it arrives.
    const isDeclared = answer.headers.get("content-type")?.startsWith("application/wasm") ?? false;
    const module = isDeclared
      ? await WebAssembly.compileStreaming(answer)
      : await WebAssembly.compile(await answer.arrayBuffer());
    return { module };
  } catch (error) {
    return { why: message("page-not-compiled", { what, why: (error as Error).message.slice(0, longest) }) };
  }
}
