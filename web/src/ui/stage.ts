/** The overlays of the picture: tools, labels, the sentence, progress, and the message if there is no picture. */

import { computed, effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { Label, PathContactRow } from "../engine/types";
import { offeredExamples } from "../scenes/catalogue";
import { duration } from "../state/format";
import { nameOf } from "../state/names";
import {
  canvasState,
  interaction,
  labels,
  loading,
  locked,
  parts,
  phase,
  results,
  unavailableReason,
} from "../state/store";
import { isExploded, viewState } from "../state/view-state";
import type { Actions } from "./actions";
import { coach } from "./coach";
import { modeSwitch } from "./drag/mode";
import { moveNote } from "./drag/move-note";
import { snapSettings } from "./drag/settings";
import { exampleText } from "./example-scenes";
import { beside, floating } from "./label-place";
import { pictureFallback } from "./picture-fallback";
import { type Item, itemsIn } from "./registry/action";
import { pageActions } from "./registry/page";
import { type Sentence, sentence, spoken } from "./sentence";
import { sentenceContext } from "./sentence-context";
import { text } from "./strings";
import { centredAt } from "./styled";

const t = text.stage;

export function overlay(actions: Actions): TemplateResult {
  const instead = fallback(actions.restartPicture);
  const hint = () => (hidesHint() || instead ? nothing : coach());
  return html`
    <div class="labels" aria-hidden="true">${instead ? nothing : placed(labels.value).map(label)}</div>
    ${instead ?? nothing} ${emptyScene(actions)} ${encounterNote(actions) ?? hint()} ${progress(actions)} ${sentenceBar(current.value)} ${moveNote(actions)}
  `;
}

const tool = computed(() => interaction.value.tool);

/** The tools and the drag modes. */
export function toolBar(actions: Actions): TemplateResult {
  const button = ({ id, label, title, icon, isPressed, isEnabled = true, run }: Item) => html`
    <button aria-pressed=${isPressed ?? nothing} aria-disabled=${!isEnabled} title=${title ?? nothing} data-testid=${`tool-${id}`} @click=${run}>
      ${icon ?? nothing}<span>${label}</span></button>`;
  return html`
    <div class="float tools" role="toolbar" aria-label=${text.tools.label}>${itemsIn("tools", pageActions, undefined, actions).map(button)}</div>
    ${isPicking() || isExploded.value || locked.value ? nothing : html`<div class="float drags">${modeSwitch(actions)} ${snapSettings(actions)}</div>`}`;
}

/** Returns whether something beside the picture needs the space. */
const hidesHint = () =>
  viewState.value.shown !== null || viewState.value.cuts.length > 0 || isExploded.value || isPicking();
/** Returns whether clicks pick something, so that no drag moves a part. */
const isPicking = () => tool.value === "measure" || tool.value === "pick";

/** Moves labels off the floating elements. Without a shown pair or a plane, only a drag has labels, which stay beside the pointer. */
function placed(all: readonly Label[]): readonly Label[] {
  const stage = document.getElementById("stage");
  if (!stage || all.length === 0 || !hidesHint()) return all;
  const { floats, height } = floating(stage);
  return all.map((one) => ({ ...one, y: beside(one.x, one.y, floats, height) }));
}

const label = ({ kind, x, y, text: words }: Label) => html`
  <span class="label ${kind}" data-testid="label" data-kind=${kind}
    style=${centredAt(x, y)}>${labelText(words)}</span>`;

/** Translates the only word that the engine puts into a label. */
const labelText = (words: string): string =>
  words.endsWith(" deep") ? text.pair.deep({ depth: words.slice(0, -" deep".length) }) : words;

/** The sentence without content; the present one is a signal, because the live region reads it, too. */
const emptySentence: Sentence = { tone: "calm", lead: "", about: "", facts: [] };
const current = signal(emptySentence);

export function watchSentence(): void {
  effect(() => {
    // If an engine ends, its last report may be incomplete.
    current.value = unavailableReason.value === undefined ? sentence(sentenceContext()) : emptySentence;
  });
}

function sentenceBar({ tone, lead, about, why, facts }: Sentence): TemplateResult | typeof nothing {
  if (!lead && facts.length === 0) return nothing;
  return html`
    <div class="float hud" data-testid="hud" data-tone=${tone}>
      ${lead ? html`<b>${lead}</b>` : nothing}${about ? html`<span>${about}</span>` : nothing}${why ? html`<span class="dim">${why}</span>` : nothing}
      ${facts.map((fact) => html`<span class="m dim">${fact}</span>`)}
    </div>`;
}

/** Announces the sentence to screen readers when everything is at rest, and not at every step of a drag. */
export function announce(host: HTMLElement): void {
  effect(() => {
    const words = spoken(current.value);
    if (phase.value === "idle" && !interaction.value.drag) host.textContent = words;
  });
}

/** The message in place of the picture. */
const fallback = pictureFallback(canvasState, (which) =>
  which === "tryAgain" ? text.message.tryAgain : t[which],
);

function emptyScene(actions: Actions): TemplateResult | typeof nothing {
  if (parts.value.length > 0 || phase.value !== "idle") return nothing;
  return html`
    <div class="notice empty" data-testid="empty">
      <b>${t.empty}</b><p>${t.emptyHint}</p>
      <p><button class="button primary" @click=${() => actions.pickFiles()}>${t.emptyOpen}</button></p>
      <p class="dim">${t.emptyScene}
        ${offeredExamples()
          .filter(({ slug }) => ["reducer-faulty", "so101"].includes(slug))
          .map(
            ({ slug, name }) =>
              html`<button class="link" @click=${() => actions.openScene(slug)}>${exampleText(slug)?.name ?? name}</button> `,
          )}</p>
    </div>`;
}

const kernelMemory = (memory: number) =>
  memory > 0
    ? html` <span class="m dim" data-testid="kernel-memory">${text.open.kernelHas({ memory })}</span>`
    : nothing;

/** Shows the progress after a delay, so that short waits show none. */
function progress(actions: Actions): TemplateResult | typeof nothing {
  const job = loading.value;
  if (!job) return nothing;
  const title = job.title ?? text.loading.title({ label: job.label });
  const spent = performance.now() - job.since;
  const left = job.done && job.done > 0.05 && spent > 800 ? (spent / job.done) * (1 - job.done) : undefined;
  return html`
    <div class="float progress" data-testid="progress">
      <p><b>${title}</b> <span class="dim">${job.doing}</span>${kernelMemory(job.memory)}</p>
      <progress aria-label=${title} max="1" value=${job.done ?? nothing}></progress>
      <p><span class="dim">${left === undefined ? nothing : text.loading.left({ time: duration(left) })}</span>
        <button class="button small" data-testid="cancel" @click=${actions.cancelLoading}>${text.loading.cancel}</button></p>
    </div>`;
}

/** Describes the first encounter, whose ghost is in the picture. */
function encounterNote(actions: Actions): TemplateResult | undefined {
  const through = results.value.encounters.filter(({ through }) => through);
  const [first] = through;
  if (!first) return undefined;
  const { a, b } = first;
  return html`
    <div class="float encounter" role="status" data-testid="encounter" data-certain=${first.certain}>
      <span>${passedText(first)}${through.length > 1 ? html` <span class="dim">${text.encounter.more({ n: through.length - 1 })}</span>` : nothing}</span>
      ${
        interaction.value.drag
          ? nothing
          : html`<button class="button small" data-testid="to-first-contact" title=${text.encounter.goTitle}
              @click=${() => actions.command({ type: "toFirstContact", a, b })}>${text.encounter.go}</button>`
      }
    </div>`;
}

/** Returns the part that moved, and the part that it touched. */
function passedText({ a, b, poses, certain }: PathContactRow): string {
  const [part, other] = poses.some(([part]) => part === a) ? [a, b] : [b, a];
  return text.encounter.passed({ part: nameOf(part), other: nameOf(other), certain });
}
