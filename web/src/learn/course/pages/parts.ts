/** The parts that pages of the course share. */

import { html, nothing, type TemplateResult } from "lit-html";
import { itemTitle } from "../../item-titles";
import { chapter as only } from "../../state";
import { t, word } from "../../words";
import { type Kind, writePage } from "../address";
import { course } from "../chapters";
import { addressOf, type DeepLink, type LinkId, links } from "../links";
import type { Notes } from "../notes";
import { notesOf } from "../teaching";
import { translate } from "../words";

/** A link to a step of a lesson; on paper its address is printed. */
export function deepLink(id: LinkId): TemplateResult {
  const link: DeepLink = links[id];
  const address = addressOf(link);
  const name = { lesson: itemTitle(link.lesson), step: link.step };
  const other = Object.keys(link.values).length > 0;
  return html`<a class="deep" href=${address} data-testid="deep" data-address=${`learn.html${address}`}>${translate(other ? "stepWith" : "step", name)}</a>`;
}

/** Returns the page of a chapter, or a list of chapters if it does not exist. */
export function ofChapter(
  kind: Kind,
  of: string | undefined,
  page: (name: string, notes: Notes) => TemplateResult,
): TemplateResult {
  const notes = of === undefined ? undefined : notesOf(of);
  if (of !== undefined && notes) return page(of, notes);
  return html`<article class="course-page">
    <h2 class="lead">${translate(kind === "teacher" ? "notes" : kind === "worksheet" ? "worksheet" : "solutions")}</h2>
    <p data-testid="no-chapter">${of === undefined ? translate("noChapter") : translate("unknownChapter", { name: of })}</p>
    <ul>${course.map(({ name }) => html`<li><a href=${writePage({ kind, of: name })}>${word(`chapter.${name}`)}</a></li>`)}</ul>
  </article>`;
}

/** Links to the other pages of a chapter; they are not printed. */
export const otherPages = (of: string, here: Kind): TemplateResult => html`
  <nav class="course-nav no-print" aria-label=${word(`chapter.${of}`)}>
    <a href="#">${translate("gallery")}</a>
    ${(["teacher", "worksheet", "solutions"] as const).map((kind) =>
      kind === here
        ? nothing
        : html`<a href=${writePage({ kind, of })} data-testid=${`to-${kind}`}>${translate(kind === "teacher" ? "notes" : kind)}</a>`,
    )}
    ${toUse()}
    <span class="spacer"></span>
    ${here === "teacher" ? nothing : html`<button class="button primary" data-testid="print" @click=${() => print()}>${translate("print")}</button>`}
  </nav>`;

/** The link to the page about courses, which a package for a learning platform does not have. */
const toUse = () =>
  only.value === undefined
    ? html`<a href=${writePage({ kind: "use-in-your-course" })} data-testid="to-use">${t("page.useInCourse")}</a>`
    : nothing;

export const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>`);
