import { defineConfig } from "@playwright/test";
import { setting } from "../fixtures/settings.ts";
import base from "../playwright.config.ts";

/** One page for as long as it takes. It is part of no test run. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../test-results/soak",
  globalSetup: "../fixtures/warm-up.ts",
  workers: 1,
  timeout: 0,
  reporter: [["line"]],
  // Without a GPU, a smaller picture is most of the speed.
  projects: [
    {
      name: "threads",
      use: { baseURL: setting("NEARPOINT_ISOLATED"), viewport: { width: 480, height: 360 } },
    },
  ],
});
