/** Modules of others, as WebAssembly that is fetched when it is needed. */

/** Or why there is none, as a sentence without its full stop. */
export type Compiled = { module: WebAssembly.Module } | { why: string };

/** What could not be fetched. */
export const notFetched = (what: string, why: string): string =>
  `${what} could not be fetched (${why}); it is kept once it was`;

/** Never rejects; `what` is for the sentence. */
export async function compiled(address: URL | string, what: string): Promise<Compiled> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch {
    return { why: notFetched(what, "no network") };
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
    return { why: `${what} could not be compiled (${(error as Error).message})` };
  }
}
