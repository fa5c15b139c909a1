/** The pseudocode beside the step: the current line, the executed lines, and the values of variables. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { again } from "../../engine/again";
import { recall, remember } from "../../state/preferences";
import { styled } from "../../ui/styled";
import type { Actions } from "../actions";
import { formula } from "../math/show";
import { numberText } from "../numbers";
import { searchedKeys, shownStep, story } from "../state";
import type { StepInfo } from "../types";
import { t, valueText } from "../words";
import type { Line } from "./code";

type All = typeof import("./all");
/** The pseudocode of all lessons, when it is loaded. */
const all = signal<All | undefined>(undefined);
let isLoading = false;

const key = "nearpoint.pseudocode";
const open = signal(recall(key) !== "closed");

export function pseudocode(actions: Actions): TemplateResult | typeof nothing {
  const now = shownStep.value;
  const name = story.value?.name;
  if (!now || !name) return nothing;
  return html`
    <details class="pseudocode" data-testid="pseudocode" ?open=${open.value} @toggle=${onToggle}>
      <summary><h2>${t("page.code")}</h2></summary>
      ${open.value ? lines(name, now, actions) : nothing}
    </details>`;
}

function lines(name: string, now: StepInfo, actions: Actions): TemplateResult | typeof nothing {
  if (!all.value) {
    if (!isLoading) void load();
    return nothing;
  }
  const { code, lineText } = all.value;
  const ofLesson = Object.hasOwn(code, name) ? code[name] : undefined;
  if (!ofLesson) return nothing;
  return html`<ol aria-label=${t("page.code")} aria-busy=${searchedKeys.value ? "true" : nothing}>${ofLesson.map((line) => item(line, lineText(name, line.line), now, actions))}</ol>`;
}

async function load(): Promise<void> {
  isLoading = true;
  try {
    all.value = await again(import("./all"));
  } catch {
    isLoading = false; // the next step that is shown tries again
  }
}

function item(line: Line, text: string, now: StepInfo, actions: Actions): TemplateResult {
  const keys = keysOf(line);
  const isAt = line.at?.some((reported) => reported === now.say) ?? false;
  const isPassed = isAt || valuesAt(now).some((reported) => keys.has(reported));
  return html`
    <li><button data-testid="code-line" data-line=${line.line} data-passed=${isPassed ? "" : nothing} title=${t("page.codeTitle")}
      aria-current=${isAt ? "step" : nothing} style=${styled({ "--depth": line.depth ?? 0 })}
      @click=${() => actions.seekKeys(keys)}>
      ${spokenText(text)}${isPassed ? values(line, now) : nothing}${
        isPassed && !isAt ? html`<span class="sr">${t("page.codePassed")}</span>` : nothing
      }</button></li>`;
}

/** Renders a line as a formula, with plain text for screen readers, because the accessible names of controls omit italic variables. */
const spokenText = (text: string): TemplateResult =>
  html`<span aria-hidden="true">${formula([text], true)}</span><span class="sr">${text}</span>`;

/** Returns all keys that lead a step to this line. */
export const keysOf = ({ at = [], through = [] }: Line): ReadonlySet<string> => new Set([...at, ...through]);

const valuesAt = ({ say, events, index }: StepInfo): string[] => [
  say,
  ...events.filter(({ step }) => step === index).map(({ name }) => name),
];

function values({ shows = {} }: Line, now: StepInfo): TemplateResult | typeof nothing {
  const known = Object.entries(shows).flatMap(([variable, name]) => {
    const value = valueAt(now, name);
    return value === undefined ? [] : [{ variable, value }];
  });
  if (known.length === 0) return nothing;
  return html`<span class="values">${known.map(
    ({ variable, value }) => html`<span><var>${spokenText(variable)}</var> = <b>${value}</b></span> `,
  )}</span>`;
}

/** Returns the value of a variable at the step: a number beside the picture, or a value in its text. */
export function valueAt({ numbers, with: holes }: StepInfo, name: string): string | undefined {
  const number = numbers.find((candidate) => candidate.name === name);
  if (number) return number.value === undefined ? undefined : numberText(number.value, number.unit);
  return Object.hasOwn(holes, name) ? valueText(holes[name]) : undefined;
}

function onToggle(event: Event): void {
  open.value = (event.target as HTMLDetailsElement).open;
  remember(key, open.value ? undefined : "closed");
}
