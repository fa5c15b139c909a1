/** The section that saves the questions of a chapter or a lesson as a file for a quiz. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { language } from "../../../state/language";
import { saveAs } from "../../../ui/save-file";
import { startWorker } from "../../classroom/lookahead";
import { itemTitle } from "../../item-titles";
import { t, word } from "../../words";
import { course } from "../chapters";
import { allItems, chapterNamed } from "../plan";
import { translate } from "../words";
import { type Collection, collectQuestions } from "./collect";
import { publicAddress } from "./public-address";
import { questionFile } from "./question-file";

type Progress =
  | { reading: string; n: number; all: number }
  | { saved: number; leftOut: number }
  | { failed: string };

const progress = signal<Progress | undefined>(undefined);
const isReading = (): boolean => progress.value !== undefined && "reading" in progress.value;

export const questionsSection = (): TemplateResult => html`
  <h3>${translate("useQuestions")}</h3>
  <p>${translate("useQuestionsLead")}</p>
  <form class="choose" @submit=${(event: SubmitEvent) => {
    event.preventDefault();
    if (!isReading()) void save(String(new FormData(event.target as HTMLFormElement).get("of")));
  }}>
    <label>${translate("questionsOf")} <select class="button" name="of" data-testid="questions-of">${course.map(chapterOptions)}</select></label>
    <button class="button" data-testid="save-questions" aria-disabled=${isReading()}>${translate("saveQuestions")}</button>
  </form>
  <p role="status" data-testid="questions-status" data-done=${progress.value && !isReading() ? "" : nothing}>${statusText()}</p>
  <p>${translate("importQuestions")}</p>`;

/** The rooms have no questions. */
const lessonsIn = (chapter: string) => allItems(chapter).filter(({ room }) => !room);

const chapterOptions = ({ name }: { name: string }) => html`
  <optgroup label=${word(`chapter.${name}`)}>
    <option value=${name}>${translate("wholeChapter", { chapter: word(`chapter.${name}`) })}</option>
    ${lessonsIn(name).map((stop) => html`<option value=${stop.name}>${itemTitle(stop.name)}</option>`)}
  </optgroup>`;

function statusText(): string {
  const now = progress.value;
  if (!now) return "";
  if ("reading" in now)
    return translate("questionsReading", { lesson: itemTitle(now.reading), n: now.n, all: now.all });
  if ("failed" in now) return translate("questionsFailed", { why: now.failed });
  const leftOut = now.leftOut > 0 ? ` ${t("page.questionsLeftOut", { n: now.leftOut })}` : "";
  return t("page.questionsSaved", { n: now.saved }) + leftOut;
}

/** Saves the questions of a chapter or of a lesson. */
async function save(of: string): Promise<void> {
  const lessons = chapterNamed(of) ? lessonsIn(of).map(({ name }) => name) : [of];
  try {
    const { questions, leftOut } = await collect(lessons);
    if (questions.length > 0)
      saveAs(
        `nearpoint-${of}-${language.peek()}.xml`,
        questionFile(questions, publicAddress(location)),
        "application/xml",
      );
    progress.value = { saved: questions.length, leftOut };
  } catch (error) {
    progress.value = { failed: error instanceof Error ? error.message : String(error) };
  }
}

async function collect(lessons: readonly string[]): Promise<Collection> {
  let n = 0;
  progress.value = { reading: lessons[0] ?? "", n: 1, all: lessons.length };
  const worker = startWorker();
  try {
    return await collectQuestions(worker, lessons, (reading) => {
      n += 1;
      progress.value = { reading, n, all: lessons.length };
    });
  } finally {
    worker.terminate();
  }
}
