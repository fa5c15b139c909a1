/** Distinguishes a refusal, whose sentence is for the user, from a failure after which the worker must be replaced. */

/** The error of wasm-bindgen for a module that aborted: it answers no more calls. */
const terminated = "Module terminated";

/**
 * Returns whether an error is a failure. wasm-bindgen throws a `PanicError` for a panic; a trap (`unreachable`, out of memory) is a `RuntimeError`. A
 * bare exception is a panic outside of all calls, as of a call whose own part of the package is missing.
 */
export function isPanic(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.Exception) return true;
  return error instanceof Error && (error.name === "PanicError" || error.message === terminated);
}

export function sentence(error: unknown): string {
  if (error instanceof WebAssembly.Exception) return "A part of this page could not be fetched.";
  const words = error instanceof Error ? error.message : String(error);
  return words === terminated ? "" : words; // its end is reported anyway, and the reason is lost
}
