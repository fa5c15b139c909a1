/** Tells a refusal, whose sentence is for the user, from a failure after which the worker must be replaced. */

/** What wasm-bindgen says of a module in which something has ended that may not: it answers no call any more. */
const terminated = "Module terminated";

/** wasm-bindgen throws a `PanicError` for a panic; a trap (`unreachable`, out of memory) is a `RuntimeError`. */
export function isPanic(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && (error.name === "PanicError" || error.message === terminated);
}

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
