/** The gallery: all lessons, each with a picture. */

import { html, nothing, type TemplateResult } from "lit-html";
import { theme } from "../state/theme";
import { course } from "./course/chapters";
import { cardFoot, chapterHead, courseHead } from "./course/course-overview";
import { topicIndex } from "./course/topics";
import { experimentPlace } from "./experiment/settings";
import * as experiment from "./experiment/state";
import { translate } from "./experiment/words";
import { puzzleTitle } from "./item-titles";
import { puzzleAfter, puzzleLink } from "./puzzle/puzzles";
import { marks } from "./puzzle/state";
import { sheetPlace } from "./sheet/settings";
import * as sheet from "./sheet/state";
import { translate as onSheet } from "./sheet/words";
import { lessons, chapter as only } from "./state";
import type { LessonInfo } from "./types";
import { t, word } from "./words";

export const gallery = (): TemplateResult => html`
  <div class="course-overview">
    ${only.value === undefined ? html`<div class="jump-region"></div>` : nothing}
    <h2 class="lead">${t("page.gallery")}</h2>
    <p class="dim">${t("page.galleryLead")}</p>
    ${courseHead()}
    ${only.value === undefined ? topicIndex() : nothing}
    <div data-testid="gallery">${chapters().map(chapter)}</div>
  </div>`;

/** Returns the chapters of the course, then the others. */
const chapters = (): string[] =>
  only.value !== undefined
    ? [only.value]
    : [...new Set([...course.map(({ name }) => name), ...lessons.value.map((lesson) => lesson.chapter)])];

/** The chapter of the placing experiments. */
const constraints = "face-constraints";

/** The chapter of the sheet. */
const contours = "flat-contours";

const chapter = (name: string) => html`
  <h3>${name === contours ? onSheet("chapter") : word(`chapter.${name}`)}</h3>
  ${chapterHead(name)}
  <ul class="cards">${lessons.value.filter((lesson) => lesson.chapter === name).map(entry)}${name === constraints ? experiments() : nothing}${name === contours ? sheets() : nothing}${puzzle(name)}</ul>`;

const entry = ({ name }: LessonInfo) => html`
  <li><a href=${`#${name}`} data-testid="lesson" data-lesson=${name}>
    ${picture(name)}<b>${word(`lesson.${name}`)}</b><span class="dim">${word(`about.${name}`)}</span>${cardFoot(name)}</a></li>`;

const experiments = () => html`
  <li><a href=${`#${experimentPlace}`} data-testid="experiment">${picture(experimentPlace)}
    <b>${translate("title")}</b><span class="dim">${translate("about")}</span>${cardFoot(experimentPlace)}</a></li>`;

const sheets = () => html`
  <li><a href=${`#${sheetPlace}`} data-testid="sheet">${picture(sheetPlace)}
    <b>${onSheet("title")}</b><span class="dim">${onSheet("about")}</span>${cardFoot(sheetPlace)}</a></li>`;

const puzzle = (chapter: string) => {
  const own = puzzleAfter(chapter);
  return own
    ? html`<li><a href=${puzzleLink(own)} data-testid="puzzle-card" data-puzzle=${chapter}>${picture(own.lesson)}
        <b>${puzzleTitle(own)}</b><span class="dim">${word(`puzzleTask.${chapter}`)}</span>
        ${marks.value[chapter] === "solved" ? html`<small class="card-foot" data-done><span></span><span>✓ ${t("page.puzzleSolved")}</span></small>` : nothing}</a></li>`
    : nothing;
};

const picture = (name: string) => html`
  <img src=${`lessons/${name}${theme.value === "dark" ? "-dark" : ""}.png`} alt="" width="320" height="200" decoding="async"
    @error=${(event: Event) => (event.target as Element).removeAttribute("src")} />`;

/** The list of lessons in the header. */
export function lessonMenu(here: string | undefined, close: (event: Event) => void): TemplateResult {
  return html`
    <ul>
      ${lessons.value.map(
        ({
          name,
        }) => html`<li><a href=${`#${name}`} data-testid=${`lesson-${name}`} aria-current=${name === here ? "true" : nothing}
          @click=${close}><b>${word(`lesson.${name}`)}</b><small>${word(`about.${name}`)}</small></a></li>`,
      )}
      ${
        chapters().includes(constraints)
          ? html`<li><a href=${`#${experimentPlace}`} data-testid="to-experiment" aria-current=${experiment.isOpen.value ? "true" : nothing} @click=${close}>
            <b>${translate("title")}</b><small>${translate("about")}</small></a></li>`
          : nothing
      }
      ${
        chapters().includes(contours)
          ? html`<li><a href=${`#${sheetPlace}`} data-testid="to-sheet" aria-current=${sheet.isOpen.value ? "true" : nothing} @click=${close}>
            <b>${onSheet("title")}</b><small>${onSheet("about")}</small></a></li>`
          : nothing
      }
      <li><a href="#" data-testid="all-lessons" @click=${close}>${t("page.allLessons")}</a></li>
    </ul>`;
}
