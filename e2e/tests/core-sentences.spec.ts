import { expect, test } from "../fixtures/app.ts";
import { badFiles } from "../fixtures/bad-files.ts";

/** Returns the English words that are no names: outside quotation marks and brackets, no paths, and no words of formats in capitals. */
const wordsLeft = (text: string): string[] =>
  text.replace(/「[^」]*」|«[^»]*»|<[^>]*>|[\w.[\]/-]*[./[][\w.[\]/-]*/g, " ").match(/\b[a-z]{3,}\b/g) ?? [];

/** The words of formats, which are the same in all languages. */
const ofFormats = ["facet", "endsolid", "solid", "vertex", "face", "outer", "loop", "zip", "xacro"];

// Each language gets every second file, so that both get each kind of file.
for (const [half, language] of ["ru", "ja"].entries()) {
  const files = badFiles.filter((_, k) => k % 2 === half);
  test(`the defect of a bad file is described in the language of the page: ${language}`, async ({
    app,
    page,
  }) => {
    await app.open("box-in-box", `?lang=${language}`);
    for (const file of files) await app.drop([file]);
    await app.byTestId("messages-button").click();
    const reported = await app.byTestId("messages").locator("li.error").allTextContents();
    expect(reported.length).toBeGreaterThanOrEqual(files.length);
    for (const sentence of reported) {
      expect(
        wordsLeft(sentence).filter((word) => !ofFormats.includes(word)),
        sentence,
      ).toEqual([]);
    }
    for (const { name } of files)
      expect(
        reported.some((sentence) => sentence.includes(name)),
        name,
      ).toBe(true);
    expect(await page.locator("#overlay [lang=en]").count()).toBe(0);
    expect(await app.names()).toHaveLength(2);
  });
}

test("a report is in the language of the page", async ({ app, page }) => {
  await app.open("box-in-box", "?lang=ru");
  const written = (format: "csv" | "html") =>
    app.ask(async (nearpoint, format) => new TextDecoder().decode(await nearpoint.report(format)), format);
  expect((await written("csv")).split("\r\n")[0]).toMatch(/^Номер,Проверка,Класс,Статус,/);
  expect(await written("html")).toContain('<html lang="ru">');
  await page.getByTestId("language-menu").click();
  await page.getByTestId("language-menu").getByTestId("language-ja").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  expect(await written("html")).toMatch(/<html lang="ja">[\s\S]*干渉レポート/);
});
