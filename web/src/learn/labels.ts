/** The overlays of the picture: captions, labels at points, and the message if there is no picture. */

import { html, nothing, type TemplateResult } from "lit-html";
import { part } from "../ui/mount";
import { centredAt } from "../ui/styled";
import { sizeOf } from "./label-size";
import { formula } from "./math/show";
import { lessonFallback } from "./picture-fallback";
import { placeLabels } from "./place-labels";
import { choiceNamed, type Quiz } from "./quiz";
import { isReading } from "./shown-view";
import { canvasState, captions } from "./state";
import { caption } from "./words";

type Label = (typeof captions.value)[number];

export const over = (quiz: Quiz, again: () => void): TemplateResult => html`
  <div class="labels" aria-hidden="true">${placed(part("picture")).map((one) => label(one, quiz))}</div>
  ${fallback(again) ?? nothing}`;

const fallback = lessonFallback(canvasState);

const placed = (picture: HTMLElement) => {
  const { clientWidth: width, clientHeight: height } = picture;
  const written = () => picture.querySelectorAll<HTMLElement>(".label");
  const spots = captions.value.map((label) => {
    const words = caption(label.caption);
    return { ...label, words, ...sizeOf(words, width, written) };
  });
  return placeLabels(spots, width, height);
};

/** Returns the name of a role, without the number that the role of an element or a level has. */
const named = (role: Label["role"]): string =>
  typeof role === "string" ? role : (Object.keys(role)[0] ?? "");

const label = ({ x, y, caption: reported, words, role }: Label & { words: string }, quiz: Quiz) => {
  const shown = "math" in reported ? formula([words]) : words;
  const choice = isReading.value ? undefined : choiceNamed(words); // a page has no place for the grade
  return html`
  <span class="label ${named(role)}" data-testid="label" data-words=${words} data-role=${named(role)}
    style=${centredAt(x, y)}>${choice === undefined ? shown : pick(shown, choice, quiz)}</span>`;
};

/** Makes a label a choice of the question. The buttons beside the picture are for keyboards and screen readers. */
const pick = (shown: TemplateResult | string, choice: number, quiz: Quiz) => html`
  <button class="pick" tabindex="-1" data-testid="pick" @click=${() => void quiz.answer(choice).catch(() => undefined)}>${shown}</button>`;
