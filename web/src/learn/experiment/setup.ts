/** The panel on the left: the experiment and its size. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { language, languageName, languages, setLanguage } from "../../state/language";
import { fieldText, onChecked, onValue } from "../../ui/fields";
import type { ExperimentActions } from "./actions";
import {
  type ExperimentName,
  type ExperimentSettings,
  isSnail,
  isSpeed,
  maxPause,
  maxTrials,
  modesOf,
  names,
  publishedSettings,
  tasks,
} from "./settings";
import { running, runState, settings } from "./state";
import { named, translate } from "./words";

export function setup(actions: ExperimentActions): TemplateResult {
  const now = settings.value;
  const busy = running.value;
  return html`
    <h2>${translate("settings")}
      <button class="link small" data-testid="as-published" title=${translate("asPublishedTitle")} ?hidden=${busy}
        @click=${() => actions.set(publishedSettings(now))}>${translate("asPublished")}</button></h2>
    <fieldset class="card controls plain" ?disabled=${busy}>
      <label class="control">${translate("setting.experiment")}
        <select class="button" data-testid="setting-experiment" .value=${live(now.experiment)}
          @change=${onValue<ExperimentName>((experiment) => actions.set({ experiment, modes: modesOf(experiment) }))}>
          ${names.map((name) => html`<option value=${name} ?selected=${name === now.experiment}>${translate(`experiment.${name}`)}</option>`)}
        </select></label>
      ${
        isSnail(now)
          ? nothing
          : checkboxGroup(
              "tasks",
              tasks,
              now.tasks,
              (task) => translate(`task.${task}`),
              (tasks) => actions.set({ tasks }),
            )
      }
      ${checkboxGroup(
        "modes",
        modesOf(now.experiment),
        now.modes,
        (mode) => translate(`mode.${mode}`),
        (modes) => actions.set({ modes }),
      )}
      ${number("trials", now.trials, 1, actions)} ${number("practice", now.practice, 0, actions)}
      ${number("pause", now.pause, 0, actions)}
      ${
        now.modes.includes(3)
          ? html`<fieldset class="control"><legend>${translate("setting.snapping")}</legend><div class="seg">
            ${(["steady", "published"] as const).map(
              (
                method,
              ) => html`<label><input type="radio" name="snapping" value=${method} data-testid=${`snapping-${method}`}
                .checked=${live(method === now.snapping)} @change=${() => actions.set({ snapping: method })} /><span>${translate(`snapping.${method}`)}</span></label>`,
            )}</div></fieldset>`
          : nothing
      }
      <p class="dim" data-testid="total">${translate("total", { n: total(now) })}</p>
      <button class="button primary" data-testid="start" ?hidden=${busy} @click=${actions.start}>
        ${translate(runState.value.stage === "over" ? "again" : "start")}</button>
    </fieldset>
    <label class="control language-control">${translate("language")}
      <select class="button" data-testid="language" .value=${live(language.value)}
        @change=${onValue(setLanguage)}>
        ${languages.map((name) => html`<option value=${name} lang=${name} ?selected=${name === language.value}>${languageName(name)}</option>`)}
      </select></label>`;
}

/** Returns the number of trials in all. */
export const total = (settings: ExperimentSettings): number =>
  (isSnail(settings) ? 1 : settings.tasks.length) *
  settings.modes.length *
  (isSpeed(settings) && !isSnail(settings) ? 3 : 1) *
  (settings.trials + settings.practice);

/** A choice of several options, at least one. */
function checkboxGroup<T extends string | number>(
  field: "tasks" | "modes",
  all: readonly T[],
  taken: readonly T[],
  name: (one: T) => string,
  set: (taken: T[]) => void,
): TemplateResult {
  const toggled = (one: T, on: boolean) =>
    all.filter((other) => (other === one ? on : taken.includes(other)));
  return html`
    <fieldset class="control"><legend>${named(`setting.${field}`)}</legend>
      ${all.map((one) => {
        const on = taken.includes(one);
        return html`<label class="check"><input type="checkbox" data-testid=${`${field}-${one}`} .checked=${live(on)}
          ?disabled=${on && taken.length === 1} @change=${onChecked((isOn) => set(toggled(one, isOn)))} />
          ${name(one)}</label>`;
      })}</fieldset>`;
}

/** Clamps a typed number to a whole number within the bounds. */
export const clampWhole = (typed: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number.isFinite(typed) ? typed : least)));

function number(
  field: "trials" | "practice" | "pause",
  value: number,
  least: number,
  actions: ExperimentActions,
) {
  const most = field === "pause" ? maxPause : maxTrials;
  const changed = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const taken = clampWhole(input.valueAsNumber, least, most);
    input.value = String(taken);
    actions.set({ [field]: taken });
  };
  return html`
  <label class="control row">${named(`setting.${field}`)}
    <input type="number" class="m" data-testid=${`setting-${field}`} min=${least} max=${most} step="1" .value=${fieldText(String(value))}
      @change=${changed} /></label>`;
}
