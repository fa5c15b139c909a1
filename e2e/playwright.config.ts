import { defineConfig } from "@playwright/test";
import { setting } from "./fixtures/settings.ts";

/** Chromium draws with software GL, downloads nothing, and needs no sandbox of its own in a container. */
const chromium = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  // The page around the pictures is composed without GL, as without a GPU; software GL would take most of the time for it.
  "--disable-gpu-compositing",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
];

/** The tests whose result may depend on shared memory. All others run once, with shared memory. */
const eitherWay = /(isolation|first-view|embed)\.spec\.ts|golden\.spec\.ts (reducer|robot-cell|face-constraints):|lessons\.spec\.ts gilbert/;
/** The tests whose result rarely depends on it: a project of its own that does not run for every change. */
const eitherWayToo = /(golden|recovery|bad-files)\.spec\.ts/;

export default defineConfig({
  testDir: "tests",
  globalSetup: "./fixtures/warm-up.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2, // one page with software GL does not keep two cores busy
  forbidOnly: true,
  retries: 0,
  // The timeout is generous: a busy machine with software GL is slow, and a test that waits for a state loses no time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI ? "line" : "list"], ["./fixtures/failures-last.ts"]],
  use: {
    viewport: { width: 1280, height: 720 },
    // Software GL takes most of its time for pixels. Positions are the same, and a test that needs all pixels says so.
    deviceScaleFactor: 0.5,
    colorScheme: "light",
    // No test waits for a moving view, except the one about it.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would serve the cache of an earlier visit and isolate a page whose host does not. One test is about it.
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
