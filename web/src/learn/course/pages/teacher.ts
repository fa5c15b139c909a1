/** A teacher's notes for a chapter. */

import { html, nothing, type TemplateResult } from "lit-html";
import { inList } from "../../../state/punctuation";
import { itemTitle } from "../../item-titles";
import { word } from "../../words";
import type { Exercise, Notes } from "../notes";
import { chapterNamed } from "../plan";
import { translate } from "../words";
import { deepLink, ofChapter, otherPages, paragraphs } from "./parts";

export const teacherPage = (of: string | undefined): TemplateResult => ofChapter("teacher", of, page);

const page = (name: string, notes: Notes) => html`
  <article class="course-page" data-testid="teacher" data-chapter=${name}>
    ${otherPages(name, "teacher")}
    <h2 class="lead">${word(`chapter.${name}`)}</h2>
    <p>${word(`goal.${name}`)}</p>
    <h3>${translate("aim")}</h3>
    ${paragraphs(notes.aim)}
    ${lessons(name)}
    <h3>${translate("plan")}</h3>
    <p class="dim">${translate("planLead", { minutes: notes.plan.reduce((sum, { minutes }) => sum + minutes, 0) })}</p>
    <div class="table"><table>
      <thead><tr><th scope="col">${translate("time")}</th><th scope="col">${translate("what")}</th><th scope="col">${translate("show")}</th></tr></thead>
      <tbody>${notes.plan.map(
        (
          row,
        ) => html`<tr><td class="minutes">${translate("minutes", { minutes: row.minutes })}</td><td>${row.text}</td>
          <td>${(row.show ?? []).map((id) => html`<p>${deepLink(id)}</p>`)}</td></tr>`,
      )}</tbody></table></div>
    <h3>${translate("ask")}</h3>
    <p class="dim">${translate("askLead")}</p>
    <ol>${notes.ask.map(
      ({ question, expect, show }) =>
        html`<li><p><b>${question}</b></p><p>${translate("expect")}: ${expect} ${show ? deepLink(show) : nothing}</p></li>`,
    )}</ol>
    <h3>${translate("pitfalls")}</h3>
    <ul>${notes.pitfalls.map(
      ({ wrong, right, show }) =>
        html`<li><p>${translate("wrong")} <q>${wrong}</q></p><p>${translate("right")} ${right} ${show ? deepLink(show) : nothing}</p></li>`,
    )}</ul>
    <h3>${translate("exercises")}</h3>
    <ol>${notes.exercises.map(exercise)}</ol>
  </article>`;

function lessons(name: string): TemplateResult | typeof nothing {
  const stops = chapterNamed(name)?.stops ?? [];
  if (stops.length === 0) return nothing;
  return html`
    <h3>${translate("lessons")}</h3>
    <div class="table"><table>
      <thead><tr><th scope="col">${translate("lesson")}</th><th scope="col">${translate("time")}</th><th scope="col">${translate("needs")}</th></tr></thead>
      <tbody>${stops.map(
        (stop) => html`<tr><td><a href=${`#${stop.name}`}>${itemTitle(stop.name)}</a></td>
          <td class="minutes">${translate("minutes", { minutes: stop.minutes })}</td>
          <td>${stop.needs.length > 0 ? inList(stop.needs.map(itemTitle)) : translate("nothing")}</td></tr>`,
      )}</tbody></table></div>`;
}

const exercise = ({ task, solution, show }: Exercise) => html`
  <li data-testid="exercise">${paragraphs(task)}
    <details data-testid="solution"><summary>${translate("solution")}</summary>${paragraphs(solution)}${show ? html`<p>${deepLink(show)}</p>` : nothing}</details></li>`;
