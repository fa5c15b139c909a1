/** A teacher's notes for a chapter. */

import { html, nothing, type TemplateResult } from "lit-html";
import { inList } from "../../../state/punctuation";
import { stopTitle } from "../../places";
import { word } from "../../words";
import type { Exercise, Notes } from "../notes";
import { chapterNamed } from "../plan";
import { say } from "../words";
import { around, deep, ofChapter, paragraphs } from "./parts";

export const teacherPage = (of: string | undefined): TemplateResult => ofChapter("teacher", of, page);

const page = (name: string, notes: Notes) => html`
  <article class="course-page" data-testid="teacher" data-chapter=${name}>
    ${around(name, "teacher")}
    <h2 class="lead">${word(`chapter.${name}`)}</h2>
    <p>${word(`goal.${name}`)}</p>
    <h3>${say("aim")}</h3>
    ${paragraphs(notes.aim)}
    ${lessons(name)}
    <h3>${say("plan")}</h3>
    <p class="dim">${say("planLead", { minutes: notes.plan.reduce((sum, { minutes }) => sum + minutes, 0) })}</p>
    <div class="table"><table>
      <thead><tr><th scope="col">${say("time")}</th><th scope="col">${say("what")}</th><th scope="col">${say("show")}</th></tr></thead>
      <tbody>${notes.plan.map(
        (
          row,
        ) => html`<tr><td class="minutes">${say("minutes", { minutes: row.minutes })}</td><td>${row.text}</td>
          <td>${(row.show ?? []).map((id) => html`<p>${deep(id)}</p>`)}</td></tr>`,
      )}</tbody></table></div>
    <h3>${say("ask")}</h3>
    <p class="dim">${say("askLead")}</p>
    <ol>${notes.ask.map(
      ({ question, expect, show }) =>
        html`<li><p><b>${question}</b></p><p>${say("expect")}: ${expect} ${show ? deep(show) : nothing}</p></li>`,
    )}</ol>
    <h3>${say("pitfalls")}</h3>
    <ul>${notes.pitfalls.map(
      ({ wrong, right, show }) =>
        html`<li><p>${say("wrong")} <q>${wrong}</q></p><p>${say("right")} ${right} ${show ? deep(show) : nothing}</p></li>`,
    )}</ul>
    <h3>${say("exercises")}</h3>
    <ol>${notes.exercises.map(exercise)}</ol>
  </article>`;

function lessons(name: string): TemplateResult | typeof nothing {
  const stops = chapterNamed(name)?.stops ?? [];
  if (stops.length === 0) return nothing;
  return html`
    <h3>${say("lessons")}</h3>
    <div class="table"><table>
      <thead><tr><th scope="col">${say("lesson")}</th><th scope="col">${say("time")}</th><th scope="col">${say("needs")}</th></tr></thead>
      <tbody>${stops.map(
        (stop) => html`<tr><td><a href=${`#${stop.name}`}>${stopTitle(stop.name)}</a></td>
          <td class="minutes">${say("minutes", { minutes: stop.minutes })}</td>
          <td>${stop.needs.length > 0 ? inList(stop.needs.map(stopTitle)) : say("nothing")}</td></tr>`,
      )}</tbody></table></div>`;
}

const exercise = ({ task, solution, show }: Exercise) => html`
  <li data-testid="exercise">${paragraphs(task)}
    <details data-testid="solution"><summary>${say("solution")}</summary>${paragraphs(solution)}${show ? html`<p>${deep(show)}</p>` : nothing}</details></li>`;
