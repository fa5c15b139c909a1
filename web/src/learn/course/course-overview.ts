/** The parts that turn the gallery into a course: where to continue, and the goal, the time and the progress of each chapter. */

import { html, nothing, type TemplateResult } from "lit-html";
import { again } from "../../engine/again";
import { inList } from "../../state/punctuation";
import { icons } from "../../ui/icons";
import { chosen } from "../../ui/menu";
import { itemTitle } from "../item-titles";
import { scores } from "../score";
import { chapter as only } from "../state";
import { t, word } from "../words";
import { writePage } from "./address";
import type { Chapter, CourseItem } from "./chapters";
import { allItems, chapterNamed, doneOf, isDone, itemOf, minutesLeft, minutesOf, nextItem } from "./plan";
import { progress } from "./progress";

/** The head above all chapters. */
export function courseHead(): TemplateResult {
  const known = progress.value;
  const begun = known.size > 0;
  const all = allItems(only.value);
  const next = nextItem(known, all);
  const minutes = minutesLeft(all, known);
  return html`
    <div class="course-head" data-testid="course">
      ${
        next
          ? html`<a class="button primary" data-testid="course-continue" href=${`#${next.name}`}>
              ${t(begun ? "page.courseGoOn" : "page.courseBegin", { lesson: itemTitle(next.name) })}</a>`
          : nothing
      }
      <span class="dim" data-testid="course-done" data-done=${doneOf(all, known)}>${
        next
          ? t("page.courseDone", {
              done: doneOf(all, known),
              all: all.length,
              hours: Math.floor(minutes / 60),
              minutes: minutes % 60,
            })
          : t("page.courseAllDone", { all: all.length })
      }</span>
      <span class="spacer"></span>
      ${only.value === undefined ? html`<a class="button" href=${writePage({ kind: "use-in-your-course" })} data-testid="to-use">${t("page.useInCourse")}</a>` : nothing}
      ${only.value === undefined ? html`<a class="button" href=${writePage({ kind: "judge" })} data-testid="to-judge">${t("page.judge")}</a>` : nothing}
      <a class="button" href=${writePage({ kind: "glossary" })} data-testid="to-glossary">${t("page.glossary")}</a>
      <details class="menu end" data-testid="progress-menu">
        <summary class="button">${t("page.progress")}${icons.down}</summary>
        <ul>
          <li><small class="note">${t("page.progressKept")}</small></li>
          ${menuAction("save-progress", t("page.saveProgress"), async () => (await tools()).saveProgress())}
          ${menuAction("load-progress", t("page.loadProgress"), async () => (await tools()).loadProgress())}
          ${menuAction("forget-progress", t("page.forgetProgress"), async () => (await tools()).askToForget())}
        </ul>
      </details>
    </div>`;
}

const tools = () => again(import("./file"));

const menuAction = (testid: string, name: string, action: () => Promise<void>) => html`
  <li><button data-testid=${testid} @click=${chosen(action)}>${name}</button></li>`;

/** The head below the name of a chapter; nothing for a chapter that the course does not have. */
export function chapterHead(name: string): TemplateResult | typeof nothing {
  const chapter = chapterNamed(name);
  if (!chapter) return nothing;
  return html`
    <div class="chapter-head" data-testid="chapter" data-chapter=${name}>
      <p>${word(`goal.${name}`)} ${requirements(chapter)}</p>
      <p class="dim">${chapter.stops.length > 0 ? time(chapter) : nothing}
        <span class="for-teachers" role="group" aria-label=${t("page.forTeachers", { chapter: word(`chapter.${name}`) })}>
          <a href=${writePage({ kind: "teacher", of: name })} data-testid=${`teacher-${name}`}>${t("page.teacher")}</a>
          <a href=${writePage({ kind: "worksheet", of: name })} data-testid=${`worksheet-${name}`}>${t("page.worksheet")}</a>
        </span></p>
    </div>`;
}

const time = ({ stops }: Chapter) => html`
  <span>${t("page.chapterTime", {
    minutes: minutesOf(stops),
    done: doneOf(stops, progress.value),
    all: stops.length,
  })}</span>`;

const requirements = ({ needs }: Chapter) =>
  needs.length > 0
    ? t("page.chapterAfter", { chapters: inList(needs.map((name) => word(`chapter.${name}`))) })
    : nothing;

/** The foot of a lesson's card. */
export function cardFoot(name: string): TemplateResult | typeof nothing {
  const stop = itemOf(name);
  return stop
    ? html`<small class="card-foot dim" data-done=${isDone(stop, progress.value) ? "" : nothing}>
        <span>${t("page.minutes", { minutes: stop.minutes })}</span><span>${lessonStatus(stop)}</span></small>`
    : nothing;
}

function lessonStatus(stop: CourseItem): string | typeof nothing {
  const own = progress.value.get(stop.name);
  if (!own) return nothing;
  const { furthest, steps } = own;
  const score = scores.value[stop.name];
  if (!isDone(stop, progress.value)) return t("page.lessonBegun", { step: furthest, last: steps - 1 });
  return `✓ ${score ? t("page.lessonScore", { right: score.first, asked: score.asked }) : t("page.lessonDone")}`;
}
