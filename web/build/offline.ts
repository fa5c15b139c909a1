/** Lists what the built page consists of in `files.json`, for the service worker to keep before or when it is used. */

import { readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vitest/config";
import type { Files } from "../src/offline/files.ts";

/** Larger files, models and the CAD kernel, are kept when they are used, not before. */
const largest = 3_000_000;
/** And so is what reads a kind of files that few have. */
const isSeldom = (name: string): boolean => /web-ifc-/.test(name);

export function offline(publicDir: string): Plugin {
  return {
    name: "nearpoint-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const small: string[] = shipped(resolve(import.meta.dirname, "..", publicDir));
      const large: string[] = [];
      for (const [name, output] of Object.entries(bundle)) {
        if (name.endsWith(".map") || name === "sw.js") continue;
        const isLarge = isSeldom(name) || (output.type === "asset" && output.source.length > largest);
        (isLarge ? large : small).push(name);
      }
      const files: Files = { small: small.sort(), large };
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
