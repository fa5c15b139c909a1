/** The list of robots: the risk of a collision, and the joints. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { PartId, RobotRow } from "../../engine/types";
import { between, type Units } from "../../state/format";
import { nameOf } from "../../state/names";
import { involves, type Row } from "../../state/result-class";
import { jointRanges, robots } from "../../state/robots";
import { openPairCount, rows } from "../../state/store";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { checkbox } from "../fields";
import { icons } from "../icons";
import { lazyModule } from "../lazy-module";
import { poseGrid } from "../pose-grid";
import { text } from "../strings";
import { shownValues } from "./joint-drag";
import { jointRow } from "./joint-row";

const t = text.robots.joints;
const map = lazyModule(() => import("../joint-map/panel"));
const editor = lazyModule(() => import("../mechanism/editor"));

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
      ${rangesToggle(robot, actions)}
      ${repeat(
        robot.joints,
        ({ name }) => name,
        (joint, index) => [
          jointRow(robot, index, values, actions.robots),
          robot.isMechanism ? editor()?.jointEditor(robot, joint, actions) : nothing,
        ],
      )}
      ${robot.isMechanism ? editor()?.mechanismEnd(robot, actions) : nothing}
      ${map()?.jointMapPanel(robot, values, actions) ?? nothing} ${base(robot, actions)}
    </section>`;
}

function rangesToggle({ id }: RobotRow, actions: Actions): TemplateResult {
  const row = jointRanges.value;
  const isOn = row?.robot === id;
  const toggled = (on: boolean) => actions.command({ type: "showJointRanges", robot: on ? id : null });
  const searching = isOn && row.searching;
  return html`
    <label class="check-line" title=${t.range.title}>${checkbox("show-ranges", isOn, toggled)}${t.range.show}
      ${searching ? html`<span class="dim">${t.range.searching}</span>` : nothing}</label>`;
}

const base = ({ id, base }: RobotRow, actions: Actions) => html`
  <details class="base" data-testid="base"><summary><span class="twist">${icons.chevron}</span>${t.base}</summary>
    ${poseGrid(base, { fixed: false, set: (pose) => void actions.robots.tryCommand({ type: "setBase", robot: id, pose }) })}
  </details>`;

function risk({ parts }: RobotRow, actions: Actions): TemplateResult {
  const { tone, words, pair } = riskOf(parts, rows.value, openPairCount.value, units.value);
  const line = html`<span class="tag ${tone}" aria-hidden="true"></span><span>${words}</span>`;
  return pair
    ? html`<button class="risk" data-testid="risk" data-tone=${tone} @click=${() => actions.lookAt(pair.a, pair.b)}>${line}</button>`
    : html`<p class="risk" data-testid="risk" data-tone=${tone}>${line}</p>`;
}

/** Moves all joints to the values nearest to zero within their limits. */
function goHome({ id, joints }: RobotRow, actions: Actions): void {
  const values = joints.map(({ lower, upper }) =>
    Math.max(lower ?? Number.NEGATIVE_INFINITY, Math.min(upper ?? Number.POSITIVE_INFINITY, 0)),
  );
  void actions.robots.tryCommand({ type: "setJoints", robot: id, values });
}

interface RobotRisk {
  tone: "hit" | "undecided" | "touch" | "near" | "calm";
  words: string;
  /** The pair that a press shows. */
  pair?: { a: PartId; b: PartId };
}

/** Returns the present risk of a robot in one line: the worst result of its parts. */
export function riskOf(
  parts: readonly PartId[],
  rows: readonly Row[],
  /** The number of pairs of which it is unknown whether they interfere. */
  open: number,
  units: Units,
  name: (part: PartId) => string = nameOf,
): RobotRisk {
  const own = rows.filter((row) => parts.some((part) => involves(row, part)));
  const [worst] = own; // the rows come worst first
  if (!worst) return { tone: "calm", words: open > 0 ? t.risk.checking : t.risk.clear };
  const [part, other] = (parts.includes(worst.a) ? [worst.a, worst.b] : [worst.b, worst.a]).map(name) as [
    string,
    string,
  ];
  const pair = { a: worst.a, b: worst.b };
  switch (worst.severity) {
    case "interference":
    case "contained":
    case "duplicate": {
      const more = own.filter((row) => row.class === "interferes").length - 1;
      const words =
        more > 0
          ? `${t.risk.hits({ part, other })}, ${t.risk.more({ n: more })}`
          : t.risk.hits({ part, other });
      return { tone: "hit", words, pair };
    }
    case "undecided":
      return { tone: "undecided", words: t.risk.mayHit({ part, other }), pair };
    case "contact":
      return { tone: "touch", words: t.risk.touches({ part, other }), pair };
    default:
      return worst.clearance
        ? {
            tone: "near",
            words: t.risk.near({
              distance: between(worst.clearance.lower, worst.clearance.upper, units),
              part,
              other,
            }),
            pair,
          }
        : { tone: "calm", words: t.risk.clear };
  }
}
