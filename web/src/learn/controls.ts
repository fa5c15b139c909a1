/** The parameters of the lesson, each with a suitable control. */

import { html, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { plain } from "../state/format";
import { styled } from "../ui/styled";
import type { Actions } from "./actions";
import { usualValues } from "./address";
import { withDecimalMark } from "./numbers";
import { openPuzzle } from "./shown-view";
import { lesson, requested } from "./state";
import type { LessonParameter, LessonValue } from "./types";
import { t, word } from "./words";

type Of<Kind extends LessonParameter["kind"]> = Extract<LessonParameter, { kind: Kind }>;
type Set = (value: LessonValue) => void;

/** The positions of a logarithmic slider. */
const notches = 1000;
/** The largest number of choices side by side. More choices, or a comparison, are a drop-down list. */
const maxSideBySide = 5;

export function controls(actions: Actions): TemplateResult {
  const info = lesson.value;
  if (!info) return html``;
  const values = requested.value?.values ?? {};
  const changed = info.parameters.some(({ name, value }) => (values[name] ?? value) !== value);
  const usual = () => actions.set(usualValues(info.parameters));
  return html`
    <h2>${t("page.try")}
      <button class="link small" data-testid="default-values" title=${t("page.restoreValuesTitle")} ?hidden=${!changed || openPuzzle.value !== undefined} @click=${usual}>
        ${t("page.restoreValues")}</button></h2>
    <div class="card controls">${info.parameters.map((parameter) =>
      control(info.name, parameter, values[parameter.name] ?? parameter.value, (value) =>
        actions.set({ [parameter.name]: value }),
      ),
    )}</div>`;
}

function control(of: string, parameter: LessonParameter, value: LessonValue, set: Set): TemplateResult {
  if (parameter.kind === "number") return slider(of, parameter, Number(value), set);
  return parameter.name === "compare" || parameter.choices.length > maxSideBySide
    ? list(of, parameter, value, set)
    : segments(of, parameter, value, set);
}

const nameOf = (of: string, { name }: LessonParameter): string => word(`parameter.${of}.${name}`);
const choiceOf = (of: string, { name }: LessonParameter, choice: string): string =>
  word(`choice.${of}.${name}.${choice}`);

const segments = (of: string, parameter: Of<"choice">, value: LessonValue, set: Set) => html`
  <fieldset class="control" data-testid=${`parameter-${parameter.name}`}>
    <legend>${nameOf(of, parameter)}</legend>
    <div class="seg">${parameter.choices.map(
      (
        choice,
      ) => html`<label><input type="radio" name=${parameter.name} value=${choice} .checked=${live(choice === value)}
        @change=${() => set(choice)} /><span>${choiceOf(of, parameter, choice)}</span></label>`,
    )}</div>
  </fieldset>`;

const list = (of: string, parameter: Of<"choice">, value: LessonValue, set: Set) => html`
  <label class="control">${nameOf(of, parameter)}
    <select class="button" data-testid=${`parameter-${parameter.name}`} .value=${live(String(value))}
      @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}>
      ${parameter.choices.map(
        (choice) =>
          html`<option value=${choice} ?selected=${choice === value}>${choiceOf(of, parameter, choice)}</option>`,
      )}
    </select></label>`;

function slider(of: string, parameter: Of<"number">, value: number, set: Set): TemplateResult {
  const scale = scaleOf(parameter);
  const [at, end] = [scale.place(value), scale.place(parameter.max)];
  return html`
    <label class="control"><span class="row-name">${nameOf(of, parameter)} <span class="m" aria-hidden="true">${withDecimalMark(plain(value))}</span></span>
      <input type="range" data-testid=${`parameter-${parameter.name}`} min=${scale.place(parameter.min)} max=${end}
        step=${scale.step} .value=${live(String(at))} style=${styled({ "--done": percentOf(at, scale.place(parameter.min), end) })}
        aria-valuetext=${withDecimalMark(plain(value))}
        @keydown=${(event: KeyboardEvent) => byKey(event, parameter, value, set)}
        @input=${(event: Event) => set(scale.value(Number((event.target as HTMLInputElement).value)))} /></label>`;
}

/** Steps the value by keys. On a logarithmic slider a new position may round back to the old number. */
function byKey(event: KeyboardEvent, parameter: Of<"number">, value: number, set: Set): void {
  const next = stepped(parameter, value, event.key);
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (next !== value) set(next);
}

export const percentOf = (at: number, from: number, to: number): string =>
  `${to > from ? ((at - from) / (to - from)) * 100 : 0}%`;

/** Converts between a number and its position on the slider. */
export function scaleOf({ min, max, step, log }: Of<"number">) {
  if (!log || min <= 0) return { step, place: (value: number) => value, value: (place: number) => place };
  const span = Math.log(max / min);
  const onStep = (value: number) => Math.min(max, min + Math.round((value - min) / step) * step);
  return {
    step: 1,
    place: (value: number) => Math.round((notches * Math.log(value / min)) / span),
    value: (place: number) => onStep(min * Math.exp((place / notches) * span)),
  };
}

/** The keys of a slider, with their number of positions. */
const strides: Record<string, number> = {
  ArrowRight: 10,
  ArrowUp: 10,
  ArrowLeft: -10,
  ArrowDown: -10,
  PageUp: 100,
  PageDown: -100,
};

/** Returns the value after a key on a logarithmic slider, which is at least one step further. Undefined for keys that the browser handles. */
export function stepped(parameter: Of<"number">, value: number, key: string): number | undefined {
  const stride = strides[key];
  const { min, max, step, log } = parameter;
  if (stride === undefined || !log || min <= 0) return undefined;
  const scale = scaleOf(parameter);
  const [on, least] = [scale.value(scale.place(value) + stride), value + Math.sign(stride) * step];
  return Math.min(max, Math.max(min, stride > 0 ? Math.max(on, least) : Math.min(on, least)));
}
