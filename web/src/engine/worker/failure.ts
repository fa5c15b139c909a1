/** Tells a refusal, whose sentence is for the user, from a failure after which the worker must be replaced. */

/** wasm-bindgen throws a `PanicError` for a panic; a trap (`unreachable`, out of memory) is a `RuntimeError`. */
export function isPanic(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.name === "PanicError");
}

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
