/** The question about the next step: predict, then see. The worker grades. The answer is shown only on request. */

import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";
import { count } from "../state/format";
import { focusOn } from "./focus";
import { formula } from "./math/show";
import { pausesAtQuestions, setPausesAtQuestions } from "./pause-at-questions";
import { pointing } from "./point-question";
import { isAnswered, isUnresolved, type QuestionState } from "./question-state";
import { explanation, valuesAt } from "./question-texts";
import { isName, presentQuestion, type Quiz, returnQuestion } from "./quiz";
import { captions, isPausedAtQuestion, playing, shownStep } from "./state";
import type { LessonCaption, LessonQuestion, StepInfo } from "./types";
import { caption, t, word } from "./words";

export function question(quiz: Quiz): TemplateResult | typeof nothing {
  const now = shownStep.value;
  if (!now) return nothing;
  const one = presentQuestion()?.one;
  return html`${returnQuestion.value ? back(quiz) : nothing}${now.question && one ? card(now, now.question, one, quiz) : nothing}`;
}

const card = (now: StepInfo, asks: LessonQuestion, one: QuestionState, quiz: Quiz) => html`
  <section class="question" aria-labelledby="question" data-testid="question" data-graded=${gradeMark(one) ?? nothing}>
    <p id="question"><b>${t("page.predict")}</b> ${word(`question.${asks.name}`)}</p>
    <p class="dim" role="status" data-testid="waits">${isPausedAtQuestion.value ? t("page.waits") : nothing}</p>
    ${answerControls(now, asks, one, quiz)}
    <div class="grade" role="status" data-testid="grade">${gradeText(now, asks, one)}</div>
    <div class="options">${steps(one, quiz)}</div>
    <label class="control switch dim"><input type="checkbox" data-testid="stops" .checked=${live(pausesAtQuestions.value)}
      @change=${(event: Event) => setPausesAtQuestions((event.target as HTMLInputElement).checked)} />${t("page.stopAtQuestions")}</label>
  </section>`;

/** The ways to answer. */
const answerControls = (
  now: StepInfo,
  { name, choices, point }: LessonQuestion,
  one: QuestionState,
  quiz: Quiz,
) =>
  point
    ? pointing(name, point.within, isClosed(one), () => runAction(quiz.point()))
    : choices.length > 0
      ? options(choices, one, quiz)
      : guess(now.index, one, quiz);

/** Returns the mark of an answer: wrong until a retry; a requested answer has none. */
const gradeMark = (one: QuestionState) =>
  one.right ? "right" : !isUnresolved(one) ? "shown" : isWrong(one) ? "wrong" : undefined;

const isWrong = (one: QuestionState): boolean => isAnswered(one) && !one.right;

/** Returns whether answering is disabled: while a wrong answer is shown, or after the right one is known. */
const isClosed = (one: QuestionState): boolean => isWrong(one) || !isUnresolved(one);

type Choices = LessonQuestion["choices"];

function options(choices: Choices, one: QuestionState, quiz: Quiz): TemplateResult {
  const named = new Set(captions.value.map((note) => caption(note.caption)));
  return html`
    <div class="options" role="group" aria-labelledby="question">${choices.map((choice, i) => option(choice, i, one, quiz))}</div>
    ${choices.some((choice) => isName(caption(choice)) && named.has(caption(choice))) ? html`<p class="dim">${t("page.inPicture")}</p>` : nothing}`;
}

const option = (choice: LessonCaption, index: number, one: QuestionState, quiz: Quiz) => html`
  <button class="button" data-testid="choice" aria-disabled=${isClosed(one)} aria-pressed=${one.given === index}
    data-answer=${one.answer === index ? "" : nothing} aria-label=${"math" in choice ? caption(choice) : nothing} @click=${() => isClosed(one) || runAction(quiz.answer(index))}>
    ${"math" in choice ? formula([caption(choice)]) : caption(choice)}${one.answer === index ? " ✓" : one.given === index ? " ✗" : ""}</button>`;

