/** Lists what the built page consists of in `files.json`, for the service worker to keep. */

import { readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vitest/config";

/** Larger shipped models are kept when they are used, not before. */
const largest = 3_000_000;

export function offline(publicDir: string): Plugin {
  return {
    name: "nearpoint-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith(".map") && name !== "sw.js");
      const files = [...built, ...shipped(resolve(import.meta.dirname, "..", publicDir))].sort();
      this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(files) });
    },
  };
}

function shipped(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).size <= largest)
    .map((path) => relative(folder, path));
}
