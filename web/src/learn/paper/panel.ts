/** The panel that compares the paper with the measurements and explains why they differ, beside every lesson with a comparison. */

import { effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { again } from "../../engine/again";
import { measuredText, noisyMark } from "../measured";
import { boundMark } from "../numbers";
import { lesson, shownStep, steps, story } from "../state";
import type { LessonNumber, StepInfo, StoryInfo } from "../types";
import { t, word } from "../words";
import { type Claim, claims } from "./claims";

/** The last numbers of the open story, by claim and name. */
type MeasuredClaims = ReadonlyMap<Claim, ReadonlyMap<string, LessonNumber>>;
const measuredClaims = signal<MeasuredClaims>(new Map());

/** Collects the numbers of the steps until another story is opened. */
export function watchMeasured(): () => void {
  let of: StoryInfo | undefined;
  return effect(() => {
    const open = story.value;
    const now = shownStep.value;
    const before = of === open ? measuredClaims.peek() : new Map();
    of = open;
    measuredClaims.value = now
      ? new Map(here().map((claim) => [claim, takeMeasurement(claim, now, before.get(claim))]))
      : before;
  });
}

const here = () => claims.filter((claim) => claim.lesson === lesson.value?.name);

function takeMeasurement(claim: Claim, now: StepInfo, before: ReadonlyMap<string, LessonNumber> = new Map()) {
  const named = new Map(now.numbers.map((number) => [number.name, number]));
  const isBeside = claim.beside === undefined || named.has(claim.beside);
  const isReported = isBeside && (!claim.isAtEnd || now.index === steps.value - 1);
  if (!isReported) return before;
  const all = claim.numbers.flatMap((name) => named.get(name) ?? []);
  return new Map([...before, ...all.map((number) => [number.name, number] as const)]);
}

type Words = typeof import("./words");
/** The texts, which are loaded by the first lesson with a comparison. */
const words = signal<Words | undefined>(undefined);
let isLoading = false;

async function load(): Promise<void> {
  isLoading = true;
  try {
    words.value = await again(import("./words"));
  } catch {
    isLoading = false; // the next step that is shown tries again
  }
}

export function paper(): TemplateResult | typeof nothing {
  const all = here();
  const texts = words.value;
  if (all.length === 0 || !shownStep.value) return nothing;
  if (!texts && !isLoading) void load();
  return html`
    <details class="paper" data-testid="paper">
      <summary><h2>${t("page.paper")} <i>${all.length}</i></h2></summary>
      ${texts ? all.map((claim) => block(claim, texts)) : nothing}
    </details>`;
}

const block = (claim: Claim, { claimText }: Words) => html`
  <article class="card claim" data-testid="claim" data-claim=${claim.name}>
    <h3>${claimText(claim.name, "source")}</h3>
    <dl>
      <dt>${t("page.paperSays")}</dt><dd>${claimText(claim.name, "says")}</dd>
      <dt>${t("page.weMeasure")}</dt><dd>${ownNumber(claim, claimText(claim.name, "here"))}</dd>
      <dt>${t("page.whyTheyDiffer")}</dt><dd>${claimText(claim.name, "why")}</dd>
    </dl>
  </article>`;

function ownNumber(claim: Claim, sentence: string): TemplateResult {
  const values = [...(measuredClaims.value.get(claim)?.values() ?? [])];
  return html`${sentence}
    ${values.length > 0 ? html`<ul>${values.map(number)}</ul>` : nothing}
    ${values.length < claim.numbers.length ? html`<span class="dim">${t("page.notYetMeasured")}</span>` : nothing}`;
}

const number = (number: LessonNumber) => html`
  <li data-testid="claim-number" data-name=${number.name}><span>${word(`number.${number.name}`)}</span>
    <b class="m">${number.value === undefined ? "" : boundMark(number.bound, number.unit)} ${measuredText(number)}${noisyMark(number)}</b></li>`;
