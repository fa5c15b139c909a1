/** Generates the texts of the page for the build and for tests: before anything is loaded, and again when a file changes. */

import { relative, resolve } from "node:path";
import type { Plugin } from "vitest/config";
import { problemsOf } from "./texts/check.ts";
import { lessonsFolder } from "./texts/lessons.ts";
import { messageFiles, writeMessages } from "./texts/messages.ts";
import { languagesOf } from "./texts/read.ts";
import { writeTexts } from "./texts/write.ts";

const root = resolve(import.meta.dirname, "../texts");
const out = resolve(import.meta.dirname, "../src/state/made-texts");

/** Generates the modules in `src/state/made-texts` and `src/engine/made-texts`. */
export function makeTexts(): void {
  writeTexts(root, out);
  writeMessages(languagesOf(root));
}

export function texts(): Plugin {
  makeTexts();
  let isBuild = false;
  return {
    name: "nearpoint-texts",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    // During development some texts may be missing; a build requires all of them.
    buildStart() {
      const problems = isBuild ? problemsOf(root) : [];
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    configureServer(server) {
      const folders = [root, lessonsFolder, ...languagesOf(root).flatMap(messageFiles)];
      server.watcher.add(folders);
      server.watcher.on("all", (_, path) => {
        if (folders.some((folder) => !relative(folder, path).startsWith(".."))) makeTexts();
      });
    },
  };
}
