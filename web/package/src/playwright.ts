/** `nearpoint/playwright` has a fixture, matchers and test ids for pages with the app (`window.nearpoint`) or `<nearpoint-viewer>`. */

import { test as base, expect as plain } from "@playwright/test";
import type { NearpointViewer } from "nearpoint";
import { matchers } from "./playwright/matchers";
import { Subject } from "./playwright/subject";

export type { Nearpoint } from "../../src/automation";
export { matchers } from "./playwright/matchers";
export { Subject } from "./playwright/subject";
export { testIds } from "./playwright/test-ids";
export type { NearpointViewer };

export interface NearpointOptions {
  /**
   * The time of day that the page sees. `fixed` is noon of 1 January 2020 (UTC), so that dated files, such as decisions and reports, have the same
   * bytes each time; timers still run. `real` changes nothing.
   */
  nearpointClock: "real" | "fixed";
}

export interface NearpointFixtures {
  /** The app in this test's page, or else the first `<nearpoint-viewer>` in it. */
  nearpoint: Subject;
}

/** Playwright's `test` with the fixture `nearpoint`. It asks pages for reduced motion, so nothing is animated. */
export const test = base.extend<NearpointOptions & NearpointFixtures>({
  nearpointClock: ["real", { option: true }],
  nearpoint: async ({ page, nearpointClock }, use) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (nearpointClock === "fixed") await page.clock.setFixedTime(new Date("2020-01-01T12:00:00Z"));
    await use(new Subject(page));
  },
});

/** Playwright's `expect` with `toHaveNoInterference` and `toBeClearBy`. */
export const expect = plain.extend(matchers);
