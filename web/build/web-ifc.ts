/**
 * Provides `virtual:web-ifc`, the starter of the npm package `web-ifc`, unchanged and without the rest. The rest of the package's script, 97 per
 * cent, is the schema as classes and a threaded version, which are not used.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vitest/config";

const name = "virtual:web-ifc";
const resolved = `\0${name}`;

export function webIfc(): Plugin {
  return {
    name: "nearpoint-web-ifc",
    resolveId: (source) => (source === name ? resolved : undefined),
    load: (id) => (id === resolved ? starter(script()) : undefined),
  };
}

function script(): string {
  const folder = dirname(createRequire(import.meta.url).resolve("web-ifc/web-ifc.wasm"));
  return readFileSync(join(folder, "web-ifc-api.js"), "utf8");
}

/** Returns the part of the script that its bundler made of one file, with the function that all such parts use. */
export function starter(script: string): string {
  const between = (from: string, to: string) => {
    const [start, end] = [script.indexOf(from), script.indexOf(to)];
    if (start < 0 || end < start) throw new Error("web-ifc is not put together as version 0.0.78 is");
    return script.slice(start, end);
  };
  const helpers = between("var __getOwnPropNames", "// dist/web-ifc-mt.js");
  const part = between("// dist/web-ifc.js", "// dist/ifc-schema.ts");
  return `${helpers}${part}export default require_web_ifc();\n`;
}
