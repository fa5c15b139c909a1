import { defineConfig } from "@playwright/test";
import { setting } from "./fixtures/settings.ts";

/** Chromium draws with software GL, downloads nothing, and needs no sandbox of its own in a container. */
const chromium = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  // The page around the pictures is put together without GL, as where there is no GPU: with software GL that takes most of the time.
  "--disable-gpu-compositing",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
];

/** What may differ where the page's workers share no memory; all else is tested once, where they do. */
const eitherWay = /(isolation|first-view|embed)\.spec\.ts|golden\.spec\.ts (reducer|robot-cell|face-constraints):|lessons\.spec\.ts gilbert/;
/** What may differ there, too, but rarely does: a project of its own, which does not run for every change. */
const eitherWayToo = /(golden|recovery|bad-files)\.spec\.ts/;

export default defineConfig({
  testDir: "tests",
  globalSetup: "./fixtures/warm-up.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2, // one page with software GL does not keep two cores busy
  forbidOnly: true,
  retries: 0,
  // Generous: a busy machine with software GL takes its time, and a test that waits on state loses none.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI ? "line" : "list"], ["./fixtures/failures-last.ts"]],
  use: {
    viewport: { width: 1280, height: 720 },
    // Software GL takes most of its time for pixels. Where things are is the same, and a test that needs them all says so.
    deviceScaleFactor: 0.5,
    colorScheme: "light",
    // No test waits for a view that glides, but for the one that is about it.
    contextOptions: { reducedMotion: "reduce" },
    // It would serve what an earlier visit kept, and isolate a page whose host does not; one test is about it.
    serviceWorkers: "block",
    launchOptions: { executablePath: setting("NEARPOINT_CHROMIUM"), args: chromium },
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "threads", use: { baseURL: setting("NEARPOINT_ISOLATED") } },
    { name: "single", use: { baseURL: setting("NEARPOINT_PLAIN") }, grep: eitherWay },
    { name: "single-full", use: { baseURL: setting("NEARPOINT_PLAIN") }, grep: eitherWayToo, grepInvert: eitherWay },
  ],
});
