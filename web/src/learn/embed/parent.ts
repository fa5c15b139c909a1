/** Identifies the page around an embedded one, and sends messages to it. */

/** The data about the pages around this one. */
export interface EmbeddingContext {
  search: string;
  /** The origins of the surrounding pages, the nearest first, if the browser gives them. */
  ancestors: ArrayLike<string> | undefined;
  referrer: string;
}

/**
 * Returns the origin of the page around: from the address (`&origin=https://school.example`), else from the browser, else from the referrer. "*" if
 * it has no origin, as a file.
 */
export function parentOrigin({ search, ancestors, referrer }: EmbeddingContext): string {
  const said = new URLSearchParams(search).get("origin");
  const known = [said, ancestors?.[0], referrer].map((address) => originOf(address ?? ""));
  return known.find((origin) => origin !== undefined) ?? "*";
}

function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address);
    return origin === "null" ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** Returns the origin around this page; undefined if it is not in a frame. */
export function parentHere(): string | undefined {
  if (window.parent === window) return undefined;
  const { search, ancestorOrigins } = location as Location & { ancestorOrigins?: DOMStringList };
  return parentOrigin({ search, ancestors: ancestorOrigins, referrer: document.referrer });
}

/** Sends a message to the page around, and to no other that may have replaced it. */
export function postToParent(message: object): void {
  const origin = parentHere();
  if (origin !== undefined) window.parent.postMessage({ nearpoint: 1, ...message }, origin);
}
