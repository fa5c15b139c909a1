import { expect, test } from "../fixtures/lesson.ts";

/** The sizes from the smallest phone to a large screen, in portrait and landscape. */
const sizes = [
  [320, 568], [390, 844], [667, 375], [844, 390], [801, 700], [820, 1180], [960, 600], [1024, 768], [1100, 800], [1280, 720], [1920, 1080],
] as const;

const places = [
  ["#gilbert?start=bad&shapes=boxes&step=2", "picture", "transport"],
  ["#sheet?scene=combs", "sheet-picture", "sheet-bar"],
  ["#experiment", "bench-picture", "bench-bar"],
] as const;

for (const [address, picture, bar] of places) {
  test(`${address}: at every width the picture is large, and no control is outside of its bar`, async ({ learn, page }) => {
    await learn.open(address);
    if (address === "#experiment") {
      // The bar is fullest during an experiment.
      await page.getByTestId("bar-start").click();
      await expect(page.getByTestId("way-twist")).toBeVisible();
    }
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(([picture, bar]) => {
        const box = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        };
        const around = box(document.getElementById(bar)!);
        const controls = [...document.querySelectorAll(`#${bar} :is(button, input)`)].filter((control) => control.checkVisibility());
        const boxes = controls.map((control) => ({ what: control.getAttribute("data-testid"), ...box(control) }));
        const isOutside = ({ left, right, top, bottom }: ReturnType<typeof box>) =>
          left < around.left || right > around.right || top < around.top || bottom > around.bottom;
        const meet = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
          a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
        const texts = [...document.querySelectorAll(`#${bar} .count`)].filter((text) => text.checkVisibility()).map(box);
        return {
          scrolls: document.documentElement.scrollWidth,
          around,
          controls: boxes.length,
          outside: boxes.filter(isOutside),
          onEachOther: boxes.filter((a, i) => [...boxes.slice(i + 1), ...texts].some((b) => meet(a, b))),
          cutInHeader: [...document.querySelectorAll("#header :is(button, summary, a)")]
            .filter((control) => control.checkVisibility() && box(control).right > innerWidth)
            .map((control) => control.outerHTML.slice(0, 80)),
          picture: box(document.getElementById(picture)!),
        };
      }, [picture, bar] as const);
      const at = `${width} × ${height}`;
      expect(found.scrolls, at).toBeLessThanOrEqual(width);
      expect(found.controls, at).toBeGreaterThan(1);
      expect({ outside: found.outside, onEachOther: found.onEachOther, cut: found.cutInHeader }, at).toEqual({ outside: [], onEachOther: [], cut: [] });
      expect(found.around.bottom, at).toBeLessThanOrEqual(height);
      expect(found.around.right, at).toBeLessThanOrEqual(width);
      // Beside panels the picture has half the window's width, above them all of it, and never less than a third of the height.
      expect(found.picture.right - found.picture.left, at).toBeGreaterThanOrEqual(width * 0.5);
      expect(found.picture.bottom - found.picture.top, at).toBeGreaterThanOrEqual(height * 0.38);
    }
  });
}
