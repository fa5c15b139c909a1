/** Tests the installed package in Node and in Chromium. `cargo xtask pack npm --try` puts these files into an empty folder beside it. */

import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI ? "line" : "list"]],
  use: {
    viewport: { width: 900, height: 600 },
    colorScheme: "light",
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.NEARPOINT_CHROMIUM,
      args: [
        "--no-sandbox",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        "--disable-gpu-compositing",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-dev-shm-usage",
      ],
    },
    trace: "off",
  },
});
