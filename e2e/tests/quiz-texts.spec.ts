import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";
import { chapters, expect, test } from "../fixtures/lesson.ts";

/** Words about a picture or a control, which a quiz does not show. A figure with a number is one of a publication. */
const aboutPicture =
  /\b(picture|figure(?! \d)|chart|drag(ged)?|drawn|red|green|orange|shown|hatched|dots?|slider|put the block|as chosen)\b/i;

for (const chapter of chapters)
  test(`the questions of ${chapter} for a quiz do not speak of pictures`, { tag: "@full" }, async ({ learn, page }) => {
    await learn.open("#use-in-your-course");
    await page.getByTestId("questions-of").selectOption(chapter);
    const downloads: Download[] = [];
    page.on("download", (download) => downloads.push(download));
    await page.getByTestId("save-questions").click();
    const status = page.getByTestId("questions-status");
    await expect(status).toHaveAttribute("data-done", "");
    // In some chapters, every question needs the figure.
    if ((await status.textContent())?.includes("so no file was saved")) return;
    await expect.poll(() => downloads.length).toBe(1);
    const xml = readFileSync((await downloads[0]?.path()) ?? "", "utf8");
    const questions = xml.match(/<question type="[^c][\s\S]*?<\/question>/g) ?? [];
    expect(questions.length).toBeGreaterThan(0);
    const wrong = questions.flatMap((question) => {
      const [, id] = /<idnumber>(.*?)<\/idnumber>/.exec(question) ?? [];
      // The link names a lesson, and its title may have such a word.
      const [word] = aboutPicture.exec(question.replace(/<generalfeedback[\s\S]*?<\/generalfeedback>|<name>.*<\/name>/g, "").replaceAll(id ?? "", "")) ?? [];
      return word ? [`${id}: “${word}”`] : [];
    });
    expect(wrong, "add the question to needFigure in the lesson’s lesson.json, or write the step without the picture").toEqual([]);
  });
