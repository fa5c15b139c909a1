/** The question about the next step: predict, then see. The worker grades. The answer is shown only on request. */

import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";
import { count } from "../state/format";
import { focusOn } from "./focus";
import { formula } from "./math/show";
import { pointing } from "./point-question";
import { asked, cameFrom, isName, type Quiz } from "./quiz";
import { captions, playing, shown, waits } from "./state";
import { setStops, stops } from "./stops";
import { isGiven, isOpen, type Try } from "./tries";
import type { LessonCaption, LessonQuestion, LessonValues, StepInfo } from "./types";
import { caption, isKnown, t, word } from "./words";

export function question(quiz: Quiz): TemplateResult | typeof nothing {
  const now = shown.value;
  if (!now) return nothing;
  const one = asked()?.one;
  return html`${cameFrom.value ? back(quiz) : nothing}${now.question && one ? card(now, now.question, one, quiz) : nothing}`;
}

const card = (now: StepInfo, asks: LessonQuestion, one: Try, quiz: Quiz) => html`
  <section class="question" aria-labelledby="question" data-testid="question" data-graded=${graded(one) ?? nothing}>
    <p id="question"><b>${t("page.predict")}</b> ${word(`question.${asks.name}`)}</p>
    <p class="dim" role="status" data-testid="waits">${waits.value ? t("page.waits") : nothing}</p>
    ${ways(now, asks, one, quiz)}
    <div class="grade" role="status" data-testid="grade">${verdict(now, asks, one)}</div>
    <div class="options">${steps(one, quiz)}</div>
    <label class="control switch dim"><input type="checkbox" data-testid="stops" .checked=${live(stops.value)}
      @change=${(event: Event) => setStops((event.target as HTMLInputElement).checked)} />${t("page.stopAtQuestions")}</label>
  </section>`;

/** The ways to answer. */
const ways = (now: StepInfo, { name, choices, point }: LessonQuestion, one: Try, quiz: Quiz) =>
  point
    ? pointing(name, point.within, isShut(one), () => act(quiz.point()))
    : choices.length > 0
      ? options(choices, one, quiz)
      : guess(now.index, one, quiz);

/** Returns the mark of an answer: wrong until a retry; a requested answer has none. */
const graded = (one: Try) =>
  one.right ? "right" : !isOpen(one) ? "shown" : isWrong(one) ? "wrong" : undefined;

const isWrong = (one: Try): boolean => isGiven(one) && !one.right;

/** Returns whether answering is disabled: while a wrong answer stands, or after the right one is known. */
const isShut = (one: Try): boolean => isWrong(one) || !isOpen(one);

type Choices = LessonQuestion["choices"];

function options(choices: Choices, one: Try, quiz: Quiz): TemplateResult {
  const named = new Set(captions.value.map((note) => caption(note.caption)));
  return html`
    <div class="options" role="group" aria-labelledby="question">${choices.map((choice, i) => option(choice, i, one, quiz))}</div>
    ${choices.some((choice) => isName(caption(choice)) && named.has(caption(choice))) ? html`<p class="dim">${t("page.inPicture")}</p>` : nothing}`;
}

const option = (choice: LessonCaption, index: number, one: Try, quiz: Quiz) => html`
  <button class="button" data-testid="choice" aria-disabled=${isShut(one)} aria-pressed=${one.given === index}
    data-answer=${one.answer === index ? "" : nothing} aria-label=${"math" in choice ? choice.math : nothing} @click=${() => isShut(one) || act(quiz.answer(index))}>
    ${"math" in choice ? formula([choice.math]) : caption(choice)}${one.answer === index ? " ✓" : one.given === index ? " ✗" : ""}</button>`;

