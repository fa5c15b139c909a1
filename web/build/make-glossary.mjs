/** Writes `docs/glossary.md`. */

import { writeFileSync } from "node:fs";
import { runnerImport } from "vite";

const { module } = await runnerImport("./build/glossary-page.ts");
writeFileSync(module.glossaryPath, module.glossaryPage());
