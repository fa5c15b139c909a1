/** Writes the Content-Security-Policy into each built page, for hosts that send no headers. `cargo xtask` sends the same. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vitest/config";

/** The directives, one for each line of the file. */
const directives = readFileSync(join(import.meta.dirname, "policy.txt"), "utf8")
  .trim()
  .split("\n");

export function policy(): Plugin {
  return {
    name: "nearpoint-policy",
    apply: "build", // Vite's own server puts styles and scripts into the page
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: directives.join("; ") },
        injectTo: "head-prepend",
      },
    ],
  };
}
