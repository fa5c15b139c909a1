/** Generates `src/state/made-texts` for TypeScript alone; Vite generates it by itself. */

import { runnerImport } from "vite";

const { module } = await runnerImport("./build/texts.ts");
module.makeTexts();
