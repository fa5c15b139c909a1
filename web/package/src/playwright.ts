/** `nearpoint/playwright`: a fixture, matchers and test ids for pages that hold the app (`window.nearpoint`) or `<nearpoint-viewer>`. */

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
   * What the page takes for the time of day: `fixed` is noon of 1 January 2020 (UTC), so that what is dated, as decisions and reports are, has the same
   * bytes each time; timers go on. `real` leaves it alone.
   */
  nearpointClock: "real" | "fixed";
}

export interface NearpointFixtures {
  /** The app in this test's page, or the first `<nearpoint-viewer>` in it. */
  nearpoint: Subject;
}

/** As Playwright's, with the fixture `nearpoint`. Nothing glides: pages are asked for less motion. */
export const test = base.extend<NearpointOptions & NearpointFixtures>({
  nearpointClock: ["real", { option: true }],
  nearpoint: async ({ page, nearpointClock }, use) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (nearpointClock === "fixed") await page.clock.setFixedTime(new Date("2020-01-01T12:00:00Z"));
    await use(new Subject(page));
  },
});

/** As Playwright's, with `toHaveNoInterference` and `toBeClearBy`. */
export const expect = plain.extend(matchers);
