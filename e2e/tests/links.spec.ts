import type { Page } from "@playwright/test";
import { chapters, expect, test, titles } from "../fixtures/lesson.ts";

/** The destination of a link: what the page shows right after the click, and its address. */
interface Led {
  href: string;
  place: string;
  title: string;
  hash: string;
}

/** Returns what the page must show after a click on such a link: the named lesson is requested at once, and shown when it is ready. */
function named(href: string): Omit<Partial<Led>, "hash"> & { hash: unknown } {
  const [name = ""] = href.slice(1).split("?");
  const hash = decodeURIComponent(href === "#" ? "" : href);
  if (name === "") return { href, place: "gallery", hash };
  if (/^(glossary|teacher|worksheet|solutions|use-in-your-course|judge)\b/.test(name)) return { href, place: "course", hash };
  if (name === "experiment" || name === "sheet") return { href, place: name, hash };
  // When it is shown, the page removes the lesson's default values from the address.
  const title = `${titles.get(name)} – Nearpoint`;
  return { href, place: "lesson", title, hash: expect.stringContaining(`#${name}`) };
}

/** Clicks each link of an address once and returns the destinations. It runs inside the page, because there are hundreds. */
const walk = (page: Page, from: string, scope: string): Promise<Led[]> =>
  page.evaluate(
    async ({ from, scope }) => {
      const root = document.documentElement;
      const until = async (is: () => boolean): Promise<void> => {
        const end = performance.now() + 10_000;
        while (!is() && performance.now() < end) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      const links = () => [...document.querySelectorAll<HTMLAnchorElement>(`${scope} a[href^="#"]`)];
      const come = async (): Promise<void> => {
        const before = location.hash === from ? undefined : document.title;
        // Terms of the glossary have the glossary's title.
        const isAlike = from === "#glossary" && location.hash.startsWith(from);
        location.hash = from;
        await until(() => (isAlike || document.title !== before) && root.dataset.place === "course" && links().length > 0);
      };
      await come();
      const all = [...new Set(links().map((link) => link.getAttribute("href") ?? ""))];
      const led = [];
      for (const href of all) {
        await come();
        const title = document.title;
        links().find((one) => one.getAttribute("href") === href)?.click();
        // A page of the same kind may have the same title.
        const isAlike = href.split("=")[0] === from.split("=")[0];
        await until(() => document.title !== title || (isAlike && location.hash === href));
        led.push({ href, place: root.dataset.place ?? "", title: document.title, hash: decodeURIComponent(location.hash) });
      }
      return led;
    },
    { from, scope },
  );

/** The addresses with links, and the regions in which they are. */
const places: Record<string, [address: string, scope: string][]> = {
  "the notes": [...chapters.map((chapter): [string, string] => [`#teacher=${chapter}`, "article"]), ["#teacher", "article"]],
  "the worksheets": chapters.map((chapter) => [`#worksheet=${chapter}`, "article"]),
  "the solutions": chapters.map((chapter) => [`#solutions=${chapter}`, "article"]),
  "the glossary": [["#glossary", "article"]],
  "the page about courses": [["#use-in-your-course", "article"]],
  "the judge": [["#judge", "article"]],
  "the header": [["#glossary", "#header"]],
};

for (const [name, walks] of Object.entries(places)) {
  test(`every link of ${name} opens what it names`, { tag: name === "the header" ? [] : "@full" }, async ({ learn, page }) => {
    await learn.open("#glossary");
    for (const [from, scope] of walks) {
      const led = await walk(page, from, scope);
      expect(led.length, from).toBeGreaterThan(0);
      for (const found of led) expect(found, from).toMatchObject(named(found.href));
    }
  });
}

test("a link of the notes shows the named step with its values", async ({ learn, page }) => {
  await learn.open("#teacher=face-constraints");
  await page.locator('a[href="#degrees-of-freedom?method=published&case=one&step=5"]').first().click();
  await learn.at(5);
  await expect(page.locator("html")).toHaveAttribute("data-place", "lesson");
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "degrees-of-freedom");
  expect(await learn.ask((lesson) => lesson.state().say)).toBe("freedoms.half-published");
});
