/** Reads what the site offers besides the page: packages for learning platforms, and the manual. `cargo xtask dist` lists them in `site.json`. */

import { signal } from "@preact/signals-core";
import * as v from "valibot";

const siteSchema = v.object({
  /** The packages: chapter, address and size in bytes. */
  packages: v.array(v.object({ chapter: v.string(), file: v.string(), bytes: v.number() })),
  /** The address of the manual's folder, if the site has one. */
  manual: v.nullable(v.string()),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** The site’s list; undefined before it is read. */
export const site = signal<Site | undefined>(undefined);

const nothing: Site = { packages: [], manual: null };

let reading: Promise<void> | undefined;

/** Reads the list once. A site without one offers nothing. */
export const readSite = (): Promise<void> => {
  reading ??= read();
  return reading;
};

async function read(): Promise<void> {
  try {
    const answer = await fetch("site.json");
    site.value = v.parse(siteSchema, await answer.json());
  } catch {
    site.value = nothing;
  }
}
