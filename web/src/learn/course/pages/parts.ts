/** What pages of the course have in common. */

import { html, nothing, type TemplateResult } from "lit-html";
import { stopTitle } from "../../places";
import { word } from "../../words";
import { type Kind, writePage } from "../address";
import { course } from "../chapters";
import { addressOf, type Deep, type LinkId, links } from "../links";
import type { Notes } from "../notes";
import { notesOf } from "../teaching";
import { say } from "../words";

/** A step of a lesson; on paper its address stands beside it. */
export function deep(id: LinkId): TemplateResult {
  const link: Deep = links[id];
  const address = addressOf(link);
  const name = { lesson: stopTitle(link.lesson), step: link.step };
  const other = Object.keys(link.values).length > 0;
  return html`<a class="deep" href=${address} data-testid="deep" data-address=${`learn.html${address}`}>${say(other ? "stepWith" : "step", name)}</a>`;
}

/** The page of a chapter, or what to choose from where there is no such chapter. */
export function ofChapter(
  kind: Kind,
  of: string | undefined,
  page: (name: string, notes: Notes) => TemplateResult,
): TemplateResult {
  const notes = of === undefined ? undefined : notesOf(of);
  if (of !== undefined && notes) return page(of, notes);
  return html`<article class="course-page">
    <h2 class="lead">${say(kind === "teacher" ? "notes" : kind === "worksheet" ? "worksheet" : "solutions")}</h2>
    <p data-testid="no-chapter">${of === undefined ? say("noChapter") : say("unknownChapter", { name: of })}</p>
    <ul>${course.map(({ name }) => html`<li><a href=${writePage({ kind, of: name })}>${word(`chapter.${name}`)}</a></li>`)}</ul>
  </article>`;
}

/** The other pages of a chapter; not on paper. */
export const around = (of: string, here: Kind): TemplateResult => html`
  <nav class="course-nav no-print" aria-label=${word(`chapter.${of}`)}>
    <a href="#">${say("gallery")}</a>
    ${(["teacher", "worksheet", "solutions"] as const).map((kind) =>
      kind === here
        ? nothing
        : html`<a href=${writePage({ kind, of })} data-testid=${`to-${kind}`}>${say(kind === "teacher" ? "notes" : kind)}</a>`,
    )}
    <span class="spacer"></span>
    ${here === "teacher" ? nothing : html`<button class="button primary" data-testid="print" @click=${() => print()}>${say("print")}</button>`}
  </nav>`;

export const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>`);
