/** What a file is that is no model: by what is in it, and not by its name alone. */

import type { FileToRead } from "../engine/protocol";

/** Where a zip archive lists what is in it: at its end. */
const listing = 65_536;

/** Issues, as BCF has them. */
export async function areIssues({ path, blob }: FileToRead): Promise<boolean> {
  if (/\.bcf(zip)?$/i.test(path)) return true;
  if (!/\.zip$/i.test(path)) return false;
  const end = await blob.slice(Math.max(0, blob.size - listing)).arrayBuffer();
  return new TextDecoder("latin1").decode(end).includes("bcf.version");
}

/** Decisions about clashes, or the tests that find them; undefined: neither. */
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
