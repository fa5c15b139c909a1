/** Identifies files that are no models, by their content and not only by their name. */

import type { FileToRead } from "../engine/protocol";

/** The length of a zip archive's end in which its directory is looked for. */
const listing = 65_536;

/** Returns whether a file holds issues in BCF. */
export async function areIssues({ path, blob }: FileToRead): Promise<boolean> {
  if (/\.bcf(zip)?$/i.test(path)) return true;
  if (!/\.zip$/i.test(path)) return false;
  const end = await blob.slice(Math.max(0, blob.size - listing)).arrayBuffer();
  return new TextDecoder("latin1").decode(end).includes("bcf.version");
}

/** Returns whether a file holds decisions about clashes or tests; undefined if neither. */
export async function kindOfJson({ path, blob }: FileToRead): Promise<"decisions" | "tests" | undefined> {
  if (!/\.json$/i.test(path)) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(await blob.text());
  } catch {
    return undefined;
  }
  if (typeof json !== "object" || json === null || "models" in json) return undefined;
  if ("clashes" in json) return "decisions";
  return "tests" in json ? "tests" : undefined;
}
