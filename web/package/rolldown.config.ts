/**
 * Builds the scripts of the package, each as one self-contained file. A bundler that knows nothing about the package would not find what a worker
 * imports later. `NEARPOINT_PACKAGE` is the output folder. `NEARPOINT_TYPES` is the folder where `tsc` put the declarations of all sources.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { defineConfig, type Plugin } from "rolldown";
import { webIfc } from "../build/web-ifc.ts";
import { declarations } from "./declarations.ts";

const here = import.meta.dirname;
const target = process.env.NEARPOINT_PACKAGE ?? resolve(here, "../../target/packed/npm");

/** The folder with the modules that the page names by their content hash; the element loads them from there. */
const page = join(target, "page");
const assets = new Map(
  readdirSync(join(page, "assets"))
    .filter((name) => name.endsWith(".wasm"))
    .map((name) => [hash(join(page, "assets", name)), `./page/assets/${name}`]),
);

function hash(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** Rewrites the addresses of files that lie beside a source in the tree but elsewhere in the package. */
const addresses: Plugin = {
  name: "nearpoint-addresses",
  transform: {
    filter: { code: "import.meta.url" },
    handler(code, id) {
      if (id.startsWith("\0")) return undefined; // made here
      const packaged = (file: string): string => {
        if (file.endsWith(".worker.ts")) return `./${basename(file, ".ts")}.js`;
        if (!file.endsWith(".wasm")) return file;
        const path = resolve(dirname(id), file);
        if (path === resolve(here, "../pkg/core/index_bg.wasm")) return "./core.wasm";
        return assets.get(hash(path)) ?? file;
      };
      return code.replace(
        /new URL\((["'])([^"']+)\1, import\.meta\.url\)/g,
        (all, quote: string, file: string) => {
          if (file.startsWith("./core.wasm") || /^\.\/[a-z]+\.worker\.js$/.test(file)) return all;
          return `new URL(${quote}${packaged(file)}${quote}, import.meta.url)`;
        },
      );
    },
  },
};

/** Replaces modules that the package lacks, such as those of lessons. They are never called in it, and no bundler may look for them. */
const absent: Plugin = {
  name: "nearpoint-absent",
  renderChunk: (code) =>
    code.replace(/new URL\((["'`])([^"'`]*\.wasm)\1, ?import\.meta\.url\)/g, (all, _, file: string) =>
      file === "./core.wasm" || file.startsWith("./page/assets/") ? all : 'new URL("data:,")',
    ),
};

/** Handles Vite's `?url`: the address of a file that is kept as it is. */
const urls: Plugin = {
  name: "nearpoint-urls",
  async resolveId(source, importer) {
    if (!source.endsWith("?url")) return undefined;
    const found = await this.resolve(source.slice(0, -"?url".length), importer);
    return found && { id: `\0url:${found.id}` };
  },
  load(id) {
    if (!id.startsWith("\0url:")) return undefined;
    const file = assets.get(hash(id.slice("\0url:".length)));
    if (!file) throw new Error(`the page that is packed has not ${id}`);
    return `export default new URL(${JSON.stringify(file)}, import.meta.url);`;
  },
};

/** Writes the declarations of a script beside it. */
const types = (name: string): Plugin => ({
  name: "nearpoint-types",
  generateBundle() {
    const folder = process.env.NEARPOINT_TYPES ?? resolve(here, "../../target/packed/types");
    const source = declarations(join(folder, `package/src/${name}.d.ts`));
    this.emitFile({ type: "asset", fileName: `${name}.d.ts`, source });
  },
});
const ofNode = ["bin", "playwright"];
const declared = ["viewer", "lesson", "core", "playwright"];

const worker = "../src/engine/worker";
const entries = {
  viewer: "src/viewer.ts",
  lesson: "src/lesson.ts",
  core: "src/core.ts",
  playwright: "src/playwright.ts",
  bin: "src/bin.ts",
  "engine.worker": `${worker}/engine.worker.ts`,
  "loader.worker": `${worker}/loader.worker.ts`,
  "hand.worker": `${worker}/hand.worker.ts`,
};

export default defineConfig(
  Object.entries(entries).map(([name, input]) => ({
    input: join(here, input),
    cwd: here,
    platform: ofNode.includes(name) ? ("node" as const) : ("browser" as const),
    external: ["@playwright/test"],
    plugins: [webIfc(), urls, addresses, absent, ...(declared.includes(name) ? [types(name)] : [])],
    output: {
      file: join(target, `${name}.js`),
      format: "esm" as const,
      codeSplitting: false,
      minify: !ofNode.includes(name) && name !== "core", // people read these when they debug a program
      banner: name === "bin" ? "#!/usr/bin/env node" : "",
    },
  })),
);
