/** Drives Chromium by Playwright, as all other tests do. */

import { chromium } from "@playwright/test";
import { setting } from "../fixtures/settings.ts";
import { type Driver, viewport } from "./driver.ts";

export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: setting("NEARPOINT_CHROMIUM"),
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-compositing"],
  });
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    version: `Chromium ${browser.version()}`,
    draws: true,
    goto: async (address) => void (await page.goto(address)),
    ask: (question, given) => page.evaluate(question as never, given) as Promise<never>,
    async drag([first, ...way]) {
      await page.mouse.move(...first!);
      await page.mouse.down();
      for (const at of way) await page.mouse.move(...at);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
