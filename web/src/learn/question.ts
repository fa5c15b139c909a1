/** Predict, then see: the question about the next step. The worker grades; the answer is not here before it is asked for. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { Actions } from "./actions";
import { type Answer, answers, furthest, phase, shown } from "./state";
import type { LessonCaption } from "./types";
import { caption, t, word } from "./words";

export function question(actions: Actions): TemplateResult | typeof nothing {
  const now = shown.value;
  if (!now?.question) return nothing;
  const { name, choices } = now.question;
  const answer = answers.value.get(now.index);
  return html`
    <section class="question" data-testid="question" data-graded=${answer ? (answer.right ? "right" : "wrong") : nothing}>
      <p id="question"><b>${t("page.predict")}</b> ${word(`question.${name}`)}</p>
      <div class="options" role="group" aria-labelledby="question">${choices.map((choice, i) => option(choice, i, answer, actions))}</div>
      <p class="grade" role="status" data-testid="grade">${answer ? verdict(answer, choices) : nothing}</p>
    </section>`;
}

const option = (choice: LessonCaption, index: number, answer: Answer | undefined, actions: Actions) => html`
  <button class="button" data-testid="choice" ?disabled=${answer !== undefined} aria-pressed=${answer?.choice === index}
    data-answer=${answer?.answer === index ? "" : nothing} @click=${() => actions.answer(index)}>
    ${caption(choice)}${answer?.answer === index ? " ✓" : answer?.choice === index ? " ✗" : ""}</button>`;

function verdict({ right, answer, choice }: Answer, choices: readonly LessonCaption[]): string {
  if (right) return t("page.right");
  const words = choices[answer];
  return t(choice === undefined ? "page.answer" : "page.wrong", { answer: words ? caption(words) : "" });
}

/** Back at a question that was passed by, its answer is shown: the steps after it have told it. */
export const watchPassed = (reveal: () => void): (() => void) =>
  effect(() => {
    const now = shown.value;
    if (!now?.question || phase.value !== "idle") return;
    if (furthest.value > now.index && !answers.value.has(now.index)) reveal();
  });
