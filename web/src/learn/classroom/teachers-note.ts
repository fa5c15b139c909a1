/** The teacher's notes about a lesson: the questions and pitfalls that its steps answer. It is loaded with its own texts. */

import { html, nothing, type TemplateResult } from "lit-html";
import { type LinkId, links } from "../course/links";
import { chapterOf } from "../course/plan";
import { notesOf } from "../course/teaching";
import { translate } from "../course/words";
import { t } from "../words";

export function teachersNote(lesson: string): TemplateResult | typeof nothing {
  const chapter = chapterOf(lesson);
  const notes = chapter && notesOf(chapter.name);
  if (!notes) return nothing;
  const isHere = ({ show }: { show?: LinkId }) => show !== undefined && links[show].lesson === lesson;
  const [ask, pitfalls] = [notes.ask.filter(isHere), notes.pitfalls.filter(isHere)];
  if (ask.length + pitfalls.length === 0) return nothing;
  return html`
    <section data-testid="teachers-note"><h2>${t("page.teachersNote")}</h2>
      ${ask.map(({ question, expect }) => html`<p><b>${question}</b></p><p>${translate("expect")}: ${expect}</p>`)}
      ${pitfalls.map(({ wrong, right }) => html`<p>${translate("wrong")} <q>${wrong}</q></p><p>${translate("right")} ${right}</p>`)}
    </section>`;
}
