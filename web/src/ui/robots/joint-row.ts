/** The controls of one joint: its name, a slider between its limits, and a field for its value. */

import { html, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { JointRow, RobotRow } from "../../engine/types";
import { degrees, length, parseAngle, parseLength, plainLength, unitName } from "../../state/format";
import { showMessage } from "../../state/messages";
import { roundStep } from "../../state/ticks";
import { units } from "../../state/units";
import type { RobotActions } from "../actions";
import { onValue, typedField } from "../fields";
import { text } from "../strings";
import { styled } from "../styled";
import { cancelJointDrag, dragJoint, releaseJoint } from "./joint-drag";
import { rangeBand } from "./joint-range";

const t = text.robots.joints;

/** The range of a slider for a joint without limits: half a turn to both sides, or a length. */
const halfTurn = Math.PI;
const degree = Math.PI / 180;

export function jointRow(
  robot: RobotRow,
  index: number,
  values: number[],
  actions: RobotActions,
): TemplateResult {
  const joint = robot.joints[index] as JointRow;
  const value = values[index] ?? joint.value;
  const [lower, upper] = spanOf(joint, value);
  const turns = joint.kind !== "prismatic";
  const shown = valueText(value, turns);
  const ends = [joint.lower, joint.upper].map((end) => (end === null ? t.noLimit : limit(end, turns)));
  const at = Math.max(0, Math.min(1, (value - lower) / (upper - lower)));
  return html`
    <div class="joint" data-testid="joint" data-joint=${joint.name} data-value=${value}>
      <span class="ellipsis" title=${joint.name}>${joint.name}</span>
      ${typedField({
        id: "joint-value",
        label: t.value({ joint: joint.name, unit: turns ? t.degrees : unitName(units.value.displayUnit) }),
        shown,
        onChange: (words) => typed(words, turns, (place) => set(robot, values, index, place, actions)),
      })}
      <div class="slide" title=${t.limits({ joint: joint.name, lower: ends[0] ?? "", upper: ends[1] ?? "" })}>
        <small>${joint.lower === null ? (turns ? "−180°" : "") : ends[0]}</small>
        <input type="range" data-testid="joint-slider" aria-label=${joint.name} aria-valuetext=${shown}
          min=${lower} max=${upper} step="any" style=${styled({ "--at": `${(at * 100).toFixed(2)}%` })} .value=${live(String(value))}
          @input=${onValue((place) => dragJoint(robot, index, onSlide(Number(place), joint, lower, upper), actions))}
          @change=${() => releaseJoint(actions)}
          @pointercancel=${() => releaseJoint(actions)}
          @keydown=${(event: KeyboardEvent) => stepByKey(event, joint, value, [lower, upper], (options) => dragJoint(robot, index, options, actions), actions)}
          @keyup=${() => releaseJoint(actions)} @blur=${() => releaseJoint(actions)} />
        <small>${joint.upper === null ? (turns ? "180°" : "") : ends[1]}</small>
      </div>
      ${rangeBand(robot, index, {
        ends: [lower, upper],
        value,
        shown: (end) => valueText(end, turns),
        moveTo: (place) => set(robot, values, index, place, actions),
      })}
    </div>`;
}

export const valueText = (value: number, turns: boolean): string =>
  turns ? degrees(Math.round(value / degree / 0.001) * 0.001 * degree) : length(value, units.value);

/** Formats a limit beside the slider, where there is little space: tenths of a degree, or a length without its unit. */
export const limit = (value: number, turns: boolean): string =>
  turns ? degrees(Math.round((value / degree) * 10) * 0.1 * degree) : plainLength(value, units.value);

/** Returns the slider's ends. For a joint without limits they are those of its present turn. */
function spanOf({ kind, lower, upper }: JointRow, value: number): [number, number] {
  if (kind === "prismatic") {
    const reach = Math.max(1, 2 * Math.abs(value));
    return [lower ?? -reach, upper ?? reach];
  }
  return [lower ?? Math.min(-halfTurn, value), upper ?? Math.max(halfTurn, value)];
}

/** Rounds a slider's value to tenths of a degree, but keeps the limits exact. */
function onSlide(raw: number, { kind }: JointRow, lower: number, upper: number): number {
  const step = kind === "prismatic" ? roundStep(upper - lower, 1000) : degree / 10;
  const near = raw <= lower ? lower : raw >= upper ? upper : Math.round(raw / step) * step;
  return Math.max(lower, Math.min(upper, near));
}

/** Moves by keys: an arrow key goes a degree; with Shift, or as a page key, ten. Escape restores the value from before the drag. */
function stepByKey(
  event: KeyboardEvent,
  { kind }: JointRow,
  value: number,
  [lower, upper]: [number, number],
  take: (value: number) => void,
  actions: RobotActions,
): void {
  if (event.key === "Escape") cancelJointDrag(actions);
  const one = kind === "prismatic" ? roundStep(upper - lower, 100) : degree;
  const by = event.shiftKey ? 10 * one : one;
  const steps: Record<string, number> = {
    ArrowRight: by,
    ArrowUp: by,
    ArrowLeft: -by,
    ArrowDown: -by,
    PageUp: 10 * one,
    PageDown: -10 * one,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  take(Math.max(lower, Math.min(upper, value + step)));
}

function typed(typed: string, turns: boolean, take: (value: number) => void): void {
  const value = turns ? parseAngle(typed) : parseLength(typed, units.peek());
  const { notAnAngle, notALength } = text.details;
  if (value === undefined) showMessage("warning", (turns ? notAnAngle : notALength)({ typed }));
  else take(value);
}

/** Sends all values with the typed one; the engine reports a limit that it violates. */
function set(
  { id, joints }: RobotRow,
  shown: readonly number[],
  index: number,
  value: number,
  actions: RobotActions,
): void {
  const values = joints.map((joint, i) => (i === index ? value : (shown[i] ?? joint.value)));
  void actions.tryCommand({ type: "setJoints", robot: id, values });
}
