/** The common browser of all tests of a project, and its page with the page's APIs. */

import { test as base, expect } from "@playwright/test";
import type { Nearpoint } from "../../web/src/automation.ts";
import type { NearpointLesson } from "../../web/src/learn/automation.ts";
import type { File } from "../fixtures/app.ts";
import { setting } from "../fixtures/settings.ts";
import { startChromium } from "./chromium.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebkit } from "./webkit.ts";

export { expect };

const start: Record<string, () => Promise<Driver>> = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

export class Page {
  constructor(
    readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Opens a shipped scene (or "empty"), and waits until it is loaded, checked and, if there is a picture, drawn. */
  async open(scene: string): Promise<void> {
    await this.#goto(`?lang=en#${scene}`);
    await expect.poll(() => this.driver.ask(() => "nearpoint" in window)).toBe(true);
    await this.ask((nearpoint) => nearpoint.ready());
  }

  async learn(place: string): Promise<void> {
    await this.#goto(`learn.html?lang=en#${place}`);
    await expect.poll(() => this.driver.ask(() => "nearpointLesson" in window)).toBe(true);
    await this.lesson((lesson) => lesson.ready());
  }

  /** Opens an address. A change of the part after `#` alone would not reload the page. */
  async #goto(address: string): Promise<void> {
    await this.driver.goto("about:blank");
    await this.driver.goto(this.site + address);
  }

  ask<Value, Given = undefined>(question: (nearpoint: Nearpoint, given: Given) => Value | Promise<Value>, given?: Given): Promise<Value> {
    return this.driver.ask(calling("nearpoint", question), given);
  }

  lesson<Value, Given = undefined>(question: (lesson: NearpointLesson, given: Given) => Value | Promise<Value>, given?: Given): Promise<Value> {
    return this.driver.ask(calling("nearpointLesson", question), given);
  }

  /** Drops files on the page as from the desktop. */
  async drop(files: File[]): Promise<void> {
    await this.driver.ask(
      (files) => {
        const transfer = new DataTransfer();
        for (const { name, base64 } of files) transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name));
        for (const event of ["dragenter", "dragover", "drop"])
          document.body.dispatchEvent(new DragEvent(event, { dataTransfer: transfer, bubbles: true, cancelable: true }));
      },
      files.map(({ name, bytes }) => ({ name, base64: bytes.toString("base64") })),
    );
    await this.ask((nearpoint) => nearpoint.idle());
  }

  /** Returns the file that the page downloads when a control is pressed. */
  async saved(control: string): Promise<File> {
    const { name, base64 } = await this.driver.ask(async (control) => {
      const passed = new Promise<{ name: string; blob: Blob }>((resolve) => {
        const blobs = new Map<string, Blob>();
        const create = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          const url = create.call(URL, blob);
          if (blob instanceof Blob) blobs.set(url, blob);
          return url;
        };
        const click = HTMLAnchorElement.prototype.click;
        HTMLAnchorElement.prototype.click = function () {
          const blob = blobs.get(this.href);
          if (!this.download || !blob) return click.call(this);
          URL.createObjectURL = create;
          HTMLAnchorElement.prototype.click = click;
          resolve({ name: this.download, blob });
        };
      });
      document.querySelector<HTMLElement>(`[data-testid="${control}"]`)!.click();
      const { name, blob } = await passed;
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { name, base64: btoa(text) };
    }, control);
    return { name, bytes: Buffer.from(base64, "base64") };
  }

  /** Returns how many different colours the picture has; an empty one has few. */
  colours(): Promise<number> {
    return this.ask(async (nearpoint) => {
      const bitmap = await createImageBitmap(await nearpoint.screenshot());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
    });
  }
}

/** Builds a function as text, because each function is passed to the page as text without its closure. */
function calling<Value, Given>(name: string, question: (page: never, given: Given) => Value | Promise<Value>): (given: Given) => Value | Promise<Value> {
  return new Function("given", `return (${question})(window.${name}, given)`) as (given: Given) => Value | Promise<Value>;
}

export const test = base.extend<{ page: never; tab: Page }, { driver: Driver }>({
  driver: [
    async ({}, use, { project }) => {
      const driver = await start[project.name]!();
      console.log(driver.version);
      await use(driver);
      await driver.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  tab: async ({ driver }, use) => {
    driver.complaints().length = 0;
    await use(new Page(driver, setting("NEARPOINT_ISOLATED")));
    expect(driver.complaints()).toEqual([]);
  },
});
