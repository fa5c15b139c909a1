/** Drives Firefox by WebDriver BiDi. */

import { type KeyInput, launch } from "puppeteer-core";
import { setting } from "../fixtures/settings.ts";
import { type Driver, viewport } from "./driver.ts";

/** Software GL is good enough for a test, and no dialog may appear. */
const preferences = {
  "webgl.force-enabled": true,
  "webgl.disable-fail-if-major-performance-caveat": true,
  "ui.prefersReducedMotion": 1,
  "browser.download.useDownloadDir": true,
};

export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: setting("NEARPOINT_FIREFOX"),
    headless: false, // headless Firefox has no GL
    extraPrefsFirefox: preferences,
    defaultViewport: viewport,
    protocolTimeout: 180_000,
    timeout: 120_000,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(viewport);
  page.setDefaultTimeout(120_000);
  // The page asks before it is left with unsaved work. The drivers of the other two browsers accept automatically.
  page.on("dialog", (dialog) => void dialog.accept());
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    version: await browser.version(),
    draws: true,
    goto: async (address) => void (await page.goto(address)),
    ask: (question, given) => page.evaluate(question as never, given as never) as Promise<never>,
    async drag([first, ...way]) {
      await page.mouse.move(...first!);
      await page.mouse.down();
      for (const at of way) await page.mouse.move(...at);
      await page.mouse.up();
    },
    async press(key) {
      const keys = key.split("+") as KeyInput[];
      for (const one of keys) await page.keyboard.down(one);
      for (const one of keys.reverse()) await page.keyboard.up(one);
    },
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
