/** The address of the page for the links in a file, which goes to other people. */

import { inLanguage } from "../../../state/language";

type Here = Pick<Location, "protocol" | "hostname" | "origin" | "pathname">;

/**
 * Returns the page's address with its language. It has no other part of the query, which may hold credentials of a learner. There is none for a page
 * on this computer, which others cannot open.
 */
export function publicAddress({ protocol, hostname, origin, pathname }: Here): string | undefined {
  const isOfHere = /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
  if (!/^https?:$/.test(protocol) || isOfHere) return undefined;
  return inLanguage(origin + pathname);
}
