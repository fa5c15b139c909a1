/**
 * Lists what the built page consists of in `files.json`, for the service worker to keep before or when it is used, and signs the service worker
 * with it: browsers tell by that file alone that there is another build.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vitest/config";
import type { Files } from "../src/offline/files.ts";

/** Larger files, models and the CAD kernel, are kept when they are used, not before. */
export const largest = 3_000_000;
/** And so is what reads a kind of files that few have. */
const isSeldom = (name: string): boolean => /web-ifc-/.test(name);

export function offline(publicDir: string): Plugin {
  return {
    name: "nearpoint-offline",
    apply: "build",
    generateBundle: {
      order: "post", // what other plugins add is there
      handler(_, bundle) {
        const folder = resolve(import.meta.dirname, "..", publicDir);
        const build = createHash("sha256");
        const copied = shipped(folder);
        for (const name of copied) build.update(name).update(readFileSync(join(folder, name)));
        const small = copied.filter((name) => statSync(join(folder, name)).size <= largest);
        const large: string[] = [];
        for (const [name, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          const content = output.type === "asset" ? output.source : output.code;
          if (!name.endsWith(".map")) build.update(name).update(content);
          // The pages are kept under the addresses that they are visited at.
          if (/\.(map|html)$/.test(name) || name === "sw.js") continue;
          (isSeldom(name) || (output.type === "asset" && content.length > largest) ? large : small).push(
            name,
          );
        }
        const files: Files = { build: build.digest("hex").slice(0, 16), small: small.sort(), large };
        this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(files) });
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") return this.error("there is no service worker");
        worker.code += `\n// build ${files.build}\n`;
      },
    },
  };
}

/** What is copied as it is. */
function shipped(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
