import { defineConfig } from "@playwright/test";

/** Runs the same tests in each browser, one at a time, because each draws with all cores. The lessons' texts are compared with those in Chromium. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/browsers",
  globalSetup: "./display.ts",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI ? "line" : "list"], ["../fixtures/failures-last.ts"]],
  projects: [{ name: "chromium" }, { name: "firefox", dependencies: ["chromium"] }, { name: "webkit", dependencies: ["chromium"] }],
});
