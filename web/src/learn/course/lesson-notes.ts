/** Shows beside a lesson what it requires and how long it takes at its beginning, and what comes next at its end. */

import { html, nothing, type TemplateResult } from "lit-html";
import * as experiment from "../experiment/state";
import { itemSummary, itemTitle, puzzleTitle } from "../item-titles";
import { puzzleLink, puzzleOf } from "../puzzle/puzzles";
import { lessonLink } from "../read/state";
import * as sheet from "../sheet/state";
import { chapter, requested, shownStep, steps, story } from "../state";
import { t, word } from "../words";
import { allItems, itemOf, nextOf } from "./plan";

export function lessonNotes(): TemplateResult | typeof nothing {
  const [now, stop] = [shownStep.value, itemOf(story.value?.name ?? "")];
  if (!now || !stop) return nothing;
  if (now.index === 0)
    return html`<p class="before dim" data-testid="before">${t("page.aboutMinutes", { minutes: stop.minutes })}
      ${stop.needs.length > 0 ? html`${t("page.before")} ${stop.needs.map(link)}` : nothing}</p>`;
  return now.index === steps.value - 1 ? ending(stop.name) : nothing;
}

const link = (name: string, i: number) =>
  html`${i > 0 ? ", " : nothing}<a href=${`#${name}`}>${itemTitle(name)}</a>`;

/** Returns the next lesson. A package for a learning platform stays in its chapter. */
const following = (name: string) => nextOf(name, allItems(chapter.value));

/** Returns the link to the next lesson, in the present view. */
export function ending(name: string): TemplateResult {
  const next = following(name);
  const puzzle = puzzleOf(name);
  return html`<nav class="next card" aria-label=${t("page.next")} data-testid="ending">${
    next
      ? html`<a href=${lessonLink(next.name)} data-testid="next"><b>${t("page.nextNamed", { lesson: itemTitle(next.name) })}</b>
          <span class="dim">${itemSummary(next.name)} ${t("page.minutes", { minutes: next.minutes })}</span></a>`
      : html`<a href="#"><b>${t(chapter.value === undefined ? "page.courseEnd" : "page.chapterEnd")}</b> <span class="dim">${t("page.lookBack")}</span></a>`
  }${
    puzzle
      ? html`<a href=${puzzleLink(puzzle)} data-testid="puzzle-link"><b>${puzzleTitle(puzzle)}</b>
          <span class="dim">${word(`puzzleTask.${puzzle.chapter}`)}</span></a>`
      : nothing
  }</nav>`;
}

/** Returns what follows the open lesson or tool, for the header. */
export function nextHere(): { name: string; title: string } | undefined {
  const name =
    requested.value?.lesson ?? (experiment.isOpen.value ? "experiment" : sheet.isOpen.value ? "sheet" : "");
  const next = following(name);
  return next && { name: next.name, title: t("page.nextNamed", { lesson: itemTitle(next.name) }) };
}
