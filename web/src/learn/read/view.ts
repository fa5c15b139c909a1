/** The reading view: a section for each step, and a figure that follows the section that is read. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { ending } from "../course/lesson-notes";
import { focusOn } from "../focus";
import { estimatedSize } from "../label-size";
import { formula } from "../math/show";
import { filled, stepBody } from "../narration";
import { placeLabels } from "../place-labels";
import { isReading } from "../shown-view";
import * as state from "../state";
import type { Transport } from "../transport";
import type { StoryInfo } from "../types";
import { caption, stepTexts, t, word } from "../words";
import { followScrolling } from "./follow";
import { loadSteps } from "./load";
import { drawing, dropPictures, type Picture, pictures, printPage, size } from "./pictures";
import "./read.css";
import { type Section, sectionOf } from "./sections";
import { isCurrent, loaded, sections } from "./state";

export function buildReading(transport: Transport): void {
  const region = part("read");
  region.tabIndex = 0; // keys scroll it
  mount(region, () => (isReading.value ? page(transport) : nothing));
  effect(() => {
    const story = state.story.value;
    if (isReading.value && story && !state.isDragging.value) return loadSteps(story);
    return undefined;
  });
  // The pictures are of one story, and the page is printed only while it is shown.
  effect(() => (isReading.value && state.story.value ? dropPictures : undefined));
  followScrolling(region, transport);
}

function page(transport: Transport): TemplateResult | typeof nothing {
  const now = loaded.value;
  if (!now || now.story.name !== state.story.value?.name) return nothing;
  const { story, steps } = now;
  const isWhole = steps.length === story.steps;
  const seen = new Set<string>();
  return html`
    <article data-testid="reading" data-loaded=${isWhole ? "all" : "part"}>
      <header>
        <h1>${word(`lesson.${story.name}`)}</h1>
        <button class="button" data-testid="print" title=${t("page.printTitle")} ?disabled=${!isWhole || !isCurrent.value}
          @click=${() =>
            void printPage(
              story,
              sections.peek().map(({ step }) => step.index),
            )}>${t("page.print")}</button>
        <p class="dim" role="status">${drawing.value ? t("page.drawingPictures", { n: drawing.value, all: sections.value.length }) : nothing}</p>
      </header>
      ${sections.value.map((section, i) => sectionPart(section, i === sectionOf(sections.value, state.step.value), story, seen, transport))}
      ${isWhole ? ending(story.name) : html`<p class="dim">${t("page.readingSteps", { step: steps.length, last: story.steps - 1 })}</p>`}
    </article>`;
}

function sectionPart(
  { step, last }: Section,
  isShown: boolean,
  story: StoryInfo,
  seen: Set<string>,
  transport: Transport,
): TemplateResult {
  const first = step.index;
  const play = (label: string, ...focus: string[]) =>
    html`<button class="link" data-testid="play-section" ?disabled=${!isCurrent.value} @click=${() => playFrom(first, transport, focus)}>${label}</button>`;
  const drawn = pictures.value;
  const picture = drawn?.story === story ? drawn.of.get(first) : undefined;
  return html`
    <section data-testid="section" data-step=${first} data-last=${last} ?data-shown=${isShown}>
      <h2><span class="dim">${last > first ? t("page.steps", { first, last }) : t("page.step", { step: first })}</span> ${filled(stepTexts(step.say).title, step.with)}</h2>
      ${picture ? figure(picture) : nothing}
      ${stepBody(step, seen)}
      ${last > first ? html`<p class="more">${play(t("page.playSteps"), "play")}</p>` : nothing}
      ${
        step.question
          ? html`<p class="more"><b>${t("page.predict")}</b> ${word(`question.${step.question.name}`)}
            ${play(t("page.answerInLesson"), "choice", "guess", "point")}</p>`
          : nothing
      }
    </section>`;
}

/** Shows a step by itself, with the focus on the first of these elements. */
function playFrom(step: number, transport: Transport, focus: readonly string[]): void {
  state.view.value = undefined;
  void transport.seek(step).then(() => focusOn(...focus, "play"));
}

/** The picture of a section, which is only printed; the figure beside the text shows it on the screen. */
function figure({ url, captions }: Picture): TemplateResult {
  const spots = captions.map((one) => {
    const words = caption(one.caption);
    return { ...one, words, ...estimatedSize(words) };
  });
  return html`
    <figure class="printed"><img src=${url} width=${size.width} height=${size.height} alt="" />
      ${placeLabels(spots, size.width, size.height).map(({ x, y, words, caption: reported }) => html`<span class="label" style=${centredAt(x, y)}>${"math" in reported ? formula([words]) : words}</span>`)}
    </figure>`;
}