const guess = (step: number, one: QuestionState, quiz: Quiz) => html`
  <form class="options guess" @submit=${(event: SubmitEvent) => submitGuess(event, one, quiz)}>
    ${keyed(
      step,
      html`<input type="number" name="guess" data-testid="guess" min="0" max="1000000000" step="1" required inputmode="numeric"
        aria-label=${t("page.guess")} aria-describedby="guess-within" ?readonly=${isClosed(one)} .value=${String(one.given ?? "")} />`,
    )}
    <button class="button" data-testid="give-answer" aria-disabled=${isClosed(one)}>${t("page.giveAnswer")}</button>
  </form>
  <p class="dim" id="guess-within">${t("page.guessWithin")}</p>`;

function submitGuess(event: SubmitEvent, one: QuestionState, quiz: Quiz): void {
  event.preventDefault();
  const given = new FormData(event.target as HTMLFormElement).get("guess");
  if (!isClosed(one)) runAction(quiz.answer(Number(given)));
}

function gradeText(
  now: StepInfo,
  asks: LessonQuestion,
  one: QuestionState,
): TemplateResult | string | typeof nothing {
  const { choices, point } = asks;
  if (point) return pointGradeText(now, one);
  const right = one.answer === undefined ? "" : answerText(choices, one.answer);
  if (one.right) return choices.length > 0 ? t("page.right") : t("page.rightNumber", { answer: right });
  const why = html`<p>${explanation(now, asks, one.given)}</p>`;
  if (!isUnresolved(one)) return html`<p>${t("page.answer", { answer: right })}</p>${why}`;
  if (!isWrong(one)) return nothing;
  const off = choices.length > 0 ? "page.notQuite" : one.low ? "page.tooLow" : "page.tooHigh";
  return html`<p>${t(off)}</p>${why}`;
}

function pointGradeText(now: StepInfo, one: QuestionState): TemplateResult | typeof nothing {
  const { point } = one;
  if (!point) return nothing;
  const said = one.right ? "page.right" : isUnresolved(one) ? "page.notQuite" : "page.answerPoint";
  return html`<p>${t(said)}</p><p>${word(`why.${one.name}.${point.why}`, { ...valuesAt(now), ...point.with })}</p>`;
}

function answerText(choices: Choices, answer: number): string {
  const choice = choices[answer];
  return choice ? caption(choice) : count(answer);
}

/** The actions for the question besides answering it. */
function steps(one: QuestionState, quiz: Quiz): TemplateResult[] {
  const onwards = button("go-on", t(isUnresolved(one) ? "page.skip" : "page.goOn"), () =>
    runAction(quiz.advance(), () => (playing.peek() ? "play" : "on")),
  );
  if (!isUnresolved(one)) return [onwards];
  const show = button("show-answer", t("page.showAnswer"), () => runAction(quiz.reveal(), () => "go-on"));
  if (!isWrong(one)) return [onwards, show];
  const again = button("try-again", t("page.tryAgain"), () => {
    runAction(quiz.retry(), () => "choice");
  });
  const see = button(
    "see-why",
    t("page.seeWhy"),
    () => runAction(quiz.lookAhead(), () => "back-to-question"),
    t("page.seeWhyTitle"),
  );
  return [again, see, show, onwards];
}

const back = (quiz: Quiz) => html`
  <p class="card">${button("back-to-question", t("page.backToQuestion"), () => runAction(quiz.returnToQuestion(), () => "see-why"))}</p>`;

const button = (id: string, words: string, click: () => void, title?: string) => html`
  <button class="button" data-testid=${id} title=${title ?? nothing} @click=${click}>${words}</button>`;

/** Runs an action whose failures are reported elsewhere. If the pressed button disappears, the focus moves to the next sensible one. */
function runAction(work: Promise<unknown>, next?: () => string): void {
  void work.then(
    () => next && focusOn(next(), "choice", "guess", "point", "play"),
    () => undefined,
  );
}
