/** Makes `src/state/made-texts` for TypeScript alone; Vite makes it on its own. */

import { runnerImport } from "vite";

const { module } = await runnerImport("./build/texts.ts");
module.makeTexts();
