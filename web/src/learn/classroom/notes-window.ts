/** The window of notes: the whole text of the step, the next step, the question with its answer, a clock, and buttons that control the slides. */

import { again } from "../../engine/again";
import "../style/notes.css";
import { computed, effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { count } from "../../state/format";
import { showTheme } from "../../state/theme";
import { icons } from "../../ui/icons";
import { mount } from "../../ui/mount";
import { nextOf } from "../course/plan";
import { itemTitle } from "../item-titles";
import { formula } from "../math/show";
import { renderText } from "../render-text";
import type { LessonCaption, StepInfo } from "../types";
import { caption, fill, stepTexts, t, word } from "../words";
import { channelOf, type FromNotes, readSlides, type Slide } from "./channel";
import { elapsedText } from "./elapsed";
import { Lookahead, startWorker } from "./lookahead";
import type { teachersNote } from "./teachers-note";

const slide = signal<Slide | undefined>(undefined);
/** True if the window of the slides is closed. */
const over = signal(false);
const next = signal<StepInfo | undefined>(undefined);
const answer = signal<number | undefined>(undefined);
/** The teacher's note, when it is loaded. */
const note = signal<typeof teachersNote | undefined>(undefined);
const startedAt = signal(Date.now());
const now = signal(Date.now());

/** The address of the step, which changes only with the step or the values. */
const place = computed(() => {
  const here = slide.value;
  return here && JSON.stringify([here.lesson, here.values, here.shown.index]);
});

export function showNotes(id: string): void {
  const root = document.documentElement;
  root.dataset.place = "notes";
  root.dataset.state = "idle";
  showTheme(root);
  const host = document.createElement("main");
  host.id = "notes";
  document.body.replaceChildren(host);
  const channel = channelOf(id);
  const ask = (options: FromNotes["do"]) => channel.postMessage({ from: "notes", do: options });
  const prompter = new Lookahead(startWorker());
  channel.addEventListener("message", ({ data }) => {
    const said = readSlides(data);
    if (!said) return;
    over.value = said.over === true;
    if (!said.over) slide.value = said.slide;
  });
  effect(() => {
    document.title = `${t("page.notes")} – Nearpoint`;
    root.dataset.lesson = slide.value?.lesson ?? "";
    root.dataset.step = String(slide.value?.shown.index ?? "");
  });
  loadNextStep(prompter);
  void again(import("./teachers-note")).then(
    (loaded) => {
      note.value = loaded.teachersNote;
    },
    () => undefined, // without the notes of the chapter
  );
  setInterval(() => {
    now.value = Date.now();
  }, 1000);
  mount(host, () => page(ask, prompter));
  watchKeys(ask);
  ask("read");
}

function loadNextStep(prompter: Lookahead): void {
  effect(() => {
    const mine = place.value;
    next.value = answer.value = undefined;
    const here = slide.peek();
    if (!here || !mine) return;
    const isStale = () => place.peek() !== mine || slide.peek()?.playing === true;
    void prompter.nextStep(here, isStale).then(
      (step) => {
        if (!isStale()) next.value = step;
      },
      () => undefined, // without the next step
    );
  });
}

type AskWorker = (options: FromNotes["do"]) => void;

function page(ask: AskWorker, prompter: Lookahead): TemplateResult {
  const here = slide.value;
  return html`
    <header class="notes-head">
      <h1 class="ellipsis">${here ? word(`lesson.${here.lesson}`) : t("page.notes")}</h1>
      ${here ? html`<span class="m" data-testid="notes-step" data-step=${here.shown.index}>${t("page.stepOf", { step: here.shown.index, last: here.steps - 1 })}</span>` : nothing}
      <span class="spacer"></span>
      <span class="m" role="timer" aria-label=${t("page.elapsed")} data-testid="elapsed">${elapsedText(now.value - startedAt.value)}</span>
      <button class="tool" data-testid="restart-clock" title=${t("page.restartClock")} aria-label=${t("page.restartClock")}
        @click=${() => (startedAt.value = now.value = Date.now())}>${icons.reset}</button>
      <span class="m">${new Date(now.value).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}</span>
    </header>
    ${over.value ? html`<p class="notes-over" role="alert" data-testid="notes-over">${t("page.slidesGone")}</p>` : nothing}
    <div class="notes-text" tabindex="0" role="region" aria-label=${t("page.notes")}>${here ? step(here, prompter) : html`<p class="dim">${t("page.noSlide")}</p>`}</div>
    <footer class="notes-bar">
      ${drive("back", t("page.backOne"), icons.back, ask, !here || here.shown.index === 0)}
      ${drive("toggle", here?.playing ? t("page.pauseNow") : t("page.playNow"), here?.playing ? icons.pause : icons.play, ask, !here)}
      ${drive("on", t("page.onOne"), icons.on, ask, !here || here.shown.index >= here.steps - 1)}
    </footer>`;
}

const drive = (
  options: FromNotes["do"],
  label: string,
  icon: TemplateResult<2>,
  ask: AskWorker,
  off: boolean,
) => html`
  <button class="button ${options === "on" ? "primary" : ""}" data-testid=${`notes-${options}`} ?disabled=${off || over.value}
    @click=${() => ask(options)}>${icon} ${label}</button>`;

function step(here: Slide, prompter: Lookahead): TemplateResult {
  const { shown } = here;
  const { title, text, formula: lines } = stepTexts(shown.say);
  return html`
    <section data-testid="notes-say" data-say=${shown.say}>
      <h2>${renderText(title, shown.with)}</h2>
      ${text.map((paragraph) => html`<p>${renderText(paragraph, shown.with)}</p>`)}
      ${lines ? html`<div class="card formula">${lines.map((line) => html`<p>${formula(fill(line, shown.with))}</p>`)}</div>` : nothing}
    </section>
    ${question(here, prompter)} ${nextStepPreview(here)}
    ${note.value?.(here.lesson) ?? nothing}`;
}

function question(here: Slide, prompter: Lookahead): TemplateResult | typeof nothing {
  const asked = here.shown.question;
  if (!asked) return nothing;
  const right = answer.value === undefined ? undefined : answerText(asked.choices, answer.value);
  const reveal = () => {
    const mine = place.peek();
    void prompter.rightAnswer(here).then(
      (index) => {
        if (place.peek() === mine) answer.value = index;
      },
      () => undefined, // the next step shows it
    );
  };
  return html`
    <section class="notes-question" data-testid="notes-question">
      <h2>${t("page.question")}</h2>
      <p>${word(`question.${asked.name}`)}</p>
      ${asked.choices.length > 0 ? html`<ol type="A">${asked.choices.map((choice) => html`<li>${caption(choice)}</li>`)}</ol>` : nothing}
      ${
        asked.point
          ? html`<p class="dim">${t("page.pointInNext")}</p>`
          : right
            ? html`<p role="status" data-testid="notes-answer"><b>${t("page.answerIs", { answer: right })}</b></p>`
            : html`<button class="button" data-testid="show-answer" @click=${reveal}>${t("page.showAnswer")}</button>`
      }
    </section>`;
}

/** Returns the text of an answer. A question without choices asks for a number, which is the answer itself. */
const answerText = (choices: readonly LessonCaption[], answer: number): string => {
  const choice = choices[answer];
  return choice ? caption(choice) : count(answer);
};

/** Shows the next step or, at the end, the next lesson. */
function nextStepPreview({ lesson, shown, steps }: Slide): TemplateResult | typeof nothing {
  const coming = next.value;
  if (coming) {
    const { title, text } = stepTexts(coming.say);
    return html`
      <section class="notes-next" data-testid="notes-next" data-say=${coming.say}>
        <h2>${t("page.comesNext")} <i>${renderText(title, coming.with)}</i></h2>
        ${text.map((paragraph) => html`<p class="dim">${renderText(paragraph, coming.with)}</p>`)}</section>`;
  }
  if (shown.index < steps - 1) return nothing;
  const after = nextOf(lesson);
  return html`
    <section class="notes-next" data-testid="notes-next"><h2>${t("page.lastStep")}</h2>
      ${after ? html`<p class="dim">${t("page.thenLesson", { lesson: itemTitle(after.name) })}</p>` : nothing}</section>`;
}

const keys: Record<string, FromNotes["do"]> = {
  ArrowRight: "on",
  PageDown: "on",
  ArrowLeft: "back",
  PageUp: "back",
  " ": "toggle",
};

function watchKeys(ask: AskWorker): void {
  document.addEventListener("keydown", (event) => {
    const options = keys[event.key];
    if (!options || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === " " && event.target instanceof Element && event.target.closest("button")) return;
    event.preventDefault();
    ask(options);
  });
}
