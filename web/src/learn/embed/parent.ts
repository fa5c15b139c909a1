/** The page around an embedded one: who it is, and what is sent to it. */

/** What is told of the surroundings of this page. */
export interface Surroundings {
  search: string;
  /** Of the pages around, the nearest first, where the browser tells them. */
  ancestors: ArrayLike<string> | undefined;
  referrer: string;
}

/**
 * The origin of the page around: as the address says (`&origin=https://school.example`), as the browser says, or that of the page
 * that this one was called from. "*" for one that has no origin of its own, as a file has none.
 */
export function parentOrigin({ search, ancestors, referrer }: Surroundings): string {
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

/** Of this page; undefined where no page is around it. */
export function parentHere(): string | undefined {
  if (window.parent === window) return undefined;
  const { search, ancestorOrigins } = location as Location & { ancestorOrigins?: DOMStringList };
  return parentOrigin({ search, ancestors: ancestorOrigins, referrer: document.referrer });
}

/** Sends it to the page around, and to no other that may have taken its place. */
export function tellParent(message: object): void {
  const origin = parentHere();
  if (origin !== undefined) window.parent.postMessage({ nearpoint: 1, ...message }, origin);
}
