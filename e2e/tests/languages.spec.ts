import { expect, test } from "../fixtures/lesson.ts";

/** Returns texts that are cut off or outside of the window. */
const cut = () => {
  const controls = [...document.querySelectorAll("button, summary, label, legend, h1, h2, h3, th, select")];
  const isCut = (element: Element) => {
    // Long names of parts and sources may be cut, which their class says.
    if (!element.checkVisibility() || element.matches(".ellipsis, .sr") || element.querySelector(".ellipsis")) return false;
    const { left, right } = element.getBoundingClientRect();
    const hides = getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const scrolls = element.closest(".table, .charts, [style*=overflow]") !== null;
    return hides || (!scrolls && right > left && (left < -1 || right > innerWidth + 1));
  };
  return { scrolls: document.documentElement.scrollWidth - innerWidth, cut: controls.filter(isCut).map((element) => element.outerHTML.slice(0, 120)) };
};

test("the language is changed in place, is in the address, and is kept on the other page", async ({ learn, page }) => {
  await learn.open("#gilbert?step=3");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", "en");
  const menu = page.getByTestId("language-menu");
  await menu.click();
  await menu.getByTestId("language-ru").click();
  await expect(root).toHaveAttribute("lang", "ru");
  // The step stays, and all its texts are in the other language.
  expect(new URL(page.url()).searchParams.get("lang")).toBe("ru");
  expect(page.url()).toContain("#gilbert?step=3");
  await expect(page.locator("#told h2").first()).toContainText("Шаг 3");
  await expect(page.getByTestId("code-line").first()).toContainText("вершина");
  await expect(page.getByTestId("label").filter({ hasText: "разность Минковского" })).toBeVisible();
  await page.getByTestId("mode-review").click();
  await page.waitForFunction(() => "nearpoint" in window);
  await expect(root).toHaveAttribute("lang", "ru");
  await expect(page.getByTestId("mode-learn")).toHaveText("Обучение");
  await expect(page.getByTestId("scene-menu")).toContainText("Редуктор с ошибками");
  await menu.click();
  await menu.getByTestId("language-ja").click();
  await expect(page.getByTestId("save")).toHaveText("保存");
  await page.reload();
  await expect(root).toHaveAttribute("lang", "ja");
  await expect(page.locator("#parts")).toHaveAttribute("aria-label", "部品");
});

test("no text is cut off in any language", async ({ learn, page }) => {
  for (const address of ["", "#four-methods?step=5", "#glossary", "#sheet"]) {
    await learn.open(`?lang=ru${address}`);
    for (const language of ["ru", "ja"]) {
      await page.evaluate((name) => document.querySelector<HTMLElement>(`[data-testid=language-${name}]`)!.click(), language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const [width, height] of [[1280, 800], [390, 844]] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(cut), `${address} ${language} ${width}`).toEqual({ scrolls: 0, cut: [] });
      }
    }
  }
});

test("no text is cut off if texts are a third longer than in English", { tag: "@full" }, async ({ learn, page }) => {
  for (const address of ["", "#four-methods?step=5", "#glossary", "#sheet"]) {
    await learn.open(`?lang=en-XA${address}`);
    for (const [width, height] of [[1280, 800], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(cut), `${address} ${width}`).toEqual({ scrolls: 0, cut: [] });
    }
  }
});
