/** Imports a part of the page again that could not be fetched. */

import { isMissing } from "./missing";

/** The second tries that have not failed, by address, so that the page has no part twice. */
const tries = new Map<string, Promise<unknown>>();
let attempts = 0;

/**
 * Returns the module of an `import()`, or of a second one if it failed. A browser keeps the failure for the address of a script, and only a reload would
 * fetch it from there. With a fragment the script has an address of its own; what it imports itself keeps its address.
 */
export async function again<Module>(first: Promise<Module>): Promise<Module> {
  try {
    return await first;
  } catch (error) {
    const { message } = error as Error;
    const address = isMissing({ message }) && /https?:\S+\.js/.exec(message)?.[0];
    if (!address) throw error;
    const known = tries.get(address);
    if (known) return known as Promise<Module>;
    attempts += 1;
    const second: Promise<Module> = import(/* @vite-ignore */ `${address}#${attempts}`);
    tries.set(address, second);
    second.catch(() => tries.delete(address));
    return second;
  }
}