const guess = (step: number, one: Try, quiz: Quiz) => html`
  <form class="options guess" @submit=${(event: SubmitEvent) => guessed(event, one, quiz)}>
    ${keyed(
      step,
      html`<input type="number" name="guess" data-testid="guess" min="0" max="1000000000" step="1" required inputmode="numeric"
        aria-label=${t("page.guess")} aria-describedby="guess-within" ?readonly=${isShut(one)} .value=${String(one.given ?? "")} />`,
    )}
    <button class="button" data-testid="give-answer" aria-disabled=${isShut(one)}>${t("page.giveAnswer")}</button>
  </form>
  <p class="dim" id="guess-within">${t("page.guessWithin")}</p>`;

function guessed(event: SubmitEvent, one: Try, quiz: Quiz): void {
  event.preventDefault();
  const given = new FormData(event.target as HTMLFormElement).get("guess");
  if (!isShut(one)) act(quiz.answer(Number(given)));
}

function verdict(
  now: StepInfo,
  { choices, point }: LessonQuestion,
  one: Try,
): TemplateResult | string | typeof nothing {
  if (point) return verdictOnPoint(now, one);
  const right = one.answer === undefined ? "" : answerText(choices, one.answer);
  if (one.right) return choices.length > 0 ? t("page.right") : t("page.rightNumber", { answer: right });
  const why = html`<p>${whyNot(now, choices, one)}</p>`;
  if (!isOpen(one)) return html`<p>${t("page.answer", { answer: right })}</p>${why}`;
  if (!isWrong(one)) return nothing;
  const off = choices.length > 0 ? "page.notQuite" : one.low ? "page.tooLow" : "page.tooHigh";
  return html`<p>${t(off)}</p>${why}`;
}

function verdictOnPoint(now: StepInfo, one: Try): TemplateResult | typeof nothing {
  const { point } = one;
  if (!point) return nothing;
  const said = one.right ? "page.right" : isOpen(one) ? "page.notQuite" : "page.answerPoint";
  return html`<p>${t(said)}</p><p>${word(`why.${one.name}.${point.why}`, { ...valuesAt(now), ...point.with })}</p>`;
}

function answerText(choices: Choices, answer: number): string {
  const choice = choices[answer];
  return choice ? caption(choice) : count(answer);
}

/** Returns the explanation: the step's text and, if there is one, the sentence for this answer. */
function whyNot(now: StepInfo, choices: Choices, one: Try): string {
  const given = one.given === undefined ? undefined : choices[one.given];
  const own = given && "key" in given ? `why.${one.name}.${given.key}` : "";
  return word(isKnown(own) ? own : `why.${one.name}`, valuesAt(now));
}

function valuesAt({ with: told, numbers }: StepInfo): LessonValues {
  const known = numbers.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(known), ...told };
}

/** The actions for the question besides answering it. */
function steps(one: Try, quiz: Quiz): TemplateResult[] {
  const onwards = button("go-on", t(isOpen(one) ? "page.skip" : "page.goOn"), () =>
    act(quiz.goOn(), () => (playing.peek() ? "play" : "on")),
  );
  if (!isOpen(one)) return [onwards];
  const show = button("show-answer", t("page.showAnswer"), () => act(quiz.reveal(), () => "go-on"));
  if (!isWrong(one)) return [onwards, show];
  const again = button("try-again", t("page.tryAgain"), () => {
    act(quiz.retry(), () => "choice");
  });
  const see = button(
    "see-why",
    t("page.seeWhy"),
    () => act(quiz.seeWhy(), () => "back-to-question"),
    t("page.seeWhyTitle"),
  );
  return [again, see, show, onwards];
}

const back = (quiz: Quiz) => html`
  <p class="card">${button("back-to-question", t("page.backToQuestion"), () => act(quiz.comeBack(), () => "see-why"))}</p>`;

const button = (id: string, words: string, click: () => void, title?: string) => html`
  <button class="button" data-testid=${id} title=${title ?? nothing} @click=${click}>${words}</button>`;

/** Runs an action whose failures are reported elsewhere. If the pressed button disappears, the focus moves to the next sensible one. */
function act(work: Promise<unknown>, next?: () => string): void {
  void work.then(
    () => next && focusOn(next(), "choice", "guess", "point", "play"),
    () => undefined,
  );
}
