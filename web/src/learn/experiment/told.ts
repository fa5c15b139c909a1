/** The panel on the right: the present task, the instructions, and the result of the last trial. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { ExperimentRecord, ExperimentStep } from "../types";
import { course, last, running, settings, simulated } from "./state";
import { type Key, say } from "./words";

export const told = (): TemplateResult => html`${task()} ${lastTrial()} ${how()}`;

function task(): TemplateResult {
  const { stage, step, of } = course.value;
  if (stage === "none" || !step)
    return html`
      <h2>${stage === "over" ? say("results") : say("welcome")}</h2>
      <div class="prose" data-testid="said"><p>${say(stage === "over" ? "over" : "lead")}</p></div>`;
  return html`
    <h2>${say(`task.${step.task}`)} <i>${say(`mode.${step.mode}`)}</i></h2>
    <div class="prose" data-testid="said">
      <p>${say(`aim.${step.task}`)}</p>
      <p>${say(`modeText.${step.mode}`)}</p>
      <p>${step.criterion === null ? say("once") : say("until", { mm: step.criterion })}</p>
      ${stage === "pause" ? html`<p><b>${say(step.practice ? "readyPractice" : "ready")}</b></p>` : nothing}
      ${stage === "pause" && step.pause > 0 ? html`<p>${say("rest", { s: step.pause })}</p>` : nothing}
    </div>
    <p class="dim place" data-testid="overall">${say("overall", { done: course.value.done, of })}</p>`;
}

function lastTrial(): TemplateResult | typeof nothing {
  const record = last.value;
  if (!record) return nothing;
  const row = (name: Key, value: number, digits: number) => html`
    <tr><th scope="row">${say(name)}</th><td class="m">${value.toFixed(digits)}</td></tr>`;
  return html`
    <h2 id="last">${say("lastTrial")} <i>${record.finished ? say(`mode.${record.mode}`) : say("givenUp")}</i></h2>
    <table class="numbers" aria-labelledby="last" data-testid="last-trial"><tbody>
      ${row("time", record.timeS, 2)} ${row("distance", record.distanceMm, 1)} ${row("corners", record.meanMm, 2)}
      ${row("angle", record.angleDeg, 2)}</tbody></table>`;
}

export const ways = ["take", "across", "depth", "tilt", "twist", "fine", "view"] as const;

const how = (): TemplateResult => html`
  <h2 id="how">${say("how")}</h2>
  <table class="numbers ways" aria-labelledby="how"><tbody>
    ${ways.map((way) => html`<tr><th scope="row">${say(`how.${way}`)}</th><td>${say(`how.${way}.keys`)}</td></tr>`)}
  </tbody></table>
  <div class="prose"><p class="dim">${say("how.touch")}</p></div>`;

/** Returns the progress: "trial 3 of 10". */
export function progress(step: ExperimentStep): string {
  const { trials, practice } = settings.value;
  return step.practice
    ? say("progressPractice", { trial: step.trial, trials: practice })
    : say("progress", { trial: step.trial, trials });
}

const result = ({ trial, finished, timeS, distanceMm, angleDeg }: ExperimentRecord): string =>
  finished
    ? say("said", {
        n: trial,
        time: timeS.toFixed(1),
        distance: distanceMm.toFixed(1),
        angle: angleDeg.toFixed(1),
      })
    : say("saidGivenUp", { n: trial });

/** Returns the announcement for screen readers. */
export function announced(): string {
  const { stage, step, held } = course.value;
  const before = last.value ? result(last.value) : "";
  if (stage === "over") return `${before} ${say("over")}`;
  if (!running.value || !step)
    return simulated.value
      ? say("simNote", { seed: simulated.value.seed, n: simulated.value.records.length })
      : "";
  const here = say("saidBegin", {
    task: say(`task.${step.task}`),
    mode: say(`mode.${step.mode}`),
    progress: progress(step),
  });
  if (stage === "pause") return `${before} ${here} ${say("ready")}`;
  return held === undefined ? `${here} ${say(`aim.${step.task}`)}` : say("saidHeld");
}
