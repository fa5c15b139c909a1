/** The panel on the right: the present task, the instructions, and the result of the last trial. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { ExperimentRecord, ExperimentStep } from "../types";
import { last, running, runState, settings, simulated } from "./state";
import { type Key, translate } from "./words";

export const taskPanel = (): TemplateResult => html`${task()} ${lastTrial()} ${controlsTable()}`;

function task(): TemplateResult {
  const { stage, step, of } = runState.value;
  if (stage === "none" || !step)
    return html`
      <h2>${stage === "over" ? translate("results") : translate("welcome")}</h2>
      <div class="prose" data-testid="said"><p>${translate(stage === "over" ? "over" : "lead")}</p></div>`;
  return html`
    <h2>${translate(`task.${step.task}`)} <i>${translate(`mode.${step.mode}`)}</i></h2>
    <div class="prose" data-testid="said">
      <p>${translate(`aim.${step.task}`)}</p>
      <p>${translate(`modeText.${step.mode}`)}</p>
      <p>${step.criterion === null ? translate("once") : translate("until", { mm: step.criterion })}</p>
      ${stage === "pause" ? html`<p><b>${translate(step.practice ? "readyPractice" : "ready")}</b></p>` : nothing}
      ${stage === "pause" && step.pause > 0 ? html`<p>${translate("rest", { s: step.pause })}</p>` : nothing}
    </div>
    <p class="dim place" data-testid="overall">${translate("overall", { done: runState.value.done, of })}</p>`;
}

function lastTrial(): TemplateResult | typeof nothing {
  const record = last.value;
  if (!record) return nothing;
  const row = (name: Key, value: number, digits: number) => html`
    <tr><th scope="row">${translate(name)}</th><td class="m">${value.toFixed(digits)}</td></tr>`;
  return html`
    <h2 id="last">${translate("lastTrial")} <i>${record.finished ? translate(`mode.${record.mode}`) : translate("givenUp")}</i></h2>
    <table class="numbers" aria-labelledby="last" data-testid="last-trial"><tbody>
      ${row("time", record.timeS, 2)} ${row("distance", record.distanceMm, 1)} ${row("corners", record.meanMm, 2)}
      ${row("angle", record.angleDeg, 2)}</tbody></table>`;
}

export const controls = ["take", "across", "depth", "tilt", "twist", "fine", "view"] as const;

const controlsTable = (): TemplateResult => html`
  <h2 id="how">${translate("how")}</h2>
  <table class="numbers ways" aria-labelledby="how"><tbody>
    ${controls.map((way) => html`<tr><th scope="row">${translate(`how.${way}`)}</th><td>${translate(`how.${way}.keys`)}</td></tr>`)}
  </tbody></table>
  <div class="prose"><p class="dim">${translate("how.touch")}</p></div>`;

/** Returns the progress: "trial 3 of 10". */
export function progress(step: ExperimentStep): string {
  const { trials, practice } = settings.value;
  return step.practice
    ? translate("progressPractice", { trial: step.trial, trials: practice })
    : translate("progress", { trial: step.trial, trials });
}

const result = ({ trial, finished, timeS, distanceMm, angleDeg }: ExperimentRecord): string =>
  finished
    ? translate("said", {
        n: trial,
        time: timeS.toFixed(1),
        distance: distanceMm.toFixed(1),
        angle: angleDeg.toFixed(1),
      })
    : translate("saidGivenUp", { n: trial });

/** Returns the announcement for screen readers. */
export function announcement(): string {
  const { stage, step, held } = runState.value;
  const before = last.value ? result(last.value) : "";
  if (stage === "over") return `${before} ${translate("over")}`;
  if (!running.value || !step)
    return simulated.value
      ? translate("simNote", { seed: simulated.value.seed, n: simulated.value.records.length })
      : "";
  const here = translate("saidBegin", {
    task: translate(`task.${step.task}`),
    mode: translate(`mode.${step.mode}`),
    progress: progress(step),
  });
  if (stage === "pause") return `${before} ${here} ${translate("ready")}`;
  return held === undefined ? `${here} ${translate(`aim.${step.task}`)}` : translate("saidHeld");
}
