/**
 * Lists the files of the built page in `files.json`, which the service worker caches in advance or on use. It also writes the hash of the build into
 * the service worker, because browsers detect a new build by that file alone.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vitest/config";
import type { Files } from "../src/offline/files.ts";

/** The largest file that is cached in advance. Larger ones, such as models and the CAD kernel, are cached on use. */
export const maxPrecachedBytes = 4_000_000;
/** Returns whether the page cannot start without a file, so that it must be cached in advance. */
const isFirst = (name: string): boolean => /index_bg-/.test(name);
/** Returns whether a file is rarely needed, so that it is cached on use. */
const isRarelyUsed = (name: string): boolean => /web-ifc-|emscripten-module-/.test(name);

export function offline(publicDir: string): Plugin {
  return {
    name: "nearpoint-offline",
    apply: "build",
    generateBundle: {
      order: "post", // after other plugins have added their files
      handler(_, bundle) {
        const folder = resolve(import.meta.dirname, "..", publicDir);
        const build = createHash("sha256");
        const copied = shipped(folder);
        for (const name of copied) build.update(name).update(readFileSync(join(folder, name)));
        const small = copied.filter((name) => statSync(join(folder, name)).size <= maxPrecachedBytes);
        const large: string[] = [];
        for (const [name, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          const content = output.type === "asset" ? output.source : output.code;
          if (!name.endsWith(".map")) build.update(name).update(content);
          // The pages are cached under the addresses at which they are visited.
          if (/\.(map|html)$/.test(name) || name === "sw.js") continue;
          (isRarelyUsed(name) || (output.type === "asset" && content.length > maxPrecachedBytes)
            ? large
            : small
          ).push(name);
        }
        const missing = large.find(isFirst);
        if (missing)
          return this.error(
            `${missing} is too large to be cached in advance: the page would not start without a network`,
          );
        const files: Files = { build: build.digest("hex").slice(0, 16), small: small.sort(), large };
        this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(files) });
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") return this.error("there is no service worker");
        worker.code += `\n// build ${files.build}\n`;
      },
    },
  };
}

/** Returns the files that are copied unchanged. */
function shipped(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
