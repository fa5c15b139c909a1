/** Each robot: how near it is to hitting something, and its joints. */

import { html, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { RobotRow } from "../../engine/types";
import { robots } from "../../state/robots";
import { open, rows } from "../../state/store";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { icons } from "../icons";
import { poseGrid } from "../pose-grid";
import { text } from "../strings";
import { shownValues } from "./hand";
import { jointRow } from "./joint-row";
import { riskOf } from "./risk";

const t = text.robots.joints;

export const joints = (actions: Actions): TemplateResult => html`
  ${repeat(
    robots.value,
    ({ id }) => id,
    (robot) => section(robot, actions),
  )}
  <p class="hint">${t.hint}</p>`;

function section(robot: RobotRow, actions: Actions): TemplateResult {
  const values = shownValues(robot);
  const { name } = robot;
  return html`
    <section class="robot" aria-label=${t.label({ robot: name })} data-testid="robot" data-robot=${robot.id}>
      <h2><span class="ellipsis" title=${name}>${name}</span>
        <button class="button small" data-testid="home" title=${t.homeTitle} @click=${() => goHome(robot, actions)}>${t.home}</button></h2>
      ${risk(robot, actions)}
      ${robot.joints.map((_, index) => jointRow(robot, index, values, actions.robots))} ${base(robot, actions)}
    </section>`;
}

const base = ({ id, base }: RobotRow, actions: Actions) => html`
  <details class="base" data-testid="base"><summary><span class="twist">${icons.chevron}</span>${t.base}</summary>
    ${poseGrid(base, { fixed: false, set: (pose) => void actions.robots.tried({ type: "setBase", robot: id, pose }) })}
  </details>`;

function risk({ parts }: RobotRow, actions: Actions): TemplateResult {
  const { tone, words, pair } = riskOf(parts, rows.value, open.value, units.value);
  const line = html`<span class="tag ${tone}" aria-hidden="true"></span><span>${words}</span>`;
  return pair
    ? html`<button class="risk" data-testid="risk" data-tone=${tone} @click=${() => actions.lookAt(pair.a, pair.b)}>${line}</button>`
    : html`<p class="risk" data-testid="risk" data-tone=${tone}>${line}</p>`;
}

/** The nearest values to zero that are within the limits. */
function goHome({ id, joints }: RobotRow, actions: Actions): void {
  const values = joints.map(({ lower, upper }) =>
    Math.max(lower ?? Number.NEGATIVE_INFINITY, Math.min(upper ?? Number.POSITIVE_INFINITY, 0)),
  );
  void actions.robots.tried({ type: "setJoints", robot: id, values });
}
